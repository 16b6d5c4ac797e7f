import { nearestWords, WORDS } from "../../../../text/index.js";
import { abilityGrammar } from "../grammar/abilities.js";
import { DIRECTIVES } from "../grammar/terminals.js";
import type { WantedVariable } from "../problems/candidates.js";
import { directivesAt, numberIn, spokenWords, type SpokenWord } from "../problems/spoken.js";
import { readDirective } from "../tokens/directive.js";
import { INTEGER_PHRASES } from "../vocabulary/phrases.js";

/** A piece of a phrase: text as it was typed, or a directive that shows what was typed. */
export type Piece =
  | { readonly kind: "text"; readonly text: string; readonly from: number }
  | {
      readonly kind: "directive";
      readonly directive: string;
      readonly isCapital: boolean;
      readonly variables: readonly WantedVariable[];
      readonly from: number;
      readonly to: number;
    };

/** A phrase as rules text may have it: with directives where plain words were typed. */
export type Spoken = readonly Piece[];

/** A phrase with more ways to be read is no phrase that somebody types. */
const mostWays = 400;

/** All ways to read what was typed, those with the most directives first. */
export function waysToSay(typed: string): readonly Spoken[] {
  const words = spokenWords(typed);
  const ways: Spoken[] = [];
  const extend = (at: number, pieces: Spoken): void => {
    if (ways.length >= mostWays) return;
    const word = words[at];
    if (word === undefined) {
      ways.push(pieces);
      return;
    }
    const space = { kind: "text", text: typed.slice(words[at - 1]?.to ?? 0, word.from), from: word.from } as const;
    const before = space.text === "" ? pieces : [...pieces, space];
    const directives = directivePieces(words, at);
    for (const { piece, end } of directives) extend(end, [...before, piece]);
    const isText = directives.length === 0 || word.isSymbol || isKnown(word.text);
    if (isText) extend(at + 1, [...before, { kind: "text", text: typed.slice(word.from, word.to), from: word.from }]);
  };
  extend(0, []);
  return ways;
}

function directivePieces(words: readonly SpokenWord[], at: number): { readonly piece: Piece; readonly end: number }[] {
  const spoken = directivesAt(words, at).filter(({ directive }) => isOfGrammar(directive));
  const pieces = spoken.map(({ directive, isCapital, variables, end }) => {
    const [from, to] = [words[at]?.from ?? 0, words[end - 1]?.to ?? 0];
    return { piece: { kind: "directive" as const, directive, isCapital, variables, from, to }, end };
  });
  const word = words[at];
  const value = word && numberIn(word);
  if (word === undefined || value === undefined) return pieces;
  // A bare number: “draw 2” says enough where only cards are drawn.
  const { from, to } = word;
  const bare = barePhrases().map(({ directive, name }) => ({
    piece: { kind: "directive" as const, directive, isCapital: false, variables: [{ name, value }], from, to },
    end: at + 1,
  }));
  return [...pieces, ...bare];
}

const barePhrases = (): readonly { readonly directive: string; readonly name: string }[] =>
  [...INTEGER_PHRASES]
    .filter(([phrase]) => phrase.length > 1)
    .map(([phrase, { variable }]) => ({ directive: `{${phrase}($${variable})}`, name: variable }));

const symbolsOf = (group: string): ReadonlySet<string> => new Set(abilityGrammar.symbols.get(group)?.keys());
const knownWords = symbolsOf(WORDS);
const knownDirectives = symbolsOf(DIRECTIVES);

const isKnown = (word: string): boolean => knownWords.has(word);

/** Whether the grammar asks for it anywhere: others only show something. */
function isOfGrammar(directive: string): boolean {
  const reading = readDirective(directive.slice(1, -1).toLowerCase());
  if (reading.kind === "name") return knownDirectives.has(reading.name);
  return reading.kind !== "display-only";
}

/** The first word that rules text never has, and words that may be meant. */
export function unknownWord(
  typed: string,
): { readonly word: string; readonly at: number; readonly meant: readonly string[] } | undefined {
  const words = spokenWords(typed);
  for (const [at, { text, isSymbol, from, to }] of words.entries()) {
    if (isSymbol || text.startsWith("{") || isKnown(text) || !/\p{L}/u.test(text)) continue;
    const isSpoken = words.some((_, first) => first <= at && directivesAt(words, first).some(({ end }) => end > at));
    if (!isSpoken)
      return { word: typed.slice(from, to), at: from, meant: nearestWords(text, [...knownWords, ...knownDirectives]) };
  }
  return undefined;
}
