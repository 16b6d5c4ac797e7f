import type { CollectionExpression, Effect, EffectWithOptions, Predicate, StandardEffect } from "../../ast.js";
import { effectText } from "../ability/effects.js";
import { capital } from "../ability/say.js";
import { fragment } from "../ability/standard-effects.js";
import { match, type Handlers } from "../../ast/variant.js";
import { costChoices, countLeavesChoice, leavesChoice } from "./costs.js";
import { ask, askFixed, type Choice, type ChoiceKind } from "./prompt.js";

type Answer = readonly Choice[];
type Context = [effect: StandardEffect];

const none = (): Answer => [];

const always =
  (kind: ChoiceKind) =>
  (_: unknown, effect: StandardEffect): Answer => [ask(kind, fragment(effect))];

/** Cards in a void are chosen there, whatever else the effect is about. */
const zoneOf = (target: Predicate, kind: ChoiceKind): ChoiceKind =>
  typeof target === "object" && ("YourVoid" in target || "EnemyVoid" in target) ? "void-card" : kind;

const targeted =
  (kind: ChoiceKind) =>
  ({ target }: { readonly target: Predicate }, effect: StandardEffect): Answer =>
    leavesChoice(target) ? [ask(zoneOf(target, kind), fragment(effect))] : [];

const counted =
  (kind: ChoiceKind) =>
  (some: { readonly target: Predicate; readonly count: CollectionExpression }, effect: StandardEffect): Answer =>
    countLeavesChoice(some.count) ? targeted(kind)(some, effect) : [];

const discarding = (chooser: Choice["chooser"]) => (): Answer => [
  askFixed("hand-card", "prompt_choose_cards_to_discard_description", chooser),
];

/** What each effect lets somebody choose, after the table of targets in the rules of battle. */
const CHOICES: Handlers<StandardEffect, Answer, Context> = {
  AbandonAndGainEnergyForSpark: targeted("character"),
  AbandonAtEndOfTurn: targeted("stack-card"),
  BanishCardsFromEnemyVoid: always("void-card"),
  BanishCharacter: targeted("character"),
  BanishCharacterUntilLeavesPlay: targeted("character"),
  BanishCollection: counted("character"),
  BanishThenMaterialize: counted("character"),
  BanishEnemyVoid: none,
  BanishUntilNextMain: targeted("character"),
  BanishWhenLeavesPlay: targeted("stack-card"),
  GainsReclaim: counted("void-card"),
  Copy: targeted("stack-card"),
  CopyNextPlayed: none,
  Counterspell: targeted("stack-card"),
  CounterspellUnlessPaysCost: ({ target, cost }, effect) => [
    ...targeted("stack-card")({ target }, effect),
    askFixed("payment", "prompt_pay_or_decline_description", "opponent"),
    ...costChoices(cost, "opponent"),
  ],
  CreateStaticAbilityUntilEndOfTurn: none,
  CreateTriggerUntilEndOfTurn: ({ trigger }) => effectChoices(trigger.effect),
  DisableActivatedAbilitiesWhileInPlay: targeted("character"),
  DiscardCardFromEnemyHand: always("hand-card"),
  DiscardCardFromEnemyHandThenTheyDraw: always("hand-card"),
  DiscardCards: discarding("you"),
  Discover: always("deck-card"),
  DiscoverAndThenMaterialize: always("deck-card"),
  DissolveCharacter: targeted("character"),
  DissolveCharactersCount: counted("character"),
  DissolveCharactersQuantity: none,
  MultiplyYourEnergy: none,
  DrawCards: none,
  DrawCardsForEach: none,
  DrawMatchingCard: none,
  EachMatchingGainsSpark: none,
  EachMatchingGainsSparkForEach: none,
  EachPlayerAbandonsCharacters: (_, effect) => [ask("character", fragment(effect), "each-player")],
  EachPlayerDiscardCards: discarding("each-player"),
  EachPlayerShufflesHandAndVoidIntoDeckAndDraws: none,
  EnemyGainsPoints: none,
  EnemyGainsPointsEqualToItsSpark: none,
  EnemyLosesPoints: none,
  Foresee: () => [askFixed("card-order", "prompt_foresee_card_order_description")],
  GainControl: targeted("character"),
  GainEnergy: none,
  GainEnergyEqualToCost: targeted("character"),
  GainEnergyForEach: none,
  GainPoints: none,
  GainPointsForEach: none,
  GainsSpark: targeted("character"),
  GainsSparkForQuantity: targeted("character"),
  GainsSparkUntilYourNextMainForEach: targeted("character"),
  GainTwiceThatMuchEnergyInstead: none,
  Kindle: none,
  LosePoints: none,
  MaterializeCharacter: targeted("character"),
  MaterializeCharacterAtEndOfTurn: targeted("character"),
  MaterializeCharacterFromVoid: always("void-card"),
  MaterializeCollection: counted("character"),
  MaterializeFigments: none,
  MaterializeFigmentsQuantity: none,
  MaterializeRandomFromDeck: none,
  MaterializeSilentCopy: targeted("character"),
  NoEffect: none,
  OpponentPaysCost: ({ cost }) => costChoices(cost, "opponent"),
  PayCost: ({ cost }) => costChoices(cost),
  PreventDissolveThisTurn: targeted("character"),
  PutCardsFromVoidOnTopOfDeck: always("void-card"),
  PutCardsFromYourDeckIntoVoid: none,
  PutOnTopOfEnemyDeck: targeted("stack-card"),
  ReturnFromYourVoidToHand: targeted("void-card"),
  ReturnFromYourVoidToPlay: targeted("void-card"),
  ReturnRandomFromYourVoidToPlay: none,
  ReturnToHand: targeted("character"),
  ReturnUpToCountFromYourVoidToHand: always("void-card"),
  SparkBecomes: none,
  SpendAllEnergyDissolveEnemy: always("character"),
  SpendAllEnergyDrawAndDiscard: discarding("you"),
  TakeExtraTurn: none,
  ThenMaterializeIt: none,
  TriggerAdditionalJudgmentPhaseAtEndOfTurn: none,
  TriggerJudgmentAbility: ({ matching, collection }, effect) =>
    counted("character")({ target: matching, count: collection }, effect),
  YouWinTheGame: none,
};

