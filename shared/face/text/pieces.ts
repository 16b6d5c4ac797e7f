import { measure, type FontMetrics, type Measured } from "../font/metrics.js";

/** A stretch of text that stays on one line unless it is wider than the line. */
export interface Piece extends Measured {
  readonly text: string;
  readonly before: Joint;
}

/**
 * What stands between a piece and the one before it on the same line: a space, nothing, or nothing where a line that ends
 * there has a hyphen.
 */
export type Joint = "space" | "none" | "hyphen";

/** Where a word may be divided: it is seen only at the end of a line. */
export const softHyphen = "\u00ad";

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
  let before = "";
  for (const character of characters(word)) {
    const breaks = part !== "" && (unspaced.test(character) || unspaced.test(before)) && !clings.test(character);
    if (breaks) {
      yield part;
      part = character;
    } else part += character;
    before = character;
  }
  yield part;
}

/** The pieces of a paragraph, in the order of reading. */
export function pieces(font: FontMetrics, paragraph: string): readonly Piece[] {
  const words = paragraph.split(/[ \t]+/u).filter((word) => word !== "");
  return words.flatMap((word) => {
    const syllables = word.split(softHyphen).filter((syllable) => syllable !== "");
    return syllables.flatMap((syllable, at) =>
      [...wordParts(syllable)].map((text, part): Piece => {
        const before = part > 0 ? "none" : at > 0 ? "hyphen" : "space";
        return { text, before, ...measure(font, text) };
      }),
    );
  });
}
