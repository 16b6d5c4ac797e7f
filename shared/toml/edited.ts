import { isOwnComment } from "./comments-above.js";
import {
  applyChanges,
  differingMiddle,
  failed,
  invertChanges,
  ok,
  type Fault,
  type Result,
  type TextChange,
} from "../base/index.js";
import { ChunkList } from "./chunk-list.js";
import { chunkOfElement, groupSize, samePath } from "./chunk-index.js";
import { parseDocument, printDocument, type TomlDocument } from "./document.js";
import { editedRow } from "./edit-wide-row.js";
import { chunkOffset } from "./locate.js";
import type { Chunk, Section } from "./nodes.js";
import { parseChunks } from "./parse.js";
import { rereadPair } from "./reread-pair.js";
import { Structure } from "./structure.js";
import { Refusal } from "./cursor.js";

/** A document after an edit, with the changes of its text that made it and those that take it back. */
export interface Edited {
  readonly doc: TomlDocument;
  /** In the coordinates of the text before, in order. */
  readonly changes: readonly TextChange[];
  /** In the coordinates of the text after, in order. */
  readonly inverse: readonly TextChange[];
}

export const refusal = (code: string, message: string, suggestion?: string): { ok: false; error: Fault } =>
  failed({ code: `toml/${code}`, message, ...(suggestion === undefined ? {} : { suggestion }) });

export const unchanged = (doc: TomlDocument): Edited => ({ doc, changes: [], inverse: [] });

/** Which headers of a chunk an edit may change: none, or those below the first. */
type Headers = "stay" | "below";

/** Reads the text of one chunk again; it must still be one chunk, with the same headers or at least with the same first one. */
export function reread(before: Chunk, text: string, at: number, headers: Headers): Result<Chunk> {
  const parsed = parseChunks(text);
  if (!parsed.ok) return parsed;
  // A chunk that is not the root is read behind an empty root.
  const chunks = at === 0 ? parsed.value : parsed.value.filter(({ text: each }, place) => place > 0 || each !== "");
  const [chunk] = chunks;
  const isSame = (section: Section | undefined, place: number): boolean => {
    const old = before.sections[place];
    return section !== undefined && old?.kind === section.kind && samePath(old.path, section.path);
  };
  const sameHeaders =
    headers === "below"
      ? isSame(chunk?.sections[0], 0)
      : chunk?.sections.length === before.sections.length && chunk.sections.every(isSame);
  if (!chunk || chunks.length !== 1 || !sameHeaders) {
    return refusal("structure-changed", "The edit would change which tables the file has.");
  }
  return ok(chunk);
}

/** Whether two chunks with the same headers have the same keys below them: then they differ in values alone. */
const sameKeys = (before: Chunk, after: Chunk): boolean =>
  before.sections.every(({ pairs }, place) => {
    const now = after.sections[place]?.pairs ?? [];
    return pairs.length === now.length && pairs.every(({ keys }, at) => samePath(keys, now[at]?.keys ?? []));
  });

/**
 * Checks keys that other chunks could define too. An element of an array of tables can only clash with its own keys, so
 * checking one needs no look at the rest of the file; one of each array represents all of them.
 */
function checkStructure(document: TomlDocument): Fault | undefined {
  const structure = new Structure();
  const { groups, detached } = document.index;
  const places = [...groups.values()].flatMap((group) =>
    group.kind === "array" && groupSize(group) > 1
      ? [chunkOfElement(group, groupSize(group) - 1) ?? 0]
      : group.runs.map(({ start }) => start),
  );
  const scattered = [...detached].flatMap(([owner, parts]) => [owner, ...parts]);
  try {
    for (const at of [...new Set(places.concat(scattered))].sort((a, b) => a - b)) {
      for (const section of document.chunks.at(at)?.sections ?? []) {
        if (section.kind !== "root") structure.open(section.path, section.kind, 0);
        for (const pair of section.pairs) structure.add(pair.keys, pair.from);
      }
    }
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message, hints } = error;
    return { code: `toml/${code}`, message, ...hints };
  }
}

/** Changes the text of one chunk; costs that chunk, and a copy of the list of chunks, unless it reaches into the next. */
export function editChunk(document: TomlDocument, at: number, changes: readonly TextChange[]): Result<Edited> {
  const offset = chunkOffset(document, at);
  return editWithin(document, at, changes, offset, "stay") ?? replaceText(document, moved(changes, offset));
}

/** `editChunk` for an element of an array of tables, whose tables below it may come and go. */
export function editRow(document: TomlDocument, at: number, changes: readonly TextChange[]): Result<Edited> {
  const offset = chunkOffset(document, at);
  const headers = standsAlone(document, at) ? "below" : "stay";
  return editWithin(document, at, changes, offset, headers) ?? replaceText(document, moved(changes, offset));
}

/** Whether a chunk is an element of an array of tables, and all of it: its keys and tables meet no others. */
const standsAlone = ({ chunks, index }: TomlDocument, at: number): boolean =>
  chunks.at(at)?.sections[0]?.kind === "array" && !index.detached.has(at);

