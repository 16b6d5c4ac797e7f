import type { ColDef } from "ag-grid-community";
import { nameKeys } from "../../../shared/sheet/index.js";
import type { ColumnView, SheetView } from "../../../shared/workspace/index.js";
import { textOfCell, type GridRow } from "../../state/index.js";
import { linesIn, rowHeightOf } from "../rows/heights.js";

type Columns = Pick<SheetView, "columns" | "style">;

/** So many rows say how wide values are. */
const mostRows = 200;
/** No value makes a column wider than this. */
const widestPx = 220;
/** The room at the sides of a cell, and for a mark in it. */
const aroundPx = 30;
const letterPx = 7.2;
const wideLetterPx = 14;
const wideLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/gu;

const textWidthPx = (text: string): number => {
  const wide = text.match(wideLetter)?.length ?? 0;
  return (text.length - wide) * letterPx + wide * wideLetterPx;
};

/** Whether values of a column stand in it on one line, to be read, in a width that nobody chose. */
const isMeasured = ({ id, widthPx, hidden, editor, wrap }: ColumnView, lines: number): boolean =>
  widthPx === undefined &&
  !hidden &&
  !(wrap && lines > 1) &&
  !["long-text", "structure", "checkbox"].includes(editor) &&
  id.path.at(-1)?.toLowerCase() !== "id";

/** The width that the values of each column need. */
function wantedWidths({ columns, style }: Columns, rows: readonly GridRow[]): ReadonlyMap<string, number> {
  const looked = rows.slice(0, mostRows);
  const lines = linesIn(rowHeightOf(style));
  return new Map(
    columns.flatMap((column, at) => {
      if (!isMeasured(column, lines)) return [];
      const longest = looked.reduce((most, { cells }) => Math.max(most, textWidthPx(textOfCell(cells[at]))), 0);
      return [[column.key, Math.min(widestPx, Math.ceil(longest) + aroundPx)] as const];
    }),
  );
}

/** Rows are known by their names, so these are to be read also where other columns have to give way. */
const isName = ({ id }: ColumnView): boolean =>
  id.path.length === 1 && nameKeys.some((key) => key.toLowerCase() === id.path[0]?.toLowerCase());

/**
 * Columns whose values would be cut, with the width they get: names always as far as a column goes, others in their order
 * while all columns still fit into `roomPx`.
 */
export function valueWidths(
  defs: readonly ColDef<GridRow>[],
  sheet: Columns,
  rows: readonly GridRow[],
  roomPx: number,
): ReadonlyMap<string, number> {
  const wanted = wantedWidths(sheet, rows);
  const names = new Set(sheet.columns.filter(isName).map(({ key }) => key));
  const shown = defs.filter(({ hide }) => hide !== true);
  let freePx = roomPx - shown.reduce((sum, { width = 0 }) => sum + width, 0);
  const widths = new Map<string, number>();
  const widen = (isFirst: boolean): void => {
    for (const { colId = "", width = 0 } of shown) {
      if (names.has(colId) !== isFirst) continue;
      const missing = (wanted.get(colId) ?? 0) - width;
      const more = isFirst ? missing : Math.min(missing, freePx);
      if (more <= 0) continue;
      widths.set(colId, width + more);
      freePx -= more;
    }
  };
  widen(true);
  widen(false);
  return widths;
}
