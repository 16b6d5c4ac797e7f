import type { SimulationSums } from "./batch.js";
import { changeOf, type Change, type Count, type Cross } from "./difference.js";
import type { SimulationFrame } from "./frame.js";
import { meanOf, shareOf, type Estimate, type Mean } from "./interval.js";
import { histogramEntries, lengthsOf, type Lengths } from "./lengths.js";
import { pairingsOf } from "./plan.js";
import type { Moments, Tally } from "./tally.js";

/** A share, and what an edit did to it where that is compared. */
export interface Figure {
  readonly now: Estimate | null;
  readonly change: Change | null;
}

export interface ContestantFigures {
  /** Of its matches against others. */
  readonly wins: Figure;
  /** By seat, of all its matches. */
  readonly seats: readonly Figure[];
}

export interface PairingFigures {
  readonly first: number;
  readonly second: number;
  /** Won by the first. */
  readonly wins: Estimate | null;
}

export interface LengthFigures {
  readonly now: Lengths | null;
  readonly before: Lengths | null;
  /** From the shortest match to the longest, every number of turns with how many matches took it, which may be none. */
  readonly histogram: readonly { readonly turns: number; readonly now: number; readonly before: number }[];
}

export interface CurvePoint {
  /** The seat's own turn, from 1. */
  readonly turn: number;
  readonly start: Mean | null;
  readonly end: Mean | null;
}

export const noCross: Cross = { matches: 0, before: 0, after: 0, both: 0 };
export const noCount: Count = { matches: 0, wins: 0 };

export const estimate = ({ wins, matches }: Count = noCount): Estimate | null => shareOf(wins, matches);

export function figure(
  isCompared: boolean,
  now: Count = noCount,
  before: Count = noCount,
  cross: Cross = noCross,
): Figure {
  return { now: estimate(now), change: isCompared ? changeOf(before, now, cross) : null };
}

export function contestantFigures(frame: SimulationFrame, sums: SimulationSums, index: number): ContestantFigures {
  const after = sums.after.contestants[index];
  const before = sums.before.contestants[index];
  const paired = sums.paired.contestants[index];
  const { isCompared } = frame;
  return {
    wins: figure(isCompared, after?.others, before?.others, paired?.others),
    seats: frame.seats.map((_, seat) =>
      figure(isCompared, after?.seats[seat], before?.seats[seat], paired?.seats[seat]),
    ),
  };
}

/** How often each seat wins, whoever sits there. */
export const seatFigures = ({ seats, isCompared }: SimulationFrame, sums: SimulationSums): readonly Figure[] =>
  seats.map((_, seat) => figure(isCompared, sums.after.seats[seat], sums.before.seats[seat], sums.paired.seats[seat]));

/** The share of matches that everyone would win if nothing made a difference: what is not drawn, shared out among the seats. */
export const evenChance = ({ seats }: SimulationFrame, { after }: SimulationSums): number =>
  after.matches === 0 ? 1 / seats.length : (after.matches - after.draws) / after.matches / seats.length;

/** Who wins against whom; nothing where one contestant played alone. */
export function pairingFigures(frame: SimulationFrame, { after }: SimulationSums): readonly PairingFigures[] {
  return pairingsOf(frame).flatMap(([first, second], pairing) =>
    first === second ? [] : [{ first, second, wins: estimate(after.pairings[pairing]) }],
  );
}

export function lengthFigures({ after, before }: SimulationSums): LengthFigures {
  const came = [...histogramEntries(after.turns), ...histogramEntries(before.turns)].map(([each]) => each);
  const [fewest, most] = [Math.min(...came), Math.max(...came)];
  const turns = came.length === 0 ? [] : Array.from({ length: most - fewest + 1 }, (_, at) => fewest + at);
  return {
    now: lengthsOf(after.turns),
    before: lengthsOf(before.turns),
    histogram: turns.map((each) => ({
      turns: each,
      now: after.turns[each] ?? 0,
      before: before.turns[each] ?? 0,
    })),
  };
}

/** A counter over the own turns of a contestant; turns that fewer than a twentieth of its matches reach are left out. */
export function curveOf(tally: Tally, contestant: number, counter: string): readonly CurvePoint[] {
  const turns = Object.entries(tally.contestants[contestant]?.curves[counter] ?? {})
    .map(([turn, each]) => ({ turn: Number(turn), ...each }))
    .sort((a, b) => a.turn - b.turn);
  const most = turns[0]?.start.count ?? 0;
  return turns
    .filter(({ start }) => start.count * 20 >= most)
    .map(({ turn, start, end }) => ({ turn, start: mean(start), end: mean(end) }));
}

export const mean = ({ count, sum, squares }: Moments): Mean | null => meanOf(count, sum, squares);
