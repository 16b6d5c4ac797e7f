import { failed, ok, type Result } from "../base/index.js";
import { matchOptionsOf, matchRows, usableId } from "../sheet/index.js";
import { blockText, deleteRow, insertRow, replaceBlock, rowEntries, type TomlDocument } from "../toml/index.js";
import type { ReviewedCard } from "./review.js";
import type { RowDifference, TableDifference } from "./table.js";

/**
 * The version after with one row as it was before, byte for byte: a changed row gets its old text where it stands, a new one goes,
 * one that was removed comes back behind the row that it stood behind.
 */
export function revertRow(difference: TableDifference, row: RowDifference): Result<TomlDocument> {
  const { before, after } = difference;
  if (!after) {
    return failed({
      code: "revision/no-sheet",
      message: "The sheet of this row is gone.",
      suggestion: "bring its file back by git, or start over without it",
    });
  }
  const { document, path } = after;
  if (row.kind === "added") {
    const deleted = deleteRow(document, path, row.after);
    return deleted.ok ? ok(deleted.value.doc) : deleted;
  }
  if (!before) return failed({ code: "revision/no-version", message: "There is no earlier version of this row." });
  const block = withLineEnds(blockText(before.document, before.path, row.before), document);
  const edited =
    row.kind === "changed"
      ? replaceBlock(document, path, row.after, block)
      : insertRow(document, path, placeOfRemoved(difference, row.before), { block });
  return edited.ok ? ok(edited.value.doc) : edited;
}

/** Files may have been converted from one kind of line ends to the other since. */
function withLineEnds(block: string, { chunks }: TomlDocument): string {
  const isCrLf = chunks.text.includes("\r\n");
  return block.replaceAll(/\r?\n/gu, isCrLf ? "\r\n" : "\n");
}

/** Behind the nearest row above that is still there. */
function placeOfRemoved({ before, after, schema }: TableDifference, row: number): number {
  if (!before || !after) return 0;
  const places = matchRows(before.document, after.document, after.path, matchOptionsOf(schema));
  const now = new Map(places.flatMap((old, place) => (old === null ? [] : [[old, place] as const])));
  for (let above = row - 1; above >= 0; above -= 1) {
    const place = now.get(above);
    if (place !== undefined) return place + 1;
  }
  return 0;
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
