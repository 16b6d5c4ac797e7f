import {
  findNode,
  match,
  type CardPredicate,
  type CollectionExpression,
  type Handlers,
  type Operator,
  type Predicate,
  type StandardEffect,
} from "../../language/ast.js";
import type { Aim } from "./definition.js";

type Targeted = { readonly target: Predicate };
type Collected = { readonly target: Predicate; readonly count: CollectionExpression };

const none = (): null => null;

/** References name a card that is known when the effect happens. */
const refers = (predicate: Predicate): boolean => typeof predicate === "string";

const aimAt = (zone: Aim["zone"], predicate: Predicate, min = 1, max = 1, dissolves = false): Aim => ({
  zone,
  predicate,
  min,
  max,
  dissolves,
  refers: refers(predicate),
});

const inVoid = (predicate: Predicate): boolean =>
  typeof predicate === "object" && ("YourVoid" in predicate || "EnemyVoid" in predicate);

const character = ({ target }: Targeted): Aim => aimAt(inVoid(target) ? "void" : "battlefield", target);
const stackCard = ({ target }: Targeted): Aim => aimAt("stack", target);
const voidCard = ({ target }: Targeted): Aim => aimAt("void", target);
/** Not in play yet, and not known from before: it comes from the hand. */
const handCard = ({ target }: Targeted): Aim => aimAt("hand", target);

/** Whether only characters match, whatever else is asked of them. */
function isAboutCharacters(predicate: CardPredicate): boolean {
  if (predicate === "Card" || predicate === "Event") return false;
  if (typeof predicate === "string") return true;
  if ("Fast" in predicate) return isAboutCharacters(predicate.Fast.target);
  if ("CardWithCost" in predicate) return isAboutCharacters(predicate.CardWithCost.target);
  return !("CouldDissolve" in predicate);
}

/** Characters are aimed at in play, other cards on the stack: events are nowhere else. */
function playedOrInPlay({ target }: Targeted): Aim {
  if (typeof target === "string") return aimAt("stack", target);
  const [card] = Object.values(target);
  return card !== undefined && isAboutCharacters(card) ? character({ target }) : stackCard({ target });
}

type Limits = { readonly min: number; readonly max: number } | null;

const MANY = Number.MAX_SAFE_INTEGER;

export const LIMITS: Handlers<CollectionExpression, Limits> = {
  All: none,
  EachOther: none,
  AllButOne: none,
  AnyNumberOf: () => ({ min: 0, max: MANY }),
  UpTo: (max) => ({ min: 0, max }),
  Exactly: (count) => ({ min: count, max: count }),
  OrMore: (min) => ({ min, max: MANY }),
};

/** How many of those that match are chosen; `null` where counting leaves no choice. */
export const limitsOf = (count: CollectionExpression): Limits => match(count, LIMITS);

const collected =
  (zone: Aim["zone"], dissolves = false) =>
  ({ target, count }: Collected): Aim | null => {
    if (refers(target)) return aimAt(zone, target);
    const limits = limitsOf(count);
    return limits === null ? null : aimAt(inVoid(target) ? "void" : zone, target, limits.min, limits.max, dissolves);
  };

