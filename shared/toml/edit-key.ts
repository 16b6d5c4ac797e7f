import { placeInOrder, type Result } from "../base/index.js";
import { printDocument, type TomlDocument } from "./document.js";
import { editChunk, refusal, replaceText, type Edited } from "./edited.js";
import { lineBegin, lineStyle, newlineOf } from "./layout.js";
import { lineAfter } from "./lines.js";
import {
  elementOn,
  elementTree,
  flatSection,
  locate,
  nodeAt,
  placeOfChunk,
  plainPath,
  type Element,
  type LocatedNode,
  type Path,
} from "./locate.js";
import type { Pair, Section } from "./nodes.js";
import type { Site, TableTree } from "./tree.js";
import { lineInRow, linesOf } from "./wide-row-lines.js";
import { wideRowOf } from "./wide-row.js";
import { writeKey } from "./write.js";

export interface KeyOptions {
  /** Keys in the order of the sheet: a new one goes behind the nearest that comes before it (TOML-2). */
  readonly order?: readonly string[] | undefined;
  /** What follows the value on its line, blanks and a comment: one that was removed comes back with what it had. */
  readonly behind?: string | undefined;
}

/** Adds `key = source` as a line of the table that the path leads into, in that table's spelling. */
export function insertKey(document: TomlDocument, path: Path, source: string, options: KeyOptions): Result<Edited> {
  const target = siteFor(document, path);
  if (!target) return newTable(document, path, source);
  const { site, keys } = target;
  const { section, chunk, prefix } = site;
  const place = placeOfChunk(document, path, chunk);
  const newline = newlineOf(document);
  const row = prefix.length === 0 && keys.length === 1 ? wideRowOf(chunk) : undefined;
  const wide = row && lineInRow(row, keys[0] ?? "", options.order);
  if (wide) {
    const insert = `${wide.start}${source}${options.behind ?? ""}${newline}`;
    return editChunk(document, place, [{ from: wide.at, to: wide.at, insert }]);
  }
  const above = pairAbove(section, prefix, keys, options.order);
  const style = lineStyle(chunk.text, section, above ?? section.pairs[0]);
  const line = `${lineBegin(style, [...prefix, ...keys])}${source}${options.behind ?? ""}`;
  const at = above ? lineAfter(chunk.text, above.to) : section.bodyFrom;
  const isAfterLineEnd = at === 0 || chunk.text.charAt(at - 1) === "\n" || chunk.text.charCodeAt(at - 1) === 0xfeff;
  const insert = isAfterLineEnd ? line + newline : `${newline}${line}`;
  return editChunk(document, place, [{ from: at, to: at, insert }]);
}

interface Target {
  readonly site: Site;
  readonly keys: readonly string[];
}

/** Where a new key belongs: the deepest table on its path that pairs can be added to, and the keys left to write. */
function siteFor(document: TomlDocument, path: Path): Target | undefined {
  const element = elementOn(document, path);
  const own = element && ownFlatSite(document, element);
  if (own) return own;
  const root: TableTree | undefined = element ? elementTree(document, element) : undefined;
  const rest = element ? element.rest : path;
  for (let length = rest.length - 1; length >= 0; length -= 1) {
    const keys = rest.slice(length);
    if (!keys.every((key): key is string => typeof key === "string")) continue;
    const found = element
      ? length === 0
        ? { kind: "tree" as const, tree: root }
        : locate(document, path.slice(0, path.length - rest.length + length))
      : length === 0
        ? rootSite(document, path)
        : locate(document, rest.slice(0, length));
    if (found?.kind !== "tree" || found.tree?.kind !== "table") continue;
    const site = ownSite(found.tree);
    if (site) return { site, keys };
  }
  return undefined;
}

/** As `siteFor`, for a key of a flat row: a tree of each version of a row that gets many keys would cost their square. */
function ownFlatSite(document: TomlDocument, element: Element): Target | undefined {
  const [key, ...inner] = element.rest;
  const flat = flatSection(document, element);
  const chunk = document.chunks.at(element.at);
  if (!flat || !chunk || typeof key !== "string" || inner.length > 0) return undefined;
  return { site: { chunk, section: flat, prefix: [] }, keys: [key] };
}

