import { activeGrid } from "../grid/index.js";

/**
 * Remembers where the keyboard is; the returned function says whether it may still be moved to a cell of the sheet.
 * What a command gets from the session may come late: a field, a dialog or a cell editor that the person has gone to since
 * keeps the keyboard, or what is typed there would end up in the sheet.
 */
export function keyboardPlace(): () => boolean {
  const before = document.activeElement;
  return () => {
    const now = document.activeElement;
    if (now === null || now === document.body || now === before) return true;
    const grid = activeGrid();
    return grid !== undefined && grid.element.contains(now) && !grid.editing.isOpen;
  };
}
