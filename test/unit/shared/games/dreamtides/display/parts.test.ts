import { describe } from "vitest";
import { conditionText } from "../../../../../../shared/games/dreamtides/language/display/ability/conditions.js";
import { costText, costToPay } from "../../../../../../shared/games/dreamtides/language/display/ability/costs.js";
import { operatorText } from "../../../../../../shared/games/dreamtides/language/display/ability/constraints.js";
import { quantity } from "../../../../../../shared/games/dreamtides/language/display/ability/quantities.js";
import { standardStatic } from "../../../../../../shared/games/dreamtides/language/display/ability/statics.js";
import {
  isKeywordTrigger,
  triggerText,
} from "../../../../../../shared/games/dreamtides/language/display/ability/triggers.js";
import type {
  Condition,
  Cost,
  Operator,
  QuantityExpression,
  StandardStaticAbility,
  TriggerEvent,
} from "../../../../../../shared/games/dreamtides/language/ast.js";
import { brief } from "./brief.js";
import { holds, type Examples } from "./examples.js";

const ally = { Another: "Character" } as const;
const enemy = { Enemy: "Character" } as const;
const mage = { CharacterType: "Mage" } as const;
const ancient = { CharacterType: "Ancient" } as const;
const abandonAlly = { AbandonCharactersCount: { target: ally, count: { Exactly: 1 } } } as const;

const TRIGGERS: Examples<TriggerEvent, string> = {
  Abandon: [[ally, "when you abandon an ally, "]],
  Banished: [[enemy, "when an enemy is K[banished], "]],
  Discard: [["This", "when you discard this character, "]],
  Dissolved: [[ally, "when an ally is ▸ B[Dissolved:], "]],
  LeavesPlay: [[ally, "when an ally leaves play, "]],
  PutIntoVoid: [[{ Any: "Event" }, "when an event is put into your void, "]],
  Materialize: [[{ Your: ancient }, "when you K[materialize] an S[Ancient], "]],
  Play: [[{ Your: { Fast: { target: "Card" } } }, "when you play a B[↯fast] card, "]],
  PlayFromHand: [["This", "when you play this character from your hand, "]],
  OpponentPlays: [[{ Any: "Card" }, "when the opponent plays a card, "]],
  AbandonCardsInTurn: [
    [1, "when you abandon an ally in a turn, "],
    [2, "when you abandon 2 allies in a turn, "],
  ],
  DrawCardsInTurn: [
    [1, "when you draw 1 card in a turn, "],
    [2, "when you draw 2 cards in a turn, "],
  ],
  PlayCardsInTurn: [
    [1, "when you play 1 card in a turn, "],
    [3, "when you play 3 cards in a turn, "],
  ],
  PlayDuringTurn: [
    [[{ Your: "Card" }, "YourTurn"], "when you play a card in a turn, "],
    [[{ Your: "Card" }, "EnemyTurn"], "when you play a card during the opponent's turn, "],
  ],
  MaterializeNthThisTurn: [
    [[ally, 2], "when you K[materialize] two allies in a turn, "],
    [[ally, 6], "when you K[materialize] 6 allies in a turn, "],
  ],
  Keywords: [
    [["Judgment"], "▸ B[Judgment:]"],
    [["Materialized"], "▸ B[Materialized:]"],
    [["Dissolved"], "▸ B[Dissolved:]"],
    [["Materialized", "Judgment"], "▸ B[Materialized, Judgment:]"],
    [["Dissolved", "Materialized", "Judgment"], "▸ B[Dissolved, Materialized, Judgment:]"],
  ],
  DrawAllCardsInCopyOfDeck: [[null, "when you have no cards in your deck, "]],
  EndOfYourTurn: [[null, "at the end of your turn, "]],
  GainEnergy: [[null, "when you gain energy, "]],
};

