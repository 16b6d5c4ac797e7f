import { visibleName } from "../../shared/base/index.js";

/** A line of cells; numbers are written by the caller. */
export type Line = readonly string[];

/** Longer cells are cut off, so that one long text does not push all columns off the screen. */
const mostLength = 60;

/**
 * Lines under headings, the first column to the left, the others to the right; nothing where there are no lines. Line breaks
 * within a cell are spelled out.
 */
export function tableText(title: string, headings: Line, lines: readonly Line[]): string {
  if (lines.length === 0) return "";
  const all = [headings, ...lines].map((line) => line.map(cellOf));
  const widths = headings.map((_, column) => all.reduce((most, line) => Math.max(most, line[column]?.length ?? 0), 0));
  const text = all.map((line) =>
    line
      .map(({ text: said, length }, column) => {
        const room = " ".repeat(Math.max(0, (widths[column] ?? 0) - length));
        return column === 0 ? said + room : room + said;
      })
      .join("  ")
      .trimEnd(),
  );
  return `${[title, ...text.map((line) => `  ${line}`)].join("\n")}\n`;
}

interface Cell {
  readonly text: string;
  /** Counted as it is seen, so that names with accents and signs keep the columns. */
  readonly length: number;
}

const characters = new Intl.Segmenter("en");
/** Nearly all cells; finding the characters of others takes a hundred times as long. */
const isPlain = (text: string): boolean => /^[\x20-\x7e]*$/u.test(text);

function cellOf(text: string): Cell {
  if (isPlain(text)) {
    return text.length <= mostLength
      ? { text, length: text.length }
      : { text: `${text.slice(0, mostLength - 1)}…`, length: mostLength };
  }
  // Some characters are long; what is cut off is not looked at.
  const shown = visibleName(text.slice(0, mostLength * 20));
  let length = 0;
  let cut = 0;
  for (const { index } of characters.segment(shown)) {
    if (length === mostLength) return { text: `${shown.slice(0, cut)}…`, length };
    if (length === mostLength - 1) cut = index;
    length += 1;
  }
  return { text: shown, length };
}
