import { TomlDate } from "smol-toml";
import type { TomlValue } from "../../shared/toml/index.js";

/** What smol-toml read, as our values; dates as its canonical text. */
export function fromOther(value: unknown): TomlValue {
  if (typeof value === "string") return { kind: "string", value };
  if (typeof value === "bigint") return { kind: "integer", value };
  if (typeof value === "number") return { kind: "float", value };
  if (typeof value === "boolean") return { kind: "boolean", value };
  if (value instanceof TomlDate) {
    const dateKind = value.isDate()
      ? "local-date"
      : value.isTime()
        ? "local-time"
        : value.isLocal()
          ? "local-date-time"
          : "offset-date-time";
    return { kind: "date", text: value.toISOString(), dateKind };
  }
  if (Array.isArray(value)) return { kind: "array", items: value.map(fromOther) };
  return {
    kind: "table",
    entries: new Map(Object.entries(value as object).map(([key, each]) => [key, fromOther(each)])),
  };
}
