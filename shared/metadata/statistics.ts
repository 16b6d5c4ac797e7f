import { cellName, numberOfCell, textOfView, type CellView } from "../sheet/index.js";

export interface ValueCount {
  /** Empty for absent cells and empty texts. */
  readonly text: string;
  readonly count: number;
  /** The values of that text, each once: 2 and "2" are one line, and different choices of a filter. */
  readonly values: readonly CellView[];
}

/** The statistics of the numbers of a column. */
export interface NumberSummary {
  readonly count: number;
  readonly least: number;
  readonly most: number;
  readonly mean: number;
  readonly median: number;
}

export interface ColumnStatistics {
  /** By value where values have an order, else the most frequent first; of equally frequent ones, that seen first (META-7). */
  readonly counts: readonly ValueCount[];
  /** Rows, not values: a row of an array has several. */
  readonly rows: number;
  /** Absent where no cell holds a number. */
  readonly numbers?: NumberSummary;
}

/**
 * Counts the values of a column, given the cells of each row: one, or all elements of an array (META-7).
 *
 * @param choices the values the column may hold, in their order; none where it may hold any
 */
export function columnStatistics(
  rows: readonly (readonly CellView[])[],
  choices: readonly string[] = [],
): ColumnStatistics {
  const counts = new Map<string, { count: number; readonly values: Map<string, CellView> }>();
  const ranks = new Map<string, Rank>();
  const places = new Map(choices.map((choice, at) => [choice, at]));
  const numbers: number[] = [];
  for (const cells of rows) {
    const said = cells.length > 1 ? cells.filter((cell) => cell !== null) : cells;
    for (const cell of said.length === 0 ? [null] : said) {
      const text = textOfView(cell);
      const counted = counts.get(text) ?? { count: 0, values: new Map<string, CellView>() };
      counted.count += 1;
      counted.values.set(cellName(cell), cell);
      counts.set(text, counted);
      const number = numberOfCell(cell);
      const rank = places.get(text) ?? number ?? dateOf(cell);
      if (rank !== undefined) ranks.set(text, rank);
      if (number !== undefined && Number.isFinite(number)) numbers.push(number);
    }
  }
  const summary = summaryOf(numbers);
  return {
    counts: inOrder(
      [...counts].map(([text, { count, values }]) => ({ text, count, values: [...values.values()] })),
      ranks,
    ),
    rows: rows.length,
    ...(summary ? { numbers: summary } : {}),
  };
}

/** What a value is ordered by: a place among the choices or a number; or a date, whose text is ordered as it is. */
type Rank = number | string;

function dateOf(cell: CellView): string | undefined {
  const isDate = typeof cell === "object" && cell !== null && "$date" in cell;
  return isDate ? textOfView(cell) : undefined;
}

/**
 * Values that have an order come in it, the others after them by count, empty cells last. A few numbers among texts make no
 * order: then all come by count.
 */
function inOrder(counts: ValueCount[], ranks: ReadonlyMap<string, Rank>): readonly ValueCount[] {
  const filled = counts.filter(({ text }) => text !== "").length;
  if (ranks.size * 2 <= filled) return counts.sort((a, b) => b.count - a.count);
  const groupOf = ({ text }: ValueCount): number => (text === "" ? 2 : ranks.has(text) ? 0 : 1);
  return counts.sort((a, b) => {
    const [first, second] = [ranks.get(a.text), ranks.get(b.text)];
    if (first === undefined || second === undefined) return groupOf(a) - groupOf(b) || b.count - a.count;
    return compare(first, second);
  });
}

function compare(a: Rank, b: Rank): number {
  if (typeof a === "number" && typeof b === "number") return a - b || 0;
  if (typeof a !== typeof b) return typeof a === "number" ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

function summaryOf(numbers: readonly number[]): NumberSummary | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [least, most] = [sorted[0], sorted.at(-1)];
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (least === undefined || most === undefined || low === undefined || high === undefined) return undefined;
  const mean = sorted.reduce((sum, number) => sum + number, 0) / sorted.length;
  return { count: sorted.length, least, most, mean, median: (low + high) / 2 };
}
