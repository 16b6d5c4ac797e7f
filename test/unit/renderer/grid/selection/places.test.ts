import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  frozenThatFit,
  gridRowAt,
  placeOfGridRow,
  placeOfRowIndex,
} from "../../../../../renderer/grid/selection/places.js";

describe("the rows of a grid, the first of which are kept in sight", () => {
  it("have one place each, counted through", () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(20), (place, frozen) => {
        const row = gridRowAt(place, frozen);
        expect(placeOfGridRow(row, frozen)).toBe(place);
        expect(row.rowPinned === "top").toBe(place < frozen);
        const shown = row.rowPinned === "top" ? `t-${row.rowIndex}` : String(row.rowIndex);
        expect(placeOfRowIndex(shown, frozen)).toBe(place);
      }),
    );
  });

  test.each([null, undefined, "", "t-", "b-1", "t-1x", "-1"])("row index %j is that of no row", (text) =>
    expect(placeOfRowIndex(text, 2)).toBeUndefined(),
  );
});

test.each([
  ["as many as wanted where there is room", 3, 10, 100, 3],
  ["none where none is wanted", 0, 10, 100, 0],
  ["fewer where the room ends", 9, 10, 65, 3],
  ["those that fill the room to the pixel", 9, 10, 60, 3],
  ["all but one of few rows", 9, 4, 1000, 3],
  ["none of no rows", 5, 0, 1000, 0],
  ["none where not even one fits", 2, 10, 19, 0],
])("kept in sight are %s", (_, wanted, rows, roomPx, expected) =>
  expect(frozenThatFit(wanted, rows, () => 20, roomPx)).toBe(expected),
);
