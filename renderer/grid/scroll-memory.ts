import type { GridApi } from "ag-grid-community";
import { getApp, type GridRow } from "../state/index.js";
import type { CellRange } from "./selection/cell-range.js";
import type { Sight } from "./selection/sight.js";

/** Where a person was in a sheet: the cells that were selected, and how far it was scrolled. */
export interface SheetPlace {
  readonly cells: CellRange | undefined;
  readonly topPx: number;
  readonly leftPx: number;
  /** Whether the active cell was in sight, or would have come back there. */
  readonly isActiveKept: boolean;
}

interface Kept extends SheetPlace {
  /** Rows of another folder may have the same keys. */
  readonly root: string | undefined;
}

const kept = new Map<string, Kept>();
const rootNow = (): string | undefined => getApp().workspace?.root;

/** Remembers where a sheet is left, until its next grid: a simulation took its place, or it has other columns by now. */
export function rememberPlace(
  sheet: string,
  api: GridApi<GridRow>,
  { cells, isActiveKept }: Pick<SheetPlace, "cells" | "isActiveKept">,
): void {
  const topPx = api.getVerticalPixelRange().top;
  const leftPx = api.getHorizontalPixelRange().left;
  kept.set(sheet, { cells, topPx, leftPx, isActiveKept, root: rootNow() });
}

/** Where this sheet was left; undefined where it was not open before. */
export function rememberedPlace(sheet: string): SheetPlace | undefined {
  const place = kept.get(sheet);
  return place?.root === rootNow() ? place : undefined;
}

/** Scrolls a sheet to where it was left. */
export function scrollTo(element: HTMLElement, { topPx, leftPx }: SheetPlace): void {
  element.querySelector(".ag-grid-viewport")?.scrollTo({ top: topPx, left: leftPx });
}

/** Columns to be brought into view once a sheet has them, by sheet. */
const awaited = new Map<string, string>();

export const awaitColumn = (sheet: string, column: string): void => {
  awaited.set(sheet, column);
};

/** Brings the column that is waited for into view and lets it light up, if it is there by now. */
export function showAwaited(sheet: string, api: GridApi<GridRow>, sight: Pick<Sight, "showColumn">): void {
  const column = awaited.get(sheet);
  if (column === undefined || api.isDestroyed() || !api.getColumn(column)) return;
  awaited.delete(sheet);
  sight.showColumn(column);
  api.flashCells({ columns: [column], flashDuration: 1_500 });
}
