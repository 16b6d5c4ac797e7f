import type { SheetView } from "../../shared/workspace/index.js";
import type { AppState } from "../state/index.js";
import { ownDifferences } from "./column-looks.js";
import { ownColumnLooks } from "./own-columns.js";
import { rowDifferences } from "./own-rows.js";

const counted = (count: number, one: string, several: string): string[] =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count.toLocaleString("en")} ${several}`];

const whereIs = (record: Readonly<Record<string, boolean>>, value: boolean): number =>
  Object.values(record).filter((each) => each === value).length;

/** What of rows and columns is looked at otherwise than the file of a sheet says, in words. */
export function ownLooksInWords(sheet: SheetView, state: Pick<AppState, "rowLooks" | "columnLooks">): string[] {
  const rows = rowDifferences(sheet, state);
  const columns = ownDifferences(sheet, ownColumnLooks(sheet, state));
  return [
    ...counted(rows.hidden, "row hidden", "rows hidden"),
    ...counted(rows.shown, "row shown", "rows shown"),
    ...counted(rows.heights, "row height", "row heights"),
    ...counted(whereIs(columns.hidden, true), "column hidden", "columns hidden"),
    ...counted(whereIs(columns.hidden, false), "column shown", "columns shown"),
    ...counted(Object.keys(columns.widths).length, "width", "widths"),
    ...(columns.inSight.columns === undefined ? [] : ["frozen columns"]),
    ...(columns.inSight.rows === undefined ? [] : ["frozen rows"]),
    ...counted(whereIs(columns.counted, true), "column counted", "columns counted"),
    ...counted(whereIs(columns.counted, false), "column no longer counted", "columns no longer counted"),
  ];
}
