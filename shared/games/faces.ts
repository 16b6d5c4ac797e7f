import {
  columnsOf,
  faceTemplateSchema,
  layOutFace,
  picturePlaces,
  type FaceLayout,
  type FaceTemplate,
  type FaceTemplateSource,
  type FaceValues,
  type PicturePlace,
} from "../face/index.js";
import { cellText } from "../sheet/index.js";
import type { TextReading } from "../text/index.js";
import type { TomlValue } from "../toml/index.js";

/** The cells of a card, by their top-level keys. */
export type CardCells = Pick<ReadonlyMap<string, TomlValue>, "get">;

/** What faces name beside columns, made of several cells or of a part of one. */
export interface FaceWords {
  /** The columns that each of them is made of, the one that says most first. */
  readonly from: Readonly<Record<string, readonly string[]>>;
  /** The words of a card. Absent or empty ones have no value. It reads no other columns than those of `from`. */
  readonly of: (cells: CardCells) => Readonly<Record<string, string | undefined>>;
}

/** The columns that a word of a face is made of; undefined where the game makes no word of this name, such as `constructor`. */
export const columnsOfWord = (words: FaceWords | undefined, name: string): readonly string[] | undefined =>
  words !== undefined && Object.hasOwn(words.from, name) ? words.from[name] : undefined;

/** How the cards of some kinds of a game's sheets look. */
export interface SheetFace {
  /** The kinds, as the game's schemas name them. */
  readonly sheets: readonly string[];
  /** Its texts name columns, and `rules`: the rules text as players read it. */
  readonly template: FaceTemplate;
  readonly words?: FaceWords;
}

/** A card as its face is made of it. */
export interface FacedCard {
  readonly cells: CardCells;
  /** The rules text as players read it; undefined where the sheet has no language. */
  readonly rules: string | undefined;
}

/** What the rules text of a card says to players, an ability on each line. */
export const rulesOnCard = ({ abilities }: TextReading): string =>
  abilities.map((ability) => (ability.shown() ?? ability.written()).plain).join("\n");

/** A template that is part of the program. Throws where it is not a template. */
export const faceTemplate = (source: FaceTemplateSource): FaceTemplate => faceTemplateSchema.parse(source);

/** Lays out the face of a card. */
export const layOutCard = (face: SheetFace, card: FacedCard): FaceLayout =>
  layOutFace(face.template, faceValues(face, card));

/** The places for pictures on the face of a card; its rules text is not needed for them. */
export const picturePlacesOfCard = (face: SheetFace, cells: CardCells): readonly PicturePlace[] =>
  picturePlaces(face.template, faceValues(face, { cells, rules: undefined }));

/** The name that the rules text of a card has in templates. */
export const rulesWord = "rules";

/** What a face shows of a card and depends on. */
export function faceValues({ template, words }: SheetFace, { cells, rules }: FacedCard): FaceValues {
  const values = new Map<string, string>();
  for (const name of columnsOf(template)) {
    const value = columnsOfWord(words, name) === undefined ? cells.get(name) : undefined;
    if (value !== undefined) values.set(name, cellText(value));
  }
  if (rules !== undefined) values.set(rulesWord, rules);
  for (const [name, word] of Object.entries(words?.of(cells) ?? {})) if (word !== undefined) values.set(name, word);
  return values;
}

/** The text of a cell; empty where it is absent. */
export const wordOf = (cells: CardCells, key: string): string => {
  const value = cells.get(key);
  return value === undefined ? "" : cellText(value);
};

/** The texts of a list, or of a single value. */
export function wordsOf(cells: CardCells, key: string): readonly string[] {
  const value = cells.get(key);
  if (value === undefined) return [];
  return value.kind === "array" ? value.items.map(cellText) : [cellText(value)];
}
