import type { Grammar } from "./compile.js";
import { matchTokens, type TokenRow } from "./match.js";

/** A part of a result and the tokens it was built from, as a tree of the result's own objects, lists and values. */
export interface SourceNode {
  /** Its name or number in the node above; `null` at the top. */
  readonly key: string | number | null;
  readonly value: unknown;
  /** In tokens, the end not included. A part that no tokens stand for has those of the node above. */
  readonly from: number;
  readonly to: number;
  readonly children: readonly SourceNode[];
}

/** A value on its way into the result, marked with the tokens it came from. */
class Placed {
  constructor(
    readonly value: unknown,
    readonly from: number,
    readonly to: number,
  ) {}
}

/** Where each part of the result comes from; `undefined` when the tokens do not match. */
export function sourceTree(grammar: Grammar<unknown>, tokens: TokenRow): SourceNode | undefined {
  const match = matchTokens(grammar, tokens, {
    taken: (value, at) => placeToken(value, at),
    built: ({ rule, build }, value, from, to) =>
      rule.places && build !== undefined ? new Placed(value, from, to) : value,
  });
  return match.matched ? nodeOf(null, match.value, 0, tokens.symbols.length) : undefined;
}

/** A token with several values hands over a plain record of them, of which a builder may take single ones. */
function placeToken(value: unknown, at: number): unknown {
  if (typeof value !== "object" || value === null) return new Placed(value, at, at + 1);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, new Placed(part, at, at + 1)]));
}

function nodeOf(key: string | number | null, value: unknown, from: number, to: number): SourceNode {
  if (value instanceof Placed) return nodeOf(key, value.value, value.from, value.to);
  if (typeof value !== "object" || value === null) return { key, value, from, to, children: [] };
  const children = Array.isArray(value)
    ? value.map((item: unknown, index) => nodeOf(index, item, from, to))
    : Object.entries(value).map(([name, part]) => nodeOf(name, part, from, to));
  const plain = Array.isArray(value)
    ? children.map((child) => child.value)
    : Object.fromEntries(children.map((child) => [String(child.key), child.value]));
  return { key, value: plain, from, to, children };
}
