import { readMetadata } from "../../metadata/index.js";
import { cellValue, columnPath, listTables, type SheetSchema } from "../../sheet/index.js";
import {
  equalValues,
  samePath,
  sourceAt,
  valueAt,
  writeValue,
  type Path,
  type RowEntry,
  type TomlDocument,
  type TomlValue,
} from "../../toml/index.js";
import type { ColumnId } from "../../sheet/index.js";
import type { RowKey } from "../identity.js";
import type { Content, FileState, TableState, WorkspaceState } from "../state.js";

/** Names a version of a file's text for pages: no other run of the program has it. */
export const versionOf = ({ run }: Pick<WorkspaceState, "run">, { id }: Pick<Content, "id">): string => `${run} ${id}`;

/** Where a cell's value lives in the document. */
export const cellPath = (table: readonly string[], row: number, column: ColumnId): Path => [
  ...table,
  row,
  ...columnPath(column),
];

/** Above this many tables looking one up in a map is quicker than comparing their paths. */
const fewTables = 16;

/** Above this many looks into one list of keys it is indexed: a list that changes with each step is not worth it. */
const fewLooks = 8;

interface KeyPlaces {
  looks: number;
  /** Where the last look found its row: an act asks several times for the same row, then for the next one. */
  last: number;
  places?: ReadonlyMap<RowKey, number>;
}

const placesByKeys = new WeakMap<readonly RowKey[], KeyPlaces>();

/** The place of a row, or -1. `hint` is where it probably is, which spares a look. */
export function placeOf(keys: readonly RowKey[], key: RowKey, hint?: number): number {
  if (hint !== undefined && keys[hint] === key) return hint;
  let known = placesByKeys.get(keys);
  if (!known) placesByKeys.set(keys, (known = { looks: 0, last: 0 }));
  if (keys[known.last] === key) return known.last;
  if (keys[known.last + 1] === key) return (known.last += 1);
  known.looks += 1;
  const place = known.looks <= fewLooks ? keys.indexOf(key) : (indexed(keys, known).get(key) ?? -1);
  if (place !== -1) known.last = place;
  return place;
}

const indexed = (keys: readonly RowKey[], known: KeyPlaces): ReadonlyMap<RowKey, number> =>
  (known.places ??= new Map(keys.map((each, at) => [each, at])));

const tablesByPaths = new WeakMap<readonly TableState[], ReadonlyMap<string, TableState>>();

export function tableOf({ tables }: Content, path: readonly string[]): TableState | undefined {
  if (tables.length <= fewTables) return tables.find((table) => samePath(table.path, path));
  let byPath = tablesByPaths.get(tables);
  if (!byPath)
    tablesByPaths.set(tables, (byPath = new Map(tables.map((table) => [JSON.stringify(table.path), table]))));
  return byPath.get(JSON.stringify(path));
}

/** The TOML source of a cell, null where the key is absent; of a list or table with headers its value in brackets. */
export const cellSource = (content: Content, table: TableState, place: number, column: ColumnId): string | null =>
  sourceOf(content.document, cellPath(table.path, place, column));

export function sourceOf(document: TomlDocument, path: Path): string | null {
  const source = sourceAt(document, path);
  if (source !== undefined) return source;
  const value = valueAt(document, path);
  return value ? writeValue(value) : null;
}

export const cellOf = (content: Content, table: TableState, place: number, column: ColumnId): TomlValue | undefined =>
  cellValue(content.document, table.path, place, column);

/** Whether both hold the same value, or both none, however it is spelled. */
export const sameValue = (a: TomlValue | undefined, b: TomlValue | undefined): boolean =>
  a === undefined || b === undefined ? a === b : equalValues(a, b);

/** Whether two rows hold the same keys with the same values; the order of keys does not count. */
export function sameRow(a: readonly RowEntry[], b: readonly RowEntry[]): boolean {
  if (a.length !== b.length) return false;
  if (a.every(({ key }, at) => b[at]?.key === key)) return a.every(({ value }, at) => sameValue(value, b[at]?.value));
  const values = new Map(b.map(({ key, value }) => [key, value]));
  return a.every(({ key, value }) => sameValue(value, values.get(key)));
}

/** Reads the sheets of a document. Tables named in `remembered` stay sheets when they have no rows left. */
export function readContent(
  file: string,
  document: TomlDocument,
  id: number,
  readTable: (path: readonly string[]) => Pick<TableState, "facts" | "keys">,
  remembered: readonly (readonly string[])[] = [],
  plain: readonly SheetSchema[] = [],
): Content {
  const tables = listTables(document, file, remembered, plain).map(({ table, title }) => ({
    path: table,
    title,
    ...readTable(table),
  }));
  return { id, document, tables, plain, metadata: readMetadata(valueAt(document, ["metadata"])) };
}

/** The versions of a file whose rows a new version's rows are looked for in. */
export const earlierVersions = (file: FileState): readonly Content[] => {
  const version = file.base?.content ?? file.content;
  const origin = file.settling?.origin;
  return [version, origin].filter((each) => each !== undefined);
};
