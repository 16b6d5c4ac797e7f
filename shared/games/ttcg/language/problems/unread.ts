import { expectedAt, listed, matchTokens, nearestWords, type Grammar } from "../../../../text/index.js";
import { NUMBER } from "../composed/grammar/terminals.js";
import type { EffectReader } from "../read.js";
import { rowOf, sentenceOf, type LexedText } from "../tokens/lex.js";
import { nearestTexts } from "./nearest.js";

/** Why a text is not read, and what was probably meant. */
export interface Unread {
  /** The first word that nothing can read; their number stands for the end. */
  readonly at: number;
  /** What could stand there. */
  readonly expected: readonly string[];
  /** Whole texts that are read, the likeliest first. */
  readonly suggestions: readonly string[];
}

/** Old words for what texts call otherwise now. */
const outdated: Readonly<Record<string, string>> = {
  creature: "unit",
  creatures: "units",
  magic: "spell",
  graveyard: "discard pile",
};

/** Looks for the place where neither grammar goes on. */
export function unread(reader: EffectReader, text: string, { words }: LexedText): Unread {
  const { at, expected } = stopIn(reader, words);
  const repaired = repairs(reader, words, at, expected);
  const suggestions = repaired.length > 0 ? repaired : printedTexts(reader, nearestTexts(text, words));
  return { at, expected, suggestions: [...new Set(suggestions)].filter((each) => each !== text) };
}

/** The first word that neither grammar can read, and what could stand there. */
function stopIn(reader: EffectReader, words: readonly string[]): Pick<Unread, "at" | "expected"> {
  const grammars: readonly Grammar<unknown>[] = [reader.productions, reader.composed];
  const furthest = grammars.map((grammar) => {
    const match = matchTokens(grammar, rowOf(grammar, words, NUMBER));
    return match.matched ? 0 : match.furthest;
  });
  const at = Math.max(...furthest);
  return { at, expected: [...new Set(grammars.flatMap((grammar) => expectedIn(grammar, words, at)))] };
}

function expectedIn(grammar: Grammar<unknown>, words: readonly string[], at: number): readonly string[] {
  return expectedAt(grammar, rowOf(grammar, words, NUMBER), at).map(({ terminal, following }) =>
    [terminal.shown, ...following].join(" "),
  );
}

/**
 * The texts that one other word at the place makes readable, a newer one or one that is spelled like it, or a comma there. A comma that
 * is missing may hide one more mistake behind it, and the period at the end may be missing besides.
 */
function repairs(
  reader: EffectReader,
  words: readonly string[],
  at: number,
  expected: readonly string[],
): readonly string[] {
  const renewed = words.flatMap((word) =>
    Object.hasOwn(outdated, word) ? (outdated[word] ?? word).split(" ") : [word],
  );
  const candidates = [renewed];
  const [word] = renewed.slice(at);
  const parted =
    word !== undefined && expected.includes(",") ? [...renewed.slice(0, at), ",", ...renewed.slice(at)] : undefined;
  if (word !== undefined) {
    const fitting = new Set(expected.flatMap((text) => text.split(" ").slice(0, 1)));
    const near = nearestWords(word, [...fitting, ...reader.words()]);
    const differing = (other: string): number => Math.abs(other.length - word.length);
    for (const known of near.sort((left, right) => differing(left) - differing(right))) {
      candidates.push([...renewed.slice(0, at), known, ...renewed.slice(at + 1)]);
    }
    if (parted !== undefined) candidates.push(parted);
    candidates.push([...renewed.slice(0, at), ...renewed.slice(at + 1)]);
  }
  const ended = candidates.map((each) => (each.at(-1) === "." ? each : [...each, "."]));
  const repaired = printedTexts(reader, ended.map(sentenceOf));
  if (repaired.length > 0 || parted === undefined) return repaired;
  const next = stopIn(reader, parted);
  return next.at > at + 1 ? repairs(reader, parted, next.at, next.expected) : [];
}

/** Those of the texts that are read, as the game writes them, with nouns in the number that is said of them. */
const printedTexts = (reader: EffectReader, texts: readonly string[]): readonly string[] =>
  texts
    .map((text) => reader.read(inNumber(text)))
    .flatMap(({ effect, printed }) => (effect.production === "unparsed" ? [] : [printed]));

/** Both `two card` and `one cards` are read, and neither is to be suggested. */
const inNumber = (text: string): string =>
  text
    .replaceAll(/\b(two|three|four) (card|unit|spell|point|turn)\b/giu, "$1 $2s")
    .replaceAll(/\b(one) (card|unit|spell|point|turn)s\b/giu, "$1 $2");

/** More of a text than this is not repeated in a message. */
const longestQuote = 80;

/** What the place says to a person. */
export function unreadMessage(written: string | undefined, { expected, suggestions }: Unread): string {
  const title =
    written === undefined
      ? "The text ends too soon for an effect."
      : `Not in the effect language near “${shortened(written)}”.`;
  const [nearest] = suggestions;
  if (nearest !== undefined) return `${title} Did you mean “${nearest}”?`;
  return expected.length === 0 || expected.length > 5 ? title : `${title} Expected ${listed(expected, "or")}.`;
}

const shortened = (written: string): string =>
  written.length <= longestQuote ? written : `${written.slice(0, longestQuote)}…`;
