import { form, rule, words } from "../../../../text/index.js";
import type { CardTypeContext, Cost, StandardStaticAbility, StaticAbility } from "../ast.js";
import { condition } from "./conditions.js";
import { abandonCostSingle, alternateCostPayment, cost } from "./costs.js";
import { cardPredicate, predicate } from "./predicates.js";
import {
  article,
  COLON,
  COMMA,
  DOT,
  ENERGY,
  fast,
  judgment,
  materialize,
  materialized,
  reclaim,
  SPARK,
} from "./terminals.js";

/** A rule that holds for good (LANG-11). */
export const staticAbility = rule<StaticAbility>("static ability", () => [
  form([condition, standardStatic], (condition, ability) => ({ WithOptions: { ability, condition } })),
  form([simpleAlternateCost, "if", condition, DOT], (ability, condition) => ({ WithOptions: { ability, condition } })),
  form([standardStatic], (ability) => ({ StaticAbility: ability })),
]);

const abandonThis: Cost = { AbandonCharactersCount: { target: "This", count: { Exactly: 1 } } };

const standardStatic = rule<StandardStaticAbility>("rule that holds", () => [
  form(["you may only play this character from your void", DOT], () => "PlayOnlyFromVoid"),
  form(["they have", reclaim, "equal to their cost", DOT], () => ({
    CardsInYourVoidHaveReclaim: { matching: "Card" },
  })),
  form(["to play this card", COMMA, cost, DOT], (price) => ({ AdditionalCostToPlay: price })),
  form(["once per turn", COMMA, "you may play", article, cardPredicate, "from your void", DOT], (matching) => ({
    OncePerTurnPlayFromVoid: { matching },
  })),
  form(
    [abandonCostSingle, COLON, "play this", words("character", "event"), "for", ENERGY, COMMA, "then abandon it", DOT],
    (price, energy) => ({
      PlayForAlternateCost: {
        energy_cost: energy,
        additional_cost: price,
        if_you_do: { Effect: { PayCost: { cost: abandonThis } } },
        card_type: "Character",
      },
    }),
  ),
  form([alternateCostPayment, COLON, "play this", cardTypeWord, "for", ENERGY, DOT], (price, type, energy) => ({
    PlayForAlternateCost: { energy_cost: energy, additional_cost: price, card_type: type },
  })),
  form(["you may play this card from your hand or void for", ENERGY, DOT], (energy) => ({
    PlayFromHandOrVoidForCost: { energy_cost: energy },
  })),
  form([simpleAlternateCost, DOT]),
  form(["characters in your hand have", fast, DOT], () => "CharactersInHandHaveFast"),
  form(["disable the", materialized, "abilities of enemies", DOT], () => "DisableEnemyMaterializedAbilities"),
  form(["has all character types", DOT], () => "HasAllCharacterTypes"),
  form(["allied", cardPredicate, "have +", SPARK, "spark", DOT], (matching, spark) => ({
    SparkBonusOtherCharacters: { matching, added_spark: spark },
  })),
  form(["this character's spark is equal to the number of", predicate, DOT], (counted) => ({
    SparkEqualToPredicateCount: { predicate: counted },
  })),
  form(["the opponent's", cardPredicate, "cost", ENERGY, "more", DOT], (matching, increase) => ({
    EnemyCardsCostIncrease: { matching, increase },
  })),
  form([cardPredicate, "cost you", ENERGY, "less", DOT], (matching, reduction) => ({
    YourCardsCostReduction: { matching, reduction },
  })),
  form([cardPredicate, "cost you", ENERGY, "more", DOT], (matching, increase) => ({
    YourCardsCostIncrease: { matching, increase },
  })),
  form(["reveal the top card of your deck", DOT], () => "RevealTopCardOfYourDeck"),
  form(["you may play", cardPredicate, "from the top of your deck", DOT], (matching) => ({
    YouMayPlayFromTopOfDeck: { matching },
  })),
  form(["the '", judgment, "' ability of", predicate, "triggers when you", materialize, "them", DOT], (judged) => ({
    JudgmentTriggersWhenMaterialized: { predicate: judged },
  })),
]);

const cardTypeWord = rule<CardTypeContext>("character or event", () => [
  form(["character"], () => "Character"),
  form(["event"], () => "Event"),
]);

const simpleAlternateCost = rule<StandardStaticAbility>("another energy cost", () => [
  form(["this", cardTypeWord, "costs", ENERGY], (type, energy) => ({
    PlayForAlternateCost: { energy_cost: energy, card_type: type },
  })),
]);
