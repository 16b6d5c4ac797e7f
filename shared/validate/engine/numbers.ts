import { Answer } from "./answer.js";

interface Asked {
  readonly answer: Answer;
  number: number;
}

/** The numbers of those rows of a sheet that somebody asked for, from 1. */
export class RowNumbers {
  readonly #asked = new Map<string, Asked>();

  /** That of a row at this place. */
  of(rowKey: string, place: number): Readonly<Asked> {
    const known = this.#asked.get(rowKey);
    if (known) return known;
    const asked = { answer: new Answer(), number: place + 1 };
    this.#asked.set(rowKey, asked);
    return asked;
  }

  /** Rows came, went or moved. Whoever asked for a number that is another one now runs again. */
  changed(place: (rowKey: string) => number): void {
    for (const [rowKey, asked] of this.#asked) {
      const number = place(rowKey) + 1;
      if (!asked.answer.isAsked) this.#asked.delete(rowKey);
      else if (number !== asked.number) {
        asked.number = number;
        asked.answer.changed();
      }
    }
  }
}
