import { isEqual } from "../../base/index.js";
import {
  isOfKey,
  isWireTable,
  listIn,
  replaceEntry,
  sectionChange,
  withKeys,
  type MetadataChange,
  type RawMetadata,
  type WireTable,
} from "../../metadata/index.js";
import type { WireValue } from "../../toml/index.js";

/** A value that gets another text. */
export interface ValueRenaming {
  readonly from: string;
  readonly to: string;
}

/** A list with one value renamed; where it has the new one already, the old one goes. The place of the value that goes too. */
function renamedIn(
  list: readonly WireValue[],
  { from, to }: ValueRenaming,
): { readonly list: WireValue[]; gone?: number } {
  const at = list.indexOf(from);
  if (at === -1) return { list: [...list] };
  return list.includes(to) ? { list: list.toSpliced(at, 1), gone: at } : { list: list.with(at, to) };
}

const isList = (value: WireValue | undefined): value is readonly WireValue[] => Array.isArray(value);

const isOf = (entry: WireTable, key: string): boolean =>
  typeof entry["column"] === "string" && isOfKey(entry["column"], key);

function ruleRenamed(rule: WireTable, renaming: ValueRenaming): WireTable {
  const { enum: values, colors, allow } = rule;
  const said: Record<string, WireValue> = {};
  if (isList(values)) {
    const { list, gone } = renamedIn(values, renaming);
    said["enum"] = list;
    if (gone !== undefined && isList(colors)) said["colors"] = colors.toSpliced(gone, 1);
  }
  if (isList(allow)) said["allow"] = renamedIn(allow, renaming).list;
  return withKeys(rule, said);
}

function testRenamed(test: WireTable, renaming: ValueRenaming): WireTable {
  const { equals, values } = test;
  return withKeys(test, {
    ...(equals === renaming.from ? { equals: renaming.to } : {}),
    ...(isList(values) ? { values: renamedIn(values, renaming).list } : {}),
  });
}

/** An entry with one of its tables changed, where it has that. */
function withTest(entry: WireTable, name: string, renaming: ValueRenaming): WireTable {
  const test = entry[name];
  return isWireTable(test) ? withKeys(entry, { [name]: testRenamed(test, renaming) }) : testRenamed(entry, renaming);
}

/** What `[metadata]` says of a value of a column, with the value renamed: rules, conditional formats and filters. */
export function settingsOfValue(raw: RawMetadata, key: string, renaming: ValueRenaming): MetadataChange[] {
  const changed = (list: "validation_rules" | "conditional_formatting", rename: (entry: WireTable) => WireTable) =>
    listIn(raw, list).flatMap((entry, at) =>
      isWireTable(entry) && isOf(entry, key) ? replaceEntry(raw, list, at, rename(entry)) : [],
    );
  const { filter } = raw;
  const filters = isWireTable(filter) ? listIn(filter, "filters") : [];
  const renamed = filters.map((entry) =>
    isWireTable(entry) && isOf(entry, key) ? withTest(entry, "condition", renaming) : entry,
  );
  return [
    ...changed("validation_rules", (entry) => ruleRenamed(entry, renaming)),
    ...changed("conditional_formatting", (entry) => withTest(entry, "condition", renaming)),
    ...(isWireTable(filter) && !isEqual(renamed, filters)
      ? sectionChange(raw, "filter", withKeys(filter, { filters: renamed }))
      : []),
  ];
}
