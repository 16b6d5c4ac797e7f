import type { Count } from "./difference.js";
import type { Histogram } from "./lengths.js";
import type { MatchReport, SeatReport } from "./observe.js";
import type { Pairing } from "./plan.js";
import { entryOf } from "./sums.js";

/** Enough of many numbers for their mean and its interval. */
export type Moments = { count: number; sum: number; squares: number };

/** What two contestants did against each other while the first sat in one seat; what is neither won nor lost was drawn. */
export type Meeting = { matches: number; wins: number; losses: number };

export type CardTally = {
  drawn: Count;
  played: Count;
  /** In the hand when the first turn began. */
  opening: Count;
  /** Came once the first turn had begun. */
  later: Count;
  /** Matches in which it was in the first hand, before anything was put back, and those in which it stayed. */
  offered: number;
  kept: number;
  /** Matches in which it was drawn and never played. */
  unplayed: number;
  /** Own turns in which it was first played. */
  turns: Moments;
};
export type TurnTally = { start: Moments; end: Moments };

export type ContestantTally = {
  /** Against others; what it wins against itself says nothing. */
  others: Count;
  /** By seat, against others and itself. */
  seats: Record<number, Count>;
  /** Where it put cards of its first hand back. */
  redrawn: Count;
  cards: Record<number, CardTally>;
  /** By counter, then by own turn, from 1. */
  curves: Record<string, Record<number, TurnTally>>;
};

/** What matches counted, as far as they were played. Whole numbers throughout: tallies are merged by `addSums` in any order. */
export type Tally = {
  matches: number;
  /** Matches nobody won, or more than one seat. */
  draws: number;
  turns: Histogram;
  reasons: Record<string, number>;
  seats: Record<number, Count>;
  /** By pairing of two contestants; the wins are those of the first. */
  pairings: Record<number, Count>;
  /** By pairing, then by the seat of its first contestant; of a contestant with itself, by that of the first of the two. */
  meetings: Record<number, Record<number, Meeting>>;
  contestants: Record<number, ContestantTally>;
};

export const emptyTally = (): Tally => ({
  matches: 0,
  draws: 0,
  turns: {},
  reasons: {},
  seats: {},
  pairings: {},
  meetings: {},
  contestants: {},
});

const noCount = (): Count => ({ matches: 0, wins: 0 });
const noMeeting = (): Meeting => ({ matches: 0, wins: 0, losses: 0 });
const noMoments = (): Moments => ({ count: 0, sum: 0, squares: 0 });

export const emptyCard = (): CardTally => ({
  drawn: noCount(),
  played: noCount(),
  opening: noCount(),
  later: noCount(),
  offered: 0,
  kept: 0,
  unplayed: 0,
  turns: noMoments(),
});

const emptyContestant = (): ContestantTally => ({
  others: noCount(),
  seats: {},
  redrawn: noCount(),
  cards: {},
  curves: {},
});

/** Whether this seat won alone. */
export const isWonBy = ({ winners }: MatchReport, seat: number): boolean => winners.length === 1 && winners[0] === seat;

/** Where a match stands in its plan. */
export interface Place {
  readonly pairing: number;
  readonly seating: Pairing;
  /** The contestants in the order of the pairing. */
  readonly contestants: Pairing;
  /** The seat of the first of them. */
  readonly firstSeat: number;
  /** Whether a contestant that has others to meet meets itself: the match is a check, and says nothing of its deck. */
  readonly isCheck: boolean;
}

/** A match that was played, with what its cards are called in the counts, by definition. */
export interface Played {
  readonly report: MatchReport;
  readonly cards: readonly number[];
}

/** Counts a match. */
export function countMatch(tally: Tally, { report, cards }: Played, place: Place): void {
  const { pairing, seating, contestants, firstSeat, isCheck } = place;
  tally.matches += 1;
  if (report.winners.length !== 1) tally.draws += 1;
  tally.turns[report.turns] = (tally.turns[report.turns] ?? 0) + 1;
  tally.reasons[report.reason] = (tally.reasons[report.reason] ?? 0) + 1;
  const isMirror = contestants[0] === contestants[1];
  report.seats.forEach((of, seat) => {
    const won = isWonBy(report, seat);
    const contestant = seating[seat] ?? 0;
    count(entryOf(tally.seats, seat, noCount), won);
    if (seat === firstSeat) {
      if (!isMirror) count(entryOf(tally.pairings, pairing, noCount), won);
      const meetings = entryOf(tally.meetings, pairing, (): Record<number, Meeting> => ({}));
      countMeeting(entryOf(meetings, seat, noMeeting), won, report.winners.length === 1);
    }
    if (isCheck) return;
    const own = entryOf(tally.contestants, contestant, emptyContestant);
    if (!isMirror) count(own.others, won);
    count(entryOf(own.seats, seat, noCount), won);
    if (of.hasRedrawn) count(own.redrawn, won);
    countCards(own, of, won, cards);
    countCurves(own, of);
  });
}

function count(counted: Count, won: boolean): void {
  counted.matches += 1;
  if (won) counted.wins += 1;
}

function countMeeting(meeting: Meeting, won: boolean, isDecided: boolean): void {
  meeting.matches += 1;
  if (won) meeting.wins += 1;
  else if (isDecided) meeting.losses += 1;
}

function countCards(own: ContestantTally, seat: SeatReport, won: boolean, cards: readonly number[]): void {
  const entry = (definition: number): CardTally => entryOf(own.cards, cards[definition] ?? -1, emptyCard);
  const entries = (definitions: ReadonlySet<number>): ReadonlySet<CardTally> => new Set([...definitions].map(entry));
  const [drawn, played] = [entries(seat.drawn), entries(seat.played)];
  for (const card of drawn) {
    count(card.drawn, won);
    if (!played.has(card)) card.unplayed += 1;
  }
  for (const card of played) count(card.played, won);
  for (const card of entries(seat.opening)) count(card.opening, won);
  for (const card of entries(seat.later)) count(card.later, won);
  for (const card of entries(seat.offered)) card.offered += 1;
  for (const card of entries(seat.kept)) card.kept += 1;
  const turns = new Map<CardTally, number>();
  for (const [definition, turn] of seat.playedOn) {
    const card = entry(definition);
    turns.set(card, Math.min(turn, turns.get(card) ?? turn));
  }
  for (const [card, turn] of turns) note(card.turns, turn);
}

function countCurves(own: ContestantTally, { curves }: SeatReport): void {
  for (const [counter, { start, end }] of Object.entries(curves)) {
    const turns = entryOf(own.curves, counter, (): Record<number, TurnTally> => ({}));
    start.forEach((value, index) => {
      const turn = entryOf(turns, index + 1, () => ({ start: noMoments(), end: noMoments() }));
      note(turn.start, value);
      const left = end[index];
      if (left !== undefined) note(turn.end, left);
    });
  }
}

function note(moments: Moments, value: number): void {
  moments.count += 1;
  moments.sum += value;
  moments.squares += value * value;
}