const CONTAINERS: Handlers<Effect, Answer, [Effect]> = {
  Effect: (effect) => match(effect, CHOICES, effect),
  WithOptions: (part, whole) => [...whether([part], part, whole), ...partChoices(part)],
  List: listChoices,
  ListWithOptions: (list, whole) => [
    ...whether(list.effects, list, whole),
    ...(list.trigger_cost === undefined ? [] : costChoices(list.trigger_cost)),
    ...list.effects.flatMap(partChoices),
  ],
  Modal: (choices) => [
    askFixed("mode", "prompt_choose_mode_description"),
    ...choices.flatMap((choice) => effectChoices(choice.effect)),
  ],
};

/** What is chosen while an effect happens, in order; of a modal effect, the choices of every mode. */
export const effectChoices = (effect: Effect): Answer => match(effect, CONTAINERS, effect);

const partChoices = ({ effect, trigger_cost }: EffectWithOptions): Answer => [
  ...(trigger_cost === undefined ? [] : costChoices(trigger_cost)),
  ...match(effect, CHOICES, effect),
];

/** Where each part repeats the cost, it is one cost for all of them. */
function listChoices(parts: readonly EffectWithOptions[], whole: Effect): Answer {
  const repeats = parts.every((part) => part.trigger_cost !== undefined);
  const [first, ...others] = parts;
  if (!repeats || first === undefined) return [...whether(parts, {}, whole), ...parts.flatMap(partChoices)];
  const rest = others.flatMap(({ effect }) => match(effect, CHOICES, effect));
  return [...whether(parts, {}, whole), ...partChoices(first), ...rest];
}

/** One question for the whole sentence where a part of it may be declined or has a price. */
function whether(
  parts: readonly EffectWithOptions[],
  shared: Pick<EffectWithOptions, "trigger_cost">,
  whole: Effect,
): Answer {
  const open = parts.some((part) => part.optional || part.trigger_cost !== undefined);
  if (!open && shared.trigger_cost === undefined) return [];
  return [{ kind: "whether", chooser: "you", markup: capital(effectText(whole, "behind-trigger")) }];
}
