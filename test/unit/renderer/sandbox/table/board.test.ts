import { describe, expect, it } from "vitest";
import {
  NOBODY,
  act,
  type Layout,
  type MatchView,
  type Offer,
  type Prompt,
  type ZoneRule,
} from "../../../../../shared/match/index.js";
import { boardRows, trayCards } from "../../../../../renderer/sandbox/table/board.js";
import { OfferBook, whyNothing } from "../../../../../renderer/sandbox/table/offer-book.js";
import { goOnOffer, numberedOffer } from "../../../../../renderer/sandbox/table/go-on.js";
import { whoseTurn } from "../../../../../renderer/sandbox/match/progress.js";

const layout: Layout = {
  zones: [
    { zone: "pool", look: "pile", row: 0, column: 0 },
    { zone: "grave", look: "pile", row: 2, column: 1 },
    { zone: "hand", look: "fan", row: 2, column: 0 },
    { zone: "field", look: "row", row: 1, column: 0 },
  ],
  counters: [],
  phases: [],
};
const rules: Readonly<Record<string, ZoneRule>> = {
  pool: { title: "Pool", shared: true, seen: "all" },
  grave: { title: "Grave", seen: "all" },
  hand: { title: "Hand", seen: "owner" },
  field: { title: "Field", seen: "all" },
  nowhere: { title: "Nowhere", seen: "all" },
};
const zones = ["grave", "hand", "field", "nowhere"].flatMap((zone, at) =>
  [0, 1].map((side) => ({ zone, side, cards: [at * 10 + side], places: [] })),
);
const view: MatchView = {
  ruleset: "small",
  viewer: 0,
  step: 1,
  turn: 1,
  active: 0,
  phase: "",
  counters: [{}, {}],
  zones: [...zones, { zone: "pool", side: -1, cards: [], places: [] }],
  cards: [],
  stack: [],
  links: [],
  waitingFor: 0,
  prompt: null,
  facts: {},
  effects: [],
  outcome: null,
};

const offer = (verb: string, card: number | null, refusal: string | null = null): Offer => ({
  action: act(verb, card ?? -1),
  label: card === null ? verb : `${verb} ${card}`,
  cards: card === null ? [] : [card],
  refusal,
});
const free: Prompt = { kind: "act", seat: 0, title: "", purpose: "main" };
const select = (cards: readonly number[], blind = false): Prompt => ({
  kind: "cards",
  seat: 0,
  title: "",
  purpose: "any",
  cards,
  min: 1,
  max: 1,
  direct: true,
  blind,
  ordered: false,
  picked: [],
});

const drawn = (bottom: number): readonly string[] =>
  boardRows(layout, rules, view, bottom).map(
    (row) => `${row.side}: ${row.zones.map(({ layout: { zone } }) => zone).join(" ")}`,
  );

describe("a zone of one phase", () => {
  const own = {
    ...layout,
    zones: layout.zones.map((zone) => (zone.zone === "field" ? { ...zone, phases: ["first"] } : zone)),
  };
  const drawn = (phase: string, cards: readonly number[]): boolean => {
    const lying = view.zones.map((zone) => (zone.zone === "field" ? { ...zone, cards } : zone));
    return boardRows(own, rules, { ...view, phase, zones: lying }, 0).some((row) =>
      row.zones.some(({ layout: { zone } }) => zone === "field"),
    );
  };

  it("is drawn in that phase, and later only while something lies in it", () => {
    expect(drawn("first", [])).toBe(true);
    expect(drawn("later", [20])).toBe(true);
    expect(drawn("later", [])).toBe(false);
  });
});

describe("the rows of the table", () => {
  it("mirror the other side over the middle, and leave out zones that are not laid out", () => {
    expect(drawn(0)).toEqual(["1: hand grave", "1: field", "-1: pool", "0: field", "0: hand grave"]);
    expect(drawn(1)).toEqual(["0: hand grave", "0: field", "-1: pool", "1: field", "1: hand grave"]);
  });

  it("lay out the cards of a question that are not open on the table, and only those", () => {
    const rows = boardRows(layout, rules, view, 0);
    expect(trayCards(select([20, 21]), rows)).toEqual([]);
    expect(trayCards(select([0, 20]), rows)).toEqual([0, 20]);
    expect(trayCards(select([-1, -1], true), rows)).toEqual([]);
    expect(trayCards(free, rows)).toEqual([]);
  });
});

describe("slots", () => {
  const place = (slot: number) => ({ key: slot, slot, group: "", covered: false, on: -1, badges: [] });
  const lying = (slot: number) => ({ ...place(slot), pose: "upright" as const, as: "" as const });
  const linesWith = (slots: number | undefined, taken: readonly number[]) => {
    const field = { zone: "field", look: "slots", row: 1, column: 0, slots: ["A", "B", "C", "D"], front: 1 } as const;
    const zone = { zone: "field", side: 0, cards: taken, places: taken.map(lying) };
    const seen = { ...view, zones: [slots === undefined ? zone : { ...zone, slots }] };
    return boardRows({ ...layout, zones: [field] }, rules, seen, 0).flatMap(({ zones: drawnNow }) =>
      drawnNow.flatMap(({ lines }) => lines),
    );
  };

  it("are as many as there are now, and those beyond them that are taken", () => {
    expect(linesWith(undefined, [])).toEqual([[0], [1, 2, 3]]);
    expect(linesWith(3, [0])).toEqual([[0], [1, 2]]);
    expect(linesWith(2, [0, 3])).toEqual([[0], [1, 2, 3]]);
    expect(linesWith(1, [])).toEqual([[0]]);
  });
});

