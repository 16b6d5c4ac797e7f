import type { ToolRow, ToolTables } from "../../shared/games/index.js";
import type { ColumnView, RowView, SheetView } from "../../shared/workspace/index.js";
import { call, cellsByKey } from "../state/index.js";
import { sheetsOfKind } from "./offered.js";

/** A row as tools take it. */
export const toolRow = (columns: readonly ColumnView[], { key, cells }: Pick<RowView, "key" | "cells">): ToolRow => ({
  key,
  cells: cellsByKey(columns, cells),
});

/** Rows asked for at a time. */
const sliceRows = 5_000;

async function rowsOfSheet({ ref }: SheetView): Promise<readonly ToolRow[] | undefined> {
  const rows: ToolRow[] = [];
  for (;;) {
    const answer = await call("sheet/rows", { sheet: ref, from: rows.length, count: sliceRows });
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
