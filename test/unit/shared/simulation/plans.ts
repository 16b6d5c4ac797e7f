import type { SimulationCards, SimulationPlan } from "../../../../shared/simulation/index.js";
import { definitions } from "../match/toy/decks.js";

const twice = definitions.flatMap((_definition, index) => [index, index]);

/** The toy's cards with a deck of all and one of those that cost most. */
export const toyCards: SimulationCards = {
  definitions,
  decks: [
    { name: "All", cards: twice },
    { name: "Dear", cards: twice.filter((index) => (definitions[index]?.cost ?? 0) > 0) },
  ],
  options: {},
  cards: definitions.map((_definition, index) => index),
};

/** A plan of random matches of the toy. */
export const toyPlan = (more: Partial<SimulationPlan> = {}): SimulationPlan => ({
  ruleset: "toy",
  cards: toyCards,
  before: null,
  contestants: [
    { deck: "All", bot: "random" },
    { deck: "Dear", bot: "random" },
  ],
  matches: 12,
  seed: 5,
  ...more,
});
