import type { Span } from "../../../../base/index.js";
import type { AstNode } from "../../../../text/index.js";
import type { EffectReader, EffectReading } from "../read.js";
import { readParts, wordSpan } from "./spans.js";

/** An effect as a tree with places: of its parts where a rule of the composed grammar read them, else of the part above. */
export function astTree(reader: EffectReader, reading: EffectReading, offset: number): AstNode | undefined {
  const { effect, tokens, text } = reading;
  if (effect.production === "unparsed") return undefined;
  const places = new Places();
  for (const { value, from, to } of readParts(reader.composed, tokens)) {
    if (typeof value !== "object" || value === null) continue;
    const span = wordSpan(tokens, from, to);
    places.add(value, { from: span.from + offset, to: span.to + offset });
  }
  const top = nodeOf(null, effect, { from: offset, to: offset + text.length }, places);
  return { ...top, children: top.children.filter(({ key }) => !bookkeeping.has(key)) };
}

/** The version of the tree, and how its text is printed again: neither says what the effect does. */
const bookkeeping: ReadonlySet<AstNode["key"]> = new Set(["v", "surface"]);

/** Where parts of a text were read, by the JSON of what was read there. Two parts may say the same. */
class Places {
  readonly #spans = new Map<string, Span[]>();

  add(value: object, span: Span): void {
    const json = JSON.stringify(value);
    const spans = this.#spans.get(json) ?? [];
    this.#spans.set(json, spans);
    // Alternatives that were given up read some parts twice.
    if (!spans.some(({ from, to }) => from === span.from && to === span.to)) spans.push(span);
  }

  /** The first place within another where this was read, which is taken from then on. */
  take(value: object, { from, to }: Span): Span | undefined {
    const spans = this.#spans.get(JSON.stringify(value)) ?? [];
    const at = spans.findIndex((span) => span.from >= from && span.to <= to);
    return at === -1 ? undefined : spans.splice(at, 1)[0];
  }
}

function nodeOf(key: string | number | null, value: unknown, above: Span, places: Places): AstNode {
  if (typeof value !== "object" || value === null) {
    return { key, isVariant: false, value, span: above, children: [] };
  }
  const span = places.take(value, above) ?? above;
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
