import { ok, type Result } from "../base/index.js";
import {
  appendText,
  applyTextChanges,
  setValue,
  valueAt,
  writeKey,
  writeValue,
  type Edited,
  type TomlDocument,
  type TomlValue,
} from "../toml/index.js";
import { schemaVersion } from "./read.js";

/**
 * Adds a table, or a list of tables, that `[metadata]` does not have yet: with headers, at the end of the metadata region,
 * which is made at the end of the file where there is none (META-6). Inline where `metadata` has no header of its own.
 */
export function addTable(document: TomlDocument, path: readonly string[], wanted: TomlValue): Result<TomlDocument> {
  const added = addLines(document, blockOf(path, wanted), () => setValue(document, path, wanted));
  return added.ok ? ok(added.value.doc) : added;
}

/** Lists of tables that stand on one line, as the files of the TV tool have them (META-3). */
const inlineLists: ReadonlySet<string> = new Set(["metadata.rows.heights"]);

export const isInlineList = (path: readonly string[]): boolean => inlineLists.has(path.join("."));

/** The lines of a table with its header, or of each table of a list. */
export function blockOf(path: readonly string[], value: TomlValue): string {
  const name = path.map(writeKey).join(".");
  if (value.kind === "array") {
    return value.items.map((item) => `[[${name}]]\n${item.kind === "table" ? linesOf(item, path) : ""}`).join("\n");
  }
  return `[${name}]\n${value.kind === "table" ? linesOf(value, path) : ""}`;
}

function linesOf({ entries }: Extract<TomlValue, { kind: "table" }>, path: readonly string[]): string {
  const isList = ([key, value]: [string, TomlValue]): boolean =>
    value.kind === "array" &&
    value.items.length > 0 &&
    value.items.every(({ kind }) => kind === "table") &&
    !isInlineList([...path, key]);
  const own = [...entries].filter((entry) => !isList(entry));
  const lists = [...entries].filter(isList);
  const lines = own.map(([key, value]) => `${writeKey(key)} = ${writeValue(value)}\n`).join("");
  return lines + lists.map(([key, value]) => `\n${blockOf([...path, key], value)}`).join("");
}

/** Adds lines, which end with LF, as the last of `[metadata]`; `elsewise` says what to do where that has no header. */
export function addLines(document: TomlDocument, lines: string, elsewise: () => Result<Edited>): Result<Edited> {
  if (valueAt(document, ["metadata"]) === undefined) {
    return appendText(document, `[metadata]\nschema_version = ${schemaVersion}\n\n${lines}`);
  }
  const end = endOfMetadata(document);
  if (!end) return elsewise();
  const { newline } = end;
  const text = `${end.isClosed ? "" : newline}${newline}${lines.replaceAll("\n", newline)}`;
  return applyTextChanges(document, [{ from: end.at, to: end.at, insert: end.isClosed ? text : text.trimEnd() }]);
}

/** Behind the last line of the last table below `metadata`; undefined where it has no header. */
function endOfMetadata(
  document: TomlDocument,
): { readonly at: number; readonly isClosed: boolean; readonly newline: string } | undefined {
  let offset = 0;
  let found: { at: number; isClosed: boolean; newline: string } | undefined;
  for (const { text, sections } of document.chunks) {
    const section = sections.at(-1);
    if (sections[0]?.path[0] === "metadata" && section) {
      const last = section.pairs.at(-1)?.to ?? section.bodyFrom - 1;
      const lineEnd = text.indexOf("\n", Math.max(0, last));
      const at = lineEnd === -1 ? text.length : lineEnd + 1;
      const newline = text.charAt(text.indexOf("\n") - 1) === "\r" ? "\r\n" : "\n";
      found = { at: offset + at, isClosed: lineEnd !== -1, newline };
    }
    offset += text.length;
  }
  return found;
}
