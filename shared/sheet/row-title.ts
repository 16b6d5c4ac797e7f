import { rowEntries, type RowEntry, type TomlDocument } from "../toml/index.js";
import type { SheetSchema } from "./schema.js";
import { cellText } from "./cell.js";

const usualNames = ["name", "title"];

/** What a row is called: by its name, else by the columns that name it, else by its first text. Counted from 0. */
export function rowTitle(
  document: TomlDocument,
  table: readonly string[],
  row: number,
  schema: SheetSchema | undefined,
): string {
  const entries = rowEntries(document, table, row);
  const naming = [usualNames, schema?.rowName ?? [], schema ? [schema.idColumn] : []];
  for (const keys of naming) {
    const name = nameBy(entries, keys);
    if (name !== "") return name;
  }
  return cellText(entries[0]?.value) || `Row ${row + 1}`;
}

const nameBy = (entries: readonly RowEntry[], keys: readonly string[]): string =>
  entries
    .filter(({ key, value }) => keys.includes(key) && value.kind !== "array" && value.kind !== "table")
    .map(({ value }) => cellText(value).trim())
    .filter((text) => text !== "")
    .join(", ");
