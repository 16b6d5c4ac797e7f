import { describe, expect, it } from "vitest";
import { activationPrompt, promptsFor } from "../../../../../../shared/games/dreamtides/language/display/index.js";
import type { Ability, Cost, StandardEffect } from "../../../../../../shared/games/dreamtides/language/ast.js";
import { holds, type Examples } from "./examples.js";

const ally = { Another: "Character" } as const;
const enemy = { Enemy: "Character" } as const;
const draw = { DrawCards: { count: 1 } } as const;
const one = { Exactly: 1 } as const;
const abandon: Cost = { AbandonCharactersCount: { target: ally, count: one } };
const hand = "hand-card: Choose cards to discard from your hand.";

/** `kind: words`, and who chooses where it is not you. */
const asked = (ability: Ability): string[] =>
  promptsFor(ability).map(({ kind, chooser, plain }) => `${chooser === "you" ? "" : `${chooser} `}${kind}: ${plain}`);

const EFFECTS: Examples<StandardEffect, string[]> = {
  AbandonAndGainEnergyForSpark: [
    [
      { target: ally, energy_per_spark: 1 },
      ["character: Abandon an ally and gain ● for each point of spark that character had."],
    ],
  ],
  AbandonAtEndOfTurn: [
    [{ target: { Any: "Card" } }, ["stack-card: Abandon a card at end of turn."]],
    [{ target: "It" }, []],
  ],
  BanishCardsFromEnemyVoid: [[{ count: 2 }, ["void-card: Banish 2 cards from the opponent's void."]]],
  BanishCharacter: [
    [{ target: enemy }, ["character: Banish an enemy."]],
    [{ target: { EnemyVoid: "Card" } }, ["void-card: Banish a card in the opponent's void."]],
  ],
  BanishCharacterUntilLeavesPlay: [
    [{ target: enemy, until_leaves: "This" }, ["character: Banish an enemy until this character leaves play."]],
  ],
  BanishCollection: [
    [{ target: ally, count: { UpTo: 2 } }, ["character: Banish up to 2 allies."]],
    [{ target: ally, count: "All" }, []],
  ],
  BanishThenMaterialize: [[{ target: ally, count: one }, ["character: Banish an ally, then materialize it."]]],
  BanishEnemyVoid: [[null, []]],
  BanishUntilNextMain: [[{ target: ally }, ["character: Banish an ally until your next main phase."]]],
  BanishWhenLeavesPlay: [[{ target: { Your: "Card" } }, ["stack-card: Banish a card when it leaves play."]]],
  GainsReclaim: [
    [
      { target: { YourVoid: "Event" }, count: one, this_turn: true, cost: null },
      ["void-card: An event in your void gains reclaim equal to its cost this turn."],
    ],
    [{ target: { YourVoid: "Card" }, count: "All", this_turn: true, cost: null }, []],
    [{ target: "This", count: one, this_turn: true, cost: 1 }, []],
  ],
  Copy: [
    [{ target: "It" }, []],
    [{ target: { Enemy: "Event" } }, ["stack-card: Copy an enemy event."]],
  ],
  CopyNextPlayed: [[{ matching: { Your: "Event" }, times: 1 }, []]],
  Counterspell: [
    [{ target: { Any: "Card" } }, ["stack-card: Prevent a played card."]],
    [{ target: "That" }, []],
  ],
  CounterspellUnlessPaysCost: [
    [
      { target: { Enemy: "Card" }, cost: { Energy: 2 } },
      [
        "stack-card: Prevent a played card unless the opponent pays 2●.",
        "opponent payment: Choose whether to pay the cost.",
      ],
    ],
    [
      { target: { Enemy: "Card" }, cost: abandon },
      [
        "stack-card: Prevent a played card unless the opponent pays abandon an ally.",
        "opponent payment: Choose whether to pay the cost.",
        "opponent character: Abandon an ally.",
      ],
    ],
  ],
  CreateStaticAbilityUntilEndOfTurn: [[{ ability: "HasAllCharacterTypes" }, []]],
  CreateTriggerUntilEndOfTurn: [
    [
      { trigger: { trigger: "GainEnergy", effect: { Effect: { DissolveCharacter: { target: enemy } } } } },
      ["character: Dissolve an enemy."],
    ],
  ],
  DisableActivatedAbilitiesWhileInPlay: [
    [{ target: enemy }, ["character: Disable the activated abilities of an enemy while this character is in play."]],
  ],
  DiscardCardFromEnemyHand: [[{ predicate: "Event" }, ["hand-card: Discard a chosen event from the opponent's hand."]]],
  DiscardCardFromEnemyHandThenTheyDraw: [
    [{ predicate: "Card" }, ["hand-card: Discard a chosen card from the opponent's hand. They draw a card."]],
  ],
  DiscardCards: [[{ count: 2 }, [hand]]],
  Discover: [[{ predicate: "Event" }, ["deck-card: Discover an event."]]],
  DiscoverAndThenMaterialize: [[{ predicate: "Character" }, ["deck-card: Discover a character and materialize it."]]],
  DissolveCharacter: [
    [{ target: enemy }, ["character: Dissolve an enemy."]],
    [{ target: "That" }, []],
  ],
  DissolveCharactersCount: [
    [{ target: enemy, count: "All" }, []],
    [{ target: enemy, count: "AnyNumberOf" }, ["character: Dissolve any number of enemies."]],
  ],
  DissolveCharactersQuantity: [[{ target: enemy, quantity: { Matching: ally } }, []]],
  MultiplyYourEnergy: [[{ multiplier: 2 }, []]],
  DrawCards: [[{ count: 1 }, []]],
  DrawCardsForEach: [[{ count: 1, for_each: { Matching: ally } }, []]],
  DrawMatchingCard: [[{ predicate: "Event" }, []]],
  EachMatchingGainsSpark: [[{ each: "Character", gains: 1 }, []]],
  EachMatchingGainsSparkForEach: [[{ each: "Character", gains: 1, for_each: "Character" }, []]],
  EachPlayerAbandonsCharacters: [
    [{ matching: "Character", count: 1 }, ["each-player character: Each player abandons a character."]],
  ],
  EachPlayerDiscardCards: [[{ count: 1 }, [`each-player ${hand}`]]],
  EachPlayerShufflesHandAndVoidIntoDeckAndDraws: [[{ count: 1 }, []]],
  EnemyGainsPoints: [[{ count: 1 }, []]],
  EnemyGainsPointsEqualToItsSpark: [[null, []]],
  EnemyLosesPoints: [[{ count: 1 }, []]],
  Foresee: [[{ count: 1 }, ["card-order: Select card position."]]],
  GainControl: [[{ target: enemy }, ["character: Gain control of an enemy."]]],
  GainEnergy: [[{ gains: 1 }, []]],
  GainEnergyEqualToCost: [
    [{ target: "It" }, []],
    [{ target: ally }, ["character: Gain ● equal to an ally's cost."]],
  ],
  GainEnergyForEach: [[{ gains: 1, for_each: ally }, []]],
  GainPoints: [[{ gains: 1 }, []]],
  GainPointsForEach: [[{ gain: 1, for_count: { Matching: ally } }, []]],
  GainsSpark: [
    [{ target: ally, gains: 2 }, ["character: An ally gains +2 spark."]],
    [{ target: "This", gains: 2 }, []],
  ],
  GainsSparkForQuantity: [
    [
      { target: ally, gains: 1, for_quantity: { PlayedThisTurn: "Card" } },
      ["character: An ally gains +1 spark for each card you have played this turn."],
    ],
  ],
  GainsSparkUntilYourNextMainForEach: [
    [
      { target: ally, gains: 1, for_each: enemy },
      ["character: An ally gains +1 spark until your next main phase for each enemy."],
    ],
  ],
  GainTwiceThatMuchEnergyInstead: [[null, []]],
  Kindle: [[{ amount: 1 }, []]],
  LosePoints: [[{ loses: 1 }, []]],
  MaterializeCharacter: [
    [{ target: "It" }, []],
    [{ target: { YourVoid: "Character" } }, ["void-card: Materialize a character in your void."]],
  ],
  MaterializeCharacterAtEndOfTurn: [[{ target: "It" }, []]],
  MaterializeCharacterFromVoid: [[{ target: "Character" }, ["void-card: Materialize a character from your void."]]],
  MaterializeCollection: [
    [{ target: "Them", count: "All" }, []],
    [
      { target: { YourVoid: "Character" }, count: { UpTo: 2 } },
      ["void-card: Materialize up to 2 characters in your void."],
    ],
  ],
  MaterializeFigments: [[{ figment: "Shadow", count: 1 }, []]],
  MaterializeFigmentsQuantity: [[{ figment: "Shadow", count: 1, quantity: { Matching: ally } }, []]],
  MaterializeRandomFromDeck: [[{ count: 1, predicate: "Character" }, []]],
  MaterializeSilentCopy: [
    [{ target: ally, count: 1, quantity: { Matching: ally } }, ["character: Materialize a copy of an ally."]],
  ],
  NoEffect: [[null, []]],
  OpponentPaysCost: [[{ cost: { DiscardCards: { target: { Any: "Card" }, count: 1 } } }, [`opponent ${hand}`]]],
  PayCost: [[{ cost: abandon }, ["character: Abandon an ally."]]],
  PreventDissolveThisTurn: [[{ target: ally }, ["character: An ally cannot be ▸ Dissolved: this turn."]]],
  PutCardsFromVoidOnTopOfDeck: [
    [{ count: 1, matching: "Event" }, ["void-card: Put an event from your void on top of your deck."]],
  ],
  PutCardsFromYourDeckIntoVoid: [[{ count: 1 }, []]],
  PutOnTopOfEnemyDeck: [
    [{ target: "It" }, []],
    [{ target: { Enemy: "Card" } }, ["stack-card: Put an enemy card on top of the opponent's deck."]],
  ],
  ReturnFromYourVoidToHand: [
    [{ target: "This" }, []],
    [{ target: { YourVoid: "Character" } }, ["void-card: Return a character from your void to your hand."]],
  ],
  ReturnFromYourVoidToPlay: [[{ target: { Any: "Character" } }, ["void-card: Reclaim a character."]]],
  ReturnRandomFromYourVoidToPlay: [[{ predicate: "Character" }, []]],
  ReturnToHand: [[{ target: { Any: "Character" } }, ["character: Return an enemy or ally to hand."]]],
  ReturnUpToCountFromYourVoidToHand: [
    [{ target: { YourVoid: "Event" }, count: 2 }, ["void-card: Return up to 2 events from your void to your hand."]],
  ],
  SparkBecomes: [[{ collection: "All", matching: "Character", spark: 1 }, []]],
  SpendAllEnergyDissolveEnemy: [
    [null, ["character: Spend all your ●. dissolve an enemy with cost less than or equal to the amount spent."]],
  ],
  SpendAllEnergyDrawAndDiscard: [[null, [hand]]],
  TakeExtraTurn: [[null, []]],
  ThenMaterializeIt: [[null, []]],
  TriggerAdditionalJudgmentPhaseAtEndOfTurn: [[null, []]],
  TriggerJudgmentAbility: [
    [{ matching: ally, collection: "All" }, []],
    [{ matching: ally, collection: one }, ["character: Trigger the ▸ Judgment: ability of an ally."]],
  ],
  YouWinTheGame: [[null, []]],
};

