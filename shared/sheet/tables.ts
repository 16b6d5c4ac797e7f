import { rowEntries, tablesIn, valueAt, type TableListing, type TomlDocument } from "../toml/index.js";
import { fitsSchema, type SheetSchema } from "./schema.js";
import { kindsIn } from "./value-kinds.js";
import { fileTitle } from "./title.js";

/** A table that is shown as a sheet. */
export interface TableInfo {
  /** The path of its key: `["cards"]` for `[[cards]]`. */
  readonly table: readonly string[];
  /** `cards`, or `cards / tokens` in a file of several tables. */
  readonly title: string;
  /** `remembered`: the file held it before its last row was deleted. `plain`: a plain table, a sheet of one row. */
  readonly kind: "rows" | "remembered" | "plain";
}

/** A list of strings that other sheets may draw enum values from (SHEET-1). */
export interface Vocabulary {
  readonly key: string;
  readonly values: readonly string[];
}

/** Files that are TOML but hold no cards: the order of the tabs, scenarios, and the settings of the workspace. */
const isNoSheet = (fileName: string): boolean =>
  /(?:^|[/\\])(?:sheets\.toml|[^/\\]*\.scenario\.toml|\.cardwright[/\\][^/\\]*)$/i.test(fileName);

/** Whether a file of this base name means the table with this key (SHEET-1). */
const isNamed = (fileName: string, table: readonly string[]): boolean => {
  const hint = fileTitle(fileName);
  return table.length === 1 && (table[0] === hint || table[0] === hint.replaceAll("-", "_"));
};

/**
 * The sheets of a file: its arrays of tables except `metadata`, one the file is named after first, the others in file order.
 * An empty array is one where the file is named after it; `remembered` names tables that were sheets before and stay so
 * while they have no rows; it may name one several times. `plain` are the kinds of sheet that are plain tables: these are
 * sheets of one row (SHEET-4).
 */
export function listTables(
  document: TomlDocument,
  fileName: string,
  remembered: readonly (readonly string[])[] = [],
  plain: readonly SheetSchema[] = [],
): TableInfo[] {
  if (isNoSheet(fileName)) return [];
  const listings = tablesIn(document);
  const isPlain = (listing: TableListing): boolean => plain.length > 0 && isPlainSheet(document, listing, plain);
  const found = listings
    .filter((listing) => isSheet(document, listing, fileName) || isPlain(listing))
    .map(({ path }) => path);
  const empty = new Map(remembered.map((path) => [JSON.stringify(path), path]));
  const arrays = new Set<string>();
  for (const { path, kind } of listings) {
    // A file may have very many keys that are neither tables nor lists: they are asked for only where it may matter.
    if (kind === "value" && empty.size === 0) continue;
    const name = JSON.stringify(path);
    empty.delete(name);
    if (kind !== "table") arrays.add(name);
  }
  const all = [...found, ...empty.values()];
  const title = fileTitle(fileName);
  const info = (table: readonly string[], isFirst: boolean): TableInfo => {
    const name = JSON.stringify(table);
    return {
      table,
      title: all.length === 1 || isFirst ? title : `${title} / ${table.join(".")}`,
      kind: empty.has(name) ? "remembered" : arrays.has(name) ? "rows" : "plain",
    };
  };
  const isFirst = (path: readonly string[]): boolean => isNamed(fileName, path);
  return [
    ...all.filter(isFirst).map((path) => info(path, true)),
    ...all.filter((path) => !isFirst(path)).map((path) => info(path, false)),
  ];
}

/** Whether a listing is a plain table with a header that one of the kinds takes for its own. */
function isPlainSheet(document: TomlDocument, { path, kind }: TableListing, plain: readonly SheetSchema[]): boolean {
  if (kind !== "table" || path[0] === "metadata") return false;
  const row = rowEntries(document, path, 0);
  const shape = { columns: new Set(row.map(({ key }) => key)), kindsOf: (key: string) => kindsIn([row], key) };
  return plain.some((schema) => fitsSchema(schema, path.join("."), shape));
}

function isSheet(document: TomlDocument, { path, kind }: TableListing, fileName: string): boolean {
  if (path[0] === "metadata") return false;
  if (kind === "array-of-tables" || kind === "inline-array") return true;
  const value = kind === "list" ? valueAt(document, path) : undefined;
  if (value?.kind !== "array") return false;
  return value.items.length === 0 ? isNamed(fileName, path) : value.items.some((item) => item.kind === "table");
}

/** The vocabularies of a document: its top-level lists of strings. */
export function vocabulariesIn(document: TomlDocument): Vocabulary[] {
  return tablesIn(document).flatMap(({ path, kind }): Vocabulary[] => {
    const [key, ...inner] = path;
    const value = kind === "list" && inner.length === 0 ? valueAt(document, path) : undefined;
    if (key === undefined || value?.kind !== "array" || value.items.length === 0) return [];
    const values = value.items.flatMap((item) => (item.kind === "string" ? [item.value] : []));
    return values.length === value.items.length ? [{ key, values }] : [];
  });
}
