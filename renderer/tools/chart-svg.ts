import type { ToolChart } from "../../shared/games/index.js";
import { FileDrawing } from "./file-drawing.js";
import { heatSvg } from "./heat-svg.js";

/** The colours of the series of a chart, in their order; the theme says what they are. */
export const chartInks: readonly string[] = ["var(--chart-1)", "var(--chart-2)", "var(--chart-3)"];

const headPx = 56;

/** The drawing itself: the signs of its legend are drawings, too, and may come first. */
const drawnIn = (drawing: Element): Element | undefined =>
  [...drawing.querySelectorAll("svg.recharts-surface")].find((svg) => !svg.closest(".recharts-legend-wrapper"));

/** A chart as a file of its own, under its title; undefined where nothing is drawn. */
export function svgOf(drawing: Element | null, chart: ToolChart, inks: readonly string[]): string | undefined {
  if (chart.kind === "heat") return heatSvg(chart);
  const drawn = drawing ? drawnIn(drawing) : undefined;
  if (!drawn) return undefined;
  const [width, height] = [Number(drawn.getAttribute("width")), Number(drawn.getAttribute("height"))];
  const file = new FileDrawing(width, height + headPx, chart.title);
  const share = (width - 24) / Math.max(1, chart.series.length);
  for (const [at, series] of (chart.series.length > 1 ? chart.series : []).entries()) {
    file.add("rect", { x: 12 + at * share, y: 34, width: 10, height: 10, fill: inks[at % inks.length] ?? "" });
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
