import type { CardPredicate } from "../../ast.js";
import type { PhraseValue } from "../template/value.js";
import { constraintOf } from "./constraints.js";
import { predicate } from "./predicates.js";
import { inForms, plural, say, subtypeNoun, text } from "./say.js";
import { match, variantName, type Handlers } from "../../ast/variant.js";

/** How the cards of one owner are worded (DISPLAY-13). */
export interface Owner {
  readonly card: () => PhraseValue;
  readonly character: () => PhraseValue;
  readonly event: () => PhraseValue;
  readonly subtype: (subtype: PhraseValue) => PhraseValue;
  readonly otherThan: (subtype: PhraseValue) => PhraseValue;
  readonly fast: (target: PhraseValue) => PhraseValue;
  readonly dissolver: (target: PhraseValue) => PhraseValue;
  /** The noun that a limit of cost is put on. */
  readonly ofCost: (target: CardPredicate, owner: Owner) => PhraseValue;
  /** Constraints worded otherwise for this owner's cards, in singular and plural. */
  readonly constraints: Readonly<Record<string, () => { readonly one: string; readonly other: string }>>;
}

const abilityConstraints: Owner["constraints"] = {
  CharacterWithMaterializedAbility: () => ({
    one: text("with_materialized_ability_constraint"),
    other: text("with_materialized_abilities_constraint"),
  }),
  CharacterWithMultiActivatedAbility: () => ({
    one: text("with_activated_ability_constraint"),
    other: text("with_activated_abilities_constraint"),
  }),
};

const fastInForms = (target: PhraseValue) =>
  inForms(say("fast_predicate", target), say("fast_predicate_plural", plural(target)));

export const ANYONE: Owner = {
  card: () => say("card"),
  character: () => say("character"),
  event: () => say("event"),
  subtype: (subtype) => say("subtype", subtype),
  otherThan: (subtype) => say("character_not_subtype", subtype),
  fast: (target) => say("fast_predicate", target),
  dissolver: (target) => say("could_dissolve_target", target),
  ofCost: (target, owner) => nounOf(target, owner),
  constraints: {},
};

/** Yours, this card among them: one is worded as if it were anyone's, several are allies. */
export const YOU: Owner = {
  ...ANYONE,
  card: () => say("your_generic_card"),
  character: () => say("your_generic_character"),
  event: () => say("your_generic_event"),
  subtype: (subtype) => say("your_generic_subtype", subtype),
  constraints: abilityConstraints,
};

/** Others of yours. */
export const ALLY: Owner = {
  ...ANYONE,
  card: () => say("your_card"),
  character: () => say("ally"),
  event: () => say("your_event"),
  subtype: (subtype) => inForms(say("allied_subtype", subtype), say("allied_subtype_plural", subtype)),
  otherThan: (subtype) => inForms(say("ally_not_subtype", subtype), say("ally_not_subtype_plural", subtype)),
  fast: fastInForms,
  dissolver: (target) =>
    inForms(say("your_event_could_dissolve", target), say("your_event_could_dissolve_plural", target)),
  constraints: abilityConstraints,
};

export const ENEMY: Owner = {
  ...ANYONE,
  card: () => say("enemy_card"),
  character: () => say("enemy"),
  event: () => say("enemy_event"),
  subtype: (subtype) => inForms(say("enemy_subtype", subtype), say("enemy_subtype_plural", subtype)),
  otherThan: (subtype) => inForms(say("non_subtype_enemy", subtype), say("non_subtype_enemy_plural", subtype)),
  fast: fastInForms,
  dissolver: (target) => inForms(say("could_dissolve_target", target), say("could_dissolve_target_plural", target)),
  ofCost: () => say("enemy"),
  constraints: {
    ...abilityConstraints,
    CharacterWithSparkComparedToAbandoned: () => {
      const constraint = text("with_spark_less_than_that_ally_constraint");
      return { one: constraint, other: constraint };
    },
  },
};

const HEADS: Handlers<CardPredicate, PhraseValue, [Owner]> = {
  Card: (_, owner) => owner.card(),
  Character: (_, owner) => owner.character(),
  Event: (_, owner) => owner.event(),
  CharacterType: (subtype, owner) => owner.subtype(subtypeNoun(subtype)),
  NotCharacterType: (subtype, owner) => owner.otherThan(subtypeNoun(subtype)),
  CharacterWithSpark: (_, owner) => owner.character(),
  CardWithCost: ({ target }, owner) => owner.ofCost(target, owner),
  Fast: ({ target }, owner) => owner.fast(nounOf(target, ANYONE)),
  CouldDissolve: ({ target }, owner) => owner.dissolver(predicate(target)),
  CharacterWithMaterializedAbility: (_, owner) => owner.character(),
  CharacterWithMultiActivatedAbility: (_, owner) => owner.character(),
  CharacterWithCostComparedToControlled: ({ target }, owner) => nounOf(target, owner),
  CharacterWithCostComparedToAbandoned: ({ target }, owner) => nounOf(target, owner),
  CharacterWithSparkComparedToAbandoned: ({ target }, owner) => nounOf(target, owner),
  CharacterWithSparkComparedToAbandonedCountThisTurn: ({ target }, owner) => nounOf(target, owner),
  CharacterWithSparkComparedToEnergySpent: ({ target }, owner) => nounOf(target, owner),
  CharacterWithCostComparedToVoidCount: ({ target }, owner) => nounOf(target, owner),
};

/** A card predicate without its article: `ally with cost 2● or less`, plural `allies with cost 2● or less`. */
export function nounOf(card: CardPredicate, owner: Owner): PhraseValue {
  const head = match(card, HEADS, owner);
  const own = owner.constraints[variantName(card)]?.();
  if (own !== undefined) {
    const other = say("pred_with_constraint", plural(head), own.other);
    return inForms(say("pred_with_constraint", head, own.one), other);
  }
  const constraint = constraintOf(card);
  return constraint === undefined ? head : say("pred_with_constraint", head, constraint);
}
