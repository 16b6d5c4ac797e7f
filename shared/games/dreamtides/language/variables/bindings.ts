import type { Span } from "../../../../base/index.js";
import { partSpans, trimSpan } from "../../../../text/index.js";
import type { CardSubtype, FigmentType } from "../ast.js";
import { FIGMENTS_BY_SPELLING, SUBTYPES_BY_SPELLING } from "../vocabulary/names.js";

/** The value that a card binds to a variable. */
export type VariableValue =
  | { readonly kind: "integer"; readonly value: number }
  | { readonly kind: "subtype"; readonly value: CardSubtype }
  | { readonly kind: "figment"; readonly value: FigmentType };

/** One part of a `variables` cell; spans are of the cell's text. */
export interface Binding {
  readonly name: string;
  /** `undefined` when the text is not a value. */
  readonly value: VariableValue | undefined;
  /** The part, trimmed. */
  readonly span: Span;
  readonly nameSpan: Span;
  readonly valueSpan: Span;
}

/** A part without a colon. */
export interface MalformedPart {
  readonly span: Span;
  readonly text: string;
}

export interface Variables {
  /** In the order of the cell, repetitions included. */
  readonly bindings: readonly Binding[];
  readonly malformed: readonly MalformedPart[];
  /** The spans of all parts, bindings or not, in order. */
  readonly parts: readonly Span[];
  /** What each name stands for; the last binding counts, and one without value leaves its name out. */
  readonly values: ReadonlyMap<string, VariableValue>;
}

const LARGEST_INTEGER = 4_294_967_295;

/** Reads a `variables` cell (LANG-3): `name: value`, parted by commas or lines. Names keep their case. */
export function readVariables(text: string): Variables {
  const bindings: Binding[] = [];
  const malformed: MalformedPart[] = [];
  const values = new Map<string, VariableValue>();
  const parts = partSpans(text, [",", "\n"]);
  for (const span of parts) {
    const part = text.slice(span.from, span.to);
    const colon = part.indexOf(":");
    if (colon === -1) {
      malformed.push({ span, text: part });
      continue;
    }
    const nameSpan = trimSpan(text, { from: span.from, to: span.from + colon });
    const valueSpan = trimSpan(text, { from: span.from + colon + 1, to: span.to });
    const name = text.slice(nameSpan.from, nameSpan.to);
    const value = readValue(text.slice(valueSpan.from, valueSpan.to));
    bindings.push({ name, value, span, nameSpan, valueSpan });
    if (value === undefined) values.delete(name);
    else values.set(name, value);
  }
  return { bindings, malformed, parts, values };
}

/** The value a text stands for; `undefined` when it is none. */
export function readValue(text: string): VariableValue | undefined {
  const subtype = SUBTYPES_BY_SPELLING.get(text);
  if (subtype !== undefined) return { kind: "subtype", value: subtype };
  const figment = FIGMENTS_BY_SPELLING.get(text);
  if (figment !== undefined) return { kind: "figment", value: figment };
  if (!/^\+?[0-9]+$/.test(text)) return undefined;
  const value = Number(text);
  return value <= LARGEST_INTEGER ? { kind: "integer", value } : undefined;
}
