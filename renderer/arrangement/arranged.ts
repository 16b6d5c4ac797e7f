import type { EnumOption } from "../../shared/metadata/index.js";
import { arrange, rowTest, sortedRows, type Arrangement, type SortColumn } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import type { GridRow, SheetArrangement } from "../state/index.js";
import { cellsIn } from "./cells.js";

/** What is looked at of a sheet to arrange its rows. */
export interface ArrangedSheet {
  readonly columns: SheetView["columns"];
  /** Keys of rows that are hidden whatever the filter says. */
  readonly hidden: ReadonlySet<string>;
  readonly hasProblem: (rowKey: string, column: string) => boolean;
}

const choicesOf = (options: readonly EnumOption[] | undefined): ReadonlyMap<string, number> | undefined =>
  options && new Map(options.map(({ value }, at) => [value, at]));

/** The rows of a sheet in file order, sorted and filtered as asked; texts of an enum in the order it lists them. */
export function arranged(
  sheet: ArrangedSheet,
  { sort, filter }: SheetArrangement,
  rows: readonly GridRow[],
): Arrangement {
  const cellsOf = cellsIn(sheet, rows);
  const columns = sort.flatMap(({ column, descending }): SortColumn[] => {
    const cells = cellsOf(column);
    if (!cells) return [];
    const choices = choicesOf(sheet.columns.find(({ key }) => key === column)?.options);
    return [{ cell: (row) => cells(row)[0] ?? null, descending, choices }];
  });
  const test = rowTest(filter, cellsOf, (row, column) => sheet.hasProblem(rows[row]?.key ?? "", column));
  return arrange(
    rows.map(({ key }) => key),
    columns.length === 0 ? undefined : sortedRows(rows.length, columns),
    (row) => !sheet.hidden.has(rows[row]?.key ?? "") && test(row),
  );
}
