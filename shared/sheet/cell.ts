import {
  rowEntries,
  rowValue,
  valueWithin,
  writeValue,
  type Path,
  type RowEntry,
  type TomlDocument,
  type TomlValue,
} from "../toml/index.js";
import { columnPath, type ColumnId } from "./column.js";
import type { Column } from "./facts.js";

const noSteps: Path = [];

/** From the value of its top-level key to the cell; asked for every cell of a sheet. */
const stepsWithinKey = (id: ColumnId): Path =>
  id.path.length === 1 && id.index === undefined && !id.inner ? noSteps : columnPath(id).slice(1);

/** The value of a cell among the keys of its row. */
export const cellValueIn = (entries: readonly RowEntry[], column: ColumnId): TomlValue | undefined => {
  const [key] = column.path;
  return valueWithin(entries.find((entry) => entry.key === key)?.value, stepsWithinKey(column));
};

/** The value of a cell; undefined where the row has no such key or its array no such element. */
export const cellValue = (
  document: TomlDocument,
  table: readonly string[],
  row: number,
  column: ColumnId,
): TomlValue | undefined => valueWithin(rowValue(document, table, row, column.path[0] ?? ""), stepsWithinKey(column));

/** The values of a row in the order of `columns`. */
export function rowCells(
  document: TomlDocument,
  table: readonly string[],
  row: number,
  columns: readonly Column[],
): (TomlValue | undefined)[] {
  const entries = new Map(rowEntries(document, table, row).map(({ key, value }) => [key, value]));
  return columns.map(({ id }) => valueWithin(entries.get(id.path[0] ?? ""), stepsWithinKey(id)));
}

/** A value as text for editors and the clipboard: strings as they are, everything else as TOML spells it. */
export const cellText = (value: TomlValue | undefined): string => {
  if (!value) return "";
  return value.kind === "string" ? value.value : writeValue(value);
};
