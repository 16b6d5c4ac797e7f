import { columnPath, signedSource, type ColumnId } from "../../sheet/index.js";
import { readValue, withValueWithin, writeValue, type RowEntry, type TomlValue } from "../../toml/index.js";
import type { CellTarget, FixEdit } from "../problem.js";
import type { CheckedRow } from "./row.js";

/** A row as it would be after edits of its cells. The indexes and all that was found stay those of the row as it is. */
export function rowAfter(row: CheckedRow, edits: readonly Extract<FixEdit, { kind: "cell" }>[]): CheckedRow {
  let entries = row.entries ?? [];
  const sources = new Map<string, string>();
  for (const { column, to } of edits) {
    const [key = ""] = column.path;
    const [, ...steps] = columnPath(column);
    const value = valueOf(to);
    const before = entries.find((entry) => entry.key === key)?.value;
    const after = withValueWithin(before, steps, value);
    if (steps.length === 0 && after) sources.set(key, sourceOf(row, column, to, after));
    const others = entries.filter((entry) => entry.key !== key);
    entries = after ? [...others, { key, value: after } satisfies RowEntry] : others;
  }
  return { ...row, entries, sources, ruleTasks: [], tallyTasks: [], found: [], reported: [] };
}

function valueOf(to: CellTarget): TomlValue | undefined {
  if (to.kind === "absent") return undefined;
  if (to.kind === "value") return to.value;
  const read = readValue(to.source);
  return read.ok ? read.value : undefined;
}

/** How the edit will be spelled. */
function sourceOf({ sheet, entries = [] }: CheckedRow, column: ColumnId, to: CellTarget, value: TomlValue): string {
  if (to.kind === "source") return to.source;
  return signedSource(sheet.binding?.schema, column, value, entries) ?? writeValue(value);
}
