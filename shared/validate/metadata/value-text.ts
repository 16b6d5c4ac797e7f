import { cellText } from "../../sheet/index.js";
import type { TomlValue } from "../../toml/index.js";

/** A value as rules compare it: a string as it is, everything else as TOML spells it. */
export const textForm = (value: TomlValue): string => cellText(value);

/** The number a value is or spells in decimal; undefined where it is none. */
export function numberForm(value: TomlValue): number | undefined {
  switch (value.kind) {
    case "integer":
      return Number(value.value);
    case "float":
      return Number.isNaN(value.value) ? undefined : value.value;
    case "string":
      return /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?\s*$/u.test(value.value) ? Number(value.value) : undefined;
    default:
      return undefined;
  }
}

/** What `required` asks for: something that is neither blank nor an empty list or table (VALIDATE-1). */
export function isBlank(value: TomlValue | undefined): boolean {
  switch (value?.kind) {
    case undefined:
      return true;
    case "string":
      return value.value.trim() === "";
    case "array":
      return value.items.length === 0;
    case "table":
      return value.entries.size === 0;
    default:
      return false;
  }
}
