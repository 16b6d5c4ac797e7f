import type { Effect } from "./ast/effect.js";
import { selectorsOf } from "./ast/parts.js";
import type { Selector } from "./ast/selectors.js";

/** A type or a subtype that a selector of an effect names. */
export interface NamedKind {
  readonly kind: "type" | "subtype";
  readonly word: string;
}

/** The types and subtypes that the selectors of an effect name, in order, some several times. */
export const kindsNamedIn = (effect: Effect): readonly NamedKind[] =>
  effect.production === "unparsed" ? [] : selectorsOf(effect).flatMap(kindsNamedBy);

const kindsNamedBy = ({ noun, type, subtype }: Selector): readonly NamedKind[] => [
  ...(noun === "spell" ? [{ kind: "type", word: "spell" } as const] : []),
  ...(type === undefined ? [] : [{ kind: "type", word: type } as const]),
  ...(subtype === undefined ? [] : [{ kind: "subtype", word: subtype } as const]),
];
