import { guessValue } from "../../../shared/sheet/index.js";
import type { ColumnView } from "../../../shared/workspace/index.js";

/**
 * Whether a typed text is kept as text although its column holds numbers. That is allowed (SHEET-5), but may be a slip of
 * the finger; `*`, which games write for a number that varies, and a text asked for by an apostrophe are none.
 */
export function isTextAmongNumbers({ editor }: Pick<ColumnView, "editor">, text: string): boolean {
  const isMeant = ["", "*", '""'].includes(text.trim()) || text.startsWith("'");
  return editor === "number" && !isMeant && guessValue(text).kind === "string";
}
