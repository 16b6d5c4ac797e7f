import type { Result } from "../../shared/base/index.js";
import {
  foldedKeys,
  revertColumns,
  revertOthers,
  reviewedCards,
  reviewKey,
  type CardItem,
  type ColumnItem,
  type ReviewItem,
  type TableDifference,
} from "../../shared/revision/index.js";
import type { TomlDocument } from "../../shared/toml/index.js";

/** The document of a table without what an item of a review is about; undefined where the item is about another table. */
export const revertedItem = (difference: TableDifference, item: ReviewItem): Result<TomlDocument> | undefined =>
  item.about === "card" ? revertedCard(difference, item) : revertedColumn(difference, item);

/** What an item is about, as a label of an act has it. */
export const nameOfItem = (item: ReviewItem): string =>
  item.about === "card" ? item.card.card : `column ${item.noted?.change.column ?? item.column.column}`;

/** The cells of columns that are items themselves stay. */
function revertedCard(difference: TableDifference, { card, inColumns }: CardItem): Result<TomlDocument> | undefined {
  const key = reviewKey(card);
  const row = difference.rows[reviewedCards(difference).findIndex((each) => reviewKey(each) === key)];
  if (!row) return undefined;
  return revertOthers(difference, row, new Set(inColumns));
}

function revertedColumn(difference: TableDifference, item: ColumnItem): Result<TomlDocument> | undefined {
  const { file, path } = difference.after ?? { path: [] };
  if (file !== item.column.file || path.join(".") !== item.column.table || !item.noted) return undefined;
  const numbers = new Set(item.rows);
  const rows = difference.rows.flatMap((row) => (row.kind === "changed" && numbers.has(row.after + 1) ? [row] : []));
  return revertColumns(difference, rows, foldedKeys([item.noted.change]));
}
