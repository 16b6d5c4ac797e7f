import {
  isWireTable,
  listIn,
  metadataOf,
  tableChanges,
  withKeys,
  type MetadataChange,
} from "../../shared/metadata/index.js";
import { textOfView } from "../../shared/sheet/index.js";
import type { WireValue } from "../../shared/toml/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { idPlaceOf, type GridRow, type RowLooks } from "../state/index.js";

type Sheet = Pick<SheetView, "binding" | "columns" | "metadata">;

/** How single rows are shown, by their keys. */
export interface ShownRowLooks {
  /** In px; rows that are as high as all others have none. */
  readonly heights: ReadonlyMap<string, number>;
  readonly hidden: ReadonlySet<string>;
}

export const noRowLooks: RowLooks = { heights: {}, hidden: {} };

/**
 * What rows are called beyond this run of the program: by their ids, rows without one by their first text; of several that
 * are called the same, each by how many of them stand above it.
 */
export function rowNames(sheet: Sheet, rows: readonly GridRow[]): string[] {
  const id = idPlaceOf(sheet);
  const counts = new Map<string, number>();
  return rows.map(({ cells }) => {
    const own = id === -1 ? "" : textOfView(cells[id] ?? null).trim();
    const name = own === "" ? `row ${cells.map(textOfView).find((text) => text !== "") ?? ""}` : `id ${own}`;
    const above = counts.get(name) ?? 0;
    counts.set(name, above + 1);
    return above === 0 ? name : `${name} #${above + 1}`;
  });
}

/** What the file says of single rows, by their places there. */
function rowsOfFile({ metadata }: Sheet): { heights: ReadonlyMap<number, number>; hidden: ReadonlySet<number> } {
  if (metadata["rows"] === undefined) return { heights: new Map(), hidden: new Set() };
  const { heights, hidden } = metadataOf(metadata).rows;
  return { heights: new Map(heights.map(({ row, heightPx }) => [row, heightPx])), hidden: new Set(hidden) };
}

const isNothing = ({ heights, hidden }: RowLooks): boolean =>
  Object.keys(heights).length === 0 && Object.keys(hidden).length === 0;

/** Each row's height and whether it is hidden: as the person wants it, else as the file says (EDITOR-3). */
function looksByPlace(
  sheet: Sheet,
  own: RowLooks,
  rows: readonly GridRow[],
): { heights: Map<number, number>; hidden: Set<number> } {
  const file = rowsOfFile(sheet);
  const heights = new Map([...file.heights].filter(([at]) => at < rows.length));
  const hidden = new Set([...file.hidden].filter((at) => at < rows.length));
  if (isNothing(own)) return { heights, hidden };
  for (const [at, name] of rowNames(sheet, rows).entries()) {
    const height = own.heights[name];
    if (height === null) heights.delete(at);
    else if (height !== undefined) heights.set(at, height);
    if (own.hidden[name] === true) hidden.add(at);
    else if (own.hidden[name] === false) hidden.delete(at);
  }
  return { heights, hidden };
}

/** How the rows of a sheet are shown. `rows` are all of them in the order of the file. */
export function shownRowLooks(sheet: Sheet, own: RowLooks, rows: readonly GridRow[]): ShownRowLooks {
  const { heights, hidden } = looksByPlace(sheet, own, rows);
  const keyAt = (at: number): string => rows[at]?.key ?? "";
  return {
    heights: new Map([...heights].map(([at, px]) => [keyAt(at), px])),
    hidden: new Set([...hidden].map(keyAt)),
  };
}

