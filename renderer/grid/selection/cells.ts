import type { Path } from "../../../shared/toml/index.js";
import {
  isStructure,
  isWrittenInRules,
  openOverlay,
  openRules,
  openStructure,
  problemsAt,
  receiveReplayedKeys,
  rowsOf,
  sheetKey,
  turns,
  typedBy,
  type KeyPress,
} from "../../state/index.js";
import type { GridHost } from "../host.js";
import { enterInRange } from "../edits/fill.js";
import { actOnKey, moveFrom, moveOn } from "./keys.js";
import { isMod } from "./moves.js";
import type { CellName } from "./sheet-axes.js";

/** The place inside a cell of the most severe problem in it. */
const firstProblem = ({ sheet }: GridHost, { rowKey, column }: CellName): Path | undefined =>
  problemsAt(sheetKey(sheet.ref), rowKey, column)[0]?.inner;

/** What a key does to what the active cell holds; returns whether it does anything. */
function actOnContent(grid: GridHost, { key, shiftKey, ...press }: KeyPress): boolean {
  const { activeCell } = grid.range;
  if (!activeCell || shiftKey || press.altKey || isMod({ key, shiftKey, ...press })) return false;
  const { rowKey, column } = activeCell;
  const rows = rowsOf(sheetKey(grid.sheet.ref));
  const mark = rows?.mark(rowKey, column) ?? rows?.innerMark(rowKey, column);
  if (key === "Enter" && mark?.kind === "conflict") {
    openOverlay({ kind: "conflicts", id: mark.conflict });
    return true;
  }
  // Text typed in the cell would replace the whole nested value.
  const isOpening = key === "Enter" || key === "F2" || typedBy({ key, shiftKey, ...press }) !== undefined;
  if (isOpening && isStructure(column)) {
    turns.hold(openStructure(column, firstProblem(grid, activeCell)));
    return true;
  }
  if ((key === "Enter" || key === "F2") && isWrittenInRules(column)) {
    turns.hold(openRules(column));
    return true;
  }
  const row = key === " " ? rows?.row(rowKey) : undefined;
  return row !== undefined && grid.edits.toggle(row, column);
}

/**
 * Ends an open editor as its keys do: Enter and Tab take what was typed and move on, with Mod they stay; Escape leaves. So do
 * the arrow keys until F2 or the pointer gives them to the caret. Where several cells are selected, Mod and Enter write into all
 * of them.
 */
function actInEditor(grid: GridHost, press: KeyPress): boolean {
  const { key } = press;
  if (key === "Escape") {
    grid.editing.close({ isCancelled: true });
    return true;
  }
  if (key === "F2") {
    grid.editing.placeCaret();
    return true;
  }
  const isArrow = key.startsWith("Arrow") && !press.shiftKey && !press.altKey && !isMod(press);
  if (isArrow && grid.editing.isEntry) {
    grid.editing.close();
    moveFrom(grid, press);
    return true;
  }
  const isMovingOn = key === "Tab" || (key === "Enter" && !press.altKey);
  if (!isMovingOn) return false;
  if (key === "Enter" && isMod(press) && !press.shiftKey && !grid.range.isSingle) {
    const input = grid.editing.pickUp();
    if (input) enterInRange(grid, input);
    return true;
  }
  grid.editing.close();
  if (!isMod(press)) moveOn(grid, press);
  return true;
}

/** Does what a key means in the sheet; returns whether it means something there. */
export function actInSheet(grid: GridHost, press: KeyPress): boolean {
  if (grid.editing.isOpen) return actInEditor(grid, press);
  return actOnContent(grid, press) || actOnKey(grid, press);
}

const isInHeader = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(".ag-header") !== null;

/** Keys that the heads of columns have for themselves. */
const headerKeys = new Set(["Enter", "ArrowLeft", "ArrowRight", "ArrowUp", " ", "Shift", "Control", "Alt", "Meta"]);

/**
 * Lets keys and double clicks act on cells. Keys are heard wherever they are the sheet's: at the active cell, and where
 * nothing has the keyboard because the grid has just taken away what had it. Returns how to stop.
 */
export function listenToCells(grid: GridHost): () => void {
  const { element } = grid;
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing || !grid.outline.hasKeyboard || grid.editing.isOpen) return;
    if (isInHeader(event.target)) {
      if (headerKeys.has(event.key)) return;
      if (event.key === "Tab" && event.shiftKey) {
        // The grid itself would go to the head before; the browser's own Tab goes on.
        event.stopPropagation();
        grid.outline.leaveBackwards();
        return;
      }
      grid.outline.takeKeyboard();
      if (["ArrowDown", "Escape", "Tab"].includes(event.key)) {
        stop(event);
        return;
      }
    }
    if (actInSheet(grid, event)) stop(event);
  };
  // After the editor itself, which has some of these keys for its own list.
  const onEditorKey = (event: KeyboardEvent): void => {
    if (!event.isComposing && grid.editing.isOpen && actInSheet(grid, event)) stop(event);
  };
  const open = (cell: CellName): void => {
    const place = grid.range.find(cell);
    if (!place) return;
    grid.range.goTo(place);
    const row = rowsOf(sheetKey(grid.sheet.ref))?.row(cell.rowKey);
    if (isStructure(cell.column)) turns.hold(openStructure(cell.column, firstProblem(grid, cell)));
    else if (isWrittenInRules(cell.column)) turns.hold(openRules(cell.column));
    else if (!row || !grid.edits.toggle(row, cell.column)) grid.editing.open();
  };
  const onDoubleClick = ({ target }: MouseEvent): void => {
    const place = grid.editing.isOpen ? undefined : grid.drawn.cellAt(target);
    const cell = place && grid.range.cellAt(place);
    if (cell && !turns.wait(() => open(cell))) open(cell);
  };
  // A click that sorts leaves the keyboard at its cell.
  const onHeaderDown = (event: MouseEvent): void => {
    if (isInHeader(event.target)) event.preventDefault();
  };
  const stopReceiving = receiveReplayedKeys((press) => {
    if (!grid.editing.isOpen) return false;
    if (!actInSheet(grid, press)) grid.editing.type(press);
    return true;
  });
  document.addEventListener("keydown", onKeyDown, { capture: true });
  element.addEventListener("keydown", onEditorKey);
  element.addEventListener("dblclick", onDoubleClick);
  element.addEventListener("mousedown", onHeaderDown);
  return () => {
    stopReceiving();
    document.removeEventListener("keydown", onKeyDown, { capture: true });
    element.removeEventListener("keydown", onEditorKey);
    element.removeEventListener("dblclick", onDoubleClick);
    element.removeEventListener("mousedown", onHeaderDown);
  };
}
