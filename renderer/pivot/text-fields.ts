import { textCells, type PivotField } from "../../shared/pivot/index.js";
import { plainText, textFacts } from "../../shared/search/index.js";
import type { TextLimits } from "../../shared/validate/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { readingsOf } from "../readings/index.js";
import type { GridRow } from "../state/index.js";
import type { PivotColumn } from "./columns.js";

/** What the texts say in some rows, which have been read; undefined for other fields. */
export function textFieldOf(
  sheet: SheetView,
  { key, title }: Pick<PivotColumn, "key" | "title">,
  rows: readonly GridRow[],
  limits: TextLimits | undefined,
): PivotField | undefined {
  const plain = { ...plainText, ...limits };
  const [cellsOf, readings] = [textCells(key, plain), readingsOf(sheet)];
  if (!cellsOf || !readings) return undefined;
  return {
    title,
    choices: [],
    cellsOf: (at) => (rows[at] ? cellsOf(textFacts(readings.meaning(rows[at]), readings.names, plain)) : [null]),
  };
}
