import type { Span } from "../../../../base/index.js";
import { readTemplateVariables, renderTemplate } from "../display/index.js";
import { readDirective } from "../tokens/directive.js";
import { needed } from "../variables/needed.js";
import { KEYWORDS, WRITTEN_PHRASES } from "../vocabulary/about.js";
import { FIGMENT_SPELLINGS, SUBTYPE_SPELLINGS } from "../vocabulary/names.js";
import type { VariableKind } from "../vocabulary/phrases.js";
import type { WantedVariable } from "./candidates.js";

/** A word, number, mark or symbol of a text as people read it: in lower case, a symbol by its name. */
export interface SpokenWord extends Span {
  readonly text: string;
  readonly isSymbol: boolean;
}

/** Plain words that are what a directive shows, by their places in the text. */
export interface SpokenDirective {
  /** As completion writes it, with the variables it reads. */
  readonly directive: string;
  readonly variables: readonly WantedVariable[];
  /** The value it shows has a capital of its own. */
  readonly isCapital: boolean;
  readonly first: number;
  /** The first word that is not of it. */
  readonly end: number;
}

/** What a directive shows with some values of its variables. Numbers of any size are worded by `counted`. */
interface Pattern {
  readonly directive: string;
  readonly words: readonly string[];
  readonly isCapital: boolean;
  readonly fixed: readonly WantedVariable[];
  readonly counted: string | undefined;
}

const NUMBER = "#";
/** Phrases have words of their own for small numbers, never for this one. */
const ANY_NUMBER = 987_654;
const SMALL_NUMBERS = [1, 2, 3, 4, 5];

const plainOf = (template: string, variables = ""): string =>
  renderTemplate(template, readTemplateVariables(variables).bindings).plain;

/** `energy_symbol` shows a symbol that people call energy. */
const SYMBOL_NAMES: ReadonlyMap<string, string> = new Map(
  ["energy", "points", "fast"].map((name) => [plainOf(`{${name}_symbol}`), name]),
);

/** Three becomes 3. */
const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  SMALL_NUMBERS.map((number) => [plainOf("{text_number($n)}", `n: ${number}`), String(number)]),
);

const WORD = /\{[^{}]*\}?|\d+|[\p{L}_][\p{L}\p{M}'’_-]*|\S/gu;

/** The words of a text. A directive is one word, which nothing shows. */
export function spokenWords(text: string): SpokenWord[] {
  return [...text.matchAll(WORD)].map(({ 0: found, index }) => {
    const name = SYMBOL_NAMES.get(found);
    const isSymbol = name !== undefined || !/[\p{L}\p{N}.,:+{]/u.test(found);
    return { text: name ?? found.toLowerCase(), isSymbol, from: index, to: index + found.length };
  });
}

const VALUES: Readonly<Record<VariableKind, readonly string[]>> = {
  integer: [...SMALL_NUMBERS, ANY_NUMBER].map(String),
  subtype: SUBTYPE_SPELLINGS,
  figment: FIGMENT_SPELLINGS,
};

/** Every way to bind the variables of a directive to the values that show differently. */
const bindingsOf = (directive: string): WantedVariable[][] =>
  needed(readDirective(directive.slice(1, -1))).reduce<WantedVariable[][]>(
    (all, { name, kind }) => all.flatMap((some) => VALUES[kind].map((value) => [...some, { name, value }])),
    [[]],
  );

function patternsOf(directive: string): Pattern[] {
  return bindingsOf(directive).flatMap((bindings) => {
    const plain = plainOf(directive, bindings.map(({ name, value }) => `${name}: ${value ?? ""}`).join("\n"));
    const shown = spokenWords(plain);
    const isCapital = bindings.length > 0 && /^\P{L}*\p{Lu}/u.test(plain);
    const any = String(ANY_NUMBER);
    const words = shown.map(({ text }) => (text === any ? NUMBER : text));
    const counted = bindings.find(({ value }) => value === any)?.name;
    // A number that does not show cannot be read back.
    if (words.length === 0 || (counted !== undefined && !words.includes(NUMBER))) return [];
    const fixed = bindings.filter(({ value }) => value !== any);
    const pattern = { directive, words, isCapital, fixed, counted };
    const isMarked = shown[0]?.isSymbol === true && words.length > 1;
    return isMarked ? [pattern, { ...pattern, words: words.slice(1) }] : [pattern];
  });
}

/** Ways of writing that show something and that completion has under another name. */
const OTHER_DIRECTIVES = ["{$s}", "{@plural subtype($t)}", "{@a figment($g)}", "{energy($e1)}", "{energy($e2)}"];

let patterns: ReadonlyMap<string, readonly Pattern[]> | undefined;

/** What all directives of the grammar show, by its first word. */
function patternsByFirst(): ReadonlyMap<string, readonly Pattern[]> {
  if (patterns !== undefined) return patterns;
  const directives = [...KEYWORDS.map((name) => `{${name}}`), ...WRITTEN_PHRASES.map(({ text }) => text)];
  const byFirst = new Map<string, Pattern[]>();
  for (const pattern of [...directives, ...OTHER_DIRECTIVES].flatMap(patternsOf)) {
    const [first = ""] = pattern.words;
    const known = byFirst.get(first);
    if (known === undefined) byFirst.set(first, [pattern]);
    else known.push(pattern);
  }
  patterns = byFirst;
  return byFirst;
}

/** The directives whose shown text begins at a word, the longest first. */
export function directivesAt(words: readonly SpokenWord[], first: number): SpokenDirective[] {
  const word = words[first];
  if (word === undefined) return [];
  const byFirst = patternsByFirst();
  const found = [
    ...(byFirst.get(word.text) ?? []),
    ...(numberIn(word) === undefined ? [] : (byFirst.get(NUMBER) ?? [])),
  ];
  const spoken = found.flatMap((pattern) => {
    const end = first + pattern.words.length;
    const counts = new Set<string>();
    const isSaid = pattern.words.every((expected, at) => {
      const said = words[first + at];
      if (said === undefined) return false;
      const number = expected === NUMBER ? numberIn(said) : undefined;
      if (number !== undefined) counts.add(number);
      return number !== undefined || said.text === expected || (counts.has("1") && isSingular(said.text, expected));
    });
    if (!isSaid || counts.size > 1) return [];
    const [value] = counts;
    const counted = pattern.counted === undefined ? [] : [{ name: pattern.counted, value }];
    const { directive, isCapital, fixed } = pattern;
    return [{ directive, isCapital, variables: [...fixed, ...counted], first, end }];
  });
  return spoken.sort((left, right) => right.end - left.end);
}

/** The number that a word says, in digits or as a word. */
export const numberIn = ({ text }: SpokenWord): string | undefined =>
  /^\d{1,9}$/.test(text) ? text : NUMBER_WORDS.get(text);

/** Phrases show a plural behind any number but the one they know as 1. */
const isSingular = (said: string, shown: string): boolean =>
  `${said}s` === shown || said.replace(/y$/, "ies") === shown;
