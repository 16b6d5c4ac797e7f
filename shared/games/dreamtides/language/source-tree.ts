import type { Span } from "../../../base/index.js";
import { sourceTree, type AstNode, type SourceNode } from "../../../text/index.js";
import type { Paragraph } from "./analyse.js";
import { abilityGrammar } from "./grammar/abilities.js";
import type { ResolvedText } from "./tokens/resolve.js";

/** The ability of a paragraph as a tree with places; `undefined` when it has none. */
export function astNodes({ parse, span }: Paragraph): AstNode | undefined {
  if (parse.ability === undefined || parse.resolved === undefined) return undefined;
  const tree = sourceTree(abilityGrammar, parse.resolved);
  return tree && nodeFrom(tree, parse.resolved, span.from);
}

function nodeFrom({ key, value, from, to, children }: SourceNode, resolved: ResolvedText, offset: number): AstNode {
  return {
    key,
    value,
    span: textSpan(resolved, from, to, offset),
    children: children.map((child) => nodeFrom(child, resolved, offset)),
  };
}

/** The text of the tokens `from`..`to`; of none, the place before the next. */
function textSpan({ sources }: ResolvedText, from: number, to: number, offset: number): Span {
  const first = sources[from]?.from ?? sources.at(-1)?.to ?? 0;
  const last = from < to ? (sources[to - 1]?.to ?? first) : first;
  return { from: offset + first, to: offset + last };
}
