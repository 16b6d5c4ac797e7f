import { z } from "zod";
import { ok, type Result } from "../../base/index.js";
import { columnKey, columnTitle, type ColumnId } from "../../sheet/index.js";
import { applyTextChanges, respellList, spellingOf, type Edited, type ListSpelling } from "../../toml/index.js";
import { cellPath } from "../content/content.js";
import { describeRow } from "../content/row-name.js";
import { columnIdSchema, type RowKey } from "../identity.js";
import type { Content } from "../state.js";
import { comparedColumn } from "./cell-merge.js";
import { findRow, followRow, rowSite, type RowSite } from "./row-site.js";
import { unchanged, type Applied, type JournalledChange, type OperationSpec } from "./spec.js";

/** A list of tables within a row was written in the other spelling; its value stays. */
export interface SpellingOperation {
  readonly kind: "spelling";
  readonly table: readonly string[];
  readonly rowKey: RowKey;
  /** Of the list. */
  readonly column: ColumnId;
  readonly before: ListSpelling;
  readonly after: ListSpelling;
}

export const listSpellingSchema = z.enum(["headers", "inline"]);

export const spellingSchema = z.strictObject({
  kind: z.literal("spelling"),
  column: columnIdSchema,
  to: listSpellingSchema,
});

type ListAt = Pick<SpellingOperation, "table" | "rowKey" | "column">;

/** How a list is written in a version of its file; undefined where there is none. */
export function listSpelling(content: Content, list: ListAt): ListSpelling | undefined {
  const site = findRow(content, list);
  return site && spellingOf(content.document, cellPath(site.table.path, site.place, list.column));
}

function followed(
  content: Content,
  edited: Result<Edited>,
  { table: path, rowKey }: SpellingOperation,
  { table, place }: RowSite,
  fresh: () => number,
): Result<Applied> {
  if (!edited.ok) return edited;
  if (edited.value.changes.length === 0) return ok(unchanged(content));
  const touched = { kind: "set", table: path, key: rowKey } as const;
  return ok(followRow(content, edited.value, { table, before: place, after: place, touched, id: fresh() }));
}

export const spelling: OperationSpec<SpellingOperation> & JournalledChange<z.infer<typeof spellingSchema>> = {
  schema: spellingSchema,
  apply(operation, content, { fresh }) {
    const site = rowSite(content, operation);
    if (!site.ok) return site;
    const { table, place } = site.value;
    const path = cellPath(table.path, place, operation.column);
    const edited = respellList(content.document, path, operation.after, { order: table.facts.keyOrder });
    return followed(content, edited, operation, site.value, fresh);
  },
  replay(operation, content, { changes, id }) {
    const site = rowSite(content, operation);
    if (!site.ok) return site;
    return followed(content, applyTextChanges(content.document, changes), operation, site.value, () => id);
  },
  inverse: (operation) => ({ ...operation, before: operation.after, after: operation.before }),
  merge(operation, { base, theirs, merged, ownRows }) {
    const isSamePlace = ownRows.has(operation.rowKey) || comparedColumn(operation, [base, theirs]) === operation.column;
    // A spelling is no content: where the list is gone, or its place means another one, there is nothing to keep.
    const present = isSamePlace ? listSpelling(merged, operation) : undefined;
    return { kind: present === undefined || present === operation.after ? "done" : "apply" };
  },
  changedSince: (operation, content) =>
    listSpelling(content, operation) === operation.before ? undefined : "The list",
  record({ table, rowKey, column, after }, _, content) {
    return { table, row: describeRow(content, table, rowKey), change: { kind: "spelling", column, to: after } };
  },
  location: ({ table, rowKey, column }) => ({ table, rowKey, column }),

  subject: ({ column }) => ({ kind: "part", name: `spelling ${columnKey(column)}` }),
  isDone: ({ column, to }, { found }) =>
    found !== undefined &&
    found.place !== -1 &&
    spellingOf(found.content.document, cellPath(found.table.path, found.place, column)) === to,
  clash: (_, { found, isRowOffered }) =>
    (found !== undefined && found.place !== -1) || isRowOffered() ? null : { kind: "row-gone" },
  describe: ({ column, to }, { rowTitle }) => ({
    description: `${columnTitle(column)} of ${rowTitle}, written ${spellingWords[to]}`,
    before: null,
    after: null,
  }),
  takeBack({ column, to }, recovery) {
    const found = recovery.rowPlace();
    if (!found.ok) return found;
    const { content, table, rowKey } = found.value;
    const list = { table: table.path, rowKey, column };
    const before = listSpelling(content, list) ?? to;
    return recovery.apply({ kind: "spelling", ...list, before, after: to });
  },
};

/** The spellings in words: "write …". */
export const spellingWords: Readonly<Record<ListSpelling, string>> = { headers: "as headers", inline: "inline" };
