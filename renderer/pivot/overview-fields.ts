import type { OverviewCard, SheetOverview } from "../../shared/games/index.js";
import type { PivotField } from "../../shared/pivot/index.js";
import type { CellView } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { readingsOf } from "../readings/index.js";
import { gameOfSheet, type GridRow } from "../state/index.js";
import type { PivotColumn } from "./fields.js";
import { texts } from "./texts.js";

export const keywordsKey = "overview:keywords";
export const costKey = "overview:cost";

/** Whether a field is what a game makes of its cards, and no column of the sheet. */
export const isOverviewField = (key: string): boolean => key === keywordsKey || key === costKey;

/** What the game of a sheet says of its dashboards; undefined where it says nothing, or the sheet is of no game. */
export function overviewOf(sheet: Pick<SheetView, "binding">): SheetOverview | undefined {
  const { binding } = sheet;
  return binding ? gameOfSheet(sheet)?.overviews?.find(({ sheets }) => sheets.includes(binding.kind)) : undefined;
}

/** What the game of a sheet makes of its cards beside their columns: keywords, and the cost where no column holds it. */
export function overviewColumns(sheet: SheetView): readonly PivotColumn[] {
  const overview = overviewOf(sheet);
  return [
    ...(overview?.costOf ? [{ key: costKey, title: texts.cardCost, isComputed: true, isNumeric: true }] : []),
    ...(overview?.keywordsOf
      ? [{ key: keywordsKey, title: texts.cardKeywords, isComputed: true, isNumeric: false }]
      : []),
  ];
}

/** Such a field in some rows, whose texts have been read; undefined for other fields. */
export function overviewFieldOf(
  sheet: SheetView,
  { key, title }: Pick<PivotColumn, "key" | "title">,
  rows: readonly GridRow[],
): PivotField | undefined {
  const overview = overviewOf(sheet);
  const cellsOf = key === costKey ? costCells(overview) : key === keywordsKey ? keywordCells(overview) : undefined;
  if (!cellsOf) return undefined;
  return { title, choices: [], cellsOf: (at) => (rows[at] ? cellsOf(cardOf(sheet, rows[at])) : [null]) };
}

type CellsOf = (card: OverviewCard) => readonly CellView[];

const costCells = (overview: SheetOverview | undefined): CellsOf | undefined =>
  overview?.costOf && ((card) => [overview.costOf?.(card) ?? null]);

const keywordCells = (overview: SheetOverview | undefined): CellsOf | undefined =>
  overview?.keywordsOf &&
  ((card) => {
    const keywords = overview.keywordsOf?.(card) ?? [];
    return keywords.length === 0 ? [texts.noKeyword] : keywords;
  });

function cardOf(sheet: SheetView, row: GridRow): OverviewCard {
  const readings = readingsOf(sheet);
  return {
    cells: (key) =>
      sheet.columns.flatMap(({ id }, at) => (id.path[0] === key && !id.inner ? [row.cells[at] ?? null] : [])),
    get names() {
      if (!readings) return [];
      return Array.from(readings.meaning(row).outline.names).flatMap((name) =>
        name < 0 ? [] : [readings.names.spelling(name)],
      );
    },
  };
}
