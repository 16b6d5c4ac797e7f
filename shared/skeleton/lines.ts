import type { SkeletonCount } from "./count.js";

/** The heads of a skeleton as a table. */
export interface SkeletonWords {
  readonly heads: readonly string[];
  readonly asFan: string;
  readonly before: string;
  readonly change: string;
}

const rounded = (value: number): string => String(Number(value.toFixed(3)));

/**
 * A skeleton as lines of texts, for files and other programs: name, conditions, target, cards, missing, over, and where there
 * are these how many a booster holds, and how many cards there were before. `conditions` says what a slot asks for.
 */
export function skeletonLines(
  { slots }: SkeletonCount,
  before: SkeletonCount | undefined,
  words: SkeletonWords,
  conditions: (slot: SkeletonCount["slots"][number]["slot"]) => string,
): readonly string[][] {
  const hasFan = slots.some(({ asFan }) => asFan !== null);
  const heads = [...words.heads, ...(hasFan ? [words.asFan] : []), ...(before ? [words.before, words.change] : [])];
  return [
    heads,
    ...slots.map(({ slot, rows, missing, over, asFan }, at) => {
      const was = before?.slots[at]?.rows.length;
      return [
        ...[slot.name, conditions(slot)],
        ...[slot.target, rows.length, missing, over].map(String),
        ...(hasFan ? [asFan === null ? "" : rounded(asFan)] : []),
        ...(was === undefined ? [] : [String(was), String(rows.length - was)]),
      ];
    }),
  ];
}
