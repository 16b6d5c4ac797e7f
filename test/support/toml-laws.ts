import { applyChanges } from "../../shared/base/index.js";
import {
  applyTextChanges,
  documentValue,
  equalValues,
  parseDocument,
  printDocument,
  type Edited,
  type TomlDocument,
  type TomlValue,
} from "../../shared/toml/index.js";

/** Everything of a document's structure that a full reading of its text must give as well. */
const structureOf = ({ chunks, index }: TomlDocument): string =>
  JSON.stringify(
    [
      [...chunks].map(({ text, sections, byteLength }) => ({ text, sections, byteLength })),
      [...index.groups],
      [...index.detached],
    ],
    (_, value: unknown) => (typeof value === "bigint" ? `${value}n` : value),
  );

/** How the lines of a text end: all alike, or in more than one way. */
export function lineEndsOf(text: string): "none" | "lf" | "crlf" | "mixed" {
  const all = text.match(/\r?\n/gu) ?? [];
  if (all.length === 0) return "none";
  if (all.every((end) => end === "\r\n")) return "crlf";
  return all.every((end) => end === "\n") ? "lf" : "mixed";
}

/** Whether an edit brought a line end of another kind into a text whose lines all ended alike. */
export function brokeLineEnds(before: string, after: string): boolean {
  const [was, is] = [lineEndsOf(before), lineEndsOf(after)];
  return was !== "none" && was !== "mixed" && is !== "none" && is !== was;
}

/**
 * What is wrong with an edit of `before`, whatever it was meant to do: its changes make its text, its inverse takes it
 * back to the byte, a full reading of the result finds the same structure, and, where it is said, the `meaning`.
 */
export function brokenLaws(before: TomlDocument, { doc, changes, inverse }: Edited, meaning?: TomlValue): string[] {
  const old = printDocument(before);
  const now = printDocument(doc);
  const problems: string[] = [];
  if (applyChanges(old, changes) !== now) problems.push("the changes do not make the new text");
  if (applyChanges(now, inverse) !== old) problems.push("the inverse does not make the old text");
  const read = parseDocument(now);
  if (!read.ok) return [...problems, `the result is not TOML: ${read.error.line ?? 0}: ${read.error.message}`];
  if (structureOf(read.value) !== structureOf(doc)) problems.push("a full reading finds another structure");
  if (meaning && !equalValues(documentValue(read.value), meaning)) problems.push("the result means something else");
  const back = applyTextChanges(doc, inverse);
  if (!back.ok) problems.push(`it cannot be taken back: ${back.error.message}`);
  else if (printDocument(back.value.doc) !== old) problems.push("taking it back gives other bytes");
  else if (structureOf(back.value.doc) !== structureOf(before)) problems.push("taking it back gives another structure");
  return problems;
}
