import type { EarlierFigures, Pivot } from "../../shared/pivot/index.js";
import { nameOfGroup } from "./figures.js";
import { texts } from "./texts.js";

/** More parts of a bar cannot be told apart; the smallest are drawn as one. */
const mostSeries = 8;
/** More bars are no curve. */
const mostBars = 40;

/** A bar: how many rows each of its parts stands for, now and in the version it is compared with. */
export interface CountBar {
  readonly name: string;
  readonly parts: readonly number[];
  readonly partsThen: readonly number[];
  readonly total: number;
  readonly totalThen: number | null;
}

/** A pivot of counts as bars with parts. */
export interface CountBars {
  /** What the parts are, with how many rows they have in all. */
  readonly series: readonly { readonly title: string; readonly total: number }[];
  readonly bars: readonly CountBar[];
  /** Bars that are not drawn. */
  readonly left: number;
}

/**
 * The lines of a pivot as bars, in their order, with its columns as their parts. Whole numbers between two lines that no row has
 * get an empty bar: a curve with gaps closed up has another shape.
 */
export function countBars(pivot: Pivot, lines: readonly number[], before: EarlierFigures | undefined): CountBars {
  const places = pivot.columns
    .map((_group, at) => at)
    .sort((a, b) => (pivot.columnTotals[b]?.value ?? 0) - (pivot.columnTotals[a]?.value ?? 0) || a - b);
  const isCut = places.length > mostSeries;
  const own = (isCut ? places.slice(0, mostSeries - 1) : places).sort((a, b) => a - b);
  const rest = isCut ? places.slice(mostSeries - 1) : [];
  const partsOf = (count: (column: number) => number): readonly number[] => [
    ...own.map(count),
    ...(isCut ? [rest.reduce((sum, column) => sum + count(column), 0)] : []),
  ];
  const all = lines.map((row): CountBar => {
    const group = pivot.rows[row];
    return {
      name: group ? nameOfGroup(group) : "",
      parts: partsOf((column) => pivot.cell(row, column)?.value ?? 0),
      partsThen: before ? partsOf((column) => before.figure(row, column)?.value ?? 0) : [],
      total: pivot.rowTotals[row]?.value ?? 0,
      totalThen: before ? (before.figure(row, null)?.value ?? 0) : null,
    };
  });
  const bars = withGaps(all, (name) => ({
    ...emptyBar(
      name,
      partsOf(() => 0),
    ),
    totalThen: before ? 0 : null,
  }));
  const titleOf = (column: number): string => {
    const group = pivot.columns[column];
    return group && group.cells.length > 0 ? nameOfGroup(group) : texts.allTogether;
  };
  const series = partsOf((column) => pivot.columnTotals[column]?.value ?? 0).map((total, at) => ({
    title: own[at] === undefined ? texts.others(rest.length) : titleOf(own[at]),
    total,
  }));
  return { series, bars: bars.slice(0, mostBars), left: Math.max(0, bars.length - mostBars) };
}

const emptyBar = (name: string, parts: readonly number[]): CountBar => ({
  ...{ name, parts, partsThen: parts, total: 0, totalThen: 0 },
});

/** The bars with those of whole numbers between them; as they are where their names are no ascending whole numbers. */
function withGaps(bars: readonly CountBar[], empty: (name: string) => CountBar): readonly CountBar[] {
  const numbers = bars.map(({ name }) => (/^\d{1,6}$/u.test(name) ? Number(name) : null));
  return bars.flatMap((bar, at) => {
    const [last, now] = [numbers[at - 1] ?? null, numbers[at] ?? null];
    if (last === null || now === null || now <= last || now - last > mostBars) return [bar];
    const missing = Array.from({ length: now - last - 1 }, (_, step) => empty(String(last + 1 + step)));
    return [...missing, bar];
  });
}
