import type { SimulationSums } from "./batch.js";
import type { Count } from "./difference.js";
import { chanceBeyond, correctedValues } from "./discoveries.js";
import { noCount } from "./figures.js";
import type { SimulationFrame } from "./frame.js";
import { shareOf, type Estimate } from "./interval.js";
import { pairingsOf } from "./plan.js";
import { fewestMatches } from "./significance.js";
import { sumOfShares } from "./strata.js";

/** What two cards do together that each does not do alone. */
export interface PairFigures {
  /** Whether both are of one deck, or the second is of the deck that it meets. */
  readonly kind: "with" | "against";
  readonly contestant: number;
  /** Whose the second card is. */
  readonly other: number;
  readonly first: number;
  readonly second: number;
  /** Won by the contestant where both were drawn. */
  readonly both: Estimate;
  /** What the first card adds with the second there, less what it adds without it; from −2 to 2. */
  readonly lift: { readonly value: number; readonly low: number; readonly high: number };
  /** How often chance alone makes as much of a pair that has no lift. */
  readonly chance: number;
  /** The same, corrected for how many pairs are looked at. */
  readonly corrected: number;
  /** Whether it is more than chance after the correction. */
  readonly isFound: boolean;
}

/** The pairs of a simulation: those that could be judged, and how many could not. */
export interface PairsFound {
  /** What is least by chance first. */
  readonly pairs: readonly PairFigures[];
  /** Pairs that were drawn together, or one without the other, or not at all, in too few matches to judge. */
  readonly tooFew: number;
}

/** The expected share of false ones among the pairs that are called found is at most this. */
export const falseDiscoveries = 0.05;

/** The lift of each pair of cards that was counted, corrected for all of them together. */
export function pairFigures(frame: SimulationFrame, sums: SimulationSums): PairsFound {
  let tooFew = 0;
  const judged: Omit<PairFigures, "corrected" | "isFound">[] = [];
  for (const { place, cells } of [...withPairs(sums), ...againstPairs(frame, sums)]) {
    const figures = liftOf(cells);
    if (figures) judged.push({ ...place, ...figures });
    else tooFew += 1;
  }
  const corrected = correctedValues(judged.map(({ chance }) => chance));
  const pairs = judged.map((each, at): PairFigures => {
    const value = corrected[at] ?? 1;
    return { ...each, corrected: value, isFound: value <= falseDiscoveries };
  });
  return {
    pairs: pairs.sort((a, b) => a.chance - b.chance || Math.abs(b.lift.value) - Math.abs(a.lift.value)),
    tooFew,
  };
}

/** Matches by which of two cards were drawn. */
interface Cells {
  readonly both: Count;
  readonly first: Count;
  readonly second: Count;
  readonly neither: Count;
}

interface CountedPair {
  readonly place: Pick<PairFigures, "kind" | "contestant" | "other" | "first" | "second">;
  readonly cells: Cells;
}

/** The matches with one card alone and with neither, from those with each and with both. */
function cellsOf(all: Count, first: Count, second: Count, both: Count): Cells {
  const less = (a: Count, b: Count): Count => ({ matches: a.matches - b.matches, wins: a.wins - b.wins });
  const [one, two] = [less(first, both), less(second, both)];
  return { both, first: one, second: two, neither: less(less(less(all, both), one), two) };
}

function withPairs({ after, pairs }: SimulationSums): readonly CountedPair[] {
  return Object.entries(pairs.together).flatMap(([index, lines]) => {
    const own = after.contestants[Number(index)];
    const all = { ...noCount };
    for (const { matches, wins } of Object.values(own?.seats ?? {})) {
      all.matches += matches;
      all.wins += wins;
    }
    const drawn = (card: number): Count => own?.cards[card]?.drawn ?? noCount;
    const contestant = Number(index);
    return Object.entries(lines).flatMap(([first, line]) =>
      Object.entries(line).map(([second, both]): CountedPair => ({
        place: { kind: "with", contestant, other: contestant, first: Number(first), second: Number(second) },
        cells: cellsOf(all, drawn(Number(first)), drawn(Number(second)), both),
      })),
    );
  });
}

function againstPairs(frame: SimulationFrame, { pairs }: SimulationSums): readonly CountedPair[] {
  const pairings = pairingsOf(frame);
  return Object.entries(pairs.facing).flatMap(([pairing, { all, own, theirs, both: lines }]) => {
    const [contestant, other] = pairings[Number(pairing)] ?? [0, 0];
    return Object.entries(lines).flatMap(([first, line]) =>
      Object.entries(line).flatMap(([second, both]): CountedPair[] => {
        // Of a deck that meets itself the same two cards come from either side.
        if (contestant === other && Number(first) >= Number(second)) return [];
        return [
          {
            place: { kind: "against", contestant, other, first: Number(first), second: Number(second) },
            cells: cellsOf(all, own[Number(first)] ?? noCount, theirs[Number(second)] ?? noCount, both),
          },
        ];
      }),
    );
  });
}

/**
 * What the first card adds with the second, less what it adds without: the interaction of two factors, with an interval made
 * of those of the four shares. Chance is that of the normal distribution, with a match won and one lost added to each share,
 * so that shares of 0 and 1 are not thought certain (Agresti and Caffo 2000). Null where a share is of too few matches.
 */
function liftOf({ both, first, second, neither }: Cells): Pick<PairFigures, "both" | "lift" | "chance"> | null {
  const cells = [both, first, second, neither];
  if (cells.some(({ matches }) => matches < fewestMatches)) return null;
  const parts = cells.flatMap(({ wins, matches }, at) => {
    const share = shareOf(wins, matches);
    return share ? [{ share, weight: at === 0 || at === 3 ? 1 : -1 }] : [];
  });
  const [of] = parts;
  if (!of) return null;
  const variance = cells.reduce((sum, { wins, matches }) => {
    const share = (wins + 1) / (matches + 2);
    return sum + (share * (1 - share)) / (matches + 2);
  }, 0);
  const lift = sumOfShares(parts);
  return { both: of.share, lift, chance: chanceBeyond(lift.value / Math.sqrt(variance)) };
}