const COSTS: Examples<Cost, string> = {
  AbandonCharactersCount: [
    [{ target: "This", count: { Exactly: 1 } }, "abandon this character"],
    [{ target: { Any: mage }, count: { Exactly: 1 } }, "abandon a S[Mage]"],
    [{ target: { Any: mage }, count: { Exactly: 2 } }, "abandon 2 allies"],
    [{ target: ally, count: "AnyNumberOf" }, "abandon any number of allies"],
    [{ target: ally, count: "All" }, "abandon 0 allies"],
    [{ target: ally, count: { UpTo: 2 } }, "abandon 0 allies"],
  ],
  BanishAllCardsFromYourVoid: [[null, "K[banish] your void"]],
  BanishAllCardsFromYourVoidWithMinCount: [[3, "K[banish] your void with 3 or more cards"]],
  BanishCardsFromEnemyVoid: [
    [1, "K[banish] a card from the opponent's void"],
    [2, "K[banish] 2 cards from the opponent's void"],
  ],
  BanishCardsFromYourVoid: [
    [1, "K[banish] another card in your void"],
    [3, "K[banish] 3 cards from your void"],
  ],
  BanishFromHand: [[{ Any: "Event" }, "K[banish] an event from hand"]],
  Choice: [[[abandonAlly, "DiscardHand"], "abandon an ally or discard your hand"]],
  CostList: [[[abandonAlly, { Energy: 1 }], "abandon an ally and E[1●]"]],
  DiscardCards: [
    [{ target: { Any: "Event" }, count: 1 }, "discard a card"],
    [{ target: { Any: "Card" }, count: 2 }, "discard 2 cards"],
  ],
  DiscardHand: [[null, "discard your hand"]],
  Energy: [[2, "E[2●]"]],
  LoseMaximumEnergy: [[1, "lose 1 maximum E[●]"]],
  ReturnToHand: [
    [{ target: ally, count: { Exactly: 1 } }, "return an ally to hand"],
    [{ target: ally, count: { Exactly: 2 } }, "return 2 allies to hand"],
    [{ target: ally, count: "AllButOne" }, "return all but one ally to hand"],
    [{ target: ally, count: "All" }, "return all an ally to hand"],
    [{ target: ally, count: "AnyNumberOf" }, "return any number of an ally to hand"],
    [{ target: ally, count: { UpTo: 2 } }, "return up to 2 allies to hand"],
    [{ target: ally, count: "EachOther" }, "return each other an ally to hand"],
    [{ target: ally, count: { OrMore: 2 } }, "return 2 or more allies to hand"],
  ],
  SpendOneOrMoreEnergy: [[null, "pay 1 or more E[●]"]],
};

const CONDITIONS: Examples<Condition, string> = {
  AlliesThatShareACharacterType: [
    [{ count: 1 }, "with an ally that share a character type,"],
    [{ count: 3 }, "with 3 allies that share a character type,"],
  ],
  CardsDiscardedThisTurn: [[{ count: 4, predicate: "Event" }, "if you have discarded an event this turn"]],
  CardsDrawnThisTurn: [[{ count: 2 }, "if you have drawn 2 or more cards this turn"]],
  CardsInVoidCount: [[{ count: 7 }, "while you have 7 or more cards in your void,"]],
  DissolvedThisTurn: [[{ predicate: { Any: mage } }, "if a character dissolved this turn"]],
  PredicateCount: [
    [{ count: 1, predicate: { Another: ancient } }, "with an allied S[Ancient],"],
    [{ count: 2, predicate: { Another: ancient } }, "with 2 allied S[Ancients],"],
    [{ count: 1, predicate: ally }, "with an ally,"],
    [{ count: 3, predicate: ally }, "with 3 allies,"],
    [{ count: 1, predicate: enemy }, "with enemies,"],
    [{ count: 2, predicate: "This" }, "with these characters,"],
  ],
  ThisCardIsInYourVoid: [[null, "if this card is in your void,"]],
};

const OPERATORS: Examples<Operator, string> = {
  OrLess: [[null, " or less"]],
  OrMore: [[null, " or more"]],
  Exactly: [[null, ""]],
  LowerBy: [[2, " lower"]],
  HigherBy: [[2, " higher"]],
};

const QUANTITIES: Examples<QuantityExpression, string> = {
  AbandonedThisTurn: [
    ["Character", "ally abandoned this turn"],
    [mage, "allied S[Mage] abandoned this turn"],
    ["Event", "event abandoned this turn"],
  ],
  AbandonedThisWay: [
    ["Character", "ally abandoned"],
    [mage, "allied S[Mage] abandoned"],
    ["Card", "card abandoned"],
  ],
  CardsDrawnThisTurn: [["Card", "card you have drawn this turn"]],
  DiscardedThisTurn: [["Event", "event you have discarded this turn"]],
  DissolvedThisTurn: [[mage, "S[Mage] which dissolved this turn"]],
  PlayedThisTurn: [["Character", "character you have played this turn"]],
  ReturnedToHandThisWay: [
    ["Character", "ally returned"],
    [mage, "allied S[Mage] returned"],
    ["Card", "card returned"],
  ],
  Matching: [[{ YourVoid: "Card" }, "card in your void"]],
  ForEachEnergySpentOnThisCard: [[null, "E[●] spent"]],
};

const draw = { Effect: { DrawCards: { count: 1 } } } as const;

