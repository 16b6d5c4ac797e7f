import type { TextChange } from "../../base/index.js";
import { idOf, isBlankId } from "../../sheet/index.js";
import { blockHash, toWire } from "../../toml/index.js";
import { placeOf, tableOf, versionOf } from "../content/content.js";
import type { RowKey } from "../identity.js";
import type { WireCell } from "../wire-schema.js";
import type { JournalEntry, Operation } from "../operations/index.js";
import type { Content, FileState, HistoryEntry, TableState, WorkspaceState } from "../state.js";
import type { KeptAnchor, KeptChange, KeptRow, SavedOperation, SavedPart, SavedStep } from "./kept.js";

/** An operation that was just carried out. */
interface Made {
  readonly operation: Operation;
  readonly entry: JournalEntry;
  readonly before: Content;
  readonly after: Content;
  readonly inverse: readonly TextChange[];
}

/** An operation in words that another run of the program understands; `entry` is what the journal says of it. */
export function saveOperation({ operation, entry, before, after, inverse }: Made): SavedOperation {
  const { table, row } = entry;
  return {
    table: [...table],
    row: savedRow(operation.kind === "delete" ? before : after, table, row),
    change: savedChange(operation, entry, before, after),
    inverse: [...inverse],
  };
}

/** A row without an id is recognised by its text. */
function savedRow(content: Content, path: readonly string[], { id, index, title }: JournalEntry["row"]): KeptRow {
  const table = index === -1 ? undefined : tableOf(content, path);
  if (!table) return { id: null, index, title };
  const known = idAt(content, table, index);
  if (known !== null) return { id, index, title };
  return { id: null, index, title, hash: rowHash(content, table, index) };
}

export const rowHash = ({ document }: Content, { path }: TableState, place: number): number =>
  blockHash(document, path, place);

/** The id at a place; null where it is missing or blank. */
export function idAt({ document }: Content, { facts }: TableState, place: number): WireCell {
  const id = idOf(document, facts, place);
  return id === undefined || isBlankId(id) ? null : toWire(id);
}

function savedChange(operation: Operation, entry: JournalEntry, before: Content, after: Content): KeptChange {
  const { table: path, row, change } = entry;
  switch (operation.kind) {
    case "setting":
      return { kind: "setting", change: operation.change };
    case "spelling":
      return { kind: "spelling", column: operation.column, before: operation.before, after: operation.after };
    case "move": {
      const from = anchorAt(before, path, placeIn(before, path, operation.rowKey) - 1);
      return { kind: "move", from, to: anchorAt(after, path, row.index - 1) };
    }
    case "delete":
      return { kind: "delete", block: operation.block, above: anchorAt(before, path, row.index - 1) };
    default:
      if (change.kind === "cell" || change.kind === "insert" || change.kind === "rename-key") return change;
      return change.kind === "span" ? change : { kind: "text" };
  }
}

function placeIn(content: Content, path: readonly string[], key: RowKey): number {
  const keys = tableOf(content, path)?.keys ?? [];
  return placeOf(keys, key, keys.length - 1);
}

function anchorAt(content: Content, path: readonly string[], index: number): KeptAnchor {
  const table = tableOf(content, path);
  return table && index >= 0 ? { id: idAt(content, table, index), index } : { id: null, index: -1 };
}

interface MadePart {
  readonly file: string;
  readonly contentBefore: number;
  readonly contentAfter: number;
}

/** One file's share of a step. The file is as the step left it, and not written yet. */
export function savePart(
  state: WorkspaceState,
  { file, base, absence }: FileState,
  { contentBefore, contentAfter }: MadePart,
  operations: readonly SavedOperation[],
): SavedPart {
  const hash = base?.content.id === contentBefore ? base.stamp?.hash : undefined;
  const absent = absence === contentBefore ? "before" : absence === contentAfter ? "after" : undefined;
  return {
    file,
    before: versionOf(state, { id: contentBefore }),
    after: versionOf(state, { id: contentAfter }),
    ...(hash === undefined ? {} : { diskBefore: hash }),
    ...(absent ? { absent } : {}),
    operations: [...operations],
  };
}

/** The largest step that is kept over a restart: changes, and characters of their sources. */
const mostKept = { operations: 20_000, characters: 4_000_000 };

/** A step as it is written down; of one that is too large only the name. */
export function saveStep({ id, label, look }: Omit<HistoryEntry, "parts">, parts: readonly SavedPart[]): SavedStep {
  const isTooLarge = sizeOf(parts) > mostKept.characters || countOf(parts) > mostKept.operations;
  if (isTooLarge) return { id, label, parts: [], isTooLarge };
  return { id, label, parts, ...(look ? { look } : {}) };
}

const countOf = (parts: readonly SavedPart[]): number => parts.reduce((sum, part) => sum + part.operations.length, 0);

function sizeOf(parts: readonly SavedPart[]): number {
  let size = 0;
  for (const { operations } of parts) {
    for (const { change, inverse } of operations) {
      for (const { insert } of inverse) size += insert.length;
      if ("block" in change) size += change.block.length;
      if (change.kind === "cell" || change.kind === "span") {
        size += (change.before?.length ?? 0) + (change.after?.length ?? 0);
      }
    }
  }
  return size;
}
