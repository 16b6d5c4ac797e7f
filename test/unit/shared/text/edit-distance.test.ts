import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance, leastDistance, nearestWords } from "../../../../shared/text/index.js";

/** The distance by its definition, without anything that makes it fast. */
function plainDistance(from: readonly string[], to: readonly string[], swapCost: 1 | 2): number {
  const [first, ...others] = from;
  const [second, ...rest] = to;
  if (first === undefined || second === undefined) return from.length + to.length;
  if (first === second) return plainDistance(others, rest, swapCost);
  const isSwapped = others[0] === second && rest[0] === first;
  const shorter = [
    [others, to],
    [from, rest],
    [others, rest],
  ] as const;
  const costs = shorter.map(([left, right]) => 1 + plainDistance(left, right, swapCost));
  const swaps = isSwapped ? [swapCost + plainDistance(others.slice(1), rest.slice(1), swapCost)] : [];
  return Math.min(...costs, ...swaps);
}

describe("the edit distance", () => {
  it.each([
    ["", "", 0],
    ["oak", "oak", 0],
    ["kitten", "sitting", 3],
    ["draw one card", "draw two cards", 4],
    ["abc", "xabcx", 2],
    ["aab", "ab", 1],
    ["tow", "two", 1],
    ["crads", "cards", 1],
    // One character of two units.
    ["a🂡b", "a🂢b", 1],
    ["🂡", "", 1],
  ])("of “%s” and “%s” is %i", (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
    expect(editDistance(to, from)).toBe(distance);
  });

  it("is the least number of edits, and one more than a limit that it exceeds", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b", "🂡"), maxLength: 6 });
    fc.assert(
      fc.property(text, text, fc.integer({ min: 0, max: 7 }), fc.constantFrom(1, 2), (from, to, limit, swapCost) => {
        const distance = plainDistance(Array.from(from), Array.from(to), swapCost);
        expect(editDistance(from, to, Number.POSITIVE_INFINITY, swapCost)).toBe(distance);
        expect(editDistance(from, to, limit, swapCost)).toBe(Math.min(distance, limit + 1));
      }),
    );
  });
});

describe("the least distance of two texts", () => {
  it("is never more than their distance, whatever their characters", () => {
    // The third and the fifth count as one.
    const text = fc.string({ unit: fc.constantFrom("a", "b", "\u{e1}", "🂡", "\u{161}"), maxLength: 9 });
    fc.assert(
      fc.property(text, text, (left, right) => {
        expect(leastDistance(left, right)).toBeLessThanOrEqual(editDistance(left, right));
        expect(leastDistance(left, right)).toBe(leastDistance(right, left));
      }),
    );
  });

  it("is how many characters of one the other lacks", () => {
    const pairs = ["abc cab", "abc abd", "ab abcd", "aab bcc"].map((pair) => pair.split(" "));
    expect(pairs.map(([left = "", right = ""]) => leastDistance(left, right))).toEqual([0, 1, 2, 2]);
  });
});

it("words are as near as they are, whatever the length of their characters", () => {
  expect(nearestWords("🂡🂡ab", ["ab", "🂡ab", "🂡🂡🂢ab"], 2)).toEqual(["🂡ab", "🂡🂡🂢ab"]);
});
