import { create } from "zustand";
import { sheetKey, type GridRow } from "../state/index.js";
import type { ActiveGrid } from "./host.js";

/** What is on screen of a sheet. */
export interface Shown {
  /** `sheetKey`. */
  readonly sheet: string;
  /** From top to bottom. */
  readonly rows: readonly GridRow[];
  /** Ids of the columns, computed ones among them, from left to right. */
  readonly columns: readonly string[];
}

let active: ActiveGrid | undefined;

/** The grid on screen, for commands and features that act on it. */
export const activeGrid = (): ActiveGrid | undefined => active;

export function setActiveGrid(grid: ActiveGrid | undefined): void {
  active = grid;
  shownChanged();
}

/** What is on screen by now: another object whenever other rows or columns are, or the same in another order. */
export const useShown = create<{ readonly shown: Shown | undefined }>()(() => ({ shown: undefined }));

/** Other rows or columns are on screen than before. */
export function shownChanged(): void {
  const shown = active && { sheet: sheetKey(active.sheet.ref), rows: active.rows, columns: active.columnIds() };
  useShown.setState({ shown });
}
