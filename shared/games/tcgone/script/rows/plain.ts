/** What rows hold, as plain data: the JSON form of TOML values. */
export type Plain = string | number | boolean | readonly Plain[] | PlainTable;
export interface PlainTable {
  readonly [key: string]: Plain;
}

/** A place within the rows of a card: keys of tables and numbers of items. */
export type RowPath = readonly (string | number)[];

export const isTable = (value: unknown): value is PlainTable =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isItems = (value: unknown): value is readonly Plain[] => Array.isArray(value);

/** A table of the entries that are there. */
export function tableOf(entries: Readonly<Record<string, Plain | undefined>>): PlainTable {
  const table: Record<string, Plain> = {};
  for (const [key, value] of Object.entries(entries)) if (value !== undefined) table[key] = value;
  return table;
}
