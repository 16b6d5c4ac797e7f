import { cellName } from "../sheet/index.js";
import type { PivotGroup } from "./axis.js";
import type { PivotFigure } from "./measure.js";
import type { Pivot } from "./pivot.js";

/** A group that no row stands in any more. */
export interface GoneGroup {
  readonly group: PivotGroup;
  readonly total: PivotFigure | undefined;
}

/** What the cells of a pivot said in an earlier version of the rows. */
export interface EarlierFigures {
  /** Of a cell, by its row and column in the pivot of now; null stands for the totals. */
  readonly figure: (row: number | null, column: number | null) => PivotFigure | undefined;
  /** Rows and columns of the earlier table that no row stands in any more, each with its total then. */
  readonly gone: readonly GoneGroup[];
  /** Whether the earlier table had the same groups and figures. */
  readonly isSame: boolean;
}

const nameOf = ({ cells }: PivotGroup): string => JSON.stringify(cells.map(cellName));

/** Finds for each cell of a pivot what it said before: groups are the same where they hold the same values (PIVOT-5). */
export function earlierFigures(now: Pivot, before: Pivot): EarlierFigures {
  const [rows, columns] = [placesIn(now.rows, before.rows), placesIn(now.columns, before.columns)];
  return {
    figure: (row, column) => {
      const [line, place] = [row === null ? null : rows.places[row], column === null ? null : columns.places[column]];
      if (line === undefined || place === undefined) return undefined;
      if (line === null) return place === null ? before.total : before.columnTotals[place];
      return place === null ? before.rowTotals[line] : before.cell(line, place);
    },
    gone: [
      ...rows.gone.map((at) => goneAt(before.rows, before.rowTotals, at)),
      ...columns.gone.map((at) => goneAt(before.columns, before.columnTotals, at)),
    ].flat(),
    isSame:
      hasSameGroups(now.rows, before.rows) && hasSameGroups(now.columns, before.columns) && hasSameFigures(now, before),
  };
}

const hasSameGroups = (now: readonly PivotGroup[], before: readonly PivotGroup[]): boolean =>
  now.length === before.length &&
  now.every((group, at) => before[at] !== undefined && nameOf(group) === nameOf(before[at]));

/** Of tables of the same groups. */
function hasSameFigures(now: Pivot, before: Pivot): boolean {
  const areSame = (one: readonly PivotFigure[], other: readonly PivotFigure[]): boolean =>
    one.every((figure, at) => figure.value === other[at]?.value);
  return (
    now.figures.length === before.figures.length &&
    areSame(
      [now.total, ...now.rowTotals, ...now.columnTotals],
      [before.total, ...before.rowTotals, ...before.columnTotals],
    ) &&
    now.rows.every((_line, row) =>
      now.columns.every((_column, column) => now.cell(row, column)?.value === before.cell(row, column)?.value),
    )
  );
}

function goneAt(groups: readonly PivotGroup[], totals: readonly PivotFigure[], at: number): readonly GoneGroup[] {
  const group = groups[at];
  return group ? [{ group, total: totals[at] }] : [];
}

/** For each group of now its place before, and the places of the groups that are gone. */
function placesIn(now: readonly PivotGroup[], before: readonly PivotGroup[]) {
  const places = new Map(before.map((group, at) => [nameOf(group), at]));
  const found = now.map((group) => {
    const name = nameOf(group);
    const place = places.get(name);
    places.delete(name);
    return place;
  });
  return { places: found, gone: [...places.values()] };
}
