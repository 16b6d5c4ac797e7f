import { foldColumns } from "./fold.js";
import { sheetOf } from "./notes.js";
import { columnItem, reviewedColumn, settledColumn } from "./review-columns.js";
import { isSameChange, settled, standingOf, type CardItem, type ColumnItem } from "./review-item.js";
import { reviewedColumns } from "./review-held.js";
import { reviewKey, type CardDecision, type ReviewedCard, type ReviewFile } from "./review.js";
import { rowLines } from "./text.js";
import type { RowView, TableView } from "./view.js";

/** A table that differs, with its rows that do as reviews find them again, in their order. */
export interface ReviewedTable {
  readonly view: TableView;
  readonly cards: readonly ReviewedCard[];
}

/** Each cell that differs is in one item: that of its column, or that of its card. */
export interface ReviewItems {
  readonly columns: readonly ColumnItem[];
  readonly cards: readonly CardItem[];
}

/** What a review is about: what differs now, then what was decided and differs no more. */
export function reviewItems(
  tables: readonly ReviewedTable[],
  review: Pick<ReviewFile, "decisions" | "columns">,
): ReviewItems {
  const ofCards = new Map(review.decisions.map((decision) => [reviewKey(decision), decision]));
  const ofColumns = new Map(review.columns.map((decision) => [reviewKey(decision), decision]));
  const cards: CardItem[] = [];
  const columns: ColumnItem[] = [];
  for (const { view, cards: reviewed } of tables) {
    const sheet = sheetOf(view);
    const rows = view.rows.flatMap((row, place) => {
      const card = reviewed[place];
      return card ? [{ ...row, place, card }] : [];
    });
    // A card that was decided with all of its cells, before columns were items, keeps its decision.
    const whole = new Set(
      rows.filter((row) => {
        const decision = ofCards.get(reviewKey(row.card));
        return decision !== undefined && isSameChange(decision.changes, changesOf(row));
      }),
    );
    const { folds, rest } = foldColumns({
      columns: reviewedColumns(view, review.columns),
      rows: rows.filter((row) => !whole.has(row)),
    });
    const others = new Map(rest.map(({ row, cells }) => [row.place, { ...row, cells }]));
    for (const fold of folds) {
      if (fold.rows.length === 0) continue;
      const column = reviewedColumn(view, fold);
      columns.push(columnItem(column, sheet, fold, taken(ofColumns, reviewKey(column))));
    }
    for (const row of rows) {
      const shown = whole.has(row) ? row : others.get(row.place);
      if (!shown || !isOfInterest(shown)) continue;
      const own = { ...(view.rows[row.place] ?? shown), cells: shown.cells };
      const inColumns = row.cells.flatMap((cell) => (shown.cells.includes(cell) ? [] : [cell.key]));
      cards.push(cardItem({ card: row.card, sheet, row: own, inColumns }, taken(ofCards, reviewKey(row.card))));
    }
  }
  const sheets = new Map(tables.map(({ view }) => [view.table, sheetOf(view)]));
  const sheetIn = ({ table }: { readonly table: string }): string => sheets.get(table) ?? table;
  return {
    columns: [...columns, ...[...ofColumns.values()].map((decision) => settledColumn(decision, sheetIn(decision)))],
    cards: [...cards, ...[...ofCards.values()].map((decision) => settledCard(decision, sheetIn(decision)))],
  };
}

/** What is decided about a key; what is left in the end differs no more. */
function taken<Decision>(decisions: Map<string, Decision>, key: string): Decision | undefined {
  const decision = decisions.get(key);
  decisions.delete(key);
  return decision;
}

/** A row that was only moved plays as before. */
const isOfInterest = ({ kind, cells, titleBefore }: RowView): boolean =>
  kind !== "changed" || cells.length > 0 || titleBefore !== undefined;

const changesOf = (row: RowView): readonly string[] => rowLines({ ...row, isMoved: false }).map((line) => line.trim());

const cardItem = (
  about: Pick<CardItem, "card" | "sheet" | "inColumns"> & { readonly row: RowView },
  decision: CardDecision | undefined,
): CardItem => ({ about: "card", ...about, ...standingOf(changesOf(about.row), decision) });

function settledCard(decision: CardDecision, sheet: string): CardItem {
  const { file, table, card, id, number } = decision;
  return {
    about: "card",
    card: { file, table, card, id, number },
    sheet,
    row: null,
    inColumns: [],
    ...settled(decision),
  };
}
