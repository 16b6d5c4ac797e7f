import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isEqual } from "../../../../shared/base/index.js";

/** Values as they come over the bridge: JSON knows no -0. */
const value = fc.jsonValue({ maxDepth: 4 }).map((each): unknown => JSON.parse(JSON.stringify(each)));
const copyOf = (each: unknown): unknown => JSON.parse(JSON.stringify(each));

/** With the keys of every object in reverse. */
const reversed = (each: unknown): unknown => {
  if (Array.isArray(each)) return each.map(reversed);
  if (typeof each !== "object" || each === null) return each;
  return Object.fromEntries(
    Object.entries(each)
      .reverse()
      .map(([key, part]) => [key, reversed(part)]),
  );
};

describe("structural equality", () => {
  test("is true for a copy, whatever the order of its keys", () => {
    fc.assert(fc.property(value, (each) => isEqual(each, reversed(copyOf(each)))));
  });

  test("of two values is what the test runner says", () => {
    const equals = (one: unknown, other: unknown): boolean => {
      try {
        expect(one).toEqual(other);
        return true;
      } catch {
        return false;
      }
    };
    fc.assert(fc.property(value, value, (one, other) => isEqual(one, other) === equals(one, other)));
  });

  test.each<[string, unknown, unknown, boolean]>([
    ["undefined members are absent", { a: undefined }, {}, true],
    ["null is not absent", { a: undefined }, { a: null }, false],
    ["a member of another name", { a: 1 }, { b: 1 }, false],
    ["a list is not an object", [], {}, false],
    ["a shorter list", [1, 2], [1], false],
    ["a text is not a number", "1", 1, false],
    ["whole numbers too large for a number", { $int: "9007199254740993" }, { $int: "9007199254740992" }, false],
    ["NaN", Number.NaN, Number.NaN, true],
    ["instances are compared by identity", new Set(["a"]), new Set(["a"]), false],
    ["a member that objects inherit", { toString: 1 }, {}, false],
  ])("%s", (_rule, one, other, expected) => {
    expect(isEqual(one, other)).toBe(expected);
    expect(isEqual(other, one)).toBe(expected);
  });
});
