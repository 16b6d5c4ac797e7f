import { measure, type FontMetrics, type Measured } from "../font/metrics.js";
import { characters } from "./pieces.js";

/** A part of a line whose characters are all of its font, or all of others. */
export interface TextRun extends Measured {
  readonly text: string;
  /** From the beginning of the line, at the size 1. */
  readonly offset: number;
}

/**
 * The runs of a line from left to right. Each is placed by itself: a program that lacks a character in a font may draw all
 * that stands with it in another one.
 */
export function runsOf(font: FontMetrics, line: string): readonly TextRun[] {
  const runs: TextRun[] = [];
  let offset = 0;
  for (const character of characters(line)) {
    const { width, known } = measure(font, character);
    const last = runs.at(-1);
    if (last?.known === known) {
      runs.splice(-1, 1, { ...last, text: `${last.text}${character}`, width: last.width + width });
    } else runs.push({ text: character, width, known, offset });
    offset += width;
  }
  return runs;
}
