import { typedBy, type KeyPress } from "../../state/index.js";
import { fillRange, clearRange } from "../edits/fill.js";
import { dropRefused } from "../edits/refused.js";
import type { GridHost } from "../host.js";
import { destination, isMod, tabbed } from "./moves.js";
import { boxOf, cellCount, everything, single, type Box, type CellPlace } from "./selection.js";

/** Moves as arrows, Home, End and the page keys do; with Shift it extends the range. */
export function moveFrom(grid: GridHost, press: KeyPress, from = grid.range.active): boolean {
  const { range } = grid;
  if (!from) return false;
  // Whole rows, columns and the whole sheet end elsewhere than at the active cell.
  const start = press.shiftKey ? (range.current?.focus ?? from) : from;
  const to = destination(press, start, range.extent(), (...page) => grid.pageFrom(...page));
  if (!to) return false;
  const { current, further, boxes, box, isAdding } = range;
  if (press.shiftKey && current) range.select({ anchor: current.anchor, focus: to }, { further, isAdding });
  // A lone cell is only on its way to where the next range begins.
  else if (isAdding) range.select(single(to), { further: box && cellCount(box) > 1 ? boxes : further, isAdding });
  else range.goTo(to);
  if (press.key === "Home") grid.sight.revealStart();
  return true;
}

/**
 * Enter goes down and Tab to the right, back with Shift. Enter after Tab goes to the column where the row of entries began.
 * Past the last cell, and with Shift past the first, Tab leaves the sheet.
 */
export function moveOn(grid: GridHost, { key, shiftKey }: KeyPress): boolean {
  const { range } = grid;
  const { active } = range;
  if (!active) return false;
  const extent = range.extent();
  if (key === "Tab") {
    const to = tabbed(active, shiftKey ? -1 : 1, extent);
    if (!to) {
      if (shiftKey) grid.outline.leaveBackwards();
      return false;
    }
    const entryColumn = to.row === active.row ? (range.entryColumn ?? active.column) : undefined;
    range.goTo(to, { entryColumn });
    return true;
  }
  const row = Math.max(0, Math.min(extent.rows - 1, active.row + (shiftKey ? -1 : 1)));
  range.goTo({ row, column: range.entryColumn ?? active.column });
  return true;
}

/** Selects the whole rows or columns of each range; while ranges are added, of the one with the active cell. */
function selectWhole({ range }: GridHost, active: CellPlace, what: "row" | "column"): void {
  const { rows, columns } = range.extent();
  const widened = (box: Box): Box =>
    what === "row" ? { ...box, left: 0, right: columns - 1 } : { ...box, top: 0, bottom: rows - 1 };
  const { top, bottom, left, right } = widened(range.box ?? boxOf(single(active)));
  const selection =
    what === "row"
      ? { anchor: { row: top, column: right }, focus: { row: bottom, column: left } }
      : { anchor: { row: bottom, column: left }, focus: { row: top, column: right } };
  const { isAdding, further } = range;
  range.select(selection, { active, isAdding, further: isAdding ? further : further.map(widened) });
}

function actWithMod(grid: GridHost, { key }: KeyPress, active: CellPlace): boolean {
  switch (key.toLowerCase()) {
    case "a":
      grid.range.select(everything(grid.range.extent()), { active });
      return true;
    case "d":
      fillRange(grid, "down");
      return true;
    case "r":
      fillRange(grid, "right");
      return true;
    case " ":
      selectWhole(grid, active, "column");
      return true;
    default:
      return false;
  }
}

/** What keys mean at the active cell, beside commands (EDITOR-1); returns whether this one means something there. */
export function actOnKey(grid: GridHost, press: KeyPress): boolean {
  const { range } = grid;
  const { active } = range;
  if (!active) {
    // The first key where no cell is active leads to one, and changes nothing that had no outline.
    const isLeading = destination(press, { row: 0, column: 0 }, range.extent(), (row) => row) !== undefined;
    if (!isLeading && typedBy(press) === undefined) return false;
    range.goTo({ row: 0, column: 0 });
    return true;
  }
  const isPlain = !isMod(press) && !press.altKey;
  if (press.key === "ArrowUp" && isPlain && !press.shiftKey && active.row === 0 && grid.focusHeader()) return true;
  if (moveFrom(grid, press, active)) return true;
  if (isMod(press) && !press.altKey && press.shiftKey && press.key === " ") {
    range.select(everything(range.extent()), { active });
    return true;
  }
  if (isMod(press) && !press.shiftKey && !press.altKey && actWithMod(grid, press, active)) return true;
  if (isPlain) {
    switch (press.key) {
      case "Enter":
      case "Tab":
        return moveOn(grid, press);
      case "F2":
      case "Backspace":
        return grid.editing.open(press.key);
      case "Delete":
        clearRange(grid, press.shiftKey ? "remove" : "clear");
        return true;
      case "Escape":
        if (dropRefused(grid)) return true;
        if (range.isAdding) {
          range.toggleAdding();
          return true;
        }
        if (range.isSingle) return false;
        range.goTo(active);
        return true;
      case " ":
        if (!press.shiftKey) break;
        selectWhole(grid, active, "row");
        return true;
    }
  }
  const typed = typedBy(press);
  return typed !== undefined && grid.editing.open(typed);
}
