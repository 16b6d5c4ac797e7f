import type { ToolChart } from "../../shared/games/index.js";
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

/** A table of numbers, shaded from nothing to the highest of all, as a file of its own. */
export function heatSvg({ title, labelTitle, series, rows }: ToolChart): string {
  const labelPx = widthOf([labelTitle, ...rows.map(({ label }) => label)], narrowestPx);
  const widths = series.map((each) => widthOf([each], narrowestPx));
  const ends: number[] = [];
  for (const width of widths) ends.push((ends.at(-1) ?? labelPx) + width);
  const width = Math.max(ends.at(-1) ?? labelPx, widthOf([title], 0) * 1.4) + padPx;
  const file = new FileDrawing(Math.ceil(width), headPx + (rows.length + 1) * linePx + padPx, title);
  const baseOf = (line: number): number => headPx + line * linePx + 15;
  const bold = { "font-weight": 600 };
  file.write(labelTitle, { x: padPx, y: baseOf(0), ...bold });
  for (const [at, each] of series.entries())
    file.write(each, { x: (ends[at] ?? 0) - padPx, y: baseOf(0), "text-anchor": "end", ...bold });
  const highest = largest(
    rows.flatMap(({ values }) => values),
    1,
  );
  for (const [line, { label, values }] of rows.entries()) {
    file.write(label, { x: padPx, y: baseOf(line + 1) });
    for (const [at, value] of values.entries()) {
      const end = ends[at] ?? 0;
      const box = { x: end - (widths[at] ?? 0) + 1, y: headPx + (line + 1) * linePx + 1 };
      const share = Math.round((value / highest) * darkest * 1000) / 1000;
      const size = { width: (widths[at] ?? 0) - 2, height: linePx - 2 };
      file.add("rect", { ...box, ...size, fill: "var(--chart-1)", "fill-opacity": share });
      const ink = value === 0 ? "var(--ink-soft)" : "var(--ink)";
      file.write(value.toLocaleString("en"), { x: end - padPx, y: baseOf(line + 1), "text-anchor": "end", fill: ink });
    }
  }
  return file.text();
}
