import { failed, neverHappens, ok, type Fault, type Result } from "../base/index.js";
import { fileTitle, listTables, type TableInfo } from "../sheet/index.js";
import { documentValue, parseDocument, toTagged, type TomlDocument, type TomlValue } from "../toml/index.js";
import { rowsFromCsv, tableToCsv } from "./csv.js";
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

export interface ConvertOptions {
  readonly from: InputFormat;
  readonly to: FormatName;
  /** The name of the file that is read: it tells which of several tables is meant. */
  readonly fileName: string;
  /** The table to take out of TOML for CSV, or the one that rows of CSV become. */
  readonly table?: readonly string[] | undefined;
  /** The name of the file that is written: rows of CSV become the table it is named after. */
  readonly outputName?: string | undefined;
}

/** A text in one format as a text in another. The same format gives the text as it is. */
export function convert(text: string, options: ConvertOptions): Result<string> {
  const { from, to } = options;
  if (from === to) {
    const read = readAs(text, options);
    return read.ok ? ok(text) : read;
  }
  if (from === "toml" && to === "csv") {
    const document = parseDocument(text);
    return document.ok ? documentToCsv(document.value, options) : document;
  }
  const value = readAs(text, options);
  return value.ok ? printAs(value.value, to, options) : value;
}

function readAs(text: string, options: ConvertOptions): Result<TomlValue> {
  switch (options.from) {
    case "toml": {
      const document = parseDocument(text);
      return document.ok ? ok(documentValue(document.value)) : document;
    }
    case "json":
      return readJson(text);
    case "csv": {
      const rows = rowsFromCsv(text);
      return rows.ok ? ok(tableOfRows(rows.value, options)) : rows;
    }
    default:
      return neverHappens(options.from);
  }
}

type Rows = readonly (readonly { readonly key: string; readonly value: TomlValue }[])[];

function tableOfRows(rows: Rows, { table, outputName, fileName }: ConvertOptions): TomlValue {
  const path = table ?? [fileTitle((outputName ?? fileName).replace(/\.\w+$/, ""))];
  const items = rows.map((row): TomlValue => {
    return { kind: "table", entries: new Map(row.map(({ key, value }) => [key, value])) };
  });
  return path.reduceRight<TomlValue>((inner, key) => ({ kind: "table", entries: new Map([[key, inner]]) }), {
    kind: "array",
    items,
  });
}

function printAs(value: TomlValue, to: FormatName, options: ConvertOptions): Result<string> {
  if (value.kind !== "table") {
    return failed({ code: "convert/no-table", message: "The outermost value must be a table of keys." });
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

function documentToCsv(document: TomlDocument, { table, fileName }: ConvertOptions): Result<string> {
  const tables = listTables(document, fileName.replace(/\.json$/i, ".toml"));
  const wanted = table
    ? tables.filter((each) => each.table.join(".") === table.join("."))
    : preferred(tables, fileName);
  const [only] = wanted;
  if (only && wanted.length === 1) return ok(tableToCsv(document, only.table));
  return failed(noSingleTable(tables, table));
}

/** The table the file is named after, where there are several. */
const preferred = (tables: readonly TableInfo[], fileName: string): readonly TableInfo[] => {
  const named = tables.filter(({ title }) => title === fileTitle(fileName.replace(/\.json$/i, "")));
  return named.length === 1 ? named : tables;
};

function noSingleTable(tables: readonly TableInfo[], table: readonly string[] | undefined): Fault {
  const names = tables.map((each) => each.table.join(".")).join(", ");
  if (tables.length === 0) return { code: "convert/no-rows", message: "There is no table of rows in the file." };
  return table
    ? { code: "convert/no-such-table", message: `There is no table ${table.join(".")}; the file has ${names}.` }
    : {
        code: "convert/several-tables",
        message: `The file has several tables: ${names}.`,
        suggestion: "name one with --table",
      };
}
