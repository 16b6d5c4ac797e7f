import type { Ability, NamedAbility } from "./abilities.js";
import type { Condition, PlayerTurn, TriggerEvent, TriggerKeyword } from "./triggers.js";
import type { Cost } from "./costs.js";
import type { Effect, StandardEffect } from "./effects.js";
import { CARD_SUBTYPES, FIGMENT_TYPES, type CardSubtype, type FigmentType } from "./names.js";
import type { CardPredicate, CollectionExpression, Operator, Predicate, QuantityExpression } from "./predicates.js";
import type { CardTypeContext, StandardStaticAbility, StaticAbility } from "./statics.js";
import type { Payload, VariantName } from "./variant.js";

/** The types of nodes of an ability's AST: every union of the catalogue, by name. */
export interface AstTypes {
  readonly Ability: Ability;
  readonly CardPredicate: CardPredicate;
  readonly CardSubtype: CardSubtype;
  readonly CardTypeContext: CardTypeContext;
  readonly CollectionExpression: CollectionExpression;
  readonly Condition: Condition;
  readonly Cost: Cost;
  readonly Effect: Effect;
  readonly FigmentType: FigmentType;
  readonly NamedAbility: NamedAbility;
  readonly Operator: Operator;
  readonly PlayerTurn: PlayerTurn;
  readonly Predicate: Predicate;
  readonly QuantityExpression: QuantityExpression;
  readonly StandardEffect: StandardEffect;
  readonly StandardStaticAbility: StandardStaticAbility;
  readonly StaticAbility: StaticAbility;
  readonly TriggerEvent: TriggerEvent;
  readonly TriggerKeyword: TriggerKeyword;
}

/** What a node is: the same name may stand for an effect here and for a cost there. */
export type AstRole = keyof AstTypes;

/**
 * The shape of a value: a role for a node, `[shape]` for a list, several shapes for a tuple, an object for a record, and `null` for
 * numbers and booleans, which hold no nodes.
 */
export type AstShape = AstRole | null | readonly AstShape[] | { readonly [field: string]: AstShape };

type IsSame<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;
type RoleOf<Value> = { [Role in AstRole]: IsSame<Value, AstTypes[Role]> extends true ? Role : never }[AstRole];

/** The one shape a type has. */
type ShapeOf<Value> = [Value] extends [number | boolean | null | undefined]
  ? null
  : [RoleOf<Value>] extends [never]
    ? Value extends readonly [infer First, infer Second]
      ? readonly [ShapeOf<First>, ShapeOf<Second>]
      : Value extends readonly (infer Item)[]
        ? readonly [ShapeOf<Item>]
        : { readonly [Field in keyof Value]-?: ShapeOf<Exclude<Value[Field], undefined>> }
    : RoleOf<Value>;

/** The payloads of each variant; a table that lacks a variant or a field, or has it in another role, does not compile. */
type Shapes<Union> = { readonly [Name in VariantName<Union>]: ShapeOf<Payload<Union, Name>> };

/** Names that carry nothing. */
const plain = <Name extends string>(...names: readonly Name[]): Readonly<Record<Name, null>> =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;

const targeted = { target: "Predicate" } as const;
const collected = { target: "Predicate", count: "CollectionExpression" } as const;
const matching = { predicate: "CardPredicate" } as const;
const counted = { count: null };
const part = { effect: "StandardEffect", optional: null, trigger_cost: "Cost", condition: "Condition" } as const;
const triggered = {
  trigger: "TriggerEvent",
  effect: "Effect",
  options: { once_per_turn: null, until_end_of_turn: null },
} as const;
const comparedCost = { target: "CardPredicate", cost_operator: "Operator" } as const;
const comparedSpark = { target: "CardPredicate", spark_operator: "Operator" } as const;
const otherWay = { energy_cost: null, additional_cost: "Cost", if_you_do: "Effect" } as const;
const matchingCards = { matching: "CardPredicate" } as const;

