import {
  cellText,
  guessValue,
  namedType,
  type ColumnType,
  type RowType,
  type SheetSchema,
} from "../../../shared/sheet/index.js";
import { readValue, writeValue, type TomlValue } from "../../../shared/toml/index.js";

const string = (value: string): TomlValue => ({ kind: "string", value });

/** The text that a value is edited as: lists of texts as `flying, haste`, other lists and tables as TOML. */
export function textOfValue(value: TomlValue | undefined): string {
  if (value?.kind !== "array") return cellText(value);
  const texts = value.items.flatMap((item) => (item.kind === "string" ? [item.value] : []));
  const isPlain =
    texts.length === value.items.length && texts.every((text) => /^[^,[\]\s](?:[^,]*[^,\s])?$/u.test(text));
  return isPlain ? texts.join(", ") : writeValue(value);
}

const flags: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["yes", true],
  ["false", false],
  ["no", false],
]);

/** The value of a text by the type of its place. What is not of the type stays a text, for the rules to tell of. */
export function valueOfText(text: string, type: ColumnType, current: TomlValue | undefined): TomlValue {
  const trimmed = text.trim();
  switch (type.kind) {
    case "integer":
      return /^[+-]?\d{1,18}$/u.test(trimmed)
        ? { kind: "integer", value: BigInt(trimmed.replace("+", "")) }
        : string(text);
    case "boolean": {
      const flag = flags.get(trimmed.toLowerCase());
      return flag === undefined ? string(text) : { kind: "boolean", value: flag };
    }
    case "texts":
      return listOf(trimmed);
    case "any":
    case "map":
    case "record":
    case "rows":
    case "named":
      return anyValue(text, current);
    default:
      return string(text);
  }
}

function listOf(text: string): TomlValue {
  const read = text.startsWith("[") ? readValue(text) : undefined;
  if (read?.ok) return read.value;
  const items = text.split(",").map((item) => item.trim());
  return { kind: "array", items: items.filter((item) => item !== "").map(string) };
}

function anyValue(text: string, current: TomlValue | undefined): TomlValue {
  const read = /^\s*[[{]/u.test(text) ? readValue(text.trim()) : undefined;
  if (read?.ok) return read.value;
  if (current?.kind === "array" && text.trim() !== "") return listOf(text);
  return current?.kind === "string" && current.value !== "" ? string(text) : guessValue(text);
}

/** How deep a new item is filled: a type that requires itself has no end. */
const deepest = 8;

/** What a new value of a type is, with all that it must hold. */
export function newValue(type: ColumnType, types: SheetSchema["types"], depth = 0): TomlValue {
  const known = namedType(type, types);
  switch (known.kind) {
    case "integer":
      return { kind: "integer", value: BigInt(Math.max(known.min ?? -Infinity, Math.min(0, known.max ?? 0))) };
    case "boolean":
      return { kind: "boolean", value: false };
    case "choice":
      return string(known.values[0] ?? "");
    case "texts":
      return { kind: "array", items: [] };
    case "rows": {
      const count = depth < deepest ? (known.rows.min ?? 0) : 0;
      return { kind: "array", items: Array.from({ length: count }, () => newItem(known.rows, types, depth + 1)) };
    }
    case "record":
      return newItem(known, types, depth + 1);
    case "map":
      return { kind: "table", entries: new Map() };
    default:
      return string("");
  }
}

/** A new item of a list: its required members with the first choice, 0 or an empty text, and as many items as these need. */
export function newItem(
  { members, cases }: Pick<RowType, "members" | "cases">,
  types: SheetSchema["types"],
  depth = 0,
): TomlValue {
  const entries = new Map<string, TomlValue>();
  const add = (all: typeof members): void => {
    for (const { key, type, required } of all) if (required) entries.set(key, newValue(type, types, depth));
  };
  add(members);
  const choice = cases?.up === 0 ? entries.get(cases.key) : undefined;
  if (choice?.kind === "string" && cases) add(cases.of[choice.value] ?? []);
  return { kind: "table", entries };
}
