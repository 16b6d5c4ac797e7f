import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { movedPlaces } from "../../../../shared/sheet/index.js";

describe("rows that moved", () => {
  it.each<[readonly (number | null)[], readonly number[]]>([
    [[0, 1, 2], []],
    [[0, 2, 3], []],
    [[null, 0, null, 1], []],
    [[3, 0, 1, 2], [0]],
    [[1, 2, 3, 0], [3]],
    [[], []],
  ])("%j: %j", (matched, moved) => expect([...movedPlaces(matched)]).toEqual(moved));

  it("leave the others in their order, and are as few as possible", () => {
    const order = fc.uniqueArray(fc.nat(8), { maxLength: 7 });
    fc.assert(
      fc.property(order, (matched) => {
        const moved = movedPlaces(matched);
        const kept = matched.filter((_, place) => !moved.has(place));
        expect(kept).toEqual(kept.toSorted((one, other) => one - other));
        expect(kept.length).toBe(longestByTrying(matched));
      }),
    );
  });
});

/** The length of the longest increasing run, by trying all. */
function longestByTrying([first, ...rest]: readonly number[], above = -1): number {
  if (first === undefined) return 0;
  const without = longestByTrying(rest, above);
  return first > above ? Math.max(without, 1 + longestByTrying(rest, first)) : without;
}
