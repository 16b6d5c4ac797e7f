import { Parser, type CST } from "yaml";

/** A comment of a file, with its `#`. */
export interface YamlComment {
  readonly at: number;
  readonly text: string;
  /** Only white space precedes it on its line. */
  readonly ownLine: boolean;
}

/** A place comments belong to: where a key or an item begins. */
export interface Anchor {
  readonly at: number;
  /** Where the outermost `{…}` or `[…]` around it ends: a comment behind that is about the whole. */
  readonly closedAt?: number | undefined;
}

/** The comments of an anchor, being gathered. */
export interface Gathered {
  readonly above: string[];
  readonly trailing: string[];
}

type Token = CST.Token | CST.SourceToken;

/** How deep values may be nested: recursion over a file must be bounded. */
const deepest = 100;

/**
 * The comments of a file in order, from its tokens: the nodes of the library join a comment behind a value with the lines
 * below it. Undefined where values are nested too deeply to be read at all.
 */
export function commentsOf(text: string): readonly YamlComment[] | undefined {
  const found: YamlComment[] = [];
  const left: { readonly token: Token; readonly depth: number }[] = [];
  for (const token of new Parser().parse(text)) left.push({ token, depth: 0 });
  for (let next = left.pop(); next; next = left.pop()) {
    const { token, depth } = next;
    if (depth > deepest) return undefined;
    if (token.type === "comment") {
      const line = text.slice(text.lastIndexOf("\n", token.offset - 1) + 1, token.offset);
      found.push({ at: token.offset, text: printable(token.source), ownLine: /^[ \t\uFEFF]*$/u.test(line) });
    }
    for (const inner of innerTokens(token)) left.push({ token: inner, depth: depth + 1 });
  }
  return found.sort((a, b) => a.at - b.at);
}

/** The lists are joined by `flat`: a call takes only so many arguments, and a file may have more comments in a row. */
function innerTokens(token: Token): readonly Token[] {
  const lists: (readonly Token[])[] = [];
  if ("start" in token && Array.isArray(token.start)) lists.push(token.start);
  if ("props" in token) lists.push(token.props);
  if ("items" in token) {
    for (const { start, key, sep, value } of token.items) {
      lists.push(start, key ? [key] : [], sep ?? [], value ? [value] : []);
    }
  }
  if (token.type === "document" && token.value) lists.push([token.value]);
  if ("end" in token && Array.isArray(token.end)) lists.push(token.end);
  return lists.flat();
}

/** A comment as TOML may hold it. */
const printable = (comment: string): string => comment.replace(/[\u0000-\u0008\u000A-\u001F\u007F]/gu, "").trimEnd();

/**
 * Assigns each comment to an anchor: one on a line of its own to the next, one after a value to the last before it. Returns
 * the comments below the last anchor.
 */
export function attachComments(
  comments: readonly YamlComment[],
  anchors: readonly Anchor[],
): { readonly of: ReadonlyMap<number, Gathered>; readonly below: readonly string[] } {
  const inOrder = [...anchors].sort((a, b) => a.at - b.at);
  const of = new Map<number, Gathered>();
  const below: string[] = [];
  let next = 0;
  for (const { at, text, ownLine } of comments) {
    while (next < inOrder.length && (inOrder[next]?.at ?? 0) < at) next += 1;
    const before = ownLine ? undefined : openBefore(inOrder, next, at);
    const anchor = before ?? inOrder[next];
    if (!anchor) {
      below.push(text);
      continue;
    }
    const gathered = of.get(anchor.at) ?? { above: [], trailing: [] };
    of.set(anchor.at, gathered);
    (before ? gathered.trailing : gathered.above).push(text);
  }
  return { of, below };
}

/** The last anchor before `next` whose brackets are still open at the comment. */
function openBefore(anchors: readonly Anchor[], next: number, at: number): Anchor | undefined {
  let place = next - 1;
  while (place >= 0 && (anchors[place]?.closedAt ?? Infinity) <= at) place -= 1;
  return anchors[place];
}
