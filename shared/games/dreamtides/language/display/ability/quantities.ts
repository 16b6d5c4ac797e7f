import type { CardPredicate, Predicate, QuantityExpression } from "../../ast.js";
import { operatorText } from "./constraints.js";
import { cardBase, predicateBase } from "./predicates.js";
import { subtypeNoun, text } from "./say.js";
import { match, type Handlers } from "../../ast/variant.js";

const FOR_EACH: Handlers<Predicate, string> = {
  This: () => text("for_each_this_character"),
  That: () => text("for_each_that_character"),
  It: () => text("for_each_that_character"),
  Them: () => text("for_each_character"),
  Your: (card) => {
    if (card === "Character") return text("for_each_ally");
    if (card === "Event") return text("for_each_allied_event");
    return alliedOrEach(card, { Your: card });
  },
  Another: (card) => (card === "Character" ? text("for_each_allied_character") : alliedOrEach(card, { Another: card })),
  Any: (card) => {
    if (card === "Card") return text("for_each_card");
    if (card === "Character") return text("for_each_character");
    if (card === "Event") return text("for_each_event");
    const subtype = subtypeOf(card);
    return subtype === undefined ? eachOf({ Any: card }) : text("for_each_subtype", subtype);
  },
  AnyOther: (card) => {
    if (card === "Character") return text("for_each_other_character");
    const subtype = subtypeOf(card);
    return subtype === undefined ? eachOf({ AnyOther: card }) : text("for_each_other_subtype", subtype);
  },
  Enemy: (card) => {
    if (card === "Character") return text("for_each_enemy");
    const subtype = subtypeOf(card);
    return subtype === undefined ? eachOf({ Enemy: card }) : text("for_each_enemy_subtype", subtype);
  },
  YourVoid: (card) => {
    if (card === "Card") return text("for_each_card_in_your_void");
    if (card === "Character") return text("for_each_character_in_your_void");
    if (card === "Event") return text("for_each_event_in_your_void");
    const subtype = subtypeOf(card);
    return subtype === undefined ? eachOf({ YourVoid: card }) : text("for_each_subtype_in_your_void", subtype);
  },
  EnemyVoid: (card) => {
    if (card === "Card") return text("for_each_card_in_enemy_void");
    if (card === "Character") return text("for_each_character_in_enemy_void");
    if (card === "Event") return text("for_each_event_in_enemy_void");
    return eachOf({ EnemyVoid: card });
  },
};

const eachOf = (target: Predicate): string => text("for_each_predicate", predicateBase(target));

const subtypeOf = (card: CardPredicate) =>
  typeof card === "object" && "CharacterType" in card ? subtypeNoun(card.CharacterType) : undefined;

function alliedOrEach(card: CardPredicate, target: Predicate): string {
  const subtype = subtypeOf(card);
  if (subtype !== undefined) return text("for_each_allied_subtype", subtype);
  if (typeof card === "object" && "CharacterWithSpark" in card) {
    const [spark, operator] = card.CharacterWithSpark;
    return text("for_each_ally_with_spark", spark, operatorText(operator));
  }
  return eachOf(target);
}

/** A predicate after `for each` (DISPLAY-13); some kinds say `each` a second time. */
export const forEach = (target: Predicate): string => match(target, FOR_EACH);

/** Cards counted in the words of an ally, of an allied subtype, or of their kind alone. */
function allied(
  card: CardPredicate,
  character: "ally_abandoned" | "ally_abandoned_this_turn" | "ally_returned",
  subtyped: "allied_subtype_abandoned" | "allied_subtype_abandoned_this_turn" | "allied_subtype_returned",
  other: "card_predicate_abandoned" | "card_predicate_abandoned_this_turn" | "card_predicate_returned",
): string {
  if (card === "Character") return text(character);
  const subtype = subtypeOf(card);
  return subtype === undefined ? text(other, cardBase(card)) : text(subtyped, subtype);
}

const QUANTITIES: Handlers<QuantityExpression, string> = {
  Matching: forEach,
  PlayedThisTurn: (card) => text("card_predicate_played_this_turn", cardBase(card)),
  CardsDrawnThisTurn: (card) => text("card_predicate_drawn_this_turn", cardBase(card)),
  DiscardedThisTurn: (card) => text("card_predicate_discarded_this_turn", cardBase(card)),
  DissolvedThisTurn: (card) => text("card_predicate_dissolved_this_turn", cardBase(card)),
  AbandonedThisTurn: (card) =>
    allied(
      card,
      "ally_abandoned_this_turn",
      "allied_subtype_abandoned_this_turn",
      "card_predicate_abandoned_this_turn",
    ),
  AbandonedThisWay: (card) => allied(card, "ally_abandoned", "allied_subtype_abandoned", "card_predicate_abandoned"),
  ReturnedToHandThisWay: (card) => allied(card, "ally_returned", "allied_subtype_returned", "card_predicate_returned"),
  ForEachEnergySpentOnThisCard: () => text("energy_spent"),
};

/** What an effect is repeated for, after `for each` (DISPLAY-14). */
export const quantity = (expression: QuantityExpression): string => match(expression, QUANTITIES);
