/** Whether a character, given by its code point, fits. */
export type CharacterTest = (codePoint: number) => boolean;

/** What a place between two characters must be like. */
export type PlaceKind = "text-start" | "text-end" | "line-start" | "line-end" | "word-edge" | "no-word-edge";

/** A regular expression as a tree. */
export type PatternNode =
  | { readonly kind: "empty" }
  /** `weight`: about how many plain tests a look takes, where it is more than one. */
  | { readonly kind: "character"; readonly fits: CharacterTest; readonly weight?: number }
  | { readonly kind: "place"; readonly place: PlaceKind }
  | { readonly kind: "sequence"; readonly parts: readonly PatternNode[] }
  | { readonly kind: "choice"; readonly options: readonly PatternNode[] }
  /** `most` null: without end. */
  | { readonly kind: "repeat"; readonly part: PatternNode; readonly least: number; readonly most: number | null };

/** What the flags `(?ims)` say. */
export interface PatternFlags {
  readonly ignoreCase: boolean;
  readonly multiLine: boolean;
  readonly dotAll: boolean;
}
