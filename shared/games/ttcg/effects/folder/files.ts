import { z } from "zod";
import { failed, isEqual, ok, parseJson, pushAll, type Fault, type Result } from "../../../../base/index.js";
import type { FolderFile, Remark } from "../../../folder-format.js";
import { styles } from "../../vocabulary.js";
import {
  fileTables,
  isReadable,
  lineOfRow,
  linesOfRow,
  lineTables,
  pathOfRow,
  rowOfFile,
  rowOfLine,
  textOf,
  textsOf,
  type EffectRow,
} from "./lines.js";
import { readTextFile, writeTextFile, type TextFile } from "./text-file.js";

/** The effect tables with their rows in order (EFFECTS-7). */
export type EffectTables = ReadonlyMap<string, readonly EffectRow[]>;

export const classesPath = "effects_classification.json";
export const classesTable = "effect-classes";
export const filesTable = "effect-files";
const stylesTable = "effect-styles";

/** All tables, in the order in which a new file has them. */
export const effectTableNames = [
  ...lineTables.slice(0, 1).map(({ table }) => table),
  ...fileTables.slice(0, 1).map(({ table }) => table),
  ...lineTables.slice(1).map(({ table }) => table),
  ...fileTables.slice(1).map(({ table }) => table),
  classesTable,
  filesTable,
];

const configNames = lineTables.map(({ path }) => path);

const classSchema = z.strictObject({
  column: z.string(),
  input: z.string().optional(),
  match_column: z.string().optional(),
  mode: z.enum(["pattern", "exact"]),
  patterns: z.array(z.string()),
});

/** The tables of a folder's files. */
export function tablesOfFiles(files: readonly FolderFile[]): Result<EffectTables, readonly Fault[]> {
  const tables = new Map<string, EffectRow[]>(effectTableNames.map((name) => [name, []]));
  const faults: Fault[] = [];
  for (const { path, text } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const read = readTextFile(path, text);
    const rows = read.ok ? rowsOfFile(path, text, read.value) : read;
    if (!read.ok || !rows.ok) {
      if (!rows.ok) faults.push(rows.error);
      continue;
    }
    if (rows.value === undefined) continue;
    pushAll(tables.get(rows.value.table) ?? [], rows.value.rows);
    tables.get(filesTable)?.push(fileRow(path, text, read.value, rows.value.isOwnText));
  }
  tables.get(stylesTable)?.sort((a, b) => indexOf(a) - indexOf(b));
  return faults.length > 0 ? failed(faults) : ok(tables);
}

/** The index of a style is its place; those that nobody knows are behind the others. */
function indexOf(row: EffectRow): number {
  const index = styles.findIndex((style) => style === textOf(row, "style"));
  return index === -1 ? styles.length : index;
}

interface FileRows {
  readonly table: string;
  readonly rows: readonly EffectRow[];
  /** The usual text of the rows is not the file's. */
  readonly isOwnText: boolean;
}

function rowsOfFile(path: string, text: string, file: TextFile): Result<FileRows | undefined> {
  const isOwnText = writeTextFile(file) !== text;
  const lineTable = lineTables.find((each) => each.path === path);
  if (lineTable)
    return ok({ table: lineTable.table, rows: file.lines.map((line) => rowOfLine(lineTable, line)), isOwnText });
  if (path === classesPath) return rowsOfClasses(text);
  const [folder, name, ...rest] = path.replace(/\.txt$/u, "").split("/");
  const fileTable = fileTables.find((each) => each.folder === folder);
  if (!fileTable || name === undefined || rest.length > 0 || !path.endsWith(".txt")) return ok(undefined);
  return ok({ table: fileTable.table, rows: [rowOfFile(fileTable, name, file.lines)], isOwnText });
}

function rowsOfClasses(text: string): Result<FileRows> {
  const json = parseJson(text);
  const read = z.array(classSchema).safeParse(json.ok ? json.value : undefined);
  if (!read.success) {
    const message = "It is not a list of columns with mode and patterns.";
    return failed({ ...(json.ok ? {} : json.error), code: "effects/classes", message, file: classesPath });
  }
  const rows = read.data.map(({ column, input, match_column, mode, patterns }): EffectRow => ({
    column,
    mode,
    patterns,
    ...(match_column === undefined ? {} : { "match-column": match_column }),
    ...(input === undefined ? {} : { input }),
  }));
  const usual = writeClasses(rows);
  return ok({ table: classesTable, rows, isOwnText: text !== usual && text !== usual.trimEnd() });
}

