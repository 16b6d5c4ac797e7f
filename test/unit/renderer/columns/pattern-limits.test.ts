import { describe, expect, it } from "vitest";
import { limitOfPattern } from "../../../../renderer/columns/pattern-limits.js";

/** A pattern that tries a thousand places at once at each character. */
const costly = "(?:a?){900}b";
const long = "a".repeat(50_000);

describe("what a pattern refuses", () => {
  it("is named by its length", () => {
    expect(limitOfPattern(costly, ["short", long])).toBe(
      "This pattern takes more than 10,000,000 steps on a text of 50,000 characters, which counts as not matching. " +
        "Make the pattern shorter.",
    );
  });

  it("is nothing where every text is looked through, and where it is not a pattern", () => {
    expect(limitOfPattern(costly, ["short", "b"])).toBeUndefined();
    expect(limitOfPattern("a+", [long])).toBeUndefined();
    expect(limitOfPattern("(", [long])).toBeUndefined();
  });

  it("is looked for no longer than a few such texts would take", () => {
    let seen = 0;
    const texts = function* (): Generator<string> {
      for (; seen < 1_000; seen += 1) yield "a".repeat(2_000);
    };
    expect(limitOfPattern(costly, texts())).toBeUndefined();
    expect(seen).toBeLessThan(100);
  });
});
