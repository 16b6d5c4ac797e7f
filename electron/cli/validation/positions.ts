import type { Position } from "../../../shared/base/index.js";
import type { ColumnId } from "../../../shared/sheet/index.js";
import { positionOf, rowPositionOf, type TomlDocument } from "../../../shared/toml/index.js";

/** Line and column of a cell, both from 1: where its value stands, or where it is absent its row begins. */
export function positionOfCell(
  document: TomlDocument,
  table: readonly string[],
  row: number,
  column: ColumnId | null,
): Position | undefined {
  const { path = [], index } = column ?? {};
  const cell = [...table, row, ...path, ...(index === undefined ? [] : [index])];
  return (column ? positionOf(document, cell) : undefined) ?? rowPositionOf(document, table, row);
}
