import { isEqual } from "../base/index.js";
import type { WireValue } from "../toml/index.js";
import type { MetadataChange, MetadataList } from "./edit.js";
import { replaceEntry, sectionChange, withKeys } from "./plan.js";
import { isWireTable, listIn, type RawMetadata, type WireTable } from "./raw.js";

/** The new name of a name that a setting has; undefined where it goes with its column. */
type Renamed = (name: string) => string | undefined;

/** Whether a name in `[metadata]` is that of a key, or of a part of its value: `tides`, `tides[0]`, `stats.power`. */
export const isOfKey = (name: string, key: string): boolean =>
  name === key || name.startsWith(`${key}[`) || name.startsWith(`${key}.`);

/** Names in `inputs` of computed columns may have `_` for `-`. */
const sameInput = (name: string, key: string): boolean => name.replaceAll("_", "-") === key.replaceAll("_", "-");

/** Where each list of settings names a column. */
const namingKeys: Readonly<Partial<Record<MetadataList, string>>> = {
  columns: "key",
  validation_rules: "column",
  conditional_formatting: "column",
  statistics: "column",
};

/** The settings that name a key, with the name changed by `rename`; undefined takes the setting away. */
function entriesNaming(raw: RawMetadata, key: string, rename: Renamed): MetadataChange[] {
  return Object.entries(namingKeys).flatMap(([list, naming]) => {
    const name = list as MetadataList;
    const changes = listIn(raw, name).flatMap((entry, at): MetadataChange[] => {
      const said = isWireTable(entry) ? entry[naming] : undefined;
      if (!isWireTable(entry) || typeof said !== "string" || !isOfKey(said, key)) return [];
      const now = rename(said);
      return replaceEntry(raw, name, at, now === undefined ? null : withKeys(entry, { [naming]: now }));
    });
    // Those that go are taken out from the end: the places of the others stay.
    return changes.toReversed();
  });
}

/** The sort and the filter without a name, or with another. */
function orderNaming(raw: RawMetadata, key: string, rename: Renamed): MetadataChange[] {
  const { sort, filter } = raw;
  const changes: MetadataChange[] = [];
  if (isWireTable(sort) && typeof sort["column"] === "string" && isOfKey(sort["column"], key)) {
    const now = rename(sort["column"]);
    changes.push(...sectionChange(raw, "sort", now === undefined ? null : withKeys(sort, { column: now })));
  }
  if (isWireTable(filter)) {
    const filters = listIn(filter, "filters");
    const kept = filters.flatMap((entry): WireValue[] => {
      const said = isWireTable(entry) ? entry["column"] : undefined;
      if (!isWireTable(entry) || typeof said !== "string" || !isOfKey(said, key)) return [entry];
      const now = rename(said);
      return now === undefined ? [] : [withKeys(entry, { column: now })];
    });
    if (!isEqual(kept, filters)) {
      changes.push(...sectionChange(raw, "filter", kept.length === 0 ? null : withKeys(filter, { filters: kept })));
    }
  }
  return changes;
}

/** What computed columns say about a key: their inputs, and their expressions as `rewrite` says them. */
function computedNaming(raw: RawMetadata, from: string, to: string, rewrite: Rewrite): MetadataChange[] {
  return listIn(raw, "derived_columns").flatMap((entry, at): MetadataChange[] => {
    if (!isWireTable(entry)) return [];
    const { inputs, expression } = entry;
    const said: Record<string, WireValue> = {};
    if (Array.isArray(inputs)) {
      said["inputs"] = inputs.map((name: WireValue) => (typeof name === "string" && sameInput(name, from) ? to : name));
    }
    if (typeof expression === "string") said["expression"] = rewrite(expression);
    return replaceEntry(raw, "derived_columns", at, withKeys(entry, said));
  });
}

/** An expression with a column under its new name. */
type Rewrite = (expression: string) => string;

/** The changes of `[metadata]` that follow where a key of the rows is renamed. */
export const settingsRenamed = (
  raw: RawMetadata,
  { from, to }: { readonly from: string; readonly to: string },
  rewrite: Rewrite,
): MetadataChange[] => {
  const rename: Renamed = (name) => `${to}${name.slice(from.length)}`;
  return [
    ...entriesNaming(raw, from, rename),
    ...orderNaming(raw, from, rename),
    ...computedNaming(raw, from, to, rewrite),
  ];
};

/** The changes of `[metadata]` that take away what it says of a key that is deleted. Computed columns stay as they are. */
export const settingsDropped = (raw: RawMetadata, key: string): MetadataChange[] => [
  ...entriesNaming(raw, key, () => undefined),
  ...orderNaming(raw, key, () => undefined),
];

/** The names of the computed columns that read a key, as far as their inputs and `reads` say. */
export const computedFrom = (raw: RawMetadata, key: string, reads: (expression: string) => boolean): string[] =>
  listIn(raw, "derived_columns").flatMap((entry): string[] => {
    if (!isWireTable(entry) || typeof entry["name"] !== "string") return [];
    return isReading(entry, key, reads) ? [entry["name"]] : [];
  });

function isReading(entry: WireTable, key: string, reads: (expression: string) => boolean): boolean {
  const { inputs, expression } = entry;
  const isInput =
    Array.isArray(inputs) && inputs.some((name: WireValue) => typeof name === "string" && sameInput(name, key));
  return isInput || (typeof expression === "string" && reads(expression));
}
