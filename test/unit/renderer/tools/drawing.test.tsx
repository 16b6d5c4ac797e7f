// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ToolChart } from "../../../../shared/games/index.js";
import { Drawing } from "../../../../renderer/tools/Drawing.js";

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    return this.matches(".recharts-responsive-container") ? new DOMRect(0, 0, 600, 220) : new DOMRect();
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const ticksOf = (values: readonly number[]): readonly string[] => {
  const rows = values.map((value, at) => ({ label: `Type ${at}`, values: [value] }));
  const chart: ToolChart = { id: "c", title: "Cards", kind: "bars", labelTitle: "Type", series: ["Cards"], rows };
  const { container } = render(<Drawing chart={chart} />);
  return [...container.querySelectorAll(".recharts-yAxis-tick-labels .recharts-cartesian-axis-tick-value")].map(
    ({ textContent }) => textContent,
  );
};

it("has only whole numbers at the axis of counts", () => {
  expect(ticksOf([1, 0, 1])).toEqual(["0", "1", "2", "3", "4"]);
});

it("has parts of numbers where values have some", () => {
  expect(ticksOf([0.5, 1])).toContain("0.25");
});
