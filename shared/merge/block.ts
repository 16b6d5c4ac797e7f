import { ok, type Result } from "../base/index.js";
import {
  documentValue,
  emptyDocument,
  equalValues,
  hasComments,
  parseDocument,
  printDocument,
  sourceAt,
  writeValue,
  type TomlDocument,
  type TomlValue,
} from "../toml/index.js";
import { adapt } from "./adapt.js";
import type { InnerConflict } from "./conflict.js";
import { mergeLines } from "./lines.js";
import { mergeValues, type ValueConflict } from "./values.js";

/** Three versions of the text of a row or table; `base` is absent for one that both added. */
export interface BlockVersions {
  readonly base: string | undefined;
  readonly ours: string;
  readonly theirs: string;
}

export interface MergedBlock {
  readonly text: string;
  readonly conflicts: readonly InnerConflict[];
  /** The row or table is no more; the text is comments that stood below it. */
  readonly isGone?: boolean;
}

/**
 * Merges a row or table that both changed. Its values decide; of comments and layout those of both sides are kept as far as lines
 * can be merged.
 *
 * @param depth how many steps of a value's path lead to the row or table itself
 */
export function mergeBlock(versions: BlockVersions, depth: number): MergedBlock {
  const read = readVersions(versions);
  // Blocks are parts of files that were read, so that each can be read by itself.
  if (!read.ok) return keepOurs(versions);
  const { base, ours, theirs } = read.value;
  const { value, conflicts } = mergeValues(documentValue(base), documentValue(ours), documentValue(theirs));
  if (!value) return keepOurs(versions);
  const inner = conflicts.map((conflict) => cellConflict(conflict, read.value, depth));
  const plain = mergeLines(versions.base ?? "", versions.ours, versions.theirs, isRemark);
  if (plain?.dropped.length === 0 && hasValue(plain.text, value)) return { text: plain.text, conflicts: inner };

  // Brought to one value, the versions differ in comments and layout only, which lines can merge.
  const models = [theirs, ours, base];
  const mine = adapt(ours, value, models);
  if (!mine) return keepOurs(versions);
  const other = adapt(theirs, value, [ours, theirs, base]);
  const old = versions.base === undefined ? undefined : adapt(base, value, models);
  const text = printDocument(mine);
  const lines = other && mergeLines(old ? printDocument(old) : "", text, printDocument(other), isRemark);
  const isWhole = lines !== undefined && hasValue(lines.text, value);
  const result = isWhole ? lines.text : text;
  const dropped = isWhole ? lines.dropped : linesBeside(versions.theirs, versions.base ?? "");
  return { text: result, conflicts: [...inner, ...lostComments(dropped, result)] };
}

interface Documents {
  readonly base: TomlDocument;
  readonly ours: TomlDocument;
  readonly theirs: TomlDocument;
}

function readVersions({ base, ours, theirs }: BlockVersions): Result<Documents> {
  const old = base === undefined ? ok(emptyDocument) : parseDocument(base);
  if (!old.ok) return old;
  const mine = parseDocument(ours);
  if (!mine.ok) return mine;
  const other = parseDocument(theirs);
  return other.ok ? ok({ base: old.value, ours: mine.value, theirs: other.value }) : other;
}

const keepOurs = ({ base, ours, theirs }: BlockVersions): MergedBlock => ({
  text: ours,
  conflicts: [{ kind: "row", base: base ?? null, ours, theirs }],
});

function cellConflict({ path, ...values }: ValueConflict, documents: Documents, depth: number): InnerConflict {
  const sourceOf = (document: TomlDocument, value: TomlValue | undefined): string | null =>
    value ? (sourceAt(document, path) ?? writeValue(value, { oneLine: true })) : null;
  return {
    kind: "cell",
    path: path.slice(depth),
    base: sourceOf(documents.base, values.base),
    ours: sourceOf(documents.ours, values.ours),
    theirs: sourceOf(documents.theirs, values.theirs),
  };
}

function hasValue(text: string, wanted: TomlValue): boolean {
  const document = parseDocument(text);
  return document.ok && equalValues(documentValue(document.value), wanted);
}

/** A line that may stand beside any other: it is blank or holds nothing but a comment. */
const isRemark = (line: string): boolean => /^[ \t]*(?:#.*)?\r?\n?$/u.test(line);

function linesBeside(text: string, known: string): readonly string[] {
  const lines = new Set(known.split(/(?<=\n)/u));
  return text.split(/(?<=\n)/u).filter((line) => !lines.has(line));
}

/** Lines that differ in their layout alone are no loss. */
function lostComments(lines: readonly string[], text: string): readonly InnerConflict[] {
  const kept = new Set(text.split(/(?<=\n)/u));
  const lost = lines.filter((line) => !kept.has(line) && hasComments(line));
  return lost.length === 0 ? [] : [{ kind: "comment", theirs: lost.join("") }];
}