/** What each effect is aimed at (RULES-14): all else is decided while the effect happens. */
export const AIMS: Handlers<StandardEffect, Aim | null> = {
  AbandonAndGainEnergyForSpark: character,
  AbandonAtEndOfTurn: playedOrInPlay,
  BanishCardsFromEnemyVoid: none,
  BanishCharacter: character,
  BanishCharacterUntilLeavesPlay: character,
  BanishCollection: collected("battlefield"),
  BanishThenMaterialize: collected("battlefield"),
  BanishEnemyVoid: none,
  BanishUntilNextMain: character,
  BanishWhenLeavesPlay: playedOrInPlay,
  GainsReclaim: collected("void"),
  Copy: playedOrInPlay,
  CopyNextPlayed: none,
  Counterspell: stackCard,
  CounterspellUnlessPaysCost: stackCard,
  CreateStaticAbilityUntilEndOfTurn: none,
  CreateTriggerUntilEndOfTurn: none,
  DisableActivatedAbilitiesWhileInPlay: character,
  DiscardCardFromEnemyHand: none,
  DiscardCardFromEnemyHandThenTheyDraw: none,
  DiscardCards: none,
  Discover: none,
  DiscoverAndThenMaterialize: none,
  DissolveCharacter: ({ target }) => aimAt("battlefield", target, 1, 1, true),
  DissolveCharactersCount: collected("battlefield", true),
  DissolveCharactersQuantity: none,
  MultiplyYourEnergy: none,
  DrawCards: none,
  DrawCardsForEach: none,
  DrawMatchingCard: none,
  EachMatchingGainsSpark: none,
  EachMatchingGainsSparkForEach: none,
  EachPlayerAbandonsCharacters: none,
  EachPlayerDiscardCards: none,
  EachPlayerShufflesHandAndVoidIntoDeckAndDraws: none,
  EnemyGainsPoints: none,
  EnemyGainsPointsEqualToItsSpark: none,
  EnemyLosesPoints: none,
  Foresee: none,
  GainControl: character,
  GainEnergy: none,
  GainEnergyEqualToCost: character,
  GainEnergyForEach: none,
  GainPoints: none,
  GainPointsForEach: none,
  GainsSpark: character,
  GainsSparkForQuantity: character,
  GainsSparkUntilYourNextMainForEach: character,
  GainTwiceThatMuchEnergyInstead: none,
  Kindle: none,
  LosePoints: none,
  MaterializeCharacter: handCard,
  MaterializeCharacterAtEndOfTurn: handCard,
  MaterializeCharacterFromVoid: ({ target }) => aimAt("void", { YourVoid: target }),
  MaterializeCollection: collected("hand"),
  MaterializeFigments: none,
  MaterializeFigmentsQuantity: none,
  MaterializeRandomFromDeck: none,
  MaterializeSilentCopy: character,
  NoEffect: none,
  OpponentPaysCost: none,
  PayCost: none,
  PreventDissolveThisTurn: character,
  PutCardsFromVoidOnTopOfDeck: none,
  PutCardsFromYourDeckIntoVoid: none,
  PutOnTopOfEnemyDeck: playedOrInPlay,
  ReturnFromYourVoidToHand: voidCard,
  ReturnFromYourVoidToPlay: voidCard,
  ReturnRandomFromYourVoidToPlay: none,
  ReturnToHand: character,
  ReturnUpToCountFromYourVoidToHand: ({ target, count }) => aimAt("void", target, 1, count),
  SparkBecomes: none,
  SpendAllEnergyDissolveEnemy: none,
  SpendAllEnergyDrawAndDiscard: none,
  TakeExtraTurn: none,
  ThenMaterializeIt: none,
  TriggerAdditionalJudgmentPhaseAtEndOfTurn: none,
  TriggerJudgmentAbility: none,
  YouWinTheGame: none,
};

export const aimOf = (effect: StandardEffect): Aim | null => match(effect, AIMS);

/** Whether targets can only be known when something was paid: they are compared with it. */
export const dependsOnPayment = (predicate: Predicate): boolean =>
  findNode("Predicate", predicate, "CardPredicate", isComparedWithPayment) !== undefined ||
  findNode("Predicate", predicate, "Operator", isRelative) !== undefined;

const isComparedWithPayment = (card: CardPredicate): boolean =>
  typeof card === "object" &&
  ("CharacterWithCostComparedToAbandoned" in card ||
    "CharacterWithSparkComparedToAbandoned" in card ||
    "CharacterWithSparkComparedToEnergySpent" in card);

/** Whether a value is compared to that of a card named earlier. */
export const isRelative = (operator: Operator): boolean => typeof operator === "object";
