import type { CollectionExpression, Predicate } from "../../ast.js";
import type { PhraseValue } from "../template/value.js";
import { predicate } from "./predicates.js";
import { say } from "./say.js";

/** How many of the matching cards an effect is about: `up to 2 allies` (DISPLAY-12). */
export function collection(target: Predicate, count: CollectionExpression): PhraseValue {
  const cards = predicate(target);
  if (count === "All") return say("collection_all", cards);
  if (count === "AnyNumberOf") return say("collection_any_number_of", cards);
  if (typeof count === "string") return cards;
  if ("UpTo" in count) return say("collection_up_to", count.UpTo, cards);
  if ("Exactly" in count && count.Exactly !== 1) return say("collection_exactly", count.Exactly, cards);
  return cards;
}
