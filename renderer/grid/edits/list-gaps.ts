import { columnKey } from "../../../shared/sheet/index.js";
import type { ColumnView } from "../../../shared/workspace/index.js";
import type { GridRow } from "../../state/index.js";

/**
 * The column in which a new element of a list ends up: lists have no gaps, so that what is typed behind an absent element
 * takes its place. Undefined where it stays in the column it was typed in.
 */
export function landingColumn<Column extends Pick<ColumnView, "id">>(
  { columns }: { readonly columns: readonly Column[] },
  { cells }: Pick<GridRow, "cells">,
  { id }: Pick<ColumnView, "id">,
): Column | undefined {
  const { index } = id;
  if (index === undefined) return undefined;
  const list = columnKey({ path: id.path });
  const absent = columns.filter(
    ({ id: other }, at) =>
      other.index !== undefined &&
      other.index < index &&
      columnKey({ path: other.path }) === list &&
      (cells[at] ?? null) === null,
  );
  return absent.toSorted((a, b) => (a.id.index ?? 0) - (b.id.index ?? 0))[0];
}
