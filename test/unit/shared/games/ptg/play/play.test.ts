import { describe, expect, test } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import type { CardDefinition } from "../../../../../../shared/games/ptg/cards/definition.js";
import { ptgPlay } from "../../../../../../shared/games/ptg/play/play.js";
import { ptgRuleset as ruleset } from "../../../../../../shared/games/ptg/play/ruleset.js";
import type { BoundTable } from "../../../../../../shared/games/index.js";
import { act, type Action, type MatchSetup } from "../../../../../../shared/match/index.js";
import { observeMatch } from "../../../../../../shared/simulation/index.js";
import { trialMaterial } from "../../../../../support/match/ptg.js";

const table = (kind: string, ...rows: readonly Readonly<Record<string, unknown>>[]): BoundTable => ({
  file: `${kind}.toml`,
  table: [kind],
  kind,
  rows,
});
const card = (card_id: string, type: string, more: object = {}) => ({
  card_id,
  name: card_id.toUpperCase(),
  type,
  ...more,
});

describe("what a match of a folder starts from", () => {
  const { definitions, origins, decks, everything, remarks } = ptgPlay.material([
    table("cards", card("a", "creature"), { name: "Nobody" }, card("b", "mana"), card("c", "spell")),
    table("decks", { name: "Two", cards: { c: 2, gone: 1, b: 1 } }),
  ]);

  test("is its cards, with the rows they were made of", () => {
    expect(definitions.map((each) => ptgPlay.nameOf(each))).toEqual(["A", "B", "C"]);
    expect(origins.map(({ index }) => index)).toEqual([0, 2, 3]);
  });

  test("is its decks, in the order of their counts", () => expect(decks).toEqual([{ name: "Two", cards: [2, 2, 1] }]));

  test("is a deck of everything: each card once, mana four times", () =>
    expect(everything).toEqual({ name: "All cards", cards: [0, 1, 1, 1, 1, 2] }));

  test("says what was left out", () =>
    expect(remarks).toEqual([
      "Nobody has no card_id or no type.",
      "The deck Two names a card the folder does not have: gone.",
    ]));
});

describe("options", () => {
  const setup: MatchSetup = {
    definitions: [],
    decks: [
      { name: "", cards: [] },
      { name: "", cards: [] },
    ],
    options: {},
    seed: 1,
  };
  const first = (options: MatchSetup["options"]) => ruleset.setup({ ...setup, options });

  test("are those that the rules know, with the same values where nothing is chosen", () => {
    for (const option of ptgPlay.options) {
      if (option.kind === "seed") continue;
      expect(first({ [option.id]: option.initial })).toEqual(first({}));
    }
  });

  test("decide who begins, with how much health", () => {
    const { state } = must(first({ firstPlayer: "bob", initialHealth: 7 }));
    expect([state.active, state.counters.map(({ health }) => health)]).toEqual([1, [7, 7]]);
  });

  test.each([
    [{ handSize: -1 }, "ptg/options"],
    [{ nothing: 1 }, "ptg/options"],
    [{ inHand: [[3], []] }, "ptg/decks"],
  ])("%j is refused", (options, code) => {
    const found = first(options);
    expect(found.ok ? "taken" : found.error.code).toBe(code);
  });

  test("let a seat begin with chosen cards, of its deck where that has them", () => {
    const { definitions } = trialMaterial();
    const options = ptgPlay.withHand(ptgPlay.withHand({ handSize: 2 }, 0, [3, 4]), 1, [5]);
    expect(options).toEqual({ handSize: 2, inHand: [[3, 4], [5]] });
    const decks = [3, 6].map((each) => ({ name: "", cards: [each, each, each] }));
    const { state } = must(ruleset.setup({ definitions, decks, options, seed: 2 }));
    const inHand = state.zones.hand.map((ids) => ids.map((id) => state.cards[id]?.definition));
    expect(inHand).toEqual([
      [3, 4],
      [5, 6],
    ]);
    expect(state.zones.deck.map(({ length }) => length)).toEqual([2, 2]);
  });
});

test("each way of playing a card counts once, and what an effect puts onto the table counts as nothing", () => {
  const { definitions } = trialMaterial();
  const index = (name: string): number => definitions.findIndex((each) => ptgPlay.nameOf(each) === name);
  const [ember, gnat, hatchery, insight, ox] = ["Ember", "Gnat", "Hatchery own", "Insight own", "Ox"].map(index);
  const hand = [ember, gnat, hatchery, insight].map((each) => each ?? -1);
  const deck = { name: "", cards: [...hand, ox ?? -1, ox ?? -1] };
  const options = { handSize: 4, inHand: [hand, []] };
  const observer = observeMatch(ruleset, definitions.length);
  let step = must(ruleset.setup({ definitions, decks: [deck, { name: "", cards: [] }], options, seed: 5 }));
  observer.watch(step.state, step.events);
  const play = (action: Action): void => {
    step = must(ruleset.apply(step.state, action));
    observer.watch(step.state, step.events);
  };
  for (const definition of hand) {
    const id = step.state.zones.hand[0]?.find((each) => step.state.cards[each]?.definition === definition);
    play(act("play", id));
  }
  const { seats } = observer.report(step.state, { winners: [], reason: "" });
  expect(seats[0]?.played).toEqual(new Set(hand));
  expect(seats[0]?.drawn.has(ox ?? -1)).toBe(true);
  // The tokens of Hatchery are Gnats too, and the one of the hand was played: nothing else came to Bob.
  expect(seats[1]?.played).toEqual(new Set());
});

