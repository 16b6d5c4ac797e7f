import { failed, ok, type Result } from "../base/index.js";
import { matchOptionsOf, usableId } from "../sheet/index.js";
import { rowEntries, type TomlDocument } from "../toml/index.js";
import { revertRows, sheetGone } from "./revert-rows.js";
import type { ReviewedCard } from "./review.js";
import type { RowDifference, TableDifference } from "./table.js";

/**
 * The version after with one row as it was before, byte for byte: a changed row gets its old text where it stands, a new one goes,
 * one that was removed comes back behind the row that it stood behind.
 */
export function revertRow(difference: TableDifference, row: RowDifference): Result<TomlDocument> {
  const { document, left } = revertRows(difference, [row], { movesBack: false });
  const [refused] = left;
  return refused || !document ? failed(refused?.fault ?? sheetGone) : ok(document);
}

/** A row that differs, as reviews find it again. */
export const reviewedCard = (difference: TableDifference, row: RowDifference): ReviewedCard => {
  const { file = "", path = [] } = difference.after ?? difference.before ?? {};
  return { file, table: path.join("."), card: row.title, id: idOfDifference(difference, row) };
};

/** The id of a row as a text; empty where it has none that distinguishes it from others. */
export function idOfDifference({ before, after, schema }: TableDifference, row: RowDifference): string {
  const version = row.kind === "removed" ? before : after;
  const place = row.kind === "removed" ? row.before : row.after;
  if (!version) return "";
  const id = usableId(rowEntries(version.document, version.path, place), matchOptionsOf(schema).idKey);
  if (id === undefined) return "";
  const name: unknown = id.startsWith('"') ? JSON.parse(id) : id.slice(1);
  return String(name);
}
