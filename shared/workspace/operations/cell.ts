import { z } from "zod";
import { ok, type Result } from "../../base/index.js";
import { columnKey, columnTitle, type ColumnId, type Typed } from "../../sheet/index.js";
import {
  applyTextChanges,
  behindValue,
  removeKey,
  setSource,
  setValue,
  type Edited,
  type TomlDocument,
} from "../../toml/index.js";
import { cellPath, cellSource } from "../content/content.js";
import { columnIdSchema, type RowKey } from "../identity.js";
import { describeRow } from "../content/row-name.js";
import type { Content } from "../state.js";
import { mergeCell } from "./cell-merge.js";
import { clashOfCell, takeBackCell } from "./cell-recovery.js";
import { findRow, followRow, rowSite, type RowSite } from "./row-site.js";
import {
  unchanged,
  type Applied,
  type Applying,
  type CellChange,
  type JournalEntry,
  type Location,
  type JournalledChange,
  type OperationSpec,
} from "./spec.js";

/** A cell was changed. Sources are TOML; null is an absent key. */
export interface CellOperation {
  readonly kind: "cell";
  readonly table: readonly string[];
  readonly rowKey: RowKey;
  readonly column: ColumnId;
  readonly before: string | null;
  readonly after: string | null;
  /** The comment behind the value on its line, with the blanks before it, where the cell is removed or comes back. */
  readonly behind?: string | undefined;
}

const source = z.string().nullable();
export const cellSchema = z.strictObject({
  kind: z.literal("cell"),
  column: columnIdSchema,
  before: source,
  after: source,
  behind: z.string().optional(),
});
type JournalledCell = z.infer<typeof cellSchema>;

/** The change that typed text asks for; text that is TOML itself keeps its layout and comments. */
export const typedChange = ({ value, source }: Typed): CellChange =>
  source === undefined ? { kind: "value", value } : { kind: "source", source };

/** The change that leads to a source; null removes the key. */
export const sourceChange = (source: string | null): CellChange =>
  source === null ? { kind: "remove" } : { kind: "source", source };

/** Sets one cell to a value that was just typed; the operation's `after` is for `settled` to fill in. */
export function changeCell(
  operation: CellOperation,
  content: Content,
  change: CellChange,
  { fresh }: Applying,
): Result<Applied> {
  const site = rowSite(content, operation);
  if (!site.ok) return site;
  const edited = edit(content.document, site.value, operation, change);
  if (!edited.ok) return edited;
  if (edited.value.changes.length === 0) return ok(unchanged(content));
  return ok(follow(content, edited.value, operation, site.value, fresh()));
}

function edit(
  document: TomlDocument,
  { table, place }: RowSite,
  { column, behind }: CellOperation,
  change: CellChange,
): Result<Edited> {
  const path = cellPath(table.path, place, column);
  const options = { order: table.facts.keyOrder, behind };
  switch (change.kind) {
    case "value":
      return setValue(document, path, change.value, options);
    case "source":
      return setSource(document, path, change.source, options);
    case "remove":
      return removeKey(document, path);
  }
}

function follow(content: Content, edited: Edited, operation: CellOperation, site: RowSite, id: number): Applied {
  const { table, place } = site;
  const touched = { kind: "set", table: operation.table, key: operation.rowKey } as const;
  return followRow(content, edited, { table, before: place, after: place, touched, id });
}

/**
 * A change inside a column's value as one of the whole column: once a list on the way has changed, places behind it mean something
 * else.
 */
export function columnRecord(operation: Required<Location>, before: Content, after: Content): JournalEntry {
  const { table, rowKey } = operation;
  const column = { path: operation.column.path };
  const source = (content: Content): string | null => {
    const site = findRow(content, operation);
    return site ? cellSource(content, site.table, site.place, column) : null;
  };
  const change = { kind: "cell", column, before: source(before), after: source(after) } as const;
  return { table, row: describeRow(after, table, rowKey), change };
}

/** The comment behind a cell, which is removed with it. */
function commentBehind(operation: CellOperation, before: Content): string | undefined {
  const site = findRow(before, operation);
  return site && behindValue(before.document, cellPath(site.table.path, site.place, operation.column));
}

export const cell: OperationSpec<CellOperation> & JournalledChange<JournalledCell> = {
  schema: cellSchema,
  apply: (operation, content, at) => changeCell(operation, content, sourceChange(operation.after), at),
  replay(operation, content, { changes, id }) {
    const site = rowSite(content, operation);
    if (!site.ok) return site;
    const edited = applyTextChanges(content.document, changes);
    return edited.ok ? ok(follow(content, edited.value, operation, site.value, id)) : edited;
  },
  inverse: (operation) => ({ ...operation, before: operation.after, after: operation.before }),
  settled(operation, content, before) {
    const site = findRow(content, operation);
    if (!site) return operation;
    const after = cellSource(content, site.table, site.place, operation.column);
    const behind = after === null ? commentBehind(operation, before) : operation.behind;
    return { ...operation, after, ...(behind === undefined ? {} : { behind }) };
  },
  merge: mergeCell,
  changedSince(operation, content) {
    const site = findRow(content, operation);
    if (!site) return "The row";
    const isSame = cellSource(content, site.table, site.place, operation.column) === operation.before;
    return isSame ? undefined : "The cell";
  },
  record(operation, before, content) {
    const { table, rowKey, column, before: from, after, behind } = operation;
    if (column.inner) return columnRecord(operation, before, content);
    const change = { kind: "cell", column, before: from, after, ...(behind === undefined ? {} : { behind }) } as const;
    return { table, row: describeRow(content, table, rowKey), change };
  },
  location: ({ table, rowKey, column }) => ({ table, rowKey, column }),
  values: ({ before, after }) => ({ before, after }),

  subject: ({ column }) => ({ kind: "part", name: columnKey(column) }),
  isDone: ({ column, after }, { found }) =>
    found !== undefined && found.place !== -1 && cellSource(found.content, found.table, found.place, column) === after,
  formerId: ({ column, before }, isId) => (column.path.length === 1 && isId(column.path[0] ?? "") ? before : undefined),
  clash: ({ column }, site) => clashOfCell(column, site),
  describe: ({ column, after }, { rowTitle, first }) => ({
    description: `${columnTitle(column)} of ${rowTitle}`,
    before: first,
    after,
  }),
  takeBack: ({ column, after }, recovery) => takeBackCell(recovery, column, () => ok(sourceChange(after))),
};
