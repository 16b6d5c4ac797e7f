import type { TableReader } from "./reader.js";
import type { ConditionalFormat, FilterCondition, FilterSettings, FormatCondition, FormatStyle } from "./schema.js";

/** One `[[metadata.conditional_formatting]]`. */
export function readFormat(table: TableReader): ConditionalFormat | undefined {
  const column = table.required("column", table.string("column"));
  const conditions = table.table("condition");
  const condition = table.required("condition", conditions && readFormatCondition(conditions));
  const style = table.required("style", table.table("style"));
  return column !== undefined && condition && style ? { column, condition, style: readStyle(style) } : undefined;
}

/** The first of the known conditions; the emptiness ones count by presence, whatever their value (META-2). */
function readFormatCondition(table: TableReader): FormatCondition | undefined {
  const equals = table.value("equals");
  if (equals) return { kind: "equals", value: equals };
  const contains = table.string("contains");
  if (contains !== undefined) return { kind: "contains", text: contains };
  const above = table.number("greater_than");
  if (above !== undefined) return { kind: "greater-than", bound: above };
  const below = table.number("less_than");
  if (below !== undefined) return { kind: "less-than", bound: below };
  if (table.has("is_empty")) return { kind: "is-empty" };
  if (table.has("not_empty")) return { kind: "not-empty" };
  const pattern = table.string("matches");
  return pattern === undefined ? undefined : { kind: "matches", pattern };
}

const readStyle = (table: TableReader): FormatStyle => ({
  backgroundColor: table.color("background_color"),
  fontColor: table.color("font_color"),
  bold: table.boolean("bold"),
  italic: table.boolean("italic"),
  underline: table.boolean("underline"),
});

/** `[metadata.filter]`. */
export function readFilter(table: TableReader): FilterSettings {
  return {
    active: table.boolean("active") ?? false,
    filters: table.tables("filters", (entry) => {
      const column = entry.required("column", entry.string("column"));
      const conditions = entry.table("condition");
      const condition = entry.required("condition", conditions && readFilterCondition(conditions));
      return column !== undefined && condition ? { column, condition } : undefined;
    }),
  };
}

function readFilterCondition(table: TableReader): FilterCondition | undefined {
  const contains = table.string("contains");
  if (contains !== undefined) return { kind: "contains", text: contains };
  const equals = table.value("equals");
  if (equals) return { kind: "equals", value: equals };
  const min = table.number("min");
  const max = table.number("max");
  if (min !== undefined || max !== undefined) return { kind: "range", min, max };
  const flag = table.boolean("boolean");
  if (flag !== undefined) return { kind: "boolean", value: flag };
  const values = table.list("values");
  return values && { kind: "values", values };
}
