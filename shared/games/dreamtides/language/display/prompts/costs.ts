import type { CollectionExpression, Cost, Predicate } from "../../ast.js";
import { costText } from "../ability/costs.js";
import { match, type Handlers } from "../../ast/variant.js";
import { ask, askFixed, type Choice, type Chooser } from "./prompt.js";

/** Whether a predicate leaves a choice: references name their card already. */
export const leavesChoice = (target: Predicate): boolean => typeof target === "object";

/** Whether counting leaves a choice: all cards, and each other card, are no choice. */
export const countLeavesChoice = (count: CollectionExpression): boolean => count !== "All" && count !== "EachOther";

type ChoiceMaker = (cost: Cost, chooser: Chooser) => Choice;
const askFor =
  (kind: Choice["kind"]): ChoiceMaker =>
  (cost, chooser) =>
    ask(kind, costText(cost), chooser);

const CHOICES: Handlers<Cost, readonly Choice[], [Cost, Chooser]> = {
  AbandonCharactersCount: ({ target, count }, cost, chooser) =>
    leavesChoice(target) && countLeavesChoice(count) ? [askFor("character")(cost, chooser)] : [],
  BanishAllCardsFromYourVoid: () => [],
  BanishAllCardsFromYourVoidWithMinCount: () => [],
  BanishCardsFromEnemyVoid: (_, cost, chooser) => [askFor("void-card")(cost, chooser)],
  BanishCardsFromYourVoid: (_, cost, chooser) => [askFor("void-card")(cost, chooser)],
  BanishFromHand: (_, cost, chooser) => [askFor("hand-card")(cost, chooser)],
  Choice: (_, cost, chooser) => [askFor("cost")(cost, chooser)],
  CostList: (costs, _, chooser) => costs.flatMap((cost) => costChoices(cost, chooser)),
  DiscardCards: (_, __, chooser) => [askFixed("hand-card", "prompt_choose_cards_to_discard_description", chooser)],
  DiscardHand: () => [],
  Energy: () => [],
  LoseMaximumEnergy: () => [],
  ReturnToHand: ({ target, count }, cost, chooser) =>
    leavesChoice(target) && countLeavesChoice(count) ? [askFor("character")(cost, chooser)] : [],
  SpendOneOrMoreEnergy: (_, cost, chooser) => [askFor("energy")(cost, chooser)],
};

/** What is chosen when a cost is paid. */
export const costChoices = (cost: Cost, chooser: Chooser = "you"): readonly Choice[] =>
  match(cost, CHOICES, cost, chooser);
