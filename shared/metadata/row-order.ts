import { neverHappens } from "../base/index.js";
import {
  columnKey,
  columnSource,
  readColumnName,
  type CellTest,
  type CellView,
  type ColumnFilter,
  type ColumnId,
  type RowFilter,
  type SortKey,
} from "../sheet/index.js";
import { toWire, type WireValue } from "../toml/index.js";
import type { FilterCondition, FilterSettings, SortSettings } from "./schema.js";
import type { WireTable } from "./raw.js";

/** The columns of a sheet by which `[metadata]` can sort and filter. */
export interface NamedColumns {
  readonly columns: readonly { readonly key: string; readonly id: ColumnId }[];
  /** Names of derived columns, with what names them in sorts and filters. */
  readonly derived: ReadonlyMap<string, string>;
}

/** What names a column in sorts and filters; a name of `[metadata]` means a column of the file before a derived one. */
export function keyOfName(name: string, { columns, derived }: NamedColumns): string {
  const known = columns.find(({ id }) => columnSource(id) === name);
  return known?.key ?? derived.get(name) ?? columnKey(readColumnName(name));
}

/** How `[metadata]` names a column; undefined where it cannot. */
export function nameOfKey(key: string, { columns, derived }: NamedColumns): string | undefined {
  const known = columns.find((column) => column.key === key);
  if (known) return columnSource(known.id);
  for (const [name, derivedKey] of derived) if (derivedKey === key) return name;
  // The whole of an array whose elements have the columns.
  const element = columns.find(({ id }) => id.index !== undefined && columnKey({ path: id.path }) === key);
  return element && columnSource({ path: element.id.path });
}

export const sortKeysOf = (sort: SortSettings | undefined, named: NamedColumns): readonly SortKey[] =>
  sort ? [{ column: keyOfName(sort.column, named), descending: !sort.ascending }] : [];

/** `[metadata.sort]` for the first of some keys, which is all it can say; null for none. */
export function sortTable([first]: readonly SortKey[], named: NamedColumns): WireTable | null {
  const column = first && nameOfKey(first.column, named);
  if (!first || column === undefined) return null;
  return first.descending ? { column, ascending: false } : { column };
}

/** What a file's filter asks; nothing where it is not active. */
export function rowFilterOf(filter: FilterSettings | undefined, named: NamedColumns): RowFilter {
  const filters = filter?.active === true ? filter.filters : [];
  return {
    join: "all",
    filters: filters.map(({ column, condition }) => ({ column: keyOfName(column, named), test: testOf(condition) })),
  };
}

function testOf(condition: FilterCondition): CellTest {
  switch (condition.kind) {
    case "contains":
      return { kind: "contains", text: condition.text };
    case "equals":
      return { kind: "equals", value: toWire(condition.value) };
    case "range":
      return { kind: "range", min: condition.min, max: condition.max };
    case "boolean":
      return { kind: "boolean", value: condition.value };
    case "values":
      return { kind: "values", values: condition.values.map(toWire) };
    default:
      return neverHappens(condition);
  }
}

/** `[metadata.filter]` for a filter; null for none, undefined where the schema cannot say it. */
export function filterTable({ join, filters }: RowFilter, named: NamedColumns): WireTable | null | undefined {
  if (filters.length === 0) return null;
  if (join === "any" && filters.length > 1) return undefined;
  const entries = filters.map((filter) => filterEntry(filter, named));
  const said = entries.filter((entry) => entry !== undefined);
  return said.length === entries.length ? { active: true, filters: said } : undefined;
}

function filterEntry({ column: key, not = false, test }: ColumnFilter, named: NamedColumns): WireTable | undefined {
  const column = nameOfKey(key, named);
  const condition = not ? undefined : conditionOf(test);
  return column === undefined || !condition ? undefined : { column, condition };
}

function conditionOf(test: CellTest): WireTable | undefined {
  switch (test.kind) {
    case "contains":
      return { contains: test.text };
    case "equals":
      return test.value === null ? undefined : { equals: test.value };
    case "range":
      return test.min === undefined && test.max === undefined
        ? undefined
        : {
            ...(test.min === undefined ? {} : { min: test.min }),
            ...(test.max === undefined ? {} : { max: test.max }),
          };
    case "boolean":
      return { boolean: test.value };
    case "values":
      return { values: test.values.map((value: CellView): WireValue => value ?? "") };
    case "empty":
      return { values: [""] };
    case "starts-with":
    case "ends-with":
    case "matches":
    case "has-problem":
      return undefined;
    default:
      return neverHappens(test);
  }
}
