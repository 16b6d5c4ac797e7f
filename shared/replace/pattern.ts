import { RE2JS, RE2JSSyntaxException } from "re2js";
import { z } from "zod";
import { failed, ok, type Fault, type Result } from "../base/index.js";

/** What is looked for in the texts of cells. */
export const textSearchSchema = z.strictObject({
  find: z.string().max(10_000),
  /** `find` is a regular expression; else it stands for itself. */
  isPattern: z.boolean().default(false),
  matchesCase: z.boolean().default(false),
  /** Nothing that is part of a longer word is found. */
  wholeWords: z.boolean().default(false),
  /** Nothing but the whole text of a cell is found. */
  wholeCell: z.boolean().default(false),
  /** What is written has the capitals of what was found: `Draw` becomes `Take` where `draw` becomes `take`. */
  keepsCapitals: z.boolean().default(false),
});
export type TextSearch = z.infer<typeof textSearchSchema>;

/** A place where something was found: UTF-16 units, and the texts of the groups. */
export interface Found {
  readonly from: number;
  readonly to: number;
  /** The groups of the expression; the first is all that was found, one that took no part is undefined. */
  readonly groups: readonly (string | undefined)[];
}

export interface TextPattern {
  /** How many groups an expression has, and the places of those that have names. */
  readonly groupCount: number;
  readonly groupNames: Readonly<Record<string, number>>;
  /** All places in a text from left to right, without overlaps. */
  placesIn(text: string): readonly Found[];
}

const refused = (message: string, suggestion?: string): { readonly ok: false; readonly error: Fault } =>
  failed({ code: "replace/pattern", message, ...(suggestion === undefined ? {} : { suggestion }) });

/** An expression may be repeated this often in all: what is compiled grows with it. */
const largestProgram = 20_000;

/**
 * Compiles what is looked for. Expressions are those of RE2, whose time is linear in the text, so that none can block: groups,
 * classes and lazy repeats, but no back-references and no look-around.
 */
export function readPattern(search: TextSearch): Result<TextPattern> {
  const { find, isPattern, matchesCase, wholeCell } = search;
  if (find === "") return refused("There is nothing to look for.");
  const flags = RE2JS.MULTILINE | (matchesCase ? 0 : RE2JS.CASE_INSENSITIVE);
  const compiled = compile(isPattern ? find : RE2JS.quote(find), wholeCell ? flags & ~RE2JS.MULTILINE : flags);
  if (!compiled.ok) return compiled;
  if (compiled.value.programSize() > largestProgram) {
    return refused("This expression repeats too much to be looked for.", "Repeat less, or use * or +");
  }
  return ok(patternOf(compiled.value, search));
}

function compile(source: string, flags: number): Result<RE2JS> {
  try {
    return ok(RE2JS.compile(source, flags));
  } catch (error) {
    if (!(error instanceof RE2JSSyntaxException)) throw error;
    const part = error.getPattern();
    const what = part === "" || part === null ? "" : `: ${part}`;
    return refused(`This is not a regular expression: ${error.getDescription()}${what}.`);
  }
}

function patternOf(compiled: RE2JS, { find, isPattern, matchesCase, wholeWords, wholeCell }: TextSearch): TextPattern {
  const needle = matchesCase ? find : find.toLowerCase();
  /** Most cells do not have the text at all, and this is seen sooner. */
  const mayHave = (text: string): boolean => isPattern || (matchesCase ? text : text.toLowerCase()).includes(needle);
  return {
    groupCount: compiled.groupCount(),
    groupNames: compiled.namedGroups(),
    placesIn(text) {
      if (!mayHave(text)) return [];
      const matcher = compiled.matcher(text);
      const found: Found[] = [];
      const here = (): Found => ({
        from: matcher.start(),
        to: matcher.end(),
        groups: Array.from({ length: compiled.groupCount() + 1 }, (_, at) => matcher.group(at) ?? undefined),
      });
      if (wholeCell) return matcher.matches() ? [here()] : [];
      while (matcher.find()) {
        if (!wholeWords || isWholeWord(text, matcher.start(), matcher.end())) found.push(here());
      }
      return found;
    },
  };
}

const wordCharacter = /[\p{L}\p{M}\p{N}_]/u;
const isWord = (character: string | undefined): boolean => character !== undefined && wordCharacter.test(character);

/** Whether no word goes on over the borders of a part of a text. */
function isWholeWord(text: string, from: number, to: number): boolean {
  const part = text.slice(from, to);
  const [first, last] = [firstOf(part), lastOf(part)];
  const [before, behind] = [lastOf(text.slice(Math.max(0, from - 2), from)), firstOf(text.slice(to, to + 2))];
  return !(isWord(first) && isWord(before)) && !(isWord(last) && isWord(behind));
}

const firstOf = (text: string): string | undefined => Array.from(text)[0];
const lastOf = (text: string): string | undefined => Array.from(text).at(-1);
