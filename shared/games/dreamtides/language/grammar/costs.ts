import { form, list, rule, words } from "../../../../text/index.js";
import type { CollectionExpression, Cost } from "../ast.js";
import { cardPredicate, predicate } from "./predicates.js";
import { article, banish, CARDS, COUNT, COUNTALLIES, DISCARDS, ENERGY, energySymbol, MAXENERGY } from "./terminals.js";

/** The price of an activated ability, of reclaim or of playing the card (LANG-11). */
export const cost = rule<Cost>("cost", () => [
  form([list(singleCost, words("or"), { atLeast: 2 })], (costs) => ({ Choice: costs })),
  form([singleCost]),
]);

const singleCost = rule<Cost>("single cost", () => [
  form(["pay 1 or more", energySymbol], () => "SpendOneOrMoreEnergy"),
  form([ENERGY], (energy) => ({ Energy: energy })),
  form(["abandon this character"], () => ({ AbandonCharactersCount: { target: "This", count: { Exactly: 1 } } })),
  form(["abandon any number of", predicate], (target) => ({
    AbandonCharactersCount: { target, count: "AnyNumberOf" },
  })),
  form(["abandon", COUNTALLIES], (count) => ({
    AbandonCharactersCount: { target: { Another: "Character" }, count: { Exactly: count } },
  })),
  form([abandonCostSingle]),
  form([returnToHandCost]),
  form(["discard your hand"], () => "DiscardHand"),
  form([discardCost]),
  form([banish, "your void with", COUNT, "or more cards"], (count) => ({
    BanishAllCardsFromYourVoidWithMinCount: count,
  })),
  form([banish, predicate, "in your void"], () => ({ BanishCardsFromYourVoid: 1 })),
]);

export const abandonCostSingle = rule<Cost>("abandon one", () => [
  form(["abandon", article, predicate], (target) => ({ AbandonCharactersCount: { target, count: { Exactly: 1 } } })),
]);

/** The price of an effect inside an ability: "you may .. to ..". */
export const triggerCost = rule<Cost>("cost of an effect", () => [
  form([abandonCostForTrigger]),
  form([banish, CARDS, "from your void"], (count) => ({ BanishCardsFromYourVoid: count })),
  form([banish, CARDS, "from the opponent's void"], (count) => ({ BanishCardsFromEnemyVoid: count })),
  form(["pay", ENERGY], (energy) => ({ Energy: energy })),
  form([discardCost]),
]);

const abandonCostForTrigger = rule<Cost>("abandon for an effect", () => [
  form(["abandon", article, predicate], (target) => ({ AbandonCharactersCount: { target, count: { Exactly: 1 } } })),
  form(["abandon", cardPredicate], (card) => ({
    AbandonCharactersCount: { target: { Any: card }, count: { Exactly: 1 } },
  })),
]);

const returnToHandCost = rule<Cost>("return to hand", () => [
  form(["return", returnCount, predicate, "to hand"], (count, target) => ({ ReturnToHand: { target, count } })),
  form(["return", article, predicate, "to hand"], (target) => ({ ReturnToHand: { target, count: { Exactly: 1 } } })),
]);

const returnCount = rule<CollectionExpression>("how many return", () => [
  form(["all but one"], () => "AllButOne"),
  form(["all"], () => "All"),
  form(["any number of"], () => "AnyNumberOf"),
]);

const discardCost = rule<Cost>("discard", () => [
  form(["discard", DISCARDS], (count) => ({ DiscardCards: { target: { Any: "Card" }, count } })),
  form(["discard", article, predicate], (target) => ({ DiscardCards: { target, count: 1 } })),
]);

/** The price, besides energy, of playing this card another way. */
export const alternateCostPayment = rule<Cost>("cost instead of the printed one", () => [
  form(["lose", MAXENERGY], (energy) => ({ LoseMaximumEnergy: energy })),
  form([banish, article, cardPredicate, "from hand"], (card) => ({ BanishFromHand: { Any: card } })),
]);
