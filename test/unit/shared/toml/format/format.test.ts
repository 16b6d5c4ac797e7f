import { describe, expect, it } from "vitest";
import { must } from "../../../../../shared/base/index.js";
import { formatDocument, parseDocument, printDocument, type WantedOrder } from "../../../../../shared/toml/index.js";

const formatted = (text: string, wanted?: WantedOrder): string =>
  printDocument(must(formatDocument(must(parseDocument(text)), wanted)));

/** Formats twice, which must be the same. */
function twice(text: string, wanted?: WantedOrder): string {
  const once = formatted(text, wanted);
  expect(formatted(once, wanted)).toBe(once);
  return once;
}

describe("the spelling of a formatted file", () => {
  it.each([
    ['"name"="Ember"', 'name = "Ember"'],
    ["'name'   =   'Ember'", 'name = "Ember"'],
    ['"two words" = 1', '"two words" = 1'],
    [`'say "x"' = 1`, String.raw`"say \"x\"" = 1`],
    ["stats . 'power'=1", "stats.power = 1"],
    [String.raw`path = 'C:\art'`, String.raw`path = 'C:\art'`],
    [`said = 'a "b"'`, `said = 'a "b"'`],
    ["empty = ''", 'empty = ""'],
    [String.raw`kept = "\u00e9\t"`, String.raw`kept = "\u00e9\t"`],
    ["script = '''\nmove\n'''", "script = '''\nmove\n'''"],
    ["n = +5", "n = 5"],
    ["n = 1_000", "n = 1_000"],
    ["n = 0xBEEF", "n = 0xBEEF"],
    ["n = +1.5E+3", "n = 1.5e+3"],
    ["n = +inf", "n = inf"],
    ["n = -0.0", "n = -0.0"],
    ["at = 1979-05-27 07:32:00z", "at = 1979-05-27 07:32:00z"],
    ["tags=['a','b' , ]", 'tags = ["a", "b"]'],
    ["none = [ ]", "none = []"],
    ["none = {  }", "none = {}"],
    ["mana={fire=1,'any'=2}", "mana = { fire = 1, any = 2 }"],
    ["a = [\n  'x', # one\n  { b=1 },\n]", 'a = [\n  "x", # one\n  { b = 1 },\n]'],
    ["a = 1 \t", "a = 1"],
    ["a = 1# why", "a = 1 # why"],
    ["a = 1    # why  ", "a = 1 # why  "],
    ["[[ 'cards' ]]#x", "[[cards]] #x"],
    ["[a . 'b ]#' ]", '[a."b ]#"]'],
  ])("%j is %j", (from, to) => {
    expect(twice(`${from}\n`)).toBe(`${to}\n`);
  });

  it("keeps a byte order mark and the line ends, and ends with one", () => {
    expect(twice("\uFEFF[[c]]\r\nb=1\r\n[[c]]\r\nb=2")).toBe("\uFEFF[[c]]\r\nb = 1\r\n\r\n[[c]]\r\nb = 2\r\n");
  });

  it.each(["", "\uFEFF", "# only a comment\n", "a = 1\n"])("changes nothing in %j", (text) => {
    const document = must(parseDocument(text));
    expect(must(formatDocument(document))).toBe(document);
  });
});

describe("the blank lines of a formatted file", () => {
  it("are one above each header and none at the start of a row, at the start or at the end of the file", () => {
    expect(twice("\n\n[[c]]\n\na = 1\n[[c]]\na = 2\n\n\n\n[c.stats]\nx = 1\n   \n[other]\n\n\n")).toBe(
      "[[c]]\na = 1\n\n[[c]]\na = 2\n\n[c.stats]\nx = 1\n\n[other]\n",
    );
  });

  it("stay with comments: those of a row, of a section and of the file", () => {
    const text =
      "# file\n\n\n# more\n[[c]] # head\n# about a\na = 1 # one\n# below a\n\n\n# section\n\n# about the row\n[[c]]\na = 2\n#### Water\n[[c]]\na = 3\n# end\n";
    expect(twice(text)).toBe(
      "# file\n\n# more\n[[c]] # head\n# about a\na = 1 # one\n# below a\n\n# section\n\n# about the row\n[[c]]\na = 2\n\n#### Water\n[[c]]\na = 3\n# end\n",
    );
  });
});

describe("the keys of a formatted row", () => {
  const rows = (...orders: readonly string[]): string =>
    orders
      .map(
        (keys) =>
          `[[c]]\n${Array.from(keys)
            .map((key) => `${key} = 1\n`)
            .join("")}`,
      )
      .join("\n");

  it.each([
    [
      ["abc", "abc", "cba"],
      ["abc", "abc", "abc"],
    ],
    [
      ["abc", "ac", "dab", "cad"],
      ["abc", "ac", "dab", "dac"],
    ],
    [
      ["ab", "bc", "ca"],
      ["ab", "bc", "ac"],
    ],
    [
      ["cab", "ab", "bac"],
      ["cab", "ab", "cab"],
    ],
    [
      ["xa", "xb", "ax"],
      ["xa", "xb", "xa"],
    ],
  ])("of %j are in the order of %j", (before, after) => {
    expect(twice(rows(...before))).toBe(rows(...after));
  });

  it("take their comments along", () => {
    expect(twice(`${rows("ab", "ab")}\n[[c]]\n# about b\nb = 2 # two\n# about a\na = 1\n`)).toBe(
      `${rows("ab", "ab")}\n[[c]]\n# about a\na = 1\n# about b\nb = 2 # two\n`,
    );
  });

  it("stay in groups that blank lines and headings part", () => {
    const text = `${rows("abcd", "abcd")}\n[[c]]\nd = 1\nb = 1\n\nc = 1\na = 1\n# ---- rest ----\ny = 1\nx = 1\n`;
    expect(twice(text)).toBe(
      `${rows("abcd", "abcd")}\n[[c]]\nb = 1\nd = 1\n\na = 1\nc = 1\n# ---- rest ----\ny = 1\nx = 1\n`,
    );
  });

  it("of tables within rows have an order of their own; those of [metadata] and of plain tables stay", () => {
    const inner = (keys: string): string =>
      `${rows("ab")}\n  [[c.parts]]\n${Array.from(keys)
        .map((k) => `  ${k} = 1\n`)
        .join("")}\n`;
    const rest =
      "[metadata]\nb = 1\na = 1\n\n[[metadata.columns]]\nb = 1\na = 1\n\n[[metadata.columns]]\na = 1\nb = 1\n";
    expect(twice(inner("xy") + inner("xy") + inner("yx") + rest)).toBe(inner("xy") + inner("xy") + inner("xy") + rest);
  });

  it("follow the order that is asked for; others come behind, in their usual order", () => {
    const asked: WantedOrder = ([table]) => (table === "c" ? ["a", "b", "c"] : undefined);
    expect(twice(rows("xcyab", "cbyx", "xya"), asked)).toBe(rows("abcxy", "bcxy", "axy"));
  });

  it("may have any names", () => {
    const text =
      '[[c]]\n"" = 1\n__proto__ = 2\n"a\\nb" = 3\n\n[[c]]\n__proto__ = 2\n"" = 1\n\n[[c]]\n"" = 1\n__proto__ = 2\n';
    expect(twice(text)).toBe(text.replace('__proto__ = 2\n"" = 1\n', '"" = 1\n__proto__ = 2\n'));
  });
});
