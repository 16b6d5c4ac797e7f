import { compilePattern, neverHappens } from "../base/index.js";
import {
  columnKey,
  columnSource,
  isBlankCell,
  numberIn,
  numberOfCell,
  textOfView,
  type CellView,
  type ColumnId,
} from "../sheet/index.js";
import { toWire } from "../toml/index.js";
import type { ConditionalFormat, FormatCondition, FormatStyle } from "./schema.js";

type Holds = (cell: CellView) => boolean;

/** Whether a cell meets the condition of a format (META-5). */
export function conditionTest(condition: FormatCondition): Holds {
  switch (condition.kind) {
    case "equals": {
      const wanted = toWire(condition.value);
      return (cell) => isEqual(cell, wanted);
    }
    case "contains":
      return (cell) => textOfView(cell).includes(condition.text);
    case "greater-than":
      return (cell) => (numberIn(cell) ?? -Infinity) > condition.bound;
    case "less-than":
      return (cell) => (numberIn(cell) ?? Infinity) < condition.bound;
    case "is-empty":
      return isBlankCell;
    case "not-empty":
      return (cell) => !isBlankCell(cell);
    case "matches": {
      const pattern = compilePattern(condition.pattern);
      return (cell) => pattern.ok && pattern.value.isIn(textOfView(cell));
    }
    default:
      return neverHappens(condition);
  }
}

/** Numbers are compared by size, also with texts that spell them; everything else with its own kind. */
function isEqual(cell: CellView, wanted: CellView): boolean {
  if (cell === null || wanted === null) return cell === wanted;
  if (typeof cell === "string" && typeof wanted === "string") return cell === wanted;
  if (numberOfCell(cell) !== undefined || numberOfCell(wanted) !== undefined) {
    const [a, b] = [numberIn(cell), numberIn(wanted)];
    return a !== undefined && b !== undefined && (a === b || Math.abs(a - b) <= Number.EPSILON);
  }
  return typeof cell === typeof wanted && textOfView(cell) === textOfView(wanted);
}

export type StyleOf = (cell: CellView) => FormatStyle | undefined;

/**
 * The style that a sheet's formats assign to the cells of a column, by its name in `[metadata]` or that of its array; undefined
 * where none is about it. Of several formats that hold, a later one stands over an earlier one, property by property.
 */
export const formatsOf = (formats: readonly ConditionalFormat[], column: ColumnId): StyleOf | undefined =>
  formatsNamed(formats, [columnSource(column), columnSource({ path: column.path })]);

/** The same for the cells of a column with one of these names, as that of a derived column. */
export function formatsNamed(formats: readonly ConditionalFormat[], names: readonly string[]): StyleOf | undefined {
  const mine = formats
    .filter(({ column: name }) => names.includes(name))
    .map(({ condition, style }) => ({ holds: conditionTest(condition), style }));
  if (mine.length === 0) return undefined;
  return (cell) => {
    const styles = mine.filter(({ holds }) => holds(cell)).map(({ style }) => style);
    return styles.length === 0 ? undefined : styles.reduce(laidOver);
  };
}

/** What the upper style does not say is as the lower one has it. */
const laidOver = (under: FormatStyle, over: FormatStyle): FormatStyle => ({
  ...under,
  ...Object.fromEntries(Object.entries(over).filter(([, value]) => value !== undefined)),
});

/** The styles of all cells of some rows that have one: row, column key, style. */
export function formattedCells(
  formats: readonly ConditionalFormat[],
  columns: readonly ColumnId[],
  rows: readonly (readonly CellView[])[],
): { readonly row: number; readonly column: string; readonly style: FormatStyle }[] {
  const styles = columns.map((column) => ({ key: columnKey(column), styleOf: formatsOf(formats, column) }));
  return rows.flatMap((cells, row) =>
    styles.flatMap(({ key, styleOf }, at) => {
      const style = styleOf?.(cells[at] ?? null);
      return style ? [{ row, column: key, style }] : [];
    }),
  );
}
