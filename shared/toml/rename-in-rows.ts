import { ok, pushAll, type Result, type TextChange } from "../base/index.js";
import { isPrefix } from "./chunk-index.js";
import type { TomlDocument } from "./document.js";
import { refusal, replaceText, unchanged, type Edited } from "./edited.js";
import { nodeAt } from "./locate.js";
import type { Pair, Section } from "./nodes.js";
import { rowCount, rowEntries, type RowEntry } from "./rows.js";
import { equalValues } from "./values.js";
import { writeKey } from "./write.js";

/** A key of the rows of a table that gets another name. */
export interface KeyRenaming {
  readonly from: string;
  readonly to: string;
}

/**
 * Renames a key in all rows of a table, wherever it stands: in pairs, in dotted keys, in headers below a row, and in rows that
 * are inline. Only the names change. Rows that have the new key already stay as they are. Reads the file once again.
 */
export function renameInRows(document: TomlDocument, table: readonly string[], renaming: KeyRenaming): Result<Edited> {
  const rows = rowsToRename(document, table, renaming);
  if (rows.size === 0) return ok(unchanged(document));
  const changes = [
    ...headedChanges(document, table, rows, renaming),
    ...inlineChanges(document, table, rows, renaming),
  ];
  const edited = replaceText(document, changes);
  if (!edited.ok) return edited;
  const isOnly = isRenamed(document, edited.value.doc, table, rows, renaming);
  return isOnly
    ? edited
    : refusal("edit-unverified", `Renaming ${renaming.from} would change something else too; nothing was changed.`);
}

const hasKey = (entries: readonly RowEntry[], name: string): boolean => entries.some(({ key }) => key === name);

/** The places of the rows that have the old key and not the new one. */
function rowsToRename(
  document: TomlDocument,
  table: readonly string[],
  { from, to }: KeyRenaming,
): ReadonlySet<number> {
  const rows = new Set<number>();
  for (let place = 0; place < rowCount(document, table); place += 1) {
    const entries = rowEntries(document, table, place);
    if (hasKey(entries, from) && !hasKey(entries, to)) rows.add(place);
  }
  return rows;
}

/** The changes in rows that have headers; a plain table is one row. */
function headedChanges(
  document: TomlDocument,
  table: readonly string[],
  rows: ReadonlySet<number>,
  renaming: KeyRenaming,
): TextChange[] {
  const changes: TextChange[] = [];
  let offset = 0;
  let place = -1;
  for (const { text, sections } of document.chunks) {
    for (const section of sections) {
      if (section.kind === "root" || !isPrefix(table, section.path)) continue;
      if (section.path.length === table.length || place === -1) place += 1;
      if (rows.has(place)) pushAll(changes, sectionChanges(text, section, table.length, renaming, offset));
    }
    offset += text.length;
  }
  return changes;
}

function sectionChanges(
  text: string,
  section: Section,
  depth: number,
  renaming: KeyRenaming,
  offset: number,
): TextChange[] {
  if (section.path.length === depth) return pairChanges(text, section.pairs, renaming, offset);
  if (section.path[depth] !== renaming.from) return [];
  return [partChange(text, { from: section.from, to: section.bodyFrom, part: depth }, renaming, offset)];
}

function inlineChanges(
  document: TomlDocument,
  table: readonly string[],
  rows: ReadonlySet<number>,
  renaming: KeyRenaming,
): TextChange[] {
  const found = nodeAt(document, table);
  if (!found?.node.items) return [];
  const { chunk } = found;
  const offset = document.chunks.offsetOf([...document.chunks].indexOf(chunk));
  return found.node.items.flatMap(({ pairs = [] }, place) =>
    rows.has(place) ? pairChanges(chunk.text, pairs, renaming, offset) : [],
  );
}

const pairChanges = (text: string, pairs: readonly Pair[], renaming: KeyRenaming, offset: number): TextChange[] =>
  pairs
    .filter(({ keys }) => keys[0] === renaming.from)
    .map(({ from, keyTo }) => partChange(text, { from, to: keyTo, part: 0 }, renaming, offset));

/** The change of one of the keys that dots join, within a stretch of text. */
function partChange(
  text: string,
  { from, to, part }: { readonly from: number; readonly to: number; readonly part: number },
  renaming: KeyRenaming,
  offset: number,
): TextChange {
  const parts = [...text.slice(from, to).matchAll(/"(?:[^"\\]|\\.)*"|'[^']*'|[A-Za-z0-9_-]+/gu)];
  const token = parts[part];
  const at = offset + from + (token?.index ?? 0);
  return { from: at, to: at + (token?.[0].length ?? 0), insert: writeKey(renaming.to) };
}

/** Whether the rows are the same but for the one key. */
function isRenamed(
  before: TomlDocument,
  after: TomlDocument,
  table: readonly string[],
  rows: ReadonlySet<number>,
  { from, to }: KeyRenaming,
): boolean {
  const count = rowCount(before, table);
  if (rowCount(after, table) !== count) return false;
  for (let place = 0; place < count; place += 1) {
    const now = rowEntries(after, table, place);
    const old = rowEntries(before, table, place);
    const isSame = ({ key, value }: RowEntry, at: number): boolean => {
      const other = now[at];
      const wanted = key === from && rows.has(place) ? to : key;
      return other?.key === wanted && equalValues(other.value, value);
    };
    if (now.length !== old.length || !old.every(isSame)) return false;
  }
  return true;
}
