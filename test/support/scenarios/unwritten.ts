import type { Ability, Cost, Effect, StandardEffect } from "../../../shared/games/dreamtides/language/ast.js";
import { BLANK_SOURCE, type CardSource } from "../../../shared/games/dreamtides/rules/index.js";
import { dreamRules } from "../../../shared/games/dreamtides/rules/ruleset.js";
import { createRuleset } from "../../../shared/match/index.js";
import type { ScenarioGame } from "../../../shared/scenario/index.js";
import { withAbilities } from "../../unit/shared/games/dreamtides/rules/board.js";
import { sampleGame } from "./sample.js";

type CardType = "Character" | "Event";

interface Unwritten {
  readonly type: CardType;
  readonly abilities: readonly Ability[];
}

const list = (effects: readonly StandardEffect[]): Effect => ({
  List: effects.map((effect) => ({ effect, optional: false })),
});
const event = (...effects: StandardEffect[]): Unwritten => ({
  type: "Event",
  abilities: [{ Event: { effect: list(effects) } }],
});
const activated = (effect: StandardEffect, ...costs: Cost[]): Unwritten => ({
  type: "Character",
  abilities: [{ Activated: { costs, effect: { Effect: effect } } }],
});
const character = (...abilities: Ability[]): Unwritten => ({ type: "Character", abilities });
const abandonOne: Cost = { AbandonCharactersCount: { target: { Another: "Character" }, count: { Exactly: 1 } } };

/** Cards for what the catalogue knows and no rules text builds, each named after it. Events cost 1, characters 2 with spark 1. */
const cards: Readonly<Record<string, Unwritten>> = {
  AbandonAndGainEnergyForSpark: event({
    AbandonAndGainEnergyForSpark: { target: { Another: "Character" }, energy_per_spark: 2 },
  }),
  AbandonAtEndOfTurn: event({ AbandonAtEndOfTurn: { target: { Another: "Character" } } }),
  BanishWhenLeavesPlay: event({ BanishWhenLeavesPlay: { target: { Enemy: "Character" } } }),
  DissolveCharactersQuantity: event({
    DissolveCharactersQuantity: { target: { Enemy: "Character" }, quantity: { PlayedThisTurn: "Card" } },
  }),
  EnemyGainsPointsEqualToItsSpark: event(
    { DissolveCharacter: { target: { Enemy: "Character" } } },
    "EnemyGainsPointsEqualToItsSpark",
  ),
  EnemyLosesPoints: event({ EnemyLosesPoints: { count: 2 } }),
  GainsSparkUntilYourNextMainForEach: event({
    GainsSparkUntilYourNextMainForEach: {
      target: { Another: "Character" },
      gains: 2,
      for_each: { Enemy: "Character" },
    },
  }),
  GainTwiceThatMuchEnergyInstead: character({
    Triggered: { trigger: "GainEnergy", effect: { Effect: "GainTwiceThatMuchEnergyInstead" } },
  }),
  MaterializeCharacterFromVoid: event({ MaterializeCharacterFromVoid: { target: "Character" } }),
  NoEffect: event("NoEffect", { GainPoints: { gains: 1 } }),
  OpponentPaysCost: event({ OpponentPaysCost: { cost: { Energy: 2 } } }),
  PreventDissolveThisTurn: event({ PreventDissolveThisTurn: { target: { Another: "Character" } } }),
  SpendAllEnergyDissolveEnemy: event("SpendAllEnergyDissolveEnemy"),
  SpendAllEnergyDrawAndDiscard: event("SpendAllEnergyDrawAndDiscard"),
  ThenMaterializeIt: event({ BanishCharacter: { target: { Another: "Character" } } }, "ThenMaterializeIt"),
  CostReductionForEach: character({
    Static: {
      StaticAbility: { CostReductionForEach: { reduction: 1, quantity: { Matching: { Another: "Character" } } } },
    },
  }),
  PlayFromVoid: character({ Static: { StaticAbility: { PlayFromVoid: { energy_cost: 1 } } } }),
  SparkBonusYourCharacters: character({
    Static: { StaticAbility: { SparkBonusYourCharacters: { matching: "Character", added_spark: 2 } } },
  }),
  YouMayLookAtTopCardOfYourDeck: character({ Static: { StaticAbility: "YouMayLookAtTopCardOfYourDeck" } }),
  BanishAllCardsFromYourVoid: activated({ GainPoints: { gains: 1 } }, "BanishAllCardsFromYourVoid"),
  CostList: activated({ GainPoints: { gains: 1 } }, { CostList: [{ Energy: 1 }, "DiscardHand"] }),
  CardsDrawnThisTurn: {
    type: "Event",
    abilities: [
      {
        Event: {
          effect: {
            WithOptions: {
              effect: { GainPoints: { gains: 1 } },
              optional: false,
              condition: { CardsDrawnThisTurn: { count: 2 } },
            },
          },
        },
      },
    ],
  },
  MaterializeNthThisTurn: character({
    Triggered: {
      trigger: { MaterializeNthThisTurn: [{ Another: "Character" }, 2] },
      effect: { Effect: { GainPoints: { gains: 1 } } },
    },
  }),
  AnyOther: activated({ DissolveCharacter: { target: { AnyOther: "Character" } } }, { Energy: 1 }),
  CharacterWithCostComparedToAbandoned: activated(
    {
      DissolveCharacter: {
        target: {
          Enemy: { CharacterWithCostComparedToAbandoned: { target: "Character", cost_operator: "Exactly" } },
        },
      },
    },
    abandonOne,
  ),
  CharacterWithSparkComparedToAbandonedCountThisTurn: activated(
    {
      DissolveCharacter: {
        target: {
          Enemy: {
            CharacterWithSparkComparedToAbandonedCountThisTurn: { target: "Character", spark_operator: "Exactly" },
          },
        },
      },
    },
    abandonOne,
  ),
  EachOther: activated(
    { DissolveCharactersCount: { target: { Any: "Character" }, count: "EachOther" } },
    { Energy: 1 },
  ),
  OrMore: activated(
    { GainPoints: { gains: 1 } },
    { AbandonCharactersCount: { target: { Another: "Character" }, count: { OrMore: 2 } } },
  ),
};

const sourceOf = (name: string, { type }: Unwritten): CardSource => ({
  ...BLANK_SOURCE,
  id: name,
  name,
  cardType: type,
  energyCost: type === "Event" ? 1 : 2,
  spark: type === "Event" ? null : 1,
});

/** The sample with these cards besides, by rules that give them their abilities. */
export function unwrittenGame(): ScenarioGame {
  const game = sampleGame();
  const definitions = [...Object.entries(cards).map(([name, card]) => sourceOf(name, card)), ...game.definitions];
  const given = Object.values(cards).map(({ abilities }) => abilities);
  return { ...game, definitions, rulesets: [createRuleset(withAbilities(dreamRules("classic"), given))] };
}
