import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import type { LogEntry, MatchState, Ruleset } from "../../../../shared/match/index.js";
import { observeMatch, type MatchReport } from "../../../../shared/simulation/index.js";
import { definitions, toySetup } from "../match/toy/decks.js";
import { toy } from "../match/toy/rules.js";

/** The toy with a zone of every look, and a counter that nobody keeps. */
const ruleset = {
  ...toy,
  layout: {
    ...toy.layout,
    zones: [...toy.layout.zones, { zone: "yard", look: "slots", row: 0, column: 3 }],
    counters: [...toy.layout.counters, { counter: "wind", title: "Wind" }],
  },
} satisfies Ruleset;

const first: MatchState = must(toy.setup(toySetup(3))).state;
const ownerOf = (id: number): number => first.cards[id]?.owner ?? -1;
const mine = first.cards.findIndex(({ owner }) => owner === 0);
const theirs = first.cards.findIndex(({ owner }) => owner === 1);
const definitionOf = (id: number): number => first.cards[id]?.definition ?? -1;

const moved = (from: string, to: string, ...cards: readonly number[]): LogEntry => ({
  ...{ type: "moved", turn: 1, seat: 0, cards, from, to, amount: 0, data: {}, known: 3 },
  cause: { kind: "game" } as unknown as LogEntry["cause"],
});

const reported = (entries: readonly LogEntry[], known = definitions.length): MatchReport => {
  const observer = observeMatch(ruleset, known);
  observer.watch(first, entries);
  return observer.report(first, { winners: [1], reason: "life" });
};

describe("a card that moves", () => {
  test.each([
    ["deck", "hand", "drawn"],
    ["spent", "hand", "drawn"],
    ["play", "hand", "drawn"],
    ["hand", "stack", "played"],
    ["spent", "stack", "played"],
    ["hand", "play", "played"],
    ["hand", "yard", "played"],
    ["stack", "stack", "neither"],
    ["stack", "play", "neither"],
    ["deck", "play", "neither"],
    ["play", "yard", "neither"],
    ["hand", "spent", "neither"],
    ["hand", "deck", "neither"],
    ["nowhere", "elsewhere", "neither"],
  ])("from %s to %s is %s", (from, to, what) => {
    const [seat, other] = reported([moved(from, to, mine)]).seats;
    expect([...(seat?.drawn ?? [])]).toEqual(what === "drawn" ? [definitionOf(mine)] : []);
    expect([...(seat?.played ?? [])]).toEqual(what === "played" ? [definitionOf(mine)] : []);
    expect([other?.drawn.size, other?.played.size]).toEqual([0, 0]);
  });

  test("counts for the seat whose deck it came from, each of those that move", () => {
    const { seats } = reported([moved("deck", "hand", mine, theirs)]);
    expect(seats.map(({ drawn }) => [...drawn])).toEqual([[definitionOf(mine)], [definitionOf(theirs)]]);
    expect([ownerOf(mine), ownerOf(theirs)]).toEqual([0, 1]);
  });

  test("counts only where it is said to move, and where it is a card of a deck", () => {
    expect(reported([{ ...moved("deck", "hand", mine), type: "shown" }]).seats[0]?.drawn.size).toBe(0);
    expect(reported([moved("deck", "hand", 10_000)]).seats[0]?.drawn.size).toBe(0);
    // The game's own cards come behind those of the decks.
    const known = definitionOf(mine);
    expect(reported([moved("deck", "hand", mine)], known).seats[0]?.drawn.size).toBe(0);
    expect(reported([moved("deck", "hand", mine)], known + 1).seats[0]?.drawn.size).toBe(1);
  });
});

