import type { CardPredicate, Predicate } from "../../ast.js";
import type { PhraseValue } from "../template/value.js";
import { ALLY, ANYONE, ENEMY, nounOf, YOU } from "./nouns.js";
import { say, subtypeNoun, withArticle } from "./say.js";
import { match, variantName, type Handlers } from "../../ast/variant.js";

/** A card predicate with its article; its plural is bare. */
export const cardPredicate = (card: CardPredicate): PhraseValue => withArticle(nounOf(card, ANYONE));

const READS_WITHOUT_ARTICLE = new Set([
  "Card",
  "Character",
  "Event",
  "CharacterType",
  "CardWithCost",
  "CharacterWithSparkComparedToEnergySpent",
]);

/** A card predicate after words that bring an article of their own; the kinds not listed keep theirs all the same. */
export const cardWithoutArticle = (card: CardPredicate): PhraseValue =>
  READS_WITHOUT_ARTICLE.has(variantName(card)) ? nounOf(card, ANYONE) : cardPredicate(card);

const CARD_BASES: Handlers<CardPredicate, PhraseValue> = {
  Card: () => say("card"),
  Character: () => say("character"),
  Event: () => say("event"),
  CharacterType: (subtype) => say("subtype", subtypeNoun(subtype)),
  NotCharacterType: (subtype) => say("character_not_subtype", subtypeNoun(subtype)),
  CharacterWithSpark: () => say("character"),
  CardWithCost: ({ target }) => cardBase(target),
  Fast: ({ target }) => cardBase(target),
  CouldDissolve: () => say("event"),
  CharacterWithMaterializedAbility: () => say("character"),
  CharacterWithMultiActivatedAbility: () => say("character"),
  CharacterWithCostComparedToControlled: () => say("character"),
  CharacterWithCostComparedToAbandoned: () => say("character"),
  CharacterWithSparkComparedToAbandoned: () => say("character"),
  CharacterWithSparkComparedToAbandonedCountThisTurn: () => say("character"),
  CharacterWithSparkComparedToEnergySpent: () => say("character"),
  CharacterWithCostComparedToVoidCount: () => say("character"),
};

/** The kind of card alone: most constraints are lost (DISPLAY-13, rule 4). */
export const cardBase = (card: CardPredicate): PhraseValue => match(card, CARD_BASES);

const PREDICATES: Handlers<Predicate, PhraseValue> = {
  This: () => say("this_character"),
  That: () => say("that_character"),
  It: () => say("pronoun_it"),
  Them: () => say("pronoun_them"),
  Your: (card) => withArticle(nounOf(card, YOU)),
  Another: (card) => withArticle(nounOf(card, ALLY)),
  Any: (card) => cardPredicate(card),
  AnyOther: (card) => say("another_pred", cardBase(card)),
  Enemy: (card) => withArticle(nounOf(card, ENEMY)),
  YourVoid: (card) => say("in_your_void", cardPredicate(card)),
  EnemyVoid: (card) => say("in_opponent_void", cardPredicate(card)),
};

/** A predicate with its article where it takes one, and its plural (DISPLAY-13). */
export const predicate = (target: Predicate): PhraseValue => match(target, PREDICATES);

const isBareKind = (card: CardPredicate): boolean => card === "Card" || card === "Character" || card === "Event";

const BASES: Handlers<Predicate, PhraseValue> = {
  This: () => say("this_character"),
  That: () => say("that_character"),
  It: () => say("pronoun_it"),
  Them: () => say("pronoun_them"),
  Your: (card) => (isBareKind(card) ? cardBase(card) : nounOf(card, ALLY)),
  Another: (card) => nounOf(card, ALLY),
  Any: (card) => cardBase(card),
  AnyOther: (card) => say("another_pred", cardBase(card)),
  Enemy: enemyBase,
  YourVoid: (card) => say("in_your_void", cardPredicate(card)),
  EnemyVoid: (card) => say("in_opponent_void", cardPredicate(card)),
};

/** A limit of cost is put on the kind of card, other constraints on the enemy. */
function enemyBase(card: CardPredicate): PhraseValue {
  if (isBareKind(card)) return cardBase(card);
  return variantName(card) === "CardWithCost" ? nounOf(card, ANYONE) : nounOf(card, ENEMY);
}

/** A predicate without article: `a played ⟨base⟩`, `each ⟨base⟩`. */
export const predicateBase = (target: Predicate): PhraseValue => match(target, BASES);
