import { z } from "zod";
import { failed, ok, type Result } from "../../base/index.js";
import { readSheet, withRenamedKey } from "../../sheet/index.js";
import { applyTextChanges, renameInRows, rowEntries, type Edited, type TomlDocument } from "../../toml/index.js";
import { tableOf } from "../content/content.js";
import { noRow } from "../content/row-name.js";
import type { Content, TableState } from "../state.js";
import { tableGone } from "./row-site.js";
import { unchanged, type Applied, type JournalledChange, type OperationSpec } from "./spec.js";

/** A key was renamed in all rows of a table. */
export interface RenameKeyOperation {
  readonly kind: "rename-key";
  readonly table: readonly string[];
  readonly from: string;
  readonly to: string;
}

export const renameKeySchema = z.strictObject({ kind: z.literal("rename-key"), from: z.string(), to: z.string() });
type JournalledRename = z.infer<typeof renameKeySchema>;

type Renaming = Pick<RenameKeyOperation, "from" | "to">;

/** Whether a row of the table has the key. */
function hasKey(document: TomlDocument, { path, keys }: TableState, key: string): boolean {
  return keys.some((_, place) => rowEntries(document, path, place).some((entry) => entry.key === key));
}

function follow(content: Content, edited: Edited, table: TableState, renaming: Renaming, id: number): Applied {
  const facts = readSheet(edited.doc, table.path, withRenamedKey(table.facts, renaming));
  return {
    content: {
      ...content,
      id,
      document: edited.doc,
      tables: content.tables.map((each) => (each === table ? { ...table, facts } : each)),
    },
    inverse: edited.inverse,
    rows: [{ kind: "reset", table: table.path }],
    touched: "unknown",
  };
}

/** Carries out a renaming by `edit` in the table of the operation. */
function carryOut(
  { table: path, from, to }: RenameKeyOperation,
  content: Content,
  edit: () => Result<Edited>,
  id: () => number,
): Result<Applied> {
  const table = tableOf(content, path);
  if (!table) return failed(tableGone(path));
  const edited = edit();
  if (!edited.ok) return edited;
  if (edited.value.changes.length === 0) return ok(unchanged(content));
  return ok(follow(content, edited.value, table, { from, to }, id()));
}

export const renameKey: OperationSpec<RenameKeyOperation> & JournalledChange<JournalledRename> = {
  schema: renameKeySchema,
  apply: (operation, content, { fresh }) =>
    carryOut(operation, content, () => renameInRows(content.document, operation.table, operation), fresh),
  replay: (operation, content, { changes, id }) =>
    carryOut(
      operation,
      content,
      () => applyTextChanges(content.document, changes),
      () => id,
    ),
  inverse: (operation) => ({ ...operation, from: operation.to, to: operation.from }),
  merge(operation, { merged }) {
    const table = tableOf(merged, operation.table);
    return { kind: table && hasKey(merged.document, table, operation.from) ? "apply" : "done" };
  },
  changedSince(operation, content) {
    const table = tableOf(content, operation.table);
    return table && hasKey(content.document, table, operation.from) ? undefined : "The column";
  },
  record: ({ table, from, to }) => ({ table, row: noRow, change: { kind: "rename-key", from, to } }),

  subject: () => ({ kind: "itself" }),
  isDone: ({ from }, { content, found }) =>
    content !== undefined && found !== undefined && !hasKey(content.document, found.table, from),
  clash: () => null,
  describe: ({ from, to }) => ({ description: `The column ${from}, renamed ${to}`, before: from, after: to }),
  takeBack({ from, to }, recovery) {
    const table = recovery.tableHere();
    if (!table.ok) return table;
    return recovery.apply({ kind: "rename-key", table: table.value.path, from, to });
  },
};
