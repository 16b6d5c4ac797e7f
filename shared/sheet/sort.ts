import { numberOfCell, textOfView, type CellView } from "./cell-view.js";

/** One of the columns rows are sorted by, the first before the others. */
export interface SortKey {
  /** `columnKey` of a column of the sheet, or what names a derived one. */
  readonly column: string;
  readonly descending: boolean;
}

/** A column to sort by, with its cells. */
export interface SortColumn {
  readonly cell: (row: number) => CellView;
  readonly descending: boolean;
  /** The places of the texts of an enum, which stand before all other texts. */
  readonly choices?: ReadonlyMap<string, number> | undefined;
  /** Whether the cell could not be computed: such rows stand last of all, behind those whose cell is absent. */
  readonly isError?: ((row: number) => boolean) | undefined;
}

/** What cells of different types are sorted by first (SHEET-8). */
const Rank = { boolean: 0, number: 1, choice: 2, text: 3, absent: 4, error: 5 } as const;

interface Sortable {
  readonly rank: (typeof Rank)[keyof typeof Rank];
  readonly number: number;
  readonly text: string;
}

const absent: Sortable = { rank: Rank.absent, number: 0, text: "" };
const error: Sortable = { rank: Rank.error, number: 0, text: "" };

function sortable(cell: CellView, choices: SortColumn["choices"]): Sortable {
  if (cell === null) return absent;
  if (typeof cell === "boolean") return { rank: Rank.boolean, number: cell ? 1 : 0, text: "" };
  const number = numberOfCell(cell);
  if (number !== undefined) return { rank: Rank.number, number, text: "" };
  const text = textOfView(cell);
  const choice = choices?.get(text);
  if (choice !== undefined) return { rank: Rank.choice, number: choice, text: "" };
  return { rank: Rank.text, number: 0, text: naturalText(text) };
}

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

function compare(a: Sortable, b: Sortable): number {
  if (a.rank !== b.rank) return a.rank - b.rank;
  if (a.rank === Rank.text) return a.text < b.text ? -1 : a.text > b.text ? 1 : 0;
  if (Number.isNaN(a.number) || Number.isNaN(b.number))
    return Number(Number.isNaN(a.number)) - Number(Number.isNaN(b.number));
  return a.number - b.number;
}

/**
 * The rows 0 to `count` in the order the columns ask for: booleans, then numbers, then texts; absent cells last whatever the
 * direction; equal rows as they were (SHEET-8). With no columns: as they were.
 */
export const sortedRows = (count: number, columns: readonly SortColumn[]): number[] =>
  new RowSorter().sorted(
    Array.from({ length: count }, (_, row) => String(row)),
    columns,
  );

/** What one column made of a row. */
interface Prepared {
  readonly cell: CellView;
  readonly choices: SortColumn["choices"];
  readonly isError: boolean;
  readonly sortable: Sortable;
}

/** A row as it is sorted: one object for as long as the row is there. */
interface Entry {
  row: number;
  /** When it was last there. */
  turn: number;
  /** By place of the column. */
  readonly prepared: Prepared[];
}

/**
 * Sorts the same rows again and again: what a cell is sorted by is kept while the cell is the same one, and rows start from
 * their order of the last time, from which a few edits move few.
 */
export class RowSorter {
  readonly #entries = new Map<string, Entry>();
  #order: Entry[] = [];
  #turn = 0;

  /** The rows, named by `keys`, in the order of the sort, as `sortedRows` returns it. */
  sorted(keys: readonly string[], columns: readonly SortColumn[]): number[] {
    this.#turn += 1;
    const added: Entry[] = [];
    keys.forEach((key, row) => {
      const known = this.#entries.get(key);
      const entry = known ?? { row, turn: this.#turn, prepared: [] };
      entry.row = row;
      entry.turn = this.#turn;
      columns.forEach((column, at) => (entry.prepared[at] = prepared(row, column, entry.prepared[at])));
      if (known) return;
      this.#entries.set(key, entry);
      added.push(entry);
    });
    this.#forgetOthers(keys.length);
    this.#order = [...this.#order.filter(({ turn }) => turn === this.#turn), ...added].sort(entryOrder(columns));
    return this.#order.map(({ row }) => row);
  }

  #forgetOthers(count: number): void {
    if (this.#entries.size === count) return;
    for (const [key, { turn }] of this.#entries) if (turn !== this.#turn) this.#entries.delete(key);
  }
}

function prepared(row: number, { cell, choices, isError }: SortColumn, before: Prepared | undefined): Prepared {
  const own = cell(row);
  const fails = isError?.(row) ?? false;
  if (before?.cell === own && before.choices === choices && before.isError === fails) return before;
  return { cell: own, choices, isError: fails, sortable: fails ? error : sortable(own, choices) };
}

/** The order of rows by their columns, the first before the others; equal rows by their numbers. */
const entryOrder = (columns: readonly SortColumn[]) => {
  const signs = columns.map(({ descending }) => (descending ? -1 : 1));
  return (a: Entry, b: Entry): number => {
    for (let at = 0; at < signs.length; at += 1) {
      const [left, right] = [a.prepared[at]?.sortable ?? absent, b.prepared[at]?.sortable ?? absent];
      const order = compare(left, right);
      // What is absent stands last whatever the direction.
      if (order !== 0) return left.rank >= Rank.absent || right.rank >= Rank.absent ? order : order * (signs[at] ?? 1);
    }
    return a.row - b.row;
  };
};
