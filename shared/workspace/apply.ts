import { differingMiddle, failed, neverHappens, ok, type Fault, type Result, type TextChange } from "../base/index.js";
import { editMetadata, oppositesOf, readMetadata, setColumnWidth } from "../metadata/index.js";
import { setSheetOrder, updateSheet, type ColumnId, type Typed } from "../sheet/index.js";
import {
  applyTextChanges,
  deleteRow,
  insertRow,
  moveRow,
  parseAfter,
  printDocument,
  removeKey,
  setSource,
  setValue,
  valueAt,
  type Edited,
  type NewRow,
  type TomlDocument,
  type TomlValue,
} from "../toml/index.js";
import { addWaiver, removeWaiver, setImageFolder, setSeverity } from "../validate/index.js";
import { adopt, rowEventsBetween, type Fresh } from "./adopt.js";
import { cellPath, placeOf, tableOf } from "./content.js";
import type { RowEvent, TouchedRow } from "./events.js";
import type { RowKey } from "./identity.js";
import type { Content, Operation, TableState } from "./state.js";

export interface Applied {
  readonly content: Content;
  /** Turns the new text back into the old one; empty when nothing changed. */
  readonly inverse: readonly TextChange[];
  readonly rows: readonly RowEvent[];
  /** The rows that changed, also where `rows` asks the page to fetch them anew; `unknown` where that was not followed. */
  readonly touched: readonly TouchedRow[] | "unknown";
}

/** A new value for a cell: as a value (spelled in the old token's style), as exact source, or nothing. */
export type CellChange =
  | { readonly kind: "value"; readonly value: TomlValue }
  | { readonly kind: "source"; readonly source: string }
  | { readonly kind: "remove" };

/** The change that typed text asks for; text that is TOML itself keeps its layout and comments. */
export const typedChange = ({ value, source }: Typed): CellChange =>
  source === undefined ? { kind: "value", value } : { kind: "source", source };

type RowOperation = Extract<Operation, { rowKey: RowKey }>;

const rowGone = (): Fault => ({ code: "workspace/row-gone", message: "The row is no longer in the file." });

const tableGone = (path: readonly string[]): Fault => ({
  code: "workspace/table-gone",
  message: `The table ${path.join(".")} is no longer in the file.`,
});

/** The place behind `after` among `keys`: 0 for null, the end where that row is gone. */
export function placeBehind(keys: readonly RowKey[], after: RowKey | null): number {
  if (after === null) return 0;
  const place = placeOf(keys, after, keys.length - 1);
  return place === -1 ? keys.length : place + 1;
}

interface Site {
  readonly table: TableState;
  /** Where the row is, or for an insertion will be. */
  readonly place: number;
  /** Where a moved row will be. */
  readonly to: number;
}

function siteOf(content: Content, operation: RowOperation): Result<Site> {
  const table = tableOf(content, operation.table);
  if (!table) return failed(tableGone(operation.table));
  if (operation.kind === "insert") {
    const place = placeBehind(table.keys, operation.after);
    return ok({ table, place, to: place });
  }
  const place = placeOf(table.keys, operation.rowKey, table.keys.length - 1);
  if (place === -1) return failed(rowGone());
  if (operation.kind !== "move") return ok({ table, place, to: place });
  return ok({ table, place, to: placeBehind(table.keys.toSpliced(place, 1), operation.after) });
}

/** Lets keys, facts and the page follow a change of the text that carried out `operation`. */
function follow(
  content: Content,
  edited: Edited,
  operation: RowOperation,
  { table, place, to }: Site,
  id: number,
): Applied {
  const { rowKey } = operation;
  const before = operation.kind === "insert" ? null : place;
  const after = operation.kind === "delete" ? null : to;
  const facts =
    operation.kind === "move" ? table.facts : updateSheet(table.facts, content.document, before, edited.doc, after);
  let keys = table.keys;
  if (operation.kind !== "cell") {
    if (before !== null) keys = keys.toSpliced(before, 1);
    if (after !== null) keys = keys.toSpliced(after, 0, rowKey);
  }
  const touched = rowEvent(operation, to);
  const changed: TableState = { ...table, facts, keys };
  return {
    content: {
      ...content,
      id,
      document: edited.doc,
      tables: content.tables.map((each) => (each === table ? changed : each)),
    },
    inverse: edited.inverse,
    rows: [facts.columns === table.facts.columns ? touched : { kind: "reset", table: table.path }],
    touched: [touched],
  };
}

