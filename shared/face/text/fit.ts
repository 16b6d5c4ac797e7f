import { measure, type FontMetrics } from "../font/metrics.js";
import { withSoftHyphens, type HyphenationLanguage } from "./hyphenation.js";
import { characters } from "./pieces.js";
import { prepare, wrap, type Line, type Prepared } from "./wrap.js";

/** The box that a text must stay in, and the sizes it may have; all in millimetres. */
export interface TextBounds {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly leastSize: number;
  /** From baseline to baseline, as a multiple of the size. */
  readonly leading: number;
}

/** A text as it is drawn. */
export interface FittedText {
  readonly lines: readonly Line[];
  readonly size: number;
  /** The size at which all of the text would fit, where the least size is too large for it; 0 when none would. */
  readonly overflow?: number;
}

/** No card holds more characters that anybody can read; what is behind them is not even measured. */
export const mostCharacters = 4_000;

/** Sizes are tried in steps of this many millimetres, about a seventh of a point. */
const step = 0.05;

function fits(prepared: Prepared, bounds: TextBounds, size: number): readonly Line[] | undefined {
  const lines = wrap(prepared, bounds.width / size);
  const inside = lines.length * bounds.leading * size <= bounds.height;
  return inside && lines.every((line) => line.width * size <= bounds.width) ? lines : undefined;
}

/** The largest size between two, in whole steps, at which a text fits. Fewer lines at a smaller size make halving right. */
function largest(prepared: Prepared, bounds: TextBounds, least: number, most: number): number | undefined {
  let low = 0;
  let high = Math.floor((most - least) / step + 1e-9);
  if (!fits(prepared, bounds, least)) return undefined;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(prepared, bounds, least + middle * step)) low = middle;
    else high = middle - 1;
  }
  return least + low * step;
}

/** As much of a line as its width holds, with an ellipsis at its end. */
function ellipsis(font: FontMetrics, line: Line, width: number): Line {
  const kept = [...characters(line.text)];
  let text = "";
  let measured = measure(font, "");
  do {
    text = `${kept.join("").trimEnd()}…`;
    measured = measure(font, text);
  } while (measured.width > width && kept.pop() !== undefined);
  return measured.width > width ? { ...line, text: "", width: 0 } : { ...line, text, ...measured };
}

/**
 * Fits a text into its box: as large as its bounds allow, and cut off with an ellipsis where even the least size is too large.
 * Its words may be divided at the ends of lines where they have soft hyphens, or as a language does, once that is loaded.
 */
export function fit(
  font: FontMetrics,
  text: string,
  bounds: TextBounds,
  language?: HyphenationLanguage,
  most = mostCharacters,
): FittedText {
  const given = text.trim();
  const isLonger = given.length > most;
  const prepared = prepare(font, withSoftHyphens(isLonger ? given.slice(0, most) : given, language));
  if (isLonger) return cutOff(font, prepared, bounds, 0);
  const whole = fits(prepared, bounds, bounds.size);
  if (whole) return { lines: whole, size: bounds.size };
  const size = largest(prepared, bounds, bounds.leastSize, bounds.size);
  if (size !== undefined) return { lines: wrap(prepared, bounds.width / size), size };
  return cutOff(font, prepared, bounds, largest(prepared, bounds, step, bounds.leastSize) ?? 0);
}

/**
 * Whether a text fits at its least size even if all of its characters were the widest there are: most texts of cards do, and
 * nothing of them has to be measured. A line is ended by what would not fit on it, so it is filled but for a word and a hyphen.
 */
function surelyFits(font: FontMetrics, text: string, { width, height, leastSize, leading }: TextBounds): boolean {
  const widest = (/^[\x20-\x7e\n]*$/u.test(text) ? font.widest.ascii : font.widest.any) * leastSize;
  const onLine = Math.floor(width / widest);
  const room = Math.floor(height / (leading * leastSize));
  let lines = 0;
  for (const paragraph of text.split(/\r\n|[\r\n\u2028\u2029]/u)) {
    const longest = paragraph.split(" ").reduce((most, word) => Math.max(most, word.length), 0);
    const filled = onLine - longest - 1;
    if (filled <= 0) return false;
    lines += Math.floor(paragraph.length / filled) + 1;
  }
  return lines <= room;
}

/** The size at which all of a text would fit, where its least size is too large for it; 0 when none would. Cheaper than `fit`. */
export function overflowOf(
  font: FontMetrics,
  text: string,
  bounds: TextBounds,
  language?: HyphenationLanguage,
  most = mostCharacters,
): number | undefined {
  const given = text.trim();
  if (given.length > most) return 0;
  if (surelyFits(font, given, bounds)) return undefined;
  const prepared = prepare(font, withSoftHyphens(given, language));
  if (fits(prepared, bounds, bounds.leastSize)) return undefined;
  return largest(prepared, bounds, step, bounds.leastSize) ?? 0;
}

/** The beginning of a text in its least size, with an ellipsis at its end. */
function cutOff(font: FontMetrics, prepared: Prepared, bounds: TextBounds, overflow: number): FittedText {
  const room = Math.floor(bounds.height / (bounds.leading * bounds.leastSize));
  const lines = wrap(prepared, bounds.width / bounds.leastSize)
    .slice(0, room)
    .map((line, place) =>
      place === room - 1 || line.width * bounds.leastSize > bounds.width
        ? ellipsis(font, line, bounds.width / bounds.leastSize)
        : line,
    );
  return { lines, size: bounds.leastSize, overflow };
}