/** What every variant of the catalogue holds, as data: the types beside it say the same to the compiler. */
export const AST_SCHEMA: { readonly [Role in AstRole]: Shapes<AstTypes[Role]> } = {
  Ability: {
    Event: { additional_cost: "Cost", effect: "Effect" },
    Static: "StaticAbility",
    Activated: { costs: ["Cost"], effect: "Effect", options: { is_fast: null, is_multi: null } },
    Triggered: triggered,
    Named: "NamedAbility",
  },
  NamedAbility: { Reclaim: null, ReclaimForCost: "Cost" },
  Effect: {
    Effect: "StandardEffect",
    WithOptions: part,
    List: [part],
    ListWithOptions: { effects: [part], trigger_cost: "Cost", condition: "Condition" },
    Modal: [{ energy_cost: null, effect: "Effect" }],
  },
  StandardEffect: {
    AbandonAndGainEnergyForSpark: { target: "Predicate", energy_per_spark: null },
    AbandonAtEndOfTurn: targeted,
    BanishCardsFromEnemyVoid: counted,
    BanishCharacter: targeted,
    BanishCharacterUntilLeavesPlay: { target: "Predicate", until_leaves: "Predicate" },
    BanishCollection: collected,
    BanishThenMaterialize: collected,
    BanishEnemyVoid: null,
    BanishUntilNextMain: targeted,
    BanishWhenLeavesPlay: targeted,
    GainsReclaim: { target: "Predicate", count: "CollectionExpression", this_turn: null, cost: null },
    Copy: targeted,
    CopyNextPlayed: { matching: "Predicate", times: null },
    Counterspell: targeted,
    CounterspellUnlessPaysCost: { target: "Predicate", cost: "Cost" },
    CreateStaticAbilityUntilEndOfTurn: { ability: "StandardStaticAbility" },
    CreateTriggerUntilEndOfTurn: { trigger: triggered },
    DisableActivatedAbilitiesWhileInPlay: targeted,
    DiscardCardFromEnemyHand: matching,
    DiscardCardFromEnemyHandThenTheyDraw: matching,
    DiscardCards: counted,
    Discover: matching,
    DiscoverAndThenMaterialize: matching,
    DissolveCharacter: targeted,
    DissolveCharactersCount: collected,
    DissolveCharactersQuantity: { target: "Predicate", quantity: "QuantityExpression" },
    MultiplyYourEnergy: { multiplier: null },
    DrawCards: counted,
    DrawCardsForEach: { count: null, for_each: "QuantityExpression" },
    DrawMatchingCard: matching,
    EachMatchingGainsSpark: { each: "CardPredicate", gains: null },
    EachMatchingGainsSparkForEach: { each: "CardPredicate", gains: null, for_each: "CardPredicate" },
    EachPlayerAbandonsCharacters: { matching: "CardPredicate", count: null },
    EachPlayerDiscardCards: counted,
    EachPlayerShufflesHandAndVoidIntoDeckAndDraws: counted,
    EnemyGainsPoints: counted,
    EnemyGainsPointsEqualToItsSpark: null,
    EnemyLosesPoints: counted,
    Foresee: counted,
    GainControl: targeted,
    GainEnergy: { gains: null },
    GainEnergyEqualToCost: targeted,
    GainEnergyForEach: { gains: null, for_each: "Predicate" },
    GainPoints: { gains: null },
    GainPointsForEach: { gain: null, for_count: "QuantityExpression" },
    GainsSpark: { target: "Predicate", gains: null },
    GainsSparkForQuantity: { target: "Predicate", gains: null, for_quantity: "QuantityExpression" },
    GainsSparkUntilYourNextMainForEach: { target: "Predicate", gains: null, for_each: "Predicate" },
    GainTwiceThatMuchEnergyInstead: null,
    Kindle: { amount: null },
    LosePoints: { loses: null },
    MaterializeCharacter: targeted,
    MaterializeCharacterAtEndOfTurn: targeted,
    MaterializeCharacterFromVoid: { target: "CardPredicate" },
    MaterializeCollection: collected,
    MaterializeFigments: { figment: "FigmentType", count: null },
    MaterializeFigmentsQuantity: { figment: "FigmentType", count: null, quantity: "QuantityExpression" },
    MaterializeRandomFromDeck: { count: null, predicate: "CardPredicate" },
    MaterializeSilentCopy: { target: "Predicate", count: null, quantity: "QuantityExpression" },
    NoEffect: null,
    OpponentPaysCost: { cost: "Cost" },
    PayCost: { cost: "Cost" },
    PreventDissolveThisTurn: targeted,
    PutCardsFromVoidOnTopOfDeck: { count: null, matching: "CardPredicate" },
    PutCardsFromYourDeckIntoVoid: counted,
    PutOnTopOfEnemyDeck: targeted,
    ReturnFromYourVoidToHand: targeted,
    ReturnFromYourVoidToPlay: targeted,
    ReturnRandomFromYourVoidToPlay: matching,
    ReturnToHand: targeted,
    ReturnUpToCountFromYourVoidToHand: { target: "Predicate", count: null },
    SparkBecomes: { collection: "CollectionExpression", matching: "CardPredicate", spark: null },
    SpendAllEnergyDissolveEnemy: null,
    SpendAllEnergyDrawAndDiscard: null,
    TakeExtraTurn: null,
    ThenMaterializeIt: null,
    TriggerAdditionalJudgmentPhaseAtEndOfTurn: null,
    TriggerJudgmentAbility: { matching: "Predicate", collection: "CollectionExpression" },
    YouWinTheGame: null,
  },
  Cost: {
    AbandonCharactersCount: collected,
    BanishAllCardsFromYourVoid: null,
    BanishAllCardsFromYourVoidWithMinCount: null,
    BanishCardsFromEnemyVoid: null,
    BanishCardsFromYourVoid: null,
    BanishFromHand: "Predicate",
    Choice: ["Cost"],
    CostList: ["Cost"],
    DiscardCards: { target: "Predicate", count: null },
    DiscardHand: null,
    Energy: null,
    LoseMaximumEnergy: null,
    ReturnToHand: collected,
    SpendOneOrMoreEnergy: null,
  },
  TriggerEvent: {
    Abandon: "Predicate",
    Banished: "Predicate",
    Discard: "Predicate",
    Dissolved: "Predicate",
    LeavesPlay: "Predicate",
    PutIntoVoid: "Predicate",
    Materialize: "Predicate",
    Play: "Predicate",
    PlayFromHand: "Predicate",
    OpponentPlays: "Predicate",
    AbandonCardsInTurn: null,
    DrawCardsInTurn: null,
    PlayCardsInTurn: null,
    PlayDuringTurn: ["Predicate", "PlayerTurn"],
    MaterializeNthThisTurn: ["Predicate", null],
    Keywords: ["TriggerKeyword"],
    DrawAllCardsInCopyOfDeck: null,
    EndOfYourTurn: null,
    GainEnergy: null,
  },
  StaticAbility: {
    StaticAbility: "StandardStaticAbility",
    WithOptions: { ability: "StandardStaticAbility", condition: "Condition" },
  },
  StandardStaticAbility: {
    AdditionalCostToPlay: "Cost",
    CardsInYourVoidHaveReclaim: matchingCards,
    CharactersInHandHaveFast: null,
    CostReductionForEach: { reduction: null, quantity: "QuantityExpression" },
    DisableEnemyMaterializedAbilities: null,
    EnemyCardsCostIncrease: { matching: "CardPredicate", increase: null },
    HasAllCharacterTypes: null,
    JudgmentTriggersWhenMaterialized: { predicate: "Predicate" },
    MultiplyCardDrawFromCardEffects: { multiplier: null },
    MultiplyEnergyGainFromCardEffects: { multiplier: null },
    OncePerTurnPlayFromVoid: matchingCards,
    PlayForAlternateCost: { ...otherWay, card_type: "CardTypeContext" },
    PlayFromHandOrVoidForCost: otherWay,
    PlayFromVoid: otherWay,
    PlayOnlyFromVoid: null,
    RevealTopCardOfYourDeck: null,
    SparkBonusYourCharacters: { matching: "CardPredicate", added_spark: null },
    SparkBonusOtherCharacters: { matching: "CardPredicate", added_spark: null },
    SparkEqualToPredicateCount: { predicate: "Predicate" },
    YouMayLookAtTopCardOfYourDeck: null,
    YouMayPlayFromTopOfDeck: matchingCards,
    YourCardsCostIncrease: { matching: "CardPredicate", increase: null },
    YourCardsCostReduction: { matching: "CardPredicate", reduction: null },
  },
  Condition: {
    AlliesThatShareACharacterType: counted,
    CardsDiscardedThisTurn: { count: null, predicate: "CardPredicate" },
    CardsDrawnThisTurn: counted,
    CardsInVoidCount: counted,
    DissolvedThisTurn: { predicate: "Predicate" },
    PredicateCount: { count: null, predicate: "Predicate" },
    ThisCardIsInYourVoid: null,
  },
  Predicate: {
    This: null,
    It: null,
    Them: null,
    That: null,
    Enemy: "CardPredicate",
    Another: "CardPredicate",
    Your: "CardPredicate",
    Any: "CardPredicate",
    AnyOther: "CardPredicate",
    YourVoid: "CardPredicate",
    EnemyVoid: "CardPredicate",
  },
  CardPredicate: {
    Card: null,
    Character: null,
    Event: null,
    CharacterType: "CardSubtype",
    NotCharacterType: "CardSubtype",
    CharacterWithSpark: [null, "Operator"],
    CardWithCost: { target: "CardPredicate", cost_operator: "Operator", cost: null },
    CharacterWithCostComparedToControlled: { ...comparedCost, count_matching: "CardPredicate" },
    CharacterWithCostComparedToAbandoned: comparedCost,
    CharacterWithCostComparedToVoidCount: comparedCost,
    CharacterWithSparkComparedToAbandoned: comparedSpark,
    CharacterWithSparkComparedToAbandonedCountThisTurn: comparedSpark,
    CharacterWithSparkComparedToEnergySpent: comparedSpark,
    CharacterWithMaterializedAbility: null,
    CharacterWithMultiActivatedAbility: null,
    Fast: { target: "CardPredicate" },
    CouldDissolve: targeted,
  },
  Operator: { OrLess: null, Exactly: null, OrMore: null, LowerBy: null, HigherBy: null },
  CollectionExpression: {
    All: null,
    EachOther: null,
    AnyNumberOf: null,
    AllButOne: null,
    UpTo: null,
    Exactly: null,
    OrMore: null,
  },
  QuantityExpression: {
    AbandonedThisTurn: "CardPredicate",
    AbandonedThisWay: "CardPredicate",
    CardsDrawnThisTurn: "CardPredicate",
    DiscardedThisTurn: "CardPredicate",
    DissolvedThisTurn: "CardPredicate",
    PlayedThisTurn: "CardPredicate",
    ReturnedToHandThisWay: "CardPredicate",
    Matching: "Predicate",
    ForEachEnergySpentOnThisCard: null,
  },
  TriggerKeyword: plain("Materialized", "Judgment", "Dissolved"),
  PlayerTurn: plain("YourTurn", "EnemyTurn"),
  CardTypeContext: plain("Character", "Event"),
  CardSubtype: plain(...CARD_SUBTYPES),
  FigmentType: plain(...FIGMENT_TYPES),
};
