import { numberOfCell, textOfView, type CellView } from "./cell-view.js";
import type { SortColumn } from "./sort.js";

/** What cells of different types are sorted by first (SHEET-8). */
const Rank = { boolean: 0, number: 1, choice: 2, text: 3, absent: 4, error: 5 } as const;

/**
 * A text whose order by code is that of people: letter case and accents do not count, and runs of digits are numbers, so
 * that `Card 9` comes before `Card 10`.
 */
export function naturalText(text: string): string {
  const plain = /^[\x20-\x7e]*$/u.test(text) ? text : text.normalize("NFKD").replace(/\p{Mn}/gu, "");
  return plain.toLowerCase().replace(/\d+/gu, (digits) => {
    const number = digits.replace(/^0+(?=\d)/u, "");
    return `0${String.fromCharCode(Math.min(number.length, 0xd7ff))}${number}`;
  });
}

/**
 * What the rows of a sheet are sorted by in one column. Each part is one array over all rows: an object for each cell would cost
 * more than the sort.
 */
export class SortValues {
  readonly #cells: (CellView | undefined)[];
  readonly #ranks: Uint8Array;
  readonly #numbers: Float64Array;
  readonly #texts: string[];
  #choices: SortColumn["choices"];

  constructor(count: number) {
    this.#cells = new Array<CellView | undefined>(count).fill(undefined);
    this.#ranks = new Uint8Array(count);
    this.#numbers = new Float64Array(count);
    this.#texts = new Array<string>(count).fill("");
  }

  /** The values of the same rows where they are now; `earlier` names the place that each had, -1 for a new one. */
  moved(earlier: Int32Array): SortValues {
    const values = new SortValues(earlier.length);
    values.#choices = this.#choices;
    earlier.forEach((before, row) => {
      if (before === -1) return;
      values.#cells[row] = this.#cells[before];
      values.#ranks[row] = this.#ranks[before] ?? 0;
      values.#numbers[row] = this.#numbers[before] ?? 0;
      values.#texts[row] = this.#texts[before] ?? "";
    });
    return values;
  }

  /** Reads the cells that are not those of the last time. */
  read({ cell, choices, isError }: SortColumn): void {
    const isKnown = this.#choices === choices;
    this.#choices = choices;
    for (let row = 0; row < this.#ranks.length; row += 1) {
      const own = isError?.(row) === true ? undefined : cell(row);
      if (own === undefined) this.#set(row, Rank.error);
      else if (!isKnown || own !== this.#cells[row]) this.#readCell(row, own);
      this.#cells[row] = own;
    }
  }

  /** Which of two rows stands first; what is absent stands last whatever the direction is. */
  compared(a: number, b: number, sign: number): number {
    const [left, right] = [this.#ranks[a] ?? 0, this.#ranks[b] ?? 0];
    if (left !== right) return left >= Rank.absent || right >= Rank.absent ? left - right : sign * (left - right);
    if (left >= Rank.absent) return 0;
    if (left === Rank.text) {
      const [first, second] = [this.#texts[a] ?? "", this.#texts[b] ?? ""];
      return first === second ? 0 : first < second ? -sign : sign;
    }
    return sign * comparedNumbers(this.#numbers[a] ?? 0, this.#numbers[b] ?? 0);
  }

  #readCell(row: number, cell: CellView): void {
    if (cell === null) this.#set(row, Rank.absent);
    else if (typeof cell === "boolean") this.#set(row, Rank.boolean, Number(cell));
    else {
      const number = numberOfCell(cell);
      const text = number === undefined ? textOfView(cell) : "";
      const choice = this.#choices?.get(text);
      if (number !== undefined) this.#set(row, Rank.number, number);
      else if (choice !== undefined) this.#set(row, Rank.choice, choice);
      else this.#set(row, Rank.text, 0, naturalText(text));
    }
  }

  #set(row: number, rank: number, number = 0, text = ""): void {
    this.#ranks[row] = rank;
    this.#numbers[row] = number;
    this.#texts[row] = text;
  }
}

/** Numbers that are none stand behind the others. */
function comparedNumbers(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return a < b ? -1 : a > b ? 1 : 0;
}
