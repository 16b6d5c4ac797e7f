import fc, { type Arbitrary } from "fast-check";
import {
  CARD_SUBTYPES,
  FIGMENT_TYPES,
  type Ability,
  type AstRole,
  type AstTypes,
  type CardPredicate,
  type Cost,
  type Effect,
  type EffectWithOptions,
  type Payload,
  type Predicate,
  type StandardEffect,
  type StandardStaticAbility,
  type TriggeredAbility,
  type VariantName,
} from "../../../../../../shared/games/dreamtides/language/ast.js";

/** Random payloads for each variant of a union: a table that lacks one does not compile. `name` is a variant without payload. */
type Payloads<Union> = {
  readonly [Name in VariantName<Union>]: Payload<Union, Name> extends undefined
    ? "name"
    : Arbitrary<Payload<Union, Name>>;
};

const roles = new WeakMap<object, AstRole>();

/** The role that a variant with a payload was made for. */
export const roleOf = (node: object): AstRole | undefined => roles.get(node);

function inRole<Node extends object>(role: AstRole, node: Node): Node {
  roles.set(node, role);
  return node;
}

function oneOf<Role extends AstRole>(role: Role, payloads: Payloads<AstTypes[Role]>): Arbitrary<AstTypes[Role]> {
  const variants = Object.entries<"name" | Arbitrary<unknown>>(payloads).map(([name, payload]): Arbitrary<unknown> =>
    payload === "name" ? fc.constant(name) : payload.map((value) => inRole(role, { [name]: value })),
  );
  return fc.oneof(...variants) as Arbitrary<AstTypes[Role]>;
}

const count = fc.integer({ min: 0, max: 12 });
const subtype = fc.constantFrom(...CARD_SUBTYPES);
const figment = fc.constantFrom(...FIGMENT_TYPES);
/** Drops some of the optional keys. */
const record = fc.record;

const operator = oneOf("Operator", {
  OrLess: "name",
  Exactly: "name",
  OrMore: "name",
  LowerBy: count,
  HigherBy: count,
});
const collection = oneOf("CollectionExpression", {
  All: "name",
  EachOther: "name",
  AnyNumberOf: "name",
  AllButOne: "name",
  UpTo: count,
  Exactly: count,
  OrMore: count,
});

/** Types that contain themselves are built from shallower ones. */
function layers<Type>(shallow: Arbitrary<Type>, deepen: (inner: Arbitrary<Type>) => Arbitrary<Type>): Arbitrary<Type> {
  return deepen(deepen(shallow));
}

const card: Arbitrary<CardPredicate> = layers<CardPredicate>(
  fc.constantFrom("Card", "Character", "Event"),
  (target) => {
    const costed = record({ target, cost_operator: operator });
    const sparked = record({ target, spark_operator: operator });
    return oneOf("CardPredicate", {
      Card: "name",
      Character: "name",
      Event: "name",
      CharacterType: subtype,
      NotCharacterType: subtype,
      CharacterWithSpark: fc.tuple(count, operator),
      CardWithCost: record({ target, cost_operator: operator, cost: count }),
      CharacterWithCostComparedToControlled: record({ target, cost_operator: operator, count_matching: target }),
      CharacterWithCostComparedToAbandoned: costed,
      CharacterWithCostComparedToVoidCount: costed,
      CharacterWithSparkComparedToAbandoned: sparked,
      CharacterWithSparkComparedToAbandonedCountThisTurn: sparked,
      CharacterWithSparkComparedToEnergySpent: sparked,
      CharacterWithMaterializedAbility: "name",
      CharacterWithMultiActivatedAbility: "name",
      Fast: record({ target }),
      CouldDissolve: record({ target: predicateOf(target) }),
    });
  },
);

