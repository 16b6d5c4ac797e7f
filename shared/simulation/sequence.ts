import type { SimulationSums } from "./batch.js";
import type { Count, Cross } from "./difference.js";
import type { SimulationFrame } from "./frame.js";

/** How often one of all intervals of a simulation may miss the true figure, at whatever moment somebody looks or stops. */
export const sequenceErrorRate = 0.05;

/** An interval that may be looked at as often as one likes, and stopped by. All from −1 to 1. */
export interface SequenceInterval {
  /** How many matches it is of. */
  readonly of: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Intervals of counts that hold at all times at once, so that a simulation may stop as soon as one is narrow: the probability that
 * it misses the truth at any time is at most `error`. Those values belong to it under which the counts are not too unlikely
 * beside their mean likelihood over all values (a Dirichlet-multinomial mixture with a flat prior; Robbins 1970; Lindon and
 * Malek, Anytime-valid inference for multinomial count data, NeurIPS 2022). It holds for few matches, too.
 */
export function shareSequence({ matches, wins }: Count, error: number): SequenceInterval {
  const bound = leastLikelihood([wins, matches - wins], error);
  const holds = (share: number): boolean => term(wins, share) + term(matches - wins, 1 - share) >= bound;
  return interval(matches, matches === 0 ? 0.5 : wins / matches, [0, 1], holds);
}

/** The same for the change of a share that was counted on the same matches twice. */
export function changeSequence({ matches, before, after, both }: Cross, error: number): SequenceInterval {
  const counts: Counts = { gains: after - both, losses: before - both, ties: matches - before - after + 2 * both };
  const bound = leastLikelihood([counts.gains, counts.losses, counts.ties], error);
  const holds = (change: number): boolean => likelihoodOfChange(counts, change) >= bound;
  return interval(matches, matches === 0 ? 0 : (after - before) / matches, [-1, 1], holds);
}

/** The interval of a contestant: of its change where that is compared, else of its share; one alone is counted in its first seat. */
export function contestantSequence(
  { contestants, isCompared }: Pick<SimulationFrame, "contestants" | "isCompared">,
  { after, paired }: SimulationSums,
  index: number,
): SequenceInterval {
  const error = sequenceErrorRate / contestants.length;
  const [now, cross] = [after.contestants[index], paired.contestants[index]];
  const isAlone = contestants.length === 1;
  if (isCompared) return changeSequence((isAlone ? cross?.seats[0] : cross?.others) ?? noCross, error);
  return shareSequence((isAlone ? now?.seats[0] : now?.others) ?? noCount, error);
}

/** Whether each contestant's figure is known to within so much on either side. */
export const isNarrow = (
  frame: Pick<SimulationFrame, "contestants" | "isCompared">,
  sums: SimulationSums,
  within: number,
): boolean =>
  frame.contestants.every((_, index) => {
    const { low, high } = contestantSequence(frame, sums, index);
    return high - low <= 2 * within;
  });

/**
 * About how many matches there will be in all when each contestant's figure is known to within so much: intervals shrink with the
 * root of their number. Undefined before the first match.
 */
export function expectedMatches(
  frame: Pick<SimulationFrame, "contestants" | "isCompared">,
  sums: SimulationSums,
  within: number,
): number | undefined {
  const { matches } = sums.after;
  if (matches === 0) return undefined;
  const widest = frame.contestants.reduce((most, _, index) => {
    const { low, high } = contestantSequence(frame, sums, index);
    return Math.max(most, high - low);
  }, 0);
  return Math.ceil(matches * (widest / (2 * within)) ** 2);
}

const noCount: Count = { matches: 0, wins: 0 };
const noCross: Cross = { matches: 0, before: 0, after: 0, both: 0 };

interface Counts {
  readonly gains: number;
  readonly losses: number;
  readonly ties: number;
}

/** What happened so often has this logarithm of its likelihood; what never happened rules nothing out. */
const term = (count: number, probability: number): number => (count === 0 ? 0 : count * Math.log(probability));

/** The logarithm of the likelihood that a value must reach. */
function leastLikelihood(counts: readonly number[], error: number): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const mixture = counts.reduce((sum, count) => sum + logFactorial(count), logFactorial(counts.length - 1));
  return mixture - logFactorial(all + counts.length - 1) + Math.log(error);
}

/** Of all shares of gains and losses with this difference, those under which the counts are likeliest. */
function likelihoodOfChange({ gains, losses, ties }: Counts, change: number): number {
  if (change < 0) return likelihoodOfChange({ gains: losses, losses: gains, ties }, -change);
  const all = gains + losses + ties;
  if (all === 0) return 0;
  const half = (gains + losses) * (1 - change) - 2 * change * (losses + ties);
  const lost = (half + Math.sqrt(half * half + 8 * all * losses * change * (1 - change))) / (4 * all);
  const least = Math.min(Math.max(0, lost), (1 - change) / 2);
  return term(gains, least + change) + term(losses, least) + term(ties, Math.max(0, 1 - change - 2 * least));
}

/** Halvings that place an end to within a millionth. */
const halvings = 22;

function interval(
  of: number,
  value: number,
  [least, most]: readonly [number, number],
  holds: (value: number) => boolean,
): SequenceInterval {
  const endToward = (end: number): number => {
    if (holds(end)) return end;
    let [inside, outside] = [value, end];
    for (let step = 0; step < halvings; step += 1) {
      const middle = (inside + outside) / 2;
      if (holds(middle)) inside = middle;
      else outside = middle;
    }
    return outside;
  };
  return { of, value, low: endToward(least), high: endToward(most) };
}

/** By Stirling's series from 16 on, where it is exact to more digits than are kept. */
function logFactorial(number: number): number {
  if (number < 16) {
    let product = 1;
    for (let each = 2; each <= number; each += 1) product *= each;
    return Math.log(product);
  }
  const square = number * number;
  const rest = (1 / 12 - (1 / 360 - 1 / (1260 * square)) / square) / number;
  return (number + 0.5) * Math.log(number) - number + 0.5 * Math.log(2 * Math.PI) + rest;
}
