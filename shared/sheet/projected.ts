import { ok, type Result } from "../base/index.js";
import type { RowEntry, TomlValue } from "../toml/index.js";
import type { ColumnId } from "./column.js";
import type { SheetFacts } from "./facts.js";
import type { ProjectedRow, Projection } from "./schema.js";

/** The projection whose text a column shows; undefined for columns that show what they hold. */
export function projectionAt({ whole }: Pick<SheetFacts, "whole">, { path, inner }: ColumnId): Projection | undefined {
  if (path.length !== 1 || !inner) return undefined;
  const projection = whole.get(path[0] ?? "");
  const isText = projection?.each ? inner.length === 1 && typeof inner[0] === "number" : inner.length === 0;
  return isText ? projection : undefined;
}

/** A row as projections look at it. */
export function projectedRow(entries: readonly RowEntry[]): ProjectedRow {
  const value = (key: string): TomlValue | undefined => entries.find((entry) => entry.key === key)?.value;
  return {
    value,
    text: (key) => {
      const found = value(key);
      return found?.kind === "string" ? found.value : undefined;
    },
  };
}

/** The text that a projection shows of a value. */
export const projectedText = (projection: Projection, value: TomlValue, entries: readonly RowEntry[]): TomlValue => ({
  kind: "string",
  value: projection.print(value, projectedRow(entries)),
});

/**
 * The value of a whole column once a text was typed into one of its projections; undefined where nothing is left of it. An empty
 * text takes its item away, a text behind the last item adds one.
 */
export function editProjection(
  projection: Projection,
  { inner = [] }: ColumnId,
  text: string,
  entries: readonly RowEntry[],
  whole: TomlValue | undefined,
): Result<TomlValue | undefined> {
  const items = projection.each && whole?.kind === "array" ? whole.items : [];
  const at = Math.min(Number(inner[0] ?? 0), items.length);
  const before = projection.each ? items[at] : whole;
  if (text.trim() === "") {
    if (!projection.each) return ok(undefined);
    const left = items.toSpliced(at, 1);
    return ok(left.length === 0 ? undefined : { kind: "array", items: left });
  }
  const parsed = projection.parse(text, before, projectedRow(entries));
  if (!parsed.ok || !projection.each) return parsed;
  return ok({ kind: "array", items: items.toSpliced(at, 1, parsed.value) });
}
