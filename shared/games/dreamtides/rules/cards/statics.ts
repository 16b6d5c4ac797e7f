import type { Condition, Cost, Handlers, StandardStaticAbility } from "../../language/ast.js";
import { NONE } from "../../../../match/index.js";
import type { AlternateWay } from "./definition.js";

/** What a static becomes when a card is taken apart. */
export interface StaticSink {
  /** A way to play its card, from hand, void or both. */
  way(way: AlternateWay, condition: Condition | null, from: { readonly hand: boolean; readonly void: boolean }): void;
  onlyFromVoid(): void;
  allTypes(condition: Condition | null): void;
  extraCost(cost: Cost, condition: Condition | null): void;
  ownReduction(rule: StandardStaticAbility, condition: Condition | null): void;
  /** A rule in force while its card is where it works. */
  inForce(rule: StandardStaticAbility, condition: Condition | null): void;
}

type Context = [sink: StaticSink, rule: StandardStaticAbility, condition: Condition | null];

const inForce = (_payload: unknown, ...[sink, rule, condition]: Context): void => sink.inForce(rule, condition);

/** What becomes of every static; one that is missing here does not compile. */
export const STATICS: Handlers<StandardStaticAbility, void, Context> = {
  AdditionalCostToPlay: (cost, sink, _rule, condition) => sink.extraCost(cost, condition),
  CardsInYourVoidHaveReclaim: inForce,
  CharactersInHandHaveFast: inForce,
  CostReductionForEach: (_payload, sink, rule, condition) => sink.ownReduction(rule, condition),
  DisableEnemyMaterializedAbilities: inForce,
  EnemyCardsCostIncrease: inForce,
  HasAllCharacterTypes: (_payload, sink, _rule, condition) => sink.allTypes(condition),
  JudgmentTriggersWhenMaterialized: inForce,
  MultiplyCardDrawFromCardEffects: inForce,
  MultiplyEnergyGainFromCardEffects: inForce,
  OncePerTurnPlayFromVoid: inForce,
  PlayForAlternateCost: (way, sink, _rule, condition) => sink.way(way, condition, { hand: true, void: false }),
  PlayFromHandOrVoidForCost: (way, sink, _rule, condition) => sink.way(way, condition, { hand: true, void: true }),
  PlayFromVoid: ({ energy_cost, ...rest }, sink, _rule, condition) =>
    sink.way({ energy_cost: energy_cost ?? NONE, ...rest }, condition, { hand: false, void: true }),
  PlayOnlyFromVoid: (_payload, sink) => sink.onlyFromVoid(),
  RevealTopCardOfYourDeck: inForce,
  SparkBonusOtherCharacters: inForce,
  SparkBonusYourCharacters: inForce,
  SparkEqualToPredicateCount: inForce,
  YouMayLookAtTopCardOfYourDeck: inForce,
  YouMayPlayFromTopOfDeck: inForce,
  YourCardsCostIncrease: inForce,
  YourCardsCostReduction: inForce,
};
