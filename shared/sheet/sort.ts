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
}

/** What cells of different types are sorted by first (editor 7.1). */
const Rank = { boolean: 0, number: 1, choice: 2, text: 3, absent: 4 } as const;

interface Sortable {
  readonly rank: (typeof Rank)[keyof typeof Rank];
  readonly number: number;
  readonly text: string;
}

const absent: Sortable = { rank: Rank.absent, number: 0, text: "" };

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
 * direction; equal rows as they were (editor 7.1). With no columns: as they were.
 */
export function sortedRows(count: number, columns: readonly SortColumn[]): number[] {
  const rows = Array.from({ length: count }, (_, row) => row);
  const prepared = columns.map(({ cell, descending, choices }) => ({
    cells: rows.map((row) => sortable(cell(row), choices)),
    sign: descending ? -1 : 1,
  }));
  if (prepared.length === 0) return rows;
  return rows.sort((a, b) => {
    for (const { cells, sign } of prepared) {
      const [left, right] = [cells[a] ?? absent, cells[b] ?? absent];
      const order = compare(left, right);
      if (order === 0) continue;
      return left.rank === Rank.absent || right.rank === Rank.absent ? order : order * sign;
    }
    return a - b;
  });
}
