import { derivedColumnId } from "../../shared/derived/index.js";
import { ask } from "../../shared/search/index.js";
import { columnKey, columnName, readColumnName } from "../../shared/sheet/index.js";
import type { ConditionColumn, CountedRows, SlotCondition } from "../../shared/skeleton/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { cellsIn, derivedNameOf, placesOf, type ValueOf } from "../arrangement/index.js";
import { pivotColumns } from "../pivot/index.js";
import type { RowReadings } from "../readings/index.js";
import type { GridRow } from "../state/index.js";

/** The key of the column that a condition is about, as filters of the sheet name it. */
export const keyOfCondition = ({ column = "", computed }: ConditionColumn): string =>
  computed === undefined ? columnKey(readColumnName(column)) : derivedColumnId(computed);

/** What a condition calls the column with this key; undefined where the sheet has none. */
export function conditionColumn(sheet: SheetView, key: string): ConditionColumn | undefined {
  const computed = derivedNameOf(sheet, key);
  if (computed !== undefined) return { computed };
  const place = placesOf(sheet, key)[0];
  const id = place === undefined ? undefined : sheet.columns[place]?.id;
  if (!id) return undefined;
  // The name of an array stands for all of its elements.
  return { column: columnName(columnKey(id) === key ? id : { path: id.path }) };
}

/** Rows of a sheet as skeletons count them; readings are those of its rules texts. */
export function countedRows(
  sheet: SheetView,
  rows: readonly GridRow[],
  valueOf: ValueOf,
  readings: RowReadings | undefined,
): CountedRows {
  const cellsOf = cellsIn(sheet, rows, valueOf);
  return {
    count: rows.length,
    cellsOf: (condition) => cellsOf(keyOfCondition(condition)),
    means: (query) => {
      const question = readings && ask(query, readings);
      if (!question || !("test" in question)) return undefined;
      return (row) => {
        const card = rows[row];
        return card !== undefined && question.test(readings.meaning(card));
      };
    },
  };
}

/** What a condition is about, as the sheet calls its column. */
export function conditionTitle(sheet: SheetView, condition: SlotCondition): string {
  const key = keyOfCondition(condition);
  return (
    pivotColumns(sheet).find((column) => column.key === key)?.title ?? condition.column ?? condition.computed ?? ""
  );
}
