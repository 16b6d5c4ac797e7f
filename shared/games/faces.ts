import {
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
export type CardCells = ReadonlyMap<string, TomlValue>;

/** How the cards of some kinds of a game's sheets look. */
export interface SheetFace {
  /** The kinds, as the game's schemas name them. */
  readonly sheets: readonly string[];
  /** Its texts name columns, and `rules`: the rules text as players read it. */
  readonly template: FaceTemplate;
  /** What the template names beside them, made of several cells or of a part of one. Absent or empty ones have no value. */
  readonly words?: (cells: CardCells) => Readonly<Record<string, string | undefined>>;
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

/** The face of the cards of a kind of sheet; undefined where the game draws none. */
export const faceOfKind = (faces: readonly SheetFace[] | undefined, kind: string): SheetFace | undefined =>
  faces?.find(({ sheets }) => sheets.includes(kind));

/** Lays out the face of a card. */
export const layOutCard = (face: SheetFace, card: FacedCard): FaceLayout =>
  layOutFace(face.template, valuesOf(face, card));

/** The places for pictures on the face of a card; its rules text is not needed for them. */
export const picturePlacesOfCard = (face: SheetFace, cells: CardCells): readonly PicturePlace[] =>
  picturePlaces(face.template, valuesOf(face, { cells, rules: undefined }));

function valuesOf({ words }: SheetFace, { cells, rules }: FacedCard): FaceValues {
  const values = new Map([...cells].map(([key, value]) => [key, cellText(value)]));
  if (rules !== undefined) values.set("rules", rules);
  for (const [name, word] of Object.entries(words?.(cells) ?? {})) if (word !== undefined) values.set(name, word);
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
