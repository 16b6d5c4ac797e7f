import type { SheetView } from "../../shared/workspace/index.js";
import type { AppState } from "../state/index.js";
import { ownDifferences } from "./column-looks.js";
import { ownColumnLooks } from "./own-columns.js";
import { rowDifferences } from "./own-rows.js";
import { texts } from "./texts.js";

const counted = (count: number, one: string, several: string): string[] =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count.toLocaleString("en")} ${several}`];

const whereIs = (record: Readonly<Record<string, boolean>>, value: boolean): number =>
  Object.values(record).filter((each) => each === value).length;

/** What of rows and columns is looked at otherwise than the file of a sheet says, in words. */
export function ownLooksInWords(sheet: SheetView, state: Pick<AppState, "rowLooks" | "columnLooks">): string[] {
  const rows = rowDifferences(sheet, state);
  const columns = ownDifferences(sheet, ownColumnLooks(sheet, state));
  return [
    ...counted(rows.hidden, texts.rowHidden, texts.rowsHidden),
    ...counted(rows.shown, texts.rowShown, texts.rowsShown),
    ...counted(rows.heights, texts.rowHeight, texts.rowHeights),
    ...counted(whereIs(columns.hidden, true), texts.columnHidden, texts.columnsHidden),
    ...counted(whereIs(columns.hidden, false), texts.columnShown, texts.columnsShown),
    ...counted(Object.keys(columns.widths).length, "width", "widths"),
    ...(columns.order === undefined ? [] : [texts.columnOrder]),
    ...(columns.inSight.columns === undefined ? [] : [texts.frozenColumns]),
    ...(columns.inSight.rows === undefined ? [] : [texts.frozenRows]),
    ...counted(whereIs(columns.counted, true), texts.columnCounted, texts.columnsCounted),
    ...counted(whereIs(columns.counted, false), texts.columnNoLongerCounted, texts.columnsNoLongerCounted),
  ];
}
