/** The ability catalogue: what rules text can mean, in the game's own JSON form (LANG-12). */
export type {
  Ability,
  ActivatedAbility,
  ActivatedOptions,
  EventAbility,
  NamedAbility,
  TriggeredAbility,
  TriggeredOptions,
} from "./ast/abilities.js";
export type { Condition, PlayerTurn, TriggerEvent, TriggerKeyword } from "./ast/triggers.js";
export type { Cost, CountedTarget } from "./ast/costs.js";
export type {
  Counted,
  Effect,
  EffectWithOptions,
  GainsReclaim,
  Matching,
  ModalChoice,
  StandardEffect,
  Targeted,
  TargetedCollection,
} from "./ast/effects.js";
export { CARD_SUBTYPES, FIGMENT_TYPES, type CardSubtype, type FigmentType } from "./ast/names.js";
export type {
  CardPredicate,
  CardWithCost,
  CollectionExpression,
  CostComparison,
  Operator,
  Predicate,
  QuantityExpression,
  SparkComparison,
} from "./ast/predicates.js";
export type {
  AlternateCost,
  CardTypeContext,
  SparkBonus,
  StandardStaticAbility,
  StaticAbility,
} from "./ast/statics.js";
export { AST_SCHEMA, type AstRole, type AstShape, type AstTypes } from "./ast/schema.js";
export { match, sameNode, variantName, type Handlers, type Payload, type VariantName } from "./ast/variant.js";
export { findNode, visitNodes } from "./ast/visit.js";
