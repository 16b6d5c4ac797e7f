import { columnKey, guessValue } from "../../../shared/sheet/index.js";
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

/**
 * Whether a typed text is kept as text although its column holds numbers. That is allowed (SHEET-5), but may be a slip of
 * the finger; `*`, which games write for a number that varies, and a text asked for by an apostrophe are none.
 */
export function isTextAmongNumbers({ editor }: Pick<ColumnView, "editor">, text: string): boolean {
  const isMeant = ["", "*", '""'].includes(text.trim()) || text.startsWith("'");
  return editor === "number" && !isMeant && guessValue(text).kind === "string";
}
