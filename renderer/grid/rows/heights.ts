import type { SheetStyle, SheetView } from "../../../shared/workspace/index.js";
import type { Density } from "../../state/index.js";

/** Rows are as high as `[metadata]` asks, within reason. */
export const rowHeightOf = ({ rowHeightPx = 34 }: SheetStyle): number => Math.max(26, Math.min(rowHeightPx, 160));

const headerHeightOf = ({ headerHeightPx = 36 }: SheetStyle): number => Math.max(28, Math.min(headerHeightPx, 80));

export const heightsOf = (style: SheetStyle): { readonly rowHeight: number; readonly headerHeight: number } => ({
  rowHeight: rowHeightOf(style),
  headerHeight: headerHeightOf(style),
});

/** In px: room for one line of text, for two, and for four. */
const densityPx: Readonly<Record<Exclude<Density, "file">, number>> = { compact: 28, normal: 48, comfortable: 86 };

/** A sheet whose rows are as high as a person wants them. */
export const withDensity = (sheet: SheetView, density: Density): SheetView =>
  density === "file" ? sheet : { ...sheet, style: { ...sheet.style, rowHeightPx: densityPx[density] } };

/** The least and the greatest height of a single row, in px. */
export const singleHeights = { min: 26, max: 600 } as const;

export const singleHeightOf = (heightPx: number): number =>
  Math.round(Math.max(singleHeights.min, Math.min(heightPx, singleHeights.max)));

/** Of text in cells: 13 px at 1.45. */
const lineHeightPx = 19;

/** How many whole lines of text a row has room for. */
export const linesIn = (rowHeightPx: number): number => Math.max(1, Math.floor((rowHeightPx - 8) / lineHeightPx));

/** Gives a cell of a row with a height of its own as many lines as fit there; others have those of the sheet. */
export function fitLines(
  element: HTMLElement,
  rowHeightPx: number | null | undefined,
  usualPx: number | undefined,
): void {
  if (rowHeightPx === null || rowHeightPx === undefined || rowHeightPx === usualPx) {
    if (element.style.length > 0) element.style.removeProperty("--lines");
  } else element.style.setProperty("--lines", String(linesIn(rowHeightPx)));
}
