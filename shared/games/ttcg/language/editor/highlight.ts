import { UNKNOWN, WORDS, type StyledSpan } from "../../../../text/index.js";
import type { EffectReader, EffectReading } from "../read.js";
import { numberWords } from "../words.js";
import { readParts } from "./spans.js";

/** Styles of the parts of a composed text, the inner after the outer. */
const partStyles: readonly (readonly [rule: string, style: string])[] = [
  ["opening", "keyword"],
  ["cost", "phrase"],
  ["target", "variable"],
  ["what is paid", "variable"],
  ["what is played", "variable"],
  ["cards with their place", "variable"],
];

const numbers = new Set<string>(numberWords);

/** The sentence coloured by part: openings, costs, what is acted on, numbers and kinds. */
export function styledSpans(reader: EffectReader, reading: EffectReading, cell: string, offset: number): StyledSpan[] {
  const { tokens } = reading;
  const styles = tokens.words.map((word) => ownStyle(reader, word));
  paint(styles, openingLength(tokens.words), "keyword");
  const parts = readParts(reader.composed, tokens);
  for (const [rule, style] of partStyles) {
    for (const part of parts) if (part.rule === rule) paint(styles, part.to, style, part.from);
  }
  return tokens.words.map((word, at) => ({
    cell,
    from: offset + (tokens.from[at] ?? 0),
    to: offset + (tokens.to[at] ?? 0),
    style: fixedStyle(reader, word) ?? styles[at] ?? "word",
  }));
}

function paint(styles: string[], to: number, style: string, from = 0): void {
  for (let at = from; at < to; at += 1) if (styles[at] !== "unknown") styles[at] = style;
}

/** How far the openings of a text reach, as its commas say. */
function openingLength(words: readonly string[]): number {
  const opens = ["when", "whenever", "while", "if", "during", "once", "until", "for", "after", "at"];
  const [first = ""] = words;
  const isOpening = opens.includes(first) || (first === "this" && words[1] === "turn");
  return isOpening ? words.indexOf(",") + 1 : 0;
}

/** Of words that look alike wherever they stand. */
function fixedStyle({ kinds }: EffectReader, word: string): string | undefined {
  if (word === "," || word === ".") return "punctuation";
  if (numbers.has(word) || /^\d+$/u.test(word)) return "number";
  return kinds.types.includes(word) || kinds.subtypes.includes(word) ? "name" : undefined;
}

function ownStyle({ productions, composed }: EffectReader, word: string): string {
  const isKnown = [productions, composed].some(({ symbols }) => (symbols.get(WORDS)?.get(word) ?? UNKNOWN) !== UNKNOWN);
  return isKnown || /^\d+$/u.test(word) ? "word" : "unknown";
}
