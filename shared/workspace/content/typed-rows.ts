import { rulesFor } from "../../metadata/index.js";
import { cellValueIn, columnFacts, typeText, type ColumnId } from "../../sheet/index.js";
import type { RowEntry, TomlValue } from "../../toml/index.js";
import { samePath } from "./content.js";
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
    const current = cellValueIn(row, column);
    const facts = columnFacts(table.facts, column);
    const read = typeText(text, { current, column: facts, rules: rulesFor(content.metadata, column) });
    return read.ok ? withCell(row, column, read.value.value) : row;
  }, entries);
}

function withCell(entries: readonly RowEntry[], { path, index }: ColumnId, value: TomlValue): readonly RowEntry[] {
  const [key = "", ...members] = path;
  const before = entries.find((entry) => entry.key === key)?.value;
  const after = inside(before, members, index, value);
  if (before === undefined) return [...entries, { key, value: after }];
  return entries.map((entry) => (entry.key === key ? { key, value: after } : entry));
}

function inside(
  before: TomlValue | undefined,
  members: readonly string[],
  index: number | undefined,
  value: TomlValue,
): TomlValue {
  const [member, ...rest] = members;
  if (member !== undefined) {
    const entries = new Map(before?.kind === "table" ? before.entries : []);
    entries.set(member, inside(entries.get(member), rest, index, value));
    return { kind: "table", entries };
  }
  if (index === undefined || value.kind === "array") return value;
  const items = [...(before?.kind === "array" ? before.items : [])];
  items[Math.min(index, items.length)] = value;
  return { kind: "array", items };
}
