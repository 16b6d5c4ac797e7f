import {
  equalValues,
  rowChanges,
  rowCount,
  rowEntries,
  type RowChange,
  type RowEntry,
  type TomlDocument,
} from "../toml/index.js";
import { FactsBuilder, noFacts, withoutRows } from "./builder.js";
import type { SheetFacts, WholeKeys } from "./facts.js";

/**
 * Reads the table at `table` as a sheet. With `earlier`, the facts of another version of the same table, columns it had keep
 * their order, and an emptied table keeps its columns. Keys in `whole` are one column each, those of `earlier` where it is
 * not said. Columns beyond `widest` are left out.
 */
export function readSheet(
  document: TomlDocument,
  table: readonly string[],
  earlier?: SheetFacts,
  whole?: WholeKeys,
  widest?: number,
): SheetFacts {
  const rows = rowCount(document, table);
  const known = earlier && (whole ? { ...earlier, whole } : earlier);
  if (rows === 0 && known) return withoutRows(known, "columns");
  const builder = new FactsBuilder(known ? withoutRows(known, "order") : noFacts(table, whole), widest);
  for (let row = 0; row < rows; row += 1) builder.addRow(rowEntries(document, table, row));
  return builder.finish("all");
}

/** One row that changed: its place before and after, null where it was not or is no more. */
export interface ChangedRow {
  readonly before: number | null;
  readonly after: number | null;
}

/** The facts after several rows changed; costs what those rows cost, however long the sheet. */
export function updateRows(
  facts: SheetFacts,
  documentBefore: TomlDocument,
  documentAfter: TomlDocument,
  rows: Iterable<ChangedRow>,
): SheetFacts {
  const builder = new FactsBuilder(facts);
  for (const { before, after } of rows) {
    const changes = changesOf(facts.table, documentBefore, documentAfter, { before, after });
    if (changes) {
      countChanges(builder, changes);
      continue;
    }
    const old = before === null ? undefined : rowEntries(documentBefore, facts.table, before);
    const now = after === null ? undefined : rowEntries(documentAfter, facts.table, after);
    if (old && now) updateRow(builder, old, now);
    else if (old) builder.removeRow(old);
    else if (now) builder.addRow(now);
  }
  return builder.finish("as-before");
}

/**
 * The facts after one row changed, appeared (`rowBefore` null) or went (`rowAfter` null). `columns` is the same array as
 * before exactly when no column came, went or changed its kind.
 */
export const updateSheet = (
  facts: SheetFacts,
  documentBefore: TomlDocument,
  rowBefore: number | null,
  documentAfter: TomlDocument,
  rowAfter: number | null,
): SheetFacts => updateRows(facts, documentBefore, documentAfter, [{ before: rowBefore, after: rowAfter }]);

/** What an edit changed within a row that stays where it is, where that is known without reading the row whole. */
const changesOf = (
  table: readonly string[],
  documentBefore: TomlDocument,
  documentAfter: TomlDocument,
  { before, after }: ChangedRow,
): readonly RowChange[] | undefined =>
  before === null || before !== after ? undefined : rowChanges(documentBefore, documentAfter, [...table, before]);

function countChanges(builder: FactsBuilder, changes: readonly RowChange[]): void {
  for (const { key, before, after } of changes) {
    if (before && after) builder.replace(key, before, after);
    else if (before) builder.count(key, before, -1);
    else if (after) builder.count(key, after, 1);
  }
}

function updateRow(builder: FactsBuilder, old: readonly RowEntry[], now: readonly RowEntry[]): void {
  const remaining = new Map(old.map((entry) => [entry.key, entry.value]));
  for (const { key, value } of now) {
    const before = remaining.get(key);
    remaining.delete(key);
    if (before && equalValues(before, value)) continue;
    if (before) builder.replace(key, before, value);
    else builder.count(key, value, 1);
  }
  for (const [key, value] of remaining) builder.count(key, value, -1);
}