describe("the first hand", () => {
  const turn: LogEntry = { ...moved("", ""), type: "turn" };
  const [one = -1, two = -1, three = -1] = first.cards.flatMap(({ owner, definition }, id) =>
    owner === 0 && first.cards.findIndex((each) => each.owner === 0 && each.definition === definition) === id
      ? [id]
      : [],
  );
  const named = (ids: ReadonlySet<number> | undefined) => [...(ids ?? [])].sort((a, b) => a - b);
  const definitionsOf = (...ids: readonly number[]) => ids.map(definitionOf).sort((a, b) => a - b);

  test("is what was drawn before the first turn; what comes with that turn comes later", () => {
    const [seat] = reported([moved("deck", "hand", one, two), turn, moved("deck", "hand", two, three)]).seats;
    expect(named(seat?.opening)).toEqual(definitionsOf(one, two));
    expect(named(seat?.later)).toEqual(definitionsOf(two, three));
    expect(named(seat?.offered)).toEqual(definitionsOf(one, two));
    expect(named(seat?.kept)).toEqual(definitionsOf(one, two));
    expect(seat?.hasRedrawn).toBe(false);
  });

  test("is offered, and kept unless it goes back where it came from, be it drawn again", () => {
    const [seat, other] = reported([
      moved("deck", "hand", one, two),
      moved("hand", "deck", one),
      moved("deck", "hand", three),
      moved("deck", "hand", one),
      turn,
    ]).seats;
    expect(named(seat?.offered)).toEqual(definitionsOf(one, two));
    expect(named(seat?.kept)).toEqual(definitionsOf(two));
    expect(named(seat?.opening)).toEqual(definitionsOf(one, two, three));
    expect([seat?.hasRedrawn, other?.hasRedrawn]).toEqual([true, false]);
  });

  test("still has what is played from it before the first turn", () => {
    const [seat] = reported([moved("deck", "hand", one, two), moved("hand", "play", one), turn]).seats;
    expect(named(seat?.opening)).toEqual(definitionsOf(one, two));
    expect(seat?.hasRedrawn).toBe(false);
  });
});

describe("a counter", () => {
  /** A moment of a turn: whose it is, who is asked, and what oil the seats have. */
  const moment = (turn: number, active: number, asked: number | null, ...oil: readonly number[]): MatchState => {
    const prompt = asked === null ? { kind: "pick", seat: active } : { kind: "act", seat: asked };
    const counters = first.counters.map((each, seat) => ({ ...each, oil: oil[seat] ?? 0 }));
    return { ...first, turn, active, counters, frames: [{ prompt }] } as unknown as MatchState;
  };
  const keeper: Ruleset = { ...ruleset, counters: ({ counters }) => counters.map((each) => ({ ...each })) };
  const oilOf = (...moments: readonly MatchState[]) => {
    const observer = observeMatch(keeper, definitions.length);
    for (const each of moments) observer.watch(each, []);
    const end = moments.at(-1) ?? first;
    const { seats, turns } = observer.report(end, { winners: [], reason: "deck" });
    expect(turns).toBe(end.turn);
    return seats.map(({ curves }) => curves["oil"]);
  };

  test("is noted when its seat is first asked what to do, and as it was last before the turn is over", () => {
    const turn = [
      moment(1, 0, 0, 3),
      moment(1, 0, 0, 2),
      moment(1, 0, 1, 1),
      moment(2, 1, 1, 9, 4),
      moment(2, 1, 1, 9, 0),
    ];
    expect(oilOf(...turn)).toEqual([
      { start: [3], end: [1] },
      { start: [4], end: [0] },
    ]);
  });

  test("is not noted in a turn in which its seat was never asked, be it that another was", () => {
    expect(oilOf(moment(1, 0, 1, 3), moment(1, 0, null, 3), moment(2, 1, 1, 5, 6))).toEqual([
      { start: [], end: [] },
      { start: [6], end: [6] },
    ]);
  });

  test("is noted in each of its seat's turns, and not twice in one", () => {
    const turns = [
      moment(1, 0, 0, 1),
      moment(2, 1, 1, 1, 7),
      moment(3, 0, 0, 2),
      moment(3, 0, 0, 8),
      moment(4, 1, null),
    ];
    expect(oilOf(...turns)).toEqual([
      { start: [1, 2], end: [1, 8] },
      { start: [7], end: [7] },
    ]);
  });

  test("that nobody keeps is none, and a match that was not watched has no turns", () => {
    const observer = observeMatch(keeper, 1);
    observer.watch(moment(1, 0, 0, 3), []);
    observer.watch({ ...moment(1, 0, 0, 3), frames: [] }, []);
    const { seats, winners, reason } = observer.report(first, { winners: [1], reason: "life" });
    expect(seats[0]?.curves["wind"]).toEqual({ start: [0], end: [0] });
    expect({ winners, reason }).toEqual({ winners: [1], reason: "life" });
    const nothing = observeMatch(keeper, 1).report(first, { winners: [], reason: "" });
    expect(nothing.seats[0]?.curves["oil"]).toEqual({ start: [], end: [] });
  });

  test("of a turn that is nobody's is not noted", () => {
    expect(oilOf(moment(0, -1, -1, 5, 5), moment(1, 0, 0, 2))[0]).toEqual({ start: [2], end: [2] });
  });
});
