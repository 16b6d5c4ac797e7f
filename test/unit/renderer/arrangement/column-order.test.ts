import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inOrder, orderAfterMove, orderAfterStep } from "../../../../renderer/state/column-order.js";

const letters = (text: string): string[] => Array.from(text);

describe("columns in an order of one's own", () => {
  it.each([
    ["abcd", undefined, "abcd"],
    ["abcd", "dcba", "dcba"],
    ["abcd", "da", "dabc"],
    ["abcd", "xbya", "bcda"],
    ["abcd", "bb", "abcd"],
    ["", "ab", ""],
  ])("of %s, asked for as %s, are %s", (keys, order, wanted) => {
    expect(inOrder(letters(keys), order === undefined ? undefined : letters(order)).join("")).toBe(wanted);
  });

  it("are the same columns, each once, and in the order asked for", () => {
    const keys = fc.uniqueArray(fc.string({ maxLength: 2 }), { maxLength: 12 });
    fc.assert(
      fc.property(keys, keys, (all, order) => {
        const shown = inOrder(all, order);
        expect([...shown].sort()).toEqual([...all].sort());
        const asked = order.filter((key) => all.includes(key));
        expect(shown.filter((key) => asked.includes(key))).toEqual(asked);
        expect(inOrder(all, shown)).toEqual(shown);
      }),
    );
  });

  it.each([
    ["abcd", "d", "a", "dabc"],
    ["abcd", "a", null, "bcda"],
    ["abcd", "a", "b", undefined],
    ["abcd", "a", "a", undefined],
    ["abcd", "x", "a", undefined],
    ["abcd", "a", "x", undefined],
  ])("of %s with %s moved before %s are %s", (keys, moved, before, wanted) => {
    expect(orderAfterMove(letters(keys), moved, before)?.join("")).toBe(wanted);
  });

  it.each([
    ["abcd", "abcd", "b", 1, "acbd"],
    ["abcd", "abcd", "b", -1, "bacd"],
    ["abcd", "abcd", "d", 1, undefined],
    ["abcd", "abcd", "a", -1, undefined],
    ["abcd", "acd", "a", 1, "bcad"],
    ["abcd", "#adc", "c", -1, "abcd"],
    ["abcd", "abcd", "#", 1, undefined],
  ] as const)("of %s, of which %s are on screen, with %s moved by %i are %s", (all, onScreen, key, step, wanted) => {
    expect(orderAfterStep(letters(all), letters(onScreen), key, step)?.join("")).toBe(wanted);
  });
});
