import type { Count } from "./difference.js";
import { entryOf } from "./sums.js";
import { isWonBy, type Place, type Played } from "./tally.js";

/** Counts by two cards. */
export type CountsOfTwo = Record<number, Record<number, Count>>;

/** What two contestants' cards did against each other; the wins are those of the first. */
export type FacingTally = {
  all: Count;
  /** By card of the first contestant, drawn by it. */
  own: Record<number, Count>;
  /** By card of the second contestant, drawn by it. */
  theirs: Record<number, Count>;
  /** By card of the first, then by card of the second: both drawn. */
  both: CountsOfTwo;
};

/** What was counted of pairs of cards. Merged by `addSums`. */
export type PairTally = {
  /** By contestant, then by two of its cards, the lower number first: both drawn. */
  together: Record<number, CountsOfTwo>;
  /** By pairing. */
  facing: Record<number, FacingTally>;
};

export const emptyPairs = (): PairTally => ({ together: {}, facing: {} });

const noCount = (): Count => ({ matches: 0, wins: 0 });
const noFacing = (): FacingTally => ({ all: noCount(), own: {}, theirs: {}, both: {} });

/** Counts the cards that a match brought together: two of one deck, and one of each deck. */
export function countPairs(tally: PairTally, { report, cards }: Played, place: Place): void {
  const { pairing, seating, contestants, firstSeat } = place;
  const drawn = report.seats.map((seat) => numbersOf(seat.drawn, cards));
  drawn.forEach((numbers, seat) => {
    const won = isWonBy(report, seat);
    const counts = entryOf(tally.together, seating[seat] ?? 0, (): CountsOfTwo => ({}));
    numbers.forEach((first, at) => {
      for (const second of numbers.slice(at + 1)) count(entryOf(lineOf(counts, first), second, noCount), won);
    });
  });
  const facing = entryOf(tally.facing, pairing, noFacing);
  // Of a contestant with itself either seat is the first.
  const firsts = contestants[0] === contestants[1] ? report.seats.map((_, seat) => seat) : [firstSeat];
  for (const seat of firsts) countFacing(facing, drawn[seat] ?? [], drawn[1 - seat] ?? [], isWonBy(report, seat));
}

function countFacing(facing: FacingTally, own: readonly number[], theirs: readonly number[], won: boolean): void {
  count(facing.all, won);
  for (const card of theirs) count(entryOf(facing.theirs, card, noCount), won);
  for (const card of own) {
    count(entryOf(facing.own, card, noCount), won);
    for (const other of theirs) count(entryOf(lineOf(facing.both, card), other, noCount), won);
  }
}

const lineOf = (counts: CountsOfTwo, card: number): Record<number, Count> => entryOf(counts, card, () => ({}));

/** The numbers of cards, each once, ascending. */
const numbersOf = (definitions: ReadonlySet<number>, cards: readonly number[]): readonly number[] =>
  [...new Set([...definitions].map((definition) => cards[definition] ?? -1))].sort((a, b) => a - b);

function count(counted: Count, won: boolean): void {
  counted.matches += 1;
  if (won) counted.wins += 1;
}
