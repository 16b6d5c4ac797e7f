import { failed, ok, type Fault, type Result } from "../../../base/index.js";
import {
  appendRows,
  emptyDocument,
  equalValues,
  parseDocument,
  printDocument,
  removeKey,
  replaceBlock,
  rowCount,
  rowEntries,
  setValue,
  type RowEntry,
  type TomlDocument,
  type TomlValue,
} from "../../../toml/index.js";
import type { FolderFile, FolderResult, FolderRow, Remark } from "../../folder-format.js";
import type { DuplicateKeys } from "../rows/from-file.js";
import { orderOf } from "../rows/shape.js";
import { writeRow } from "../rows/write-row.js";
import { plainValue, type CommentedRow } from "../yaml/tree.js";
import { nameKeys, pathFor, tables, textIn, type FileTable } from "./names.js";
import { readFiles, type FileRow } from "./read-files.js";

/**
 * The TOML files with the cards and decks of a folder. Rows that are there already are found by their id, then by their
 * file; their cells that differ are set, all else stays as it is written. New rows go behind the others.
 */
export function importFolder(
  files: readonly FolderFile[],
  before: ReadonlyMap<string, TomlDocument>,
  keep: DuplicateKeys,
): Result<FolderResult, readonly Fault[]> {
  const read = readFiles(files, keep);
  if (!read.ok) return read;
  const remarks: Remark[] = [...read.value.remarks];
  const documents = new Map(before);
  const unmatched: FolderRow[] = [];
  for (const table of tables) {
    const rows = read.value.rows.filter((row) => row.table === table);
    const added: FileRow[] = [];
    const places = new PlaceIndex(before, table);
    for (const row of rows) {
      const place = places.of(row);
      if (!place) {
        added.push(row);
        continue;
      }
      const changed = changedRow(documents.get(place.path) ?? emptyDocument, place, row);
      if (!changed.ok) return failed([{ ...changed.error, file: row.path }]);
      documents.set(place.path, changed.value.document);
      if (changed.value.isReplaced)
        remarks.push({ path: row.path, message: "Its row was rewritten without its comments.", isLoss: true });
    }
    for (const { path, row } of places.unmatched) unmatched.push({ path, table: [table], row });
    if (added.length === 0) continue;
    const path = places.home;
    const grown = withRows(documents.get(path) ?? emptyDocument, added);
    if (!grown.ok) return failed([{ ...grown.error, file: path }]);
    documents.set(path, grown.value);
  }
  const written = [...documents].map(([path, document]) => ({ path, text: printDocument(document) }));
  return ok({ files: written, unmatched, removed: [], remarks });
}

interface Place {
  readonly path: string;
  readonly table: FileTable;
  readonly row: number;
}

/** Where the rows of a table are in the existing files. */
class PlaceIndex {
  readonly #byName = new Map<string, Place>();
  readonly #byPath = new Map<string, Place>();
  readonly #unmatched = new Set<Place>();
  /** The file that new rows go to. */
  readonly home: string;

