/** A cell by its place on screen: row from the top, column from the left, both from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** A range of cells: `anchor` stays while the selection is extended, `focus` moves. */
export interface Selection {
  readonly anchor: CellPlace;
  readonly focus: CellPlace;
}

/** The rectangle of a selection, all borders included. */
export interface Box {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** How far the sheet reaches. */
export interface Extent {
  readonly rows: number;
  readonly columns: number;
}

export const single = (place: CellPlace): Selection => ({ anchor: place, focus: place });

export const boxOf = ({ anchor, focus }: Selection): Box => ({
  top: Math.min(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  bottom: Math.max(anchor.row, focus.row),
  right: Math.max(anchor.column, focus.column),
});

export const contains = (box: Box, { row, column }: CellPlace): boolean =>
  row >= box.top && row <= box.bottom && column >= box.left && column <= box.right;

export const cellCount = ({ top, left, bottom, right }: Box): number => (bottom - top + 1) * (right - left + 1);

const clamp = (value: number, size: number): number => Math.max(0, Math.min(size - 1, value));

export const inside = ({ row, column }: CellPlace, { rows, columns }: Extent): CellPlace => ({
  row: clamp(row, rows),
  column: clamp(column, columns),
});

/** The selection with its moving end carried by some rows and columns. */
export const extended = ({ anchor, focus }: Selection, by: CellPlace, extent: Extent): Selection => ({
  anchor,
  focus: inside({ row: focus.row + by.row, column: focus.column + by.column }, extent),
});

export const everything = ({ rows, columns }: Extent): Selection => ({
  anchor: { row: 0, column: 0 },
  focus: { row: Math.max(0, rows - 1), column: Math.max(0, columns - 1) },
});

/** One cell to be given a text. */
export interface Filled extends CellPlace {
  readonly text: string;
}

/**
 * Where a paste goes: repeated over a selection that is a multiple of it in each direction, else once from the
 * selection's upper left corner. What would lie outside the sheet is left out.
 */
export function pasted(texts: readonly (readonly string[])[], box: Box, extent: Extent): { cells: Filled[]; box: Box } {
  const height = texts.length;
  // The rows of a paste are more than a call takes arguments.
  const width = texts.reduce((widest, row) => Math.max(widest, row.length), 0);
  const repeats = (size: number, unit: number): number => (size % unit === 0 ? size : unit);
  const rows = repeats(box.bottom - box.top + 1, height);
  const columns = repeats(box.right - box.left + 1, width);
  const bottom = Math.min(box.top + rows, extent.rows) - 1;
  const right = Math.min(box.left + columns, extent.columns) - 1;
  const cells: Filled[] = [];
  for (let row = box.top; row <= bottom; row += 1) {
    for (let column = box.left; column <= right; column += 1) {
      const text = texts[(row - box.top) % height]?.[(column - box.left) % width];
      if (text !== undefined) cells.push({ row, column, text });
    }
  }
  return { cells, box: { ...box, bottom, right } };
}

/** Pairs of source and target for filling a selection from its first row (`down`) or first column (`right`). */
export function fillPairs(box: Box, direction: "down" | "right"): { from: CellPlace; to: CellPlace }[] {
  const pairs: { from: CellPlace; to: CellPlace }[] = [];
  for (let row = box.top; row <= box.bottom; row += 1) {
    for (let column = box.left; column <= box.right; column += 1) {
      const from = direction === "down" ? { row: box.top, column } : { row, column: box.left };
      if (from.row !== row || from.column !== column) pairs.push({ from, to: { row, column } });
    }
  }
  return pairs;
}

/**
 * Where rows go that are dropped between two rows on screen, all of them together: the row that they come before, unless that
 * changes nothing.
 */
export function dropTarget(
  keys: readonly string[],
  moved: ReadonlySet<string>,
  gap: number,
): { readonly before: string | null } | undefined {
  const isStaying = (key: string): boolean => !moved.has(key);
  const before = keys.slice(gap).find(isStaying);
  const above = keys.slice(0, gap).filter(isStaying);
  const at = above.length;
  const stays = keys.slice(at, at + moved.size).every((key) => moved.has(key));
  return stays ? undefined : { before: before ?? null };
}
