import { isOverviewField, isTextField, type PivotQuestion } from "../../shared/pivot/index.js";
import { noFilter, textOfView, type CellView } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { arrangementOf, setArrangement, withColumnFilter } from "../arrangement/index.js";
import { askMeaning } from "../search/index.js";
import { closeOverlay } from "../state/index.js";

/** Values of columns, by their keys, that rows hold. */
export type Held = readonly (readonly [column: string, cell: CellView])[];

/**
 * Closes the table and leaves the rows in the sheet that hold these values, among those the table was made of: by filters of
 * columns, or the rows themselves where no column holds the values.
 */
export function showRows(
  sheet: SheetView,
  held: Held,
  scope: PivotQuestion["scope"],
  rowKeys: readonly string[],
): void {
  if (held.some(([column]) => isTextField(column) || isOverviewField(column))) {
    setArrangement(sheet, { filter: noFilter });
    askMeaning({ kind: "these", rowKeys: [...rowKeys], title: held.map(([, cell]) => textOfView(cell)).join(" · ") });
    closeOverlay();
    return;
  }
  const before = scope === "shown" ? arrangementOf(sheet).filter : noFilter;
  const filter = held.reduce(
    (now, [column, cell]) => withColumnFilter(now, column, { test: { kind: "values", values: [cell] } }),
    before,
  );
  setArrangement(sheet, { filter });
  closeOverlay();
}
