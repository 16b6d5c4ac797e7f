import { describe, expect, it } from "vitest";
import { compilePattern, must } from "../../../../shared/base/index.js";
import fc from "fast-check";

describe("a pattern", () => {
  it.each<[pattern: string, found: string[], notFound: string[]]>([
    ["", ["", "a"], []],
    ["b", ["abc"], ["", "B"]],
    ["a.c", ["abc", "a✪c"], ["ac", "a\nc"]],
    ["(?s)a.c", ["a\nc"], []],
    ["^a", ["ab"], ["ba", "b\na"]],
    ["(?m)^a$", ["b\na\nc"], ["ba"]],
    ["a$", ["ba"], ["ab", "a\n"]],
    ["\\Aa\\z", ["a"], ["ab", "ba"]],
    ["ab|cd|", ["cd", ""], []],
    ["^(?:ab|cd)+$", ["abcd"], ["abc", ""]],
    ["^a{2}$", ["aa"], ["a", "aaa"]],
    ["^a{2,}$", ["aa", "aaaa"], ["a"]],
    ["^a{1,3}$", ["a", "aaa"], ["", "aaaa"]],
    ["^a*?b+?c??$", ["b", "aabbc"], ["ac"]],
    ["^(a*)*$", ["", "aaa"], ["b"]],
    ["^[A-Z]{2}-\\d{3}$", ["CD-456"], ["cd-456", "CD-45"]],
    ["^[^a-c\\d]+$", ["xyz"], ["xa", "x1"]],
    ["^[]a]+$", ["]a"], ["b"]],
    ["^[a\\-z]+$", ["a-z"], ["b"]],
    ["^[a-]+$", ["a-"], ["b"]],
    ["^\\w+\\s\\S$", ["Ämter 9"], ["a b c"]],
    ["^\\p{Lu}\\P{Lu}$", ["Äb"], ["äB"]],
    ["^\\pL{2}$", ["éa"], ["1a"]],
    ["^\\p{Greek}+$", ["αβγ"], ["abc"]],
    ["\\bcat\\b", ["a cat.", "cat"], ["cats", "concat"]],
    ["\\Bat", ["cat"], ["at"]],
    ["(?i)straße|ÄRA", ["STRAßE", "ära"], ["strase"]],
    ["(?i)^[a-f]+$", ["aBcF"], ["g"]],
    ["(?i)a(?-i)b", ["Ab"], ["AB"]],
    ["(?i:a)b", ["Ab"], ["AB"]],
    ["(?P<year>\\d{4})-(?<month>\\d\\d)", ["2024-05"], ["2024"]],
    ["\\x41\\u0042\\x{1F600}", ["AB😀"], ["AB"]],
    ["\\.\\*\\[\\{\\n\\t", [".*[{\n\t"], ["x"]],
    ["^.$", ["😀"], ["ab"]],
  ])("%s", (source, found, notFound) => {
    const pattern = must(compilePattern(source));
    for (const text of found) expect(pattern.isIn(text), text).toBe(true);
    for (const text of notFound) expect(pattern.isIn(text), text).toBe(false);
  });

  it.each([
    ["[", "not closed"],
    ["(a", "not closed"],
    ["a)", "no opening"],
    ["*a", "nothing to repeat"],
    ["a{2", "not closed"],
    ["a{3,2}", "ends before"],
    ["a{5000}", "repetitions"],
    ["(?:(?:a{1000}){1000}){1000}", "too large"],
    ["(?=a)", "look-around"],
    ["(?<!a)b", "look-around"],
    ["(a)\\1", "back-references"],
    ["\\q", "unknown"],
    ["a\\", "at the end"],
    ["\\p{Nope}", "no property"],
    ["\\p{L}}{x", "not closed"],
    ["[b-a]", "ends before"],
    ["[[:alpha:]]", "not supported"],
    ["(?x)a b", "not supported"],
    ["\\x{110000}", "no such character"],
    ["(".repeat(500) + ")".repeat(500), "too deeply"],
  ])("%s is refused: %s", (source, reason) => {
    const compiled = compilePattern(source);
    expect(compiled.ok ? "" : compiled.error.message).toContain(reason);
  });

  it("says of plain patterns what the machine's own engine says", () => {
    const piece = fc.constantFrom(
      "a",
      "b",
      "ab|",
      "[ab]",
      "[^a]",
      "a*",
      "(?:ab)+",
      "b?",
      "(a|b)",
      "^",
      "$",
      ".",
      "\\b",
      "a{1,2}",
    );
    const pattern = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));
    const text = fc.array(fc.constantFrom("a", "b", "c", " "), { maxLength: 8 }).map((letters) => letters.join(""));
    fc.assert(
      fc.property(pattern, text, (source, subject) => {
        expect(must(compilePattern(source)).isIn(subject)).toBe(new RegExp(source, "u").test(subject));
      }),
      { seed: 23, numRuns: 3_000 },
    );
  });

  it("that would keep other engines busy for years is answered", () => {
    const text = "a".repeat(5_000);
    for (const source of ["^(a+)+$", "^(a|aa)+b$", "(a*)*b", "(x+x+)+y"]) {
      expect(must(compilePattern(source)).isIn(text)).toBe(source === "^(a+)+$");
    }
  });
});
