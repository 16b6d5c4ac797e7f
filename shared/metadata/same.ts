import { neverHappens } from "../base/index.js";
import type { TomlValue } from "../toml/index.js";

/**
 * Whether two values of `[metadata]` say the same: numbers by their size, tables whatever the order of their keys. Two absent
 * values are the same.
 */
export function sameSaid(a: TomlValue | undefined, b: TomlValue | undefined): boolean {
  if (!a || !b) return a === b;
  switch (a.kind) {
    case "integer":
    case "float":
      return (b.kind === "integer" || b.kind === "float") && Object.is(Number(a.value), Number(b.value));
    case "string":
    case "boolean":
      return a.kind === b.kind && a.value === b.value;
    case "date":
      return b.kind === "date" && a.text === b.text;
    case "array":
      return (
        b.kind === "array" &&
        a.items.length === b.items.length &&
        a.items.every((item, at) => sameSaid(item, b.items[at]))
      );
    case "table":
      return (
        b.kind === "table" &&
        a.entries.size === b.entries.size &&
        [...a.entries].every(([key, value]) => b.entries.has(key) && sameSaid(value, b.entries.get(key)))
      );
    default:
      return neverHappens(a);
  }
}
