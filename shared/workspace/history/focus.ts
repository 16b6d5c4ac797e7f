import { z } from "zod";
import { columnKey } from "../../sheet/index.js";
import { samePath } from "../../toml/index.js";
import { columnNameSchema, rowKeySchema, sheetRefSchema } from "../identity.js";
import { specOf } from "../operations/index.js";
import type { HistoryOutcome } from "../views/views.js";
import type { MadePart } from "./edit.js";

/** Where a person is: in a sheet, and where a cell of it is active in that. */
export const cellPlaceSchema = z.strictObject({
  sheet: sheetRefSchema,
  rowKey: rowKeySchema.optional(),
  column: z.optional(columnNameSchema),
});
export type CellPlace = z.infer<typeof cellPlaceSchema>;

type Focus = NonNullable<HistoryOutcome["focus"]>;

/**
 * Where undo and redo lead: a step that changed many cells leaves the person at the active cell, or in its row or its sheet,
 * where it changed something there; else the last change counts.
 */
export function focusOf(parts: readonly MadePart[], from: CellPlace | undefined): Focus | undefined {
  let best: { readonly focus: Focus; readonly nearness: number } | undefined;
  for (const focus of placesIn(parts)) {
    const nearness = nearnessOf(focus, from);
    if (!best || nearness > best.nearness) best = { focus, nearness };
    if (nearness === mostNear) break;
  }
  return best?.focus;
}

const mostNear = 3;

function nearnessOf({ sheet, rowKey, column }: Focus, from: CellPlace | undefined): number {
  if (!from || sheet.file !== from.sheet.file || !samePath(sheet.table, from.sheet.table)) return 0;
  if (rowKey !== from.rowKey) return 1;
  return column === from.column ? mostNear : 2;
}

/** The cells and rows that were changed, the last of each file first. */
function* placesIn(parts: readonly MadePart[]): Generator<Focus> {
  for (const { file, operations } of parts) {
    for (const operation of operations.toReversed()) {
      const location = specOf(operation).location?.(operation);
      if (!location) continue;
      const { table, rowKey, column } = location;
      const place = { sheet: { file, table }, rowKey };
      if (!column) yield place;
      else {
        const { inner, ...shown } = column;
        yield { ...place, column: columnKey(shown), ...(inner ? { inner } : {}) };
      }
    }
  }
}
