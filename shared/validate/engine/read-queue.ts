import type { CheckedRow } from "./row.js";
import type { CheckedSheet } from "./sheet.js";

/** Rows one after the other; `next` is how many of them were taken. */
interface Run {
  readonly rows: CheckedRow[];
  next: number;
  readonly isUrgent: boolean;
  /** The sheet all of whose rows these were, when they were to be compared. */
  readonly compared?: CheckedSheet | undefined;
}

/** Rows to be read, in the order they came in. Taking in all rows of a sheet costs nothing, however many they are. */
export class ReadQueue {
  #runs: Run[] = [];
  #size = 0;

  /** How many rows there are, with those that are gone by now. */
  get size(): number {
    return this.#size;
  }

  /** Takes in a row that is new. `isUrgent` comes back with it. */
  add(row: CheckedRow, isUrgent: boolean): void {
    const last = this.#runs.at(-1);
    if (last && !last.compared && last.isUrgent === isUrgent) last.rows.push(row);
    else this.#runs.push({ rows: [row], next: 0, isUrgent });
    this.#size += 1;
  }

  /** Takes in the rows of a sheet that may hold something else than before; an earlier look at the sheet is not needed then. */
  compare(sheet: CheckedSheet, rows: readonly CheckedRow[], isUrgent: boolean): void {
    const earlier = this.#runs.filter(({ compared }) => compared === sheet);
    this.#runs = this.#runs.filter(({ compared }) => compared !== sheet);
    for (const { rows: left, next } of earlier) this.#size -= left.length - next;
    const isStillUrgent = isUrgent || earlier.some((run) => run.isUrgent);
    this.#runs.push({ rows: [...rows], next: 0, isUrgent: isStillUrgent, compared: sheet });
    this.#size += rows.length;
  }

  /** The next row; undefined where there is none. */
  take(): { readonly row: CheckedRow; readonly isUrgent: boolean } | undefined {
    for (let run = this.#runs[0]; run; run = this.#runs[0]) {
      const row = run.rows[run.next];
      if (row) {
        run.next += 1;
        this.#size -= 1;
        return { row, isUrgent: run.isUrgent };
      }
      this.#runs.shift();
    }
    return undefined;
  }
}
