import { keyTitle } from "../sheet/index.js";
import type { NotedColumn } from "./noted-columns.js";
import { noted, type NotedRow, type NotesGroup } from "./notes.js";
import type { CardItem, ColumnItem, ReviewItem } from "./review-item.js";
import type { ReviewVerdict } from "./review.js";

type Chapter = readonly [title: string, verdict: ReviewVerdict | null];

const chapters: readonly Chapter[] = [
  ["To discuss", "discuss"],
  ["Kept", "keep"],
  ["Reverted", "revert"],
  ["Undecided", null],
];

/** What a review came to, as chapters to write. */
export function reviewNotes<Own extends ReviewItem>(
  items: readonly Own[],
  picturesOf: (item: Own) => NotedRow["pictures"] = () => undefined,
): readonly NotesGroup[] {
  const hasSheets = new Set(items.map(({ sheet }) => sheet)).size > 1;
  return chapters
    .map(([title, wanted]) => {
      const own = items.filter(({ verdict }) => verdict === wanted);
      const columns = own.flatMap((item) => (item.about === "column" ? [columnOf(item, hasSheets)] : []));
      const rows = own.flatMap((item): NotedRow[] => {
        if (item.about === "column") return [];
        const pictures = picturesOf(item);
        return [{ ...notedItem(item, hasSheets), ...(pictures && { pictures }) }];
      });
      return { title, rows, ...(columns.length > 0 && { columns }) };
    })
    .filter(({ rows, columns = [] }) => rows.length + columns.length > 0);
}

function columnOf(
  { column, sheet, noted: now, changes, note, isStale, former }: ColumnItem,
  hasSheets: boolean,
): NotedColumn {
  const shown = hasSheets ? sheet : undefined;
  if (now) return { ...now, sheet: shown, said: former === null ? [] : [formerly[former]], note };
  const { kind, column: key, was } = column;
  const change = {
    ...{ kind, key, column: keyTitle(key), rows: 0 },
    ...(was !== "" && { keyBefore: was, columnBefore: keyTitle(was) }),
  };
  const kept = changes.slice(1).map((line) => keptValue(line) ?? line);
  const said = [
    ...kept.filter((line) => typeof line === "string"),
    ...(isStale ? ["It no longer differs like that."] : []),
  ];
  return { change, sheet: shown, values: kept.filter((line) => typeof line !== "string"), said, note };
}

/** A value with its cards, as the line of a decision has them; their names may contain commas. */
function keptValue(line: string): NotedColumn["values"][number] | undefined {
  const [, text, cards] = /^("(?:[^"\\]|\\.)*"): (.+)$/su.exec(line) ?? [];
  if (text === undefined || cards === undefined) return undefined;
  try {
    return { text: String(JSON.parse(text)), cards: [cards] };
  } catch {
    // Somebody wrote it.
    return undefined;
  }
}

const formerly: Readonly<Record<ReviewVerdict, string>> = {
  keep: "It was kept, and changed since then.",
  revert: "It was reverted, and differs again.",
  discuss: "It changed since it was to be discussed.",
};

function notedItem({ card, sheet, row, changes, note, isStale, former }: CardItem, hasSheets: boolean): NotedRow {
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
