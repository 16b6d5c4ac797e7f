import { neverHappens } from "../../base/index.js";
import type { RuleType } from "../../metadata/index.js";
import type { ColumnType } from "../../sheet/index.js";
import type { TomlValue } from "../../toml/index.js";

/** Whether a value is of the kind that a type asks for; what it holds is another question. */
export function isOfType(value: TomlValue, type: ColumnType): boolean {
  switch (type.kind) {
    case "text":
    case "long-text":
    case "choice":
      return value.kind === "string";
    case "reference":
      return value.kind === "string" || value.kind === "integer";
    case "integer":
      return value.kind === "integer" || (value.kind === "float" && Number.isInteger(value.value));
    case "boolean":
      return value.kind === "boolean";
    case "texts":
    case "rows":
      return value.kind === "array";
    case "map":
    case "record":
      return value.kind === "table";
    case "named":
    case "any":
      return true;
    default:
      return neverHappens(type);
  }
}

/** `a list of tables` */
export function describeType(type: ColumnType): string {
  switch (type.kind) {
    case "text":
    case "long-text":
    case "choice":
    case "reference":
      return "a text";
    case "integer":
      return "a whole number";
    case "boolean":
      return "true or false";
    case "texts":
      return "a list of texts";
    case "rows":
      return "a list of tables";
    case "map":
    case "record":
      return "a table";
    case "named":
    case "any":
      return "a value";
    default:
      return neverHappens(type);
  }
}

/** `a text` */
export function describeValue(value: TomlValue): string {
  switch (value.kind) {
    case "string":
      return "a text";
    case "integer":
      return "a whole number";
    case "float":
      return "a number";
    case "boolean":
      return value.value ? "true" : "false";
    case "date":
      return "a date or time";
    case "array":
      return value.items.length > 0 && value.items.every((item) => item.kind === "table")
        ? "a list of tables"
        : "a list";
    case "table":
      return "a table";
    default:
      return neverHappens(value);
  }
}

/** The scalar type that a value can be converted to; undefined for lists and tables. */
export function typeOfText(type: ColumnType): RuleType | undefined {
  switch (type.kind) {
    case "text":
    case "long-text":
      return "string";
    case "integer":
    case "boolean":
      return type.kind;
    default:
      return undefined;
  }
}
