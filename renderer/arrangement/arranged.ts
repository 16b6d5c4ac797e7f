import type { EnumOption } from "../../shared/metadata/index.js";
import {
  arrange,
  rowTest,
  textOfView,
  type Arrangement,
  type CellsOf,
  type Grouping,
  type RowSorter,
  type SortColumn,
} from "../../shared/sheet/index.js";
import type { GridRow, SheetArrangement } from "../state/index.js";
import { cellsIn, derivedNameOf, type SheetColumns, type ValueOf } from "./cells.js";

/** What is looked at of a sheet to arrange its rows. */
export interface ArrangedSheet extends SheetColumns {
  /** Keys of rows that are hidden whatever the filter says. */
  readonly hidden: ReadonlySet<string>;
  readonly hasProblem: (rowKey: string, column: string) => boolean;
  readonly valueOf: ValueOf;
}

type Choices = ReadonlyMap<string, number>;

const choicesByOptions = new WeakMap<readonly EnumOption[], Choices>();

/** The same map for the same options: what was sorted by it before is known again. */
function choicesOf(options: readonly EnumOption[] | undefined): Choices | undefined {
  if (!options) return undefined;
  const known = choicesByOptions.get(options) ?? new Map(options.map(({ value }, at) => [value, at]));
  choicesByOptions.set(options, known);
  return known;
}

/**
 * The rows of a sheet in file order, sorted, filtered and grouped as asked; texts of an enum in the order it lists them. Groups
 * are in the order of their column, downwards where the sort begins with it so. A derived value that is an error stands last, is
 * empty to filters, and is a problem to the filter that asks for problems.
 */
export function arranged(
  sheet: ArrangedSheet,
  { sort, filter, group }: SheetArrangement,
  rows: readonly GridRow[],
  sorter: RowSorter,
): Arrangement {
  const cellsOf = cellsIn(sheet, rows, sheet.valueOf);
  const keyOf = (row: number): string => rows[row]?.key ?? "";
  const isError = (name: string, row: number): boolean => sheet.valueOf(name, keyOf(row))?.error !== undefined;
  const grouping = group && groupingBy(cellsOf(group.column), group.folded);
  const columns = sortedBy(sort, group).flatMap(({ column, descending }): SortColumn[] => {
    const cells = cellsOf(column);
    if (!cells) return [];
    const name = derivedNameOf(sheet, column);
    const choices = choicesOf(sheet.columns.find(({ key }) => key === column)?.options);
    return [
      {
        cell: (row) => cells(row)[0] ?? null,
        descending,
        choices,
        isError: name === undefined ? undefined : (row) => isError(name, row),
      },
    ];
  });
  const test = rowTest(filter, cellsOf, (row, column) => {
    const name = derivedNameOf(sheet, column);
    return name === undefined ? sheet.hasProblem(keyOf(row), column) : isError(name, row);
  });
  const keys = rows.map(({ key }) => key);
  const order = columns.length === 0 ? undefined : sorter.sorted(keys, columns);
  return arrange(keys, order, (row) => !sheet.hidden.has(keyOf(row)) && test(row), grouping);
}

/** What rows are grouped by; undefined where the sheet does not have the column. */
const groupingBy = (cells: ReturnType<CellsOf>, folded: readonly string[]): Grouping | undefined =>
  cells && { textOf: (row) => textOfView(cells(row)[0] ?? null), folded: new Set(folded) };

/** The columns that rows are sorted by: that of the groups first. */
function sortedBy(sort: SheetArrangement["sort"], group: SheetArrangement["group"]): SheetArrangement["sort"] {
  if (!group) return sort;
  const own = sort.find(({ column }) => column === group.column);
  return [own ?? { column: group.column, descending: false }, ...sort.filter((each) => each !== own)];
}
