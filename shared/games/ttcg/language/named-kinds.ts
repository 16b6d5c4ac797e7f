import { isPlainObject } from "../../../base/index.js";
import type { Effect } from "./ast/effect.js";

/** A type or a subtype that a selector of an effect names. */
export interface NamedKind {
  readonly kind: "type" | "subtype";
  readonly word: string;
}

/** The types and subtypes that the selectors of an effect name, in order, some several times. */
export function kindsNamedIn(effect: Effect): readonly NamedKind[] {
  const found: NamedKind[] = [];
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    if (!isPlainObject(value)) return;
    if ("noun" in value) {
      if (value["noun"] === "spell") found.push({ kind: "type", word: "spell" });
      for (const kind of ["type", "subtype"] as const) {
        const word = value[kind];
        if (typeof word === "string") found.push({ kind, word });
      }
    }
    Object.values(value).forEach(look);
  };
  if (effect.production !== "unparsed") look(effect);
  return found;
}
