import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyChanges, differingMiddle } from "../../../../shared/base/index.js";

/** Unit by unit, as it is defined. */
function definition(before: string, after: string): { readonly from: number; readonly to: number } {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { from: head, to: before.length - tail };
}

/** Texts around the lengths that are compared at once, of few letters, so that they repeat. */
const texts = fc
  .record({
    length: fc.constantFrom(0, 1, 4_095, 4_096, 4_097, 8_192, 12_000),
    letters: fc.constantFrom("a", "ab", "ü✨"),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    remove: fc.constantFrom(0, 1, 5, 4_096),
    insert: fc.constantFrom("", "a", "b", "✨", "a".repeat(4_096), "ab".repeat(3_000)),
  })
  .map(({ length, letters, at, remove, insert }) => {
    const before = letters.repeat(length).slice(0, length);
    const from = Math.round(at * length);
    return [before, before.slice(0, from) + insert + before.slice(from + remove)] as const;
  });

describe("the middle in which two texts differ", () => {
  it("is what it is unit by unit, and turns one into the other", () => {
    fc.assert(
      fc.property(texts, ([before, after]) => {
        const change = differingMiddle(before, after);
        expect({ from: change.from, to: change.to }).toEqual(definition(before, after));
        expect(applyChanges(before, [change])).toBe(after);
      }),
      { numRuns: 300 },
    );
  });
});