function predicateOf(owned: Arbitrary<CardPredicate>): Arbitrary<Predicate> {
  return oneOf("Predicate", {
    This: "name",
    It: "name",
    Them: "name",
    That: "name",
    Enemy: owned,
    Another: owned,
    Your: owned,
    Any: owned,
    AnyOther: owned,
    YourVoid: owned,
    EnemyVoid: owned,
  });
}

const predicate = predicateOf(card);
const quantity = oneOf("QuantityExpression", {
  AbandonedThisTurn: card,
  AbandonedThisWay: card,
  CardsDrawnThisTurn: card,
  DiscardedThisTurn: card,
  DissolvedThisTurn: card,
  PlayedThisTurn: card,
  ReturnedToHandThisWay: card,
  Matching: predicate,
  ForEachEnergySpentOnThisCard: "name",
});

const counted = record({ target: predicate, count: collection });
const cost: Arbitrary<Cost> = layers<Cost>(fc.constant("DiscardHand"), (inner) =>
  oneOf("Cost", {
    AbandonCharactersCount: counted,
    BanishAllCardsFromYourVoid: "name",
    BanishAllCardsFromYourVoidWithMinCount: count,
    BanishCardsFromEnemyVoid: count,
    BanishCardsFromYourVoid: count,
    BanishFromHand: predicate,
    Choice: fc.array(inner, { maxLength: 3 }),
    CostList: fc.array(inner, { maxLength: 3 }),
    DiscardCards: record({ target: predicate, count }),
    DiscardHand: "name",
    Energy: count,
    LoseMaximumEnergy: count,
    ReturnToHand: counted,
    SpendOneOrMoreEnergy: "name",
  }),
);

const condition = oneOf("Condition", {
  AlliesThatShareACharacterType: record({ count }),
  CardsDiscardedThisTurn: record({ count, predicate: card }),
  CardsDrawnThisTurn: record({ count }),
  CardsInVoidCount: record({ count }),
  DissolvedThisTurn: record({ predicate }),
  PredicateCount: record({ count, predicate }),
  ThisCardIsInYourVoid: "name",
});

const trigger = oneOf("TriggerEvent", {
  Abandon: predicate,
  Banished: predicate,
  Discard: predicate,
  Dissolved: predicate,
  LeavesPlay: predicate,
  PutIntoVoid: predicate,
  Materialize: predicate,
  Play: predicate,
  PlayFromHand: predicate,
  OpponentPlays: predicate,
  AbandonCardsInTurn: count,
  DrawCardsInTurn: count,
  PlayCardsInTurn: count,
  PlayDuringTurn: fc.tuple(predicate, fc.constantFrom("YourTurn", "EnemyTurn")),
  MaterializeNthThisTurn: fc.tuple(predicate, count),
  Keywords: fc.array(fc.constantFrom("Materialized", "Judgment", "Dissolved"), { minLength: 1, maxLength: 3 }),
  DrawAllCardsInCopyOfDeck: "name",
  EndOfYourTurn: "name",
  GainEnergy: "name",
});

