import { keyTitle } from "../sheet/index.js";
import { noted, sheetOf, type NotedRow, type NotesGroup } from "./notes.js";
import { reviewKey, type CardDecision, type ReviewedCard, type ReviewVerdict } from "./review.js";
import { rowLines } from "./text.js";
import type { RowView, TableView } from "./view.js";

/** A changed card as a review has it. */
export interface ReviewItem {
  readonly card: ReviewedCard;
  readonly sheet: string;
  /** How it differs now; null where it does not any more. */
  readonly row: RowView | null;
  /** What differs, in lines, as decisions keep it. */
  readonly changes: readonly string[];
  /** What is decided, as far as that still holds. */
  readonly verdict: ReviewVerdict | null;
  readonly note: string;
  /** It changed after it was decided. */
  readonly isStale: boolean;
  /** What was decided before it changed; null where that still holds, and where nothing was. */
  readonly former: ReviewVerdict | null;
}

/** A table that differs, with the ids of its rows that do, in their order. */
export interface ReviewedTable {
  readonly view: TableView;
  readonly ids: readonly string[];
}

/** The cards of a review: those that differ now, then those that were decided and differ no more. */
export function reviewItems(
  tables: readonly ReviewedTable[],
  decisions: readonly CardDecision[],
): readonly ReviewItem[] {
  const known = new Map(decisions.map((decision) => [reviewKey(decision), decision]));
  const items = tables.flatMap(({ view, ids }) =>
    view.rows.flatMap((row, at): ReviewItem[] => {
      if (!isOfInterest(row)) return [];
      const card = { file: view.file, table: view.table, card: row.title, id: ids[at] ?? "" };
      const key = reviewKey(card);
      const decision = known.get(key);
      known.delete(key);
      return [itemOf(card, sheetOf(view), row, decision)];
    }),
  );
  const sheets = new Map(tables.map(({ view }) => [view.table, sheetOf(view)]));
  return [...items, ...[...known.values()].map((decision) => settled(decision, sheets.get(decision.table)))];
}

/** A row that was only moved plays as before. */
const isOfInterest = ({ kind, cells, titleBefore }: RowView): boolean =>
  kind !== "changed" || cells.length > 0 || titleBefore !== undefined;

function itemOf(card: ReviewedCard, sheet: string, row: RowView, decision: CardDecision | undefined): ReviewItem {
  const changes = rowLines({ ...row, isMoved: false }).map((line) => line.trim());
  const { decision: decided = null, decidedBefore, note = "" } = decision ?? {};
  const isSame = decision?.changes.join("\n") === changes.join("\n");
  // Just what was reverted is back, so the revert was taken back, with what it replaced.
  const verdict = isSame && decided === "revert" ? (decidedBefore ?? decided) : decided;
  // What is to be reverted and differs was brought back by somebody.
  const isStale = decision !== undefined && (!isSame || verdict === "revert");
  const holds = !isStale || verdict === "discuss";
  const former = isStale ? verdict : null;
  return { card, sheet, row, changes, verdict: holds ? verdict : null, note, isStale, former };
}

const settled = (
  { file, table, card, id, decision: verdict, note, changes }: CardDecision,
  sheet = table,
): ReviewItem => ({
  card: { file, table, card, id },
  sheet,
  row: null,
  changes,
  verdict,
  note,
  isStale: verdict !== "revert",
  former: null,
});

type Chapter = readonly [title: string, verdict: ReviewVerdict | null];

const chapters: readonly Chapter[] = [
  ["To discuss", "discuss"],
  ["Kept", "keep"],
  ["Reverted", "revert"],
  ["Undecided", null],
];

/** What a review came to, as chapters to write. */
export function reviewNotes<Item extends ReviewItem>(
  items: readonly Item[],
  picturesOf: (item: Item) => NotedRow["pictures"] = () => undefined,
): readonly NotesGroup[] {
  const hasSheets = new Set(items.map(({ sheet }) => sheet)).size > 1;
  return chapters
    .map(([title, wanted]) => ({
      title,
      rows: items
        .filter(({ verdict }) => verdict === wanted)
        .map((item) => {
          const pictures = picturesOf(item);
          return { ...notedItem(item, hasSheets), ...(pictures && { pictures }) };
        }),
    }))
    .filter(({ rows }) => rows.length > 0);
}

const formerly: Readonly<Record<ReviewVerdict, string>> = {
  keep: "It was kept, and changed since then.",
  revert: "It was reverted, and differs again.",
  discuss: "It changed since it was to be discussed.",
};

function notedItem({ card, sheet, row, changes, note, isStale, former }: ReviewItem, hasSheets: boolean): NotedRow {
  const shown = hasSheets ? sheet : undefined;
  if (row) return { ...noted(row, shown), said: former === null ? [] : [formerly[former]], note };
  const gone = { kind: "changed", row: 0, title: card.card, isMoved: false, cells: [], abilities: [] } as const;
  const said = [...changes.slice(1).map(inTitles), ...(isStale ? ["It no longer differs like that."] : [])];
  return { ...noted(gone, shown), said, note };
}

/** A line that a decision kept, under the title of its column instead of the key: as the other lines of notes. */
const inTitles = (line: string): string =>
  line.replace(/^([\w-]+)(?:\[(\d+)\])?(?=: )/u, (_, key: string, at?: string) =>
    at === undefined ? keyTitle(key) : `${keyTitle(key)} ${Number(at) + 1}`,
  );
