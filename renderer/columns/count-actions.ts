import type { PivotQuestion } from "../../shared/pivot/index.js";
import { ChartColumn, Table2 } from "lucide-react";
import { columnKey } from "../../shared/sheet/index.js";
import type { ColumnView, SheetView } from "../../shared/workspace/index.js";
import { countedIn, nameOf, setCounted } from "../arrangement/index.js";
import { openOverlay, setApp, sheetKey } from "../state/index.js";
import type { MenuItem } from "../ui/index.js";
import { menuTexts } from "./texts.js";

/** By what name the values of a column are counted: an array is counted as a whole. */
export function countedName(column: ColumnView): string {
  const { source, base } = nameOf(column);
  return base ?? source;
}

const isCounted = (sheet: SheetView, name: string): boolean => countedIn(sheet).some(({ column }) => column === name);

/** Counts the values of a column, by its name, or no longer. */
export function counting(sheet: SheetView, name: string): MenuItem {
  return {
    id: "statistics",
    title: menuTexts.countValues,
    icon: ChartColumn,
    isOn: isCounted(sheet, name),
    run: () => (isCounted(sheet, name) ? setCounted(sheet, name, false) : count(sheet, name)),
  };
}

function count(sheet: SheetView, name: string): void {
  setApp({ statisticsOpen: true });
  setCounted(sheet, name, true);
}

/** Opens the pivot table of a sheet with the rows counted by a column, an array as a whole. */
export function pivotBy(sheet: SheetView, column: string): MenuItem {
  const choice: PivotQuestion = { rows: [column], columns: [], measure: "count", scope: "all", order: "value" };
  return {
    id: "pivot",
    title: menuTexts.pivotDialog,
    icon: Table2,
    opens: true,
    run: () => {
      setApp(({ pivots }) => ({ pivots: { ...pivots, [sheetKey(sheet.ref)]: choice } }));
      openOverlay({ kind: "pivot" });
    },
  };
}

/** Shows how often a column has each of its values. */
export function countValues(sheet: SheetView, column: ColumnView): void {
  count(sheet, countedName(column));
}

/** The pivot table by a column of the file; none for nested values, which group nothing. */
export function pivoting(sheet: SheetView, { id, key, editor }: ColumnView): readonly MenuItem[] {
  if (editor === "structure" || id.inner) return [];
  return [pivotBy(sheet, id.index === undefined ? key : columnKey({ path: id.path }))];
}