test("a match is a draw where as many turns as the limit were played, none more", () => {
  const deck = { name: "", cards: [] };
  const setup = { definitions: [], decks: [deck, deck], options: { turnLimit: 2 }, seed: 1 };
  let { state } = must(ruleset.setup(setup));
  const turns = new Set<number>();
  for (let steps = 0; state.outcome === null && steps < 100; steps += 1) {
    turns.add(state.turn);
    const decision = ruleset.decision(state);
    if (decision.kind === "over") break;
    ({ state } = must(ruleset.apply(state, decision.actions[0] ?? act(""))));
  }
  expect([...turns]).toEqual([1, 2]);
  expect(state.outcome).toMatchObject({ winners: [], reason: "turn-limit" });
});

describe("what an effect does with many cards or events", () => {
  const { definitions } = trialMaterial();
  const index = (name: string): number => definitions.findIndex((each) => ptgPlay.nameOf(each) === name);
  const [grind, salve, spiral] = [index("Grind own"), index("Salve own"), index("Spiral")];
  const started = (hand: readonly number[], deck: readonly number[]) =>
    must(
      ruleset.setup({
        definitions,
        decks: [
          { name: "", cards: [...hand, ...deck] },
          { name: "", cards: [] },
        ],
        options: { handSize: hand.length, inHand: [hand, []] },
        seed: 1,
      }),
    ).state;

  test("puts milled cards into the graveyard one by one, the topmost first", () => {
    const state = started([grind], [index("Ox"), index("Gnat"), index("Ember")]);
    const top = (state.zones.deck[0] ?? []).slice(-2).toReversed();
    const played = must(ruleset.apply(state, act("play", state.zones.hand[0]?.[0]))).state;
    expect(played.zones.graveyard[0]?.slice(0, 2)).toEqual(top);
  });

  test("offers an ability that costs nothing 8 times a turn to who looks ahead, and to a person always", () => {
    let state = started([index("Worker")], []);
    state = must(ruleset.apply(state, act("play", state.zones.hand[0]?.[0]))).state;
    const activating = (reach: "forward" | "all") => {
      const decision = ruleset.decision(state, reach);
      return decision.kind === "over" ? undefined : decision.actions.find(({ verb }) => verb === "activate");
    };
    let times = 0;
    for (let next = activating("forward"); next !== undefined && times < 20; next = activating("forward")) {
      state = must(ruleset.apply(state, next)).state;
      times += 1;
    }
    expect(times).toBe(8);
    expect(activating("all")).toBeDefined();
  });

  test("says once that a chain of triggers was cut off, however many events wait", () => {
    let state = started([spiral, spiral, salve], []);
    let events: readonly { readonly type: string }[] = [];
    for (const definition of [spiral, spiral, salve]) {
      const id = state.zones.hand[0]?.find((each) => state.cards[each]?.definition === definition);
      ({ state, events } = must(ruleset.apply(state, act("play", id))));
    }
    expect(events.filter(({ type }) => type === "too-many")).toHaveLength(1);
  });
});

describe("cards that are edited during a match", () => {
  const { definitions } = trialMaterial();
  const index = (name: string): number => definitions.findIndex((each) => ptgPlay.nameOf(each) === name);
  const [brood, ox] = [index("Brood"), index("Ox")];
  const deck = { name: "", cards: [brood] };
  const options = { handSize: 0, inHand: [[brood], []] };
  const begun = must(ruleset.setup({ definitions, decks: [deck, deck], options, seed: 1 })).state;
  const rich = must(ruleset.edit(begun, { kind: "count", seat: 0, counter: "earth", value: 3 })).state;
  const played = must(ruleset.apply(rich, act("play", rich.zones.hand[0]?.[0]))).state;

  const facesAfter = (edit: (definition: CardDefinition) => CardDefinition): readonly string[] => {
    const edited = definitions.map((each, at) => (at === brood ? edit(each as CardDefinition) : each));
    const { state } = must(ruleset.edit(played, { kind: "redefine", definitions: edited }));
    const { cards } = ruleset.view(state, "all");
    return cards
      .filter(({ zone }) => zone === "battlefield")
      .map(({ face }) => `${face.name} ${face.figures.map(({ value }) => value).join(" ")}`);
  };

  test("change where they lie, and tokens stay what they are, also when nothing makes such tokens any more", () => {
    expect(facesAfter((card) => card)).toEqual(["Brood 3 1 2", "Grub 0 1 1", "Grub 0 1 1"]);
    expect(facesAfter((card) => ({ ...card, attack: 4, abilities: [] }))).toEqual([
      "Brood 3 4 2",
      "Grub 0 1 1",
      "Grub 0 1 1",
    ]);
  });

  test("are as many as before", () => {
    const fewer = ruleset.edit(played, { kind: "redefine", definitions: definitions.slice(0, ox) });
    expect(fewer.ok ? "" : fewer.error.code).toBe("ptg/definitions");
  });
});
