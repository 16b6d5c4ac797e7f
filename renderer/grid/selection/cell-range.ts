/** Keys of the rows, or ids of the columns, on screen in their order, with the place of each. */
export class Axis {
  #index: ReadonlyMap<string, number> | undefined;

  constructor(readonly keys: readonly string[]) {}

  get size(): number {
    return this.keys.length;
  }

  /** The place of a key from 0; undefined where it is not on screen. */
  place(key: string): number | undefined {
    this.#index ??= new Map(this.keys.map((each, at) => [each, at]));
    return this.#index.get(key);
  }
}

/** A range in one direction, by what stays the same while rows and columns move. */
export interface Ends {
  /** Where the range began. */
  readonly anchor: string;
  /** The end that moves while the range is extended. */
  readonly head: string;
  /** The one with the active cell; between the two. */
  readonly active: string;
}

/** The first and the last of some rows or columns. */
export type Edges = readonly [first: string, last: string];

/** A range without the active cell. */
export interface FurtherRange {
  readonly rows: Edges;
  readonly columns: Edges;
}

/** The selected cells and, among them, the active one: the only cell that typing changes. */
export interface CellRange {
  /** Of the range with the active cell. */
  readonly rows: Ends;
  readonly columns: Ends;
  /** The ranges that are selected as well; they may overlap. */
  readonly further: readonly FurtherRange[];
}

export const onlyAt = (key: string): Ends => ({ anchor: key, head: key, active: key });

/** The survivor nearest to a place: first those after it, as the next row moves up when one is deleted. */
function nearest(before: Axis, after: Axis, place: number, first: number, last: number): string | undefined {
  const isThere = (key: string | undefined): key is string => key !== undefined && after.place(key) !== undefined;
  for (let at = place; at <= last; at += 1) if (isThere(before.keys[at])) return before.keys[at];
  for (let at = place - 1; at >= first; at -= 1) if (isThere(before.keys[at])) return before.keys[at];
  return undefined;
}

/** First and last place of the survivors; undefined where others stand between them now. */
function togetherIn(before: Axis, after: Axis, top: number, bottom: number): readonly [number, number] | undefined {
  let first = Infinity;
  let last = -1;
  for (let at = top; at <= bottom; at += 1) {
    const place = after.place(before.keys[at] ?? "");
    if (place === undefined) continue;
    first = Math.min(first, place);
    last = Math.max(last, place);
  }
  for (let place = first; place <= last; place += 1) {
    const old = before.place(after.keys[place] ?? "");
    if (old !== undefined && (old < top || old > bottom)) return undefined;
  }
  return last === -1 ? undefined : [first, last];
}

/**
 * The same range after rows or columns came, went or moved. A range that was torn apart shrinks to its active cell. Where
 * that is gone, its neighbour becomes active: one of the range if any is left, else the next one. Undefined where nothing
 * is left of `before`. Costs as much as the range is long, beside the index of `after`.
 */
export function followed(ends: Ends, before: Axis, after: Axis): Ends | undefined {
  const placeOf = (key: string): number => before.place(key) ?? 0;
  const [anchor, head, active] = [placeOf(ends.anchor), placeOf(ends.head), placeOf(ends.active)];
  const isSingle = anchor === head && head === active;
  if (isSingle && after.place(ends.active) !== undefined) return ends;
  const [top, bottom] = [Math.min(anchor, head), Math.max(anchor, head)];
  const last = before.size - 1;
  const kept = nearest(before, after, active, top, bottom) ?? nearest(before, after, active, 0, last);
  if (kept === undefined) return undefined;
  const together = togetherIn(before, after, top, bottom);
  if (isSingle || !together) return onlyAt(kept);
  const keyAt = (place: number): string => after.keys[place] ?? kept;
  const [start, end] = [keyAt(together[0]), keyAt(together[1])];
  return anchor <= head ? { anchor: start, head: end, active: kept } : { anchor: end, head: start, active: kept };
}

/** What is left of rows or columns beside each other; undefined where that is nothing, and where others stand between. */
function edgesLeft([first, last]: Edges, before: Axis, after: Axis): Edges | undefined {
  const [start, end] = togetherIn(before, after, before.place(first) ?? 0, before.place(last) ?? -1) ?? [-1, -1];
  const [top, bottom] = [after.keys[start], after.keys[end]];
  return top === undefined || bottom === undefined ? undefined : [top, bottom];
}

/** What is left of further ranges after rows or columns came, went or moved. */
export const furtherLeft = (
  further: readonly FurtherRange[],
  of: "rows" | "columns",
  before: Axis,
  after: Axis,
): readonly FurtherRange[] =>
  further.flatMap((range) => {
    const edges = edgesLeft(range[of], before, after);
    return edges ? [{ ...range, [of]: edges }] : [];
  });

/** Whether all of some rows or columns are on screen. */
export const isThere = (keys: readonly string[], axis: Axis): boolean =>
  keys.every((key) => axis.place(key) !== undefined);
