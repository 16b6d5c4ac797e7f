import type { ToolEdit } from "../../shared/games/index.js";
import { cellText, columnKey, columnTitle, insideWhole, type ColumnId } from "../../shared/sheet/index.js";
import { toWire } from "../../shared/toml/index.js";
import type { ColumnView, SheetView } from "../../shared/workspace/index.js";
import type { PlaceChange } from "../grid/index.js";
import { rowTitleOf, type GridRow } from "../state/index.js";

/** An edit of a tool with all that is needed to show and to send it. */
export interface ToolChange extends PlaceChange {
  readonly title: string;
  readonly columnTitle: string;
  readonly after: string;
}

/**
 * The changes of a sheet that edits ask for. A key that no row has yet is a column to be. A row of which an edit has no place is
 * left out as a whole: its other edits alone might lose what the tool only meant to move.
 */
export function changesOf(
  sheet: SheetView,
  rows: readonly GridRow[],
  edits: readonly ToolEdit[],
): readonly ToolChange[] {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const columns = new Map<string, ColumnView>(sheet.columns.map((each) => [each.key, each]));
  const misplaced = new Set<string>();
  const changes = edits.flatMap(({ rowKey, column: named, value }): ToolChange[] => {
    const row = byKey.get(rowKey);
    const place = placeOf(columns, typeof named === "string" ? { path: [named] } : named);
    if (!place) misplaced.add(rowKey);
    if (!row || !place) return [];
    const title = rowTitleOf(sheet, row.cells);
    const input =
      value === undefined ? ({ kind: "remove" } as const) : ({ kind: "value", value: toWire(value) } as const);
    return [{ row, ...place, title, after: value ? cellText(value) : "", input }];
  });
  return changes.filter(({ row }) => !misplaced.has(row.key));
}

/** The column that holds a place, with the steps from its value to it; undefined for places inside a value that is not there. */
function placeOf(
  columns: ReadonlyMap<string, ColumnView>,
  id: ColumnId,
): Pick<ToolChange, "column" | "columnTitle" | "inner"> | undefined {
  const own = columns.get(columnKey(id));
  if (own) return { column: own, columnTitle: own.title };
  const { inner } = insideWhole(id);
  const whole = columns.get(columnKey({ path: id.path.slice(0, 1) }));
  if (whole) return { column: whole, columnTitle: whole.title, ...(inner ? { inner } : {}) };
  const isKey = id.path.length === 1 && id.index === undefined && id.inner === undefined;
  return isKey ? { column: { id, key: columnKey(id) }, columnTitle: columnTitle(id) } : undefined;
}
