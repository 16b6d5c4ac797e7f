import { fromWire, toWire, type TomlValue, type WireValue } from "../toml/index.js";
import { readFormat } from "./conditions.js";
import type { MetadataList } from "./edit.js";
import { readColumn, readDerivedColumn, readMetadata, readStatistic } from "./read.js";
import { TableReader, type MetadataWarning } from "./reader.js";
import { readRule } from "./rules.js";
import type {
  ColumnEntry,
  ConditionalFormat,
  DerivedColumn,
  Metadata,
  StatisticSettings,
  ValidationRule,
} from "./schema.js";

/** A table as pages hold it. */
export type WireTable = Readonly<Record<string, WireValue>>;

/** `[metadata]` as pages hold it: everything it says, unknown keys too, but accepted problems, which have a list of their own. */
export type RawMetadata = WireTable;

export const isWireTable = (value: WireValue | null | undefined): value is WireTable =>
  typeof value === "object" && value !== null && !Array.isArray(value) && fromWire(value).ok && isTable(value);

const isTable = (value: WireValue): boolean => {
  const read = fromWire(value);
  return read.ok && read.value.kind === "table";
};

/** The metadata of a file for its pages. */
export function rawMetadata(value: TomlValue | undefined): RawMetadata {
  if (value?.kind !== "table") return {};
  const entries = new Map([...value.entries].filter(([key]) => key !== "waivers"));
  const wire = toWire({ kind: "table", entries });
  return isWireTable(wire) ? wire : {};
}

/** Reads what a page holds of `[metadata]`. */
export function metadataOf(raw: RawMetadata): Metadata {
  const value = fromWire(raw);
  return readMetadata(value.ok && Object.keys(raw).length > 0 ? value.value : undefined);
}

/** An entry of a list as it was read, with its place in the list and all that stands there. */
export interface Placed<Entry> {
  readonly at: number;
  readonly raw: WireTable;
  readonly entry: Entry;
}

interface EntryTypes {
  readonly columns: ColumnEntry;
  readonly derived_columns: DerivedColumn;
  readonly validation_rules: ValidationRule;
  readonly conditional_formatting: ConditionalFormat;
  readonly statistics: StatisticSettings;
}

const readers: { readonly [List in MetadataList]: (table: TableReader) => EntryTypes[List] | undefined } = {
  columns: readColumn,
  derived_columns: readDerivedColumn,
  validation_rules: readRule,
  conditional_formatting: readFormat,
  statistics: readStatistic,
};

/** The entries of a list that can be used, with their places. */
export function entriesIn<List extends MetadataList>(raw: RawMetadata, list: List): Placed<EntryTypes[List]>[] {
  const read = readers[list];
  return listIn(raw, list).flatMap((item, at): Placed<EntryTypes[List]>[] => {
    const value = isWireTable(item) ? fromWire(item) : undefined;
    if (!isWireTable(item) || !value?.ok || value.value.kind !== "table") return [];
    const warnings: MetadataWarning[] = [];
    const entry = read(new TableReader(value.value.entries, `${list}[${at}]`, warnings));
    return entry === undefined ? [] : [{ at, raw: item, entry }];
  });
}

/** All that stands in a list, usable or not. */
export function listIn(raw: RawMetadata, list: string): readonly WireValue[] {
  const items = raw[list];
  return isList(items) ? items : [];
}

const isList = (value: WireValue | undefined): value is readonly WireValue[] => Array.isArray(value);
