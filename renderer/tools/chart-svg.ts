import type { ToolChart } from "../../shared/games/index.js";
import { drawnChart, largest, tableSvg } from "../ui/index.js";

/** The colours of the series of a chart, in their order; the theme says what they are. */
export const chartInks: readonly string[] = ["var(--chart-1)", "var(--chart-2)", "var(--chart-3)"];

/** A chart as a file of its own, under its title; undefined where nothing is drawn. */
export function svgOf(drawing: Element | null, chart: ToolChart, inks: readonly string[]): string | undefined {
  if (chart.kind === "heat") return heatSvg(chart);
  const { title, series } = chart;
  const legend = series.map((each, at) => ({ title: each, ink: inks[at % inks.length] ?? "" }));
  return drawnChart(drawing, title, series.length > 1 ? legend : []);
}

/** The table of a chart, shaded from nothing to the highest of all. */
function heatSvg({ title, labelTitle, series, rows }: ToolChart): string {
  const highest = largest(
    rows.flatMap(({ values }) => values),
    1,
  );
  return tableSvg({
    title,
    heads: [labelTitle, ...series],
    lines: rows.map(({ label, values }) => [label, ...values.map((value) => value.toLocaleString("en"))]),
    names: 1,
    shade: (line, column) => (rows[line]?.values[column - 1] ?? 0) / highest,
  });
}
