import { type ColumnSchema, type ColumnType, type RowType } from "../../../shared/sheet/index.js";
import type { TomlValue } from "../../../shared/toml/index.js";

/** More columns than this are easier to read one below the other. */
const mostColumns = 8;

const scalars: ReadonlySet<ColumnType["kind"]> = new Set(["text", "integer", "boolean", "choice", "reference"]);

const isScalar = (value: TomlValue | undefined): boolean => value?.kind !== "array" && value?.kind !== "table";

/**
 * The columns that the items of a list are shown in, one line an item; undefined where an item holds anything but a few scalar
 * members. Lists of no game have the keys of their items.
 */
export function gridColumns(
  rows: RowType | undefined,
  items: readonly TomlValue[],
): readonly ColumnSchema[] | undefined {
  const keys = new Set<string>();
  for (const item of items) {
    if (item.kind !== "table") return undefined;
    for (const [key, value] of item.entries) {
      if (!isScalar(value)) return undefined;
      keys.add(key);
    }
  }
  const known = rows?.members ?? [];
  if (rows?.cases || !known.every(({ type }) => scalars.has(type.kind))) return undefined;
  const unknown = [...keys].filter((key) => !known.some((member) => member.key === key));
  const columns = [...known, ...unknown.map((key): ColumnSchema => ({ key, type: { kind: "any" }, about: "" }))];
  return columns.length === 0 || columns.length > mostColumns ? undefined : columns;
}
