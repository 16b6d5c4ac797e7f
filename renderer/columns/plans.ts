import {
  columnChanges,
  entriesIn,
  type ColumnChange,
  type MetadataChange,
  type Placed,
  type ValidationRule,
} from "../../shared/metadata/index.js";
import type { ColumnView, SheetView } from "../../shared/workspace/index.js";
import { nameOf } from "../arrangement/index.js";

/** The changes that let the file say something else of a column. */
export const columnPlan = (sheet: SheetView, column: ColumnView, change: ColumnChange): MetadataChange[] =>
  columnChanges(sheet.metadata, nameOf(column), change);

/** The rules of a column with their places: its own, and those of the array it is an element of. */
export function rulesWithPlaces(sheet: SheetView, column: ColumnView): Placed<ValidationRule>[] {
  const { source, base } = nameOf(column);
  return entriesIn(sheet.metadata, "validation_rules").filter(
    ({ entry }) => entry.column === source || entry.column === base,
  );
}
