import type { JsonObject, MatchSetup, Ruleset, Seat } from "../match/index.js";
import type { SourceFile } from "./artifact.js";

/** A deck that a folder has. */
export interface PlayDeck {
  readonly name: string;
  /** A definition for each copy. */
  readonly cards: readonly number[];
}

/** The row a definition was made of. */
export interface DefinitionOrigin {
  readonly file: string;
  readonly table: string;
  /** Of the row in its table, from 0. */
  readonly index: number;
}

/** What a match is set up from. */
export interface PlayMaterial {
  readonly definitions: MatchSetup["definitions"];
  /** One for each definition. */
  readonly origins: readonly DefinitionOrigin[];
  /** Lists of the folder, then one of all its cards; never empty where it has cards. */
  readonly decks: readonly PlayDeck[];
  /** What the folder has besides decks, as options of the rules. */
  readonly options: JsonObject;
  /** What was left out, in sentences. */
  readonly remarks: readonly string[];
}

/** How far the rules of a game carry out an ability; the reason is a sentence. */
export type Support = { readonly kind: "full" } | { readonly kind: "partial" | "none"; readonly reason: string };

/** The row an ability stands in: its kind of table in the game, and its values by column. */
export interface AbilityPlace {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/** How a game is played with the cards of a folder. */
export interface GamePlay {
  /** The first is the usual one. */
  readonly rulesets: readonly Ruleset[];
  material(sources: readonly SourceFile[]): PlayMaterial;
  /** The name of a definition, as the table shows it. */
  nameOf(definition: unknown): string;
  /** How far matches carry out an ability that the language of the game has read (`AbilityReading.ast`). */
  supportOf(ability: unknown, place: AbilityPlace): Support;
  /** Whether a definition is a card that can be held in hand and be in a deck. */
  isCard(definition: unknown): boolean;
  /** The options with which a seat begins with these definitions in hand. */
  withHand(options: JsonObject, seat: Seat, definitions: readonly number[]): JsonObject;
}
