import { describe, expect, it } from "vitest";
import { neighbour, type Box, type Direction } from "../../../../../renderer/sandbox/match/travel.js";

const box = (left: number, top: number, width = 40, height = 60): Box => ({ left, top, width, height });

/** A hand of three, a field of two above it, and a pile to the right of the hand. */
const places: Readonly<Record<string, Box>> = {
  left: box(0, 200),
  middle: box(50, 200),
  right: box(100, 200),
  pile: box(400, 200),
  "field left": box(20, 100),
  "field right": box(80, 100),
};
const names = Object.keys(places);
const from = (name: string, direction: Direction): string | undefined => {
  const start = places[name];
  if (!start) throw new Error(`No place ${name}`);
  const at = neighbour(start, Object.values(places), direction);
  return at === undefined ? undefined : names[at];
};

describe("the arrow keys of the table", () => {
  it.each([
    ["left", "right", "middle"],
    ["middle", "right", "right"],
    ["right", "right", "pile"],
    ["pile", "left", "right"],
    ["right", "left", "middle"],
    ["field left", "right", "field right"],
    ["left", "up", "field left"],
    ["right", "up", "field right"],
    ["field right", "down", "right"],
    ["pile", "up", "field right"],
  ] as const)("lead from %s by %s to %s", (start, direction, end) => {
    expect(from(start, direction)).toBe(end);
  });

  it.each([
    ["left", "left"],
    ["pile", "right"],
    ["field left", "up"],
    ["middle", "down"],
  ] as const)("lead nowhere from %s by %s", (start, direction) => {
    expect(from(start, direction)).toBeUndefined();
  });

  it("leave no place out of reach", () => {
    const reached = new Set(["left"]);
    for (let size = 0; size < reached.size;) {
      size = reached.size;
      for (const name of [...reached]) {
        for (const direction of ["left", "right", "up", "down"] as const) {
          const next = from(name, direction);
          if (next !== undefined) reached.add(next);
        }
      }
    }
    expect([...reached].toSorted()).toEqual(names.toSorted());
  });
});
