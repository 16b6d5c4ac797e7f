import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import type { FolderImportView } from "../../shared/bridge/index.js";
import { rowTitle, tableChanges } from "../../shared/formats/index.js";
import type { FolderFile, FolderFormat, FolderRow, ToolAnswers } from "../../shared/games/index.js";
import { listTables } from "../../shared/sheet/index.js";
import {
  deleteRow,
  emptyDocument,
  parseDocument,
  printDocument,
  rowEntries,
  type TomlDocument,
} from "../../shared/toml/index.js";
import type { IntentRequest } from "../../shared/workspace/index.js";

/** Nobody reads more. */
const mostShown = 200;

/** A TOML file as it is, and as the folder would have it; `before` is null for a new one. */
interface ImportedFile {
  readonly file: string;
  readonly before: TomlDocument | null;
  readonly after: TomlDocument;
}

/** An import that was computed, and not done yet. */
export interface PlannedFolderImport {
  readonly view: Omit<FolderImportView, "id">;
  readonly format: string;
  readonly files: readonly ImportedFile[];
  readonly unmatched: readonly FolderRow[];
}

/** What bringing a folder of card files into TOML files comes to. */
export function planFolderImport(
  format: FolderFormat,
  source: readonly FolderFile[],
  documents: ReadonlyMap<string, TomlDocument>,
  answers: ToolAnswers,
): Result<PlannedFolderImport> {
  const result = format.toToml(source, documents, answers);
  if (!result.ok) return failed(firstOf(result.error));
  const { files: written, unmatched = [], remarks } = result.value;
  const files: ImportedFile[] = [];
  for (const { path: file, text } of written) {
    const before = documents.get(file) ?? null;
    if (before && printDocument(before) === text) continue;
    const after = parseDocument(text);
    if (!after.ok) return failed({ ...after.error, file });
    files.push({ file, before, after: after.value });
  }
  const changes = changesOf(files);
  const rowAt = ({ path, table, row }: FolderRow): string =>
    rowTitle(rowEntries(documents.get(path) ?? emptyDocument, table, row));
  return ok({
    view: {
      ...changes,
      filesRead: source.length,
      changedFiles: files.filter(({ before }) => before !== null).map(({ file }) => file),
      newFiles: files.filter(({ before }) => before === null).map(({ file }) => file),
      unmatched: unmatched.length,
      unmatchedRows: unmatched.slice(0, mostShown).map(rowAt),
      remarks: remarks.slice(0, mostShown),
      remarkCount: remarks.length,
    },
    format: format.name,
    files: withUnchanged(files, unmatched, documents),
    unmatched,
  });
}

/** Several files of a folder may be wrong: the first is named, the others are counted. */
export function firstOf(faults: readonly Fault[]): Fault {
  const [first, ...others] = faults;
  if (!first) return { code: "exchange/unreadable", message: "The files cannot be read." };
  if (others.length === 0) return first;
  const more = others.length === 1 ? "1 more file is" : `${others.length} more files are`;
  return { ...first, message: `${first.message} (${more} wrong.)` };
}

function changesOf(
  files: readonly ImportedFile[],
): Pick<FolderImportView, "cells" | "changed" | "added" | "changes" | "newRows"> {
  let [cells, changed, added] = [0, 0, 0];
  const changes: FolderImportView["changes"][number][] = [];
  const newRows: string[] = [];
  for (const { file, before, after } of files) {
    for (const { table, kind } of listTables(after, file)) {
      if (kind !== "rows") continue;
      const found = tableChanges(before ?? emptyDocument, after, table, mostShown - changes.length);
      cells += found.cells;
      changed += found.changed;
      added += found.added;
      changes.push(...found.changes.map((change) => ({ file, ...change })));
      newRows.push(...found.newRows.slice(0, mostShown - newRows.length));
    }
  }
  return { cells, changed, added, changes, newRows };
}

/** A file that only loses rows is written as well, where they are deleted. */
function withUnchanged(
  files: readonly ImportedFile[],
  unmatched: readonly FolderRow[],
  documents: ReadonlyMap<string, TomlDocument>,
): readonly ImportedFile[] {
  const known = new Set(files.map(({ file }) => file));
  const others = new Set(unmatched.map(({ path }) => path).filter((path) => !known.has(path)));
  return [
    ...files,
    ...[...others].flatMap((file): ImportedFile[] => {
      const before = documents.get(file);
      return before ? [{ file, before, after: before }] : [];
    }),
  ];
}

/** What the workspace is asked for, so that the TOML files are as planned; null where they are. */
export function importRequest(
  { files, unmatched, format }: PlannedFolderImport,
  deletesUnmatched: boolean,
): Result<IntentRequest<"files/write-texts"> | null> {
  const texts: { file: string; text: string; seen: string | null }[] = [];
  for (const { file, before, after } of files) {
    const rows = deletesUnmatched ? unmatched.filter(({ path }) => path === file) : [];
    const left = withoutRows(after, rows);
    if (!left.ok) return failed({ ...left.error, file });
    if (left.value === before) continue;
    texts.push({ file, text: printDocument(left.value), seen: before && printDocument(before) });
  }
  return ok(texts.length === 0 ? null : { files: texts, label: `Bring in cards of ${format}` });
}

/** Later rows first, so that the places of the others stay. */
function withoutRows(document: TomlDocument, rows: readonly FolderRow[]): Result<TomlDocument> {
  let left = document;
  for (const { table, row } of [...rows].sort((a, b) => b.row - a.row)) {
    const edited = deleteRow(left, table, row);
    if (!edited.ok) return edited;
    left = edited.value.doc;
  }
  return ok(left);
}
