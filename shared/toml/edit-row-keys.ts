import { ok, type Result, type TextChange } from "../base/index.js";
import type { TomlDocument } from "./document.js";
import type { KeyOptions } from "./edit-key.js";
import { setValue } from "./edit-value.js";
import { editChunk } from "./edited.js";
import { lineStyles, newlineOf } from "./layout.js";
import { lineAfter } from "./lines.js";
import { locate, placeOfChunk, plainPath, valueAt, type Path } from "./locate.js";
import type { Pair } from "./nodes.js";
import type { RowEntry } from "./rows.js";
import type { Site, TableTree } from "./tree.js";
import { equalValues, type TomlValue } from "./values.js";
import { writeKey, writeValue } from "./write.js";

/**
 * Sets keys of a row as `setValue` does one after the other. Those that are plain values cost the row once, not once for
 * each key.
 */
export function setKeys(
  document: TomlDocument,
  row: Path,
  entries: readonly RowEntry[],
  options: KeyOptions = {},
): Result<TomlDocument> {
  const { doc, left } = setTogether(document, plainPath(document, row), entries, options);
  let current = doc;
  for (const { key, value } of left) {
    const edited = setValue(current, [...row, key], value, options);
    if (!edited.ok) return edited;
    current = edited.value.doc;
  }
  return ok(current);
}

interface Together {
  readonly doc: TomlDocument;
  /** What is to be set one by one. */
  readonly left: readonly RowEntry[];
}

/** Sets as many keys as can be set by one edit of the text; none where that edit would change something else. */
function setTogether(document: TomlDocument, row: Path, entries: readonly RowEntry[], { order }: KeyOptions): Together {
  const nothing = { doc: document, left: entries };
  const found = locate(document, row);
  const tree = found?.kind === "tree" && found.tree.kind === "table" ? found.tree : undefined;
  const site = tree?.sites.find(({ prefix }) => prefix.length === 0);
  if (!tree || !site) return nothing;
  const sorted = sortedOut(tree, site, entries);
  const newline = newlineOf(document);
  const changes = [
    ...sorted.replaced.map(({ pair, value }): TextChange => {
      const { from, to } = pair.node;
      return { from, to, insert: writeValue(value, { like: site.chunk.text.slice(from, to), newline }) };
    }),
    ...insertions(site, sorted.added, newline, order),
  ].sort((a, b) => a.from - b.from);
  const edited = editChunk(document, placeOfChunk(document, row, site.chunk), changes);
  if (!edited.ok || !isAsMeant(document, edited.value.doc, row, sorted)) return nothing;
  return { doc: edited.value.doc, left: sorted.left };
}

interface Sorted {
  readonly replaced: readonly { readonly key: string; readonly pair: Pair; readonly value: TomlValue }[];
  readonly added: readonly RowEntry[];
  readonly left: readonly RowEntry[];
}

const isSingle = ({ kind }: TomlValue): boolean => kind !== "array" && kind !== "table";

/** Lists of tables may get headers, which are no lines of the row. */
const isOneLine = (value: TomlValue): boolean =>
  value.kind !== "array" || value.items.length === 0 || value.items.some(({ kind }) => kind !== "table");

function sortedOut(tree: TableTree, site: Site, entries: readonly RowEntry[]): Sorted {
  const replaced: { key: string; pair: Pair; value: TomlValue }[] = [];
  const added: RowEntry[] = [];
  const left: RowEntry[] = [];
  const seen = new Set<string>();
  for (const entry of entries) {
    const { key, value } = entry;
    const member = tree.members.get(key);
    if (seen.has(key)) left.push(entry);
    else if (!member) (isOneLine(value) ? added : left).push(entry);
    else if (member.kind !== "value" || member.section !== site.section) left.push(entry);
    else if (!isSingle(value) || !isSingle(member.node.value)) left.push(entry);
    else if (!equalValues(member.node.value, value)) replaced.push({ key, pair: member.pair, value });
    seen.add(key);
  }
  return { replaced, added, left };
}

/** The lines of new keys, those with one place together. */
function insertions(
  { chunk: { text }, section }: Site,
  added: readonly RowEntry[],
  newline: "\n" | "\r\n",
  order: readonly string[] = [],
): TextChange[] {
  const styleOf = lineStyles(text, section);
  return groupsBelow(section.pairs, added, order).map(({ above, entries }) => {
    const style = styleOf(above ?? section.pairs[0]);
    const lines = entries.map(({ key, value }) => {
      const written = writeKey(key);
      return `${style.indent}${written}${style.gap(written.length)}=${style.afterEquals}${writeValue(value, { newline })}`;
    });
    const at = above ? lineAfter(text, above.to) : section.bodyFrom;
    const isAfterLineEnd = at === 0 || text.charAt(at - 1) === "\n" || text.charCodeAt(at - 1) === 0xfeff;
    const joined = lines.join(newline);
    return { from: at, to: at, insert: isAfterLineEnd ? joined + newline : newline + joined };
  });
}

interface Group {
  /** The pair that the keys go behind; undefined: they go first. */
  readonly above: Pair | undefined;
  readonly entries: RowEntry[];
}

/** New keys by the pair that each goes behind: the nearest that precedes it in `order`, else the last. */
function groupsBelow(pairs: readonly Pair[], added: readonly RowEntry[], order: readonly string[]): Group[] {
  const ranks = new Map(order.map((key, rank) => [key, rank]));
  const rankOf = (key: string): number => ranks.get(key) ?? Infinity;
  const known = pairs
    .map((pair) => ({ pair, rank: rankOf(pair.keys[0] ?? "") }))
    .filter(({ rank }) => rank !== Infinity)
    .sort((a, b) => a.rank - b.rank);
  const groups = new Map<Pair | undefined, Group>();
  let next = 0;
  for (const entry of [...added].sort((a, b) => compare(rankOf(a.key), rankOf(b.key)))) {
    const rank = rankOf(entry.key);
    while (next < known.length && (known[next]?.rank ?? Infinity) < rank) next += 1;
    const above = rank === Infinity ? pairs.at(-1) : known[next - 1]?.pair;
    const group = groups.get(above) ?? { above, entries: [] };
    group.entries.push(entry);
    groups.set(above, group);
  }
  return [...groups.values()];
}

/** Infinity less itself is no number. */
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

/** Whether an edit made all the values and left the others of the row alone (TOML-1). */
function isAsMeant(before: TomlDocument, after: TomlDocument, row: Path, { replaced, added }: Sorted): boolean {
  const [old, now] = [valueAt(before, row), valueAt(after, row)];
  if (old?.kind !== "table" || now?.kind !== "table") return false;
  const wanted = new Map([...old.entries, ...[...replaced, ...added].map(({ key, value }) => [key, value] as const)]);
  return (
    now.entries.size === wanted.size &&
    [...wanted].every(([key, value]) => {
      const made = now.entries.get(key);
      return made !== undefined && equalValues(made, value);
    })
  );
}
