/** A file that is made of cards, by its path in what is made. */
export interface CardFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** Files that are drawn one after the other, so that no more than a few are in memory. Throws where a card cannot be drawn. */
export type CardFiles = AsyncIterable<CardFile>;

/** Told how many cards are drawn. */
export type Progress = (drawn: number) => void;
