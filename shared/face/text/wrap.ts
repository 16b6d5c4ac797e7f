import { measure, type FontMetrics, type Measured } from "../font/metrics.js";
import { characters, pieces, type Joint, type Piece } from "./pieces.js";

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
  readonly hyphen: number;
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
    hyphen: measure(font, "-").width,
    paragraphs: text.split(/\r\n|[\r\n\u2028\u2029]/u).map((paragraph) => ({
      pieces: pieces(font, paragraph),
      rightToLeft: hebrewOrArabic.test(strong.exec(paragraph)?.[0] ?? ""),
    })),
  };
}

/** Cuts a piece that is wider than a whole line; a character that is wider by itself stays alone. */
function cut({ charactersOf }: Prepared, piece: Piece, width: number): readonly Piece[] {
  if (piece.width <= width) return [piece];
  const parts: { text: string; width: number; known: boolean; readonly before: Joint }[] = [];
  for (const character of charactersOf(piece)) {
    const part = parts.at(-1);
    if (part && part.width + character.width <= width) {
      part.text += character.text;
      part.width += character.width;
      part.known &&= character.known;
    } else parts.push({ ...character, before: parts.length === 0 ? piece.before : "none" });
  }
  return parts;
}

/** How many pieces of a run, from one on, fit on a line behind what is on it, with the hyphen that they need unless they are all. */
function beginning(
  { hyphen }: Prepared,
  run: readonly Piece[],
  from: number,
  before: number,
  width: number,
): { readonly count: number; readonly isWhole: boolean } {
  let together = before;
  let count = 0;
  for (let at = from; at < run.length; at += 1) {
    together += run[at]?.width ?? 0;
    if (together > width) return { count, isWhole: false };
    if (together + hyphen <= width) count = at - from + 1;
  }
  return { count: run.length - from, isWhole: true };
}

/** Puts a text onto lines of a width, which is a multiple of the size of its letters. */
export function wrap(prepared: Prepared, width: number): readonly Line[] {
  const { space, hyphen, paragraphs } = prepared;
  return paragraphs.flatMap(({ pieces: words, rightToLeft }) => {
    const lines: Line[] = [];
    const empty: Line = { text: "", width: 0, known: true, rightToLeft };
    let line = empty;
    const end = (): void => {
      lines.push(line);
      line = empty;
    };
    const add = ({ text, width: wide, known }: Pick<Piece, "text" | "width" | "known">): void => {
      line = { text: `${line.text}${text}`, width: line.width + wide, known: line.known && known, rightToLeft };
    };
    for (const run of runs(words.flatMap((word) => cut(prepared, word, width)))) {
      const isSpaced = run[0]?.before === "space";
      for (let at = 0; at < run.length;) {
        const gap = at === 0 && isSpaced && line.text !== "" ? space : 0;
        const { count, isWhole } = beginning(prepared, run, at, line.width + gap, width);
        if (count === 0 && line.text !== "") {
          end();
          continue;
        }
        if (gap > 0) add({ text: " ", width: gap, known: true });
        // A piece that fills a line leaves no room for a hyphen.
        const taken = Math.max(count, 1);
        for (const piece of run.slice(at, at + taken)) add(piece);
        at += taken;
        if (isWhole || at === run.length) continue;
        if (count > 0) add({ text: "-", width: hyphen, known: true });
        end();
      }
    }
    lines.push(line);
    return lines;
  });
}

/** Pieces that only a hyphen divides, together. */
function* runs(pieces: readonly Piece[]): Generator<readonly Piece[]> {
  let run: Piece[] = [];
  for (const piece of pieces) {
    if (piece.before !== "hyphen" && run.length > 0) {
      yield run;
      run = [];
    }
    run.push(piece);
  }
  if (run.length > 0) yield run;
}
