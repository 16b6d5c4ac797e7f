import { describe, expect, it } from "vitest";
import {
  cardFigures,
  emptyOutcome,
  meanOf,
  pairFigures,
  recordsOf,
  shareOf,
  significanceOfChange,
  type MatchReport,
} from "../../../../shared/simulation/index.js";
import { frameOfCards, seatOf, sumsOf, syntheticMatches } from "./reports.js";

/**
 * A log of six matches, calculated by hand. The first contestant sits in the first seat, then in the second, and so on; what
 * the other one does is nothing. Cards 0 and 1; of each match: whether the first contestant won, and its first hand, what it
 * put back, what came later, and what it played in which of its turns.
 */
const log: readonly {
  readonly won: boolean;
  readonly offered: readonly number[];
  readonly back?: readonly number[];
  readonly opening: readonly number[];
  readonly later: readonly number[];
  readonly played: readonly (readonly [card: number, turn: number])[];
}[] = [
  { won: true, offered: [0, 1], opening: [0, 1], later: [], played: [[0, 1]] },
  { won: true, offered: [0], opening: [0], later: [1], played: [[0, 3]] },
  { won: false, offered: [1], opening: [1], later: [], played: [] },
  { won: false, offered: [0, 1], back: [0], opening: [1], later: [0], played: [[1, 2]] },
  { won: true, offered: [1], back: [1], opening: [0], later: [0], played: [[0, 2]] },
  { won: false, offered: [], opening: [], later: [], played: [] },
];

const reports = log.map(({ won, offered, back = [], opening, later, played }, index): MatchReport => {
  const own = seatOf({
    ...{ drawn: new Set([...offered, ...opening, ...later]), opening: new Set(opening), later: new Set(later) },
    ...{ offered: new Set(offered), kept: new Set(offered.filter((card) => !back.includes(card))) },
    ...{ played: new Set(played.map(([card]) => card)), playedOn: new Map(played), hasRedrawn: back.length > 0 },
  });
  const seats = index % 2 === 0 ? [own, seatOf()] : [seatOf(), own];
  return { winners: [won ? index % 2 : 1 - (index % 2)], reason: "life", turns: 6, seats };
});

