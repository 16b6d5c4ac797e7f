import { failed, ok, type Fault, type Result } from "../../../base/index.js";
import { readJson } from "../../../formats/index.js";
import {
  appendRows,
  emptyDocument,
  equalValues,
  parseDocument,
  printDocument,
  removeKey,
  rowCount,
  rowEntries,
  setValue,
  writeKey,
  writeValue,
  type TomlDocument,
  type TomlValue,
} from "../../../toml/index.js";
import type { FolderFile, FolderResult } from "../../folder-format.js";
import { dataFiles, entriesOf, textIn, withRoot, type DataFile, type Entries, type Table } from "./data-file.js";

/**
 * The TOML files with the rows of the data files. Rows that are there already are found by their id; cells that differ are set,
 * all else stays as it is written. New rows go behind the others.
 */
export function importFolder(
  files: readonly FolderFile[],
  before: ReadonlyMap<string, TomlDocument>,
): Result<FolderResult, readonly Fault[]> {
  const documents = new Map(before);
  for (const file of files) {
    const data = dataFileAt(file.path);
    if (data === undefined) continue;
    const read = readJson(file.text);
    if (!read.ok) return failed([{ ...read.error, file: file.path }]);
    const root = entriesOf(read.value);
    if (!data.roots.some((key) => root.has(key))) {
      const message = `It has no ${data.roots.join(" and no ")}.`;
      return failed([{ code: "summoner/data-file", message, file: file.path }]);
    }
    const rows = withRoot(data, root, data.read(root));
    const home = homeOf(data, documents);
    for (const table of data.tables) {
      const written = withRows(documents, home, table, rows.get(table) ?? []);
      if (!written.ok) return failed([{ ...written.error, file: file.path }]);
    }
  }
  const written = [...documents].map(([path, document]) => ({ path, text: printDocument(document) }));
  return ok({ files: written, removed: [], remarks: [] });
}

/** The data file of this name, in whatever folder. */
export const dataFileAt = (path: string): DataFile | undefined =>
  dataFiles.find((data) => data.path === path.slice(path.lastIndexOf("/") + 1));

/** The keys that tell rows of these tables from those of other games, and rows from each other. */
const nameKeys: Readonly<Record<Table, readonly string[]>> = {
  monsters: ["id"],
  utility: ["id"],
  summoners: ["id"],
  decks: ["player", "id"],
  players: ["id"],
  "default-decks": ["id"],
};

const marks: Readonly<Record<Table, string>> = {
  monsters: "attribute",
  utility: "subType",
  summoners: "nativeAddition",
  decks: "player",
  players: "activeDeck",
  "default-decks": "cards",
};

/** Whether a row of a table of this name is this game's: other games have such tables, too. */
export const isOwnRow = (entries: Entries, table: Table): boolean => entries.has(marks[table]);

/** The rows of a table of a document that are this game's, with their places. */
export function* ownRows(
  document: TomlDocument,
  table: Table,
): Iterable<{ readonly place: number; readonly entries: Entries }> {
  for (let place = 0; place < rowCount(document, [table]); place += 1) {
    const entries = new Map(rowEntries(document, [table], place).map(({ key, value }) => [key, value]));
    if (isOwnRow(entries, table)) yield { place, entries };
  }
}

/** The file that new rows of a data file go to. */
function homeOf({ toml, tables }: DataFile, documents: ReadonlyMap<string, TomlDocument>): string {
  for (const [path, document] of documents) {
    if (tables.some((table) => !ownRows(document, table)[Symbol.iterator]().next().done)) return path;
  }
  return documents.has(toml) ? `summoner-${toml}` : toml;
}

function nameOf(row: Entries, table: Table): string {
  return JSON.stringify(nameKeys[table].map((key) => textIn(row, key) ?? ""));
}

interface Place {
  readonly path: string;
  readonly place: number;
  readonly entries: Entries;
}

/** Where the rows of a table are, by their names; rows that are added go behind them, so that places stay. */
function placesIn(documents: ReadonlyMap<string, TomlDocument>, table: Table): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const [path, document] of documents) {
    for (const { place, entries } of ownRows(document, table)) {
      const name = nameOf(entries, table);
      if (!places.has(name)) places.set(name, { path, place, entries });
    }
  }
  return places;
}

/** Sets the rows that are known, each in its place, and adds all others at once to the table of the file `home`. */
function withRows(
  documents: Map<string, TomlDocument>,
  home: string,
  table: Table,
  rows: readonly Entries[],
): Result<undefined> {
  const places = placesIn(documents, table);
  const added: Entries[] = [];
  for (const row of rows) {
    const known = places.get(nameOf(row, table));
    if (known === undefined) {
      added.push(row);
      continue;
    }
    const document = documents.get(known.path) ?? emptyDocument;
    const set = withCells(document, table, known.place, known.entries, row);
    if (!set.ok) return set;
    documents.set(known.path, set.value);
  }
  if (added.length === 0) return ok(undefined);
  const grown = withNewRows(documents.get(home) ?? emptyDocument, table, added);
  if (!grown.ok) return grown;
  documents.set(home, grown.value);
  return ok(undefined);
}

function withCells(
  document: TomlDocument,
  table: Table,
  place: number,
  before: Entries,
  wanted: Entries,
): Result<TomlDocument> {
  let doc = document;
  for (const key of before.keys()) {
    if (wanted.has(key)) continue;
    const removed = removeKey(doc, [table, place, key]);
    if (!removed.ok) return removed;
    doc = removed.value.doc;
  }
  for (const [key, value] of wanted) {
    const now = before.get(key);
    if (now && equalValues(now, value)) continue;
    const set = setValue(doc, [table, place, key], value);
    if (!set.ok) return set;
    doc = set.value.doc;
  }
  return ok(doc);
}

function withNewRows(document: TomlDocument, table: Table, rows: readonly Entries[]): Result<TomlDocument> {
  const blocks = rows.map((row) => ({ block: blockOf(table, row) }));
  const [first, ...others] = blocks;
  if (rowCount(document, [table]) > 0) return docOf(appendRows(document, [table], blocks));
  const text = printDocument(document);
  const begun = parseDocument(
    text === "" ? (first?.block ?? "") : `${text.replace(/\n*$/u, "\n")}\n${first?.block ?? ""}`,
  );
  return begun.ok ? docOf(appendRows(begun.value, [table], others)) : begun;
}

const docOf = (edited: ReturnType<typeof appendRows>): Result<TomlDocument> =>
  edited.ok ? ok(edited.value.doc) : edited;

const blockOf = (table: Table, row: Entries): string =>
  [`[[${table}]]`, ...[...row].map(([key, value]) => `${writeKey(key)} = ${written(value)}`), ""].join("\n");

/** Lists of tables have a line for each, all else one line. */
function written(value: TomlValue): string {
  if (value.kind !== "array" || value.items.length === 0 || value.items[0]?.kind !== "table") return writeValue(value);
  return `[\n${value.items.map((item) => `  ${writeValue(item, { oneLine: true })},\n`).join("")}]`;
}
