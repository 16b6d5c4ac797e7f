/** A card as the row it is made of, in plain values; undefined where it is made of none. */
export type OddsRow = Readonly<Record<string, unknown>> | undefined;

/** A column by whose values cards can be counted. */
export interface GroupColumn {
  readonly key: string;
  /** Whether its values are numbers, so that cards up to each of them can be counted, too. */
  readonly isNumeric: boolean;
}

/** A column with more values than this says something of each card, not of groups. */
const mostGroups = 60;

const wholeNumber = /^-?\d{1,15}$/u;

function textOf(value: unknown): string | undefined {
  if (typeof value === "string") return value.trim() === "" ? undefined : value.trim();
  return typeof value === "number" || typeof value === "boolean" ? String(value) : undefined;
}

/** The values of a cell: those of its items where it is a list; a value that stands twice counts once. */
function valuesOf(row: OddsRow, key: string): readonly string[] {
  const value: unknown = row !== undefined && Object.hasOwn(row, key) ? row[key] : undefined;
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  return [...new Set(items.flatMap((item) => textOf(item) ?? []))];
}

/** The columns whose values several different rows share, in the order of the rows. */
export function groupColumns(rows: readonly OddsRow[]): readonly GroupColumn[] {
  const different = [...new Set(rows)];
  const keys = new Set(different.flatMap((row) => Object.keys(row ?? {})));
  return [...keys].flatMap((key) => {
    const values = different.map((row) => valuesOf(row, key));
    const groups = new Set(values.flat());
    const isShared = groups.size > 1 && groups.size < values.filter((each) => each.length > 0).length;
    if (!isShared || groups.size > mostGroups) return [];
    return [{ key, isNumeric: [...groups].some((group) => wholeNumber.test(group)) }];
  });
}

/** The groups that each card is in by its values of a column. */
export const groupsBy = (rows: readonly OddsRow[], key: string): readonly (readonly string[])[] =>
  rows.map((row) => valuesOf(row, key));

/** The groups of each card by the numbers of a column: with 2 a card is in `≤ 2` and in that of each larger number there is. */
export function groupsAtMost(rows: readonly OddsRow[], key: string): readonly (readonly string[])[] {
  const numbers = rows.map((row) =>
    valuesOf(row, key).flatMap((text) => (wholeNumber.test(text) ? [Number(text)] : [])),
  );
  const limits = [...new Set(numbers.flat())].sort((a, b) => a - b);
  return numbers.map((own) => limits.flatMap((limit) => (own.some((each) => each <= limit) ? [`≤ ${limit}`] : [])));
}
