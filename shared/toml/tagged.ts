import { neverHappens } from "../base/index.js";
import type { DateKind, TomlValue } from "./values.js";
import { ownRecord } from "./wire.js";
import { writeValue } from "./write.js";

/** The JSON of the public TOML test suite: each scalar an object of `type` and `value`, both strings. */
export type Tagged =
  | { readonly type: string; readonly value: string }
  | readonly Tagged[]
  | { readonly [key: string]: Tagged };

const dateTypes: Readonly<Record<DateKind, string>> = {
  "offset-date-time": "datetime",
  "local-date-time": "datetime-local",
  "local-date": "date-local",
  "local-time": "time-local",
};

export function toTagged(value: TomlValue): Tagged {
  switch (value.kind) {
    case "string":
      return { type: "string", value: value.value };
    case "integer":
      return { type: "integer", value: String(value.value) };
    case "float":
      return { type: "float", value: writeValue(value) };
    case "boolean":
      return { type: "bool", value: String(value.value) };
    case "date":
      return { type: dateTypes[value.dateKind], value: value.text };
    case "array":
      return value.items.map(toTagged);
    case "table":
      return ownRecord([...value.entries].map(([key, member]) => [key, toTagged(member)]));
    default:
      return neverHappens(value);
  }
}