describe("what a click means", () => {
  const book = new OfferBook([offer("end", null), offer("play", 5), offer("use", 5), offer("play", 6, "Too dear.")]);

  it("is found by the card; offers of no card are buttons", () => {
    expect(book.of(5).legal.map(({ label }) => label)).toEqual(["play 5", "use 5"]);
    expect(book.isLegal(6)).toBe(false);
    expect(book.buttons.map(({ label }) => label)).toEqual(["end"]);
  });

  it.each([
    ["of a card that can be used", 5, free, null],
    ["of a refused card", 6, free, "play 6: Too dear."],
    ["of another card in a free choice", 7, free, "This card cannot do anything now."],
    ["of a card that a question is not about", 7, select([5]), "This card cannot be chosen here."],
    ["while another has to choose", 7, null, "Ann is to choose now."],
  ] as const)("is told when nothing comes of it: %s", (_case, card, prompt, words) => {
    expect(whyNothing(book.of(card), { prompt, asked: "Ann", isOver: false })).toBe(words);
  });

  it("is announced when the match is over", () => {
    expect(whyNothing(book.of(7), { prompt: null, asked: "", isOver: true })).toBe("The match is over.");
  });
});

describe("a card that can go to places", () => {
  const to = (slot: number, refusal: string | null = null): Offer => ({
    ...offer("move", 7, refusal),
    place: { zone: "field", side: 0, slot },
  });
  const book = new OfferBook([to(0, "It has just come."), to(1), offer("use", 7, "Used."), offer("play", 8)]);

  it("is movable, but does not glow for it: a move alone is no news", () => {
    expect([book.isMovable(7), book.isLegal(7)]).toEqual([true, false]);
    expect([book.isMovable(8), book.isLegal(8)]).toEqual([false, true]);
    expect(new OfferBook([to(0, "It has just come.")]).isMovable(7)).toBe(false);
  });

  it("is put where it is pointed at, or the reason is given", () => {
    expect(book.moving(7, { zone: "field", side: 0, slot: 1 })?.refusal).toBeNull();
    expect(book.moving(7, { zone: "field", side: 0, slot: 0 })?.refusal).toBe("It has just come.");
    expect(book.isMovableInFront(7, 1)).toBe(false);
    expect(book.isMovableInFront(7, 2)).toBe(true);
    expect(book.moving(7, { zone: "field", side: 1, slot: 1 })).toBeUndefined();
    expect(book.moving(8, { zone: "field", side: 0, slot: 1 })).toBeUndefined();
  });
});

describe("whose turn it is", () => {
  const ruleset = { seats: ["Ann", "Ben"] };
  const at = (active: number, players: readonly string[], over = false, asked = active) =>
    whoseTurn(
      { view: { ...view, active, outcome: over ? { winners: [0], reason: "" } : null }, players, asked },
      ruleset,
    );

  it.each([
    ["the one person's", 0, ["person", "greedy"], false, "Your turn", "mine"],
    ["a bot's", 1, ["person", "greedy"], false, "Ben’s turn", "other"],
    ["of one of two persons", 0, ["person", "person"], false, "Ann’s turn", "other"],
    ["of one of two bots", 1, ["random", "greedy"], false, "Ben’s turn", "other"],
    ["nobody's, at the end", 0, ["person", "greedy"], true, "The match is over", "over"],
  ] as const)("is said: %s", (_case, active, players, over, words, kind) => {
    expect(at(active, players, over)).toEqual({ words, kind });
  });

  it.each([
    ["the one person", 0, ["person", "greedy"], "You choose", "mine"],
    ["a bot", 1, ["person", "greedy"], "Ben chooses", "other"],
    ["one of two persons", 0, ["person", "person"], "Ann chooses", "other"],
    ["nobody", NOBODY, ["person", "greedy"], "No player’s turn", "other"],
  ] as const)("says who is asked before the first turn: %s", (_case, asked, players, words, kind) => {
    expect(at(NOBODY, players, false, asked)).toEqual({ words, kind });
  });
});

describe("why a card that is looked at can do nothing", () => {
  it.each([
    ["is the rule that refuses it", [offer("play", 3, "Needs 4, has 2.")], "play 3: Needs 4, has 2."],
    ["is nothing while it can be used another way", [offer("play", 3, "No."), offer("use", 3)], null],
    ["is nothing for a card nobody thinks of", [offer("play", 4, "No.")], null],
  ])("%s", (_rule, offers, why) => {
    expect(new OfferBook(offers).whyRefused(3)).toBe(why);
  });
});

describe("the space bar", () => {
  it("takes the first way on in a free choice, hands in what is chosen, and never what is refused", () => {
    expect(goOnOffer(free, new OfferBook([offer("end", null), offer("other", null)]))?.label).toBe("end");
    expect(goOnOffer(select([5]), new OfferBook([offer("pick", 5)]))).toBeUndefined();
    expect(goOnOffer(select([5]), new OfferBook([offer("pick", 5), offer("submit", null)]))?.label).toBe("submit");
    expect(goOnOffer(free, new OfferBook([offer("end", null, "Not yet.")]))).toBeUndefined();
    expect(goOnOffer(null, new OfferBook([]))).toBeUndefined();
  });

  it("leaves a choice of several to the numbers", () => {
    const options: Prompt = { kind: "options", seat: 0, title: "", purpose: "mode", options: [] };
    const two = [offer("one", null), offer("two", null)];
    expect(goOnOffer(options, new OfferBook(two))).toBeUndefined();
    expect(numberedOffer(two, "2")?.label).toBe("two");
    expect(numberedOffer(two, "3")).toBeUndefined();
    expect(numberedOffer(two, "0")).toBeUndefined();
  });
});
