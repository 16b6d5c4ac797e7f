import { tablesIn, valueAt, type TomlDocument } from "../toml/index.js";
import { fileTitle } from "./title.js";

/** A table that is shown as a sheet. */
export interface TableInfo {
  /** The path of its key: `["cards"]` for `[[cards]]`. */
  readonly table: readonly string[];
  /** `cards`, or `cards / tokens` in a file of several tables. */
  readonly title: string;
  /** `remembered`: the file held it before its last row was deleted. */
  readonly kind: "rows" | "remembered";
}

/** A list of strings that other sheets may draw enum values from (editor 1.2). */
export interface Vocabulary {
  readonly key: string;
  readonly values: readonly string[];
}

/** Files that are TOML but hold no cards: the order of the tabs, and scenarios. */
const isNoSheet = (fileName: string): boolean => /(?:^|[/\\])(?:sheets\.toml|[^/\\]*\.scenario\.toml)$/i.test(fileName);

/** Whether a file of this base name means the table with this key (editor 1.2, steps 1 and 2). */
const isNamed = (fileName: string, table: readonly string[]): boolean => {
  const hint = fileTitle(fileName);
  return table.length === 1 && (table[0] === hint || table[0] === hint.replaceAll("-", "_"));
};

/**
 * The sheets of a file: its arrays of tables except `metadata`, in file order, one the file is named after first.
 * `remembered` names tables that were sheets before and stay so while they are empty.
 */
export function listTables(
  document: TomlDocument,
  fileName: string,
  remembered: readonly (readonly string[])[] = [],
): TableInfo[] {
  if (isNoSheet(fileName)) return [];
  const found = tablesIn(document)
    .filter(({ kind, path }) => kind === "array" && path[0] !== "metadata")
    .map(({ path }) => path);
  const isFound = (path: readonly string[]): boolean => found.some((each) => samePath(each, path));
  const empty = remembered.filter((path) => !isFound(path) && valueAt(document, path) === undefined);
  const all = [...found, ...empty];
  const title = fileTitle(fileName);
  const first = all.filter((path) => isNamed(fileName, path));
  const rest = all.filter((path) => !isNamed(fileName, path));
  return [...first, ...rest].map((table) => ({
    table,
    title: all.length === 1 || first.includes(table) ? title : `${title} / ${table.join(".")}`,
    kind: empty.includes(table) ? "remembered" : "rows",
  }));
}

const samePath = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((part, at) => part === b[at]);

/** The vocabularies of a document: its top-level lists of strings. */
export function vocabulariesIn(document: TomlDocument): Vocabulary[] {
  const root = valueAt(document, []);
  if (root?.kind !== "table") return [];
  return [...root.entries].flatMap(([key, value]): Vocabulary[] => {
    if (value.kind !== "array" || value.items.length === 0) return [];
    const values = value.items.flatMap((item) => (item.kind === "string" ? [item.value] : []));
    return values.length === value.items.length ? [{ key, values }] : [];
  });
}
