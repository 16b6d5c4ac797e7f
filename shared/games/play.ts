import type { Deck, JsonObject, MatchSetup, Ruleset, Seat } from "../match/index.js";
import type { BoundTable } from "./artifact.js";
import type { PositionFormat } from "./position-format.js";
import type { ToolAnswers, ToolOption } from "./tools.js";

/** A deck that a folder has. */
export type PlayDeck = Deck;

/** A part of a deck that is kept apart from its cards, such as the cards a player may call on from outside. */
export interface DeckPart {
  /** Its key in `Deck.parts`. */
  readonly id: string;
  readonly title: string;
  /** How many cards it may have. */
  readonly min: number;
  readonly max: number;
}

/** Something about the rules that can be chosen before a match. Its id is the key in the options of the match. */
export type PlayOption = ToolOption & {
  /** One sentence for people who choose. */
  readonly about?: string;
  /** Ids of the rules that know it, where not all do. */
  readonly rulesets?: readonly string[];
};

/** Answers to several options that belong together. */
export interface OptionPreset {
  /** As a command line names it. */
  readonly id: string;
  readonly title: string;
  /** Options that are not named are as usual. */
  readonly answers: ToolAnswers;
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
  /** Those that the folder names. */
  readonly decks: readonly PlayDeck[];
  /** All cards of the folder as one deck; null where it has none. */
  readonly everything: PlayDeck | null;
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
  /** The parts of a deck besides its cards. */
  readonly parts?: readonly DeckPart[];
  /** What can be chosen about the rules before a match. */
  readonly options: readonly PlayOption[];
  /** Sets of answers to them that people choose by a name. */
  readonly presets?: readonly OptionPreset[];
  /** Files of other tools that hold positions of its matches. */
  readonly positions?: readonly PositionFormat[];
  /** Reads the game's tables, in the order of their files. */
  material(tables: readonly BoundTable[]): PlayMaterial;
  /** The name of a definition, as the table shows it. */
  nameOf(definition: unknown): string;
  /** The id of a definition, by which scenarios may name it: `id:goblin_01`. */
  idOf?(definition: unknown): string | null;
  /** How far matches carry out an ability that the language of the game has read (`AbilityReading.ast`). */
  supportOf(ability: unknown, place: AbilityPlace): Support;
  /** Whether a definition is a card that can be held in hand and be in a deck. */
  isCard(definition: unknown): boolean;
  /** Why the rules refuse a deck under these options, in a sentence; null where they take it. */
  deckFault?(deck: PlayDeck, material: PlayMaterial, options: JsonObject): string | null;
  /** The options with which a seat begins with these definitions in hand. */
  withHand(options: JsonObject, seat: Seat, definitions: readonly number[]): JsonObject;
}

/** All decks that can be chosen: those the folder names, and its whole as the last one. */
export const decksOf = ({ decks, everything }: Pick<PlayMaterial, "decks" | "everything">): readonly PlayDeck[] =>
  everything ? [...decks, everything] : decks;

/** How many cards a deck has, part by part: `28 + 6 summoners`. */
export function deckSize({ cards, parts: held = {} }: PlayDeck, parts: readonly DeckPart[]): string {
  const others = parts.map(({ id, title }) => `${held[id]?.length ?? 0} ${title.toLowerCase()}`);
  return [cards.length, ...others].join(" + ");
}

/** The deck of a seat that none was chosen for: another for each, as long as the folder names some. */
export const usualDeck = ({ decks, everything }: PlayMaterial, seat: Seat): PlayDeck | null =>
  decks[seat % decks.length] ?? everything;
