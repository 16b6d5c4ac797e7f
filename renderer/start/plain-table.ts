import { failed, ok, type Result } from "../../shared/base/index.js";
import { writeKey } from "../../shared/toml/index.js";
import { texts } from "./texts.js";

/** The columns that a person lists: `name, cost, text`. */
export function readColumns(text: string): Result<readonly string[]> {
  const columns = text
    .split(",")
    .map((column) => column.trim())
    .filter((column) => column !== "");
  if (columns.length === 0) return failed({ code: "start/no-columns", message: texts.noColumns });
  const seen = new Set<string>();
  for (const column of columns) {
    if (seen.has(column)) return failed({ code: "start/double-column", message: texts.doubleColumn(column) });
    seen.add(column);
  }
  return ok(columns);
}

/** A table with one row, whose cells are empty texts: TOML has no columns without a row. */
export const plainTable = (table: string, columns: readonly string[]): string =>
  [`[[${writeKey(table)}]]`, ...columns.map((column) => `${writeKey(column)} = ""`), ""].join("\n");

/** The key of the table in a file of this name: `my-cards.toml` holds `my-cards`. */
export const tableOfFile = (file: string): string => file.trim().replace(/\.toml$/u, "");

const sheetFile = /^[\p{L}\p{N}_][\p{L}\p{N} _.-]{0,100}\.toml$/u;

/** The name of a file for a sheet as it is written on disk, or why it cannot be one. */
export function readFileName(text: string, taken: readonly string[]): Result<string> {
  const name = text.trim();
  const file = name.endsWith(".toml") ? name : `${name}.toml`;
  if (!sheetFile.test(file) || file === "sheets.toml" || file.endsWith(".scenario.toml")) {
    return failed({ code: "start/bad-name", message: texts.noName });
  }
  const isTaken = taken.some((each) => each.toLowerCase() === file.toLowerCase());
  return isTaken ? failed({ code: "start/name-taken", message: texts.nameIsTaken(file) }) : ok(file);
}

/** A file name that nothing has yet: `cards.toml`, else `cards-2.toml`. */
export function freeFileName(file: string, taken: readonly string[]): string {
  const known = new Set(taken.map((each) => each.toLowerCase()));
  const stem = tableOfFile(file);
  let candidate = `${stem}.toml`;
  for (let number = 2; known.has(candidate.toLowerCase()); number += 1) candidate = `${stem}-${number}.toml`;
  return candidate;
}
