import { z } from "zod";
import { failed, ok, type Fault, type Result } from "../../base/index.js";
import { copyName, idColumnOf, newRowEntries, type ColumnId } from "../../sheet/index.js";
import { blockText, rowEntries, type TomlValue } from "../../toml/index.js";
import { cellOf, cellSource, placeOf, tableOf } from "../content/content.js";
import { Edit } from "../history/edit.js";
import { freshRowKey } from "../content/adopt.js";
import { rowKeySchema, rowKeysSchema, sheetRefSchema, type RowKey, type SheetRef } from "../identity.js";
import { deletionOf, insertEntries, type InsertOperation } from "../operations/index.js";
import type { Content, TableState } from "../state.js";
import { referencesOf } from "../views/references.js";
import type { Transition } from "../transition.js";
import type { ReferencesView } from "../views/views.js";
import { locate } from "./locate.js";
import { NewIds } from "./new-ids.js";
import { intent } from "./spec.js";

const counted = (verb: string, count: number): string => (count === 1 ? `${verb} row` : `${verb} ${count} rows`);

function abandoned(step: Transition, fault: Fault): { readonly ok: false; readonly error: Fault } {
  step.abandon();
  return failed(fault);
}

interface AddedRows {
  readonly rowKeys: readonly RowKey[];
}

const insertRequest = z.strictObject({
  sheet: sheetRefSchema,
  anchor: rowKeySchema.nullable(),
  side: z.enum(["before", "after"]),
  count: z.number().int().min(1).max(10_000),
});

/** Adds empty rows with fresh ids beside the anchor; without an anchor at the end. */
export const insertRows = intent({ request: insertRequest, carryOut: insert });

function insert(step: Transition, { sheet, anchor, side, count }: z.infer<typeof insertRequest>): Result<AddedRows> {
  const located = locate(step, sheet);
  if (!located.ok) return located;
  const edit = new Edit(step, "edit");
  const { keys, facts, path } = located.value.table;
  const place = anchor === null ? -1 : placeOf(keys, anchor);
  let after = place === -1 ? (keys.at(-1) ?? null) : side === "after" ? anchor : (keys[place - 1] ?? null);
  const ids = new NewIds(step, sheet, facts);
  const rowKeys: RowKey[] = [];
  for (let made = 0; made < count; made += 1) {
    const rowKey = freshRowKey(step.fresh);
    const operation: InsertOperation = { kind: "insert", table: path, rowKey, block: "", after };
    const entries = newRowEntries(facts, (row) => ids.make(row));
    const applied = edit.take(sheet.file, operation, (content, at) =>
      insertEntries(operation, content, { entries }, at),
    );
    if (!applied.ok) return abandoned(step, applied.error);
    rowKeys.push(rowKey);
    after = rowKey;
  }
  edit.commit(counted("Add", count));
  return ok({ rowKeys });
}

const duplicateRequest = z.strictObject({ sheet: sheetRefSchema, rowKeys: rowKeysSchema });

/** Copies rows to after the last of them: the bytes of the block, a new id, and a distinct name. */
export const duplicateRows = intent({ request: duplicateRequest, carryOut: duplicate });

function duplicate(step: Transition, { sheet, rowKeys }: z.infer<typeof duplicateRequest>): Result<AddedRows> {
  const located = locate(step, sheet);
  if (!located.ok) return located;
  const { table, content } = located.value;
  const places = rowKeys.map((key) => placeOf(table.keys, key)).filter((place) => place !== -1);
  places.sort((a, b) => a - b);
  const edit = new Edit(step, "edit");
  let after = table.keys[places.at(-1) ?? -1] ?? null;
  const made: RowKey[] = [];
  const ids = new NewIds(step, sheet, table.facts);
  const names = new Set(table.keys.flatMap((_, place) => nameAt(content, table, place) ?? []));
  for (const place of places) {
    const rowKey = freshRowKey(step.fresh);
    const block = blockText(content.document, table.path, place);
    const inserted = edit.apply(sheet.file, { kind: "insert", table: table.path, rowKey, block, after });
    if (!inserted.ok) return abandoned(step, inserted.error);
    tellApart(step, edit, { sheet, rowKey, ids, names });
    made.push(rowKey);
    after = rowKey;
  }
  edit.commit(counted("Duplicate", made.length));
  return ok({ rowKeys: made });
}

const nameColumn: ColumnId = { path: ["name"] };

