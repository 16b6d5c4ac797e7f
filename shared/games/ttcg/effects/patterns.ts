import { failed, ok, type Result } from "../../../base/index.js";
import { allOf, expand, loadValues, shortened } from "./expansion.js";
import { PhraseMatcher } from "./phrase-matcher.js";
import { tokensIn, type Placeholders } from "./placeholders.js";

/** A pattern that flags effects with a column: a text that is looked for as it is, or one with placeholders. */
export interface FlagPattern {
  readonly text: string;
  /** Which column, by number. */
  readonly column: number;
  readonly isExact: boolean;
}

/** More forms of patterns than that are not looked for at once. */
const mostForms = 1_000_000;

const tooManyForms = (pattern: string): Result<never> =>
  failed({
    code: "effects/too-many",
    message: `Patterns stand for more than ${mostForms.toLocaleString("en")} texts: ${shortened(pattern)}`,
  });

/** Says which of many patterns occur in an effect (EFFECTS-5). */
export class PatternFlags {
  readonly #always: ReadonlySet<number>;
  readonly #matcher: PhraseMatcher;

  private constructor(phrases: ReadonlyMap<string, readonly number[]>) {
    this.#always = new Set(phrases.get("") ?? []);
    this.#matcher = new PhraseMatcher(
      [...phrases].flatMap(([phrase, columns]) => columns.map((each) => [phrase, each])),
    );
  }

  /** Fails where a pattern has a placeholder that cannot be looked up, as `canBeFlagged` says of each. */
  static of(patterns: readonly FlagPattern[], placeholders: Placeholders): Result<PatternFlags> {
    const phrases = new Map<string, number[]>();
    let count = 0;
    for (const { text, column, isExact } of patterns) {
      const forms = isExact ? ok([text]) : formsOf(text, placeholders);
      if (!forms.ok) return forms;
      count += forms.value.length;
      // A pattern of that many is refused by itself; here the forms of all are counted.
      if (count > mostForms) return tooManyForms(text);
      for (const form of forms.value) {
        const columns = phrases.get(form);
        if (columns === undefined) phrases.set(form, [column]);
        else if (!columns.includes(column)) columns.push(column);
      }
    }
    return ok(new PatternFlags(phrases));
  }

  /** Calls back for each column that the effect is flagged with, some several times. */
  each(effect: string, flagged: (column: number) => void): void {
    for (const column of this.#always) flagged(column);
    this.#matcher.each(effect, flagged);
  }
}

/** The texts one of which must occur in an effect for a pattern to fit; none where a placeholder has no file. */
function formsOf(pattern: string, placeholders: Placeholders): Result<readonly string[]> {
  const tokens = tokensIn(pattern);
  if (tokens.length === 0) return ok([pattern]);
  if (tokens.some((token) => !placeholders.has(token))) return ok([]);
  const [token = ""] = tokens;
  if (pattern === `<${token}>`) {
    const values = loadValues(token, placeholders);
    return values.ok ? ok([pattern, ...values.value]) : values;
  }
  const expansion = expand(pattern, placeholders);
  if (!expansion.ok) return expansion;
  return expansion.value.made < mostForms ? ok([pattern, ...allOf(expansion.value)]) : tooManyForms(pattern);
}

/** Whether the placeholders of a pattern can be looked up, those in their values too. */
export const canBeFlagged = (
  { text, isExact }: Pick<FlagPattern, "text" | "isExact">,
  placeholders: Placeholders,
): boolean => isExact || formsOf(text, placeholders).ok;

/** Whether a text has any form of a pattern in it; unknown placeholders stand for themselves. */
export function hasFormOf(pattern: string, text: string, placeholders: Placeholders): Result<boolean> {
  const expansion = expand(pattern, placeholders);
  if (!expansion.ok) return expansion;
  if (expansion.value.made > mostForms) return tooManyForms(pattern);
  for (const form of allOf(expansion.value)) if (text.includes(form)) return ok(true);
  return ok(false);
}
