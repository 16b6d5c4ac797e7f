import type { Fault } from "../../base/index.js";
import { copyName, idColumnOf, newRowEntries, randomUuid, type ColumnId } from "../../sheet/index.js";
import { blockText, type TomlValue } from "../../toml/index.js";
import { cellOf, cellSource, placeOf, tableOf } from "../content.js";
import { Edit } from "../edit.js";
import { freshRowKey } from "../adopt.js";
import type { RowKey, SheetRef } from "../identity.js";
import type { Intent } from "../protocol.js";
import { insertEntries, type InsertOperation } from "../operations/index.js";
import { referencesOf } from "../references.js";
import { refused, type Reply } from "../reply.js";
import type { Transition } from "../transition.js";
import { locate } from "./locate.js";

const counted = (verb: string, count: number): string => (count === 1 ? `${verb} row` : `${verb} ${count} rows`);

function abandoned(step: Transition, fault: Fault): Reply {
  step.abandon();
  return refused(fault);
}

/** Adds empty rows with fresh ids beside the anchor; without an anchor at the end (editor 3.6). */
export function insertRows(step: Transition, { sheet, anchor, side, count }: Intent & { kind: "insert-rows" }): Reply {
  const located = locate(step, sheet);
  if (!located.ok) return refused(located.error);
  const edit = new Edit(step, "edit");
  const { keys, facts, path } = located.value.table;
  const place = anchor === null ? -1 : placeOf(keys, anchor);
  let after = place === -1 ? (keys.at(-1) ?? null) : side === "after" ? anchor : (keys[place - 1] ?? null);
  const rowKeys: RowKey[] = [];
  for (let made = 0; made < count; made += 1) {
    const rowKey = freshRowKey(step.fresh);
    const operation: InsertOperation = { kind: "insert", table: path, rowKey, block: "", after };
    const entries = newRowEntries(facts, () => randomUuid(step.random, facts));
    const applied = edit.take(sheet.file, operation, (content, at) =>
      insertEntries(operation, content, { entries }, at),
    );
    if (!applied.ok) return abandoned(step, applied.error);
    rowKeys.push(rowKey);
    after = rowKey;
  }
  edit.commit(counted("Add", count));
  return { kind: "rows", rowKeys };
}

/** Copies rows to behind the last of them: the bytes of the block, a new id, a name that tells them apart. */
export function duplicateRows(step: Transition, { sheet, rowKeys }: Intent & { kind: "duplicate-rows" }): Reply {
  const located = locate(step, sheet);
  if (!located.ok) return refused(located.error);
  const { table, content } = located.value;
  const places = rowKeys.map((key) => placeOf(table.keys, key)).filter((place) => place !== -1);
  places.sort((a, b) => a - b);
  const edit = new Edit(step, "edit");
  let after = table.keys[places.at(-1) ?? -1] ?? null;
  const made: RowKey[] = [];
  for (const place of places) {
    const rowKey = freshRowKey(step.fresh);
    const block = blockText(content.document, table.path, place);
    const inserted = edit.apply(sheet.file, { kind: "insert", table: table.path, rowKey, block, after });
    if (!inserted.ok) return abandoned(step, inserted.error);
    tellApart(step, edit, sheet, rowKey);
    made.push(rowKey);
    after = rowKey;
  }
  edit.commit(counted("Duplicate", made.length));
  return { kind: "rows", rowKeys: made };
}

function tellApart(step: Transition, edit: Edit, sheet: SheetRef, rowKey: RowKey): void {
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
    replace(id, { kind: "string", value: randomUuid(step.random, table.facts) });
  }
  const name = cellOf(content, table, place, { path: ["name"] });
  if (name?.kind !== "string") return;
  const names = new Set(
    table.keys.map((_, at) => {
      const other = cellOf(content, table, at, { path: ["name"] });
      return other?.kind === "string" ? other.value : "";
    }),
  );
  replace({ path: ["name"] }, { kind: "string", value: copyName(name.value, (taken) => names.has(taken)) });
}

export function deleteRows(step: Transition, { sheet, rowKeys, unlessNamed }: Intent & { kind: "delete-rows" }): Reply {
  const located = locate(step, sheet);
  if (!located.ok) return refused(located.error);
  const references = unlessNamed === true ? referencesOf(step.state, sheet, rowKeys) : undefined;
  if (references && references.named > 0) return { kind: "rows", rowKeys: [], references };
  const edit = new Edit(step, "edit");
  const removed: RowKey[] = [];
  for (const rowKey of rowKeys) {
    const content = step.file(sheet.file)?.content;
    const table = content && tableOf(content, sheet.table);
    const place = table ? placeOf(table.keys, rowKey) : -1;
    if (!content || !table || place === -1) continue;
    const block = blockText(content.document, table.path, place);
    const after = table.keys[place - 1] ?? null;
    const applied = edit.apply(sheet.file, { kind: "delete", table: table.path, rowKey, block, after });
    if (!applied.ok) return abandoned(step, applied.error);
    removed.push(rowKey);
  }
  edit.commit(counted("Delete", removed.length));
  return { kind: "rows", rowKeys: removed };
}

/** Moves rows, in their present order, to before a row; null: to the end. */
export function moveRows(step: Transition, { sheet, rowKeys, before }: Intent & { kind: "move-rows" }): Reply {
  const located = locate(step, sheet);
  if (!located.ok) return refused(located.error);
  const { table } = located.value;
  const moving = new Set(rowKeys);
  const inOrder = table.keys.filter((key) => moving.has(key));
  const staying = table.keys.filter((key) => !moving.has(key));
  const target = before === null ? staying.length : staying.indexOf(before);
  let after = staying[(target === -1 ? staying.length : target) - 1] ?? null;
  const edit = new Edit(step, "edit");
  for (const rowKey of inOrder) {
    const keys = step.file(sheet.file)?.content?.tables.find(({ path }) => path === table.path)?.keys ?? table.keys;
    const from = keys[placeOf(keys, rowKey) - 1] ?? null;
    const applied = edit.apply(sheet.file, { kind: "move", table: table.path, rowKey, from, after });
    if (!applied.ok) return abandoned(step, applied.error);
    after = rowKey;
  }
  edit.commit(counted("Move", inOrder.length));
  return { kind: "rows", rowKeys: inOrder };
}
