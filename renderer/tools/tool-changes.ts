import type { ToolEdit } from "../../shared/games/index.js";
import { cellText, columnKey, insideWhole } from "../../shared/sheet/index.js";
import { toWire } from "../../shared/toml/index.js";
import type { ColumnView, SheetView } from "../../shared/workspace/index.js";
import type { CellChange } from "../grid/index.js";
import { textOfCell, type GridRow } from "../state/index.js";
import { texts } from "./texts.js";

/** An edit of a tool with all that is needed to show and to send it. */
export interface ToolChange extends CellChange {
  readonly title: string;
  readonly after: string;
}

/** What a row is called: its name. */
export function titleOfRow({ columns }: Pick<SheetView, "columns">, row: GridRow): string {
  const nameAt = columns.findIndex(({ id }) => id.path[0] === "name");
  return textOfCell(row.cells[nameAt]) || texts.unnamedRow;
}

/** The changes of a sheet that edits ask for; those of rows and columns that it does not have are left out. */
export function changesOf(
  sheet: SheetView,
  rows: readonly GridRow[],
  edits: readonly ToolEdit[],
): readonly ToolChange[] {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const columns = new Map<string, ColumnView>(sheet.columns.map((each) => [each.key, each]));
  return edits.flatMap(({ rowKey, column: named, value }): ToolChange[] => {
    const row = byKey.get(rowKey);
    const id = typeof named === "string" ? { path: [named] } : named;
    const own = columns.get(columnKey(id));
    const whole = columns.get(columnKey({ path: id.path.slice(0, 1) }));
    const column = own ?? whole;
    if (!row || !column) return [];
    const { inner } = own ? {} : insideWhole(id);
    const title = titleOfRow(sheet, row);
    const input =
      value === undefined ? ({ kind: "remove" } as const) : ({ kind: "value", value: toWire(value) } as const);
    return [{ row, column, ...(inner ? { inner } : {}), title, after: value ? cellText(value) : "", input }];
  });
}
