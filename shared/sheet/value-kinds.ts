import type { RowEntry, TomlValue } from "../toml/index.js";
import type { ValueKind } from "./columns.js";

/** How many values are of each kind. */
export type KindCounts = Readonly<Record<ValueKind, number>>;

/** What the values of one key are, blank texts left out, and what the elements of those that are lists are. */
export interface KeyKinds {
  readonly values: KindCounts;
  readonly items: KindCounts;
}

type Counting = { -readonly [Kind in ValueKind]: number };

/** Kinds while they are counted. */
export interface KindsDraft {
  readonly values: Counting;
  readonly items: Counting;
}

const none = (): Counting => ({ string: 0, integer: 0, float: 0, boolean: 0, date: 0, array: 0, table: 0 });

export const noKinds: KeyKinds = Object.freeze({ values: Object.freeze(none()), items: Object.freeze(none()) });

export const kindsDraft = (from: KeyKinds = noKinds): KindsDraft => ({
  values: { ...from.values },
  items: { ...from.items },
});

const isBlank = (value: TomlValue): boolean => value.kind === "string" && value.value.trim() === "";

/** Counts a value (`by` 1), or takes it out again (`by` -1). */
export function countKinds({ values, items }: KindsDraft, value: TomlValue, by: 1 | -1): void {
  if (isBlank(value)) return;
  values[value.kind] += by;
  if (value.kind !== "array") return;
  for (const item of value.items) if (!isBlank(item)) items[item.kind] += by;
}

/** The kinds of the values of a key in some rows. */
export function kindsIn(rows: readonly (readonly RowEntry[])[], key: string): KeyKinds {
  const draft = kindsDraft();
  for (const row of rows) {
    const value = row.find((entry) => entry.key === key)?.value;
    if (value) countKinds(draft, value, 1);
  }
  return draft;
}

/** Whether more than half of the values are of one of the kinds; where there are none, they might be. */
export function areMostly(counts: KindCounts, kinds: readonly ValueKind[]): boolean {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const fitting = kinds.reduce((sum, kind) => sum + counts[kind], 0);
  return all === 0 || fitting * 2 > all;
}
