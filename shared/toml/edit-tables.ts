import { differingMiddle, ok, type Result, type Span } from "../base/index.js";
import { itemSteps, type ItemStep } from "./align.js";
import { isPrefix } from "./chunk-index.js";
import { printDocument, type TomlDocument } from "./document.js";
import { changeList } from "./edit-nested.js";
import { renamedKey, renameKey } from "./edit-rename.js";
import { removeKey, setValue } from "./edit-value.js";
import { applyTextChanges, editRow, type Edited } from "./edited.js";
import { blanksAbove, blockSpan, headerTable, type HeaderTable } from "./item-spans.js";
import type { ListOptions } from "./list-change.js";
import { elementOn, valueAt, type Path } from "./locate.js";
import type { Chunk, Section } from "./nodes.js";
import { equalValues, type TomlValue } from "./values.js";

/**
 * Replaces the elements of an array of tables with headers, `[[decks.cards]]`: tables that stay are not touched, others change
 * member by member, come or go. Undefined where that cannot be done.
 */
export function setTables(
  document: TomlDocument,
  path: Path,
  before: readonly TomlValue[],
  after: readonly TomlValue[],
  options: ListOptions,
): Result<Edited> | undefined {
  const steps = itemSteps(before, after);
  if (!steps) return undefined;
  let doc = document;
  for (const step of steps) {
    const edited = carriedOut(doc, path, step, options);
    if (!edited?.ok) return undefined;
    doc = edited.value;
  }
  const edited = asOne(document, doc, path);
  const now = edited.ok ? valueAt(edited.value.doc, path) : undefined;
  const isRight = now === undefined ? after.length === 0 : equalValues(now, { kind: "array", items: after });
  return isRight ? edited : undefined;
}

function carriedOut(
  document: TomlDocument,
  path: Path,
  step: ItemStep,
  options: ListOptions,
): Result<TomlDocument> | undefined {
  if (step.kind === "set") return changeTable(document, [...path, step.at], step.value);
  const { at } = step;
  const edited = changeList(
    document,
    path,
    step.kind === "insert" ? { op: "insert", at, items: [step.value] } : { op: "remove", at, count: 1 },
    options,
  );
  return edited.ok ? ok(edited.value.doc) : edited;
}

/** The edits between two versions as one, which costs the row where they are in one. */
export function asOne(before: TomlDocument, after: TomlDocument, path: Path): Result<Edited> {
  const element = elementOn(before, path);
  const [old, now] = [element && before.chunks.at(element.at), element && after.chunks.at(element.at)];
  if (element && old && now && before.chunks.length === after.chunks.length) {
    return editRow(before, element.at, [differingMiddle(old.text, now.text)]);
  }
  return applyTextChanges(before, [differingMiddle(printDocument(before), printDocument(after))]);
}

/**
 * Replaces the members of a table that is written with a header or dotted keys; undefined removes the table. Undefined where
 * that cannot be done.
 */
export function setTable(document: TomlDocument, path: Path, to: TomlValue | undefined): Result<Edited> | undefined {
  const changed = to ? changeTable(document, path, to) : withoutTable(document, path);
  if (!changed?.ok) return undefined;
  const edited = asOne(document, changed.value, path);
  const now = edited.ok ? valueAt(edited.value.doc, path) : undefined;
  return (now && to ? equalValues(now, to) : now === to) ? edited : undefined;
}

/** Removes the block of a table's header, or the lines of its dotted keys. */
function withoutTable(document: TomlDocument, path: Path): Result<TomlDocument> | undefined {
  const element = elementOn(document, path);
  const chunk = element && document.chunks.at(element.at);
  const value = valueAt(document, path);
  if (!element || !chunk || value?.kind !== "table") return undefined;
  const parent = headerTable(chunk, element.rest);
  const span = parent && tableSpan(chunk, parent);
  if (span) {
    const edited = editRow(document, element.at, [{ ...span, insert: "" }]);
    return edited.ok ? ok(edited.value.doc) : edited;
  }
  return changeTable(document, path, { kind: "table", entries: new Map() });
}

/** The text of a table with a header and of all tables below it, with the blank lines above; undefined where it has no header. */
function tableSpan(chunk: Chunk, { range, path, keys }: HeaderTable): Span | undefined {
  const { sections, text } = chunk;
  const own = [...path, ...keys];
  const isOf = ({ path: other }: Section): boolean => isPrefix(own, other);
  const from = sections.findIndex((section, at) => at >= range.from && at < range.to && isOf(section));
  if (from === -1) return undefined;
  let to = from + 1;
  for (let next = sections[to]; next && to < range.to && isOf(next); next = sections[to]) to += 1;
  const span = blockSpan(chunk, { from, to });
  return { from: blanksAbove(text, span.from), to: span.to };
}

/** A table becomes another one member by member; undefined for what is not a table. */
function changeTable(document: TomlDocument, path: Path, to: TomlValue): Result<TomlDocument> | undefined {
  const from = valueAt(document, path);
  if (from?.kind !== "table" || to.kind !== "table") return undefined;
  const renamed = renamedKey(from.entries, to.entries);
  const edit = renamed && renameKey(document, [...path, renamed.from], renamed.to);
  if (edit?.ok) return ok(edit.value.doc);
  let doc = document;
  for (const key of new Set([...from.entries.keys(), ...to.entries.keys()])) {
    const value = to.entries.get(key);
    const edited = value === undefined ? removeKey(doc, [...path, key]) : setValue(doc, [...path, key], value);
    if (!edited.ok) return edited;
    ({ doc } = edited.value);
  }
  return ok(doc);
}
