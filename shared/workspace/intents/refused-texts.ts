import { z } from "zod";
import type { Fault, Result } from "../../base/index.js";
import type { ColumnId } from "../../sheet/index.js";
import { placeOf, tableOf } from "../content/content.js";
import { cellName } from "../content/row-name.js";
import { columnIdSchema, rowKeySchema, sheetRefSchema, type CellEdit } from "../identity.js";
import { manyOf } from "../many.js";
import type { StuckText } from "../state.js";
import type { Transition } from "../transition.js";
import type { CellOutcome } from "../views/views.js";
import { refuse } from "./outcomes.js";
import { done, intent, type Done } from "./spec.js";

const request = z.strictObject({
  sheet: sheetRefSchema,
  cells: manyOf(z.strictObject({ rowKey: rowKeySchema, column: columnIdSchema }), { min: 1, max: 200_000 }),
});

/** Drops the texts that cells could not take, also those of places inside their values; the values stay. */
export const dropRefused = intent({ request, carryOut, changesNoFile: true });

const outermost = ({ path, index }: ColumnId): ColumnId => (index === undefined ? { path } : { path, index });

function carryOut(step: Transition, { sheet, cells }: z.infer<typeof request>): Result<Done> {
  const dropped = new Set(cells.map(({ rowKey, column }) => cellName(sheet.table, rowKey, column)));
  keepOnly(step, sheet.file, (text) => {
    const { table } = text.sheet;
    return ![text.column, outermost(text.column)].some((column) => dropped.has(cellName(table, text.rowKey, column)));
  });
  return done;
}

/** Refuses an edit; its text, where it was one, waits in its cell. */
export function keepRefused(step: Transition, request: CellEdit, fault: Fault): CellOutcome {
  const file = step.file(request.sheet.file);
  if (!file || request.input.kind !== "text") return refuse(fault);
  const { sheet, rowKey, column, input } = request;
  const name = cellName(sheet.table, rowKey, column);
  step.changeFile(file.file, {
    stuck: step.withEntry(file.stuck, name, { sheet, rowKey, column, text: input.text, fault }),
  });
  return { kind: "refused", code: fault.code, message: fault.message, isTextKept: true };
}

/** The cell takes what was asked for: a text that it refused before is of no use any more. */
export function forgetRefused(step: Transition, { sheet, rowKey, column }: CellEdit): void {
  const file = step.file(sheet.file);
  if (!file || file.stuck.size === 0) return;
  const name = cellName(sheet.table, rowKey, column);
  if (!file.stuck.has(name)) return;
  step.changeFile(file.file, { stuck: step.withoutEntry(file.stuck, name) });
}

/** Drops refused texts whose rows this step took away: nobody could find them to correct or drop them. */
export function dropTextsOfLostRows(step: Transition): void {
  for (const { file, content, stuck } of step.state.files.values()) {
    if (stuck.size === 0 || content === step.before.files.get(file)?.content) continue;
    keepOnly(step, file, ({ sheet, rowKey }) => {
      const table = content && tableOf(content, sheet.table);
      return table !== undefined && placeOf(table.keys, rowKey) !== -1;
    });
  }
}

function keepOnly(step: Transition, name: string, isKept: (text: StuckText) => boolean): void {
  const file = step.file(name);
  if (!file) return;
  const kept = [...file.stuck].filter(([, text]) => isKept(text));
  if (kept.length < file.stuck.size) step.changeFile(name, { stuck: new Map(kept) });
}
