import { measure, type FontMetrics, type Measured } from "../font/metrics.js";
import { characters, pieces, type Piece } from "./pieces.js";

/** One line of a text; its width is at the size 1. */
export interface Line {
  readonly text: string;
  readonly width: number;
  readonly known: boolean;
  /** Whether its paragraph is read from right to left. */
  readonly rightToLeft: boolean;
}

interface MeasuredText extends Measured {
  readonly text: string;
}

/** A text whose pieces are measured, so that it can be wrapped at several widths. */
export interface Prepared {
  readonly font: FontMetrics;
  readonly space: number;
  /** The characters of a piece, measured; those of each piece once. */
  readonly charactersOf: (piece: Piece) => readonly MeasuredText[];
  readonly paragraphs: readonly { readonly pieces: readonly Piece[]; readonly rightToLeft: boolean }[];
}

const strong = /\p{L}/u;
const hebrewOrArabic = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Measures a text once. Line breaks in it separate paragraphs. */
export function prepare(font: FontMetrics, text: string): Prepared {
  const known = new Map<Piece, readonly MeasuredText[]>();
  const charactersOf = (piece: Piece): readonly MeasuredText[] => {
    const found = known.get(piece) ?? characters(piece.text).map((each) => ({ text: each, ...measure(font, each) }));
    known.set(piece, found);
    return found;
  };
  return {
    font,
    charactersOf,
    space: measure(font, " ").width,
    paragraphs: text.split(/\r\n|[\r\n\u2028\u2029]/u).map((paragraph) => ({
      pieces: pieces(font, paragraph),
      rightToLeft: hebrewOrArabic.test(strong.exec(paragraph)?.[0] ?? ""),
    })),
  };
}

/** Cuts a piece that is wider than a whole line; a character that is wider by itself stays alone. */
function cut({ charactersOf }: Prepared, piece: Piece, width: number): readonly Piece[] {
  if (piece.width <= width) return [piece];
  const parts: { text: string; width: number; known: boolean; readonly spaced: boolean }[] = [];
  for (const character of charactersOf(piece)) {
    const part = parts.at(-1);
    if (part && part.width + character.width <= width) {
      part.text += character.text;
      part.width += character.width;
      part.known &&= character.known;
    } else parts.push({ ...character, spaced: piece.spaced && parts.length === 0 });
  }
  return parts;
}

/** Puts a text onto lines of a width, which is a multiple of the size of its letters. */
export function wrap(prepared: Prepared, width: number): readonly Line[] {
  const { space, paragraphs } = prepared;
  return paragraphs.flatMap(({ pieces: words, rightToLeft }) => {
    const lines: Line[] = [];
    let line: Line = { text: "", width: 0, known: true, rightToLeft };
    for (const piece of words.flatMap((word) => cut(prepared, word, width))) {
      const gap = piece.spaced && line.text !== "" ? space : 0;
      const known = line.known && piece.known;
      const together = line.width + gap + piece.width;
      if (line.text !== "" && together > width) {
        lines.push(line);
        line = { text: piece.text, width: piece.width, known: piece.known, rightToLeft };
      } else line = { text: `${line.text}${gap > 0 ? " " : ""}${piece.text}`, width: together, known, rightToLeft };
    }
    lines.push(line);
    return lines;
  });
}
