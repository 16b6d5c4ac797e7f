import { isWireTable, listIn } from "../../shared/metadata/index.js";
import { nameKeys } from "../../shared/sheet/index.js";
import type { ColumnView, SheetView } from "../../shared/workspace/index.js";

type Sheet = Pick<SheetView, "columns" | "metadata">;

/** With more columns in sight there is little room left for those that scroll. */
const mostInSight = 3;
const widestInSight = 200;

/** Whether a column is one that people name rows by: it may stay in sight although nobody asked for it. */
export const isNameColumn = ({ source }: Pick<ColumnView, "source">): boolean => nameKeys.includes(source);

/** Whether the file says of any column whether it stays in sight. */
const isSaid = ({ metadata }: Sheet): boolean =>
  (["columns", "derived_columns"] as const).some((list) =>
    listIn(metadata, list).some((entry) => isWireTable(entry) && "frozen" in entry),
  );

/**
 * The column that stays in sight with all left of it where neither file nor person said of any whether it does: the name of the
 * row, without which nobody knows what the cells on the right belong to. Columns keep their places, so it has to be among the
 * first, behind narrow ones such as the id. `shown` are the columns from left to right; undefined: there is no such column.
 */
export function nameInSight(sheet: Sheet, shown: readonly ColumnView[] = sheet.columns): ColumnView | undefined {
  if (isSaid(sheet)) return undefined;
  const first = shown.filter(({ hidden }) => !hidden).slice(0, mostInSight);
  const at = first.findIndex(isNameColumn);
  const isNarrow = ({ editor, widthPx = 0 }: ColumnView): boolean =>
    widthPx <= widestInSight && editor !== "long-text" && editor !== "structure";
  return first.slice(0, at).every(isNarrow) ? first[at] : undefined;
}
