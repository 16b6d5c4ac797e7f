import { failed, ok, type Result } from "../base/index.js";
import { axisOf, meetings, tooMany, type PivotGroup } from "./axis.js";
import { figureOf, numbersOf, type PivotFigure, type Wholes } from "./measure.js";
import type { PivotSpec } from "./spec.js";

/** A table of the rows of a sheet by some of their fields (PIVOT-1). */
export interface Pivot {
  readonly rows: readonly PivotGroup[];
  readonly columns: readonly PivotGroup[];
  /** The cell where a row and a column of the table meet; undefined where no row of the sheet stands in both. */
  cell(row: number, column: number): PivotFigure | undefined;
  /** Of whole rows and columns of the table, where every row of the sheet counts once. */
  readonly rowTotals: readonly PivotFigure[];
  readonly columnTotals: readonly PivotFigure[];
  readonly total: PivotFigure;
}

/**
 * Groups so many rows of a sheet and measures the groups. The cost is linear in the rows and in the places they stand in;
 * arrays that would stand in more than `mostPlaces` are refused.
 */
export function pivotOf(count: number, { rows, columns, measure, of }: PivotSpec): Result<Pivot> {
  const down = axisOf(rows, count);
  if (!down.ok) return down;
  const across = axisOf(columns, count);
  if (!across.ok) return across;
  const width = across.value.groups.length;
  const met = meetings(down.value.held, across.value.held, width);
  if (!met) return failed(tooMany([...rows, ...columns]));
  const numbers = numbersOf(of, count);
  const figure = (members: readonly number[], wholes: Partial<Wholes> = {}): PivotFigure =>
    figureOf(measure, members, numbers, { all: count, row: count, column: count, ...wholes });
  const [downGroups, acrossGroups] = [down.value.groups, across.value.groups];
  const sizeOf = (group: PivotGroup | undefined): number => group?.rows.length ?? 0;
  const figures = new Map<number, PivotFigure>();
  for (const [place, members] of met) {
    const wholes = {
      row: sizeOf(downGroups[Math.floor(place / width)]),
      column: sizeOf(acrossGroups[place % width]),
    };
    figures.set(place, figure(members, wholes));
  }
  return ok({
    rows: downGroups,
    columns: acrossGroups,
    cell: (row, column) => figures.get(row * width + column),
    rowTotals: downGroups.map((group) => figure(group.rows, { row: sizeOf(group) })),
    columnTotals: acrossGroups.map((group) => figure(group.rows, { column: sizeOf(group) })),
    total: figure(Array.from({ length: count }, (_, row) => row)),
  });
}
