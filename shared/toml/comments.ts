import type { Span } from "../base/index.js";
import { parseChunks } from "./parse.js";
import type { Pair, Section, ValueNode } from "./nodes.js";

const nodeSpans = (node: ValueNode): readonly Span[] =>
  node.pairs?.flatMap(pairSpans) ?? node.items?.flatMap(nodeSpans) ?? [node];

const pairSpans = ({ from, keyTo, node }: Pair): readonly Span[] => [{ from, to: keyTo }, ...nodeSpans(node)];

const header = /^[ \t]*\[\[?(?:[^\]"'#]|"(?:[^"\\]|\\.)*"|'[^']*')*\]\]?/u;

const sectionSpans = (text: string, { from, pairs }: Section): readonly Span[] => [
  { from, to: from + (header.exec(text.slice(from))?.[0].length ?? 0) },
  ...pairs.flatMap(pairSpans),
];

/** Whether a piece of a file, or a value, has a comment. */
export function hasComments(source: string): boolean {
  if (!source.includes("#")) return false;
  const asFile = parseChunks(source);
  const text = asFile.ok ? source : `value = ${source}`;
  const parsed = asFile.ok ? asFile : parseChunks(text);
  if (!parsed.ok) return true;
  let offset = 0;
  for (const { text: own, sections } of parsed.value) {
    const spans = sections.flatMap((section) => sectionSpans(own, section));
    const isComment = (at: number): boolean => !spans.some(({ from, to }) => from <= at && at < to);
    for (let at = own.indexOf("#"); at !== -1; at = own.indexOf("#", at + 1)) if (isComment(at)) return true;
    offset += own.length;
  }
  return offset !== text.length;
}
