import { ok, type Result } from "../../../base/index.js";
import { allOf, expand } from "./expansion.js";
import type { Placeholders } from "./placeholders.js";
import { filledLines } from "./text-rules.js";

/** A style and the texts that effects of it have one of in them, with placeholders. */
export interface StyleTexts {
  readonly style: string;
  readonly patterns: readonly string[];
}

/** The patterns of a style's file: one per line, in lower case. */
export const readStylePatterns = (text: string): string[] => filledLines(text).map((line) => line.toLowerCase());

/** The styles that a text matches, in their order; the first settles its style (EFFECTS-6). */
export function matchingStyles(
  text: string,
  styles: readonly StyleTexts[],
  placeholders: Placeholders,
): Result<readonly string[]> {
  const lower = text.toLowerCase();
  const matching: string[] = [];
  for (const { style, patterns } of styles) {
    for (const pattern of patterns) {
      const expansion = expand(pattern, placeholders);
      if (!expansion.ok) return expansion;
      let isFound = false;
      for (const form of allOf(expansion.value)) if ((isFound = lower.includes(form))) break;
      if (!isFound) continue;
      matching.push(style);
      break;
    }
  }
  return ok(matching);
}
