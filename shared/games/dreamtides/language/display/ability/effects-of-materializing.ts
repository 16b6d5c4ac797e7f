import type { CardPredicate, StandardEffect } from "../../ast.js";
import { collection } from "./collections.js";
import { constraintOf } from "./constraints.js";
import { cardPredicate, cardWithoutArticle, predicate } from "./predicates.js";
import { quantity } from "./quantities.js";
import { figmentNoun, say, text } from "./say.js";
import type { Handlers } from "../../ast/variant.js";

/** Effects that put characters onto the battlefield. */
export const MATERIALIZE_EFFECTS = {
  MaterializeCharacter: ({ target }) => text("materialize_target", predicate(target)),
  MaterializeCharacterAtEndOfTurn: ({ target }) => text("materialize_at_end_of_turn", predicate(target)),
  MaterializeCharacterFromVoid: ({ target }) => text("materialize_from_void", cardPredicate(target)),
  MaterializeCollection: ({ target, count }) =>
    target === "Them" && count === "All"
      ? text("materialize_them", predicate(target))
      : text("materialize_collection_target", collection(target, count)),
  MaterializeFigments: ({ figment, count }) =>
    text("materialize_target", say("n_figments", count, figmentNoun(figment))),
  MaterializeFigmentsQuantity: ({ figment, count, quantity: number }) =>
    text("materialize_figments_for_each_quantity", say("n_figments", count, figmentNoun(figment)), quantity(number)),
  MaterializeRandomFromDeck: ({ count, predicate: card }) =>
    text("materialize_random_from_deck", count, randomConstraint(card)),
  MaterializeSilentCopy: ({ target, count, quantity: number }) => {
    const copied = predicate(target);
    if (number === "ForEachEnergySpentOnThisCard") return text("materialize_copies_equal_to_energy", copied);
    if (!("Matching" in number)) return text("materialize_copies_equal_to_quantity", copied, quantity(number));
    if (count === 1) return text("materialize_copy_of", copied);
    if (count > 1) return text("materialize_n_copies_of", count, copied);
    return text("materialize_copies_equal_to_matching", copied, predicate(number.Matching));
  },
  ThenMaterializeIt: () => text("then_materialize_it_effect", say("pronoun_it")),
} as const satisfies Partial<Handlers<StandardEffect, string>>;

/** Random cards are called characters already, so a limit of cost on a plain kind of card stands alone. */
function randomConstraint(card: CardPredicate): string {
  const plainKind = typeof card === "object" && "CardWithCost" in card && typeof card.CardWithCost.target === "string";
  return (plainKind ? constraintOf(card) : undefined) ?? cardWithoutArticle(card).text;
}
