import { equalValues, rowEntries, type Path, type TomlDocument, type TomlValue } from "../toml/index.js";
import { isSpreadArray, isSpreadTable, type ColumnId } from "./column.js";

/** A cell that two versions of a row disagree about; undefined where it is absent. */
export interface CellDifference {
  readonly column: ColumnId;
  readonly before: TomlValue | undefined;
  readonly after: TomlValue | undefined;
}

/**
 * The cells in which two rows differ, by value and not by spelling. Arrays of one length are compared by element and tables
 * by member; other arrays differ as a whole, since places inside them no longer mean the same (SHEET-7).
 */
export function diffCells(
  documentBefore: TomlDocument,
  rowBefore: number,
  documentAfter: TomlDocument,
  rowAfter: number,
  table: readonly string[],
): CellDifference[] {
  const before = new Map(rowEntries(documentBefore, table, rowBefore).map(({ key, value }) => [key, value]));
  const after = new Map(rowEntries(documentAfter, table, rowAfter).map(({ key, value }) => [key, value]));
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].flatMap((key) => differences([key], before.get(key), after.get(key)));
}

function differences(
  path: readonly string[],
  before: TomlValue | undefined,
  after: TomlValue | undefined,
): CellDifference[] {
  if (before === undefined && after === undefined) return [];
  if (before && after) {
    if (equalValues(before, after)) return [];
    const isTop = path.length === 1;
    if (isTop && isSpreadArray(before) && isSpreadArray(after) && before.items.length === after.items.length) {
      return before.items.flatMap((item, index): CellDifference[] => {
        const other = after.items[index];
        return other && equalValues(item, other) ? [] : [{ column: { path, index }, before: item, after: other }];
      });
    }
  }
  if (path.length === 1 && areMembers(before) && areMembers(after)) {
    const names = new Set([...(before?.entries.keys() ?? []), ...(after?.entries.keys() ?? [])]);
    return [...names].flatMap((name) =>
      differences([...path, name], before?.entries.get(name), after?.entries.get(name)),
    );
  }
  return [{ column: { path }, before, after }];
}

/** Nested values differ at the places inside them, as long as their lists have the same length. */
export function innerDifferences({ column, before, after }: CellDifference): readonly CellDifference[] {
  if (column.index !== undefined) return [{ column, before, after }];
  const at = (inner: Path, old: TomlValue | undefined, fresh: TomlValue | undefined): readonly CellDifference[] => {
    if (old && fresh && equalValues(old, fresh)) return [];
    if (old?.kind === "table" && fresh?.kind === "table") {
      const keys = new Set([...old.entries.keys(), ...fresh.entries.keys()]);
      return [...keys].flatMap((key) => at([...inner, key], old.entries.get(key), fresh.entries.get(key)));
    }
    if (isListOfTables(old) && isListOfTables(fresh) && old.items.length === fresh.items.length) {
      return old.items.flatMap((item, place) => at([...inner, place], item, fresh.items[place]));
    }
    return [{ column: inner.length === 0 ? column : { path: column.path, inner }, before: old, after: fresh }];
  };
  return at([], before, after);
}

const isListOfTables = (value: TomlValue | undefined): value is Extract<TomlValue, { kind: "array" }> =>
  value?.kind === "array" && value.items.every(({ kind }) => kind === "table");

type Members = Extract<TomlValue, { kind: "table" }> | undefined;

const areMembers = (value: TomlValue | undefined): value is Members => value === undefined || isSpreadTable(value);
