import { columnKey, columnSource, type ColumnId } from "./column.js";
import { noCounts, sumOfCounts, type CellCounts } from "./counts.js";
import {
  mostProjected,
  type Column,
  type ColumnKind,
  type MemberFacts,
  type PartFacts,
  type SheetFacts,
  type WholeKeys,
} from "./facts.js";
import { keyFacts } from "./key-places.js";
import type { Projection } from "./schema.js";
import { columnTitle } from "./title.js";

export type ValueKind = "string" | "integer" | "float" | "boolean" | "date" | "array" | "table";

/** What is known of a column when text is typed into one of its cells. */
export interface ColumnFacts {
  readonly id: ColumnId;
  /** What the column's own cells hold. */
  readonly counts: CellCounts;
  /** Rows without a value in this column. */
  readonly absent: number;
  /** What decides the type of new values: the column's counts, or for an element those of all elements of its key. */
  readonly typing: CellCounts;
}

/** The facts of a column; a column no row has yet, or a place inside a value, has nothing but absent cells. */
export function columnFacts(facts: SheetFacts, id: ColumnId): ColumnFacts {
  const [key, member] = id.path;
  const of = key === undefined ? undefined : keyFacts(facts, key);
  const from = (counts: CellCounts, typing = counts): ColumnFacts => ({
    id,
    counts,
    absent: facts.rowCount - counts.present,
    typing,
  });
  if (!of || id.inner) return from(noCounts);
  if (member !== undefined) {
    const found = id.path.length === 2 && of.members.find(({ name }) => name === member);
    return from(found ? found.counts : noCounts);
  }
  if (id.index === undefined) return from(of.plain.counts);
  return from(of.elements[id.index]?.counts ?? noCounts, sumOfCounts(of.elements.map(({ counts }) => counts)));
}

/**
 * The type most values of a column have, ignoring absent cells, `""` and `"*"`; undefined for a tie and for a column without
 * such values (SHEET-5, rule 8).
 */
export function dominantKind(counts: CellCounts): ValueKind | undefined {
  const ranking: [ValueKind, number][] = [
    ["string", counts.strings],
    ["integer", counts.integers],
    ["float", counts.floats],
    ["boolean", counts.booleans],
    ["date", counts.dates],
    ["array", counts.arrays],
    ["table", counts.tables],
  ];
  const [first, second] = ranking.sort((a, b) => b[1] - a[1]);
  return first && second && first[1] > second[1] ? first[0] : undefined;
}

/** Whether integers and floats stand side by side in the column (SHEET-5, rule 4). */
export const mixesNumbers = ({ integers, floats }: CellCounts): boolean => integers > 0 && floats > 0;

export function columnKind(counts: CellCounts): ColumnKind {
  if (counts.present === counts.blank) return "empty";
  if (counts.booleans === counts.present) return "boolean";
  const numbers = counts.integers + counts.floats;
  const others = counts.strings + counts.booleans;
  const values = numbers + others + counts.dates + counts.arrays + counts.tables;
  if (numbers * 2 > values) return "number";
  if (counts.dates * 2 > values) return "date";
  if (counts.structures * 2 > values) return "structure";
  if ((counts.arrays + counts.tables) * 2 > values) return "toml";
  return counts.multiLine > 0 || counts.long * 2 > values ? "long-text" : "text";
}

const column = (id: ColumnId, counts: CellCounts, mixed: boolean, kind = columnKind(counts)): Column => ({
  id,
  key: columnKey(id),
  title: columnTitle(id),
  source: columnSource(id),
  kind,
  mixed,
});

/**
 * The columns of one key: the plain one where values are not spread, then the elements, then the members. A whole key has one
 * column.
 */
export function keyColumns(
  key: string,
  plain: PartFacts,
  elements: readonly PartFacts[],
  members: readonly MemberFacts[],
  whole: WholeKeys,
): Column[] {
  if (whole.has(key)) return wholeColumns(key, plain, elements.length, whole.get(key));
  const isSpread = elements.length > 0 || members.length > 0;
  const columns: Column[] = [];
  if (plain.counts.present > 0 || plain.lasting) columns.push(column({ path: [key] }, plain.counts, isSpread));
  const all = sumOfCounts(elements.map(({ counts }) => counts));
  elements.forEach((_, index) => columns.push(column({ path: [key], index }, all, false)));
  for (const { name, counts } of members) columns.push(column({ path: [key, name] }, counts, false));
  return columns;
}

/** The column of a whole key, and behind it those of its texts: one for each item of the longest list, up to a limit. */
function wholeColumns(key: string, plain: PartFacts, items: number, projection: Projection | undefined): Column[] {
  const own = column({ path: [key] }, plain.counts, false, "structure");
  if (!projection) return [own];
  const count = Math.min(Math.max(items, 1), mostProjected);
  const places = projection.each ? Array.from({ length: count }, (_, at) => [at]) : [[]];
  return [
    own,
    ...places.map((inner, at) => ({
      ...column({ path: [key], inner }, plain.counts, false, "projection"),
      title: projection.title(at),
      ...(items > count && at === count - 1 && { hasMore: true as const }),
    })),
  ];
}

/** Whether two lists of columns look alike in every respect. */
export const sameColumns = (a: readonly Column[], b: readonly Column[]): boolean =>
  a === b ||
  (a.length === b.length &&
    a.every((each, at) => {
      const other = b[at];
      return (
        each === other ||
        (each.key === other?.key &&
          each.kind === other.kind &&
          each.mixed === other.mixed &&
          each.hasMore === other.hasMore)
      );
    }));
