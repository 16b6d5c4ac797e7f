import type { JsonObject, MatchSetup, Ruleset } from "../match/index.js";

/** What a scenario is played with: the rules of its game, and the cards of its folder. */
export interface ScenarioGame {
  /** The first is played where the scenario names none. */
  readonly rulesets: readonly Ruleset[];
  readonly definitions: MatchSetup["definitions"];
  /** The decks of the folder. */
  readonly decks: readonly { readonly name: string; readonly cards: readonly number[] }[];
  /** What the folder has besides decks: a match with its decks takes them as options. */
  readonly options: JsonObject;
  /** The name of a definition, as the table shows it. */
  nameOf(definition: unknown): string;
}
