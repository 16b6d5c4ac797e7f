import type { TableReader } from "./reader.js";
import { readColor } from "./reader.js";
import type { RuleType, ValidationRule } from "./schema.js";

const valueTypes: readonly RuleType[] = ["string", "integer", "float", "boolean"];
const isValueType = (type: string): type is RuleType => valueTypes.some((each) => each === type);

/** One `[[metadata.validation_rules]]`; undefined where it says nothing that could be checked. */
export function readRule(table: TableReader): ValidationRule | undefined {
  const column = table.required("column", table.string("column"));
  const type = table.required("type", table.string("type"));
  if (column === undefined || type === undefined) return undefined;
  const message = table.string("message");
  const common = { column, ...(message === undefined ? {} : { message }) };
  switch (type) {
    case "enum":
      return { ...common, kind: "enum", ...readChoices(table) };
    case "range":
      return {
        ...common,
        kind: "range",
        min: table.number("min"),
        max: table.number("max"),
        allow: table.strings("allow") ?? [],
      };
    case "pattern": {
      const pattern = table.required("pattern", table.string("pattern"));
      return pattern === undefined ? undefined : { ...common, kind: "pattern", pattern };
    }
    case "required":
      return { ...common, kind: "required" };
    case "type": {
      const valueType = table.required("value_type", table.oneOf("value_type", valueTypes));
      return valueType === undefined ? undefined : { ...common, kind: "type", type: valueType };
    }
    default:
      if (isValueType(type)) return { ...common, kind: "type", type };
      table.note("unknown-rule", "type", `There is no rule of type \`${type}\`; the rule for ${column} is ignored.`);
      return undefined;
  }
}

function readChoices(table: TableReader): {
  values: readonly string[];
  colors: readonly (string | undefined)[];
  from: string | undefined;
  allow?: readonly string[];
} {
  const colors = (table.list("colors") ?? []).map((item) =>
    item.kind === "string" ? readColor(item.value) : undefined,
  );
  if (colors.includes(undefined))
    table.note("not-a-color", "colors", "Some of the colours of an enum are no colours and are ignored.");
  const allow = table.strings("allow");
  return { values: table.strings("enum") ?? [], colors, from: table.string("enum_from"), ...(allow ? { allow } : {}) };
}
