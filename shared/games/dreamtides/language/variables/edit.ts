import type { Span, TextChange } from "../../../../base/index.js";
import type { VariableKind } from "../vocabulary/phrases.js";
import { FIGMENT_SPELLINGS, SUBTYPE_SPELLINGS } from "../vocabulary/names.js";

/** What a new variable is given: the smallest value that means something. */
export const initialValue = (kind: VariableKind): string =>
  ({ integer: "1", subtype: SUBTYPE_SPELLINGS[0] ?? "", figment: FIGMENT_SPELLINGS[0] ?? "" })[kind];

/** Adds `name: value` to a `variables` cell, on a line of its own unless the cell parts its variables by commas. */
export function addVariable(text: string, parts: readonly Span[], name: string, value: string): TextChange {
  const last = parts.at(-1);
  if (last === undefined) return { from: 0, to: 0, insert: `${name}: ${value}` };
  const between = text.slice(parts.at(-2)?.to ?? last.to, last.from);
  const separator = between.includes(",") && !between.includes("\n") ? ", " : "\n";
  return { from: last.to, to: last.to, insert: `${separator}${name}: ${value}` };
}

/** Takes a part out of a `variables` cell, with the separator before it, or after it where it is the first. */
export function removePart(parts: readonly Span[], index: number): TextChange {
  const part = parts[index];
  if (part === undefined) throw new RangeError(`There is no part ${index}`);
  const before = parts[index - 1];
  if (before !== undefined) return { from: before.to, to: part.to, insert: "" };
  return { from: part.from, to: parts[index + 1]?.from ?? part.to, insert: "" };
}
