import { neverHappens } from "../base/index.js";
import { toWire, type TomlValue } from "../toml/index.js";

/**
 * A TOML value as JSON, each level indented by `step`, in the forms of TOML-7. Whole floats keep their `.0`, so that reading
 * the JSON returns the same value.
 */
export const printJson = (value: TomlValue, step = "  "): string => `${print(value, "", step)}\n`;

function print(value: TomlValue, indent: string, step: string): string {
  switch (value.kind) {
    case "float":
      return Number.isInteger(value.value) ? wholeFloat(value.value) : JSON.stringify(toWire(value));
    case "string":
    case "integer":
    case "boolean":
    case "date":
      return JSON.stringify(toWire(value));
    case "array":
      return listed(
        "[",
        value.items.map((item) => print(item, indent + step, step)),
        "]",
        indent,
        step,
      );
    case "table":
      return listed(
        "{",
        [...value.entries].map(([key, member]) => `${JSON.stringify(key)}: ${print(member, indent + step, step)}`),
        "}",
        indent,
        step,
      );
    default:
      return neverHappens(value);
  }
}

function wholeFloat(value: number): string {
  if (Object.is(value, -0)) return "-0.0";
  const text = String(value);
  return text.includes("e") ? text : `${text}.0`;
}

const listed = (open: string, parts: readonly string[], close: string, indent: string, step: string): string =>
  parts.length === 0
    ? open + close
    : `${open}\n${parts.map((part) => indent + step + part).join(",\n")}\n${indent}${close}`;
