import { movedPlaces } from "../../../../sheet/index.js";
import type { EffectRow } from "./lines.js";
import type { RowPlan } from "./rows.js";

/** A row that is there. */
export interface Place {
  readonly at: number;
  /** What the files say of it. */
  readonly says: string;
  /** What it stays where the files still say the same: a row that is switched off is a remark in its file. */
  readonly row: EffectRow | undefined;
}

/** A row that is to be there. */
export interface Wanted {
  readonly row: EffectRow;
  readonly says: string | undefined;
}

/**
 * Pairs rows with those that are there, both in their order. As many as can stay in one order keep the row that says the same, with
 * its comments and its other keys; what changed between two of them takes what was between them. O(n log n).
 */
export function inOrder(places: readonly Place[], wanted: readonly Wanted[]): readonly RowPlan[] {
  const same = sameIn(places, wanted);
  const moved = movedPlaces(same);
  const kept = same.map((from, index) => (moved.has(index) ? null : from));
  const plan: RowPlan[] = [];
  let end = places.length;
  const ends = kept.map(() => end);
  for (let index = kept.length - 1; index >= 0; index -= 1) {
    end = kept[index] ?? end;
    ends[index] = end;
  }
  let free = 0;
  for (const [index, { row }] of wanted.entries()) {
    const from = kept[index] ?? null;
    const place = from === null ? (free < (ends[index] ?? 0) ? places[free] : undefined) : places[from];
    if (from !== null) free = from + 1;
    else if (place !== undefined) free += 1;
    plan.push({ row: (from === null ? undefined : place?.row) ?? row, at: place?.at });
  }
  return plan;
}

/** For each wanted row which of the rows says the same, each of them once and equal ones in their order; null for none. */
function sameIn(places: readonly Place[], wanted: readonly Wanted[]): readonly (number | null)[] {
  const left = new Map<string, number[]>();
  for (let at = places.length - 1; at >= 0; at -= 1) {
    const { says } = places[at] ?? { says: "" };
    const known = left.get(says);
    if (known) known.push(at);
    else left.set(says, [at]);
  }
  return wanted.map(({ says }) => (says === undefined ? null : (left.get(says)?.pop() ?? null)));
}
