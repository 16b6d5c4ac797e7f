// @vitest-environment happy-dom
import { eachOnNewPage, person } from "../../../../support/page/page.js";
import { act, render, screen, within } from "@testing-library/react";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { must } from "../../../../../shared/base/index.js";
import { createRuleset, type MatchState, type Offer, type Seat } from "../../../../../shared/match/index.js";
import { setTable, useTable } from "../../../../../renderer/sandbox/match/table-state.js";
import type { TableRequest, TableSnapshot } from "../../../../../renderer/sandbox/match/protocol.js";
import { Table } from "../../../../../renderer/sandbox/table/Table.js";
import { veilRules, veilSetup } from "../../../../support/match/veil/rules.js";
import type { VeilTypes } from "../../../../support/match/veil/types.js";

// Files share the modules they import: this one loads its own, with what it replaces in them, and leaves none behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

const asked: TableRequest[] = [];
vi.mock("../../../../../renderer/sandbox/match/table-client.js", () => ({
  askTable: (request: TableRequest) => asked.push(request),
}));

const veil = createRuleset(veilRules);

eachOnNewPage();
beforeEach(() => {
  asked.length = 0;
  return () => useTable.setState(useTable.getInitialState(), true);
});

/** The table of whoever is asked after choices, each by its words. */
function openAfter(...labels: readonly RegExp[]): MatchState<VeilTypes> {
  let { state } = must(veil.setup(veilSetup(5)));
  for (const label of labels) {
    const offer = veil.offers(state).find((each) => label.test(each.label));
    if (offer === undefined) throw new Error(`No ${String(label)}`);
    ({ state } = must(veil.apply(state, offer.action)));
  }
  show(state);
  return state;
}

function show(
  state: MatchState<VeilTypes>,
  offers = veil.offers(state),
  outcome: TableSnapshot["view"]["outcome"] = null,
): void {
  const decision = veil.decision(state);
  if (decision.kind === "over") throw new Error("The match is over");
  const view = { ...veil.view(state, decision.seat), outcome };
  const snapshot: TableSnapshot = {
    revision: 1,
    game: "veil",
    edition: 1,
    view,
    counters: [],
    players: ["person", "person"],
    bottom: decision.seat,
    open: false,
    asked: decision.seat,
    prompt: view.prompt,
    offers,
    backOut: null,
    because: null,
    thinking: false,
    held: false,
    pace: "normal",
    at: 0,
    moments: 1,
    canUndo: false,
    canRedo: false,
    replay: null,
    log: { from: 0, lines: [], moments: [], tree: [] },
  };
  setTable({ snapshot, isOpen: true });
  render(<Table snapshot={snapshot} ruleset={veil} />);
}

const chosen = () => asked.flatMap((request) => (request.kind === "choose" ? [request.action] : []));
const seat = (name: string) => within(screen.getByRole("region", { name }));
const offerOf = (state: MatchState<VeilTypes>, label: string): Offer["action"] | undefined =>
  veil.offers(state).find((offer) => offer.label === label)?.action;

describe("an option that is a player", () => {
  it("is chosen by a click on the panel of the player, which glows", async () => {
    const state = openAfter(/^summon .* Left$/, /^attack Left$/);
    const panel = seat("Bob").getByRole("button", { name: "Hit Bob" });
    expect(panel.dataset["legal"]).toBe("true");
    await person().click(panel);
    expect(chosen()).toEqual([offerOf(state, "Hit Bob")]);
  });

  it("is chosen by its number, and stays a button with the same words", async () => {
    const state = openAfter(/^summon .* Left$/, /^attack Left$/);
    const question = within(screen.getByRole("region", { name: "Question" }));
    expect(question.getByRole("button", { name: /^Hit Bob/ })).toBeDefined();
    await person().keyboard("2");
    expect(chosen()).toEqual([offerOf(state, "Hit Bob")]);
  });
});

describe("a card that lies face down", () => {
  const set = [/^set .* Middle$/, /^summon .* Left$/, /^End/, /^summon .* Right$/, /^attack Right$/, /^Hit a card/];

  it("is chosen by a click where it lies, though nobody says what it is", async () => {
    const state = openAfter(...set);
    await person().click(screen.getByRole("button", { name: "A card face down at Middle" }));
    expect(chosen()).toEqual([offerOf(state, "Choose the card face down at Middle")]);
  });

  it("is pressed while it is picked", () => {
    openAfter(...set, /^Choose the card face down/);
    const back = screen.getByRole("button", { name: "A card face down at Middle" });
    expect(back.getAttribute("aria-pressed")).toBe("true");
  });

  it("is read to its owner with its name, and that it is covered", () => {
    openAfter(/^set .* Middle$/);
    const field = within(screen.getByRole("region", { name: "Field of Ada, 1 card" }));
    expect(field.getByRole("button", { name: /Card<\d+> , face down/ })).toBeDefined();
  });

  it("shows what everybody sees of it: how it lies, and its badges in words", () => {
    openAfter(...set, /^Choose the card face down/, /^Choose Card/, /^Done/);
    const back = screen.getByRole("img", { name: "A card face down at Middle, 2 damage" });
    expect(back.textContent).toContain("2");
  });
});

