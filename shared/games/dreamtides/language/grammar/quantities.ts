import { form, rule } from "../../../../text/index.js";
import type { QuantityExpression } from "../ast.js";
import { cardPredicate, predicate } from "./predicates.js";
import { energySymbol } from "./terminals.js";

/** What is counted after "for each" (LANG-11). "ally abandoned" comes before "ally" as a predicate. */
export const quantity = rule<QuantityExpression>("quantity", () => [
  form([cardPredicate, "you have played this turn"], (card) => ({ PlayedThisTurn: card })),
  form([cardPredicate, "you have drawn this turn"], (card) => ({ CardsDrawnThisTurn: card })),
  form([cardPredicate, "you have discarded this turn"], (card) => ({ DiscardedThisTurn: card })),
  form([cardPredicate, "which dissolved this turn"], (card) => ({ DissolvedThisTurn: card })),
  form([energySymbol, "spent"], () => "ForEachEnergySpentOnThisCard"),
  form(["ally abandoned this turn"], () => ({ AbandonedThisTurn: "Character" })),
  form(["ally abandoned"], () => ({ AbandonedThisWay: "Character" })),
  form(["ally returned"], () => ({ ReturnedToHandThisWay: "Character" })),
  form([cardPredicate, "abandoned"], (card) => ({ AbandonedThisWay: card })),
  form([cardPredicate, "returned"], (card) => ({ ReturnedToHandThisWay: card })),
  form([predicate], (cards) => ({ Matching: cards })),
]);
