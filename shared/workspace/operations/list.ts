import { ok, type Result } from "../../base/index.js";
import type { ColumnId } from "../../sheet/index.js";
import {
  applyTextChanges,
  changeList,
  itemTexts,
  readValue,
  setValue,
  valueAt,
  type Edited,
  type ListChange,
  type ListOptions,
  type NewItem,
  type TomlDocument,
} from "../../toml/index.js";
import { cellPath, cellSource, sameValue } from "../content/content.js";
import type { RowKey } from "../identity.js";
import type { Content } from "../state.js";
import { mergeList } from "./cell-merge.js";
import { columnRecord } from "./cell.js";
import { findRow, followRow, rowSite, type RowSite } from "./row-site.js";
import { unchanged, type Applied, type Applying, type OperationSpec } from "./spec.js";

/** A change of a list in terms that can be taken back: what is taken out is kept as it was written. */
export type KeptChange =
  | { readonly op: "insert" | "remove"; readonly at: number; readonly items: readonly string[] }
  | { readonly op: "move"; readonly from: number; readonly count: number; readonly to: number };

/** Items of a list within a row came, went or moved. Sources are those of the whole list; null is an absent key. */
export interface ListOperation {
  readonly kind: "list";
  readonly table: readonly string[];
  readonly rowKey: RowKey;
  /** Of the list. */
  readonly column: ColumnId;
  readonly change: KeptChange;
  readonly before: string | null;
  readonly after: string | null;
}

/** Carries out a change that was just asked for; `settled` fills in how it was written. */
export function takeChange(
  operation: ListOperation,
  content: Content,
  change: ListChange<NewItem>,
  options: ListOptions,
  { fresh }: Applying,
): Result<Applied> {
  const site = rowSite(content, operation);
  if (!site.ok) return site;
  const { table, place } = site.value;
  const path = cellPath(table.path, place, operation.column);
  const edited = changeList(content.document, path, change, { order: table.facts.keyOrder, ...options });
  return followed(content, edited, operation, site.value, fresh);
}

/** The change where the list is what it was when the change was made, else the whole list. */
function again(document: TomlDocument, { table, place }: RowSite, operation: ListOperation): Result<Edited> {
  const path = cellPath(table.path, place, operation.column);
  const options = { order: table.facts.keyOrder };
  const before = operation.before === null ? undefined : readValue(operation.before);
  if (before && !before.ok) return before;
  if (sameValue(valueAt(document, path), before?.value)) {
    return changeList(document, path, listChange(operation.change), options);
  }
  const after = readValue(operation.after ?? "[]");
  return after.ok ? setValue(document, path, after.value, options) : after;
}

function listChange(change: KeptChange): ListChange<NewItem> {
  if (change.op === "move") return change;
  if (change.op === "remove") return { op: "remove", at: change.at, count: change.items.length };
  return { op: "insert", at: change.at, items: change.items.map((text) => ({ kind: "text", text })) };
}

function followed(
  content: Content,
  edited: Result<Edited>,
  operation: ListOperation,
  { table, place }: RowSite,
  fresh: () => number,
): Result<Applied> {
  if (!edited.ok) return edited;
  if (edited.value.changes.length === 0) return ok(unchanged(content));
  const touched = { kind: "set", table: operation.table, key: operation.rowKey } as const;
  return ok(followRow(content, edited.value, { table, before: place, after: place, touched, id: fresh() }));
}

function opposite(change: KeptChange): KeptChange {
  if (change.op === "move") return { ...change, from: change.to, to: change.from };
  return { ...change, op: change.op === "insert" ? "remove" : "insert" };
}

export const list: OperationSpec<ListOperation> = {
  apply(operation, content, { fresh }) {
    const site = rowSite(content, operation);
    if (!site.ok) return site;
    return followed(content, again(content.document, site.value, operation), operation, site.value, fresh);
  },
  replay(operation, content, { changes, id }) {
    const site = rowSite(content, operation);
    if (!site.ok) return site;
    return followed(content, applyTextChanges(content.document, changes), operation, site.value, () => id);
  },
  inverse: (operation) => ({
    ...operation,
    change: opposite(operation.change),
    before: operation.after,
    after: operation.before,
  }),
  settled(operation, content) {
    const site = findRow(content, operation);
    if (!site) return operation;
    const after = cellSource(content, site.table, site.place, operation.column);
    const { change } = operation;
    if (change.op !== "insert") return { ...operation, after };
    const path = cellPath(site.table.path, site.place, operation.column);
    return {
      ...operation,
      after,
      change: { ...change, items: itemTexts(content.document, path, change.at, change.items.length) },
    };
  },
  merge: mergeList,
  changedSince(operation, content) {
    const site = findRow(content, operation);
    if (!site) return "The row";
    const isSame = cellSource(content, site.table, site.place, operation.column) === operation.before;
    return isSame ? undefined : "The list";
  },
  record: columnRecord,
  location: ({ table, rowKey, column }) => ({ table, rowKey, column }),
  values: ({ before, after }) => ({ before, after }),
};
