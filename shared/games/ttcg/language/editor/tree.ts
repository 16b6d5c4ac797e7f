import type { Span } from "../../../../base/index.js";
import type { AstNode } from "../../../../text/index.js";
import type { EffectReader, EffectReading } from "../read.js";
import { readParts, wordSpan } from "./spans.js";

/** An effect as a tree with places: of its parts where a rule of the composed grammar read them, else of the part above. */
export function astTree(reader: EffectReader, reading: EffectReading, offset: number): AstNode | undefined {
  const { effect, tokens, text } = reading;
  if (effect.production === "unparsed") return undefined;
  const spans = new Map<string, Span>();
  for (const { value, from, to } of readParts(reader.composed, tokens)) {
    const span = wordSpan(tokens, from, to);
    if (typeof value === "object" && value !== null) spans.set(JSON.stringify(value), span);
  }
  return nodeOf(null, effect, { from: offset, to: offset + text.length }, { spans, offset });
}

interface Places {
  /** By the JSON of what was read there. */
  readonly spans: ReadonlyMap<string, Span>;
  readonly offset: number;
}

function nodeOf(key: string | number | null, value: unknown, above: Span, places: Places): AstNode {
  if (typeof value !== "object" || value === null) {
    return { key, isVariant: false, value, span: above, children: [] };
  }
  const found = places.spans.get(JSON.stringify(value));
  const span = found ? { from: found.from + places.offset, to: found.to + places.offset } : above;
  const entries: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((item: unknown, index) => [index, item] as const)
    : Object.entries(value);
  return {
    key,
    isVariant: false,
    value,
    span,
    children: entries.map(([name, part]) => nodeOf(name, part, span, places)),
  };
}
