import { measure, type FontMetrics, type Measured } from "../font/metrics.js";

/** A stretch of text that stays on one line unless it is wider than the line. */
export interface Piece extends Measured {
  readonly text: string;
  /** Whether a space stands before it, which a line break takes away. */
  readonly spaced: boolean;
}

/** Scripts that break between any two characters. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** What must not begin a line: closing marks and small signs. */
const clings = /^[\p{Pe}\p{Pf}\p{M}、。，．・：；！？ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ!?.,:;]/u;

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/** The characters of a text as readers count them: a letter with all of its marks is one. */
export const characters = (text: string): readonly string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment);

/** The first of them, however long the text is; empty for none. */
export function firstCharacter(text: string): string {
  for (const { segment } of graphemes.segment(text.slice(0, 100))) return segment;
  return "";
}

function* wordParts(word: string): Generator<string> {
  if (!unspaced.test(word)) {
    yield word;
    return;
  }
  let part = "";
  for (const character of characters(word)) {
    const before = part === "" ? "" : (characters(part.slice(-4)).at(-1) ?? "");
    const breaks = part !== "" && (unspaced.test(character) || unspaced.test(before)) && !clings.test(character);
    if (breaks) {
      yield part;
      part = character;
    } else part += character;
  }
  yield part;
}

/** The pieces of a paragraph, in the order of reading. */
export function pieces(font: FontMetrics, paragraph: string): readonly Piece[] {
  const words = paragraph.split(/[ \t]+/u).filter((word) => word !== "");
  return words.flatMap((word, place) =>
    [...wordParts(word)].map((text, part) => ({ text, spaced: place > 0 && part === 0, ...measure(font, text) })),
  );
}
