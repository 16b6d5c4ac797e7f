import { describe, expect, it } from "vitest";
import { destination, tabbed } from "../../../../../renderer/grid/selection/moves.js";
import type { KeyPress } from "../../../../../renderer/state/press.js";

/** A press as it is written: `Mod+Shift+End`. */
const press = (name: string): KeyPress => {
  const parts = name.split("+");
  const has = (part: string): boolean => parts.includes(part);
  const key = parts.at(-1) ?? "";
  return { key, ctrlKey: has("Mod"), metaKey: has("Cmd"), shiftKey: has("Shift"), altKey: has("Alt") };
};

const extent = { rows: 10, columns: 4 };
const threeRows = (row: number, direction: 1 | -1): number => row + 3 * direction;
const from = { row: 5, column: 2 };

describe("the keys that move", () => {
  it.each([
    ["ArrowUp", [4, 2]],
    ["ArrowDown", [6, 2]],
    ["ArrowLeft", [5, 1]],
    ["ArrowRight", [5, 3]],
    ["Shift+ArrowDown", [6, 2]],
    ["Mod+ArrowUp", [0, 2]],
    ["Mod+ArrowDown", [9, 2]],
    ["Mod+ArrowLeft", [5, 0]],
    ["Cmd+ArrowRight", [5, 3]],
    ["Home", [5, 0]],
    ["End", [5, 3]],
    ["Mod+Home", [0, 0]],
    ["Mod+End", [9, 3]],
    ["PageUp", [2, 2]],
    ["PageDown", [8, 2]],
  ])("%s", (name, [row, column]) => {
    expect(destination(press(name), from, extent, threeRows)).toEqual({ row, column });
  });

  it.each(["Alt+ArrowUp", "Alt+Home", "Mod+PageDown", "Enter", "a", "F2"])("%s is none of them", (name) => {
    expect(destination(press(name), from, extent, threeRows)).toBeUndefined();
  });

  it("stay inside the sheet", () => {
    expect(destination(press("PageDown"), { row: 8, column: 0 }, extent, threeRows)).toEqual({ row: 9, column: 0 });
    expect(destination(press("ArrowLeft"), { row: 8, column: 0 }, extent, threeRows)).toEqual({ row: 8, column: 0 });
  });
});

describe("Tab", () => {
  it.each([
    [[5, 2], 1, [5, 3]],
    [[5, 3], 1, [6, 0]],
    [[5, 0], -1, [4, 3]],
    [[9, 3], 1, undefined],
    [[0, 1], -1, [0, 0]],
    [[0, 0], -1, undefined],
  ] as const)("goes from %j by %i to %j", ([row, column], step, to) => {
    expect(tabbed({ row, column }, step, extent)).toEqual(to && { row: to[0], column: to[1] });
  });
});
