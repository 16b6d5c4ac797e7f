import { lastPinned, metadataOf } from "../../shared/metadata/index.js";
import type { ColumnView, SheetView } from "../../shared/workspace/index.js";
import { inOrder } from "./column-order.js";
import { nameInSight } from "./name-in-sight.js";

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

/** The name that stays in sight unasked, as a person hides and orders the columns; undefined where the file has its say. */
export function nameInSightOf(sheet: Pick<SheetView, "columns" | "metadata">, looks: ColumnLooks): string | undefined {
  const byKey = new Map(
    sheet.columns.map((column) => [column.key, { ...column, hidden: looks.hidden[column.key] ?? column.hidden }]),
  );
  const shown = inOrder([...byKey.keys()], looks.order).flatMap((key) => byKey.get(key) ?? []);
  return nameInSight(sheet, shown)?.key;
}

function lastInSight(sheet: SheetView, looks: ColumnLooks): number | undefined {
  const placeOf = (wanted: string | undefined): number => sheet.columns.findIndex(({ key }) => key === wanted);
  const { columns } = looks.inSight;
  const own = columns === null ? -1 : placeOf(columns);
  if (own === -1 && columns !== null) {
    const name = placeOf(nameInSightOf(sheet, looks));
    return name === -1 ? undefined : name;
  }
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
export function shownSheet(sheet: SheetView, looks: ColumnLooks = noColumnLooks): SheetView {
  const known = shownSheets.get(sheet);
  if (known?.looks === looks) return known.shown;
  const shown = isPlainLook(looks) && !nameInSight(sheet) ? sheet : withLooks(sheet, looks);
  shownSheets.set(sheet, { looks, shown });
  return shown;
}