/** The classification as the published one is written: keys in alphabetical order, one space further in each level. */
function writeClasses(rows: readonly EffectRow[]): string {
  const classes = rows.map((row) => ({
    column: textOf(row, "column"),
    ...(row["input"] === undefined ? {} : { input: row["input"] }),
    ...(row["match-column"] === undefined ? {} : { match_column: row["match-column"] }),
    mode: textOf(row, "mode") === "exact" ? "exact" : "pattern",
    patterns: textsOf(row, "patterns"),
  }));
  return `${JSON.stringify(classes, null, 1)}\n`;
}

const fileRow = (path: string, text: string, file: TextFile, isOwnText: boolean): EffectRow => ({
  name: path,
  newline: file.newline,
  "final-newline": file.finalNewline,
  ...(isOwnText ? { written: text } : {}),
});

export interface WrittenFiles {
  readonly files: readonly FolderFile[];
  readonly remarks: readonly Remark[];
}

/** The files of tables. A file's own text counts while it says what the rows say. */
export function filesOfTables(tables: EffectTables): WrittenFiles {
  const known = new Map((tables.get(filesTable) ?? []).map((row) => [textOf(row, "name"), row]));
  const files: FolderFile[] = [];
  const remarks: Remark[] = [];
  const put = (path: string, lines: readonly string[], table: string, rows: readonly EffectRow[]): void => {
    const row = known.get(path);
    const newline = row?.["newline"] === "crlf" ? "crlf" : "lf";
    const usual = writeTextFile({ lines, newline, finalNewline: row?.["final-newline"] !== false });
    files.push({ path, text: ownText(path, row, table, rows) ?? usual });
  };
  for (const table of lineTables) {
    const rows = tables.get(table.table) ?? [];
    if (rows.length === 0 && !known.has(table.path)) continue;
    for (const row of rows)
      if (!isReadable(table, row))
        remarks.push({
          path: table.path,
          message: `This cannot be a line of it: ${lineOfRow(table, row) ?? ""}`,
          isLoss: true,
        });
    const lines = rows.map((row) => lineOfRow(table, row)).filter((line) => line !== undefined);
    put(
      table.path,
      lines,
      table.table,
      rows.filter((row) => lineOfRow(table, row) !== undefined),
    );
  }
  for (const table of fileTables) {
    for (const row of tables.get(table.table) ?? []) {
      const path = pathOfRow(table, row);
      const lines = linesOfRow(table, row);
      if (lines.length === 0 && !known.has(path)) continue;
      if (!isFileName(textOf(row, table.name)) || configNames.includes(path)) {
        remarks.push({ path, message: "No file can have this name.", isLoss: true });
        continue;
      }
      if (!isEqual(table.read(lines), textsOf(row, table.values)))
        remarks.push({ path, message: "Some of its values cannot be lines of a file.", isLoss: true });
      put(path, lines, table.table, [row]);
    }
  }
  const classes = tables.get(classesTable) ?? [];
  const classesFile = known.get(classesPath);
  if (classes.length > 0 || classesFile !== undefined) {
    const usual = writeClasses(classes);
    const text = classesFile?.["final-newline"] === false ? usual.trimEnd() : usual;
    files.push({ path: classesPath, text: ownText(classesPath, classesFile, classesTable, classes) ?? text });
  }
  return { files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)), remarks };
}

const isFileName = (name: string): boolean => /^[^/\\\p{Cc}.][^/\\\p{Cc}]*$/u.test(name);

/** The text that a file was read with, where it has one and it is still what the rows say. */
function ownText(
  path: string,
  row: EffectRow | undefined,
  table: string,
  rows: readonly EffectRow[],
): string | undefined {
  const written = row?.["written"];
  if (typeof written !== "string") return undefined;
  const read = tablesOfFiles([{ path, text: written }]);
  return read.ok && isEqual(read.value.get(table) ?? [], rows) ? written : undefined;
}
