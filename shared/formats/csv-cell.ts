import { cellText, columnName, guessValue, readColumnName, type ColumnId } from "../sheet/index.js";
import { readValue, type TomlValue } from "../toml/index.js";
import { fieldOfText, isGuarded, textOfField } from "./csv-guard.js";
import type { CsvField } from "./csv-text.js";

const specials = new Map([
  ["inf", Number.POSITIVE_INFINITY],
  ["-inf", Number.NEGATIVE_INFINITY],
  ["nan", Number.NaN],
]);

/** What a field without quotes says: the value its text spells, nothing where it is empty. */
export function plainValue(text: string): TomlValue | undefined {
  if (text === "") return undefined;
  const special = specials.get(text);
  if (nestedValue(text) || isGuarded(text)) return quotedValue(text);
  return special === undefined ? guessValue(text) : { kind: "float", value: special };
}

/** The list or table that a text spells, apostrophes before it aside. */
function nestedValue(text: string): TomlValue | undefined {
  const spelled = /^'*([[{].*)$/s.exec(text)?.[1];
  const value = spelled === undefined ? undefined : readValue(spelled);
  return value?.ok ? value.value : undefined;
}

/**
 * What a field in quotes says: its text, or a list or table in TOML's spelling. An apostrophe before a text that looks like
 * one, or like a formula, is not part of it.
 */
export function quotedValue(text: string): TomlValue {
  const nested = nestedValue(text);
  if (nested && !text.startsWith("'")) return nested;
  return { kind: "string", value: nested ? text.slice(1) : textOfField(text) };
}

/**
 * A cell as a field: numbers, booleans and dates plain, and texts too where nothing else could be read from them. Quotes mark
 * a text that looks like another type, and the empty text, which an absent cell is not.
 */
export function cellField(value: TomlValue | undefined): CsvField {
  if (!value) return { text: "", quoted: false };
  if (value.kind !== "string") {
    const isNested = value.kind === "array" || value.kind === "table";
    return { text: cellText(value), quoted: isNested };
  }
  const text = value.value;
  if (nestedValue(text)) return { text: `'${text}`, quoted: true };
  const field = fieldOfText(text);
  const read = plainValue(field);
  return { text: field, quoted: read?.kind !== "string" || read.value !== text };
}

/** The header of a column. */
export const headerField = (id: ColumnId): CsvField => ({ text: fieldOfText(columnName(id)), quoted: false });

/** The column a header names; the sheet has columns for members of tables, not for what is deeper. */
export function readHeader(field: string): ColumnId {
  const text = textOfField(field);
  const id = readColumnName(text);
  const isColumn = !id.inner && (id.path.length === 1 || (id.path.length === 2 && id.index === undefined));
  return isColumn ? id : { path: [text] };
}
