import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import {
  emptyOutcome,
  type MatchReport,
  type SeatReport,
  type SimulationFrame,
  type SimulationSums,
} from "../../../../shared/simulation/index.js";
import { countPairs } from "../../../../shared/simulation/pairs.js";
import { countMatch } from "../../../../shared/simulation/tally.js";

/** Whole numbers of 32 bits as shares. */
export function chanceOf(seed: number): () => number {
  const generator = xoroshiro128plus(seed);
  return () => (generator.next() >>> 0) / 2 ** 32;
}

/** A seat that did nothing but what is said. */
export const seatOf = (more: Partial<SeatReport> = {}): SeatReport => ({
  ...{ drawn: new Set(), opening: new Set(), later: new Set(), offered: new Set(), kept: new Set() },
  ...{ playedOn: new Map(), played: new Set(), hasRedrawn: false, curves: {} },
  ...more,
});

/** Two decks of the same cards, whose numbers are their definitions. */
export const frameOfCards = (cards: number): SimulationFrame => ({
  ...{ seats: ["A", "B"], counters: [], matches: 0, seed: 1, isCompared: false },
  contestants: ["One", "Two"].map((deck) => ({
    ...{ deck, bot: "random" },
    cards: Array.from({ length: cards }, (_, at) => at),
  })),
});

/** What these matches of two contestants count, who change seats with every match; with pairs of cards or without. */
export function sumsOf(reports: readonly MatchReport[], cards: number, wantsPairs = true): SimulationSums {
  const { sums } = emptyOutcome();
  const numbers = Array.from({ length: cards }, (_, at) => at);
  reports.forEach((report, index) => {
    const firstSeat = index % 2;
    const seating = firstSeat === 0 ? ([0, 1] as const) : ([1, 0] as const);
    const place = { pairing: 0, seating, contestants: [0, 1], firstSeat, isCheck: false } as const;
    countMatch(sums.after, { report, cards: numbers }, place);
    if (wantsPairs) countPairs(sums.pairs, { report, cards: numbers }, place);
  });
  return sums;
}

/** How matches come out by chance: what each contestant draws, and how likely the first wins for it. */
export interface Synthetic {
  readonly cards: number;
  readonly drawn: number;
  readonly wins: (first: ReadonlySet<number>, second: ReadonlySet<number>) => number;
}

/** Matches of synthetic cards: each card is drawn by itself, and somebody always wins. */
export function syntheticMatches(count: number, seed: number, { cards, drawn, wins }: Synthetic): MatchReport[] {
  const chance = chanceOf(seed);
  const hand = (): ReadonlySet<number> =>
    new Set(Array.from({ length: cards }, (_, at) => at).filter(() => chance() < drawn));
  return Array.from({ length: count }, (_, index) => {
    const [first, second] = [hand(), hand()];
    const firstSeat = index % 2;
    const winner = chance() < wins(first, second) ? firstSeat : 1 - firstSeat;
    const seats = [seatOf({ drawn: first }), seatOf({ drawn: second })];
    return { winners: [winner], reason: "life", turns: 5, seats: firstSeat === 0 ? seats : seats.toReversed() };
  });
}
