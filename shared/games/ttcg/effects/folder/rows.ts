import { ok, type Result } from "../../../../base/index.js";
import {
  deleteRow,
  equalValues,
  insertRow,
  removeKey,
  rowCount,
  rowEntries,
  setValue,
  toWire,
  type RowEntry,
  type TomlDocument,
  type TomlValue,
} from "../../../../toml/index.js";
import type { EffectRow } from "./lines.js";

/** The rows of a table as plain values; what is not a text, flag or list of texts is left out. */
export function rowsIn(document: TomlDocument, table: string): readonly EffectRow[] {
  return Array.from({ length: rowCount(document, [table]) }, (_, at) => {
    const row: Record<string, string | boolean | readonly string[]> = {};
    for (const { key, value } of rowEntries(document, [table], at)) {
      const plain = toWire(value);
      if (typeof plain === "string" || typeof plain === "boolean") row[key] = plain;
      else if (Array.isArray(plain)) row[key] = plain.filter((each): each is string => typeof each === "string");
    }
    return row;
  });
}

const tomlOf = (value: EffectRow[string]): TomlValue => {
  if (typeof value === "string") return { kind: "string", value };
  if (typeof value === "boolean") return { kind: "boolean", value };
  return { kind: "array", items: value.map((each): TomlValue => ({ kind: "string", value: each })) };
};

export const entriesOf = (row: EffectRow): RowEntry[] =>
  Object.entries(row).map(([key, value]) => ({ key, value: tomlOf(value) }));

/** Sets the keys of a row that files decide; other keys stay. */
function setRow(
  document: TomlDocument,
  table: string,
  at: number,
  row: EffectRow,
  owned: ReadonlySet<string>,
): Result<TomlDocument> {
  let doc = document;
  const before = rowEntries(document, [table], at);
  for (const { key } of before) {
    if (!owned.has(key) || key in row) continue;
    const removed = removeKey(doc, [table, at, key]);
    if (!removed.ok) return removed;
    doc = removed.value.doc;
  }
  for (const { key, value } of entriesOf(row)) {
    const now = before.find((entry) => entry.key === key)?.value;
    if (now && equalValues(now, value)) continue;
    const set = setValue(doc, [table, at, key], value);
    if (!set.ok) return set;
    doc = set.value.doc;
  }
  return ok(doc);
}

/** What is to become of a table: each wanted row at the place of one that is there, or new. */
export interface RowPlan {
  readonly row: EffectRow;
  /** The place of the row that it takes; undefined for a new one. */
  readonly at: number | undefined;
}

/** The document with the rows of a plan. Rows that no plan names are removed unless they are `kept`. */
export function withRows(
  document: TomlDocument,
  table: string,
  plan: readonly RowPlan[],
  owned: ReadonlySet<string>,
  kept: ReadonlySet<number>,
): Result<TomlDocument> {
  let doc = document;
  const used = new Set(plan.map(({ at }) => at));
  for (const { at, row } of plan) {
    if (at === undefined) continue;
    const set = setRow(doc, table, at, row, owned);
    if (!set.ok) return set;
    doc = set.value;
  }
  // From the end, so that the places before stay: new rows go behind the row that is planned before them.
  const count = rowCount(document, [table]);
  const added = new Map<number, EffectRow[]>();
  let last = -1;
  for (const { at, row } of plan) {
    if (at !== undefined) last = at;
    else if (!added.get(last)?.push(row)) added.set(last, [row]);
  }
  for (let at = count - 1; at >= -1; at -= 1) {
    for (const row of (added.get(at) ?? []).toReversed()) {
      const inserted = insertRow(doc, [table], at + 1, { entries: entriesOf(row) });
      if (!inserted.ok) return inserted;
      doc = inserted.value.doc;
    }
    if (at < 0 || used.has(at) || kept.has(at)) continue;
    const deleted = deleteRow(doc, [table], at);
    if (!deleted.ok) return deleted;
    doc = deleted.value.doc;
  }
  return ok(doc);
}
