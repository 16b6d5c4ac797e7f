import type { SheetController } from "./controller.js";

/** The sheet on screen, for commands that act on it. */
let active: SheetController | undefined;

export const activeGrid = (): SheetController | undefined => active;

export function setActiveGrid(controller: SheetController | undefined): void {
  active = controller;
}
