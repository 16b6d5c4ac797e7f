/** A row as the grid names it: those kept in sight at its top and those below them are counted apart, from 0 each. */
export interface GridRowPlace {
  readonly rowIndex: number;
  readonly rowPinned: "top" | null;
}

/** The row at a place on screen, from 0 at the top, where the first `frozen` are kept in sight. */
export const gridRowAt = (place: number, frozen: number): GridRowPlace =>
  place < frozen ? { rowIndex: place, rowPinned: "top" } : { rowIndex: place - frozen, rowPinned: null };

/** The place on screen of a row that the grid names. */
export const placeOfGridRow = (
  { rowIndex, rowPinned }: { readonly rowIndex: number; readonly rowPinned?: string | null | undefined },
  frozen: number,
): number => (rowPinned === "top" ? rowIndex : rowIndex + frozen);

const rowIndexPattern = /^(?<pinned>t-)?(?<index>\d+)$/u;

/** The place on screen of a row by the `row-index` of its element; undefined where that is not a row's. */
export function placeOfRowIndex(text: string | null | undefined, frozen: number): number | undefined {
  const found = rowIndexPattern.exec(text ?? "")?.groups;
  if (!found) return undefined;
  return placeOfGridRow({ rowIndex: Number(found["index"]), rowPinned: found["pinned"] ? "top" : null }, frozen);
}

/**
 * How many of the first rows are kept in sight where `wanted` are to be: so many as fit into `roomPx`, and never all, so
 * that there is something left to scroll.
 */
export function frozenThatFit(
  wanted: number,
  rowCount: number,
  heightOf: (place: number) => number,
  roomPx: number,
): number {
  const most = Math.min(wanted, rowCount - 1);
  let used = 0;
  for (let place = 0; place < most; place += 1) {
    used += heightOf(place);
    if (used > roomPx) return place;
  }
  return Math.max(0, most);
}

/** Whether a column holds values of the sheet, rather than what the page makes of them, by its id. */
export const isSheetColumn = (id: string): boolean => !id.startsWith("#");
