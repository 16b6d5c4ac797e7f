import type { Box, CellPlace } from "../selection/selection.js";

export type FillDirection = "down" | "up" | "right" | "left";

/** Cells to be filled from those beside them. */
export interface FillArea {
  readonly source: Box;
  /** The cells to be filled, without the source. */
  readonly target: Box;
  readonly direction: FillDirection;
}

/**
 * What is filled where the corner of a selection is dragged to a cell: along the columns or the rows, whichever it was dragged
 * further. Undefined while it is within the selection.
 */
export function draggedArea(source: Box, to: CellPlace): FillArea | undefined {
  const { top, left, bottom, right } = source;
  const past: readonly (readonly [number, FillDirection, Box])[] = [
    [to.row - bottom, "down", { ...source, top: bottom + 1, bottom: to.row }],
    [top - to.row, "up", { ...source, top: to.row, bottom: top - 1 }],
    [to.column - right, "right", { ...source, left: right + 1, right: to.column }],
    [left - to.column, "left", { ...source, left: to.column, right: left - 1 }],
  ];
  const [cells, direction, target] = past.reduce((most, each) => (each[0] > most[0] ? each : most));
  return cells > 0 ? { source, target, direction } : undefined;
}

/** A selection whose first cells are to be continued over the rest of it; undefined where there is no rest. */
export function seriesArea(box: Box, isSeed: (place: CellPlace) => boolean): FillArea | undefined {
  const { top, left, bottom, right } = box;
  const isDown = bottom > top;
  if (!isDown && right === left) return undefined;
  const length = isDown ? bottom - top + 1 : right - left + 1;
  const second = isDown ? { row: top + 1, column: left } : { row: top, column: left + 1 };
  const seeds = length > 2 && isSeed(second) ? 2 : 1;
  return isDown
    ? { source: { ...box, bottom: top + seeds - 1 }, target: { ...box, top: top + seeds }, direction: "down" }
    : { source: { ...box, right: left + seeds - 1 }, target: { ...box, left: left + seeds }, direction: "right" };
}

export const unionOf = ({ source, target }: FillArea): Box => ({
  top: Math.min(source.top, target.top),
  left: Math.min(source.left, target.left),
  bottom: Math.max(source.bottom, target.bottom),
  right: Math.max(source.right, target.right),
});

/** The cells of one line of a fill, each list from the source outwards. */
export interface FillLane {
  readonly from: readonly CellPlace[];
  readonly to: readonly CellPlace[];
}

/** The lines along which an area is filled: its columns, or its rows. */
export function* fillLanes({ source, target, direction }: FillArea): Iterable<FillLane> {
  const isVertical = direction === "down" || direction === "up";
  const isBackwards = direction === "up" || direction === "left";
  const first = isVertical ? source.left : source.top;
  const last = isVertical ? source.right : source.bottom;
  for (let lane = first; lane <= last; lane += 1) {
    const placesIn = ({ top, left, bottom, right }: Box): CellPlace[] => {
      const [start, end] = isVertical ? [top, bottom] : [left, right];
      const places = Array.from({ length: end - start + 1 }, (_, at) => start + at);
      return (isBackwards ? places.toReversed() : places).map((at) =>
        isVertical ? { row: at, column: lane } : { row: lane, column: at },
      );
    };
    yield { from: placesIn(source), to: placesIn(target) };
  }
}
