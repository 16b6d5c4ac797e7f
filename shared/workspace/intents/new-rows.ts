import { ok, type Result } from "../../base/index.js";
import { rulesFor } from "../../metadata/index.js";
import {
  columnFacts,
  newRowEntries,
  signedSource,
  typeText,
  type ColumnId,
  type NewCell,
  type SheetSchema,
  cellValueIn,
  editProjection,
  entriesOfCells,
  projectionAt,
  sameColumn,
} from "../../sheet/index.js";
import { type TomlValue, rowEntries } from "../../toml/index.js";
import { freshRowKey } from "../content/adopt.js";
import { cellSource, placeOf } from "../content/content.js";
import type { Edit } from "../history/edit.js";
import type { CellEdit, NewRows, RowKey, SheetRef } from "../identity.js";
import { insertEntries, type InsertOperation } from "../operations/index.js";
import type { Transition } from "../transition.js";
import { NewIds } from "./new-ids.js";
import { locate, type Located } from "./locate.js";

/** A text of a new row that no TOML value can hold: it waits in its cell as a typed one does. */
export type KeepStuck = (request: CellEdit, fault: { readonly code: string; readonly message: string }) => void;

/**
 * Adds rows that hold pasted texts at the end of a sheet, with ids as "Add row" draws them where none is pasted. Blank texts
 * are left out: a new row has no key for them.
 */
export function takeNewRows(
  step: Transition,
  edit: Edit,
  { sheet, rows }: NewRows,
  schema: SheetSchema | undefined,
  keepStuck: KeepStuck,
): Result<readonly RowKey[]> {
  const located = locate(step, sheet);
  if (!located.ok) return located;
  // Types are taken from the sheet as it was: the rows of one paste do not depend on one another.
  const { facts, path } = located.value.table;
  let after = located.value.table.keys.at(-1) ?? null;
  const added: RowKey[] = [];
  const ids = new NewIds(step, sheet, facts);
  for (const texts of rows) {
    const rowKey = freshRowKey(step.fresh);
    const cells: NewCell[] = [];
    for (const { column, text } of texts) {
      if (text === "") continue;
      const projection = projectionAt(facts, column);
      if (projection) {
        const whole = { path: column.path };
        const row = entriesOfCells(cells);
        const read = editProjection(projection, column, text, row, cellValueIn(row, whole));
        if (!read.ok) keepStuck(editOf(sheet, rowKey, column, text), read.error);
        else if (read.value) replaceCell(cells, whole, read.value);
        continue;
      }
      const typed = typedValue(located.value, column, text);
      if (typed.ok) cells.push([column, typed.value.value]);
      else keepStuck(editOf(sheet, rowKey, column, text), typed.error);
    }
    const operation: InsertOperation = { kind: "insert", table: path, rowKey, block: "", after };
    const entries = newRowEntries(facts, (row) => ids.make(row), cells);
    const applied = edit.take(sheet.file, operation, (content, at) =>
      insertEntries(operation, content, { entries }, at),
    );
    if (!applied.ok) return applied;
    signNumbers(step, edit, sheet, rowKey, schema, cells);
    added.push(rowKey);
    after = rowKey;
  }
  return ok(added);
}

/** Puts a cell in place of an earlier one of the same column. */
function replaceCell(cells: NewCell[], column: ColumnId, value: TomlValue): void {
  const at = cells.findIndex(([each]) => sameColumn(each, column));
  cells.splice(at === -1 ? cells.length : at, 1, [column, value]);
}

function typedValue({ content, table }: Located, column: ColumnId, text: string): ReturnType<typeof typeText> {
  const rules = rulesFor(content.metadata, column);
  return typeText(text, { current: undefined, column: columnFacts(table.facts, column), rules });
}

/** Writes numbers with their sign, where the game writes those of such rows so. */
function signNumbers(
  step: Transition,
  edit: Edit,
  sheet: SheetRef,
  rowKey: RowKey,
  schema: SheetSchema | undefined,
  cells: readonly NewCell[],
): void {
  if (!schema?.columns?.some(({ signed }) => signed)) return;
  for (const [column, value] of cells) {
    const located = locate(step, sheet);
    if (!located.ok) return;
    const { content, table } = located.value;
    const place = placeOf(table.keys, rowKey, table.keys.length - 1);
    const source = signedSource(schema, column, value, rowEntries(content.document, table.path, place));
    const before = cellSource(content, table, place, column);
    if (source === undefined || source === before) continue;
    const cell = { kind: "cell", table: table.path, rowKey, column, before, after: null } as const;
    edit.change(sheet.file, cell, { kind: "source", source });
  }
}

const editOf = (sheet: SheetRef, rowKey: RowKey, column: ColumnId, text: string): CellEdit => ({
  sheet,
  rowKey,
  column,
  input: { kind: "text", text },
  seen: null,
  revision: 0,
});
