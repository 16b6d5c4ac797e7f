import type { HistoryOutcome, LookChange, SheetRef, SheetView } from "../../shared/workspace/index.js";
import {
  lookStep,
  withLookPart,
  type SheetLook,
  activeSheet,
  call,
  getApp,
  isPlainLook,
  noColumnLooks,
  setApp,
  sheetKey,
  type ReadingColumn,
  type AppState,
} from "../state/index.js";
import { noRowLooks } from "./row-looks.js";

/** How a sheet is looked at on this computer. */
export function lookOf(sheet: SheetRef): SheetLook {
  const { arrangements, rowLooks, columnLooks, readingColumns } = getApp();
  const key = sheetKey(sheet);
  return {
    arrangement: arrangements[key] ?? null,
    rows: rowLooks[key] ?? noRowLooks,
    columns: columnLooks[key] ?? noColumnLooks,
    readingColumns,
  };
}

/** A record with another value under a key, or none. */
function withKey<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
  value: Value | undefined,
): Readonly<Record<string, Value>> {
  const others = Object.entries(record).filter(([each]) => each !== key);
  return Object.fromEntries(value === undefined ? others : [...others, [key, value]]);
}

/** Looks at a sheet otherwise from now on, without a step. */
export function putLook(sheet: SheetRef, change: Partial<SheetLook>): void {
  const key = sheetKey(sheet);
  const { arrangement, rows, columns, readingColumns } = { ...lookOf(sheet), ...change };
  const isPlain = Object.keys(rows.heights).length + Object.keys(rows.hidden).length === 0;
  setApp(({ arrangements, rowLooks, columnLooks }) => ({
    ...("arrangement" in change ? { arrangements: withKey(arrangements, key, arrangement ?? undefined) } : {}),
    ...("rows" in change ? { rowLooks: withKey(rowLooks, key, isPlain ? undefined : rows) } : {}),
    ...("columns" in change
      ? { columnLooks: withKey(columnLooks, key, isPlainLook(columns) ? undefined : columns) }
      : {}),
    readingColumns,
  }));
}

/** What changing a look in this way is to the history; undefined where nothing would change. */
export function lookChange({ ref }: SheetView, change: Partial<SheetLook>): LookChange | undefined {
  const before = lookOf(ref);
  const step = lookStep(before, { ...before, ...change });
  return step && { sheet: ref, ...step };
}

/** Looks at a sheet otherwise, as a step of the history; the file stays as it is. */
export function changeLook(sheet: SheetView, label: string, change: Partial<SheetLook>): void {
  const look = lookChange(sheet, change);
  if (!look) return;
  putLook(sheet.ref, change);
  void call("sheets/look", { label, look });
}

/** Looks at a sheet again as it was looked at before a step that was undone, or after one that was done again. */
export const takeBackLook = ({ sheet, value }: HistoryOutcome["looks"][number]): void =>
  putLook(sheet, withLookPart(lookOf(sheet), value));

/** Shows, hides or widens a column of what is read from rules text, in all sheets, as a step of the history. */
export function changeReadingColumn(
  column: ReadingColumn,
  label: string,
  change: Partial<AppState["readingColumns"][ReadingColumn]>,
): void {
  const sheet = activeSheet(getApp());
  const { readingColumns } = getApp();
  const changed = { ...readingColumns, [column]: { ...readingColumns[column], ...change } };
  if (sheet) changeLook(sheet, label, { readingColumns: changed });
}
