import { NOBODY, NONE, type Layout } from "../../../shared/match/index.js";
import type { BoardRow } from "./board.js";

/** Where the rows of a layout with columns are drawn: lines of the grid, counted from 1. */
export interface BoardGrid {
  /** Heights of all rows, as CSS has them. */
  readonly template: string;
  /** The row each of the rows is drawn in, by its place in the list; the middle is a line of its own between the sides. */
  readonly lines: readonly number[];
  /** The first and last grid row of the question beside the rows that face each other. */
  readonly question: { readonly from: number; readonly to: number };
  readonly middle: number;
}

/** A hand is as wide as the table: its row is outside the grid, and the question is beside the rows within. */
export const isHandRow = ({ zones }: BoardRow): boolean => zones.some(({ layout }) => layout.look === "fan");

/** So many lines of cards lie above each other in a row. */
const linesIn = ({ zones }: BoardRow): number =>
  Math.max(1, ...zones.map(({ lines, layout }) => Math.max(lines.length, layout.groups?.length ?? 0)));

/** Piles alone, and rows of cards that are empty: these are read in less height than cards are. */
const isOfPiles = ({ zones }: BoardRow): boolean =>
  zones.some(({ layout }) => layout.look === "pile") &&
  zones.every(({ layout, cards }) => layout.look === "pile" || (layout.look === "row" && cards.length === 0));

function heightOf(row: BoardRow, isOwn: boolean): string {
  if (row.side === NOBODY) return "auto";
  if (isOfPiles(row)) return "minmax(0, 0.6fr)";
  if (!isHandRow(row)) return `minmax(0, ${linesIn(row) === 1 ? 1 : 0.8 * linesIn(row)}fr)`;
  if (isOwn) return "minmax(0, 1.1fr)";
  const isOpen = row.zones.some(({ layout, cards }) => layout.look === "fan" && cards.some((card) => card !== NONE));
  return isOpen ? "minmax(0, 0.8fr)" : "minmax(46px, 0.34fr)";
}

/** The grid of a layout with columns; undefined for one without, whose rows are stacked. */
export function boardGrid({ columns }: Layout, rows: readonly BoardRow[], bottom: number): BoardGrid | undefined {
  if (columns === undefined) return undefined;
  const lines = rows.map((_row, at) => at + 1);
  const within = rows.flatMap((row, at) => (isHandRow(row) ? [] : [at + 1]));
  return {
    template: rows.map((row) => heightOf(row, row.side === bottom)).join(" "),
    lines,
    question: { from: within[0] ?? 1, to: (within.at(-1) ?? 1) + 1 },
    middle: rows.findIndex(({ side }) => side === NOBODY) + 1,
  };
}
