import { numberOfCell, textOfView, type CellView } from "../sheet/index.js";

export interface ValueCount {
  /** Empty for absent cells and empty texts. */
  readonly text: string;
  readonly count: number;
}

/** What is told of the numbers of a column. */
export interface NumberSummary {
  readonly count: number;
  readonly least: number;
  readonly most: number;
  readonly mean: number;
  readonly median: number;
}

export interface ColumnStatistics {
  /** The most frequent first; of equally frequent ones, that seen first (editor 7.3). */
  readonly counts: readonly ValueCount[];
  /** Rows, not values: a row of an array has several. */
  readonly rows: number;
  /** Absent where no cell holds a number. */
  readonly numbers?: NumberSummary;
}

/** Counts the values of a column, given the cells of each row: one, or all elements of an array (editor 7.3). */
export function columnStatistics(rows: readonly (readonly CellView[])[]): ColumnStatistics {
  const counts = new Map<string, number>();
  const numbers: number[] = [];
  for (const cells of rows) {
    const said = cells.length > 1 ? cells.filter((cell) => cell !== null) : cells;
    for (const cell of said.length === 0 ? [null] : said) {
      const text = textOfView(cell);
      counts.set(text, (counts.get(text) ?? 0) + 1);
      const number = numberOfCell(cell);
      if (number !== undefined && Number.isFinite(number)) numbers.push(number);
    }
  }
  const summary = summaryOf(numbers);
  return {
    counts: [...counts].map(([text, count]) => ({ text, count })).sort((a, b) => b.count - a.count),
    rows: rows.length,
    ...(summary ? { numbers: summary } : {}),
  };
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
