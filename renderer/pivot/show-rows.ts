import { noFilter, type CellView } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { arrangementOf, setArrangement, withColumnFilter } from "../arrangement/index.js";
import { closeOverlay, type PivotChoice } from "../state/index.js";

/** Values of columns, by their keys, that rows hold. */
export type Held = readonly (readonly [column: string, cell: CellView])[];

/** Closes the table and leaves the rows in the sheet that hold these values, among those the table was made of. */
export function showRows(sheet: SheetView, held: Held, scope: PivotChoice["scope"]): void {
  const before = scope === "shown" ? arrangementOf(sheet).filter : noFilter;
  const filter = held.reduce(
    (now, [column, cell]) => withColumnFilter(now, column, { test: { kind: "values", values: [cell] } }),
    before,
  );
  setArrangement(sheet, { filter });
  closeOverlay();
}
