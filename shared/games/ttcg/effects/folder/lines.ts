import { readValues } from "../placeholders.js";
import { readStylePatterns } from "../style-texts.js";
import { isEqual } from "../../../../base/index.js";
import { strip } from "../text-rules.js";

/** What a row of an effect table holds, by its keys. */
export type EffectRow = Readonly<Record<string, string | boolean | readonly string[]>>;

/** A table with a row for each line of one file. */
export interface LineTable {
  readonly table: string;
  readonly path: string;
  /** The row of a line, without how it is written. */
  read(line: string): EffectRow;
  /** The usual line of a row. */
  write(row: EffectRow): string;
  /** What stands for a row that is switched off; undefined where it is left out. */
  writeOff(row: EffectRow): string | undefined;
}

export const textOf = (row: EffectRow, key: string): string => {
  const value = row[key];
  return typeof value === "string" ? value : "";
};

export const textsOf = (row: EffectRow, key: string): readonly string[] => {
  const value = row[key];
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
};

const isRemark = (line: string): boolean => line === "" || line.startsWith("#");
const asRemark = (line: string): string => `# ${line}`;

const templates: LineTable = {
  table: "effect-templates",
  path: "all_effect_templates.txt",
  read: (line) => (strip(line) === "" ? { note: line } : { text: strip(line) }),
  write: (row) => textOf(row, "text"),
  writeOff: () => undefined,
};

const removals: LineTable = {
  table: "effect-removals",
  path: "placeholders/combinations_to_remove.txt",
  read: (line) => (isRemark(strip(line)) ? { note: line } : { phrase: strip(line) }),
  write: (row) => textOf(row, "phrase"),
  writeOff: (row) => asRemark(textOf(row, "phrase")),
};

const replacements: LineTable = {
  table: "effect-replacements",
  path: "placeholders/phrase_replacements.txt",
  read: (line) => {
    const text = strip(line);
    const colon = text.indexOf(":");
    if (isRemark(text) || colon === -1) return { note: line };
    return { from: strip(text.slice(0, colon)), to: strip(text.slice(colon + 1)) };
  },
  write: (row) => `${textOf(row, "from")}: ${textOf(row, "to")}`,
  writeOff: (row) => asRemark(replacements.write(row)),
};

export const lineTables: readonly LineTable[] = [templates, removals, replacements];

/** A row of a line, with the line itself where the row alone would not be written like it. */
export function rowOfLine(table: LineTable, line: string): EffectRow {
  const row = table.read(line);
  return "note" in row || table.write(row) === line ? row : { ...row, written: line };
}

/** The line of a row; undefined where it has none. A line it was written as counts while it reads as the row. */
export function lineOfRow(table: LineTable, row: EffectRow): string | undefined {
  if (typeof row["note"] === "string") return row["note"];
  if (row["off"] === true) return table.writeOff(row);
  const written = row["written"];
  if (typeof written === "string" && saysTheSame(table.read(written), row)) return written;
  return table.write(row);
}

/** Whether the line of a row is read as the row again. */
export function isReadable(table: LineTable, row: EffectRow): boolean {
  const line = lineOfRow(table, row);
  return line === undefined || row["off"] === true || saysTheSame(table.read(line), row);
}

const saysTheSame = (read: EffectRow, row: EffectRow): boolean =>
  Object.entries(read).every(([key, value]) => (row[key] ?? "") === value);

/** A table with a row for each file of a folder. */
export interface FileTable {
  readonly table: string;
  readonly folder: string;
  /** The column with the file's name without its ending, and that with its lines. */
  readonly name: string;
  readonly values: string;
  read(lines: readonly string[]): readonly string[];
  write(value: string): string;
}

const placeholders: FileTable = {
  table: "placeholders",
  folder: "placeholders",
  name: "name",
  values: "values",
  read: (lines) => readValues(lines.join("\n")),
  write: (value) => (value === "" ? "_" : value),
};

const styles: FileTable = {
  table: "effect-styles",
  folder: "effect_style_text",
  name: "style",
  values: "patterns",
  read: (lines) => readStylePatterns(lines.join("\n")),
  write: (value) => value,
};

export const fileTables: readonly FileTable[] = [placeholders, styles];

export const pathOfRow = ({ folder, name }: FileTable, row: EffectRow): string => `${folder}/${textOf(row, name)}.txt`;

export function rowOfFile(table: FileTable, name: string, lines: readonly string[]): EffectRow {
  const values = table.read(lines);
  const isUsual = isEqual(
    values.map((value) => table.write(value)),
    lines,
  );
  return { [table.name]: name, [table.values]: values, ...(isUsual ? {} : { written: lines }) };
}

/** The lines of the file that a row stands for. */
export function linesOfRow(table: FileTable, row: EffectRow): readonly string[] {
  const values = textsOf(row, table.values);
  const written = row["written"];
  if (Array.isArray(written) && isEqual(table.read(textsOf(row, "written")), values)) return textsOf(row, "written");
  return values.map((value) => table.write(value));
}
