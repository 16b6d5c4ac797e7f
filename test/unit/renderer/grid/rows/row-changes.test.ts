import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeBetween, partsOf } from "../../../../../renderer/grid/rows/row-changes.js";

const itself = <Row>(row: Row): Row => row;

describe("the change between two lists", () => {
  it.each<[before: string, after: string, remove: string, add: string, at: number]>([
    ["", "", "", "", 0],
    ["abc", "abc", "", "", 3],
    ["abc", "axc", "b", "x", 1],
    ["abc", "abcd", "", "d", 3],
    ["abc", "xabc", "", "x", 0],
    ["abc", "bc", "a", "", 0],
    ["aa", "a", "a", "", 1],
    ["a", "aaa", "", "aa", 1],
    ["abab", "ab", "ab", "", 2],
    ["ab", "", "ab", "", 0],
  ])("of %j and %j is what lies between", (before, after, remove, add, at) =>
    expect(changeBetween(Array.from(before), Array.from(after), itself)).toEqual({
      remove: Array.from(remove),
      add: Array.from(add),
      at,
    }),
  );

  it("makes the one the other", () => {
    const list = fc.uniqueArray(fc.nat(9));
    fc.assert(
      fc.property(list, list, (before, after) => {
        const { remove, add, at } = changeBetween(before, after, itself);
        expect(before.filter((row) => !remove.includes(row)).toSpliced(at, 0, ...add)).toEqual(after);
      }),
    );
  });
});

describe("a change in parts", () => {
  /** Parts as `-gone` and `+come@place`. */
  const written = (before: string, after: string): string =>
    partsOf(changeBetween(Array.from(before), Array.from(after), itself), itself)
      .map(({ remove, add, at }) =>
        [
          ...(remove.length > 0 ? [`-${remove.join("")}`] : []),
          ...(add.length > 0 ? [`+${add.join("")}@${at}`] : []),
        ].join(" "),
      )
      .join(" ");

  it.each([
    ["abcde", "xabce", "-d +x@0"],
    ["abcde", "abxdye", "-c +x@2 +y@4"],
    ["abcde", "badce", "-bd +b@0 +d@2"],
    ["abc", "xyz", "-abc +xyz@0"],
    ["abcde", "bcdae", "-a +a@3"],
  ])("from %j to %j leaves what stays: %s", (before, after, expected) => {
    expect(written(before, after)).toBe(expected);
  });

  it("is the whole change", () => {
    const list = fc.uniqueArray(fc.nat(20));
    fc.assert(
      fc.property(list, list, (before, after) => {
        const parts = partsOf(changeBetween(before, after, itself), itself);
        const rows = parts.reduce(
          (now, { remove, add, at }) => now.filter((row) => !remove.includes(row)).toSpliced(at, 0, ...add),
          before,
        );
        expect(rows).toEqual(after);
      }),
    );
  });
});
