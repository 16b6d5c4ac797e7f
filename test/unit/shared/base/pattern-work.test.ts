import { describe, expect, it } from "vitest";
import { compilePattern, mostMatchSteps, must, Work } from "../../../../shared/base/index.js";
import { brokenLimits } from "../../../support/pattern-work.js";

/** Steps of reading a pattern, whether or not it is one. */
function readingSteps(source: string): number {
  const work = new Work();
  compilePattern(source, work);
  return work.steps;
}

function searchSteps(source: string, text: string): number {
  const work = new Work();
  must(compilePattern(source)).search(text, work);
  return work.steps;
}

describe("the work of a pattern", () => {
  it.each([
    "(){1000}{1000}{1000}",
    "(?i){1000}{1000}{1000}",
    "(()()(){1000}){1000}{1000}",
    "(?:(?i){1000}a?){1000}{1000}",
  ])("%s is refused after few steps", (source) => {
    const work = new Work();
    const compiled = compilePattern(source, work);
    expect(compiled.ok ? "read" : compiled.error.message).toBe("the pattern is too large");
    expect(work.steps).toBeLessThan(50_000);
  });

  it.each<[name: string, source: (size: number) => string]>([
    ["repeats", (size) => "a{1}".repeat(size)],
    ["groups", (size) => "(?:a)".repeat(size)],
    ["flags", (size) => "(?i)".repeat(size)],
    ["named groups", (size) => "(?P<n>a)".repeat(size)],
    ["properties", (size) => "\\p{L}".repeat(size)],
    ["code points", (size) => "\\x41".repeat(size)],
    ["a wide set", (size) => `[${"ab".repeat(size)}]`],
    ["a set of ranges", (size) => `[${"a-b".repeat(size)}]`],
    ["choices", (size) => "a|".repeat(size)],
    ["blanks in a repeat that is not closed", (size) => `a{1,${" ".repeat(size)}`],
  ])("reading %s costs twice as much where there are twice as many", (_, source) => {
    const size = 10_000;
    expect(readingSteps(source(2 * size))).toBeLessThanOrEqual(2.1 * readingSteps(source(size)));
    expect(readingSteps(source(size))).toBeLessThanOrEqual(3 * source(size).length + 10_000);
  });

  it("repeats of one part stacked upon each other are refused rather than followed down", () => {
    const compiled = compilePattern(`a${"*".repeat(50_000)}`);
    expect(compiled.ok ? "" : compiled.error.message).toContain("repetitions of one part");
  });

  it("a wide set is one look, also in upper and lower case", () => {
    const letters = Array.from({ length: 3_000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join("");
    const pattern = must(compilePattern(`(?i)^[${letters}ÄB]+$`));
    expect(pattern.isIn("一äb")).toBe(true);
    expect(pattern.isIn("一c")).toBe(false);
    expect(searchSteps(`^[${letters}]+$`, "一".repeat(1_000))).toBeLessThan(10_000);
  });

  it.each(["^(a+)+$", "^(a|aa)+b$", "(a*)*b", "(x+x+)+y", "[a-z0-9_]{1,90}b"])(
    "searching with %s costs twice as much in a text twice as long",
    (source) => {
      const text = "a".repeat(2_000);
      expect(searchSteps(source, text + text)).toBeLessThanOrEqual(2.1 * searchSteps(source, text));
    },
  );

  it("a search that takes more steps than there may be is given up", () => {
    const pattern = must(compilePattern("(?:a?){1000}b"));
    const most = 100_000;
    const work = new Work(most);
    expect(pattern.search("a".repeat(10_000), work)).toBeUndefined();
    // One character more may be looked at than there are steps for: each instruction once.
    expect(work.steps).toBeLessThan(most + 10_000);
    expect(pattern.isIn("a".repeat(10)), "few steps are taken to the end").toBe(false);
    expect(mostMatchSteps).toBeGreaterThan(most);
  });

  it("of any text is bounded by its length", () => {
    expect(brokenLimits({ seed: 41, runs: 400 })).toEqual([]);
  });
});