describe("the figures of a log of matches", () => {
  const frame = frameOfCards(2);
  const sums = sumsOf(reports, 2);
  const [first, second] = cardFigures(frame, sums, [0]);

  it("of a card are what counting by hand says", () => {
    // Card 0 was drawn in matches 1, 2, 4 and 5, of which 1, 2 and 5 were won; not in 3 and 6, both lost.
    expect(first?.holders).toEqual(shareOf(3, 6));
    expect(first?.usual).toBe(0.5);
    expect(first?.drawn.now).toEqual(shareOf(3, 4));
    expect(first?.notDrawn).toEqual(shareOf(0, 2));
    expect(first?.lift?.value).toBe(0.75);
    expect(first?.aboveDeck?.value).toBeCloseTo(0.25, 12);
    // In the opening hand of 1, 2 and 5; later in 4 and 5.
    expect(first?.opening).toEqual(shareOf(3, 3));
    expect(first?.later).toEqual(shareOf(1, 2));
    // Offered in 1, 2 and 4, put back in 4.
    expect(first?.kept).toEqual(shareOf(2, 3));
    // Played in own turns 1, 3 and 2; stuck in match 4.
    expect(first?.played.now).toEqual(shareOf(3, 3));
    expect(first?.turn).toEqual(meanOf(3, 6, 14));
    expect(first?.stuck).toEqual(shareOf(1, 4));
  });

  it("of the other card, too", () => {
    // Drawn in 1 to 5, of which 1, 2 and 5 were won; in the opening hand of 1, 3 and 4; offered in 1, 3, 4, 5, put back in 5.
    expect(second?.drawn.now).toEqual(shareOf(3, 5));
    expect(second?.notDrawn).toEqual(shareOf(0, 1));
    expect(second?.opening).toEqual(shareOf(1, 3));
    expect(second?.later).toEqual(shareOf(1, 1));
    expect(second?.kept).toEqual(shareOf(3, 4));
    expect(second?.stuck).toEqual(shareOf(4, 5));
  });

  it("of a deck that never put a card back have no kept share", () => {
    const calm = sumsOf(reports.slice(0, 3), 2);
    expect(cardFigures(frame, calm, [0]).map(({ kept }) => kept)).toEqual([null, null]);
  });

  it("of both together are those of the matches that drew both", () => {
    expect(sums.pairs.together[0]).toEqual({ 0: { 1: { matches: 4, wins: 3 } } });
    expect(sums.pairs.facing[0]?.all).toEqual({ matches: 6, wins: 3 });
    expect(sums.pairs.facing[0]?.own).toEqual({ 0: { matches: 4, wins: 3 }, 1: { matches: 5, wins: 3 } });
    // Six matches judge no pair.
    expect(pairFigures(frame, sums)).toEqual({ pairs: [], tooFew: 1 });
  });

  it("are exported under their usual names, with the bot beside each and a mark where the card was edited", () => {
    const records = recordsOf(frame, sums, ["Ash", "Elm"], { cards: new Set([1]), decks: new Set() });
    const of = (card: string) => records.filter((record) => record.contestant === "One" && record.card === card);
    expect(of("Ash").map(({ metric, value }) => [metric, value])).toEqual([
      ["GP WR", 0.5],
      ["OH WR", 1],
      ["GD WR", 0.5],
      ["GIH WR", 0.75],
      ["GNS WR", 0],
      ["IWD", 0.75],
      ["GIH WR − GP WR", 0.25],
      ["GIH WR, shrunk", expect.any(Number)],
      ["Played WR", 1],
      ["Kept %", 2 / 3],
      ["Turn played", 2],
      ["Stuck in hand %", 0.25],
    ]);
    expect(of("Ash").every(({ bot, stale }) => bot === "random" && stale === false)).toBe(true);
    expect(of("Elm").every(({ stale }) => stale === true)).toBe(true);
    const ofDecks = recordsOf(frame, sums, ["Ash", "Elm"], { cards: new Set(), decks: new Set([0]) });
    const marked = (contestant: string) =>
      new Set(ofDecks.filter((each) => each.contestant === contestant && each.turn === null).map(({ stale }) => stale));
    expect([...marked("One")]).toEqual([true]);
    expect(records.find(({ metric }) => metric === "Mulligan %")).toMatchObject({ of: 6, value: 1 / 3, stale: false });
  });
});

describe("IWD of synthetic cards", () => {
  const frame = frameOfCards(3);
  const cardOf = (card: number, seed: number, wins: (drawn: ReadonlySet<number>) => number) => {
    const matches = syntheticMatches(200, seed, { cards: 3, drawn: 0.6, wins });
    return cardFigures(frame, sumsOf(matches, 3, false), [0])[card];
  };

  it("has an interval that holds 0 in 93 to 97 of 100, of 400 cards that do nothing", () => {
    let held = 0;
    for (let seed = 1; seed <= 400; seed++) {
      const lift = cardOf(1, seed, () => 0.5)?.lift;
      if (lift && lift.low <= 0 && lift.high >= 0) held += 1;
    }
    expect(held / 400).toBeGreaterThanOrEqual(0.93);
    expect(held / 400).toBeLessThanOrEqual(0.97);
  });

  it("finds a card that wins a fifth more where it is drawn, and says how much", () => {
    let found = 0;
    let [sum, above] = [0, 0];
    for (let seed = 1; seed <= 40; seed++) {
      const card = cardOf(0, seed, (drawn) => (drawn.has(0) ? 0.6 : 0.4));
      if (card?.lift && significanceOfChange(card.lift) === "above") found += 1;
      sum += card?.lift?.value ?? 0;
      above += card?.aboveDeck?.value ?? 0;
    }
    expect(found).toBeGreaterThanOrEqual(30);
    expect(sum / 40).toBeCloseTo(0.2, 1);
    // Drawn in six of ten matches: it is four tenths of that above the deck.
    expect(above / 40).toBeCloseTo(0.08, 2);
  });
});

