import { z } from "zod";
import { failed, ok, visibleName, type Result } from "../../base/index.js";
import { blockText, insertRow, restoreRow, type Edited, type NewRow } from "../../toml/index.js";
import type { RowKey } from "../identity.js";
import { describeRow } from "../content/row-name.js";
import type { Content } from "../state.js";
import { blockAt, findRow, followRow, newSite, replayed, type RowSite } from "./row-site.js";
import type { Applied, Applying, JournalledChange, OperationSpec } from "./spec.js";

/** A row was added. `block` is its text; `after` is the row before it, null puts it first. */
export interface InsertOperation {
  readonly kind: "insert";
  readonly table: readonly string[];
  readonly rowKey: RowKey;
  readonly block: string;
  readonly after: RowKey | null;
}

export const insertSchema = z.strictObject({ kind: z.literal("insert"), block: z.string() });

/** Adds a row given by its entries or by a block; the operation's own block is for `settled` to fill in. */
export function insertEntries(
  operation: InsertOperation,
  content: Content,
  row: NewRow,
  { fresh }: Pick<Applying, "fresh">,
): Result<Applied> {
  const site = siteOf(operation, content);
  if (!site.ok) return site;
  const edited = insertRow(content.document, site.value.table.path, site.value.place, row);
  return edited.ok ? ok(follow(content, edited.value, operation, site.value, fresh())) : edited;
}

/** Where the row will be. One that came back by another way, as where its deletion was given up in a merge, is not put in again. */
function siteOf(operation: InsertOperation, content: Content): Result<RowSite> {
  if (findRow(content, operation)) {
    const { title } = describeRow(content, operation.table, operation.rowKey);
    return failed({ code: "row/there", message: `The row ${visibleName(title)} is there already.` });
  }
  return newSite(content, operation.table, operation.after);
}

function follow(content: Content, edited: Edited, operation: InsertOperation, site: RowSite, id: number): Applied {
  const { table, place } = site;
  const touched = { kind: "insert", table: operation.table, key: operation.rowKey, at: place } as const;
  return followRow(content, edited, { table, before: null, after: place, touched, id });
}

export const insert: OperationSpec<InsertOperation> & JournalledChange<z.infer<typeof insertSchema>> = {
  schema: insertSchema,
  apply: (operation, content, at) => insertEntries(operation, content, { block: operation.block }, at),
  replay(operation, content, replay) {
    const site = siteOf(operation, content);
    if (!site.ok) return site;
    const { table, place } = site.value;
    const { document } = content;
    const restored = restoreRow(document, table.path, place, replay.changes);
    const inserted = restored ?? insertRow(document, table.path, place, { block: operation.block });
    const edited = replayed(content, inserted, replay);
    return edited.ok ? ok(follow(content, edited.value, operation, site.value, replay.id)) : edited;
  },
  inverse: (operation) => ({ ...operation, kind: "delete" }),
  settled(operation, content) {
    const site = findRow(content, operation);
    return site ? { ...operation, block: blockText(content.document, site.table.path, site.place) } : operation;
  },
  merge: () => ({ kind: "apply" }),
  record: ({ table, rowKey, block }, _, content) => ({
    table,
    row: describeRow(content, table, rowKey),
    change: { kind: "insert", block },
  }),
  location: ({ table, rowKey }) => ({ table, rowKey }),
  addedRow: ({ rowKey }) => rowKey,

  subject: () => ({ kind: "addition" }),
  isDone({ block }, { row: { id, index }, found }) {
    if (id !== null) return found !== undefined && found.place !== -1;
    if (!found || index < 0 || index >= found.table.keys.length) return false;
    return blockAt(found, index) === block.trim();
  },
  clash: () => null,
  describe: ({ block }, { rowTitle }) => ({ description: `New row ${rowTitle}`, before: null, after: block }),
  takeBack({ block }, recovery) {
    const table = recovery.tableHere();
    if (!table.ok) return table;
    const { keys, path } = table.value;
    const { index } = recovery.row;
    const after = index > 0 ? (keys[index - 1] ?? keys.at(-1) ?? null) : null;
    return recovery.apply({ kind: "insert", table: path, rowKey: recovery.freshRowKey(), block, after });
  },
};
