import { noFilter } from "../../shared/sheet/index.js";
import { filterOf, type Slot, type SlotCondition } from "../../shared/skeleton/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { setArrangement } from "../arrangement/index.js";
import { askMeaning } from "../search/index.js";
import { closeOverlay, type GridRow } from "../state/index.js";
import { keyOfCondition } from "./counted-rows.js";

/** Leaves these rows in the sheet, whatever it was filtered by. */
export function showRows(sheet: SheetView, rows: readonly GridRow[], title: string): void {
  setArrangement(sheet, { filter: noFilter });
  askMeaning({ kind: "these", rowKeys: rows.map(({ key }) => key), title });
  closeOverlay();
}

/** Whether a filter of the sheet asks for the same: of a shorter array it takes the elements that are not there for empty ones. */
const isFilter = ({ meaning, is }: SlotCondition): boolean =>
  meaning === undefined && !(typeof is === "object" ? is : [is]).includes("");

/** Filters the sheet by the conditions of a slot; where no filter asks for the same, it shows the rows that were found. */
export function showSlot(sheet: SheetView, { name, where }: Slot, rows: readonly GridRow[]): void {
  if (!where.every(isFilter)) {
    showRows(sheet, rows, name);
    return;
  }
  const filters = where.map((condition) => filterOf(condition, keyOfCondition(condition)));
  setArrangement(sheet, { filter: { join: "all", filters } });
  closeOverlay();
}
