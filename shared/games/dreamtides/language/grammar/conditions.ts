import { form, optional, rule, words } from "../../../../text/index.js";
import type { Condition } from "../ast.js";
import { cardPredicate } from "./predicates.js";
import { COMMA, COUNT, COUNTALLIES, SUBTYPE, SUBTYPECOUNT } from "./terminals.js";

/** What must hold (LANG-11). Most conditions end in their own comma; the two about this turn follow "if". */
export const condition = rule<Condition>("condition", () => [
  form(["while you have", COUNT, "or more cards in your void", COMMA], (count) => ({ CardsInVoidCount: { count } })),
  form(["if this card is in your void", COMMA], () => "ThisCardIsInYourVoid"),
  form(["a", cardPredicate, "dissolved this turn"], (card) => ({ DissolvedThisTurn: { predicate: { Any: card } } })),
  form(["you have discarded", optional(words("a")), cardPredicate, "this turn"], (card) => ({
    CardsDiscardedThisTurn: { count: 1, predicate: card },
  })),
  form(["with", COUNTALLIES, "that share a character type", COMMA], (count) => ({
    AlliesThatShareACharacterType: { count },
  })),
  form(["with", SUBTYPECOUNT, COMMA], ({ count, subtype }) => ({
    PredicateCount: { count, predicate: { Another: { CharacterType: subtype } } },
  })),
  form(["with an allied", SUBTYPE, COMMA], (subtype) => ({
    PredicateCount: { count: 1, predicate: { Another: { CharacterType: subtype } } },
  })),
]);
