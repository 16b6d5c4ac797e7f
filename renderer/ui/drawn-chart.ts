import { FileDrawing } from "./file-drawing.js";

const headPx = 56;

/** The drawing itself: the signs of its legend are drawings, too, and may come first. */
const drawnIn = (drawing: Element): Element | undefined =>
  [...drawing.querySelectorAll("svg.recharts-surface")].find((svg) => !svg.closest(".recharts-legend-wrapper"));

/** A series as the legend of a file names it. */
export interface LegendEntry {
  readonly title: string;
  readonly ink: string;
}

/** A chart of the page as a file of its own, under its title; undefined where nothing is drawn. */
export function drawnChart(
  drawing: Element | null,
  title: string,
  legend: readonly LegendEntry[] = [],
): string | undefined {
  const drawn = drawing ? drawnIn(drawing) : undefined;
  if (!drawn) return undefined;
  const [width, height] = [Number(drawn.getAttribute("width")), Number(drawn.getAttribute("height"))];
  const file = new FileDrawing(width, height + headPx, title);
  const share = (width - 24) / Math.max(1, legend.length);
  for (const [at, { title: series, ink }] of legend.entries()) {
    file.add("rect", { x: 12 + at * share, y: 34, width: 10, height: 10, fill: ink });
    file.write(series, { x: 28 + at * share, y: 43 });
  }
  const inner = drawn.cloneNode(true);
  if (inner instanceof Element) {
    inner.setAttribute("y", String(headPx));
    inner.removeAttribute("style");
  }
  file.svg.append(inner);
  return file.text();
}
