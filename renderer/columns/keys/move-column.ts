import type { SheetView } from "../../../shared/workspace/index.js";
import { setColumnOrder, shownOrder } from "../../arrangement/index.js";
import { activeGrid } from "../../grid/index.js";
import { orderAfterStep } from "../../state/index.js";

/** Moves a column by one place to the left or right, for this person alone. */
export function moveColumn(sheet: SheetView, key: string, step: -1 | 1): void {
  const order = orderAfterStep(shownOrder(sheet, {}), activeGrid()?.columnIds() ?? [], key, step);
  if (order) setColumnOrder(sheet, order);
}
