import { PendingComments } from "../print/comments.js";
import { printExpression } from "../print/expression.js";
import { StatementPrinter } from "../print/statement.js";
import { parseExpression } from "../parse.js";
import { scriptNames } from "../registry/index.js";
import type { Plain, RowPath } from "./plain.js";
import type { RowFault } from "./read-row.js";

const style = new StatementPrinter(new PendingComments([])).style(0);
/** Stands where a value could not be read, so that the rest of the card is still understood. */
const nothing = "null";

/** The script text of an expression in a cell. */
export function expressionSource(cell: Plain | undefined, path: RowPath, faults: RowFault[]): string {
  if (typeof cell === "number" && Number.isInteger(cell)) return String(cell);
  if (typeof cell === "boolean") return String(cell);
  if (typeof cell !== "string") {
    const message = cell === undefined ? "A value is missing." : "An expression stands here, as a text.";
    faults.push({ code: "effect/row-form", path, message, suggestions: [] });
    return nothing;
  }
  const read = parseExpression(cell, scriptNames, { dialect: "row" });
  if (read.ok) return printExpression(read.value, style);
  faults.push({ code: read.error.code, path, message: read.error.message, suggestions: [] });
  return nothing;
}

/** The script text of a text in a cell; behind `=` of another expression. */
export function textSource(cell: Plain | undefined, path: RowPath, faults: RowFault[]): string {
  if (typeof cell !== "string") {
    faults.push({ code: "effect/row-form", path, message: "A text stands here.", suggestions: [] });
    return '""';
  }
  if (cell.startsWith("=")) return expressionSource(cell.slice(1), path, faults);
  return expressionSource(quoted(cell.startsWith("\\=") ? cell.slice(1) : cell), path, faults);
}

/** A text of a cell within quotation marks; what is put into it stays as it is. */
const quoted = (text: string): string =>
  `"${text.replace(/\\[^]|\$\{[^}]*\}|["\n]/g, (part) => (part === '"' ? '\\"' : part === "\n" ? "\\n" : part))}"`;