function rowEvent({ kind, table, rowKey: key }: RowOperation, at: number): TouchedRow {
  switch (kind) {
    case "cell":
      return { kind: "set", table, key };
    case "insert":
      return { kind: "insert", table, key, at };
    case "delete":
      return { kind: "remove", table, key };
    case "move":
      return { kind: "move", table, key, to: at };
    default:
      return neverHappens(kind);
  }
}

function editCell(document: TomlDocument, site: Site, column: ColumnId, change: CellChange): Result<Edited> {
  const path = cellPath(site.table.path, site.place, column);
  const options = { order: site.table.facts.keyOrder };
  switch (change.kind) {
    case "value":
      return setValue(document, path, change.value, options);
    case "source":
      return setSource(document, path, change.source, options);
    case "remove":
      return removeKey(document, path);
    default:
      return neverHappens(change);
  }
}

function editRow(document: TomlDocument, site: Site, operation: RowOperation): Result<Edited> {
  const { table, place, to } = site;
  switch (operation.kind) {
    case "cell": {
      const { column, after } = operation;
      return editCell(document, site, column, after === null ? { kind: "remove" } : { kind: "source", source: after });
    }
    case "insert":
      return insertRow(document, table.path, place, { block: operation.block });
    case "delete":
      return deleteRow(document, table.path, place);
    case "move":
      return moveRow(document, table.path, place, to);
    default:
      return neverHappens(operation);
  }
}

type SettingOperation = Extract<
  Operation,
  { kind: "width" | "order" | "metadata" | "waive" | "severity" | "image-folder" }
>;

const isSetting = (operation: Operation): operation is SettingOperation =>
  ["width", "order", "metadata", "waive", "severity", "image-folder"].includes(operation.kind);

function editSetting(document: TomlDocument, operation: SettingOperation): Result<Edited> {
  switch (operation.kind) {
    case "width":
      return setColumnWidth(document, operation.column, operation.after);
    case "order":
      return setSheetOrder(document, operation.after);
    case "metadata":
      return editMetadata(document, operation.changes);
    case "severity":
      return setSeverity(document, operation.code, operation.after);
    case "image-folder":
      return setImageFolder(document, operation.after);
    case "waive": {
      const { before, after } = operation;
      if (after) return addWaiver(document, after);
      return before ? removeWaiver(document, before) : ok({ doc: document, changes: [], inverse: [] });
    }
    default:
      return neverHappens(operation);
  }
}

function withSettings(content: Content, edited: Edited, id: number): Applied {
  const metadata = readMetadata(valueAt(edited.doc, ["metadata"]));
  return {
    content: { ...content, id, document: edited.doc, metadata },
    inverse: edited.inverse,
    rows: [],
    touched: [],
  };
}

function applyText(file: string, content: Content, text: string, fresh: Fresh): Result<Applied> {
  const parsed = parseAfter(content.document, text);
  if (!parsed.ok) return parsed;
  const before = printDocument(content.document);
  const { from, to, insert } = differingMiddle(before, text);
  const adopted = adopt(file, [content], parsed.value, fresh);
  return ok({
    content: adopted,
    inverse: [{ from, to: from + insert.length, insert: before.slice(from, to) }],
    rows: rowEventsBetween(content, adopted),
    touched: "unknown",
  });
}

const unchanged = (content: Content): Applied => ({ content, inverse: [], rows: [], touched: [] });

/** Sets one cell to a value that was just typed; the operation for history and journal is the caller's to make. */
export function changeCell(
  content: Content,
  operation: Extract<Operation, { kind: "cell" }>,
  change: CellChange,
  fresh: Fresh,
): Result<Applied> {
  const site = siteOf(content, operation);
  if (!site.ok) return site;
  const edited = editCell(content.document, site.value, operation.column, change);
  if (!edited.ok) return edited;
  if (edited.value.changes.length === 0) return ok(unchanged(content));
  return ok(follow(content, edited.value, operation, site.value, fresh()));
}

