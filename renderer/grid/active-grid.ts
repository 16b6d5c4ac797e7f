import { create } from "zustand";
import type { SheetController } from "./controller.js";

/** The sheet on screen, for commands that act on it. */
let active: SheetController | undefined;

export const activeGrid = (): SheetController | undefined => active;

export function setActiveGrid(controller: SheetController | undefined): void {
  active = controller;
  shownRowsChanged();
}

/** Grows whenever other rows or columns are on screen, or the same in another order. */
export const useShownVersion = create<{ readonly version: number }>()(() => ({ version: 0 }));

export const shownRowsChanged = (): void => useShownVersion.setState(({ version }) => ({ version: version + 1 }));
