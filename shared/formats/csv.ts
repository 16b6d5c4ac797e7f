import { failed, ok, type Fault, type Result } from "../base/index.js";
import {
  columnKey,
  entriesOfCells,
  isSpreadArray,
  isSpreadTable,
  readSheet,
  type ColumnId,
  type NewCell,
  type SheetFacts,
} from "../sheet/index.js";
import { rowEntries, type RowEntry, type TomlDocument, type TomlValue } from "../toml/index.js";
import { cellField, headerField, plainValue, quotedValue, readHeader } from "./csv-cell.js";
import { needsQuotes, printCsv, readCsv, type CsvField, type Delimiter } from "./csv-text.js";

/** A table with more fields is refused: where each row has keys of its own, CSV grows with the square of the file. */
const mostFields = 10_000_000;

/**
 * A table as CSV: the sheet's columns, one record a row. `rowsFromCsv` reads the same values back, `forSpreadsheets` makes it
 * safe to be opened in a spreadsheet.
 */
export function tableToCsv(document: TomlDocument, table: readonly string[]): Result<string> {
  const facts = readSheet(document, table, undefined, undefined, Number.POSITIVE_INFINITY);
  const rows = Array.from({ length: facts.rowCount }, (_, row) => rowEntries(document, table, row));
  const columns = columnsOf(facts, keysWithEmptyLists(rows));
  if (columns.length * rows.length > mostFields) {
    const [high, wide] = [rows.length, columns.length].map((count) => count.toLocaleString("en"));
    const message = `The table has ${high} rows and ${wide} columns, too many for a CSV file.`;
    return failed({ code: "csv/too-large", message, suggestion: "JSON" });
  }
  const plainKeys = new Set(columns.filter(isPlain).map(keyOf));
  const records = rows.map((entries) => {
    const values = new Map(entries.map(({ key, value }) => [key, value]));
    return columns.map((id) => cellField(fieldValue(id, values.get(keyOf(id)), plainKeys)));
  });
  return ok(printCsv([columns.map(headerField), ...records]));
}

const keyOf = ({ path }: ColumnId): string => path[0] ?? "";
const isPlain = ({ path, index }: ColumnId): boolean => path.length === 1 && index === undefined;
const isEmptyList = (value: TomlValue): boolean => value.kind === "array" && value.items.length === 0;

const keysWithEmptyLists = (rows: readonly (readonly RowEntry[])[]): ReadonlySet<string> =>
  new Set(rows.flatMap((entries) => entries.filter(({ value }) => isEmptyList(value)).map(({ key }) => key)));

/** The sheet's columns, and a plain one for each key whose empty lists would have no place in them. */
const columnsOf = ({ keys }: SheetFacts, emptyLists: ReadonlySet<string>): ColumnId[] =>
  keys.flatMap(({ key, columns }): ColumnId[] => {
    const ids = columns.map(({ id }) => id);
    const hasPlace = ids.some((id) => id.index === 0 || isPlain(id));
    return emptyLists.has(key) && !hasPlace ? [{ path: [key] }, ...ids] : ids;
  });

/** What belongs into a column's field: values that have columns of their own are not repeated in the plain one. */
function fieldValue(
  { path, index }: ColumnId,
  value: TomlValue | undefined,
  plainKeys: ReadonlySet<string>,
): TomlValue | undefined {
  const [key = "", member] = path;
  if (value === undefined) return undefined;
  if (member !== undefined) return isSpreadTable(value) ? value.entries.get(member) : undefined;
  if (index === undefined)
    return isEmptyList(value) || !(isSpreadArray(value) || isSpreadTable(value)) ? value : undefined;
  if (isEmptyList(value)) return index === 0 && !plainKeys.has(key) ? value : undefined;
  return isSpreadArray(value) ? value.items[index] : undefined;
}

/**
 * The rows of CSV whose first record names the columns; empty fields are absent cells. A field in quotes is a text, a plain
 * one is what it spells; where the header is in quotes without need, so is everything, and quotes say nothing. Fails on two
 * columns of one name and on values behind the last column, which would be lost.
 */
export function rowsFromCsv(text: string, delimiter?: Delimiter): Result<RowEntry[][]> {
  const records = readCsv(text, delimiter);
  if (!records.ok) return records;
  const [header = [], ...rows] = records.value;
  const columns = header.map((field) => ({ id: readHeader(field.text), isUsed: field.quoted || field.text !== "" }));
  const fault = repeatedName(header, columns) ?? lostValue(header, rows);
  if (fault) return failed(fault);
  const decorated = header.some((field) => field.quoted && !needsQuotes.test(field.text));
  const read = ({ text: content, quoted }: CsvField): TomlValue | undefined =>
    quoted && !decorated ? quotedValue(content) : plainValue(content);
  return ok(
    rows
      .filter((fields) => columns.length === 1 || fields.length > 1 || fields[0]?.quoted || fields[0]?.text !== "")
      .map((fields) => readRow(fields.map(read), columns)),
  );
}

interface HeaderColumn {
  readonly id: ColumnId;
  readonly isUsed: boolean;
}

/** Two columns with one name; undefined where each has its own. */
function repeatedName(header: readonly CsvField[], columns: readonly HeaderColumn[]): Fault | undefined {
  const places = new Map<string, number>();
  for (const [at, { id, isUsed }] of columns.entries()) {
    if (!isUsed) continue;
    const key = columnKey(id);
    const before = places.get(key);
    if (before !== undefined) {
      const message = `Columns ${before + 1} and ${at + 1} have the same name, “${header[at]?.text ?? ""}”.`;
      return { code: "csv/repeated-column", message, line: 1, suggestion: "Rename or remove one of them." };
    }
    places.set(key, at);
  }
  return undefined;
}

/** The first value behind the last column, which would be lost. */
function lostValue(header: readonly CsvField[], rows: readonly (readonly CsvField[])[]): Fault | undefined {
  for (const [at, fields] of rows.entries()) {
    const extra = fields.slice(header.length).find(({ text }) => text !== "");
    if (!extra) continue;
    const message = `Row ${at + 1} has a value behind the last column: “${extra.text}”.`;
    return {
      code: "csv/no-column",
      message,
      suggestion: "Name a column for it in the first line, or quote its commas.",
    };
  }
  return undefined;
}

/** The columns that the first record names; none where the text is not CSV. */
export function csvColumns(text: string, delimiter?: Delimiter): readonly ColumnId[] {
  const records = readCsv(text, delimiter);
  return records.ok ? (records.value[0] ?? []).map((field) => readHeader(field.text)) : [];
}

function readRow(values: readonly (TomlValue | undefined)[], columns: readonly HeaderColumn[]): RowEntry[] {
  const cells = columns.flatMap(({ id, isUsed }, at): NewCell[] => {
    const value = values[at];
    return isUsed && value !== undefined ? [[id, value]] : [];
  });
  return entriesOfCells(cells);
}
