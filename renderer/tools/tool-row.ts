import type { ToolRow } from "../../shared/games/index.js";
import { fromWire, type TomlValue } from "../../shared/toml/index.js";
import type { ColumnView, RowView } from "../../shared/workspace/index.js";

/** A row by its top-level keys; the columns of a list that is spread over several become the list again. */
export function toolRow(columns: readonly ColumnView[], { key, cells }: Pick<RowView, "key" | "cells">): ToolRow {
  const values = new Map<string, TomlValue>();
  for (const [at, { id }] of columns.entries()) {
    const [name] = id.path;
    const cell = cells[at];
    if (name === undefined || id.path.length > 1 || cell === null || cell === undefined) continue;
    const value = fromWire(cell);
    if (!value.ok) continue;
    const list = values.get(name);
    if (id.index === undefined) values.set(name, value.value);
    else values.set(name, { kind: "array", items: [...(list?.kind === "array" ? list.items : []), value.value] });
  }
  return { key, cells: values };
}