/** Effects hold static and triggered abilities, which hold effects. */
function standardEffectWith(effect: Arbitrary<Effect>): Arbitrary<StandardEffect> {
  const targeted = record({ target: predicate });
  const some = record({ count });
  const matching = record({ predicate: card });
  const gains = record({ gains: count });
  return oneOf("StandardEffect", {
    AbandonAndGainEnergyForSpark: record({ target: predicate, energy_per_spark: count }),
    AbandonAtEndOfTurn: targeted,
    BanishCardsFromEnemyVoid: some,
    BanishCharacter: targeted,
    BanishCharacterUntilLeavesPlay: record({ target: predicate, until_leaves: predicate }),
    BanishCollection: counted,
    BanishThenMaterialize: counted,
    BanishEnemyVoid: "name",
    BanishUntilNextMain: targeted,
    BanishWhenLeavesPlay: targeted,
    GainsReclaim: record({ target: predicate, count: collection, this_turn: fc.boolean(), cost: fc.option(count) }),
    Copy: targeted,
    CopyNextPlayed: record({ matching: predicate, times: fc.option(count) }),
    Counterspell: targeted,
    CounterspellUnlessPaysCost: record({ target: predicate, cost }),
    CreateStaticAbilityUntilEndOfTurn: record({ ability: standardStaticWith(effect) }),
    CreateTriggerUntilEndOfTurn: record({ trigger: triggeredWith(effect) }),
    DisableActivatedAbilitiesWhileInPlay: targeted,
    DiscardCardFromEnemyHand: matching,
    DiscardCardFromEnemyHandThenTheyDraw: matching,
    DiscardCards: some,
    Discover: matching,
    DiscoverAndThenMaterialize: matching,
    DissolveCharacter: targeted,
    DissolveCharactersCount: counted,
    DissolveCharactersQuantity: record({ target: predicate, quantity }),
    MultiplyYourEnergy: record({ multiplier: count }),
    DrawCards: some,
    DrawCardsForEach: record({ count, for_each: quantity }),
    DrawMatchingCard: matching,
    EachMatchingGainsSpark: record({ each: card, gains: count }),
    EachMatchingGainsSparkForEach: record({ each: card, gains: count, for_each: card }),
    EachPlayerAbandonsCharacters: record({ matching: card, count }),
    EachPlayerDiscardCards: some,
    EachPlayerShufflesHandAndVoidIntoDeckAndDraws: some,
    EnemyGainsPoints: some,
    EnemyGainsPointsEqualToItsSpark: "name",
    EnemyLosesPoints: some,
    Foresee: some,
    GainControl: targeted,
    GainEnergy: gains,
    GainEnergyEqualToCost: targeted,
    GainEnergyForEach: record({ gains: count, for_each: predicate }),
    GainPoints: gains,
    GainPointsForEach: record({ gain: count, for_count: quantity }),
    GainsSpark: record({ target: predicate, gains: count }),
    GainsSparkForQuantity: record({ target: predicate, gains: count, for_quantity: quantity }),
    GainsSparkUntilYourNextMainForEach: record({ target: predicate, gains: count, for_each: predicate }),
    GainTwiceThatMuchEnergyInstead: "name",
    Kindle: record({ amount: count }),
    LosePoints: record({ loses: count }),
    MaterializeCharacter: targeted,
    MaterializeCharacterAtEndOfTurn: targeted,
    MaterializeCharacterFromVoid: record({ target: card }),
    MaterializeCollection: counted,
    MaterializeFigments: record({ figment, count }),
    MaterializeFigmentsQuantity: record({ figment, count, quantity }),
    MaterializeRandomFromDeck: record({ count, predicate: card }),
    MaterializeSilentCopy: record({ target: predicate, count, quantity }),
    NoEffect: "name",
    OpponentPaysCost: record({ cost }),
    PayCost: record({ cost }),
    PreventDissolveThisTurn: targeted,
    PutCardsFromVoidOnTopOfDeck: record({ count, matching: card }),
    PutCardsFromYourDeckIntoVoid: some,
    PutOnTopOfEnemyDeck: targeted,
    ReturnFromYourVoidToHand: targeted,
    ReturnFromYourVoidToPlay: targeted,
    ReturnRandomFromYourVoidToPlay: matching,
    ReturnToHand: targeted,
    ReturnUpToCountFromYourVoidToHand: record({ target: predicate, count }),
    SparkBecomes: record({ collection, matching: card, spark: count }),
    SpendAllEnergyDissolveEnemy: "name",
    SpendAllEnergyDrawAndDiscard: "name",
    TakeExtraTurn: "name",
    ThenMaterializeIt: "name",
    TriggerAdditionalJudgmentPhaseAtEndOfTurn: "name",
    TriggerJudgmentAbility: record({ matching: predicate, collection }),
    YouWinTheGame: "name",
  });
}

