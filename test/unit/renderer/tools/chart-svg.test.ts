// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { svgOf } from "../../../../renderer/tools/chart-svg.js";
import { largest } from "../../../../renderer/ui/index.js";
import type { ToolChart } from "../../../../shared/games/index.js";

const chart: ToolChart = {
  ...{ id: "bands", title: "Bands", kind: "bars", labelTitle: "Level", series: ["Average", "Highest"] },
  rows: [
    { label: "One", values: [1, 4] },
    { label: "Two", values: [0, 1200] },
  ],
};

const parsed = (svg: string | undefined): Element => {
  const holder = document.createElement("div");
  holder.innerHTML = svg ?? "";
  const [element] = holder.children;
  if (!element) throw new Error("No drawing");
  return element;
};
const textsIn = (svg: Element): readonly string[] =>
  [...svg.querySelectorAll("text")].map(({ textContent }) => textContent);

it("takes the drawing, and not the signs of its legend, which come before it", () => {
  const drawing = document.createElement("div");
  drawing.innerHTML = `<div class="recharts-wrapper">
    <div class="recharts-legend-wrapper"><svg class="recharts-surface" width="14" height="14"></svg></div>
    <svg class="recharts-surface" width="700" height="220"><path class="drawn" /></svg>
  </div>`;
  const svg = parsed(svgOf(drawing, chart, ["red", "blue"]));
  expect([svg.getAttribute("width"), svg.getAttribute("height")]).toEqual(["700", "276"]);
  expect(svg.querySelectorAll(".drawn")).toHaveLength(1);
  expect(textsIn(svg)).toEqual(["Bands", "Average", "Highest"]);
});

it("is none where nothing is drawn", () => {
  expect(svgOf(document.createElement("div"), chart, [])).toBeUndefined();
  expect(svgOf(null, chart, [])).toBeUndefined();
});

it("draws a heat map of its own: each number, shaded by its share of the highest", () => {
  const svg = parsed(svgOf(null, { ...chart, kind: "heat" }, []));
  expect(textsIn(svg)).toEqual(["Bands", "Level", "Average", "Highest", "One", "1", "4", "Two", "0", "1,200"]);
  const shades = [...svg.querySelectorAll("rect[fill-opacity]")].map((box) => Number(box.getAttribute("fill-opacity")));
  expect(shades).toEqual([0, 0.002, 0, 0.45]);
  const width = Number(svg.getAttribute("width"));
  for (const text of svg.querySelectorAll("text")) expect(Number(text.getAttribute("x"))).toBeLessThan(width);
});

it("has no character that XML forbids, and no markup of a label", () => {
  const rows = [{ label: "<b>\u0001\ud800&", values: [1, 2] }];
  const svg = svgOf(null, { ...chart, kind: "heat", rows }, []) ?? "";
  expect(svg).toContain("&lt;b&gt;\ufffd\ufffd&amp;");
  expect(parsed(svg).querySelectorAll("b")).toHaveLength(0);
});

it("finds the largest of more numbers than a call can have arguments", () => {
  expect(
    largest(
      Array.from({ length: 500_000 }, (_, at) => at),
      1,
    ),
  ).toBe(499_999);
  expect(largest([], 1)).toBe(1);
});
