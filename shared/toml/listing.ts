import type { TomlDocument } from "./document.js";
import type { TomlValue } from "./values.js";

/** A top-level item of a file. */
export interface TableListing {
  readonly path: readonly string[];
  /** `array-of-tables`: `[[path]]` headers; `inline-array`: `path = [ { … } ]`; `list`: any other array; `value`: any other key. */
  readonly kind: "array-of-tables" | "inline-array" | "table" | "list" | "value";
}

function listingKind(value: TomlValue): TableListing["kind"] {
  if (value.kind === "table") return "table";
  if (value.kind !== "array") return "value";
  return value.items.length > 0 && value.items.every((item) => item.kind === "table") ? "inline-array" : "list";
}

/** The arrays of tables, tables and keys of a file, in order of first sight. */
export function tablesIn(document: TomlDocument): readonly TableListing[] {
  const listings: TableListing[] = [];
  for (const { path, kind } of document.index.groups.values()) {
    if (kind === "array") listings.push({ path, kind: "array-of-tables" });
    if (kind === "table") listings.push({ path, kind: "table" });
    if (kind !== "root") continue;
    for (const { keys, node } of document.chunks.at(0)?.sections[0]?.pairs ?? []) {
      listings.push({ path: keys, kind: listingKind(node.value) });
    }
  }
  return listings;
}
