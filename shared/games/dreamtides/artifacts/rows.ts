import type { BoundTable } from "../../artifact.js";
import type { Row } from "../../folder-tables.js";

/** The rows of all tables with this key, in the order of the files; undefined where there is none. */
export function rowsOfTable(tables: readonly BoundTable[], key: string): readonly Row[] | undefined {
  const found = tables.filter(({ table }) => table.join(".") === key);
  return found.length === 0 ? undefined : found.flatMap(({ rows }) => rows);
}

/** A text of a row; undefined where it has none. */
export function textIn(row: Row, key: string): string | undefined {
  const value = row[key];
  return typeof value === "string" ? value : undefined;
}

/** No deck has more; a slip of the keyboard must not fill the disk. */
const mostCopies = 1_000;

/** How many copies of its card the row of a list stands for. */
export function copiesIn({ copies }: Row): number {
  if (typeof copies !== "number" || !Number.isInteger(copies)) return 0;
  return Math.max(0, Math.min(copies, mostCopies));
}
