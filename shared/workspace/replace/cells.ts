import { isSpreadArray, isSpreadTable, rowCells, type Column, type ColumnId } from "../../sheet/index.js";
import type { Path, TomlValue } from "../../toml/index.js";
import type { Content, TableState } from "../state.js";

/** A scalar of a row, by its cell or by its place inside the value of a cell. */
export interface ScalarCell {
  readonly id: ColumnId;
  /** The column of the sheet that it is in. */
  readonly column: Column;
  readonly value: TomlValue;
}

/**
 * The columns of a table that hold values of their own: what projections and columns of whole mixed values show is held by
 * others.
 */
export const valueColumns = ({ facts }: TableState): readonly Column[] =>
  facts.columns.filter(({ kind }) => kind !== "projection");

/** The scalars of a row in some columns, from left to right; those inside structures in the order of the file. */
export function* scalarsOf(
  { document }: Content,
  { path }: TableState,
  place: number,
  columns: readonly Column[],
): Generator<ScalarCell> {
  const values = rowCells(document, path, place, columns);
  for (const [at, column] of columns.entries()) {
    const value = values[at];
    if (!value || (column.mixed && isSpread(value))) continue;
    yield* scalarsIn(column, [], value);
  }
}

const isSpread = (value: TomlValue): boolean => isSpreadArray(value) || isSpreadTable(value);

function* scalarsIn(column: Column, inner: Path, value: TomlValue): Generator<ScalarCell> {
  if (value.kind === "array") {
    for (const [at, item] of value.items.entries()) yield* scalarsIn(column, [...inner, at], item);
  } else if (value.kind === "table") {
    for (const [key, member] of value.entries) yield* scalarsIn(column, [...inner, key], member);
  } else {
    yield { id: inner.length === 0 ? column.id : placeInside(column.id, inner), column, value };
  }
}

/** A place inside a cell; one inside an element of a spread array is named by the whole value. */
const placeInside = ({ path, index }: ColumnId, inner: Path): ColumnId =>
  index === undefined ? { path, inner } : { path, inner: [index, ...inner] };
