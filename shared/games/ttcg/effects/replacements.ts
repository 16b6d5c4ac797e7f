import { PhraseMatcher } from "./phrase-matcher.js";
import { filledLines, strip } from "./text-rules.js";

/** Phrases and what they are replaced by, in the order in which they are (EFFECTS-3). */
export type Replacements = ReadonlyMap<string, string>;

const isRemark = (line: string): boolean => line.startsWith("#");

/** The rules of a replacement file: `phrase: replacement` a line. Of equal phrases the last counts, in the place of the first. */
export function readReplacements(text: string): Replacements {
  const rules = new Map<string, string>();
  for (const line of filledLines(text)) {
    const colon = line.indexOf(":");
    if (isRemark(line) || colon === -1) continue;
    rules.set(strip(line.slice(0, colon)), strip(line.slice(colon + 1)));
  }
  return rules;
}

/** The phrases of a removal file, one per line. */
export const readRemovals = (text: string): string[] => filledLines(text).filter((line) => !isRemark(line));

/** Rules that make each other's phrases double a line with each rule; nobody prints such an effect. */
const mostLength = 1_000_000;

/** Replaces phrases in lines: each rule in its turn, on what the earlier ones made. */
export class Replacer {
  readonly #rules: readonly (readonly [phrase: string, replacement: string])[];
  readonly #matcher: PhraseMatcher;
  /** Rules without a phrase, which put their text between all characters. */
  readonly #everywhere: ReadonlySet<number>;

  constructor(rules: Replacements) {
    this.#rules = [...rules];
    this.#matcher = new PhraseMatcher(this.#rules.map(([phrase], at) => [phrase, at]));
    this.#everywhere = new Set(this.#rules.flatMap(([phrase], at) => (phrase === "" ? [at] : [])));
  }

  /**
   * `used` is called with each rule that changes the line, and the line after it. Undefined where the rules make a short
   * line longer than a million characters.
   */
  replace(line: string, used?: (rule: number, line: string) => void): string | undefined {
    const most = Math.max(mostLength, line.length * 2);
    let text = line;
    for (let at = this.#nextRule(text, 0); at !== -1; at = this.#nextRule(text, at + 1)) {
      const [phrase = "", replacement = ""] = this.#rules[at] ?? [];
      if (replacement.length > phrase.length) {
        const places = phrase === "" ? text.length + 1 : occurrences(text, phrase);
        if (text.length + places * (replacement.length - phrase.length) > most) return undefined;
      }
      text = phrase === "" ? betweenAll(text, replacement) : text.replaceAll(phrase, () => replacement);
      used?.(at, text);
    }
    return text;
  }

  #nextRule(text: string, least: number): number {
    if (least >= this.#rules.length) return -1;
    const found = this.#matcher.first(text, least);
    if (this.#everywhere.size === 0) return found;
    const everywhere = [...this.#everywhere].find((rule) => rule >= least) ?? -1;
    return found === -1 || (everywhere !== -1 && everywhere < found) ? everywhere : found;
  }
}

/** How often a phrase stands in a text, none within another. */
function occurrences(text: string, phrase: string): number {
  let count = 0;
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + phrase.length)) count += 1;
  return count;
}

/** A text around and between all characters. */
const betweenAll = (text: string, between: string): string =>
  between + Array.from(text, (character) => character + between).join("");
