import { differingMiddle, ok, type Result, type Span } from "../base/index.js";
import { itemSteps } from "./align.js";
import { printDocument, type TomlDocument } from "./document.js";
import { removeKey, setValue } from "./edit-value.js";
import { applyTextChanges, replaceText, type Edited } from "./edited.js";
import { blockEnd, lineStart } from "./layout.js";
import { elementOn, valueAt, type Path } from "./locate.js";
import type { Chunk } from "./nodes.js";
import { equalValues, type TomlValue } from "./values.js";

/**
 * Gives an array of tables within a row, `[[decks.cards]]`, other elements: tables that stay are not touched, others change
 * member by member or go. Undefined where it would get new ones, or stands in several places of the file.
 */
export function setTables(
  document: TomlDocument,
  path: Path,
  before: readonly TomlValue[],
  after: readonly TomlValue[],
): Result<Edited> | undefined {
  const steps = itemSteps(before, after);
  const element = elementOn(document, path);
  const rest = element?.rest.filter((part) => typeof part === "string");
  if (!steps || !element || !rest || rest.length !== element.rest.length) return undefined;
  if (document.index.detached.has(element.at)) return undefined;
  const array = [...element.group.path, ...rest];
  let doc = document;
  for (const step of steps) {
    if (step.kind === "insert") return undefined;
    const edited =
      step.kind === "remove"
        ? withoutTable(doc, element.at, array, step.at)
        : changeTable(doc, [...path, step.at], step.value);
    if (!edited?.ok) return edited;
    doc = edited.value;
  }
  const edited = applyTextChanges(document, [differingMiddle(printDocument(document), printDocument(doc))]);
  const now = edited.ok ? valueAt(edited.value.doc, path) : undefined;
  const isRight = now === undefined ? after.length === 0 : equalValues(now, { kind: "array", items: after });
  return isRight ? edited : undefined;
}

/** A table becomes another one member by member; undefined for what is no table. */
function changeTable(document: TomlDocument, path: Path, to: TomlValue): Result<TomlDocument> | undefined {
  const from = valueAt(document, path);
  if (from?.kind !== "table" || to.kind !== "table") return undefined;
  let doc = document;
  for (const key of new Set([...from.entries.keys(), ...to.entries.keys()])) {
    const value = to.entries.get(key);
    const edited = value === undefined ? removeKey(doc, [...path, key]) : setValue(doc, [...path, key], value);
    if (!edited.ok) return edited;
    ({ doc } = edited.value);
  }
  return ok(doc);
}

/** Removes the element of an array of tables within a chunk, with the tables below it and the comments directly above. */
function withoutTable(
  document: TomlDocument,
  at: number,
  array: readonly string[],
  place: number,
): Result<TomlDocument> | undefined {
  const chunk = document.chunks.at(at);
  const span = chunk && tableSpan(chunk, array, place);
  if (!span) return undefined;
  const offset = document.chunks.offsetOf(at);
  const edited = replaceText(document, [{ from: offset + span.from, to: offset + span.to, insert: "" }]);
  return edited.ok ? ok(edited.value.doc) : edited;
}

function tableSpan(chunk: Chunk, array: readonly string[], place: number): Span | undefined {
  const { text, sections } = chunk;
  const name = array.join("\0");
  const starts = sections.flatMap(({ kind, path }, index) =>
    kind === "array" && path.join("\0") === name ? [index] : [],
  );
  const start = starts[place];
  if (start === undefined) return undefined;
  const isBelow = ({ path }: { path: readonly string[] }): boolean => path.join("\0").startsWith(`${name}\0`);
  const behind = sections.findIndex((section, index) => index > start && !isBelow(section));
  const from = sections[start]?.from;
  const next = behind === -1 ? undefined : sections[behind]?.from;
  if (from === undefined) return undefined;
  if (next !== undefined) return { from: withComments(text, from), to: withComments(text, next) };
  // What sets the row apart from the next one stays.
  return { from: withBlankLines(text, withComments(text, from)), to: blockEnd(chunk) };
}

/** Where the lines of a kind begin that stand directly above a line. */
function withLines(text: string, at: number, kind: RegExp): number {
  let from = at;
  while (from > 0) {
    const line = lineStart(text, from - 1);
    if (!kind.test(text.slice(line, from))) break;
    from = line;
  }
  return from;
}

const withComments = (text: string, at: number): number => withLines(text, at, /^[ \t]*#/u);
const withBlankLines = (text: string, at: number): number => withLines(text, at, /^[ \t]*\r?\n$/u);
