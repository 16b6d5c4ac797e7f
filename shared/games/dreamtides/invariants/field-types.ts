import { cellText } from "../../../sheet/index.js";
import type { TomlValue } from "../../../toml/index.js";
import {
  integerValue,
  settingFix,
  textValue,
  type Finding,
  type FindingFix,
  type RowFacts,
  type RowRule,
} from "../../../validate/index.js";
import { info } from "./info.js";

/** How the game reads a field (LANG-17). `number`: an integer, a text of digits, or `""` and `"*"` for none. */
type FieldKind = "text" | "boolean" | "integer" | "number";

const fieldKinds: Readonly<Record<string, FieldKind>> = {
  id: "text",
  name: "text",
  "card-type": "text",
  subtype: "text",
  "rules-text": "text",
  variables: "text",
  rarity: "text",
  "is-fast": "boolean",
  "image-number": "integer",
  spark: "number",
  phase: "number",
  "energy-produced": "number",
};

const wanted: Readonly<Record<FieldKind, string>> = {
  text: "a text",
  boolean: "true or false",
  integer: "a whole number",
  number: 'a whole number, or "" or "*" for none',
};

/** The 32 bits the game keeps numbers in. */
export const isSmall = (value: bigint): boolean => value >= -(2n ** 31n) && value < 2n ** 31n;

function fits(kind: FieldKind, value: TomlValue): boolean {
  switch (kind) {
    case "text":
      return value.kind === "string";
    case "boolean":
      return value.kind === "boolean";
    case "integer":
      return value.kind === "integer";
    case "number":
      if (value.kind === "integer") return isSmall(value.value);
      return value.kind === "string" && (["", "*"].includes(value.value) || readsAsSmall(value.value));
  }
}

const readsAsSmall = (text: string): boolean => /^[+-]?\d+$/u.test(text) && isSmall(BigInt(text.replace("+", "")));

const flags: ReadonlyMap<string, boolean> = new Map([
  ...["true", "yes", "1"].map((text) => [text, true] as const),
  ...["false", "no", "0"].map((text) => [text, false] as const),
]);

/** The same value as the game reads it, where nothing is lost. */
function converted(kind: FieldKind, value: TomlValue): TomlValue | undefined {
  const text = cellText(value).trim();
  const isScalar = value.kind !== "array" && value.kind !== "table";
  switch (kind) {
    case "text":
      return isScalar ? textValue(text) : undefined;
    case "boolean": {
      const meant = flags.get(text.toLowerCase());
      return isScalar && meant !== undefined ? { kind: "boolean", value: meant } : undefined;
    }
    case "integer":
    case "number": {
      const number = isScalar && /^[+-]?\d+(?:\.0+)?$/u.test(text) ? Number(text) : Number.NaN;
      return Number.isSafeInteger(number) && (kind === "integer" || isSmall(BigInt(number)))
        ? integerValue(number)
        : undefined;
    }
  }
}

function findingFor(row: RowFacts, key: string, kind: FieldKind): Finding[] {
  const value = row.value(key);
  if (value === undefined || fits(kind, value)) return [];
  const to = converted(kind, value);
  const fixes: readonly FindingFix[] = to ? [settingFix("convert", `Set ${key} to ${cellText(to)}`, key, to)] : [];
  const message = `${key} must be ${wanted[kind]}. The game loads nothing of this file while it is not.`;
  return [{ column: key, message, fixes }];
}

const fields = Object.entries(fieldKinds);

/** One value of the wrong type keeps the game from loading the whole file. */
export const fieldType: RowRule = {
  kind: "row",
  ...info(
    "field-type",
    "error",
    "Fields have the types the game reads",
    'The game reads each field as one type. A single value of another type, such as is-fast = "yes", makes it refuse the whole file, not just the card.',
  ),
  sheets: ["cards", "dreamwell"],
  fault: "type",
  reads: fields.map(([key]) => key),
  check: (row) => fields.flatMap(([key, kind]) => findingFor(row, key, kind)),
};
