import type { RowGroup } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import type { GridRow } from "../state/index.js";
import type { Editing } from "./editors/editing.js";
import type { CellEdits } from "./edits/cell-edits.js";
import type { GridRows } from "./rows/grid-rows.js";
import type { Outline } from "./selection/outline.js";
import type { Range } from "./selection/range.js";
import type { CellName } from "./selection/sheet-axes.js";
import type { DrawnCells } from "./selection/range-pointer.js";
import type { Sight } from "./selection/sight.js";

/** The sheet on screen and what is selected in it: what reading and editing many cells needs. */
export interface CellsHost {
  readonly sheet: SheetView;
  /** The rows on screen, from top to bottom. */
  readonly rows: readonly GridRow[];
  readonly range: Range;
}

/** The grid of one sheet as keys, the pointer and the clipboard act on it. */
export interface GridHost extends CellsHost {
  readonly element: HTMLElement;
  readonly drawn: DrawnCells;
  readonly outline: Outline;
  readonly sight: Sight;
  readonly edits: CellEdits;
  readonly editing: Editing;
  /** Leads the keyboard to the head of the active column; returns whether it has one. */
  focusHeader(): boolean;
  /** The row that is a page below another one, or above it. */
  pageFrom(row: number, direction: 1 | -1): number;
}

/** The grid on screen as commands and features know it. */
export interface ActiveGrid extends GridHost {
  readonly gridRows: Pick<GridRows, "frozenCount" | "thatFit">;
  /** The groups of the rows, folded ones among them, from top to bottom; none where rows are not grouped. */
  readonly groups: readonly RowGroup[];
  /** The text of the group that a row belongs to. */
  groupOf(rowKey: string): string | undefined;
  /** What a row is called: by its name where it has one, else by its first column. */
  titleOf(rowKey: string): string;
  /** Ids of all columns on screen, from left to right. */
  columnIds(): string[];
  /** Leads the keyboard to the active cell, or to the first where there is none. */
  focus(): void;
  /** Brings a cell into view and selects it; without a column, the row's cell in the column one is in. */
  goTo(rowKey: string, column?: string, options?: { readonly focus?: boolean }): void;
  /** Shows rows too that are hidden, where they belong. */
  showAlso(rowKeys: readonly string[]): void;
  /** Goes to the cell a search has found; a computed one cannot be selected: it is marked, and `home` selected. */
  showFound(cell: CellName | undefined, options?: { readonly focus?: boolean; readonly home?: string | null }): void;
  /** Opens the menu of a column, by default that of the focused cell. */
  openMenu(column?: string): void;
  /** Arranges the rows as the person asks now, also those edited since. */
  rearrange(): void;
  /** Draws all cells again: what they look like has changed, not what they hold. */
  redrawCells(): void;
}
