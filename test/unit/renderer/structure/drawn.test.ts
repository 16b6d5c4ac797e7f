import { describe, expect, it } from "vitest";
import { chunkCount, chunkLines, chunksBetween, drawnParts } from "../../../../renderer/structure/model/drawn.js";

const heights = { count: 10, of: (chunk: number): number => (chunk + 1) * 100 };

describe("lines that are drawn", () => {
  it("are those of the chunks between two heights", () => {
    expect(chunksBetween(heights, 0, 50)).toEqual({ first: 0, end: 1 });
    expect(chunksBetween(heights, -500, 301)).toEqual({ first: 0, end: 3 });
    expect(chunksBetween(heights, 300, 700)).toEqual({ first: 2, end: 4 });
    expect(chunksBetween(heights, 100_000, 100_500)).toEqual({ first: 9, end: 10 });
    expect(chunksBetween({ count: 0, of: () => 0 }, 0, 500)).toEqual({ first: 0, end: 0 });
  });

  it("leave room for the others, and keep the line with the keyboard", () => {
    const lines = 20 * chunkLines - 7;
    expect(drawnParts(lines, { first: 2, end: 4 }, [chunkCount(lines) - 1])).toEqual([
      { kind: "room", chunks: { first: 0, end: 2 } },
      { kind: "lines", from: 2 * chunkLines, to: 4 * chunkLines },
      { kind: "room", chunks: { first: 4, end: 19 } },
      { kind: "lines", from: 19 * chunkLines, to: lines },
    ]);
  });

  it("are all lines where there are few", () => {
    expect(drawnParts(30, { first: 0, end: 2 }, [])).toEqual([{ kind: "lines", from: 0, to: 30 }]);
    expect(drawnParts(0, { first: 0, end: 2 }, [])).toEqual([]);
  });
});
