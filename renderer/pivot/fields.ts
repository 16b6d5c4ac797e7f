import { cardFields, type PivotField, type PivotQuestion } from "../../shared/pivot/index.js";
import { cellName, isBlankCell } from "../../shared/sheet/index.js";
import type { TextLimits } from "../../shared/validate/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { cellsAt, derivedNameOf, placesOf } from "../arrangement/index.js";
import type { ValuesSnapshot } from "../derived/index.js";
import { languageOfSheet, type GridRow } from "../state/index.js";
import { pivotColumns, type PivotColumn } from "./columns.js";
import { overviewFieldOf, overviewOf } from "./overview-fields.js";
import { textFieldOf } from "./text-fields.js";

/** All that the figures of a sheet can ask about: its columns, what its game makes of them, and what its rules texts say. */
export const figureColumns = (sheet: SheetView): readonly PivotColumn[] => [
  ...pivotColumns(sheet),
  ...cardFields(overviewOf(sheet), languageOfSheet(sheet) !== undefined).map((field) => ({
    ...field,
    isComputed: true,
  })),
];

/** A column as a pivot reads it in some rows; values of computed columns have to be there already. `limits` are those of plain texts. */
export function fieldOf(
  sheet: SheetView,
  { key, title }: PivotColumn,
  rows: readonly GridRow[],
  values: ValuesSnapshot,
  limits?: TextLimits,
): PivotField {
  const ofTexts = overviewFieldOf(sheet, { key, title }, rows) ?? textFieldOf(sheet, { key, title }, rows, limits);
  if (ofTexts) return ofTexts;
  const name = derivedNameOf(sheet, key);
  if (name !== undefined) {
    return { title, choices: [], cellsOf: (row) => [values.value(name, rows[row]?.key ?? "")?.cell ?? null] };
  }
  const places = placesOf(sheet, key);
  const options = sheet.columns[places[0] ?? -1]?.options ?? [];
  return {
    title,
    choices: options.map(({ value }) => value),
    cellsOf: (row) => cellsAt(sheet, rows[row], places),
  };
}

/** What a person chose before, without columns that are gone. */
export function knownChoice(
  choice: PivotQuestion | undefined,
  columns: readonly PivotColumn[],
): PivotQuestion | undefined {
  if (!choice) return undefined;
  const keys = new Set(columns.map(({ key }) => key));
  const rows = choice.rows.filter((key) => keys.has(key));
  if (rows.length === 0) return undefined;
  const { of, ...others } = choice;
  const known = { ...others, rows, columns: choice.columns.filter((key) => keys.has(key)) };
  if (of === undefined) return known;
  return keys.has(of) ? { ...known, of } : { ...known, measure: "count" };
}

/** So many rows tell what a column is good for. */
const mostLookedAt = 2_000;
/** A table with more groups than this on a side is no overview. */
const mostGroups = 14;

/** What is asked first: counts by the first two columns that have a few values each. */
export function firstChoice(
  sheet: SheetView,
  columns: readonly PivotColumn[],
  rows: readonly GridRow[],
): PivotQuestion | undefined {
  const looked = rows.slice(0, mostLookedAt);
  const few = columns.filter((column) => !column.isComputed && isGroup(sheet, column, looked)).slice(0, 2);
  const [first = columns[0], second] = few;
  if (!first) return undefined;
  const plain = { measure: "count", scope: "all", order: "value" } as const;
  return { ...plain, rows: [first.key], columns: second ? [second.key] : [] };
}

/** Whether a column holds a few different values that repeat, and at least two. */
function isGroup(sheet: SheetView, { key }: PivotColumn, rows: readonly GridRow[]): boolean {
  const places = placesOf(sheet, key);
  const names = new Set<string>();
  for (const row of rows) {
    for (const cell of cellsAt(sheet, row, places)) if (!isBlankCell(cell)) names.add(cellName(cell));
    if (names.size > mostGroups) return false;
  }
  return names.size > 1 && names.size * 2 <= rows.length;
}
