import type { ToolRow, ToolTables } from "../../shared/games/index.js";
import type { ColumnView, RowView, SheetRef, SheetView } from "../../shared/workspace/index.js";
import { call, cellsByKey } from "../state/index.js";
import { sheetsOfKind } from "./offered.js";

/** A row as tools take it. */
export const toolRow = (columns: readonly ColumnView[], { key, cells }: Pick<RowView, "key" | "cells">): ToolRow => ({
  key,
  cells: cellsByKey(columns, cells),
});

/** Rows asked for at a time. */
const sliceRows = 5_000;

/** All rows of a sheet and how it looks now; undefined where they could not be had, which was said. */
export async function fetchRows(
  sheet: SheetRef,
): Promise<{ readonly view: SheetView; readonly rows: readonly RowView[] } | undefined> {
  const rows: RowView[] = [];
  for (;;) {
    const answer = await call("sheet/rows", { sheet, from: rows.length, count: sliceRows });
    if (!answer) return undefined;
    for (const row of answer.rows) rows.push(row);
    if (answer.rows.length === 0 || rows.length >= answer.view.rowCount) return { view: answer.view, rows };
  }
}

/** All rows of the sheets of these kinds; undefined where they could not be had, which was said. */
export async function fetchTables(game: string, kinds: readonly string[]): Promise<ToolTables | undefined> {
  const tables = new Map<string, readonly ToolRow[]>();
  for (const kind of kinds) {
    const rows: ToolRow[] = [];
    for (const sheet of sheetsOfKind(game, kind)) {
      const fetched = await fetchRows(sheet.ref);
      if (!fetched) return undefined;
      for (const row of fetched.rows) rows.push(toolRow(fetched.view.columns, row));
    }
    tables.set(kind, rows);
  }
  return tables;
}