const COSTS: Examples<Cost, string[]> = {
  AbandonCharactersCount: [
    [{ target: ally, count: one }, ["character: Abandon an ally."]],
    [{ target: "This", count: one }, []],
    [{ target: ally, count: "All" }, []],
  ],
  BanishAllCardsFromYourVoid: [[null, []]],
  BanishAllCardsFromYourVoidWithMinCount: [[2, []]],
  BanishCardsFromEnemyVoid: [[2, ["void-card: Banish 2 cards from the opponent's void."]]],
  BanishCardsFromYourVoid: [[1, ["void-card: Banish another card in your void."]]],
  BanishFromHand: [[{ Any: "Card" }, ["hand-card: Banish a card from hand."]]],
  Choice: [[[abandon, "DiscardHand"], ["cost: Abandon an ally or discard your hand."]]],
  CostList: [[[abandon, { Energy: 1 }], ["character: Abandon an ally."]]],
  DiscardCards: [[{ target: { Any: "Card" }, count: 1 }, [hand]]],
  DiscardHand: [[null, []]],
  Energy: [[1, []]],
  LoseMaximumEnergy: [[1, []]],
  ReturnToHand: [
    [{ target: ally, count: one }, ["character: Return an ally to hand."]],
    [{ target: ally, count: "AllButOne" }, ["character: Return all but one ally to hand."]],
    [{ target: ally, count: "EachOther" }, []],
  ],
  SpendOneOrMoreEnergy: [[null, ["energy: Pay 1 or more ●."]]],
};

