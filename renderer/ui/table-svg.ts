import { FileDrawing } from "./file-drawing.js";

const headPx = 36;
const linePx = 22;
const padPx = 10;
const narrowestPx = 52;
/** A letter of the size that texts have here; nothing can be measured before it is drawn. */
const letterPx = 6.6;
/** The highest number is shaded as in the page: not so dark that its digits could not be read. */
const darkest = 0.45;

/** The largest of some numbers, at least `least`; charts of hostile sheets have more than a call can have arguments. */
export const largest = (numbers: readonly number[], least: number): number =>
  numbers.reduce((most, each) => Math.max(most, each), least);

const lengthOf = (text: string): number => text.length;

const widthOf = (texts: readonly string[], least: number): number =>
  Math.max(least, Math.ceil(largest(texts.map(lengthOf), 0) * letterPx) + 2 * padPx);

/** A table of figures to be drawn. */
export interface FigureLines {
  readonly title: string;
  readonly heads: readonly string[];
  /** The texts of each line, as many as heads. */
  readonly lines: readonly (readonly string[])[];
  /** So many columns at the left are names, the others figures. */
  readonly names: number;
  /** How dark a figure is shaded, from 0 to 1, by its line and column. */
  readonly shade: (line: number, column: number) => number;
}

/** A table of figures, shaded by size, as a file of its own. */
export function tableSvg({ title, heads, lines, names, shade }: FigureLines): string {
  const widths = heads.map((head, at) => widthOf([head, ...lines.map((line) => line[at] ?? "")], narrowestPx));
  const ends: number[] = [];
  for (const width of widths) ends.push((ends.at(-1) ?? 0) + width);
  const width = Math.max(ends.at(-1) ?? 0, widthOf([title], 0) * 1.4) + padPx;
  const file = new FileDrawing(Math.ceil(width), headPx + (lines.length + 1) * linePx + padPx, title);
  const write = (text: string, line: number, at: number, look: Readonly<Record<string, string | number>>): void => {
    const [end = 0, wide = 0] = [ends[at], widths[at]];
    const place = at < names ? { x: end - wide + padPx } : { x: end - padPx, "text-anchor": "end" };
    file.write(text, { ...place, y: headPx + line * linePx + 15, ...look });
  };
  for (const [at, head] of heads.entries()) write(head, 0, at, { "font-weight": 600 });
  for (const [line, texts] of lines.entries()) {
    for (const [at, text] of texts.entries()) {
      const share = at < names ? 0 : Math.round(shade(line, at) * darkest * 1000) / 1000;
      const [end = 0, wide = 0] = [ends[at], widths[at]];
      const box = { x: end - wide + 1, y: headPx + (line + 1) * linePx + 1, width: wide - 2, height: linePx - 2 };
      if (at >= names) file.add("rect", { ...box, fill: "var(--chart-1)", "fill-opacity": share });
      write(text, line + 1, at, { fill: text === "0" ? "var(--ink-soft)" : "var(--ink)" });
    }
  }
  return file.text();
}
