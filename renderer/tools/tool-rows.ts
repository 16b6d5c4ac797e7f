import type { ToolRow, ToolTables } from "../../shared/games/index.js";
import { fromWire, type TomlValue } from "../../shared/toml/index.js";
import type { ColumnView, RowView, SheetView } from "../../shared/workspace/index.js";
import { call } from "../state/index.js";
import { sheetsOfKind } from "./offered.js";

/** Rows asked for at a time. */
const sliceRows = 5_000;

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

async function rowsOfSheet({ ref }: SheetView): Promise<readonly ToolRow[] | undefined> {
  const rows: ToolRow[] = [];
  for (;;) {
    const sheet = { file: ref.file, table: [...ref.table] };
    const answer = await call("sheet/rows", { sheet, from: rows.length, count: sliceRows });
    if (!answer) return undefined;
    for (const row of answer.rows) rows.push(toolRow(answer.view.columns, row));
    if (answer.rows.length === 0 || rows.length >= answer.view.rowCount) return rows;
  }
}

/** All rows of the sheets of these kinds; undefined where they could not be had, which was said. */
export async function fetchTables(game: string, kinds: readonly string[]): Promise<ToolTables | undefined> {
  const tables = new Map<string, readonly ToolRow[]>();
  for (const kind of kinds) {
    const rows: ToolRow[] = [];
    for (const sheet of sheetsOfKind(game, kind)) {
      const fetched = await rowsOfSheet(sheet);
      if (!fetched) return undefined;
      for (const row of fetched) rows.push(row);
    }
    tables.set(kind, rows);
  }
  return tables;
}