const moved = (changes: readonly TextChange[], by: number): TextChange[] =>
  changes.map((change) => ({ ...change, from: change.from + by, to: change.to + by }));

/** Changes the text of the chunk that begins at `offset`; undefined where the next chunk cannot stay what it is. */
function editWithin(
  document: TomlDocument,
  at: number,
  changes: readonly TextChange[],
  offset: number,
  headers: Headers,
): Result<Edited> | undefined {
  const before = document.chunks.at(at);
  if (!before) return refusal("no-chunk", "The place to edit is not in the file.");
  if (changes.length === 0) return ok(unchanged(document));
  const isAlone = standsAlone(document, at);
  const row = isAlone ? editedRow(before, changes, at === document.chunks.length - 1) : undefined;
  if (row) {
    const doc = { chunks: document.chunks.with(at, row), index: document.index };
    return ok({ doc, changes: moved(changes, offset), inverse: moved(invertChanges(before, changes), offset) });
  }
  const text = applyChanges(before.text, changes);
  const samePairs = rereadPair(before, changes, text);
  const chunk = samePairs ? ok(samePairs) : reread(before, text, at, headers);
  if (!chunk.ok) return chunk;
  const doc: TomlDocument = { chunks: document.chunks.with(at, chunk.value), index: document.index };
  if (reachesOn(doc, at)) return undefined;
  const isSafe = samePairs !== undefined || isAlone || sameKeys(before, chunk.value);
  const fault = isSafe ? undefined : checkStructure(doc);
  if (fault) return failed(fault);
  return ok({ doc, changes: moved(changes, offset), inverse: moved(invertChanges(before.text, changes), offset) });
}

/** Changes the text anywhere and reads what is touched again: one chunk where the changes stay in one, else the file. */
export function applyTextChanges(document: TomlDocument, changes: readonly TextChange[]): Result<Edited> {
  const [first] = changes;
  const last = changes.at(-1);
  if (!first || !last) return ok(unchanged(document));
  const { chunks } = document;
  const place = chunks.placeAt(first.from);
  let offset = chunks.offsetOf(place);
  // Between two chunks a change may belong to either.
  for (let at = place; at < chunks.length && offset <= first.from; at += 1) {
    const end = offset + (chunks.at(at)?.length ?? 0);
    if (last.to <= end) {
      const headers = standsAlone(document, at) ? "below" : "stay";
      const edited = editWithin(document, at, moved(changes, -offset), offset, headers);
      if (edited?.ok) return edited;
    }
    offset = end;
  }
  return replaceText(document, changes);
}

/**
 * Whether a chunk and the next must be read together: a comment directly above the next header belongs to that header's
 * chunk, and so does whatever precedes the header on its line.
 */
export function reachesOn({ chunks }: TomlDocument, at: number): boolean {
  const chunk = chunks.at(at);
  if (!chunk || at === chunks.length - 1) return false;
  const { text, sections } = chunk;
  if (text === "" || text === "\uFEFF") return false;
  if (!text.endsWith("\n")) return true;
  const section = sections.at(-1);
  const contentTo = section?.pairs.at(-1)?.to ?? section?.bodyFrom ?? 0;
  const line = text.lastIndexOf("\n", text.length - 2) + 1 || Number(text.startsWith("\uFEFF"));
  return text.length > contentTo && line >= contentTo && isOwnComment(text.slice(line, -1));
}

/** Changes the text and reads the whole file again; chunks whose text is the same stay the same. */
export function replaceText(document: TomlDocument, changes: readonly TextChange[]): Result<Edited> {
  const before = printDocument(document);
  const parsed = parseDocument(applyChanges(before, changes));
  if (!parsed.ok) return parsed;
  const doc = { ...parsed.value, chunks: ChunkList.of(keepSame([...document.chunks], [...parsed.value.chunks])) };
  return ok({ doc, changes, inverse: invertChanges(before, changes) });
}

function keepSame(before: readonly Chunk[], after: readonly Chunk[]): readonly Chunk[] {
  const same = (old: Chunk | undefined, now: Chunk | undefined): old is Chunk =>
    old !== undefined && now !== undefined && old.text === now.text;
  const kept = [...after];
  let head = 0;
  for (let old = before[0]; same(old, kept[head]); old = before[head]) {
    kept[head] = old;
    head += 1;
  }
  for (let tail = 1; tail <= Math.min(before.length, kept.length) - head; tail += 1) {
    const old = before[before.length - tail];
    if (!same(old, kept[kept.length - tail])) break;
    kept[kept.length - tail] = old;
  }
  return kept;
}

/**
 * Reads another version of a file; what did not change is shared with the earlier version and not read again.
 *
 * @param before the text of the earlier version, for who has it at hand
 */
export function parseAfter(
  earlier: TomlDocument,
  text: string,
  before: string = printDocument(earlier),
): Result<TomlDocument> {
  const edited = applyTextChanges(earlier, [differingMiddle(before, text)]);
  return edited.ok ? ok(edited.value.doc) : edited;
}
