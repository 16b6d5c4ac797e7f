import { failed, neverHappens, ok, type Fault, type Result } from "../base/index.js";
import { fileTitle, listTables, readColumnName, type TableInfo } from "../sheet/index.js";
import {
  documentValue,
  parseDocument,
  rowCount,
  rowEntries,
  samePath,
  toTagged,
  type RowEntry,
  type TomlDocument,
  type TomlValue,
} from "../toml/index.js";
import { delimiterOf } from "./csv-text.js";
import { csvColumns, rowsFromCsv, tableToCsv } from "./csv.js";
import type { ImportedRows } from "./pair-rows.js";
import { printJson } from "./json-print.js";
import { readJson } from "./json-read.js";
import { printToml } from "./toml-print.js";

/** `toml-test-json` is the tagged form of the public TOML test suite; it is written, not read. */
export const formatNames = ["toml", "json", "csv", "toml-test-json"] as const;
export type FormatName = (typeof formatNames)[number];

export const inputFormats = ["toml", "json", "csv"] as const satisfies readonly FormatName[];
export type InputFormat = (typeof inputFormats)[number];

/** The format that the extension of a file name stands for. */
export const formatOfFile = (fileName: string): InputFormat | undefined =>
  inputFormats.find((format) => fileName.toLowerCase().endsWith(`.${format}`));

export interface Source {
  readonly from: InputFormat;
  /** The name of the file that is read: it decides which of several tables is meant. */
  readonly fileName: string;
  /** The table to take rows from, or the one that bare rows become. */
  readonly table?: readonly string[] | undefined;
  /** The name of the file that is written: bare rows become the table it is named after. */
  readonly outputName?: string | undefined;
}

export interface ConvertOptions extends Source {
  readonly to: FormatName;
}

/** A text in one format as a text in another. The same format returns the text as it is, once it was read. */
export function convert(text: string, options: ConvertOptions): Result<string> {
  const { from, to } = options;
  if (from === "toml" && to === "csv") {
    const document = parseDocument(text);
    return document.ok ? documentToCsv(document.value, options) : document;
  }
  const value = readAs(text, options);
  if (!value.ok) return value;
  return from === to ? ok(text) : printAs(value.value, to, options);
}

function readAs(text: string, source: Source): Result<TomlValue> {
  switch (source.from) {
    case "toml": {
      const document = parseDocument(text);
      return document.ok ? ok(documentValue(document.value)) : document;
    }
    case "json": {
      const value = readJson(text);
      return value.ok && value.value.kind === "array" ? ok(inTable(value.value, source)) : value;
    }
    case "csv": {
      const rows = rowsFromCsv(text);
      return rows.ok ? ok(inTable({ kind: "array", items: rows.value.map(asTable) }, source)) : rows;
    }
    default:
      return neverHappens(source.from);
  }
}

const asTable = (row: readonly RowEntry[]): TomlValue => ({
  kind: "table",
  entries: new Map(row.map(({ key, value }) => [key, value])),
});

/** What the rows of a file are called after it: its name without the folder and the format. */
export const titleOfRows = (fileName: string): string => fileTitle(fileName).replace(/\.(?:json|csv|xlsx)$/iu, "");

/** Bare rows as the table that was named, else the one that the file to be written is named after. */
function inTable(rows: TomlValue, { table, outputName, fileName }: Source): TomlValue {
  const path = table ?? [titleOfRows(outputName ?? fileName)];
  return path.reduceRight<TomlValue>((inner, key) => ({ kind: "table", entries: new Map([[key, inner]]) }), rows);
}

function printAs(value: TomlValue, to: FormatName, options: ConvertOptions): Result<string> {
  if (value.kind !== "table") {
    return failed({
      code: "convert/no-table",
      message: "The outermost value must be a table of keys, or a list of rows.",
    });
  }
  switch (to) {
    case "toml":
      return ok(printToml(value.entries));
    case "json":
      return ok(printJson(value));
    case "toml-test-json":
      return ok(`${JSON.stringify(toTagged(value), null, 2)}\n`);
    case "csv": {
      const document = parseDocument(printToml(value.entries));
      return document.ok ? documentToCsv(document.value, options) : document;
    }
    default:
      return neverHappens(to);
  }
}

function documentToCsv(document: TomlDocument, source: Source): Result<string> {
  const table = findTable(document, source);
  return table.ok ? tableToCsv(document, table.value) : table;
}

/** The table that was named, else the one the file is named after, else the only one. */
function findTable(document: TomlDocument, { table, fileName }: Source): Result<readonly string[]> {
  const tables = listTables(document, `${titleOfRows(fileName)}.toml`);
  const wanted = table ? tables.filter((each) => samePath(each.table, table)) : tables;
  const [first] = wanted;
  const isMeant = wanted.length === 1 || first?.title === titleOfRows(fileName);
  return first && isMeant ? ok(first.table) : failed(noSingleTable(tables, table));
}

function noSingleTable(tables: readonly TableInfo[], table: readonly string[] | undefined): Fault {
  const names = tables.map((each) => each.table.join(".")).join(", ");
  if (tables.length === 0) return { code: "convert/no-rows", message: "There is no table of rows in the file." };
  return table
    ? { code: "convert/no-such-table", message: `There is no table ${table.join(".")}; the file has ${names}.` }
    : { code: "convert/several-tables", message: `The file has the tables ${names}.`, suggestion: "--table NAME" };
}

/**
 * The rows a text holds, for a table that is there already, with these keys. Of a file with several tables the one named or named
 * after.
 */
export function readRows(text: string, source: Source, tableKeys: readonly string[] = []): Result<ImportedRows> {
  if (source.from === "csv") {
    const delimiter = delimiterOf(text, tableKeys);
    const rows = rowsFromCsv(text, delimiter);
    return rows.ok
      ? ok({ rows: rows.value, keys: csvColumns(text, delimiter).map(({ path }) => path[0] ?? "") })
      : rows;
  }
  const value = readAs(text, source);
  if (!value.ok) return value;
  if (value.value.kind !== "table") return failed(noSingleTable([], undefined));
  const document = parseDocument(printToml(value.value.entries));
  if (!document.ok) return document;
  const table = findTable(document.value, source);
  if (!table.ok) return table;
  const rows = Array.from({ length: rowCount(document.value, table.value) }, (_, row) =>
    rowEntries(document.value, table.value, row),
  );
  return ok({ rows, keys: [...new Set(rows.flatMap((row) => row.map(({ key }) => key)))] });
}

/** A table's name as it is written on a command line: `cards`, `game.cards`. */
export const readTableName = (name: string): readonly string[] => readColumnName(name).path;
