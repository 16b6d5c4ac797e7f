import { isEqual } from "../base/index.js";
import type { WireValue } from "../toml/index.js";
import type { MetadataChange, MetadataList } from "./edit.js";
import { isWireTable, listIn, type RawMetadata, type WireTable } from "./raw.js";
import { unsetWidthPx } from "./settings.js";

/** The settings of a column; null restores the default. */
export interface ColumnChange {
  readonly title?: string | null;
  readonly width?: number | null;
  readonly bold?: boolean | null;
  readonly frozen?: boolean | null;
  readonly alignment?: "left" | "center" | "right" | null;
  readonly wrap?: boolean | null;
  readonly hidden?: boolean | null;
  readonly format?: string | null;
}

const columnDefaults: Readonly<Record<string, WireValue>> = {
  width: unsetWidthPx,
  bold: false,
  frozen: false,
  alignment: "left",
  wrap: true,
};

/** An entry with other values under some keys: null takes a key out, new ones stand behind the rest. */
export function withKeys(entry: WireTable, changes: Readonly<Record<string, WireValue | null | undefined>>): WireTable {
  const kept = Object.entries(entry).flatMap(([key, value]): [string, WireValue][] => {
    const change = changes[key];
    return change === null ? [] : [[key, change ?? value]];
  });
  const added = Object.entries(changes).flatMap(([key, value]): [string, WireValue][] =>
    value === null || value === undefined || Object.hasOwn(entry, key) ? [] : [[key, value]],
  );
  return Object.fromEntries([...kept, ...added]);
}

/** A column as `[metadata]` names it, with the array that it is an element of. */
export interface NamedColumn {
  readonly source: string;
  readonly base?: string | undefined;
  /** It is hidden unless the file says otherwise. */
  readonly isHiddenKey?: boolean;
  /** It may stay in sight where the file says of no column whether it does: either is said in so many words. */
  readonly isNameColumn?: boolean;
}

/**
 * The changes that set something of a column in `[metadata]`, named as there: `energy-cost`, `tides[0]`. The settings of
 * the element's whole array, `base`, apply where the element itself has none. An entry without settings
 * goes (META-6).
 */
export function columnChanges(
  raw: RawMetadata,
  { source, base, isHiddenKey = false, isNameColumn = false }: NamedColumn,
  change: ColumnChange,
): MetadataChange[] {
  const entries = listIn(raw, "columns").flatMap((item, at) => (isWireTable(item) ? [{ item, at }] : []));
  const own = entries.filter(({ item }) => item["key"] === source);
  const inherited = (key: string): WireValue | undefined =>
    entries.findLast(({ item }) => item["key"] === base && Object.hasOwn(item, key))?.item[key];
  const wanted = new Map(own.map(({ at, item }) => [at, item]));
  const fresh: Record<string, WireValue> = {};
  for (const [key, value] of Object.entries(change) as [string, WireValue | null | undefined][]) {
    if (value === undefined) continue;
    const plain = key === "hidden" ? isHiddenKey : key === "frozen" && isNameColumn ? undefined : columnDefaults[key];
    const overrides = base !== undefined && inherited(key) !== undefined && !isEqual(inherited(key), plain);
    const isPlain = value === null || isEqual(value, plain);
    const said = isPlain ? (overrides ? plain : undefined) : value;
    const holders = own.filter(({ item }) => Object.hasOwn(item, key));
    const target = holders.at(-1) ?? own.at(-1);
    for (const { at } of holders) {
      if (said === undefined || at !== target?.at) wanted.set(at, withKeys(wanted.get(at) ?? {}, { [key]: null }));
    }
    if (said === undefined) continue;
    if (target) wanted.set(target.at, withKeys(wanted.get(target.at) ?? {}, { [key]: said }));
    else fresh[key] = said;
  }
  const changed = own.flatMap(({ at, item }): MetadataChange[] => {
    const after = wanted.get(at) ?? item;
    if (isEqual(after, item)) return [];
    return [{ kind: "entry", list: "columns", at, before: item, after: Object.keys(after).length > 1 ? after : null }];
  });
  if (Object.keys(fresh).length === 0) return changed;
  return [...changed, addEntry(raw, "columns", { key: source, ...fresh })];
}

/** The change that adds an entry to a list, at its end or at a place. */
export const addEntry = (
  raw: RawMetadata,
  list: MetadataList,
  entry: WireTable,
  at: number = listIn(raw, list).length,
): MetadataChange => ({ kind: "entry", list, at, before: null, after: entry });

/** The changes that replace, or with null remove, the entry at a place of a list. */
export function replaceEntry(
  raw: RawMetadata,
  list: MetadataList,
  at: number,
  after: WireTable | null,
): MetadataChange[] {
  const before = listIn(raw, list)[at];
  return before === undefined || (after !== null && isEqual(before, after))
    ? []
    : [{ kind: "entry", list, at, before, after }];
}

/** The changes that let the entry at a place of a list stand at another. */
export function moveEntry(raw: RawMetadata, list: MetadataList, from: number, to: number): MetadataChange[] {
  const entry = listIn(raw, list)[from];
  const isThere = to >= 0 && to < listIn(raw, list).length;
  return entry === undefined || from === to || !isThere ? [] : [{ kind: "move", list, entry, from, to }];
}

const tableDefaults: Readonly<Record<string, Readonly<Record<string, WireValue>>>> = {
  table_style: { show_row_stripes: true, show_column_stripes: false, header_bold: true },
  rows: { header_height: 40 },
};

/**
 * The changes that set keys of a table of `[metadata]`; null, or what holds anyway, takes a key out. A table that says nothing
 * any more goes.
 */
export function tableChanges(
  raw: RawMetadata,
  table: "table_style" | "rows",
  changes: Readonly<Record<string, WireValue | null>>,
): MetadataChange[] {
  const said = raw[table];
  const before = isWireTable(said) ? said : {};
  const plain = tableDefaults[table] ?? {};
  const settled = Object.fromEntries(
    Object.entries(changes).map(([key, value]) => [key, isEqual(value ?? undefined, plain[key]) ? null : value]),
  );
  const after = withKeys(before, settled);
  if (isEqual(before, after)) return [];
  if (Object.keys(after).length === 0) return [{ kind: "value", path: [table], before, after: null }];
  if (said === undefined) return [{ kind: "value", path: [table], before: null, after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key): MetadataChange[] => {
    const [old = null, now = null] = [before[key], after[key]];
    return isEqual(old, now) ? [] : [{ kind: "value", path: [table, key], before: old, after: now }];
  });
}

/** The change that replaces a whole table of `[metadata]`, such as `sort`; none where it says the same already. */
export function sectionChange(raw: RawMetadata, table: "sort" | "filter", after: WireTable | null): MetadataChange[] {
  const before = raw[table] ?? null;
  return isEqual(before, after) ? [] : [{ kind: "value", path: [table], before, after }];
}
