import { neverHappens } from "../base/index.js";
import { columnKey, idOf, type ColumnId } from "../sheet/index.js";
import { toWire } from "../toml/index.js";
import { cellOf, placeOf, tableOf } from "./content.js";
import type { RowKey } from "./identity.js";
import type { JournalRecord } from "./protocol.js";
import type { Content, PendingOperation, TableState } from "./state.js";

/** What people call a row that has neither name nor id, by its place in its table. */
export const titleOfPlace = (place: number): string => `row ${place + 1}`;

/** What people call a row: its name, else its id, else its place counted from 1. */
export function rowTitle(content: Content, table: TableState, place: number): string {
  for (const key of ["name", "title"]) {
    const value = cellOf(content, table, place, { path: [key] });
    if (value?.kind === "string" && value.value.trim() !== "") return value.value;
  }
  const id = idOf(content.document, table.facts, place);
  return id?.kind === "string" && id.value !== "" ? id.value : titleOfPlace(place);
}

/** How a row is found again by another process: its id, its place, and a name for people. */
export function describeRow(content: Content, path: readonly string[], key: RowKey): JournalRecord["row"] {
  const table = tableOf(content, path);
  const place = table ? placeOf(table.keys, key, table.keys.length - 1) : -1;
  if (!table || place === -1) return { id: null, index: -1, title: "" };
  const id = idOf(content.document, table.facts, place);
  return { id: id ? toWire(id) : null, index: place, title: rowTitle(content, table, place) };
}

const noRow: JournalRecord["row"] = { id: null, index: -1, title: "" };

/** The journal's line for an operation on `content`, the version that holds the row: before a deletion, after the rest. */
export function journalRecord(file: string, content: Content, { id, operation }: PendingOperation): JournalRecord {
  switch (operation.kind) {
    case "cell":
      return {
        id,
        file,
        table: operation.table,
        row: describeRow(content, operation.table, operation.rowKey),
        change: { kind: "cell", column: operation.column, before: operation.before, after: operation.after },
      };
    case "insert":
    case "delete":
      return {
        id,
        file,
        table: operation.table,
        row: describeRow(content, operation.table, operation.rowKey),
        change: { kind: operation.kind, block: operation.block },
      };
    case "move": {
      const row = describeRow(content, operation.table, operation.rowKey);
      return { id, file, table: operation.table, row, change: { kind: "move", to: row.index } };
    }
    case "width":
      return {
        id,
        file,
        table: [],
        row: { ...noRow, title: columnKey(operation.column) },
        change: { kind: "width", column: operation.column, before: operation.before, after: operation.after },
      };
    case "order":
      return { id, file, table: [], row: noRow, change: { kind: "order", after: operation.after } };
    case "metadata":
      return { id, file, table: [], row: noRow, change: { kind: "metadata", changes: operation.changes } };
    case "waive": {
      const { before, after } = operation;
      return { id, file, table: [], row: noRow, change: { kind: "waive", before, after } };
    }
    case "severity": {
      const { code, after } = operation;
      return { id, file, table: [], row: noRow, change: { kind: "severity", code, after } };
    }
    case "image-folder":
      return { id, file, table: [], row: noRow, change: { kind: "image-folder", after: operation.after } };
    case "text":
      return {
        id,
        file,
        table: [],
        row: noRow,
        change: { kind: "text", before: operation.before, after: operation.after },
      };
    default:
      return neverHappens(operation);
  }
}

/** One string for a cell of a file, for drafts and stuck texts. */
export const cellName = (table: readonly string[], rowKey: RowKey, column: ColumnId): string =>
  `${JSON.stringify(table)} ${rowKey} ${columnKey(column)}`;
