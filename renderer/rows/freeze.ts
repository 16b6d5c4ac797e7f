import { tableChanges } from "../../shared/metadata/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { changeMetadata } from "../arrangement/index.js";
import { activeGrid } from "../grid/index.js";
import { sayHere } from "../state/index.js";

/** Writes how many rows below the header stay in sight; the file counts the header too (editor 2.2). */
const keepRows = (sheet: SheetView, count: number, label: string): Promise<boolean> =>
  changeMetadata(sheet, label, tableChanges(sheet.metadata, "rows", { frozen_rows: count + 1 }));

/** Keeps the rows on screen from the top down to the lowest selected one in sight while the others scroll. */
export async function freezeRows(sheet: SheetView): Promise<void> {
  const grid = activeGrid();
  const count = (grid?.range.box?.bottom ?? -1) + 1;
  if (!grid || count === 0 || !(await keepRows(sheet, count, "Freeze rows"))) return;
  if (count >= grid.rows.length || grid.frozen.thatFit(count) === count) return;
  sayHere("info", "Not all of these rows can stay in view here: the others need room to scroll.");
}

export const unfreezeRows = (sheet: SheetView): Promise<boolean> => keepRows(sheet, 0, "Unfreeze rows");
