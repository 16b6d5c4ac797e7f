import { describe } from "vitest";
import { fragment } from "../../../../../../shared/games/dreamtides/language/display/ability/standard-effects.js";
import type { StandardEffect } from "../../../../../../shared/games/dreamtides/language/ast.js";
import { brief } from "./brief.js";
import { holds, type Examples } from "./examples.js";

const ally = { Another: "Character" } as const;
const enemy = { Enemy: "Character" } as const;
const anyone = { Any: "Character" } as const;
const mage = { CharacterType: "Mage" } as const;
const cheap = { CardWithCost: { target: "Character", cost_operator: "OrLess", cost: 2 } } as const;

const EFFECTS: Examples<StandardEffect, string> = {
  AbandonAndGainEnergyForSpark: [
    [{ target: ally, energy_per_spark: 1 }, "abandon an ally and gain E[●] for each point of spark that character had"],
  ],
  AbandonAtEndOfTurn: [[{ target: "It" }, "abandon it at end of turn"]],
  BanishCardsFromEnemyVoid: [
    [{ count: 1 }, "K[banish] a card from the opponent's void"],
    [{ count: 2 }, "K[banish] 2 cards from the opponent's void"],
  ],
  BanishCharacter: [[{ target: enemy }, "K[banish] an enemy"]],
  BanishCharacterUntilLeavesPlay: [
    [{ target: enemy, until_leaves: "This" }, "K[banish] an enemy until this character leaves play"],
    [{ target: enemy, until_leaves: ally }, "K[banish] an enemy until ally leaves play"],
  ],
  BanishCollection: [
    [{ target: ally, count: "All" }, "K[banish] all allies"],
    [{ target: ally, count: { UpTo: 2 } }, "K[banish] up to 2 allies"],
    [{ target: ally, count: "AnyNumberOf" }, "K[banish] any number of allies"],
    [{ target: ally, count: { Exactly: 1 } }, "K[banish] an ally"],
    [{ target: ally, count: { Exactly: 3 } }, "K[banish] 3 allies"],
    [{ target: ally, count: "AllButOne" }, "K[banish] an ally"],
    [{ target: ally, count: "EachOther" }, "K[banish] an ally"],
    [{ target: ally, count: { OrMore: 2 } }, "K[banish] an ally"],
  ],
  BanishThenMaterialize: [
    [{ target: ally, count: { Exactly: 1 } }, "K[banish] an ally, then K[materialize] it"],
    [{ target: ally, count: "AnyNumberOf" }, "K[banish] any number of allies, then K[materialize] them"],
    [{ target: ally, count: { UpTo: 1 } }, "K[banish] up to 1 allies, then K[materialize] it"],
    [{ target: ally, count: { UpTo: 2 } }, "K[banish] up to 2 allies, then K[materialize] them"],
    [{ target: ally, count: "All" }, "K[banish] an ally, then K[materialize] them"],
    [{ target: ally, count: { Exactly: 2 } }, "K[banish] an ally, then K[materialize] them"],
  ],
  BanishEnemyVoid: [[null, "K[banish] the opponent's void"]],
  BanishUntilNextMain: [[{ target: ally }, "K[banish] an ally until your next main phase"]],
  BanishWhenLeavesPlay: [[{ target: "It" }, "K[banish] it when it leaves play"]],
  GainsReclaim: [
    [{ target: "It", count: { Exactly: 1 }, this_turn: false, cost: 0 }, "it gains K[reclaim] E[0●]"],
    [{ target: "It", count: { Exactly: 1 }, this_turn: true, cost: 1 }, "it gains K[reclaim] E[1●] this turn"],
    [{ target: "It", count: { Exactly: 1 }, this_turn: false, cost: null }, "it gains K[reclaim] equal to its cost"],
    [
      { target: "It", count: { Exactly: 1 }, this_turn: true, cost: null },
      "it gains K[reclaim] equal to its cost this turn",
    ],
    [{ target: "This", count: { Exactly: 1 }, this_turn: false, cost: 3 }, "this card gains K[reclaim] E[3●]"],
    [{ target: "This", count: { Exactly: 1 }, this_turn: true, cost: 3 }, "this card gains K[reclaim] E[3●] this turn"],
    [
      { target: "This", count: { Exactly: 1 }, this_turn: false, cost: null },
      "this card gains K[reclaim] equal to its cost",
    ],
    [
      { target: "This", count: { Exactly: 1 }, this_turn: true, cost: null },
      "this card gains K[reclaim] equal to its cost this turn",
    ],
    [{ target: "That", count: { Exactly: 1 }, this_turn: false, cost: 3 }, "that character gains K[reclaim] E[3●]"],
    [
      { target: "That", count: { Exactly: 1 }, this_turn: true, cost: 3 },
      "that character gains K[reclaim] E[3●] this turn",
    ],
    [
      { target: ally, count: { Exactly: 1 }, this_turn: false, cost: null },
      "an ally gains K[reclaim] equal to its cost",
    ],
    [
      { target: ally, count: { Exactly: 1 }, this_turn: true, cost: null },
      "an ally gains K[reclaim] equal to its cost this turn",
    ],
    [
      { target: { YourVoid: "Event" }, count: { Exactly: 1 }, this_turn: false, cost: 2 },
      "An event in your void gains K[reclaim] E[2●]",
    ],
    [
      { target: { YourVoid: "Event" }, count: { Exactly: 1 }, this_turn: true, cost: null },
      "An event in your void gains K[reclaim] equal to its cost this turn",
    ],
    [
      { target: { YourVoid: "Event" }, count: { Exactly: 2 }, this_turn: false, cost: null },
      "2 events in your void gain K[reclaim] equal to their cost",
    ],
    [
      { target: { YourVoid: "Event" }, count: { UpTo: 2 }, this_turn: true, cost: 2 },
      "up to 2 events in your void gain K[reclaim] E[2●] this turn",
    ],
    [
      { target: { YourVoid: "Event" }, count: { OrMore: 2 }, this_turn: false, cost: 2 },
      "2 or more events in your void gain K[reclaim] E[2●]",
    ],
    [
      { target: { YourVoid: "Event" }, count: "All", this_turn: true, cost: null },
      "all cards currently in your void gain K[reclaim] equal to their cost this turn",
    ],
    [
      { target: { YourVoid: "Event" }, count: "AllButOne", this_turn: false, cost: 2 },
      "all but one events in your void gain K[reclaim] E[2●]",
    ],
    [
      { target: { YourVoid: "Event" }, count: "AnyNumberOf", this_turn: false, cost: 2 },
      "any number of events in your void gain K[reclaim] E[2●]",
    ],
    [
      { target: { YourVoid: "Event" }, count: "EachOther", this_turn: false, cost: null },
      "Each other card in your void gains K[reclaim] equal to its cost",
    ],
    [
      { target: { YourVoid: "Event" }, count: "EachOther", this_turn: true, cost: 1 },
      "Each other card in your void gains K[reclaim] E[1●] this turn",
    ],
  ],
  Copy: [[{ target: "It" }, "copy it"]],
  CopyNextPlayed: [
    [{ matching: { Your: "Event" }, times: null }, "copy the next event you play this turn"],
    [{ matching: { Your: "Event" }, times: 1 }, "copy the next event you play this turn"],
    [{ matching: { Your: "Event" }, times: 2 }, "copy the next event you play twice this turn"],
    [{ matching: { Your: "Event" }, times: 3 }, "copy the next event you play this turn three times"],
  ],
  Counterspell: [
    [{ target: "That" }, "K[prevent] that card"],
    [{ target: "It" }, "K[prevent] that card"],
    [{ target: { Enemy: "Event" } }, "K[prevent] a played event"],
    [{ target: { Enemy: cheap } }, "K[prevent] a played character with cost E[2●] or less"],
  ],
  CounterspellUnlessPaysCost: [
    [{ target: { Enemy: "Card" }, cost: { Energy: 1 } }, "K[prevent] a played card unless the opponent pays E[1●]"],
  ],
  CreateStaticAbilityUntilEndOfTurn: [
    [
      { ability: { MultiplyCardDrawFromCardEffects: { multiplier: 2 } } },
      "Double the number of cards you draw from card effects this turn",
    ],
  ],
  CreateTriggerUntilEndOfTurn: [
    [
      { trigger: { trigger: { Play: { Your: "Event" } }, effect: { Effect: { Copy: { target: "It" } } } } },
      "until end of turn, when you play an event, copy it",
    ],
    [
      {
        trigger: {
          trigger: { Keywords: ["Judgment"] },
          effect: { Effect: { Kindle: { amount: 1 } } },
          options: { once_per_turn: true, until_end_of_turn: true },
        },
      },
      "until end of turn, ▸ B[Judgment:] K[Kindle] 1",
    ],
  ],
  DisableActivatedAbilitiesWhileInPlay: [
    [{ target: enemy }, "disable the activated abilities of an enemy while this character is in play"],
  ],
  DiscardCardFromEnemyHand: [
    [{ predicate: "Event" }, "discard a chosen event from the opponent's hand"],
    [{ predicate: cheap }, "discard a chosen character with cost E[2●] or less from the opponent's hand"],
    [{ predicate: { Fast: { target: "Card" } } }, "discard a chosen a B[↯fast] card from the opponent's hand"],
  ],
  DiscardCardFromEnemyHandThenTheyDraw: [
    [{ predicate: "Card" }, "discard a chosen card from the opponent's hand. They draw a card"],
  ],
  DiscardCards: [
    [{ count: 1 }, "discard a card"],
    [{ count: 2 }, "discard 2 cards"],
  ],
  Discover: [[{ predicate: mage }, "K[discover] a S[Mage]"]],
  DiscoverAndThenMaterialize: [[{ predicate: "Character" }, "K[discover] a character and K[materialize] it"]],
  DissolveCharacter: [[{ target: enemy }, "K[dissolve] an enemy"]],
  DissolveCharactersCount: [
    [{ target: anyone, count: "All" }, "K[dissolve] all characters"],
    [{ target: enemy, count: { UpTo: 2 } }, "K[dissolve] up to 2 enemies"],
  ],
  DissolveCharactersQuantity: [
    [
      { target: enemy, quantity: { PlayedThisTurn: "Event" } },
      "K[dissolve] all enemies with cost less than or equal to the number of event you have played this turn",
    ],
  ],
  MultiplyYourEnergy: [
    [{ multiplier: 2 }, "Double the amount of E[●] you have"],
    [{ multiplier: 3 }, "Triple the amount of E[●] you have"],
    [{ multiplier: 4 }, "Multiply by 4 the amount of E[●] you have"],
  ],
  DrawCards: [
    [{ count: 0 }, "draw 0 cards"],
    [{ count: 1 }, "draw a card"],
    [{ count: 2 }, "draw 2 cards"],
  ],
  DrawCardsForEach: [
    [{ count: 2, for_each: "ForEachEnergySpentOnThisCard" }, "draw 2 cards for each E[●] spent"],
    [{ count: 1, for_each: { Matching: ally } }, "draw a card for each allied character"],
  ],
  DrawMatchingCard: [[{ predicate: "Event" }, "draw an event from your deck"]],
  EachMatchingGainsSpark: [
    [{ each: mage, gains: 2 }, "have each allied S[Mage] gain +2 spark"],
    [{ each: "Character", gains: 1 }, "have each allied character gain +1 spark"],
    [{ each: cheap, gains: 1 }, "have each allied character gain +1 spark"],
  ],
  EachMatchingGainsSparkForEach: [
    [
      { each: mage, gains: 5, for_each: "Event" },
      "each allied S[Mage] gains spark equal to the number of allied events",
    ],
  ],
  EachPlayerAbandonsCharacters: [[{ matching: "Character", count: 3 }, "each player abandons a character"]],
  EachPlayerDiscardCards: [[{ count: 2 }, "each player discards 2 cards"]],
  EachPlayerShufflesHandAndVoidIntoDeckAndDraws: [
    [{ count: 5 }, "each player shuffles their hand and void into their deck and then draws 5 cards"],
  ],
  EnemyGainsPoints: [[{ count: 2 }, "the opponent gains P[2⍏]"]],
  EnemyGainsPointsEqualToItsSpark: [[null, "the opponent gains points equal to its spark"]],
  EnemyLosesPoints: [[{ count: 1 }, "the opponent loses P[1⍏]"]],
  Foresee: [[{ count: 3 }, "K[foresee] 3"]],
  GainControl: [[{ target: enemy }, "gain control of an enemy"]],
  GainEnergy: [[{ gains: 1 }, "gain E[1●]"]],
  GainEnergyEqualToCost: [
    [{ target: "It" }, "gain E[●] equal to that character's cost"],
    [{ target: "That" }, "gain E[●] equal to that character's cost"],
    [{ target: "This" }, "gain E[●] equal to this character's cost"],
    [{ target: ally }, "gain E[●] equal to an ally's cost"],
  ],
  GainEnergyForEach: [[{ gains: 1, for_each: { Your: "Character" } }, "gain E[1●] for each ally"]],
  GainPoints: [[{ gains: 3 }, "gain P[3⍏]"]],
  GainPointsForEach: [
    [{ gain: 1, for_count: { DiscardedThisTurn: "Card" } }, "gain P[1⍏] for each card you have discarded this turn"],
  ],
  GainsSpark: [[{ target: "This", gains: 1 }, "this character gains +1 spark"]],
  GainsSparkForQuantity: [
    [
      { target: "This", gains: 1, for_quantity: { AbandonedThisTurn: "Character" } },
      "this character gains +1 spark for each ally abandoned this turn",
    ],
  ],
  GainsSparkUntilYourNextMainForEach: [
    [
      { target: "This", gains: 1, for_each: enemy },
      "this character gains +1 spark until your next main phase for each enemy",
    ],
  ],
  GainTwiceThatMuchEnergyInstead: [[null, "gain twice that much E[●] instead"]],
  Kindle: [[{ amount: 2 }, "K[kindle] 2"]],
  LosePoints: [[{ loses: 4 }, "you lose P[4⍏]"]],
  MaterializeCharacter: [
    [{ target: "It" }, "K[materialize] it"],
    [{ target: { YourVoid: cheap } }, "K[materialize] a character with cost E[2●] or less in your void"],
  ],
  MaterializeCharacterAtEndOfTurn: [[{ target: "It" }, "K[materialize] it at end of turn"]],
  MaterializeCharacterFromVoid: [[{ target: "Character" }, "K[materialize] a character from your void"]],
  MaterializeCollection: [
    [{ target: "Them", count: "All" }, "K[materialize] them"],
    [{ target: ally, count: "All" }, "K[materialize] all allies"],
    [{ target: "Them", count: { UpTo: 2 } }, "K[materialize] up to 2 them"],
  ],
  MaterializeFigments: [
    [{ figment: "Celestial", count: 1 }, "K[materialize] a F[Celestial Figment]"],
    [{ figment: "Radiant", count: 2 }, "K[materialize] two F[Radiant Figments]"],
    [{ figment: "Halcyon", count: 6 }, "K[materialize] 6 F[Halcyon Figments]"],
  ],
  MaterializeFigmentsQuantity: [
    [
      { figment: "Shadow", count: 1, quantity: { Matching: ally } },
      "K[materialize] a F[Shadow Figment] for each allied character",
    ],
  ],
  MaterializeRandomFromDeck: [
    [{ count: 1, predicate: cheap }, "K[materialize] a random character with cost E[2●] or less from your deck"],
    [{ count: 2, predicate: mage }, "K[materialize] two random characters S[Mage] from your deck"],
    [
      { count: 2, predicate: { CardWithCost: { target: mage, cost_operator: "Exactly", cost: 1 } } },
      "K[materialize] two random characters S[Mage] with cost E[1●] from your deck",
    ],
    [
      { count: 1, predicate: { CharacterWithSpark: [1, "OrMore"] } },
      "K[materialize] a random character a character with spark 1 or more from your deck",
    ],
  ],
  MaterializeSilentCopy: [
    [{ target: ally, count: 1, quantity: { Matching: ally } }, "K[materialize] a copy of an ally"],
    [{ target: ally, count: 3, quantity: { Matching: ally } }, "K[materialize] 3 copies of an ally"],
    [
      { target: ally, count: 0, quantity: { Matching: enemy } },
      "K[materialize] a number of copies of an ally equal to the number of enemies",
    ],
    [
      { target: ally, count: 1, quantity: "ForEachEnergySpentOnThisCard" },
      "K[materialize] a number of copies of an ally equal to the amount of E[●] spent",
    ],
    [
      { target: ally, count: 1, quantity: { PlayedThisTurn: "Event" } },
      "K[materialize] a number of copies of an ally equal to the number of event you have played this turn",
    ],
  ],
  NoEffect: [[null, ""]],
  OpponentPaysCost: [[{ cost: { Energy: 2 } }, "the opponent pays E[2●]"]],
  PayCost: [[{ cost: "DiscardHand" }, "pay discard your hand"]],
  PreventDissolveThisTurn: [[{ target: ally }, "an ally cannot be ▸ B[Dissolved:] this turn"]],
  PutCardsFromVoidOnTopOfDeck: [
    [{ count: 1, matching: "Event" }, "put an event from your void on top of your deck"],
    [{ count: 2, matching: "Event" }, "put up to 2 cards an event from your void on top of your deck"],
  ],
  PutCardsFromYourDeckIntoVoid: [
    [{ count: 1 }, "put the top card of your deck into your void"],
    [{ count: 4 }, "put the top 4 cards of your deck into your void"],
  ],
  PutOnTopOfEnemyDeck: [[{ target: "It" }, "put it on top of the opponent's deck"]],
  ReturnFromYourVoidToHand: [
    [{ target: "This" }, "return this character from your void to your hand"],
    [{ target: { YourVoid: "Event" } }, "return an event from your void to your hand"],
  ],
  ReturnFromYourVoidToPlay: [
    [{ target: "This" }, "K[reclaim] this character"],
    [{ target: { Any: mage } }, "K[reclaim] a S[Mage]"],
  ],
  ReturnRandomFromYourVoidToPlay: [
    [{ predicate: cheap }, "K[reclaim] a random character with cost E[2●] or less"],
    [{ predicate: { NotCharacterType: "Mage" } }, "K[reclaim] a random a character that is not a S[Mage]"],
  ],
  ReturnToHand: [
    [{ target: anyone }, "return an enemy or ally to hand"],
    [{ target: ally }, "return an ally to hand"],
    [{ target: "This" }, "return this character to your hand"],
    [{ target: enemy }, "return an enemy to hand"],
  ],
  ReturnUpToCountFromYourVoidToHand: [
    [{ target: { YourVoid: "Event" }, count: 1 }, "return an event from your void to your hand"],
    [{ target: { YourVoid: "Event" }, count: 2 }, "return up to 2 events from your void to your hand"],
  ],
  SparkBecomes: [[{ collection: "All", matching: mage, spark: 5 }, "the spark of each allied S[Mage] becomes 5"]],
  SpendAllEnergyDissolveEnemy: [
    [null, "spend all your E[●]. K[dissolve] an enemy with cost less than or equal to the amount spent"],
  ],
  SpendAllEnergyDrawAndDiscard: [
    [null, "spend all your E[●]. Draw cards equal to the amount spent, then discard that many cards"],
  ],
  TakeExtraTurn: [[null, "take an extra turn after this one"]],
  ThenMaterializeIt: [[null, "then K[materialize] it"]],
  TriggerAdditionalJudgmentPhaseAtEndOfTurn: [
    [null, "at the end of this turn, trigger an additional B[Judgment] phase"],
  ],
  TriggerJudgmentAbility: [
    [{ matching: ally, collection: "All" }, "trigger the ▸ B[Judgment:] ability of each ally"],
    [{ matching: ally, collection: { UpTo: 2 } }, "trigger the ▸ B[Judgment:] ability of up to 2 allies"],
  ],
  YouWinTheGame: [[null, "you win the game"]],
};

describe("each effect as a fragment (DISPLAY-12)", () => {
  holds(EFFECTS, (effect) => brief(fragment(effect)));
});
