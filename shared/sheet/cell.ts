import { rowEntries, writeValue, type RowEntry, type TomlDocument, type TomlValue } from "../toml/index.js";
import type { ColumnId } from "./column.js";
import type { Column } from "./facts.js";

/** The value of a cell among the keys of its row. */
export const cellValueIn = (entries: readonly RowEntry[], column: ColumnId): TomlValue | undefined => {
  const [key] = column.path;
  return cellWithin(entries.find((entry) => entry.key === key)?.value, column);
};

/** The value of a cell in the value of its row's key. */
function cellWithin(ofKey: TomlValue | undefined, { path, index }: ColumnId): TomlValue | undefined {
  let value = ofKey;
  for (let depth = 1; depth < path.length; depth += 1) {
    value = value?.kind === "table" ? value.entries.get(path[depth] ?? "") : undefined;
  }
  if (index === undefined) return value;
  return value?.kind === "array" ? value.items[index] : undefined;
}

/** The value of a cell; undefined where the row has no such key or its array no such element. */
export const cellValue = (
  document: TomlDocument,
  table: readonly string[],
  row: number,
  column: ColumnId,
): TomlValue | undefined => cellValueIn(rowEntries(document, table, row), column);

/** The values of a row in the order of `columns`. */
export function rowCells(
  document: TomlDocument,
  table: readonly string[],
  row: number,
  columns: readonly Column[],
): (TomlValue | undefined)[] {
  const entries = new Map(rowEntries(document, table, row).map(({ key, value }) => [key, value]));
  return columns.map(({ id }) => cellWithin(entries.get(id.path[0] ?? ""), id));
}

/** A value as text for editors and the clipboard: strings as they are, everything else as TOML spells it. */
export const cellText = (value: TomlValue | undefined): string => {
  if (!value) return "";
  return value.kind === "string" ? value.value : writeValue(value);
};
