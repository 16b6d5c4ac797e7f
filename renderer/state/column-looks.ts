import { lastPinned, metadataOf } from "../../shared/metadata/index.js";
import type { ColumnView, SheetView } from "../../shared/workspace/index.js";
import { inOrder } from "./column-order.js";

/** How the columns of a sheet are shown, and what is counted and kept in sight, where not as its file says. */
export interface ColumnLooks {
  /** By the keys of columns. */
  readonly hidden: Readonly<Record<string, boolean>>;
  /** In px, by the keys of columns, computed ones among them. */
  readonly widths: Readonly<Record<string, number>>;
  /** Whether the values of a column are counted, by its name in `[metadata]`. */
  readonly counted: Readonly<Record<string, boolean>>;
  /** The keys of the columns from left to right, computed ones among them; absent: as in the file. */
  readonly order?: readonly string[] | undefined;
  readonly inSight: {
    /** The key of the last column that stays in sight; null: none does. */
    readonly columns?: string | null | undefined;
    /** How many rows below the header stay in sight. */
    readonly rows?: number | undefined;
  };
}

export const noColumnLooks: ColumnLooks = { hidden: {}, widths: {}, counted: {}, inSight: {} };

/** Whether the looks say nothing, so that everything is as the file says. */
export const isPlainLook = ({ hidden, widths, counted, order, inSight }: ColumnLooks): boolean =>
  [hidden, widths, counted].every((record) => Object.keys(record).length === 0) &&
  order === undefined &&
  inSight.columns === undefined &&
  inSight.rows === undefined;

function lastInSight(sheet: SheetView, { inSight }: ColumnLooks): number | undefined {
  if (inSight.columns === undefined) return undefined;
  const own = inSight.columns === null ? -1 : sheet.columns.findIndex(({ key }) => key === inSight.columns);
  if (own === -1 && inSight.columns !== null) return undefined;
  // Frozen computed columns keep those on their left frozen too, whatever the settings of these.
  const shown = sheet.columns.findLastIndex(({ frozen }) => frozen);
  return shown > lastPinned(metadataOf(sheet.metadata), sheet.columns) ? Math.max(own, shown) : own;
}

/** Which columns stay in sight: all up to the last of them, as they stand from left to right. */
function frozenIn(sheet: SheetView, looks: ColumnLooks): (column: ColumnView, at: number) => boolean {
  const last = lastInSight(sheet, looks);
  if (last === undefined) return ({ frozen }) => frozen;
  const end = sheet.columns[last]?.key;
  if (!looks.order || end === undefined) return (_, at) => at <= last;
  const shown = inOrder(
    sheet.columns.map(({ key }) => key),
    looks.order,
  );
  const kept = new Set(shown.slice(0, shown.indexOf(end) + 1));
  return ({ key }) => kept.has(key);
}

function withLooks(sheet: SheetView, looks: ColumnLooks): SheetView {
  const isFrozen = frozenIn(sheet, looks);
  const isHidden = ({ key, hidden }: ColumnView): boolean => looks.hidden[key] ?? hidden;
  // A sheet needs a column to work in: where all others have gone from the file, the hidden ones come back.
  const hidesAll = sheet.columns.every(isHidden);
  const columns = sheet.columns.map((column, at) => {
    const widthPx = looks.widths[column.key] ?? column.widthPx;
    return {
      ...column,
      ...(widthPx === undefined ? {} : { widthPx }),
      hidden: hidesAll ? column.hidden : isHidden(column),
      frozen: isFrozen(column, at),
    };
  });
  return { ...sheet, columns };
}

const shownSheets = new WeakMap<SheetView, { readonly looks: ColumnLooks; readonly shown: SheetView }>();

/** A sheet with its columns as they are looked at; its `metadata` stays what the file says. The same for the same looks. */
export function shownSheet(sheet: SheetView, looks: ColumnLooks | undefined): SheetView {
  if (!looks) return sheet;
  const known = shownSheets.get(sheet);
  if (known?.looks === looks) return known.shown;
  const shown = withLooks(sheet, looks);
  shownSheets.set(sheet, { looks, shown });
  return shown;
}
