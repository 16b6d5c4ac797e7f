import { getApp, problemsAbout, setApp, sheetKey, type ProblemPlace } from "../../state/index.js";
import { numbersColumn } from "./column-defs.js";
import type { GridHost } from "../host.js";

/** How long the pointer rests on a mark before the problem is shown, in ms. */
const restMs = 250;

const markOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(".cell-problem") : null;

type Telling = Pick<ProblemPlace, "peek">;

/**
 * Shows the problems of a cell beside it, or those of its row as a whole where the cell has none;
 * returns whether there are any.
 */
function showProblems(grid: GridHost, cell: Element | null, options: Telling = {}): boolean {
  const key = sheetKey(grid.sheet.ref);
  const place = grid.drawn.rowOf(cell);
  const rowKey = place === undefined ? undefined : grid.rows[place]?.key;
  const colId = cell?.getAttribute("col-id");
  if (!cell || rowKey === undefined || !colId) return false;
  // Who has selected the whole row asks about the row.
  const isOfRow = colId === numbersColumn || (place !== undefined && grid.range.isWholeRow(place));
  const wanted = colId === numbersColumn ? [null] : isOfRow ? [null, colId] : [colId, null];
  const column = wanted.find((each) => problemsAbout(key, rowKey, each).length > 0);
  if (column === undefined) return false;
  const { left, bottom, top } = cell.getBoundingClientRect();
  setApp({ cellProblems: { sheet: key, rowKey, column, left, top, bottom, ...options } });
  return true;
}

/** Shows the problems of the focused cell; returns whether there are any. */
export const showProblemsOfFocused = (grid: GridHost, options: Telling = {}): boolean =>
  showProblems(grid, grid.outline.activeElement, options);

/**
 * Shows what is wrong where the pointer rests on a mark; a click on the mark of a cell leads the keyboard there too. One at a
 * row number selects the row, as everywhere on the number. Returns how to stop.
 */
export function listenToMarks(grid: GridHost): () => void {
  let rest: number | undefined;
  const onOver = ({ target, buttons }: PointerEvent): void => {
    window.clearTimeout(rest);
    const mark = markOf(target);
    if (!mark || buttons !== 0) return;
    rest = window.setTimeout(() => {
      const { cellProblems, overlay } = getApp();
      const isTaken = overlay !== null || (cellProblems !== null && cellProblems.peek === undefined);
      if (!isTaken && mark.isConnected) showProblems(grid, mark.closest(".ag-cell"), { peek: "pointer" });
    }, restMs);
  };
  const onClick = ({ target }: MouseEvent): void => {
    window.clearTimeout(rest);
    const mark = markOf(target);
    if (mark && grid.drawn.rowNumberAt(mark) === undefined) showProblems(grid, mark.closest(".ag-cell"));
  };
  const { element } = grid;
  element.addEventListener("pointerover", onOver);
  element.addEventListener("click", onClick, { capture: true });
  return () => {
    window.clearTimeout(rest);
    element.removeEventListener("pointerover", onOver);
    element.removeEventListener("click", onClick, { capture: true });
  };
}
