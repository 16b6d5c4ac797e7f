import { Dependency } from "./dependency.js";

interface NumberedRow {
  readonly dependency: Dependency;
  number: number;
}

/** The numbers of those rows of a sheet that some task read, from 1. */
export class RowNumbers {
  readonly #rows = new Map<string, NumberedRow>();

  /** That of a row at this place. */
  of(rowKey: string, place: number): Readonly<NumberedRow> {
    const known = this.#rows.get(rowKey);
    if (known) return known;
    const row = { dependency: new Dependency(), number: place + 1 };
    this.#rows.set(rowKey, row);
    return row;
  }

  /** Rows came, went or moved. Tasks that read a number which is another one now run again. */
  changed(place: (rowKey: string) => number): void {
    for (const [rowKey, row] of this.#rows) {
      const number = place(rowKey) + 1;
      if (!row.dependency.isRead) this.#rows.delete(rowKey);
      else if (number !== row.number) {
        row.number = number;
        row.dependency.changed();
      }
    }
  }
}