describe("cards that lie at another one", () => {
  it("are counted at it, and listed on a click", async () => {
    openAfter(/^summon .* Left$/, /^tuck .* Left$/, /^attach .* Left$/);
    const field = within(screen.getByRole("region", { name: "Field of Ada, 3 cards" }));
    const more = field.getByRole("button", { name: /^1 under and 1 attached to Card<\d+>: show$/ });
    await person().click(more);
    const list = within(screen.getByRole("dialog", { name: /^At Card<\d+>$/ }));
    expect(list.getByText("3 cards, the top first")).toBeDefined();
    expect(list.getAllByRole("button", { name: /Card<\d+>/ })).toHaveLength(3);
  });

  it.each(["{Enter}", "{Escape}"])("give the keyboard back when their list is closed by %s", async (key) => {
    openAfter(/^summon .* Left$/, /^tuck .* Left$/, /^attach .* Left$/);
    const field = within(screen.getByRole("region", { name: "Field of Ada, 3 cards" }));
    const more = field.getByRole("button", { name: /: show$/ });
    act(() => more.focus());
    await person().keyboard("{Enter}");
    const list = screen.getByRole("dialog", { name: /^At Card<\d+>$/ });
    expect(list.contains(document.activeElement)).toBe(true);
    act(() => within(list).getByRole("button", { name: "Close" }).focus());
    await person().keyboard(key);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(more);
  });

  it("turn with it", () => {
    openAfter(/^summon .* Left$/, /^attach .* Left$/, /^attack Left$/);
    expect(document.querySelector(".unit")?.getAttribute("data-pose")).toBe("tapped");
  });
});

describe("an arrow", () => {
  it("is a sentence for those who hear the page", () => {
    openAfter(/^set .* Left$/, /^attack Left$/);
    const said = within(screen.getByRole("list", { name: "What attacks, blocks or aims at what" }));
    expect(said.getByRole("listitem").textContent).toMatch(/^Card<\d+> attacks Bob: 2$/);
  });
});

describe("a choice under the pointer", () => {
  it("is previewed beside the numbers and at the card", async () => {
    openAfter(/^summon .* Left$/, /^attack Left$/);
    const question = within(screen.getByRole("region", { name: "Question" }));
    await person().hover(question.getByRole("button", { name: /^Hit Bob/ }));
    expect(asked.at(-1)).toMatchObject({ kind: "foresee", revision: 1 });
    const counters: readonly { seat: Seat; counter: string; from: number; to: number }[] = [
      { seat: 1, counter: "life", from: 12, to: 10 },
    ];
    const nothing = { cards: [], figures: [], notes: [], explained: [] };
    const preview = { ...nothing, counters, warnings: ["Bob is low"], outcome: null };
    act(() => setTable({ foreseen: preview }));
    expect(seat("Bob").getByText(/would be/).parentElement?.textContent).toContain("10");
    const said = within(screen.getByRole("list", { name: "What it would do" })).getAllByRole("listitem");
    expect(said.map(({ textContent }) => textContent.trim())).toEqual(["Life of Bob: 12 → 10", "Bob is low"]);
  });
});

describe("a card that can go to one place in two ways", () => {
  it("says at places how it lies there, and lists all ways", async () => {
    const { state } = must(veil.setup(veilSetup(5)));
    const summon = veil.offers(state).find(({ label }) => /^summon .* Left$/.test(label));
    if (summon === undefined) throw new Error("Nobody can be summoned");
    const [card = -1] = summon.cards;
    const at = (slot: number) => ({ place: { zone: "field", side: 0, slot } });
    const hidden = { manner: "face down", label: "Lay it down" };
    show(state, [
      { ...summon, ...at(0) },
      { ...summon, ...at(0), ...hidden },
      { ...summon, ...at(1), ...hidden },
    ]);
    act(() => setTable({ carried: card }));
    const field = within(screen.getByRole("region", { name: /^Field of Ada/ }));
    expect(field.getByRole("button", { name: /^Left/ }).textContent).toBe("Left");
    expect(field.getByRole("button", { name: /^Middle/ }).textContent).toBe("Middleface down");
    await person().click(screen.getByRole("button", { name: "All ways to play it…" }));
    expect(
      screen.getAllByRole("menuitem").filter(({ textContent }) => textContent.startsWith("Lay it down")),
    ).toHaveLength(2);
  });
});

describe("the end of a match", () => {
  it("is put away by Escape, and the table left by the next one", async () => {
    const { state } = must(veil.setup(veilSetup(5)));
    show(state, [], { winners: [0], reason: "" });
    const end = () => screen.queryByRole("dialog", { name: "The match is over" });
    expect(end()).not.toBeNull();
    await person().keyboard("{Escape}");
    expect(end()).toBeNull();
    expect(useTable.getState().isOpen).toBe(true);
    await person().keyboard("{Escape}");
    expect(useTable.getState().isOpen).toBe(false);
  });
});
