import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keepEqual } from "../../../../renderer/state/keep-equal.js";
import { isEqual } from "../../../../shared/base/index.js";

/** Values as views bring them: JSON knows no -0. */
const value = fc.jsonValue({ maxDepth: 4 }).map((each): unknown => JSON.parse(JSON.stringify(each)));

describe("what has not changed", () => {
  it("stays the same object, part by part", () => {
    const before = { columns: [{ key: "id" }, { key: "cost", widthPx: 90 }], style: { odd: "#fff" }, rowCount: 3 };
    const after = { columns: [{ key: "id" }, { key: "cost", widthPx: 120 }], style: { odd: "#fff" }, rowCount: 3 };
    const now = keepEqual(before, after);
    expect(now).toEqual(after);
    expect(now.style).toBe(before.style);
    expect(now.columns[0]).toBe(before.columns[0]);
    expect(now.columns).not.toBe(before.columns);
  });

  it("stays the same as a whole, whatever it is", () => {
    fc.assert(
      fc.property(value, (each) => {
        const copy: unknown = JSON.parse(JSON.stringify(each));
        expect(keepEqual(each, copy)).toBe(each);
      }),
    );
  });

  it("counts what is undefined as absent", () => {
    const before = { sort: [] };
    expect(keepEqual<object>(before, { sort: [], hidden: undefined })).toBe(before);
    expect(isEqual({ hidden: undefined }, {})).toBe(true);
    expect(isEqual({ hidden: undefined }, { hidden: null })).toBe(false);
  });
});

describe("what has changed", () => {
  it("is what it has become", () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        // Through JSON, as views come: it knows no -0.
        const now: unknown = JSON.parse(JSON.stringify(after));
        expect(keepEqual(before, now)).toEqual(now);
      }),
    );
  });

  it.each([
    ["a shorter list", [1, 2], [1]],
    ["a longer list", [1], [1, 2]],
    ["a part that has gone", { a: 1, b: 2 }, { a: 1 }],
    ["a part that has come", { a: 1 }, { a: 1, b: 2 }],
    ["a part of another name", { a: 1 }, { b: 1 }],
    ["a list in place of an object", {}, []],
    ["nothing in place of an object", {}, null],
  ])("is seen: %s", (_what, before, after) => {
    expect(keepEqual<unknown>(before, after)).toEqual(after);
    expect(isEqual(before, after)).toBe(false);
  });

  it("is seen of sets and functions by their identity", () => {
    const set = new Set(["a"]);
    expect(isEqual({ set }, { set })).toBe(true);
    expect(isEqual({ set }, { set: new Set(["a"]) })).toBe(false);
  });
});
