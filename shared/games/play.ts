import type { JsonObject, MatchSetup, Ruleset } from "../match/index.js";
import type { SourceFile } from "./artifact.js";

/** A deck that a folder has. */
export interface PlayDeck {
  readonly name: string;
  /** A definition for each copy. */
  readonly cards: readonly number[];
}

/** What a match is set up from. */
export interface PlayMaterial {
  readonly definitions: MatchSetup["definitions"];
  /** Lists of the folder, then one of all its cards; never empty where it has cards. */
  readonly decks: readonly PlayDeck[];
  /** What the folder has besides decks, as options of the rules. */
  readonly options: JsonObject;
  /** What was left out, in sentences. */
  readonly remarks: readonly string[];
}

/** How a game is played with the cards of a folder. */
export interface GamePlay {
  /** The first is the usual one. */
  readonly rulesets: readonly Ruleset[];
  material(sources: readonly SourceFile[]): PlayMaterial;
}