/** A record with other values under some names; undefined takes a name out. */
function withNames<Value>(
  record: Readonly<Record<string, Value>>,
  names: readonly string[],
  valueOf: (name: string) => Value | undefined,
): Readonly<Record<string, Value>> {
  const kept = Object.entries(record).filter(([name]) => !names.includes(name));
  const fresh = names.flatMap((name): [string, Value][] => {
    const value = valueOf(name);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries([...kept, ...fresh]);
}

/** The names of some rows with their places, by which the file speaks of them. */
function namedRows(sheet: Sheet, rows: readonly GridRow[], keys: readonly string[]): ReadonlyMap<string, number> {
  const wanted = new Set(keys);
  const names = rowNames(sheet, rows);
  return new Map(rows.flatMap(({ key }, at): [string, number][] => (wanted.has(key) ? [[names[at] ?? "", at]] : [])));
}

/** Other heights of some rows; null: as high as all others. What the file says already needs no saying. */
export function withRowHeights(
  sheet: Sheet,
  own: RowLooks,
  rows: readonly GridRow[],
  keys: readonly string[],
  heightPx: number | null,
): RowLooks {
  const file = rowsOfFile(sheet);
  const places = namedRows(sheet, rows, keys);
  const heightOf = (name: string): number | null | undefined =>
    (file.heights.get(places.get(name) ?? -1) ?? null) === heightPx ? undefined : heightPx;
  return { ...own, heights: withNames(own.heights, [...places.keys()], heightOf) };
}

/** Some rows hidden or shown. What the file says already needs no saying. */
export function withHiddenRows(
  sheet: Sheet,
  own: RowLooks,
  rows: readonly GridRow[],
  keys: readonly string[],
  isHidden: boolean,
): RowLooks {
  const file = rowsOfFile(sheet);
  const places = namedRows(sheet, rows, keys);
  const hiddenOf = (name: string): boolean | undefined =>
    file.hidden.has(places.get(name) ?? -1) === isHidden ? undefined : isHidden;
  return { ...own, hidden: withNames(own.hidden, [...places.keys()], hiddenOf) };
}

/** Rows are called otherwise by now, as where an id was changed: what was said of them goes with them. */
export function withNewNames(
  own: RowLooks,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): RowLooks {
  const used = new Set(after.values());
  const changed = new Map(
    [...before].flatMap(([key, name]): [string, string][] => {
      const now = after.get(key);
      return now === undefined || now === name || used.has(name) ? [] : [[name, now]];
    }),
  );
  if (changed.size === 0) return own;
  const moved = <Value>(record: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [changed.get(name) ?? name, value]));
  return { heights: moved(own.heights), hidden: moved(own.hidden) };
}

/**
 * The changes that let the file say how its rows are shown now, by their places there, and how many stay in sight below the
 * header, where that is to be said too.
 */
export function rowLooksChanges(
  sheet: Sheet,
  own: RowLooks,
  rows: readonly GridRow[],
  frozenRows?: number,
): MetadataChange[] {
  const singleRows = isNothing(own) ? {} : singleRowsSaid(sheet, own, rows);
  // The file counts the header too (META-2).
  const frozen = frozenRows === undefined ? {} : { frozen_rows: frozenRows + 1 };
  return tableChanges(sheet.metadata, "rows", { ...frozen, ...singleRows });
}

/** The lists of heights and hidden rows as the file is to have them. */
function singleRowsSaid(
  sheet: Sheet,
  own: RowLooks,
  rows: readonly GridRow[],
): Readonly<Record<"heights" | "hidden", WireValue | null>> {
  const table = sheet.metadata["rows"];
  const said = isWireTable(table) ? table : {};
  const looks = looksByPlace(sheet, own, rows);
  const isBeyond = (at: WireValue | undefined): boolean => typeof at !== "number" || at >= rows.length;

  const heights = listIn(said, "heights").flatMap((item): WireValue[] => {
    if (!isWireTable(item) || isBeyond(item["row"])) return [item];
    const px = looks.heights.get(Number(item["row"]));
    return px === undefined ? [] : [withKeys(item, { height: px })];
  });
  const known = new Set(heights.map((item) => (isWireTable(item) ? item["row"] : undefined)));
  const newHeights = [...looks.heights].filter(([row]) => !known.has(row)).sort(([a], [b]) => a - b);

  const hidden = listIn(said, "hidden").filter((at) => isBeyond(at) || looks.hidden.has(Number(at)));
  const newHidden = [...looks.hidden].filter((at) => !hidden.includes(at)).sort((a, b) => a - b);

  const listOf = (items: readonly WireValue[]): WireValue | null => (items.length === 0 ? null : [...items]);
  return {
    heights: listOf([...heights, ...newHeights.map(([row, height]) => ({ row, height }))]),
    hidden: listOf([...hidden, ...newHidden]),
  };
}
