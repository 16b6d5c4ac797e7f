import type { Span } from "../../../base/index.js";
import { sourceTree, type AstNode, type SourceNode } from "../../../text/index.js";
import type { Paragraph } from "./analyse.js";
import { AST_SCHEMA, type AstShape } from "./ast.js";
import { abilityGrammar } from "./grammar/abilities.js";
import type { ResolvedText } from "./tokens/resolve.js";

/** The ability of a paragraph as a tree with places; `undefined` when it has none. */
export function astNodes({ parse, span }: Paragraph): AstNode | undefined {
  if (parse.ability === undefined || parse.resolved === undefined) return undefined;
  const tree = sourceTree(abilityGrammar, parse.resolved);
  return tree && nodeFrom(tree, "Ability", false, { resolved: parse.resolved, offset: span.from });
}

interface Source {
  readonly resolved: ResolvedText;
  readonly offset: number;
}

/** A node of this shape: the children of a node with a role are the payloads of its variants. */
function nodeFrom(
  { key, value, from, to, children }: SourceNode,
  shape: AstShape,
  isVariant: boolean,
  source: Source,
): AstNode {
  const hasRole = typeof shape === "string";
  return {
    key,
    isVariant,
    value,
    span: textSpan(source.resolved, from, to, source.offset),
    children: children.map((child) => nodeFrom(child, childShape(shape, child.key), hasRole, source)),
  };
}

function childShape(shape: AstShape, key: SourceNode["key"]): AstShape {
  if (shape === null || key === null) return null;
  if (typeof shape === "string") return memberOf(AST_SCHEMA[shape], key);
  // One shape is that of every item; several are those of the items of a tuple.
  if (isList(shape)) return shape[shape.length === 1 ? 0 : Number(key)] ?? null;
  return memberOf(shape, key);
}

const isList = (shape: Exclude<AstShape, string | null>): shape is readonly AstShape[] => Array.isArray(shape);

const memberOf = (shapes: Readonly<Record<string, AstShape>>, key: string | number): AstShape =>
  (Object.hasOwn(shapes, key) ? shapes[key] : undefined) ?? null;

/** The text of the tokens `from`..`to`; of none, the place before the next. */
function textSpan({ sources }: ResolvedText, from: number, to: number, offset: number): Span {
  const first = sources[from]?.from ?? sources.at(-1)?.to ?? 0;
  const last = from < to ? (sources[to - 1]?.to ?? first) : first;
  return { from: offset + first, to: offset + last };
}
