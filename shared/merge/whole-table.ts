import { failed, ok, type Fault, type Result } from "../base/index.js";
import { parseDocument, withLineEndsOf, type TomlDocument } from "../toml/index.js";
import { partsOf, type Part } from "./parts.js";

/** The text of a table with a header of its own, or of what is above the first header, as a conflict has it; null where it is gone. */
export const tableText = (document: TomlDocument, table: readonly string[]): string | null =>
  partsOf(document).find(isTable(table))?.body ?? null;

/**
 * The document with another text for a table, in the same place. Without a text it is removed, and comments behind it stay; tables
 * below it have texts of their own.
 */
export function withTable(document: TomlDocument, table: readonly string[], text: string | null): Result<TomlDocument> {
  const parts = partsOf(document);
  const at = parts.findIndex(isTable(table));
  if (at < 0) return text === null ? ok(document) : failed(tableGone);
  const written = parts.map((part, place) => (place === at ? replaced(document, part, text) : part.body + part.tail));
  return parseDocument(written.join(""));
}

const isTable =
  (table: readonly string[]) =>
  ({ kind, path }: Part): boolean =>
    kind !== "array" && path.length === table.length && path.every((key, at) => key === table[at]);

function replaced(document: TomlDocument, { tail, isLast }: Part, text: string | null): string {
  if (text === null) return tail.trim() === "" ? "" : tail;
  // The last line of a file may have no end.
  const body = withLineEndsOf(document, isLast || text.endsWith("\n") ? text : `${text}\n`);
  return body + tail;
}

const tableGone: Fault = {
  code: "merge/table-gone",
  message: "The table of this conflict is no longer in the file.",
  suggestion: "undo what removed it, or choose the version without it",
};
