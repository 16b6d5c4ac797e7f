import type { SheetFacts } from "../sheet/index.js";
import type { RowEntry } from "../toml/index.js";
import type { ImportedRows } from "./pair-rows.js";

/** `1,5`, as spreadsheets of many countries write numbers. */
const withComma = /^\s*[+-]?\d+,\d+\s*$/u;
/** `1,500`: one and a half there, fifteen hundred elsewhere. */
const maybeThousands = /^\s*[+-]?\d{1,3},\d{3}\s*$/u;

export interface DecimalCommas {
  readonly rows: ImportedRows;
  /** The keys whose commas were read as decimal points, and those whose commas may be of thousands: their texts stay. */
  readonly read: readonly string[];
  readonly left: readonly string[];
}

/**
 * Reads `1,5` as 1.5 in the columns of a sheet that hold numbers, where every text of the column is such a number: a German
 * spreadsheet writes its CSV so. A column in which all commas may be of thousands keeps its texts.
 */
export function withDecimalCommas(imported: ImportedRows, facts: SheetFacts | undefined): DecimalCommas {
  const texts = new Map<string, string[]>();
  for (const { id, kind } of facts?.columns ?? []) {
    const [key] = id.path;
    if (key !== undefined && kind === "number" && id.path.length === 1 && id.index === undefined) texts.set(key, []);
  }
  for (const row of imported.rows) {
    for (const { key, value } of row) if (value.kind === "string") texts.get(key)?.push(value.value);
  }
  const found = [...texts].filter(([, all]) => all.length > 0 && all.every((text) => withComma.test(text)));
  const isLeft = ([, all]: (typeof found)[number]): boolean => all.every((text) => maybeThousands.test(text));
  const left = found.filter(isLeft).map(([key]) => key);
  const read = found.filter((each) => !isLeft(each)).map(([key]) => key);
  if (read.length === 0) return { rows: imported, read, left };
  const keys = new Set(read);
  const readEntry = (entry: RowEntry): RowEntry =>
    keys.has(entry.key) && entry.value.kind === "string"
      ? { ...entry, value: { kind: "float", value: Number(entry.value.value.replace(",", ".")) } }
      : entry;
  return { rows: { ...imported, rows: imported.rows.map((row) => row.map(readEntry)) }, read, left };
}
