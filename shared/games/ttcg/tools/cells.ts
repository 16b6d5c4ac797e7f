import type { ToolRow } from "../../tools.js";

/** The text of a cell; undefined for all else. */
export function textIn({ cells }: ToolRow, key: string): string | undefined {
  const value = cells.get(key);
  return value?.kind === "string" ? value.value : undefined;
}

/** A whole number in a cell; undefined for all else. */
export function integerIn({ cells }: ToolRow, key: string): number | undefined {
  const value = cells.get(key);
  return value?.kind === "integer" ? Number(value.value) : undefined;
}
