import type { JsonObject, JsonValue } from "../../../match/index.js";
import type { TomlValue } from "../../../toml/index.js";

/** A TOML value as JSON; dates are their text. */
export function jsonOf(value: TomlValue): JsonValue {
  switch (value.kind) {
    case "string":
    case "boolean":
    case "float":
      return value.value;
    case "integer":
      return Number(value.value);
    case "date":
      return value.text;
    case "array":
      return value.items.map(jsonOf);
    case "table":
      return objectIn(value.entries);
  }
}

/** A table of TOML as a JSON object. */
export const objectIn = (entries: ReadonlyMap<string, TomlValue>): JsonObject =>
  Object.fromEntries([...entries].map(([key, value]) => [key, jsonOf(value)]));

/** A JSON value as TOML. */
export function tomlOf(value: JsonValue): TomlValue {
  if (typeof value === "string") return { kind: "string", value };
  if (typeof value === "boolean") return { kind: "boolean", value };
  if (typeof value === "number") {
    return Number.isSafeInteger(value) ? { kind: "integer", value: BigInt(value) } : { kind: "float", value };
  }
  if (Array.isArray(value)) return { kind: "array", items: value.map((each: JsonValue) => tomlOf(each)) };
  const members = Object.entries(value ?? {}).map(([key, each]: [string, JsonValue]) => [key, tomlOf(each)] as const);
  return { kind: "table", entries: new Map(members) };
}