describe("what an effect asks (DISPLAY-16)", () => {
  holds(EFFECTS, (effect) => asked({ Event: { effect: { Effect: effect } } }));
});

describe("what a cost asks", () => {
  holds(COSTS, (cost) => asked({ Activated: { costs: [cost], effect: { Effect: draw } } }));
});

describe("what an ability asks, in order", () => {
  const dissolve = { DissolveCharacter: { target: enemy } } as const;
  const foresee = { Foresee: { count: 1 } } as const;
  it.each<[string, Ability, string[]]>([
    ["nothing", { Event: { effect: { Effect: draw } } }, []],
    [
      "whether, for one effect",
      { Event: { effect: { WithOptions: { effect: draw, optional: true } } } },
      ["whether: You may draw a card."],
    ],
    [
      "whether, then the price, then the target",
      { Event: { effect: { WithOptions: { effect: dissolve, optional: true, trigger_cost: abandon } } } },
      [
        "whether: You may abandon an ally to dissolve an enemy.",
        "character: Abandon an ally.",
        "character: Dissolve an enemy.",
      ],
    ],
    [
      "the target alone under a condition",
      { Event: { effect: { WithOptions: { effect: dissolve, optional: false, condition: "ThisCardIsInYourVoid" } } } },
      ["character: Dissolve an enemy."],
    ],
    [
      "the parts of a list",
      {
        Event: {
          effect: {
            List: [
              { effect: foresee, optional: false },
              { effect: dissolve, optional: false },
            ],
          },
        },
      },
      ["card-order: Select card position.", "character: Dissolve an enemy."],
    ],
    [
      "whether, once for a list",
      {
        Event: {
          effect: {
            List: [
              { effect: foresee, optional: true },
              { effect: dissolve, optional: true },
            ],
          },
        },
      },
      [
        "whether: You may foresee 1, then dissolve an enemy.",
        "card-order: Select card position.",
        "character: Dissolve an enemy.",
      ],
    ],
    [
      "a price that each part repeats, once",
      {
        Event: {
          effect: {
            List: [
              { effect: draw, optional: true, trigger_cost: abandon },
              { effect: dissolve, optional: true, trigger_cost: abandon },
            ],
          },
        },
      },
      [
        "whether: You may abandon an ally to draw a card and dissolve an enemy.",
        "character: Abandon an ally.",
        "character: Dissolve an enemy.",
      ],
    ],
    [
      "a shared price, once",
      {
        Event: {
          effect: {
            ListWithOptions: {
              effects: [
                { effect: draw, optional: true },
                { effect: dissolve, optional: true },
              ],
              trigger_cost: abandon,
            },
          },
        },
      },
      [
        "whether: You may abandon an ally to draw a card and dissolve an enemy.",
        "character: Abandon an ally.",
        "character: Dissolve an enemy.",
      ],
    ],
    [
      "the mode first, then what each mode asks",
      {
        Event: {
          effect: {
            Modal: [
              { energy_cost: 1, effect: { Effect: draw } },
              { energy_cost: 2, effect: { Effect: dissolve } },
            ],
          },
        },
      },
      ["mode: Choose a mode.", "character: Dissolve an enemy."],
    ],
    [
      "an additional cost last",
      { Event: { effect: { Effect: dissolve }, additional_cost: "SpendOneOrMoreEnergy" } },
      ["character: Dissolve an enemy.", "energy: Pay 1 or more ●."],
    ],
    [
      "a triggered ability",
      { Triggered: { trigger: "GainEnergy", effect: { Effect: dissolve } } },
      ["character: Dissolve an enemy."],
    ],
    ["a cost of reclaim", { Named: { ReclaimForCost: abandon } }, ["character: Abandon an ally."]],
    ["reclaim for energy, nothing", { Named: { Reclaim: 1 } }, []],
    [
      "an additional cost to play",
      { Static: { StaticAbility: { AdditionalCostToPlay: abandon } } },
      ["character: Abandon an ally."],
    ],
    [
      "an alternate cost",
      { Static: { WithOptions: { ability: { PlayForAlternateCost: { energy_cost: 0, additional_cost: abandon } } } } },
      ["character: Abandon an ally."],
    ],
    [
      "playing from hand or void",
      { Static: { StaticAbility: { PlayFromHandOrVoidForCost: { energy_cost: 0, additional_cost: abandon } } } },
      ["character: Abandon an ally."],
    ],
    [
      "playing from the void, and what is done then",
      { Static: { StaticAbility: { PlayFromVoid: { additional_cost: abandon, if_you_do: { Effect: dissolve } } } } },
      ["character: Abandon an ally.", "character: Dissolve an enemy."],
    ],
    [
      "other static abilities, nothing",
      { Static: { StaticAbility: { SparkBonusYourCharacters: { matching: "Character", added_spark: 1 } } } },
      [],
    ],
    ["static abilities that are names, nothing", { Static: { StaticAbility: "PlayOnlyFromVoid" } }, []],
  ])("%s", (_, ability, prompts) => {
    expect(asked(ability)).toEqual(prompts);
  });

  it("has its words as markup too", () => {
    expect(promptsFor({ Event: { effect: { Effect: dissolve } } })[0]?.markup).toBe(
      "<color=#AA00FF>Dissolve</color> an enemy.",
    );
  });

  it("asks which ability where a character has several", () => {
    const activated: Ability = { Activated: { costs: [{ Energy: 1 }], effect: { Effect: draw } } };
    expect(activationPrompt([activated, { Named: { Reclaim: 1 } }])).toBeUndefined();
    expect(activationPrompt([activated, activated])?.plain).toBe("Choose an activated ability.");
  });
});
