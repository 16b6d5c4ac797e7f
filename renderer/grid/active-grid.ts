import { create } from "zustand";
import type { ActiveGrid } from "./host.js";

let active: ActiveGrid | undefined;

/** The grid on screen, for commands and features that act on it. */
export const activeGrid = (): ActiveGrid | undefined => active;

export function setActiveGrid(grid: ActiveGrid | undefined): void {
  active = grid;
  shownRowsChanged();
}

/** Grows whenever other rows or columns are on screen, or the same in another order. */
export const useShownVersion = create<{ readonly version: number }>()(() => ({ version: 0 }));

export const shownRowsChanged = (): void => useShownVersion.setState(({ version }) => ({ version: version + 1 }));
