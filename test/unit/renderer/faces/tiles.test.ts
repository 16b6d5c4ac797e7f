import fc from "fast-check";
import { expect, test } from "vitest";
import { tilesInSight, tileWidth, tilingOf } from "../../../../renderer/faces/tiles.js";

test.each([
  [940, 220, 10, { columns: 4, lines: 3 }],
  [100, 220, 3, { columns: 1, lines: 3 }],
  [916, 220, 8, { columns: 4, lines: 2 }],
  [915, 220, 8, { columns: 3, lines: 3 }],
])("%i px hold cards of %i px: %i of them", (width, tile, count, { columns, lines }) => {
  const tiling = tilingOf(width, tile, count, 1.4);
  expect(tiling.columns).toBe(columns);
  expect(tiling.heightPx).toBeCloseTo(lines * tile * 1.4 + (lines - 1) * 12);
});

test.each([
  [1_150, 4, 278],
  [1_150, 3, 340],
  [1_150, 5, 340],
  [716, 4, 170],
  [715, 4, 340],
  [0, 2, 340],
  [1_150, 0, 340],
])("%i px hold %i cards to compare of %i px", (width, count, tile) => {
  expect(tileWidth(width, 340, count)).toBe(tile);
});

test("whatever is in sight is drawn, and never more than three screens with a line above and below", () => {
  const number = (max: number) => fc.integer({ min: 0, max });
  fc.assert(
    fc.property(number(10_000), number(3_000), number(2_000_000), number(2_000), (count, width, top, screen) => {
      const tiling = tilingOf(width, 220, count, 1.4);
      const { first, end } = tilesInSight(tiling, count, top, screen);
      expect(first).toBeLessThanOrEqual(end);
      expect(end - first).toBeLessThanOrEqual(tiling.columns * (Math.ceil((3 * screen) / tiling.linePx) + 2));
      for (const at of [0, count - 1, Math.floor(count / 2), first - 1, end]) {
        if (at < 0 || at >= count) continue;
        const tileTop = Math.floor(at / tiling.columns) * tiling.linePx;
        const isInSight = tileTop < top + screen && tileTop + tiling.linePx > top && screen > 0;
        if (isInSight) expect(at >= first && at < end).toBe(true);
      }
    }),
  );
});