function standardStaticWith(effect: Arbitrary<Effect>): Arbitrary<StandardStaticAbility> {
  const bonus = record({ matching: card, added_spark: count });
  const payment = { additional_cost: cost, if_you_do: effect };
  return oneOf("StandardStaticAbility", {
    AdditionalCostToPlay: cost,
    CardsInYourVoidHaveReclaim: record({ matching: card }),
    CharactersInHandHaveFast: "name",
    CostReductionForEach: record({ reduction: count, quantity }),
    DisableEnemyMaterializedAbilities: "name",
    EnemyCardsCostIncrease: record({ matching: card, increase: count }),
    HasAllCharacterTypes: "name",
    JudgmentTriggersWhenMaterialized: record({ predicate }),
    MultiplyCardDrawFromCardEffects: record({ multiplier: count }),
    MultiplyEnergyGainFromCardEffects: record({ multiplier: count }),
    OncePerTurnPlayFromVoid: record({ matching: card }),
    PlayForAlternateCost: record(
      { energy_cost: count, ...payment, card_type: fc.constantFrom("Character", "Event") },
      { requiredKeys: ["energy_cost"] },
    ),
    PlayFromHandOrVoidForCost: record({ energy_cost: count, ...payment }, { requiredKeys: ["energy_cost"] }),
    PlayFromVoid: record({ energy_cost: count, ...payment }, { requiredKeys: [] }),
    PlayOnlyFromVoid: "name",
    RevealTopCardOfYourDeck: "name",
    SparkBonusYourCharacters: bonus,
    SparkBonusOtherCharacters: bonus,
    SparkEqualToPredicateCount: record({ predicate }),
    YouMayLookAtTopCardOfYourDeck: "name",
    YouMayPlayFromTopOfDeck: record({ matching: card }),
    YourCardsCostIncrease: record({ matching: card, increase: count }),
    YourCardsCostReduction: record({ matching: card, reduction: count }),
  });
}

function triggeredWith(effect: Arbitrary<Effect>): Arbitrary<TriggeredAbility> {
  const options = record({ once_per_turn: fc.boolean(), until_end_of_turn: fc.boolean() });
  return record({ trigger, effect, options }, { requiredKeys: ["trigger", "effect"] });
}

const effect: Arbitrary<Effect> = layers<Effect>(
  fc.constant("TakeExtraTurn" as const).map((name) => inRole("Effect", { Effect: name })),
  (inner) => {
    const standard = standardEffectWith(inner);
    const part: Arbitrary<EffectWithOptions> = record(
      { effect: standard, optional: fc.boolean(), trigger_cost: cost, condition },
      { requiredKeys: ["effect", "optional"] },
    );
    const parts = fc.array(part, { maxLength: 3 });
    return oneOf("Effect", {
      Effect: standard,
      WithOptions: part,
      List: parts,
      ListWithOptions: record({ effects: parts, trigger_cost: cost, condition }, { requiredKeys: ["effects"] }),
      Modal: fc.array(record({ energy_cost: count, effect: inner }), { minLength: 1, maxLength: 3 }),
    });
  },
);

const standardStatic = standardStaticWith(effect);

/** Any ability the catalogue allows, far beyond what texts can say. */
export const randomAbility: Arbitrary<Ability> = oneOf("Ability", {
  Event: record({ effect, additional_cost: cost }, { requiredKeys: ["effect"] }),
  Static: oneOf("StaticAbility", {
    StaticAbility: standardStatic,
    WithOptions: record({ ability: standardStatic, condition }, { requiredKeys: ["ability"] }),
  }),
  Activated: record(
    {
      costs: fc.array(cost, { maxLength: 3 }),
      effect,
      options: record({ is_fast: fc.boolean(), is_multi: fc.boolean() }),
    },
    { requiredKeys: ["costs", "effect"] },
  ),
  Triggered: triggeredWith(effect),
  Named: oneOf("NamedAbility", { Reclaim: fc.option(count), ReclaimForCost: cost }),
});
