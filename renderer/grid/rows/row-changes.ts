/** Rows that come and go at one place. */
export interface RowChange<Row> {
  readonly remove: readonly Row[];
  readonly add: readonly Row[];
  readonly at: number;
}

/** The change from one list of rows to another: everything between the keys that both begin with and both end with. */
export function changeBetween<Row>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => unknown,
): RowChange<Row> {
  const shorter = Math.min(before.length, after.length);
  const isSame = (one: Row | undefined, other: Row | undefined): boolean =>
    one === other || (one !== undefined && other !== undefined && keyOf(one) === keyOf(other));
  let at = 0;
  while (at < shorter && isSame(before[at], after[at])) at += 1;
  let end = 0;
  while (end < shorter - at && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end += 1;
  return { remove: before.slice(at, before.length - end), add: after.slice(at, after.length - end), at };
}

/**
 * The same change in parts, the first of which takes rows out: rows that it would take out and put in again in the same
 * order stay where they are.
 */
export function partsOf<Row>(
  { remove, add, at }: RowChange<Row>,
  keyOf: (row: Row) => unknown,
): readonly RowChange<Row>[] {
  const places = new Map(remove.map((row, place) => [keyOf(row), place]));
  const staying = longestRising(add.map((row) => places.get(keyOf(row))));
  if (staying.size === 0) return [{ remove, add, at }];
  const keys = new Set(add.filter((_, place) => staying.has(place)).map(keyOf));
  const gone = remove.filter((row) => !keys.has(keyOf(row)));
  const parts: RowChange<Row>[] = gone.length > 0 ? [{ remove: gone, add: [], at }] : [];
  for (let from = 0; from < add.length; from += 1) {
    let end = from;
    while (end < add.length && !staying.has(end)) end += 1;
    if (end > from) parts.push({ remove: [], add: add.slice(from, end), at: at + from });
    from = end;
  }
  return parts;
}

/** The places of a longest run of rising numbers, others left out; entries without a number are in none. */
function longestRising(numbers: readonly (number | undefined)[]): ReadonlySet<number> {
  /** For each length, the place of the lowest number that a run so long can end with. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  numbers.forEach((number, place) => {
    if (number === undefined) return;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    before[place] = ends[low - 1];
    ends[low] = place;
  });
  const run = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = before[place]) run.add(place);
  return run;
}
