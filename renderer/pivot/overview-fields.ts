import type { SheetOverview } from "../../shared/games/index.js";
import { namesIn, overviewCells, type PivotField, type ReadCard } from "../../shared/pivot/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { readingsOf } from "../readings/index.js";
import { gameOfSheet, type GridRow } from "../state/index.js";
import type { PivotColumn } from "./columns.js";

/** What the game of a sheet says of its dashboards; undefined where it says nothing, or the sheet is of no game. */
export function overviewOf(sheet: Pick<SheetView, "binding">): SheetOverview | undefined {
  const { binding } = sheet;
  return binding ? gameOfSheet(sheet)?.overviews?.find(({ sheets }) => sheets.includes(binding.kind)) : undefined;
}

/** What a game makes of its cards, in some rows whose texts have been read; undefined for other fields. */
export function overviewFieldOf(
  sheet: SheetView,
  { key, title }: Pick<PivotColumn, "key" | "title">,
  rows: readonly GridRow[],
): PivotField | undefined {
  const cellsOf = overviewCells(key, overviewOf(sheet));
  return cellsOf && { title, choices: [], cellsOf: (at) => (rows[at] ? cellsOf(cardOf(sheet, rows[at])) : [null]) };
}

function cardOf(sheet: SheetView, row: GridRow): ReadCard {
  const readings = readingsOf(sheet);
  return {
    cells: (key) =>
      sheet.columns.flatMap(({ id }, at) => (id.path[0] === key && !id.inner ? [row.cells[at] ?? null] : [])),
    get names() {
      return readings ? namesIn(readings.meaning(row), readings.names) : [];
    },
  };
}