/** Adds a row given by its entries or by a block; the operation's own block is the caller's to fill in afterwards. */
export function insertEntries(
  content: Content,
  operation: Extract<Operation, { kind: "insert" }>,
  row: NewRow,
  fresh: Fresh,
): Result<Applied> {
  const site = siteOf(content, operation);
  if (!site.ok) return site;
  const edited = insertRow(content.document, site.value.table.path, site.value.place, row);
  return edited.ok ? ok(follow(content, edited.value, operation, site.value, fresh())) : edited;
}

/**
 * Applies an operation to a version of its file. Fails when the row or table is gone or the document refuses; the caller
 * decides what that means. The content keeps its id when nothing changed.
 */
export function applyOperation(file: string, content: Content, operation: Operation, fresh: Fresh): Result<Applied> {
  switch (operation.kind) {
    case "width":
    case "order":
    case "metadata":
    case "waive":
    case "severity":
    case "image-folder": {
      const edited = editSetting(content.document, operation);
      if (!edited.ok) return edited;
      return ok(edited.value.changes.length === 0 ? unchanged(content) : withSettings(content, edited.value, fresh()));
    }
    case "text":
      return applyText(file, content, operation.after, fresh);
    default: {
      const site = siteOf(content, operation);
      if (!site.ok) return site;
      const edited = editRow(content.document, site.value, operation);
      if (!edited.ok) return edited;
      if (edited.value.changes.length === 0) return ok(unchanged(content));
      return ok(follow(content, edited.value, operation, site.value, fresh()));
    }
  }
}

/** Carries out `operation` by text changes known to fit the content's text: undo and redo to the byte. */
export function applyExactly(
  file: string,
  content: Content,
  operation: Operation,
  changes: readonly TextChange[],
  id: number,
  fresh: Fresh,
): Result<Applied> {
  if (operation.kind === "text") {
    const applied = applyText(file, content, operation.after, fresh);
    return applied.ok ? ok({ ...applied.value, content: { ...applied.value.content, id } }) : applied;
  }
  if (isSetting(operation)) {
    const edited = applyTextChanges(content.document, changes);
    return edited.ok ? ok(withSettings(content, edited.value, id)) : edited;
  }
  const site = siteOf(content, operation);
  if (!site.ok) return site;
  const { document } = content;
  const edited = rowExactly(document, site.value, operation, changes) ?? applyTextChanges(document, changes);
  return edited.ok ? ok(follow(content, edited.value, operation, site.value, id)) : edited;
}

/**
 * A row that goes or comes back at its place, where that makes just the text the changes make; undefined where it does not.
 * Changes of the text that reach over several rows have the whole file read again: that would be once for each row of a paste.
 */
function rowExactly(
  document: TomlDocument,
  site: Site,
  operation: RowOperation,
  changes: readonly TextChange[],
): Result<Edited> | undefined {
  if (operation.kind !== "insert" && operation.kind !== "delete") return undefined;
  const edited = editRow(document, site, operation);
  return edited.ok && JSON.stringify(edited.value.changes) === JSON.stringify(changes) ? edited : undefined;
}

/** The operation that takes another back. */
export function inverseOf(operation: Operation): Operation {
  switch (operation.kind) {
    case "cell":
      return { ...operation, before: operation.after, after: operation.before };
    case "insert":
      return { ...operation, kind: "delete" };
    case "delete":
      return { ...operation, kind: "insert" };
    case "move":
      return { ...operation, from: operation.after, after: operation.from };
    case "width":
      return { ...operation, before: operation.after, after: operation.before };
    case "order":
      return { ...operation, before: operation.after, after: operation.before };
    case "metadata":
      return { ...operation, changes: oppositesOf(operation.changes) };
    case "waive":
      return { ...operation, before: operation.after, after: operation.before };
    case "severity":
      return { ...operation, before: operation.after, after: operation.before };
    case "image-folder":
      return { ...operation, before: operation.after, after: operation.before };
    case "text":
      return { ...operation, before: operation.after, after: operation.before };
    default:
      return neverHappens(operation);
  }
}
