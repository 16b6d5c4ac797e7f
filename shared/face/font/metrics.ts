/** How wide the characters of a font are, in parts of the size of its letters. */
export interface FontMetrics {
  /** The name of the family, as style sheets write it. */
  readonly family: string;
  /** The family as programs know it that take its condensed cut for a width of it. */
  readonly wideFamily: string;
  readonly weight: "normal" | "bold";
  /** From the baseline to the top of the highest letters, and to the bottom of the lowest. */
  readonly ascent: number;
  readonly descent: number;
  /** Nothing is wider: no printable ASCII character, and no other one, also of those that are estimated. */
  readonly widest: { readonly ascii: number; readonly any: number };
  /** The width of a code point; undefined where the font has none of its own. */
  readonly advance: (codePoint: number) => number | undefined;
}

/** Widths of a font as they are stored: runs of code points, each `first:width,width*times,…` in units, first in hexadecimal. */
export interface AdvanceTable {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly runs: readonly string[];
}

/** A text's width, and whether all of its characters are of the font. */
export interface Measured {
  readonly width: number;
  /** Otherwise another font draws some of it, and the width is an estimate that the drawing must keep. */
  readonly known: boolean;
}

const mark = /[\p{M}\p{Cf}]/u;
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60\p{Extended_Pictographic}]/u;

/** What is reserved for a character of another font; wide ones fill a square. */
const estimate = (character: string): number => (wide.test(character) ? 1 : 0.7);

/** No less than what is reserved for characters of other fonts. */
function widestOf(widths: Iterable<number>): number {
  let most = 1;
  for (const width of widths) most = Math.max(most, width);
  return most;
}

/** Makes a font of its stored widths. */
export function fontMetrics(family: string, weight: FontMetrics["weight"], table: AdvanceTable): FontMetrics {
  const widths = new Map<number, number>();
  for (const run of table.runs) {
    const [first = "", list = ""] = run.split(":");
    let codePoint = Number.parseInt(first, 16);
    for (const item of list.split(",")) {
      const [width, times = 1] = item.split("*").map(Number);
      for (let count = 0; count < times; count++) widths.set(codePoint++, (width ?? 0) / table.unitsPerEm);
    }
  }
  return {
    family,
    wideFamily: family.replace(/ Condensed$/u, ""),
    weight,
    ascent: table.ascent / table.unitsPerEm,
    descent: table.descent / table.unitsPerEm,
    widest: {
      ascii: widestOf([...widths].flatMap(([codePoint, width]) => (codePoint < 0x7f ? [width] : []))),
      any: widestOf(widths.values()),
    },
    advance: (codePoint) => widths.get(codePoint),
  };
}

/** The width of a text at the size 1. Combining marks and invisible controls have none. */
export function measure(font: FontMetrics, text: string): Measured {
  let width = 0;
  let known = true;
  for (const character of text) {
    const advance = font.advance(character.codePointAt(0) ?? 0);
    if (advance !== undefined) width += advance;
    else {
      known = false;
      if (!mark.test(character)) width += estimate(character);
    }
  }
  return { width, known };
}