function nameAt(content: Content, table: TableState, place: number): string | undefined {
  const name = cellOf(content, table, place, nameColumn);
  return name?.kind === "string" ? name.value : undefined;
}

interface Copy {
  readonly sheet: SheetRef;
  readonly rowKey: RowKey;
  readonly ids: NewIds;
  /** Names of the sheet's rows; that of the copy is added. */
  readonly names: Set<string>;
}

/** Replaces id and name of a copy of a row by ones that no row has. */
function tellApart(step: Transition, edit: Edit, { sheet, rowKey, ids, names }: Copy): void {
  const content = step.file(sheet.file)?.content;
  const table = content && tableOf(content, sheet.table);
  const place = table ? placeOf(table.keys, rowKey) : -1;
  if (!content || !table || place === -1) return;
  const replace = (column: ColumnId, value: TomlValue): void => {
    const before = cellSource(content, table, place, column);
    const cell = { kind: "cell", table: table.path, rowKey, column, before, after: null } as const;
    edit.change(sheet.file, cell, { kind: "value", value });
  };
  const id = idColumnOf(table.facts);
  if (id && cellOf(content, table, place, id) !== undefined) {
    replace(id, { kind: "string", value: ids.make(rowEntries(content.document, table.path, place)) });
  }
  const original = nameAt(content, table, place);
  if (original === undefined) return;
  const name = copyName(original, (taken) => names.has(taken));
  names.add(name);
  replace(nameColumn, { kind: "string", value: name });
}

const deleteRequest = z.strictObject({
  sheet: sheetRefSchema,
  rowKeys: rowKeysSchema,
  /** Nothing is deleted where other rows name one of these by its id: the answer says who does. */
  unlessNamed: z.boolean().optional(),
});

interface DeletedRows {
  readonly count: number;
  /** Nothing was deleted, because of these. */
  readonly references?: ReferencesView;
}

export const deleteRows = intent({ request: deleteRequest, carryOut: remove });

function remove(step: Transition, { sheet, rowKeys, unlessNamed }: z.infer<typeof deleteRequest>): Result<DeletedRows> {
  const located = locate(step, sheet);
  if (!located.ok) return located;
  const references = unlessNamed === true ? referencesOf(step.state, sheet, rowKeys) : undefined;
  if (references && references.named > 0) return ok({ count: 0, references });
  const edit = new Edit(step, "edit");
  let count = 0;
  for (const rowKey of rowKeys) {
    const content = step.file(sheet.file)?.content;
    const table = content && tableOf(content, sheet.table);
    const place = table ? placeOf(table.keys, rowKey) : -1;
    if (!content || !table || place === -1) continue;
    const applied = edit.apply(sheet.file, deletionOf({ content, table, place, rowKey }));
    if (!applied.ok) return abandoned(step, applied.error);
    count += 1;
  }
  edit.commit(counted("Delete", count));
  return ok({ count });
}

const moveRequest = z.strictObject({
  sheet: sheetRefSchema,
  rowKeys: rowKeysSchema,
  before: rowKeySchema.nullable(),
});

const targetGone: Fault = {
  code: "row/gone",
  message: "Nothing was moved: the row below is gone, or is one of those to be moved. Move the rows again.",
};

/** Moves rows, in their present order, to before a row; null: to the end. */
export const moveRows = intent({ request: moveRequest, carryOut: move });

function move(
  step: Transition,
  { sheet, rowKeys, before }: z.infer<typeof moveRequest>,
): Result<{ readonly count: number }> {
  const located = locate(step, sheet);
  if (!located.ok) return located;
  const { table } = located.value;
  const moving = new Set(rowKeys);
  const inOrder = table.keys.filter((key) => moving.has(key));
  const staying = table.keys.filter((key) => !moving.has(key));
  const target = before === null ? staying.length : staying.indexOf(before);
  // At the end of the file nobody would look for them.
  if (target === -1) return failed(targetGone);
  let after = staying[target - 1] ?? null;
  const edit = new Edit(step, "edit");
  for (const rowKey of inOrder) {
    const keys = step.file(sheet.file)?.content?.tables.find(({ path }) => path === table.path)?.keys ?? table.keys;
    const from = keys[placeOf(keys, rowKey) - 1] ?? null;
    const applied = edit.apply(sheet.file, { kind: "move", table: table.path, rowKey, from, after });
    if (!applied.ok) return abandoned(step, applied.error);
    after = rowKey;
  }
  edit.commit(counted("Move", inOrder.length));
  return ok({ count: inOrder.length });
}
