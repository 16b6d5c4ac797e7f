import { fromWire, type TomlValue } from "../../shared/toml/index.js";
import type { ColumnView, WireCell } from "../../shared/workspace/index.js";

/** The cells of a row by their top-level keys; the columns of a list that is spread over several become the list again. */
export function cellsByKey(
  columns: readonly Pick<ColumnView, "id">[],
  cells: readonly (WireCell | undefined)[],
): ReadonlyMap<string, TomlValue> {
  const values = new Map<string, TomlValue>();
  for (const [at, { id }] of columns.entries()) {
    const [name] = id.path;
    const cell = cells[at];
    // A place inside a value is part of the value's own column.
    if (name === undefined || id.path.length > 1 || id.inner || cell === null || cell === undefined) continue;
    const value = fromWire(cell);
    if (!value.ok) continue;
    const list = values.get(name);
    if (id.index === undefined) values.set(name, value.value);
    else values.set(name, { kind: "array", items: [...(list?.kind === "array" ? list.items : []), value.value] });
  }
  return values;
}
