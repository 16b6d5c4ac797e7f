import { textIn, type ToolRow } from "../../tools.js";
import { capitalised } from "../vocabulary.js";

/** Cards by a word that is no type or subtype of the workspace, or by none: they are counted, too. */
export const otherWords = "(other)";

/** The type that a row says, whatever it is. */
export const typeIn = (row: ToolRow): string => (textIn(row, "type") ?? "").trim().toLowerCase();

/** The types of cards that a chart has a series for. */
export interface ChartedTypes {
  readonly series: readonly string[];
  readonly titles: readonly string[];
  /** The series of a type. */
  of(type: string): string;
}

/** A series for each type of the workspace, and one for all others where some row has another type or none. */
export function chartedTypes(known: readonly string[], rows: readonly ToolRow[]): ChartedTypes {
  const names = new Set(known);
  const of = (type: string): string => (names.has(type) ? type : otherWords);
  const others = rows.some((row) => !names.has(typeIn(row))) ? [otherWords] : [];
  return { series: [...known, ...others], titles: [...known.map(capitalised), ...others], of };
}
