import { columnKey, isSpreadArray, isSpreadTable, type ColumnId } from "../../sheet/index.js";
import { rowEntries, type Path, type TomlValue } from "../../toml/index.js";
import type { Content, TableState } from "../state.js";

/** A scalar of a row, by its cell or by its place inside the value of a cell. */
export interface ScalarCell {
  readonly id: ColumnId;
  readonly value: TomlValue;
}

/** Whether what a column holds is looked in; `key` is that of the cell, `whole` that of the key it belongs to. */
export type InScope = (key: string, whole: string) => boolean;

/**
 * The scalars of a row in the order of the file, by the cells that the sheet shows them in, all of them without `isIn`; also those that it has no column
 * for, as lists may be longer than a sheet is wide.
 */
export function* scalarsOf(
  { document }: Content,
  { path, facts }: TableState,
  place: number,
  isIn?: InScope,
): Generator<ScalarCell> {
  for (const { key, value } of rowEntries(document, path, place)) {
    for (const cell of cellsOf(key, value, facts.whole.has(key))) {
      if (isIn?.(columnKey(cell.id), columnKey({ path: [key] })) ?? true) yield* scalarsIn(cell.id, [], cell.value);
    }
  }
}

/** A value as the cells it is shown in: one, or one for each element or member that it is spread into. */
function cellsOf(key: string, value: TomlValue, isWhole: boolean): readonly ScalarCell[] {
  if (!isWhole && isSpreadArray(value)) {
    return value.items.map((item, index) => ({ id: { path: [key], index }, value: item }));
  }
  if (!isWhole && isSpreadTable(value)) {
    return [...value.entries].map(([member, each]) => ({ id: { path: [key, member] }, value: each }));
  }
  return [{ id: { path: [key] }, value }];
}

function* scalarsIn(id: ColumnId, inner: Path, value: TomlValue): Generator<ScalarCell> {
  if (value.kind === "array") {
    for (const [at, item] of value.items.entries()) yield* scalarsIn(id, [...inner, at], item);
  } else if (value.kind === "table") {
    for (const [key, member] of value.entries) yield* scalarsIn(id, [...inner, key], member);
  } else {
    yield { id: inner.length === 0 ? id : { ...id, inner }, value };
  }
}