/** The keys before the first header; deeper paths get a table with a header rather than a dotted key there. */
function rootSite(document: TomlDocument, path: Path): { kind: "tree"; tree: TableTree } | undefined {
  const [chunk] = document.chunks;
  const section = chunk?.sections[0];
  if (!chunk || !section || path.length > 1) return undefined;
  return { kind: "tree", tree: { kind: "table", members: new Map(), sites: [{ chunk, section, prefix: [] }] } };
}

/** The place to add to: the section of the table's header before sections that spell it by dotted keys. */
const ownSite = ({ sites }: TableTree): Site | undefined =>
  sites.find(({ prefix }) => prefix.length === 0) ?? sites.at(-1);

/** The pair a new one goes behind: the nearest that precedes it in `order`, else the last; undefined: it goes first. */
function pairAbove(
  section: Section,
  prefix: readonly string[],
  keys: readonly string[],
  order: readonly string[] | undefined,
): Pair | undefined {
  const { pairs } = section;
  if (prefix.length > 0) {
    return pairs.findLast((pair) => prefix.every((key, at) => pair.keys[at] === key));
  }
  const rank = order && placeInOrder(order, keys[0] ?? "");
  if (!order || rank === undefined) return pairs.at(-1);
  let nearest: Pair | undefined;
  let nearestRank = 0;
  for (const pair of pairs) {
    const at = placeInOrder(order, pair.keys[0] ?? "") ?? -1;
    if (at < nearestRank || at >= rank) continue;
    nearest = pair;
    nearestRank = at;
  }
  return nearest;
}

/** No table to add to exists: it is made at the end of the file, one blank line behind what is there (TOML-2). */
function newTable(document: TomlDocument, path: Path, source: string): Result<Edited> {
  const keys = path.filter((part) => typeof part === "string");
  if (keys.length !== path.length) return refusal("no-table", `${path.join(".")} leads nowhere.`);
  const header = keys.slice(0, -1).map(writeKey).join(".");
  return appendText(document, `[${header}]\n${writeKey(keys.at(-1) ?? "")} = ${source}\n`);
}

/**
 * Adds lines at the end of the file, one blank line behind what is there. `lines` end with LF; the file's own are used. A file
 * without a last line end stays without (TOML-1).
 */
export function appendText(document: TomlDocument, lines: string): Result<Edited> {
  const newline = newlineOf(document);
  const text = printDocument(document);
  const body = text.replace(/^\uFEFF/u, "");
  const missing =
    body === "" ? "" : /\n[ \t]*\r?\n$/u.test(body) ? "" : body.endsWith("\n") ? newline : newline + newline;
  const isOpen = body !== "" && !body.endsWith("\n");
  const own = isOpen ? lines.replace(/\n$/u, "") : lines;
  const insert = missing + (newline === "\n" ? own : own.replaceAll("\n", newline));
  return replaceText(document, [{ from: text.length, to: text.length, insert }]);
}

/** What follows the value of a line of its own: blanks and a comment; undefined where there is none, or the value is within another. */
export function behindValue(document: TomlDocument, path: Path): string | undefined {
  const found = nodeAt(document, plainPath(document, path));
  if (!found || found.around.length > 0) return undefined;
  const { chunk, node, pair } = found;
  const behind = chunk.slice(node.to, linesOf(chunk, pair).to).replace(/\r?\n$/u, "");
  return /^[ \t]*#/u.test(behind) ? behind : undefined;
}

/** Removes the lines of a pair, with the comment behind its value. A file without a last line end stays without. */
export function removeLine(document: TomlDocument, place: number, { chunk, pair }: LocatedNode): Result<Edited> {
  const lines = linesOf(chunk, pair);
  const endsOpen = lines.to === chunk.length && chunk.slice(chunk.length - 1) !== "\n";
  const lineEnd = endsOpen ? (/\r?\n$/u.exec(chunk.text.slice(0, lines.from))?.[0].length ?? 0) : 0;
  return editChunk(document, place, [{ from: lines.from - lineEnd, to: lines.to, insert: "" }]);
}
