import type { ColumnFilter, RowFilter, SortKey } from "../../shared/sheet/index.js";

/** The sort after a click on a column: up, then down, then none; beside the other columns of the sort with `isAdded`. */
export function nextSort(sort: readonly SortKey[], column: string, isAdded: boolean): readonly SortKey[] {
  const known = sort.find((key) => key.column === column);
  const next: SortKey[] = known?.descending ? [] : [{ column, descending: known !== undefined }];
  if (!isAdded) return next;
  const at = sort.findIndex((key) => key.column === column);
  return at === -1 ? [...sort, ...next] : sort.toSpliced(at, 1, ...next);
}

/** The filter with what is asked of one column replaced; undefined asks nothing of it. */
export function withColumnFilter(
  filter: RowFilter,
  column: string,
  asked: Omit<ColumnFilter, "column"> | undefined,
): RowFilter {
  const at = filter.filters.findIndex((each) => each.column === column);
  const others = filter.filters.filter((each) => each.column !== column);
  if (!asked) return { ...filter, filters: others };
  return { ...filter, filters: others.toSpliced(at === -1 ? others.length : at, 0, { column, ...asked }) };
}
