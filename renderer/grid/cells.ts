import { isWrittenInRules, openOverlay, openRules, rowsOf, sheetKey } from "../state/index.js";
import type { SheetController } from "./controller.js";
import { handleKey } from "./keys.js";
import { placeOfGridRow } from "./places.js";

/** Does what a key means at the focused cell; gives whether it means something there. */
function actOnKey(grid: SheetController, event: KeyboardEvent): boolean {
  const focused = grid.api.getFocusedCell();
  const column = focused?.column.getColId();
  const row = focused ? grid.rows[placeOfGridRow(focused, grid.frozen.count)] : undefined;
  if (column !== undefined) {
    const mark = row && rowsOf(sheetKey(grid.sheet.ref))?.mark(row.key, column);
    if (event.key === "Enter" && mark?.kind === "conflict") {
      openOverlay({ kind: "conflicts", id: mark.conflict });
      return true;
    }
    if ((event.key === "Enter" || event.key === "F2") && !event.shiftKey && isWrittenInRules(column)) {
      openRules(column);
      return true;
    }
    if (event.key === " " && row && grid.edits.toggle(row, column)) return true;
  }
  return handleKey(grid, event);
}

/**
 * Lets keys and double clicks act on cells: on what they hold, and on rules text, which is written beside the sheet while
 * that editor is open. Gives a way to stop.
 */
export function listenToCells(grid: SheetController): () => void {
  const { element } = grid;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (grid.isEditing() || !actOnKey(grid, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onDoubleClick = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    const column = target?.closest(".ag-cell")?.getAttribute("col-id");
    if (!column || !isWrittenInRules(column) || grid.isEditing()) return;
    event.stopPropagation();
    openRules(column);
  };
  element.addEventListener("keydown", onKeyDown, { capture: true });
  element.addEventListener("dblclick", onDoubleClick, { capture: true });
  return () => {
    element.removeEventListener("keydown", onKeyDown, { capture: true });
    element.removeEventListener("dblclick", onDoubleClick, { capture: true });
  };
}
