import type { RowEntry, TomlValue } from "../toml/index.js";
import { columnPath, type ColumnId } from "./column.js";
import type { SheetSchema } from "./schema.js";

type Sign = NonNullable<NonNullable<SheetSchema["columns"]>[number]["signed"]>;

/** In which rows the numbers of a column have their sign; undefined where they have it in none. */
export const signOf = (schema: SheetSchema | undefined, column: ColumnId): Sign | undefined =>
  schema?.columns?.find(({ key }) => key === column.path[0])?.signed;

/**
 * How a number is spelled in a column whose numbers have their sign in rows like this one: `+5`. Undefined where it is
 * spelled like all other values.
 */
export function signedSource(
  schema: SheetSchema | undefined,
  column: ColumnId,
  value: TomlValue,
  row: readonly RowEntry[],
): string | undefined {
  if (value.kind !== "integer" || value.value < 0n || columnPath(column).length > 1) return undefined;
  const signed = signOf(schema, column);
  const text = signed && row.find(({ key }) => key === signed.column)?.value;
  return text?.kind === "string" && text.value === signed?.text ? `+${value.value}` : undefined;
}
