import {
  columnChanges,
  columnSettings,
  entriesIn,
  metadataOf,
  type ColumnChange,
  type MetadataChange,
  type Placed,
  type ValidationRule,
} from "../../shared/metadata/index.js";
import { columnSource } from "../../shared/sheet/index.js";
import type { ColumnView, SheetView } from "../../shared/workspace/index.js";

/** How `[metadata]` names a column, and the array it is an element of. */
export const nameOf = ({ id, source }: ColumnView): { readonly source: string; readonly base: string | undefined } => ({
  source,
  base: id.index === undefined ? undefined : columnSource({ path: id.path }),
});

/** The changes that let the file say something else of a column. */
export const columnPlan = (sheet: SheetView, column: ColumnView, change: ColumnChange): MetadataChange[] =>
  columnChanges(sheet.metadata, nameOf(column), change);

/** Keeps a column and all left of it in sight, or lets it and all right of it go. */
export function pinPlan(sheet: SheetView, column: ColumnView, isPinned: boolean): MetadataChange[] {
  if (isPinned) return columnPlan(sheet, column, { frozen: true });
  const metadata = metadataOf(sheet.metadata);
  return sheet.columns
    .slice(sheet.columns.indexOf(column))
    .filter(({ id }) => columnSettings(metadata, id).frozen)
    .flatMap((each) => columnPlan(sheet, each, { frozen: false }));
}

/** The rules of a column with their places: its own, and those of the array it is an element of. */
export function rulesWithPlaces(sheet: SheetView, column: ColumnView): Placed<ValidationRule>[] {
  const { source, base } = nameOf(column);
  return entriesIn(sheet.metadata, "validation_rules").filter(
    ({ entry }) => entry.column === source || entry.column === base,
  );
}
