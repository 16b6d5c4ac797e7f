import { takeBackLook } from "../arrangement/index.js";
import type { CellPlace, HistoryOutcome, SheetRef } from "../../shared/workspace/index.js";
import { activeGrid } from "../grid/index.js";
import { activeSheet, call, getApp, openStructure, sayAll, sheetKey, sheetOfKey, showSheet } from "../state/index.js";
import { goToCell, showCell } from "./go-to-cell.js";
import { keyboardPlace } from "./keyboard-place.js";

/** Whether the keyboard is in the structure editor of a row. */
const isEditingStructure = (sheet: SheetRef, rowKey: string): boolean =>
  (document.activeElement?.closest(".structure-tree") ?? null) !== null &&
  getApp().active === sheetKey(sheet) &&
  getApp().place.rowKey === rowKey;

/** Where the person is, from where undo and redo lead no farther than they have to. */
function placeOfPerson(): { readonly from?: CellPlace } {
  const sheet = activeSheet(getApp());
  const { rowKey, column } = getApp().place;
  if (!sheet) return {};
  return { from: { sheet: sheet.ref, ...(rowKey !== null && { rowKey }), ...(column !== null && { column }) } };
}

interface TravelOptions {
  /** The cell becomes the active one, and the keyboard stays in the text beside the sheet. */
  readonly keepsKeyboard?: boolean;
}

/** Undoes the latest step, or does the step again that was undone last, and goes to the cell it changed. */
export async function travel(direction: "undo" | "redo", { keepsKeyboard = false }: TravelOptions = {}): Promise<void> {
  const isFree = keyboardPlace();
  const outcome = await call(direction === "undo" ? "history/undo" : "history/redo", placeOfPerson());
  if (outcome) await follow(outcome, isFree, keepsKeyboard);
}

/** Undoes or redoes until a step is the newest one that is done, and goes to the cell that changed last; 0 undoes all. */
export async function travelTo(step: number): Promise<void> {
  const isFree = keyboardPlace();
  const outcome = await call("history/go", { step, ...placeOfPerson() });
  if (outcome) await follow(outcome, isFree);
}

async function follow(
  { skipped, closed, focus, looks }: HistoryOutcome,
  isFree: () => boolean,
  keepsKeyboard = false,
): Promise<void> {
  sayAll("warning", skipped, closed ? { closed } : {});
  for (const look of looks) takeBackLook(look);
  const sheet = (focus ?? looks.at(-1))?.sheet;
  if (!sheet || !isFree()) return;
  const key = sheetKey(sheet);
  if (!sheetOfKey(getApp().workspace, key)) return;
  if (focus && keepsKeyboard) await showCell(sheet, focus.rowKey, focus.column ?? null);
  else if (focus?.column && isEditingStructure(sheet, focus.rowKey)) await openStructure(focus.column, focus.inner);
  else if (focus) await goToCell(sheet, focus.rowKey, focus.column ?? null, isFree);
  else if (getApp().active !== key) showSheet(key);
  else activeGrid()?.sight.reveal();
}
