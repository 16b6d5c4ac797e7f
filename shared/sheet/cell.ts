import { rowEntries, writeValue, type RowEntry, type TomlDocument, type TomlValue } from "../toml/index.js";
import type { ColumnId } from "./column.js";
import type { Column } from "./facts.js";

/** The value of a cell among the keys of its row. */
export const cellValueIn = (entries: readonly RowEntry[], { path, index }: ColumnId): TomlValue | undefined => {
  const [key, ...members] = path;
  let value = entries.find((entry) => entry.key === key)?.value;
  for (const member of members) value = value?.kind === "table" ? value.entries.get(member) : undefined;
  if (index === undefined) return value;
  return value?.kind === "array" ? value.items[index] : undefined;
};

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
  const entries = rowEntries(document, table, row);
  return columns.map(({ id }) => cellValueIn(entries, id));
}

/** A value as text for editors and the clipboard: strings as they are, everything else as TOML spells it. */
export const cellText = (value: TomlValue | undefined): string => {
  if (!value) return "";
  return value.kind === "string" ? value.value : writeValue(value);
};
