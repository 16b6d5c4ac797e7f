/** A column: the path of a key inside a row, and an element of its array where the array is spread over columns (editor 1.4). */
export interface ColumnId {
  readonly path: readonly string[];
  readonly index?: number | undefined;
}

/** A column id as one string, unambiguous for every key: the path as JSON, and the index behind it. */
export const columnKey = ({ path, index }: ColumnId): string =>
  index === undefined ? JSON.stringify(path) : `${JSON.stringify(path)}#${index}`;

export const sameColumn = (a: ColumnId, b: ColumnId): boolean => columnKey(a) === columnKey(b);

/** A column as `[metadata]` and people name it: `energy-cost`, `tides[0]`, `stats.power`. Only a label: keys may hold dots and brackets. */
export const columnSource = ({ path, index }: ColumnId): string =>
  index === undefined ? path.join(".") : `${path.join(".")}[${index}]`;
