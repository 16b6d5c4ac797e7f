import type { SheetRef } from "../../shared/workspace/index.js";
import { applyOrder, arrangementOf } from "../arrangement/index.js";
import { activeGrid, mayMoveRows, moveRowsBefore } from "../grid/index.js";
import { goToCell, keyboardPlace } from "../navigation/index.js";
import { deleteOrAsk } from "../rows/index.js";
import { activeSheet, actOnItem, call, getApp, openOverlay, sayHere } from "../state/index.js";
import type { Command } from "./command.js";
import { referenceCommands } from "./reference-commands.js";

const isWritable = (): boolean => {
  const sheet = activeSheet(getApp());
  return sheet !== undefined && sheet.readOnly === undefined;
};
const isRowWritable = (): boolean => getApp().place.rowKeys.length > 0 && isWritable();

const sheetRef = (): SheetRef | undefined => activeSheet(getApp())?.ref;

/** The column where a new row is begun: its name, or the first that is not the id, which has a value already. */
function firstColumnToFill(): string | null {
  const columns = activeSheet(getApp())?.columns.filter(({ hidden }) => !hidden) ?? [];
  const named = (name: string) => columns.find(({ id }) => id.path.length === 1 && id.path[0]?.toLowerCase() === name);
  return (named("name") ?? columns.find((column) => column !== named("id")) ?? columns[0])?.key ?? null;
}

async function addRow(side: "before" | "after"): Promise<void> {
  const sheet = sheetRef();
  if (!sheet) return;
  const isFree = keyboardPlace();
  const { rowKeys } = getApp().place;
  const anchor = (side === "after" ? rowKeys.at(-1) : rowKeys[0]) ?? null;
  const answer = await call("rows/insert", { sheet, anchor, side, count: 1 });
  const [added] = answer?.rowKeys ?? [];
  if (added !== undefined) await goToCell(sheet, added, firstColumnToFill(), isFree);
}

async function duplicateRows(): Promise<void> {
  const sheet = sheetRef();
  if (!sheet) return;
  const isFree = keyboardPlace();
  const { rowKeys, column } = getApp().place;
  const answer = await call("rows/duplicate", { sheet, rowKeys: [...rowKeys] });
  const [added] = answer?.rowKeys ?? [];
  if (added !== undefined) await goToCell(sheet, added, column, isFree);
}

async function deleteRows(): Promise<void> {
  const sheet = sheetRef();
  if (sheet) await deleteOrAsk(sheet, getApp().place.rowKeys);
}

async function moveRows(direction: -1 | 1): Promise<void> {
  const grid = activeGrid();
  if (!grid) return;
  // The selection stays with its rows, and the active cell in sight, wherever they are drawn.
  grid.sight.reveal();
  if (!mayMoveRows(grid)) return;
  const keys = grid.rows.map(({ key }) => key);
  const { rowKeys } = getApp().place;
  const first = keys.indexOf(rowKeys[0] ?? "");
  const last = keys.indexOf(rowKeys.at(-1) ?? "");
  if (first === -1) return;
  if (last - first + 1 > rowKeys.length) {
    sayHere("info", "Rows that lie apart are moved together by dragging their numbers.");
    return;
  }
  if ((direction === -1 && first === 0) || (direction === 1 && last === keys.length - 1)) return;
  const before = direction === -1 ? (keys[first - 1] ?? null) : (keys[last + 2] ?? null);
  await moveRowsBefore(grid, rowKeys, before);
}

/** Writes the rows into the file as a sort shows them. */
async function applyShownOrder(): Promise<void> {
  const grid = activeGrid();
  if (!grid) return;
  const rowKeys = grid.rows.map(({ key }) => key);
  const count = await applyOrder(grid.sheet, rowKeys);
  if (count === undefined) return;
  if (count === 0) sayHere("info", "The file has this order already.");
  else sayHere("info", count === 1 ? "Moved 1 row in the file." : `Moved ${count} rows in the file.`);
}

const isSorted = (): boolean => {
  const sheet = activeSheet(getApp());
  if (!sheet || !isWritable()) return false;
  const { sort, group } = arrangementOf(sheet);
  return sort.length > 0 || group !== undefined;
};

function openForm(): void {
  if (getApp().place.rowKey === null) activeGrid()?.focus();
  if (getApp().place.rowKey !== null) openOverlay({ kind: "form" });
}

/** Commands that change the rows of the file; in the structure editor, the items of its list. */
export const rowCommands: readonly Command[] = [
  {
    id: "form",
    title: "Open row as a form",
    synonyms: "card record fields detail expand edit",
    keys: ["F4"],
    group: "Rows",
    isAvailable: () => activeGrid() !== undefined,
    run: openForm,
  },
  ...referenceCommands,
  {
    id: "add-row",
    title: "Add row below",
    synonyms: "insert new card",
    keys: ["Mod+N"],
    group: "Rows",
    isAvailable: isWritable,
    run: () => (actOnItem("below") ? undefined : addRow("after")),
  },
  {
    id: "insert-row",
    title: "Insert row above",
    synonyms: "add new card",
    keys: ["Mod+Shift+Enter"],
    group: "Rows",
    isAvailable: isWritable,
    run: () => (actOnItem("above") ? undefined : addRow("before")),
  },
  {
    id: "duplicate-row",
    title: "Duplicate row",
    synonyms: "copy clone variant card",
    keys: ["Mod+Shift+D"],
    group: "Rows",
    isAvailable: isRowWritable,
    run: () => (actOnItem("duplicate") ? undefined : duplicateRows()),
  },
  {
    id: "delete-row",
    title: "Delete row",
    synonyms: "remove card",
    keys: ["Mod+Delete", "Mod+Backspace"],
    group: "Rows",
    isAvailable: isRowWritable,
    run: () => (actOnItem("delete") ? undefined : deleteRows()),
  },
  {
    id: "move-up",
    title: "Move row up",
    synonyms: "reorder",
    keys: ["Alt+ArrowUp"],
    group: "Rows",
    isAvailable: isRowWritable,
    run: () => (actOnItem("up") ? undefined : moveRows(-1)),
  },
  {
    id: "move-down",
    title: "Move row down",
    synonyms: "reorder",
    keys: ["Alt+ArrowDown"],
    group: "Rows",
    isAvailable: isRowWritable,
    run: () => (actOnItem("down") ? undefined : moveRows(1)),
  },
  {
    id: "apply-order",
    title: "Apply this order to the file",
    synonyms: "sort write reorder rows permanent",
    keys: [],
    group: "Rows",
    isAvailable: isSorted,
    run: applyShownOrder,
  },
];
