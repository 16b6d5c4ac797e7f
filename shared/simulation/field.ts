import type { SimulationSums } from "./batch.js";
import type { SimulationFrame } from "./frame.js";
import { shareOf, type Estimate } from "./interval.js";
import { pairingsOf } from "./plan.js";
import type { Meeting } from "./tally.js";

/** What one deck did against another. */
export interface MatrixCell {
  /** The share that it won; what was drawn is won by nobody. */
  readonly wins: Estimate;
  /** What it is worth against this deck, from 0 to 1: a drawn match is half a won one. */
  readonly points: number;
  /** Won in each seat, in the order of the seats. */
  readonly seats: readonly (Estimate | null)[];
}

/**
 * For each contestant what it did against each other one, and against itself as the first of the two; null where they did not
 * meet.
 */
export function deckMatrix(
  frame: Pick<SimulationFrame, "contestants" | "seats" | "mirrors">,
  { after }: SimulationSums,
): readonly (readonly (MatrixCell | null)[])[] {
  const matrix = frame.contestants.map((): (MatrixCell | null)[] => frame.contestants.map(() => null));
  pairingsOf(frame).forEach(([first, second], pairing) => {
    const meetings = after.meetings[pairing] ?? {};
    const place = (row: number, column: number, meetingIn: (seat: number) => Meeting): void => {
      const line = matrix[row];
      if (line) line[column] = cellOf(frame.seats.map((_, seat) => meetingIn(seat)));
    };
    const none: Meeting = { matches: 0, wins: 0, losses: 0 };
    place(first, second, (seat) => meetings[seat] ?? none);
    // There are two seats: where the second sits, the first sits in the other.
    if (first !== second) place(second, first, (seat) => reversed(meetings[1 - seat] ?? none));
  });
  return matrix;
}

/** Whether a deck wins every second match against itself: a check of seats, seeds and counts. */
export interface MirrorCheck {
  readonly contestant: number;
  /** Won by the first of the two, of the matches that somebody won. */
  readonly wins: Estimate;
  /** Whether the even chance is within its interval, as it is in 95 of 100 checks where nothing is wrong. */
  readonly isEven: boolean;
}

/** The check of each contestant that met itself beside others. */
export const mirrorChecks = (
  frame: Pick<SimulationFrame, "contestants" | "mirrors">,
  { after }: SimulationSums,
): readonly MirrorCheck[] =>
  frame.contestants.length < 2
    ? []
    : pairingsOf(frame).flatMap(([first, second], pairing) => {
        if (first !== second) return [];
        const seats = Object.values(after.meetings[pairing] ?? {});
        const [won, lost] = [
          seats.reduce((sum, { wins }) => sum + wins, 0),
          seats.reduce((sum, each) => sum + each.losses, 0),
        ];
        const wins = shareOf(won, won + lost);
        return wins ? [{ contestant: first, wins, isEven: wins.low <= 0.5 && wins.high >= 0.5 }] : [];
      });

const reversed = ({ matches, wins, losses }: Meeting): Meeting => ({ matches, wins: losses, losses: wins });

function cellOf(seats: readonly Meeting[]): MatrixCell | null {
  const sum = (of: (meeting: Meeting) => number): number => seats.reduce((all, each) => all + of(each), 0);
  const [matches, won, lost] = [sum((each) => each.matches), sum(({ wins }) => wins), sum(({ losses }) => losses)];
  const wins = shareOf(won, matches);
  return (
    wins && {
      wins,
      points: 0.5 + (won - lost) / (2 * matches),
      seats: seats.map((each) => shareOf(each.wins, each.matches)),
    }
  );
}

/** What each deck is worth against all as one; even against itself, and where decks did not meet. */
const worth = (matrix: readonly (readonly (Pick<MatrixCell, "points"> | null)[])[]): readonly (readonly number[])[] =>
  matrix.map((line, row) => line.map((cell, column) => (row === column ? 0.5 : (cell?.points ?? 0.5))));

/** The rate of each deck in a field where the decks are met as often as their weights say; null where all weights are 0. */
export function fieldRates(
  matrix: readonly (readonly (Pick<MatrixCell, "points"> | null)[])[],
  weights: readonly number[],
): readonly (number | null)[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return worth(matrix).map((line) =>
    all > 0 ? line.reduce((sum, points, at) => sum + points * (weights[at] ?? 0), 0) / all : null,
  );
}

/**
 * The mix of decks that no deck beats: how often each is to be brought so that every other one is worth at most a half against the
 * mix (the Nash equilibrium of the symmetric game; von Neumann 1928). By the simplex method with Bland's rule, which always ends.
 */
export function nashMix(matrix: readonly (readonly (Pick<MatrixCell, "points"> | null)[])[]): readonly number[] {
  const game = worth(matrix);
  const count = game.length;
  // Maximise the sum of y under B y ≤ 1, where B is positive; y over its sum is the mix. Slack variables are the first basis.
  const lines = game.map((line, row) => [
    ...line.map((points) => points + 1),
    ...game.map((_, at) => Number(at === row)),
    1,
  ]);
  const goal = [...game.map(() => -1), ...game.map(() => 0), 0];
  const basis = game.map((_, at) => count + at);
  for (;;) {
    const enters = goal.slice(0, -1).findIndex((value) => value < -precision);
    if (enters === -1) break;
    const leaves = leavingLine(lines, basis, enters);
    if (leaves === -1) break;
    pivotOn(lines, goal, leaves, enters);
    basis[leaves] = enters;
  }
  const mix = game.map(() => 0);
  for (const [row, variable] of basis.entries())
    if (variable < count) mix[variable] = Math.max(0, lines[row]?.at(-1) ?? 0);
  const all = mix.reduce((sum, each) => sum + each, 0);
  return mix.map((each) => (all > 0 ? each / all : 1 / count));
}

const precision = 1e-12;

/** The line with the least ratio; among equal ones that of the first variable. */
function leavingLine(lines: readonly (readonly number[])[], basis: readonly number[], column: number): number {
  let [found, least] = [-1, Infinity];
  for (const [row, line] of lines.entries()) {
    const value = line[column] ?? 0;
    if (value <= precision) continue;
    const ratio = (line.at(-1) ?? 0) / value;
    const isFirst = Math.abs(ratio - least) <= precision && (basis[row] ?? 0) < (basis[found] ?? 0);
    if (ratio < least - precision || isFirst) [found, least] = [row, ratio];
  }
  return found;
}

function pivotOn(lines: number[][], goal: number[], row: number, column: number): void {
  const pivot = lines[row];
  if (!pivot) return;
  const by = pivot[column] ?? 1;
  for (const [at, value] of pivot.entries()) pivot[at] = value / by;
  for (const line of [...lines, goal]) {
    const factor = line === pivot ? 0 : (line[column] ?? 0);
    if (factor === 0) continue;
    for (const [at, value] of pivot.entries()) line[at] = (line[at] ?? 0) - factor * value;
  }
}
