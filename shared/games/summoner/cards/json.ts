import type { JsonObject, JsonValue } from "../../../match/index.js";

/** The members of an object; of any other value none. */
export const objectOf = (value: JsonValue | undefined): JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};

export const listOf = (value: JsonValue | undefined): readonly JsonValue[] =>
  Array.isArray(value) ? (value as readonly JsonValue[]) : [];

export const textOf = (value: JsonValue | undefined): string => (typeof value === "string" ? value : "");

/** The texts of a list; a text by itself is a list of one. */
export const textsOf = (value: JsonValue | undefined): readonly string[] =>
  typeof value === "string" ? [value] : listOf(value).filter((each) => typeof each === "string");

/** Numbers are written as texts in many rows: `"50"`. Null for everything else, and for numbers without end: `1e999`. */
export function numberOf(value: JsonValue | undefined): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string" || value.trim() === "") return null;
  const read = Number(value);
  return Number.isFinite(read) ? read : null;
}
