import type { KeyPress } from "../../state/index.js";
import { inside, type CellPlace, type Extent } from "./selection.js";

const arrows: Readonly<Record<string, CellPlace>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

const pages: Readonly<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1 };

const far = 1_000_000_000;

export const isMod = ({ ctrlKey, metaKey }: KeyPress): boolean => ctrlKey || metaKey;

/** How far a key carries the active cell; undefined for keys that do not move it. */
function stepOf(press: KeyPress): CellPlace | undefined {
  const arrow = arrows[press.key];
  const edge = isMod(press);
  if (arrow) return edge ? { row: arrow.row * far, column: arrow.column * far } : arrow;
  switch (press.key) {
    case "Home":
      return { row: edge ? -far : 0, column: -far };
    case "End":
      return { row: edge ? far : 0, column: far };
    default:
      return undefined;
  }
}

/**
 * Where a key leads from a cell: arrows, Home, End and the page keys, whose page `pageFrom` measures; with Mod to the edges
 * of the sheet (EDITOR-1). Undefined for all other keys. The place is inside the sheet.
 */
export function destination(
  press: KeyPress,
  from: CellPlace,
  extent: Extent,
  pageFrom: (row: number, direction: 1 | -1) => number,
): CellPlace | undefined {
  if (press.altKey) return undefined;
  const page = isMod(press) ? undefined : pages[press.key];
  if (page) return inside({ row: pageFrom(from.row, page), column: from.column }, extent);
  const step = stepOf(press);
  return step && inside({ row: from.row + step.row, column: from.column + step.column }, extent);
}

/** The next cell in reading order, or the one before; undefined past the ends of the sheet. */
export function tabbed({ row, column }: CellPlace, step: 1 | -1, { rows, columns }: Extent): CellPlace | undefined {
  const at = row * columns + column + step;
  if (at < 0 || at >= rows * columns) return undefined;
  return { row: Math.floor(at / columns), column: at % columns };
}
