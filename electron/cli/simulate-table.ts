/** A line of cells; numbers are written by the caller. */
export type Line = readonly string[];

/** Lines under headings, the first column to the left, the others to the right; nothing where there are no lines. */
export function tableText(title: string, headings: Line, lines: readonly Line[]): string {
  if (lines.length === 0) return "";
  const all = [headings, ...lines];
  const widths = headings.map((_, column) =>
    all.reduce((most, line) => Math.max(most, lengthOf(line[column] ?? "")), 0),
  );
  const text = all.map((line) =>
    line
      .map((cell, column) => (column === 0 ? padEnd(cell, widths[column] ?? 0) : padStart(cell, widths[column] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
  return `${[title, ...text.map((line) => `  ${line}`)].join("\n")}\n`;
}

const characters = new Intl.Segmenter("en");
/** Counted as they are seen, so that names with accents and signs keep the columns. */
const lengthOf = (text: string): number => Array.from(characters.segment(text)).length;

const padEnd = (text: string, width: number): string => text + " ".repeat(Math.max(0, width - lengthOf(text)));
const padStart = (text: string, width: number): string => " ".repeat(Math.max(0, width - lengthOf(text))) + text;
