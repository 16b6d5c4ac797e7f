import { rulesFor } from "../../metadata/index.js";
import { cellValueIn, columnFacts, typeText, type ColumnId } from "../../sheet/index.js";
import type { RowEntry, TomlValue } from "../../toml/index.js";
import type { RowKey } from "../identity.js";
import type { Content, Draft, TableState } from "../state.js";

/** What is being typed into the rows of a table, row by row. */
export function draftsByRow(
  drafts: ReadonlyMap<string, Draft>,
  path: readonly string[],
): ReadonlyMap<RowKey, readonly Draft[]> {
  const rows = new Map<RowKey, Draft[]>();
  for (const draft of drafts.values()) {
    if (draft.sheet.table.join("\0") !== path.join("\0")) continue;
    const row = rows.get(draft.rowKey);
    if (row) row.push(draft);
    else rows.set(draft.rowKey, [draft]);
  }
  return rows;
}

/** A row as it would be if what is being typed were entered; text that no value can hold leaves its cell as it is. */
export function withDrafts(
  content: Content,
  table: TableState,
  entries: readonly RowEntry[],
  drafts: readonly Draft[],
): readonly RowEntry[] {
  return drafts.reduce((row, { column, text }) => {
    const current = cellValueIn(row, column);
    const facts = columnFacts(table.facts, column);
    const typed = typeText(text, { current, column: facts, rules: rulesFor(content.metadata, column) });
    return typed.ok ? withCell(row, column, typed.value.value) : row;
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