describe("lifts of synthetic pairs", () => {
  const cards = 6;
  const frame = frameOfCards(cards);
  const found = (matches: number, seed: number, wins: (a: ReadonlySet<number>, b: ReadonlySet<number>) => number) =>
    pairFigures(frame, sumsOf(syntheticMatches(matches, seed, { cards, drawn: 0.5, wins }), cards));

  it("are found in about 5 % of 200 simulations at most where no pair has any, though each card helps by itself", () => {
    let wrong = 0;
    for (let seed = 1; seed <= 200; seed++) {
      const { pairs } = found(400, seed, (own) => 0.4 + 0.03 * own.size);
      if (pairs.some(({ isFound }) => isFound)) wrong += 1;
    }
    // 10, and twice the standard error of a count of 200.
    expect(wrong).toBeLessThanOrEqual(16);
  });

  it("find two cards of a deck that are worth more together, and none else", () => {
    const { pairs, tooFew } = found(4_000, 5, (own) => (own.has(1) && own.has(4) ? 0.75 : 0.5));
    expect(tooFew).toBe(0);
    // 15 pairs in each deck, and 36 of one card each.
    expect(pairs).toHaveLength(66);
    const certain = pairs.filter(({ isFound }) => isFound);
    expect(certain).toMatchObject([{ kind: "with", contestant: 0, first: 1, second: 4 }]);
    const chances = pairs.map(({ chance }) => chance);
    expect(chances).toEqual([...chances].sort((a, b) => a - b));
    expect(certain[0]?.lift.low).toBeLessThan(0.25);
    expect(certain[0]?.lift.high).toBeGreaterThan(0.25);
  });

  it("find a card that loses to one of the other deck", () => {
    const { pairs } = found(4_000, 7, (own, theirs) => (own.has(2) && theirs.has(3) ? 0.3 : 0.55));
    const certain = pairs.filter(({ isFound }) => isFound);
    expect(certain).toMatchObject([{ kind: "against", contestant: 0, other: 1, first: 2, second: 3 }]);
    expect(certain[0]?.lift.high).toBeLessThan(0);
  });

  it("are the closed form: what a card adds with the other, less what it adds without", () => {
    const matches = syntheticMatches(400, 3, {
      ...{ cards, drawn: 0.5 },
      wins: (own) => (own.has(0) && own.has(1) ? 0.9 : 0.5),
    });
    // The first contestant sits in the first seat of every other match.
    const rate = (zero: boolean, one: boolean): number => {
      const won = matches.flatMap(({ seats, winners }, index) => {
        const drawn = seats[index % 2]?.drawn;
        return drawn?.has(0) === zero && drawn.has(1) === one ? [winners[0] === index % 2] : [];
      });
      return won.filter(Boolean).length / won.length;
    };
    const pair = pairFigures(frame, sumsOf(matches, cards)).pairs.find(
      ({ kind, contestant, first, second }) => kind === "with" && contestant === 0 && first === 0 && second === 1,
    );
    const expected = rate(true, true) - rate(true, false) - rate(false, true) + rate(false, false);
    expect(pair?.lift.value).toBeCloseTo(expected, 12);
    expect(pair?.both.value).toBeCloseTo(rate(true, true), 12);
    expect(pair?.chance).toBeLessThan(0.01);
  });

  it("of a deck that meets itself are two cards, each pair once", () => {
    const mirrors = { ...frameOfCards(2), mirrors: true };
    const { sums } = emptyOutcome();
    const count = { matches: 40, wins: 20 };
    const all = { matches: 160, wins: 80 };
    const each = { 0: { matches: 80, wins: 40 }, 1: { matches: 80, wins: 40 } };
    const both = { 0: { 0: count, 1: count }, 1: { 0: count, 1: count } };
    // The pairing of both comes first, then each with itself.
    sums.pairs.facing = { 1: { all, own: each, theirs: each, both } };
    const { pairs, tooFew } = pairFigures(mirrors, sums);
    expect(pairs).toMatchObject([{ kind: "against", contestant: 0, other: 0, first: 0, second: 1 }]);
    expect(tooFew).toBe(0);
  });

  it("are judged from 30 matches of each kind on", () => {
    const judged = (matches: number): number => {
      const { sums } = emptyOutcome();
      const [one, all] = [2, 4].map((times) => ({ matches: times * matches, wins: times * 10 }));
      if (!one || !all) throw new Error("There are counts");
      const both = { 0: { 1: { matches, wins: 10 } } };
      sums.pairs.facing = { 0: { all, own: { 0: one }, theirs: { 1: one }, both } };
      return pairFigures(frameOfCards(2), sums).pairs.length;
    };
    expect([judged(29), judged(30)]).toEqual([0, 1]);
  });
});
