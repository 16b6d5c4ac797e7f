import { cellCount, type Box, type CellPlace } from "./selection.js";

/** Rows on screen in which the same columns are selected, by their places; the columns from left to right. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
  readonly columns: readonly number[];
}

const ascending = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b);

const through = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

/** The cells of ranges, which may overlap, each once: from top to bottom, in as few bands as there can be. */
export function bandsOf(boxes: readonly Box[]): Band[] {
  const edges = ascending(boxes.flatMap(({ top, bottom }) => [top, bottom + 1]));
  const bands: Band[] = [];
  edges.slice(0, -1).forEach((top, at) => {
    const bottom = (edges[at + 1] ?? top) - 1;
    const here = boxes.filter((box) => box.top <= top && box.bottom >= bottom);
    const columns = ascending(here.flatMap(({ left, right }) => through(left, right)));
    if (columns.length === 0) return;
    const above = bands.at(-1);
    if (above?.bottom === top - 1 && isSame(above.columns, columns)) bands[bands.length - 1] = { ...above, bottom };
    else bands.push({ top, bottom, columns });
  });
  return bands;
}

const isSame = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((each, at) => each === others[at]);

/** How many cells ranges have together, those counted once that are in several. */
export const countOf = (boxes: readonly Box[]): number =>
  bandsOf(boxes).reduce((sum, { top, bottom, columns }) => sum + (bottom - top + 1) * columns.length, 0);

/** Whether a cell is in more than one of the ranges. */
export const doOverlap = (boxes: readonly Box[]): boolean =>
  boxes.reduce((sum, box) => sum + cellCount(box), 0) > countOf(boxes);

const isWithin = (box: Box, { top, left, bottom, right }: Box): boolean =>
  box.top >= top && box.left >= left && box.bottom <= bottom && box.right <= right;

/** How many ranges a person sees: one that lies within another is not seen. */
export const rangeCount = (boxes: readonly Box[]): number =>
  boxes.filter((box, at) =>
    boxes.every((other, place) => place === at || !isWithin(box, other) || (place > at && isWithin(other, box))),
  ).length;

/** The cells of ranges, each once, in reading order. */
export function* placesIn(boxes: readonly Box[]): Iterable<CellPlace> {
  for (const { top, bottom, columns } of bandsOf(boxes)) {
    for (let row = top; row <= bottom; row += 1) for (const column of columns) yield { row, column };
  }
}

/**
 * Whether the cells are those of some rows in some columns, however far apart these are: only then do they make a table, as
 * in other spreadsheets.
 */
export function isTable(boxes: readonly Box[]): boolean {
  const [first, ...others] = bandsOf(boxes);
  return first !== undefined && others.every(({ columns }) => isSame(columns, first.columns));
}

/** A range without the cells of another one: what is above it, beside it and below. */
function cut(box: Box, { top, left, bottom, right }: Box): Box[] {
  if (box.bottom < top || box.top > bottom || box.right < left || box.left > right) return [box];
  const middle = { ...box, top: Math.max(box.top, top), bottom: Math.min(box.bottom, bottom) };
  return [
    { ...box, bottom: top - 1 },
    { ...middle, right: left - 1 },
    { ...middle, left: right + 1 },
    { ...box, top: bottom + 1 },
  ].filter((part) => part.top <= part.bottom && part.left <= part.right);
}

/** Ranges without the cells of one. */
export const without = (boxes: readonly Box[], hole: Box): Box[] => boxes.flatMap((box) => cut(box, hole));
