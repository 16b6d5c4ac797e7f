import { mostRowsOfAct } from "../../../shared/workspace/index.js";
import { pasted, type Box, type Extent, type Filled } from "../selection/selection.js";
import { pasteTexts } from "../texts.js";

/** A cell of a row to be added, by the place of its column. */
export interface NewCellText {
  readonly column: number;
  readonly text: string;
}

/** What a paste comes to: the cells the sheet has, and what lies beyond it. */
export interface PastePlan {
  readonly cells: readonly Filled[];
  /** The part of the paste that the sheet has room for; undefined where what is selected stays so. */
  readonly box: Box | undefined;
  /** What lies below the last row, as far down as something is written there; only the columns the sheet has. */
  readonly newRows: readonly (readonly NewCellText[])[];
  /** How many columns to the right of the last one hold something. */
  readonly columnsBeyond: number;
}

/** Where texts from the clipboard go. Blank cells beyond the sheet are no loss: spreadsheets copy many of them. */
export function planPaste(texts: readonly (readonly string[])[], box: Box, extent: Extent): PastePlan {
  const { cells, box: target } = pasted(texts, box, extent);
  const beyondRight = extent.columns - box.left;
  const below = texts.slice(Math.max(0, extent.rows - box.top));
  const lastWritten = below.findLastIndex((row) => row.some((text) => text !== ""));
  const newRows = below
    .slice(0, lastWritten + 1)
    .map((row) => row.slice(0, beyondRight).map((text, at): NewCellText => ({ column: box.left + at, text })));
  const width = texts.reduce((widest, row) => Math.max(widest, row.findLastIndex((text) => text !== "") + 1), 0);
  return { cells, box: target, newRows, columnsBeyond: Math.max(0, width - beyondRight) };
}

/**
 * A table that goes into each of several ranges, as often as it fits there; undefined where one of them is not a multiple of its
 * shape, as that range is no place for it then. Where ranges overlap, the one that was selected later counts.
 */
export function planPasteInAll(texts: readonly (readonly string[])[], boxes: readonly Box[]): PastePlan | undefined {
  const height = texts.length;
  const width = texts.reduce((widest, row) => Math.max(widest, row.length), 0);
  const isRoom = ({ top, left, bottom, right }: Box): boolean =>
    (bottom - top + 1) % height === 0 && (right - left + 1) % width === 0;
  if (height === 0 || width === 0 || !boxes.every(isRoom)) return undefined;
  const filled = new Map<string, Filled>();
  for (const box of boxes) {
    const extent = { rows: box.bottom + 1, columns: box.right + 1 };
    for (const cell of pasted(texts, box, extent).cells) filled.set(`${cell.row} ${cell.column}`, cell);
  }
  const cells = [...filled.values()].sort((a, b) => a.row - b.row || a.column - b.column);
  return { cells, box: undefined, newRows: [], columnsBeyond: 0 };
}

/**
 * What is asked before rows are added or something of a paste is left out; undefined where all of it fits. `noRows` says why this
 * page adds none.
 */
export function pasteQuestion(
  { newRows, columnsBeyond }: Pick<PastePlan, "newRows" | "columnsBeyond">,
  sheet: { readonly lastColumn: string; readonly isArranged: boolean; readonly noRows?: string | undefined },
): { readonly text: string; readonly add: string | undefined } | undefined {
  const rows = newRows.length;
  if (rows === 0 && columnsBeyond === 0) return undefined;
  const { noRows } = sheet;
  const canAdd = rows > 0 && rows <= mostRowsOfAct && noRows === undefined;
  const sentences = [
    ...(rows > 0 ? [pasteTexts.moreRows(rows)] : []),
    ...(rows > 0 && noRows !== undefined ? [noRows] : []),
    ...(rows > mostRowsOfAct && noRows === undefined ? [pasteTexts.tooManyRows(mostRowsOfAct)] : []),
    ...(canAdd && sheet.isArranged ? [pasteTexts.rowsAtEnd] : []),
    ...(columnsBeyond > 0 ? [pasteTexts.columnsLeftOut(columnsBeyond, sheet.lastColumn)] : []),
  ];
  return { text: sentences.join(" "), add: canAdd ? pasteTexts.addRows(rows) : undefined };
}
