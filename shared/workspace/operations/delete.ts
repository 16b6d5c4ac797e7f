import { z } from "zod";
import { ok } from "../../base/index.js";
import { diffCells } from "../../sheet/index.js";
import { blockText, deleteRow, parseDocument, rowEntries, type Edited } from "../../toml/index.js";
import { cellSource, sameRow } from "../content/content.js";
import type { RowKey } from "../identity.js";
import { describeRow, nameRow } from "../content/row-name.js";
import type { Content } from "../state.js";
import { isOfRun } from "./cell-recovery.js";
import type { JournalChange } from "./index.js";
import { blockAt, findRow, followRow, replayed, rowSite, type RowSite } from "./row-site.js";
import type { Applied, FoundRow, JournalledChange, OperationSpec } from "./spec.js";

/** A row was removed; `after` is the row before it. */
export interface DeleteOperation {
  readonly kind: "delete";
  readonly table: readonly string[];
  readonly rowKey: RowKey;
  readonly block: string;
  readonly after: RowKey | null;
}

/** Removes a row as it is in a version of its file. */
export const deletionOf = ({
  content,
  table,
  place,
  rowKey,
}: FoundRow & Pick<DeleteOperation, "rowKey">): DeleteOperation => ({
  kind: "delete",
  table: table.path,
  rowKey,
  block: blockText(content.document, table.path, place),
  after: table.keys[place - 1] ?? null,
});

export const deleteSchema = z.strictObject({ kind: z.literal("delete"), block: z.string() });

function follow(content: Content, edited: Edited, operation: DeleteOperation, site: RowSite, id: number): Applied {
  const { table, place } = site;
  const touched = { kind: "remove", table: operation.table, key: operation.rowKey } as const;
  return followRow(content, edited, { table, before: place, after: null, touched, id });
}

export const deletion: OperationSpec<DeleteOperation> & JournalledChange<z.infer<typeof deleteSchema>> = {
  schema: deleteSchema,
  apply(operation, content, { fresh }) {
    const site = rowSite(content, operation);
    if (!site.ok) return site;
    const edited = deleteRow(content.document, site.value.table.path, site.value.place);
    return edited.ok ? ok(follow(content, edited.value, operation, site.value, fresh())) : edited;
  },
  replay(operation, content, replay) {
    const site = rowSite(content, operation);
    if (!site.ok) return site;
    const { table, place } = site.value;
    const edited = replayed(content, deleteRow(content.document, table.path, place), replay);
    return edited.ok ? ok(follow(content, edited.value, operation, site.value, replay.id)) : edited;
  },
  inverse: (operation) => ({ ...operation, kind: "insert" }),
  merge(operation, { base, theirs, ownRows }) {
    const { table, rowKey, block } = operation;
    const there = findRow(theirs, operation);
    if (!there && !ownRows.has(rowKey)) return { kind: "done" };
    const before = findRow(base, operation);
    if (!before || !there) return { kind: "apply" };
    const was = rowEntries(base.document, table, before.place);
    if (sameRow(was, rowEntries(theirs.document, table, there.place))) return { kind: "apply" };
    const disk = blockText(theirs.document, table, there.place);
    return {
      kind: "conflict",
      conflict: { ...nameRow(theirs, table, rowKey), kind: "row-changed-on-disk", block, disk },
    };
  },
  changedSince(operation, content) {
    const site = findRow(content, operation);
    const isSame = site && blockText(content.document, site.table.path, site.place).trim() === operation.block.trim();
    return isSame === true ? undefined : "The row";
  },
  record: ({ table, rowKey, block }, content) => ({
    table,
    row: describeRow(content, table, rowKey),
    change: { kind: "delete", block },
  }),

  subject: () => ({ kind: "removal" }),
  isDone({ block }, { row, found }) {
    if (!found) return false;
    if (row.id !== null) return found.place === -1;
    return !found.table.keys.some((_, place) => blockAt(found, place) === block.trim());
  },
  clash({ block }, { changes, found }) {
    if (!found || found.place === -1 || holdsOwnRow(changes, block, found)) return null;
    return { kind: "changed", disk: blockText(found.content.document, found.table.path, found.place) };
  },
  describe: ({ block }, { rowTitle }) => ({ description: `Deletion of ${rowTitle}`, before: block, after: null }),
  takeBack({ block: mine }, recovery) {
    const found = recovery.rowPlace();
    if (!found.ok) return found;
    const { content, table, place, rowKey } = found.value;
    if (recovery.clash?.kind === "changed") {
      const block = blockText(content.document, table.path, place);
      const row = nameRow(content, table.path, rowKey);
      return ok(recovery.openConflict({ ...row, kind: "row-changed-on-disk", block: mine, disk: block }));
    }
    return recovery.apply(deletionOf(found.value));
  },
};

/** Whether a row that is to be deleted holds what it held in the last run; its last edits may not have reached the disk. */
function holdsOwnRow(changes: readonly JournalChange[], block: string, found: FoundRow): boolean {
  const { content, table, place } = found;
  if (blockAt(found, place) === block.trim()) return true;
  const own = parseDocument(block);
  if (!own.ok) return false;
  return diffCells(own.value, 0, content.document, place, table.path).every(({ column }) =>
    isOfRun(changes, column, cellSource(content, table, place, column)),
  );
}
