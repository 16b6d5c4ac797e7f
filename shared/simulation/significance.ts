import type { Change } from "./difference.js";
import type { Estimate } from "./interval.js";

/**
 * Fewer matches say nothing that is worth a mark: of a hundred cards drawn four times each, six win all four by chance, and
 * the intervals of shares near 0 and 1 are still coarse.
 */
export const fewestMatches = 30;

/** Where a figure stands against what it is measured by. Only its interval decides, never the value alone. */
export type Significance = "above" | "below" | "undecided" | "too-few";

/** Whether the whole interval of a share is above or below a baseline, such as the even chance. */
export function significanceOf({ of, low, high }: Estimate, baseline: number): Significance {
  if (of < fewestMatches) return "too-few";
  return sideOf(low - baseline, high - baseline);
}

/** Whether the whole interval of a change is a gain or a loss. Both sides must have been counted often enough. */
export function significanceOfChange({ before, after, low, high }: Change): Significance {
  if (Math.min(before.of, after.of) < fewestMatches) return "too-few";
  return sideOf(low, high);
}

/** A difference that is surely more than nothing, surely less, or neither. */
function sideOf(low: number, high: number): Significance {
  if (low > 0) return "above";
  return high < 0 ? "below" : "undecided";
}
