import { rulesFor } from "../../metadata/index.js";
import {
  cellValueIn,
  columnFacts,
  columnPath,
  typeText,
  type ColumnId,
  editProjection,
  projectionAt,
  type Projection,
} from "../../sheet/index.js";
import { samePath, withValueWithin, type RowEntry, type TomlValue } from "../../toml/index.js";
import type { RowKey, SheetRef } from "../identity.js";
import type { Content, TableState } from "../state.js";

/** Text in an open editor. */
export interface TypedText {
  readonly sheet: SheetRef;
  readonly rowKey: RowKey;
  readonly column: ColumnId;
  readonly text: string;
}

/** What is being typed into the rows of a table, row by row. */
export function typedByRow(
  typed: Iterable<TypedText>,
  path: readonly string[],
): ReadonlyMap<RowKey, readonly TypedText[]> {
  const rows = new Map<RowKey, TypedText[]>();
  for (const each of typed) {
    if (!samePath(each.sheet.table, path)) continue;
    const row = rows.get(each.rowKey);
    if (row) row.push(each);
    else rows.set(each.rowKey, [each]);
  }
  return rows;
}

/** A row as it would be if what is being typed were entered; text that no value can hold leaves its cell as it is. */
export function withTyped(
  content: Content,
  table: TableState,
  entries: readonly RowEntry[],
  typed: readonly TypedText[],
): readonly RowEntry[] {
  return typed.reduce((row, { column, text }) => {
    const projection = projectionAt(table.facts, column);
    if (projection) return withProjected(row, column, text, projection);
    const current = cellValueIn(row, column);
    const facts = columnFacts(table.facts, column);
    const read = typeText(text, { current, column: facts, rules: rulesFor(content.metadata, column) });
    return read.ok ? withCell(row, column, read.value.value) : row;
  }, entries);
}

/** The row with what the text of a projection says. */
function withProjected(
  entries: readonly RowEntry[],
  column: ColumnId,
  text: string,
  projection: Projection,
): readonly RowEntry[] {
  const whole = { path: column.path };
  const read = editProjection(projection, column, text, entries, cellValueIn(entries, whole));
  if (!read.ok) return entries;
  if (read.value) return withCell(entries, whole, read.value);
  return entries.filter(({ key }) => key !== column.path[0]);
}

function withCell(entries: readonly RowEntry[], column: ColumnId, value: TomlValue): readonly RowEntry[] {
  const [key = ""] = column.path;
  const before = entries.find((entry) => entry.key === key)?.value;
  // An array typed into one of its elements is the whole array.
  const isWhole = column.index !== undefined && value.kind === "array";
  const [, ...steps] = isWhole ? column.path : columnPath(column);
  const after = withValueWithin(before, steps, value) ?? value;
  if (before === undefined) return [...entries, { key, value: after }];
  return entries.map((entry) => (entry.key === key ? { key, value: after } : entry));
}
