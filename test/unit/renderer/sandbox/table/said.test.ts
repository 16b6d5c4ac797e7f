import { describe, expect, it } from "vitest";
import { must } from "../../../../../shared/base/index.js";
import { NONE, type Anchor, type Link, type Preview } from "../../../../../shared/match/index.js";
import { foreseenWords } from "../../../../../renderer/sandbox/table/foreseen-words.js";
import { linkInWords } from "../../../../../renderer/sandbox/table/link-words.js";
import { veil, veilSetup } from "../../../../support/match/veil/rules.js";

const { state } = must(veil.setup(veilSetup(5)));
const view = veil.view(state, 0);
const [own = NONE] = state.zones.hand[0] ?? [];
const [prize = NONE] = state.zones.vault[1] ?? [];
const name = view.cards.find(({ id }) => id === own)?.face.name ?? "";

describe("an arrow in words", () => {
  const said = (kind: Link["kind"], to: Anchor, text?: string): string =>
    linkInWords({ kind, from: { kind: "card", card: own }, to, ...(text === undefined ? {} : { text }) }, view, veil);

  it("names cards, players, slots and zones as the table does", () => {
    expect(said("attack", { kind: "seat", seat: 1 })).toBe(`${name} attacks Bob`);
    expect(said("block", { kind: "slot", zone: "field", side: 1, slot: 2 })).toBe(`${name} blocks Right of Bob`);
    expect(said("aim", { kind: "zone", zone: "deck", side: 0 }, "3")).toBe(`${name} aims at Deck of Ada: 3`);
  });

  it("says of a card face down only where it lies", () => {
    const key = state.cards[prize]?.object ?? NONE;
    expect(said("aim", { kind: "place", key })).toBe(`${name} aims at a card face down at Vault of Bob`);
    expect(said("aim", { kind: "card", card: prize })).toBe(`${name} aims at a card`);
  });
});

describe("what a choice would do, in words", () => {
  const none: Preview = { counters: [], cards: [], figures: [], notes: [], explained: [], warnings: [], outcome: null };

  it("is what changes, in the order of the layout", () => {
    const { changes, warnings } = foreseenWords(
      {
        ...none,
        counters: [
          { seat: 1, counter: "life", from: 12, to: 10 },
          { seat: 1, counter: "secret", from: 0, to: 1 },
        ],
        cards: [{ card: own, from: "hand", to: "spent" }],
        figures: [{ card: own, title: "Power", from: 2, to: 3 }],
      },
      view,
      veil,
    );
    expect(changes).toEqual(["Life of Bob: 12 → 10", `${name}: Power 2 → 3`, `${name} → Spent`]);
    expect(warnings).toEqual([]);
  });

  it("warns of limits that would be reached or run into", () => {
    const limited = {
      ...veil,
      layout: { ...veil.layout, counters: [{ counter: "cards", title: "Cards", limit: 8 }] },
    };
    const reached = [{ seat: 0, counter: "cards", from: 7, to: 8 }];
    const left = [{ seat: 0, counter: "cards", from: 9, to: 8 }];
    const of = (counters: Preview["counters"]) =>
      foreseenWords({ ...none, counters, warnings: ["Ada has a full hand"] }, view, limited).warnings;
    expect(of(reached)).toEqual(["Ada has a full hand", "Cards of Ada: 8 of 8, no room for more."]);
    expect(of(left)).toEqual(["Ada has a full hand"]);
  });
});
