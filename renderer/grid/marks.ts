import { getApp } from "../state/index.js";
import type { SheetController } from "./controller.js";

/** How long the pointer rests on a mark before it is told what is wrong, in ms. */
const restMs = 250;

const markOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(".cell-problem") : null;

/** Tells what is wrong where the pointer rests on a mark; a click on it leads the keyboard there too. Gives a way to stop. */
export function listenToMarks(grid: SheetController): () => void {
  let rest: number | undefined;
  const onOver = ({ target, buttons }: PointerEvent): void => {
    window.clearTimeout(rest);
    const mark = markOf(target);
    if (!mark || buttons !== 0) return;
    rest = window.setTimeout(() => {
      const { cellProblems, overlay } = getApp();
      const isTaken = overlay !== null || (cellProblems !== null && cellProblems.peek === undefined);
      if (!isTaken && mark.isConnected) grid.showProblems(mark.closest(".ag-cell"), { peek: "pointer" });
    }, restMs);
  };
  const onClick = ({ target }: MouseEvent): void => {
    window.clearTimeout(rest);
    const mark = markOf(target);
    if (mark) grid.showProblems(mark.closest(".ag-cell"));
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