const STATICS: Examples<StandardStaticAbility, string> = {
  AdditionalCostToPlay: [[abandonAlly, "To play this card, abandon an ally"]],
  CardsInYourVoidHaveReclaim: [[{ matching: "Event" }, "they have K[reclaim] equal to their cost"]],
  CharactersInHandHaveFast: [[null, "characters in your hand have B[↯fast]"]],
  CostReductionForEach: [
    [{ reduction: 1, quantity: { Matching: ally } }, "this card costs E[1●] less for each allied character"],
  ],
  DisableEnemyMaterializedAbilities: [[null, "disable the ▸ B[Materialized:] abilities of enemies"]],
  EnemyCardsCostIncrease: [[{ matching: "Event", increase: 1 }, "the opponent's events cost E[1●] more"]],
  HasAllCharacterTypes: [[null, "has all character types"]],
  JudgmentTriggersWhenMaterialized: [
    [{ predicate: ally }, "the '▸ B[Judgment:]' ability of allies triggers when you K[materialize] them"],
  ],
  MultiplyCardDrawFromCardEffects: [
    [{ multiplier: 3 }, "Triple the number of cards you draw from card effects this turn"],
  ],
  MultiplyEnergyGainFromCardEffects: [
    [{ multiplier: 2 }, "Double the amount of E[●] you gain from card effects this turn"],
  ],
  OncePerTurnPlayFromVoid: [[{ matching: "Event" }, "once per turn, you may play an event from your void"]],
  PlayForAlternateCost: [
    [{ energy_cost: 1 }, "this card costs E[1●]"],
    [{ energy_cost: 1, card_type: "Character" }, "this character costs E[1●]"],
    [
      { energy_cost: 0, additional_cost: abandonAlly, card_type: "Event" },
      "Abandon an ally: Play this event for E[0●]",
    ],
    [
      { energy_cost: 0, additional_cost: abandonAlly, if_you_do: draw, card_type: "Character" },
      "Abandon an ally: Play this character for E[0●], then abandon it",
    ],
  ],
  PlayFromHandOrVoidForCost: [
    [
      { energy_cost: 2, additional_cost: abandonAlly, if_you_do: draw },
      "you may play this card from your hand or void for E[2●]",
    ],
  ],
  PlayFromVoid: [
    [{}, "play this card from your void for E[0●]"],
    [{ energy_cost: 2 }, "play this card from your void for E[2●]"],
    [{ energy_cost: 2, additional_cost: abandonAlly }, "Abandon an ally: play this card from your void for E[2●]"],
    [{ energy_cost: 2, if_you_do: draw }, "play this card from your void for E[2●], then draw a card"],
    [
      { energy_cost: 2, additional_cost: abandonAlly, if_you_do: draw },
      "Abandon an ally: play this card from your void for E[2●], then draw a card",
    ],
  ],
  PlayOnlyFromVoid: [[null, "you may only play this character from your void"]],
  RevealTopCardOfYourDeck: [[null, "reveal the top card of your deck"]],
  SparkBonusYourCharacters: [
    [{ matching: "Character", added_spark: 1 }, "allies have +1 spark"],
    [{ matching: mage, added_spark: 1 }, "allied S[Mages] have +1 spark"],
  ],
  SparkBonusOtherCharacters: [[{ matching: mage, added_spark: 2 }, "allied S[Mages] have +2 spark"]],
  SparkEqualToPredicateCount: [
    [{ predicate: { YourVoid: "Card" } }, "this character's spark is equal to the number of cards in your void"],
  ],
  YouMayLookAtTopCardOfYourDeck: [[null, "you may look at the top card of your deck"]],
  YouMayPlayFromTopOfDeck: [[{ matching: "Character" }, "you may play characters from the top of your deck"]],
  YourCardsCostIncrease: [[{ matching: "Card", increase: 2 }, "cards cost you E[2●] more"]],
  YourCardsCostReduction: [[{ matching: mage, reduction: 1 }, "S[Mages] cost you E[1●] less"]],
};

describe("triggers (DISPLAY-11)", () => {
  holds(TRIGGERS, (trigger) => brief(triggerText(trigger)));
});
describe("keyword triggers", () => {
  const KEYWORD: Examples<Extract<TriggerEvent, "GainEnergy" | { Keywords: unknown }>, boolean> = {
    Keywords: [[["Judgment"], true]],
    GainEnergy: [[null, false]],
  };
  holds(KEYWORD, isKeywordTrigger);
});
describe("costs (DISPLAY-11)", () => {
  holds(COSTS, (cost) => brief(costText(cost)));
});
describe("costs in front of “to”", () => {
  const PAID: Examples<Extract<Cost, "DiscardHand" | { Energy: number }>, string> = {
    Energy: [[2, "pay E[2●]"]],
    DiscardHand: [[null, "discard your hand"]],
  };
  holds(PAID, (cost) => brief(costToPay(cost)));
});
describe("conditions (DISPLAY-11)", () => {
  holds(CONDITIONS, (condition) => brief(conditionText(condition)));
});
describe("operators (DISPLAY-13)", () => {
  holds(OPERATORS, operatorText);
});
describe("quantities (DISPLAY-14)", () => {
  holds(QUANTITIES, (expression) => brief(quantity(expression)));
});
describe("static abilities (DISPLAY-12)", () => {
  holds(STATICS, (ability) => brief(standardStatic(ability)));
});
