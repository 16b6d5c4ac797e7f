import type { Path, TomlValue } from "../toml/index.js";

/**
 * A column: the path of a key inside a row, and an element of its array where the array is spread over columns (SHEET-3). With
 * `inner` it is a place inside the value of a column that is not spread: the steps from that value.
 */
export interface ColumnId {
  readonly path: readonly string[];
  readonly index?: number | undefined;
  /** Never together with `index`. */
  readonly inner?: Path | undefined;
}

/** The steps from a row to the cell. */
export const columnPath = ({ path, index, inner = [] }: ColumnId): Path =>
  index === undefined ? [...path, ...inner] : [...path, index, ...inner];

/** The same cell as a place inside the value of its top-level key, which is how cells of a whole column are named. */
export function insideWhole(id: ColumnId): ColumnId {
  const [key = "", ...inner] = columnPath(id);
  return inner.length === 0 ? id : { path: [String(key)], inner };
}

/** Nearly all keys are plain: they need no encoding, which is asked for several times for each cell of an act. */
const keyPart = (key: string): string =>
  /^[\w.-]*$/u.test(key) ? key : encodeURIComponent(key).replaceAll("'", "%27");

/** Digits alone are a place in a list; a key of digits is encoded so that the two differ. */
const innerPart = (part: string | number): string =>
  typeof part === "string" && /^\d+$/u.test(part) ? `%3${part.charAt(0)}${part.slice(1)}` : keyPart(String(part));

/**
 * A column id as one string, unambiguous for every key and plain enough for an attribute of a page: `energy-cost`,
 * `stats/power`, `tides:0`, `abilities#0/name`; what else a key may hold is percent-encoded.
 */
export const columnKey = ({ path, index, inner }: ColumnId): string => {
  const key = path.map(keyPart).join("/");
  const column = index === undefined ? key : `${key}:${index}`;
  return inner === undefined ? column : `${column}#${inner.map(innerPart).join("/")}`;
};

export const sameColumn = (a: ColumnId, b: ColumnId): boolean => columnKey(a) === columnKey(b);

/**
 * A column as `[metadata]` and people name it: `energy-cost`, `tides[0]`, `stats.power`, `abilities[0].name`. Only a label: keys
 * may hold dots and brackets.
 */
export const columnSource = (id: ColumnId): string =>
  columnPath(id)
    .map((part, at) => (typeof part === "number" ? `[${part}]` : at === 0 ? part : `.${part}`))
    .join("");

type ArrayValue = Extract<TomlValue, { kind: "array" }>;
type TableValue = Extract<TomlValue, { kind: "table" }>;

/** Whether the array is shown as one column per element: it holds scalars only, or nothing (SHEET-3). */
export const isSpreadArray = (value: TomlValue): value is ArrayValue =>
  value.kind === "array" && value.items.every((item) => item.kind !== "array" && item.kind !== "table");

/** Whether the table is shown as one column per member (SHEET-4). */
export const isSpreadTable = (value: TomlValue): value is TableValue =>
  value.kind === "table" && value.entries.size > 0;
