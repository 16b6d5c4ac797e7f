import type { SourceFile } from "../../artifact.js";
import { isRow, type Row } from "../../folder-tables.js";

/** The rows of all tables with this key, in the order of the files; undefined where there is none. */
export function rowsOfTable(sources: readonly SourceFile[], table: string): Row[] | undefined {
  const tables = sources.flatMap(({ content }) => {
    const rows = Object.hasOwn(content, table) ? content[table] : undefined;
    return Array.isArray(rows) ? [rows as readonly unknown[]] : [];
  });
  return tables.length === 0 ? undefined : tables.flat().filter(isRow);
}

/** A text of a row; undefined where it has none. */
export function textIn(row: Row, key: string): string | undefined {
  const value = row[key];
  return typeof value === "string" ? value : undefined;
}
