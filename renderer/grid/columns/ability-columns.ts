import type { ColDef, GridApi } from "ag-grid-community";
import type { Support } from "../../../shared/games/index.js";
import type { TextReading } from "../../../shared/text/index.js";
import type { SheetView } from "../../../shared/workspace/index.js";
import { derivedIn } from "../../../shared/derived/index.js";
import { readingsOf } from "../../readings/index.js";
import { gameOfSheet, getApp, languageOfSheet, type GridRow, type ReadingColumn } from "../../state/index.js";
import { abilitiesColumn, abilitiesColumnDef } from "./ability-column.js";
import { previewColumn, previewColumnDef } from "./preview-column.js";

/** Column ids of what is read from a row, by the name the page remembers them by. No column of a file has a `#` in its id. */
const readingColumnIds: Readonly<Record<ReadingColumn, string>> = {
  abilities: abilitiesColumn,
  preview: previewColumn,
};

const readingColumnNames: readonly ReadingColumn[] = ["abilities", "preview"];

export const readingColumnOf = (id: string): ReadingColumn | undefined =>
  readingColumnNames.find((name) => readingColumnIds[name] === id);

/** The columns whose texts the columns of readings are about; none in a sheet without a language. */
function mainColumnsOf(sheet: SheetView): readonly string[] {
  const { language, cells } = languageOfSheet(sheet) ?? { cells: [] };
  return cells.flatMap(({ name, at }) => (language?.mains.includes(name) ? (sheet.columns[at]?.key ?? []) : []));
}

/** The first of the columns that readings are about; undefined in a sheet without a language. */
export const mainColumnOf = (sheet: SheetView): string | undefined => mainColumnsOf(sheet)[0];

/** The columns of a sheet, with those of its readings behind the last of the columns they read. */
export function withReadings(
  columns: readonly ColDef<GridRow>[],
  sheet: SheetView,
  isDark: () => boolean,
): ColDef<GridRow>[] {
  const readings = readingsOf(sheet);
  const mains = mainColumnsOf(sheet);
  const last = columns.findLastIndex(({ colId }) => colId !== undefined && mains.includes(colId));
  if (!readings || last < 0) return [...columns];
  const readingOf = (row: GridRow): TextReading => readings.reading(row);
  const host = { readingOf, isDark, supportsOf: (row: GridRow) => supportsOf(sheet, row, readingOf(row)) };
  const { readingColumns } = getApp();
  const placed = (def: ColDef<GridRow>, { isShown, widthPx }: { isShown: boolean; widthPx: number }) => ({
    ...def,
    hide: !isShown,
    width: widthPx,
  });
  // A sheet that says for itself where the text as players read it stands needs no second column of it.
  const hasPreview = derivedIn(sheet).some(({ function: name }) => name === "rules_preview");
  const beside = [
    placed(abilitiesColumnDef(host), readingColumns.abilities),
    ...(hasPreview ? [] : [placed(previewColumnDef(host), readingColumns.preview)]),
  ];
  return columns.toSpliced(last + 1, 0, ...beside);
}

/** Shows and hides the columns of readings in a grid, as wide as the person wants them now. */
export function showReadingColumns(api: GridApi<GridRow>): void {
  const { readingColumns } = getApp();
  for (const column of readingColumnNames) {
    const { isShown, widthPx } = readingColumns[column];
    api.setColumnsVisible([readingColumnIds[column]], isShown);
    api.setColumnWidths([{ key: readingColumnIds[column], newWidth: widthPx }]);
  }
}

/** What matches do with the abilities that were read of a row; nothing where its game is not played. */
function supportsOf(sheet: SheetView, { cells }: GridRow, { abilities }: TextReading): readonly Support[] {
  const play = gameOfSheet(sheet)?.play;
  const table = sheet.binding?.kind;
  if (!play || table === undefined) return [];
  const row = Object.fromEntries(sheet.columns.map(({ id }, at) => [id.path.join("."), cells[at] ?? null]));
  return abilities.flatMap(({ ast }) => (ast === undefined ? [] : [play.supportOf(ast, { table, row })]));
}
