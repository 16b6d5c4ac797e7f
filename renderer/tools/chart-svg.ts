import type { ToolChart } from "../../shared/games/index.js";

/** The colours of the series of a chart, in their order; the theme says what they are. */
export const chartInks: readonly string[] = ["var(--chart-1)", "var(--chart-2)", "var(--chart-3)"];

const svgSpace = "http://www.w3.org/2000/svg";
const headPx = 56;
const variables = /var\((--[\w-]+)\)/gu;

/**
 * A drawing as a file of its own: with the colours that the page's theme has now in place of its variables, on its background,
 * and under its title. Undefined where nothing is drawn.
 */
export function svgOf(drawing: Element | null, chart: ToolChart, inks: readonly string[]): string | undefined {
  const drawn = drawing?.querySelector("svg.recharts-surface");
  if (!drawn) return undefined;
  const [width, height] = [Number(drawn.getAttribute("width")), Number(drawn.getAttribute("height"))];
  const make = (name: string, attributes: Readonly<Record<string, string | number>>, text = ""): Element => {
    const element = document.createElementNS(svgSpace, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    element.textContent = text;
    return element;
  };
  const svg = make("svg", { width, height: height + headPx, viewBox: `0 0 ${width} ${height + headPx}` });
  svg.setAttribute("font-family", "sans-serif");
  svg.append(make("rect", { width, height: height + headPx, fill: "var(--panel)" }));
  svg.append(make("text", { x: 12, y: 22, "font-size": 14, "font-weight": 600, fill: "var(--ink)" }, chart.title));
  const share = (width - 24) / Math.max(1, chart.series.length);
  for (const [at, series] of (chart.series.length > 1 ? chart.series : []).entries()) {
    svg.append(make("rect", { x: 12 + at * share, y: 34, width: 10, height: 10, fill: inks[at % inks.length] ?? "" }));
    svg.append(make("text", { x: 28 + at * share, y: 43, "font-size": 11, fill: "var(--ink)" }, series));
  }
  const inner = drawn.cloneNode(true);
  if (inner instanceof Element) {
    inner.setAttribute("y", String(headPx));
    inner.removeAttribute("style");
  }
  svg.append(inner);
  const styles = getComputedStyle(document.documentElement);
  return new XMLSerializer()
    .serializeToString(svg)
    .replace(variables, (_, name: string) => styles.getPropertyValue(name).trim());
}
