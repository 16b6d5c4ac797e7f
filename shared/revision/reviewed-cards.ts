import { matchOptionsOf, rowTitle, usableId } from "../sheet/index.js";
import { rowCount, rowEntries } from "../toml/index.js";
import { reviewKey, type ReviewedCard } from "./review.js";
import type { RowDifference, TableDifference, TableVersion } from "./table.js";

/**
 * The rows that differ as reviews find them again, in their order and each with a key of its own. Of several cards with the same id,
 * or the same name and no id, each has the number that it had among them before, which stays when another one is reverted; those
 * that are new follow.
 */
export function reviewedCards(difference: TableDifference): readonly ReviewedCard[] {
  const cards = difference.rows.map((row) => ({ row, card: cardOf(difference, row) }));
  const before = namesakesBefore(difference);
  const taken = new Map<string, number>();
  return cards.map(({ row, card }) => {
    const key = reviewKey(card);
    const places = before.get(key) ?? [];
    const at = row.kind === "added" ? -1 : places.indexOf(row.before);
    let number = at + 1;
    if (at < 0) {
      number = (taken.get(key) ?? places.length) + 1;
      taken.set(key, number);
    }
    return number > 1 ? { ...card, number } : card;
  });
}

/** The rows of the version before by the keys of their cards. */
function namesakesBefore({ before, schema }: TableDifference): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  if (!before) return found;
  for (let row = 0; row < rowCount(before.document, before.path); row += 1) {
    const key = reviewKey(cardAt(before, row, schema));
    const places = found.get(key);
    if (places) places.push(row);
    else found.set(key, [row]);
  }
  return found;
}

function cardOf({ before, after, schema }: TableDifference, row: RowDifference): ReviewedCard {
  const version = row.kind === "removed" ? before : after;
  const place = row.kind === "removed" ? row.before : row.after;
  if (!version) return { file: "", table: "", card: row.title, id: "" };
  // A file that was renamed is found again by its name now.
  return { ...cardAt(version, place, schema), file: (after ?? version).file };
}

function cardAt({ file, path, document }: TableVersion, row: number, schema: TableDifference["schema"]): ReviewedCard {
  const card = rowTitle(document, path, row, schema);
  return { file, table: path.join("."), card, id: idAt({ document, path }, row, schema) };
}

/** The id of a row as a text; empty where it has none. */
function idAt(
  { document, path }: Pick<TableVersion, "document" | "path">,
  row: number,
  schema: TableDifference["schema"],
): string {
  const id = usableId(rowEntries(document, path, row), matchOptionsOf(schema).idKey);
  if (id === undefined) return "";
  const name: unknown = id.startsWith('"') ? JSON.parse(id) : id.slice(1);
  return String(name);
}