  constructor(
    documents: ReadonlyMap<string, TomlDocument>,
    readonly table: FileTable,
  ) {
    let home: string | undefined;
    for (const [path, document] of documents) {
      for (let row = 0; row < rowCount(document, [table]); row += 1) {
        const entries = rowEntries(document, [table], row);
        if (!isOwnRow(entries, table)) continue;
        home ??= path;
        const place = { path, table, row };
        this.#unmatched.add(place);
        note(this.#byName, textOf(entries, nameKeys[table]), place);
        note(this.#byPath, pathOf(entries, table), place);
      }
    }
    this.home = home ?? freeName(documents, table);
  }

  /** The row of a file, which is no other file's: that with its id, else that which is exported to it. */
  of({ path, row: { map } }: FileRow): Place | undefined {
    const own = take(this.#byPath, path);
    const place = take(this.#byName, textIn(map, nameKeys[this.table])) ?? own;
    if (place) this.#unmatched.delete(place);
    return place;
  }

  /** The rows that no file was found for. */
  get unmatched(): readonly Place[] {
    return [...this.#unmatched];
  }
}

const freeName = (documents: ReadonlyMap<string, TomlDocument>, table: FileTable): string =>
  documents.has(`${table}.toml`) ? `ptg-${table}.toml` : `${table}.toml`;

function note(places: Map<string, Place>, name: string | undefined, place: Place): void {
  if (name !== undefined && !places.has(name)) places.set(name, place);
}

function take(places: Map<string, Place>, name: string | undefined): Place | undefined {
  const place = name === undefined ? undefined : places.get(name);
  if (name !== undefined) places.delete(name);
  return place;
}

function textOf(entries: readonly RowEntry[], key: string): string | undefined {
  const value = entries.find((entry) => entry.key === key)?.value;
  return value?.kind === "string" ? value.value : undefined;
}

/** The path of the file that a row is exported to. */
const pathOf = (entries: readonly RowEntry[], table: FileTable): string | undefined =>
  pathFor(table, textOf(entries, nameKeys[table]) ?? "", textOf(entries, "_file"));

/** Whether a row of a table of this name is a card or deck of this game: other games have such tables too. */
export const isOwnRow = (entries: readonly RowEntry[], table: FileTable): boolean =>
  table === "cards"
    ? entries.some(({ key }) => key === "card_id")
    : entries.some(({ key, value }) => key === "cards" && value.kind === "table");

const valuesOf = ({ map }: CommentedRow): ReadonlyMap<string, TomlValue> => {
  const value = plainValue(map);
  return value?.kind === "table" ? value.entries : new Map<string, TomlValue>();
};

/** The row with the cells of the file; rewritten where its spelling cannot hold them. */
function changedRow(
  document: TomlDocument,
  { table, row: place }: Place,
  { path, row }: FileRow,
): Result<{ readonly document: TomlDocument; readonly isReplaced: boolean }> {
  const wanted = new Map(valuesOf(row));
  const before = rowEntries(document, [table], place);
  if (table === "decks" && pathOf(before, table) === path) keepName(wanted, before);
  const edited = withCells(document, table, place, wanted);
  if (edited.ok) return ok({ document: edited.value, isReplaced: false });
  const replaced = replaceBlock(document, [table], place, writeRow(row, table));
  return replaced.ok ? ok({ document: replaced.value.doc, isReplaced: true }) : replaced;
}

/** A file name cannot hold each name of a deck: the row's stays while its file is the same. */
function keepName(wanted: Map<string, TomlValue>, before: readonly RowEntry[]): void {
  for (const key of ["name", "_file"]) {
    const value = before.find((entry) => entry.key === key)?.value;
    if (value) wanted.set(key, value);
    else wanted.delete(key);
  }
}

function withCells(
  document: TomlDocument,
  table: FileTable,
  place: number,
  wanted: ReadonlyMap<string, TomlValue>,
): Result<TomlDocument> {
  const before = rowEntries(document, [table], place);
  const order = orderOf(table === "cards" ? "card" : "deck");
  let doc = document;
  for (const { key } of before) {
    if (wanted.has(key)) continue;
    const removed = removeKey(doc, [table, place, key]);
    if (!removed.ok) return removed;
    doc = removed.value.doc;
  }
  for (const [key, value] of wanted) {
    const now = before.find((entry) => entry.key === key)?.value;
    if (now && equalValues(now, value)) continue;
    const set = setValue(doc, [table, place, key], value, { order });
    if (!set.ok) return set;
    doc = set.value.doc;
  }
  return ok(doc);
}

/** The file with new rows behind the others. */
function withRows(document: TomlDocument, rows: readonly FileRow[]): Result<TomlDocument> {
  const [first] = rows;
  const blocks = rows.map(({ row, table }) => writeRow(row, table));
  if (!first || document === emptyDocument) return parseDocument(blocks.join("\n"));
  const grown = appendRows(
    document,
    [first.table],
    blocks.map((block) => ({ block })),
  );
  return grown.ok ? ok(grown.value.doc) : grown;
}
