import { equalValues, type TomlValue } from "./values.js";

/** What becomes of a list, by places in the list before: from its end to its beginning, so that each place still holds. */
export type ItemStep =
  | { readonly kind: "set"; readonly at: number; readonly value: TomlValue }
  | { readonly kind: "remove"; readonly at: number }
  | { readonly kind: "insert"; readonly at: number; readonly value: TomlValue };

/** More than this many comparisons are not worth a small change. */
const mostCells = 250_000;

/**
 * The fewest changes that make one list of the other: what is equal stays, what is the same thing with another value is
 * changed in its place, so that what is written beside the others can stay too. Undefined where the lists are too long.
 */
export function itemSteps(before: readonly TomlValue[], after: readonly TomlValue[]): readonly ItemStep[] | undefined {
  if (before.length * after.length > mostCells) return undefined;
  const gains = bestGains(before, after);
  const gainAt = (old: number, now: number): number => gains[old]?.[now] ?? 0;
  const steps: ItemStep[] = [];
  let old = 0;
  let now = 0;
  while (old < before.length || now < after.length) {
    const item = before[old];
    const value = after[now];
    if (item && value && gainAt(old, now) === likeness(item, value) + gainAt(old + 1, now + 1)) {
      if (!equalValues(item, value)) steps.push({ kind: "set", at: old, value });
      old += 1;
      now += 1;
    } else if (value && (!item || gainAt(old, now) === gainAt(old, now + 1))) {
      steps.push({ kind: "insert", at: old, value });
      now += 1;
    } else {
      steps.push({ kind: "remove", at: old });
      old += 1;
    }
  }
  return steps.reverse();
}

/** For every two rests of the lists how much alike they are at best. */
function bestGains(before: readonly TomlValue[], after: readonly TomlValue[]): number[][] {
  const gains = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let old = before.length - 1; old >= 0; old -= 1) {
    const row = gains[old];
    const below = gains[old + 1];
    for (let now = after.length - 1; now >= 0; now -= 1) {
      const [item, value] = [before[old], after[now]];
      if (!row || !below || !item || !value) continue;
      row[now] = Math.max(below[now] ?? 0, row[now + 1] ?? 0, likeness(item, value) + (below[now + 1] ?? 0));
    }
  }
  return gains;
}

/** Equal ones count most, then tables that have members in common, above all the first, which names it; a table never becomes something else in its place. */
function likeness(a: TomlValue, b: TomlValue): number {
  if (equalValues(a, b)) return 100;
  if (a.kind === "table" && b.kind === "table") {
    const shared = [...a.entries].filter(([key, value]) => {
      const other = b.entries.get(key);
      return other !== undefined && equalValues(value, other);
    });
    const [name] = a.entries.keys();
    return Math.min(90, shared.length * 10) + (shared.some(([key]) => key === name) ? 5 : 0);
  }
  return a.kind === "table" || b.kind === "table" ? 0 : 1;
}
