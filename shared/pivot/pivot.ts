import { failed, ok, type Fault, type Result } from "../base/index.js";
import { axisOf, meetings, titlesOf, tooMany, type PivotGroup } from "./axis.js";
import { figureOf, numbersOf, type PivotFigure, type Wholes } from "./measure.js";
import { PlaceMap } from "./place-map.js";
import type { PivotField, PivotSpec } from "./spec.js";

/** A table of the rows of a sheet by some of their fields (PIVOT-1). */
export interface Pivot {
  readonly rows: readonly PivotGroup[];
  readonly columns: readonly PivotGroup[];
  /** The cell where a row and a column of the table meet; undefined where no row of the sheet stands in both. */
  cell(row: number, column: number): PivotFigure | undefined;
  /** Of all cells where rows of the sheet stand. */
  readonly figures: readonly PivotFigure[];
  /** Of whole rows and columns of the table, where every row of the sheet counts once. */
  readonly rowTotals: readonly PivotFigure[];
  readonly columnTotals: readonly PivotFigure[];
  readonly total: PivotFigure;
}

/** How many cells a table may have, empty ones too: it is written out as a whole. */
export const mostCells = 5_000_000;

/**
 * Groups so many rows of a sheet and measures the groups. The cost is linear in the rows and in the places they stand in;
 * arrays that would stand in more than `mostPlaces`, and tables of more than `mostCells`, are refused.
 */
export function pivotOf(count: number, { rows, columns, measure, of }: PivotSpec): Result<Pivot> {
  const down = axisOf(rows, count);
  if (!down.ok) return down;
  const across = axisOf(columns, count);
  if (!across.ok) return across;
  const [downGroups, acrossGroups] = [down.value.groups, across.value.groups];
  const [height, width] = [downGroups.length, acrossGroups.length];
  if (height * width > mostCells) return failed(tooLarge([...rows, ...columns], height, width));
  const met = meetings(down.value.held, across.value.held, { height, width });
  if (!met) return failed(tooMany([...rows, ...columns]));
  const numbers = numbersOf(of, count);
  const figure = (members: readonly number[], wholes: Partial<Wholes> = {}): PivotFigure =>
    figureOf(measure, members, numbers, { all: count, row: count, column: count, ...wholes });
  const sizeOf = (group: PivotGroup | undefined): number => group?.rows.length ?? 0;
  const cells = new PlaceMap<PivotFigure>(height * width, count);
  const figures = met.entries().map(([place, members]) => {
    const row = sizeOf(downGroups[Math.floor(place / width)]);
    const column = sizeOf(acrossGroups[place % width]);
    const found = figure(members, { row, column });
    cells.set(place, found);
    return found;
  });
  return ok({
    rows: downGroups,
    columns: acrossGroups,
    cell: (row, column) => cells.get(row * width + column),
    figures,
    rowTotals: downGroups.map((group) => figure(group.rows, { row: sizeOf(group) })),
    columnTotals: acrossGroups.map((group) => figure(group.rows, { column: sizeOf(group) })),
    total: figure(Array.from({ length: count }, (_, row) => row)),
  });
}

const tooLarge = (fields: readonly PivotField[], height: number, width: number): Fault => ({
  code: "pivot/too-large",
  message: `The values of ${titlesOf(fields)} make a table of ${height.toLocaleString("en")} by ${width.toLocaleString("en")} cells, which is too large.`,
  expected: `at most ${mostCells.toLocaleString("en")} cells`,
});
