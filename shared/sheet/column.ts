import type { TomlValue } from "../toml/index.js";

/** A column: the path of a key inside a row, and an element of its array where the array is spread over columns (SHEET-3). */
export interface ColumnId {
  readonly path: readonly string[];
  readonly index?: number | undefined;
}

const keyPart = (key: string): string => encodeURIComponent(key).replaceAll("'", "%27");

/**
 * A column id as one string, unambiguous for every key and plain enough for an attribute of a page: `energy-cost`,
 * `stats/power`, `tides:0`; what else a key may hold is percent-encoded.
 */
export const columnKey = ({ path, index }: ColumnId): string => {
  const key = path.map(keyPart).join("/");
  return index === undefined ? key : `${key}:${index}`;
};

export const sameColumn = (a: ColumnId, b: ColumnId): boolean => columnKey(a) === columnKey(b);

/** A column as `[metadata]` and people name it: `energy-cost`, `tides[0]`, `stats.power`. Only a label: keys may hold dots and brackets. */
export const columnSource = ({ path, index }: ColumnId): string =>
  index === undefined ? path.join(".") : `${path.join(".")}[${index}]`;

type ArrayValue = Extract<TomlValue, { kind: "array" }>;
type TableValue = Extract<TomlValue, { kind: "table" }>;

/** Whether the array is shown as one column per element: it holds scalars only, or nothing (SHEET-3). */
export const isSpreadArray = (value: TomlValue): value is ArrayValue =>
  value.kind === "array" && value.items.every((item) => item.kind !== "array" && item.kind !== "table");

/** Whether the table is shown as one column per member (SHEET-4). */
export const isSpreadTable = (value: TomlValue): value is TableValue =>
  value.kind === "table" && value.entries.size > 0;
