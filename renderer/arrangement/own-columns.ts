import {
  columnSettings,
  metadataOf,
  type MetadataChange,
  type StatisticSettings,
} from "../../shared/metadata/index.js";
import type { ColumnView, SheetView } from "../../shared/workspace/index.js";
import { getApp, noColumnLooks, sayHere, sheetKey, type AppState, type ColumnLooks } from "../state/index.js";
import { countedColumns, frozenByFile, ownDifferences } from "./column-looks.js";
import { changeMetadata } from "./change.js";
import { changeLook, lookChange, putLook } from "./steps.js";
import { texts } from "./texts.js";

type State = Pick<AppState, "columnLooks">;

/** What a person said of the columns of a sheet, and of what stays in sight; kept on this computer. */
export const ownColumnLooks = (sheet: SheetView, { columnLooks }: State = getApp()): ColumnLooks =>
  columnLooks[sheetKey(sheet.ref)] ?? noColumnLooks;

/** Looks at columns otherwise, as one step. What the file says already needs no saying. */
function changeColumns(sheet: SheetView, label: string, change: Partial<ColumnLooks>): void {
  changeLook(sheet, label, { columns: ownDifferences(sheet, { ...ownColumnLooks(sheet), ...change }) });
}

/** Hides or shows columns, by their keys. One column at least stays shown. */
export function setColumnsHidden(sheet: SheetView, label: string, hidden: Readonly<Record<string, boolean>>): boolean {
  if (sheet.columns.every((column) => hidden[column.key] ?? column.hidden)) {
    sayHere("info", texts.oneColumnStays);
    return false;
  }
  changeColumns(sheet, label, { hidden: { ...ownColumnLooks(sheet).hidden, ...hidden } });
  return true;
}

export const hideColumn = (sheet: SheetView, { key }: ColumnView): boolean =>
  setColumnsHidden(sheet, texts.hideAColumn, { [key]: true });

/** Changes the width of a column, which may be a computed one. */
export const setColumnWidth = (sheet: SheetView, key: string, widthPx: number): void =>
  changeColumns(sheet, texts.changeColumnWidth, { widths: { ...ownColumnLooks(sheet).widths, [key]: widthPx } });

/** Lets the columns stand in another order for this person; null: in that of the file. */
export const setColumnOrder = (sheet: SheetView, order: readonly string[] | null): void =>
  changeColumns(sheet, order ? texts.moveColumns : texts.columnsAsInFile, { order: order ?? undefined });

/** Counts the values of a column, by its name in `[metadata]`, or no longer. */
export const setCounted = (sheet: SheetView, name: string, isCounted: boolean): void =>
  changeColumns(sheet, isCounted ? texts.countTheValues : texts.stopCountingAColumn, {
    counted: { ...ownColumnLooks(sheet).counted, [name]: isCounted },
  });

/** The columns whose values are counted. */
export const countedIn = (sheet: SheetView, state: State = getApp()): readonly StatisticSettings[] =>
  countedColumns(sheet, ownColumnLooks(sheet, state));

/** Keeps a column and all left of it in sight, or lets it go with all right of it; those stay that the file pins left of it. */
export function pinColumns(sheet: SheetView, column: ColumnView, isPinned: boolean): void {
  const settings = metadataOf(sheet.metadata);
  const left = sheet.columns.slice(0, sheet.columns.indexOf(column));
  const last = isPinned ? column : left.findLast(({ id }) => columnSettings(settings, id).frozen);
  const inSight = { ...ownColumnLooks(sheet).inSight, columns: last?.key ?? null };
  changeColumns(sheet, isPinned ? texts.freezeColumns : texts.unfreezeColumns, { inSight });
}

/** How many rows below the header stay in sight. */
export const frozenRowsOf = (sheet: SheetView, state: State = getApp()): number =>
  ownColumnLooks(sheet, state).inSight.rows ?? frozenByFile(sheet);

export const setFrozenRows = (sheet: SheetView, count: number): void =>
  changeColumns(sheet, count === 0 ? texts.unfreezeRows : texts.freezeRows, {
    inSight: { ...ownColumnLooks(sheet).inSight, rows: count },
  });

/** What a dialog changed of a column, of what a person can also have said for themselves. */
export type ColumnSaid = "hidden" | "width" | "frozen";

/**
 * Changes the settings of a column in the file, as one step; the person's own settings of the same things are dropped.
 * Tells whether it was done.
 */
export async function saveColumn(
  sheet: SheetView,
  label: string,
  changes: readonly MetadataChange[],
  { key, said }: { readonly key: string; readonly said: readonly ColumnSaid[] },
): Promise<boolean> {
  const own = ownColumnLooks(sheet);
  const without = <Value>(record: Readonly<Record<string, Value>>, what: ColumnSaid): Readonly<Record<string, Value>> =>
    said.includes(what) ? Object.fromEntries(Object.entries(record).filter(([each]) => each !== key)) : record;
  const look = {
    columns: {
      ...own,
      hidden: without(own.hidden, "hidden"),
      widths: without(own.widths, "width"),
      inSight: said.includes("frozen") ? { rows: own.inSight.rows } : own.inSight,
    },
  };
  const isDone = await changeMetadata(sheet, label, changes, [], lookChange(sheet, look));
  if (isDone) putLook(sheet.ref, look);
  return isDone;
}
