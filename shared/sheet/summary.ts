import type { TomlValue } from "../toml/index.js";
import type { ColumnType, RowType, SheetSchema } from "./schema.js";
import { namedType } from "./whole.js";
import { cellText } from "./cell.js";

/** More items or members than this are not named. */
const mostNamed = 12;

/** Members that name an item whose game says nothing of it. */
const usualNames = ["name", "title", "id"];

/**
 * A nested value in a few words: lists `2: Healing Aura, Swarm`, maps `fire 1, any 2`, records `amount 3`. Rows sorted by it are
 * sorted by how many items they have, then by what these are called. Empty for empty and absent values.
 */
export function summaryOf(
  value: TomlValue | undefined,
  type: ColumnType = { kind: "any" },
  types?: SheetSchema["types"],
): string {
  if (!value) return "";
  const known = namedType(type, types);
  switch (value.kind) {
    case "array": {
      if (value.items.length === 0) return "";
      const rows = known.kind === "rows" ? known.rows : undefined;
      const names = value.items.slice(0, mostNamed).map((item, at) => itemName(item, at, rows));
      return `${value.items.length}: ${joined(names, value.items.length)}`;
    }
    case "table": {
      const members = [...value.entries]
        .slice(0, mostNamed)
        .map(([key, member]) => `${key} ${partOf(member)}`.trimEnd());
      return joined(members, value.entries.size);
    }
    default:
      return cellText(value);
  }
}

const joined = (names: readonly string[], count: number): string =>
  [...names, ...(count > mostNamed ? ["…"] : [])].join(", ");

/** A part of a table within its summary: what nests deeper is only counted. */
function partOf(value: TomlValue): string {
  if (value.kind === "array") return `(${value.items.length})`;
  return value.kind === "table" ? `(${value.entries.size})` : cellText(value);
}

/** What an item of a list is called: the first of the members that name it, else its number, counted from 1. */
export function itemName(item: TomlValue, at: number, rows: RowType | undefined): string {
  return ownName(item, rows) ?? String(at + 1);
}

/** As `itemName`; undefined for an item without a name of its own. */
export function ownName(item: TomlValue, rows: RowType | undefined): string | undefined {
  if (item.kind !== "table") return cellText(item);
  for (const key of rows?.name ?? usualNames) {
    const value = item.entries.get(key);
    const text = value && value.kind !== "array" && value.kind !== "table" ? cellText(value).trim() : "";
    if (text !== "") return text;
  }
  return undefined;
}
