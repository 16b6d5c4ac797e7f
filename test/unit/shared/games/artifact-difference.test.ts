import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runToEnd } from "../../../../shared/base/index.js";
import { describeDifference, differencesOf, namesById } from "../../../../shared/games/index.js";

const json = (text: string) => ({ name: "f.json", kind: "json", language: null, text }) as const;
const code = (text: string) => ({ name: "f.rs", kind: "code", language: "rust", text }) as const;
const names = new Map([["a", "Anchor"]]);

/** What people read of the differences. */
const told = (now: string, onDisk: string | null, most?: number) =>
  runToEnd(differencesOf(json(now), onDisk, most)).map((difference) => describeDifference(difference, names));
const toldOfCode = (now: string, onDisk: string) =>
  runToEnd(differencesOf(code(now), onDisk)).map((difference) => describeDifference(difference, names));

describe("JSON is compared by value (LANG-19)", () => {
  test.each([
    ["in other lines", '{"a":[1,2]}', '{\n "a": [1, 2] }\n'],
    ["in another order of keys", '{"a":1,"b":{"c":1,"d":2}}', '{"b":{"d":2,"c":1},"a":1}'],
    ["with other escapes", '{"a":"é"}', String.raw`{"a":"\u00e9"}`],
  ])("the same %s is no difference", (_, now, onDisk) => {
    expect(told(now, onDisk)).toEqual([]);
  });

  test.each([
    ["no file", "{}", null, ["the file: is not on disk yet"]],
    ["a file that is not JSON", "{}", "{", ["the file: disk has no JSON, now it is a new file"]],
    ["another value", '{"a":{"x":[1,2]}}', '{"a":{"x":[1,3]}}', ["Anchor (a).x[1]: disk has 3, now it is 2"]],
    [
      "another order of a list",
      "[1,2]",
      "[2,1]",
      ["line 0: disk has 2, now it is 1", "line 1: disk has 1, now it is 2"],
    ],
    ["a card more", '{"a":[],"b":[]}', '{"a":[]}', ["b: is not on disk yet"]],
    ["a card less", "{}", '{"a":[]}', ["Anchor (a): is on disk only"]],
    ["null for nothing", '{"a":null}', "{}", ["Anchor (a): is not on disk yet"]],
    ["a list for an object", '{"a":{}}', '{"a":[]}', ["Anchor (a): disk has [], now it is {}"]],
    ["a text for a number", '{"a":"1"}', '{"a":1}', ['Anchor (a): disk has 1, now it is "1"']],
    ["another kind of file", "{}", "3", ["the file: disk has 3, now it is {}"]],
    ["a key of prototypes", '{"__proto__":1}', "{}", ["__proto__: is not on disk yet"]],
  ])("%s", (_, now, onDisk, expected) => {
    expect(told(now, onDisk)).toEqual(expected);
  });

  test("up to as many places as are asked for", () => {
    expect(told('{"a":1,"b":1,"c":1}', '{"a":2,"b":2,"c":2}', 2)).toHaveLength(2);
  });

  test("of a file that goes deeper than any stack", () => {
    const deep = `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    expect(told('{"a":1}', deep)).toEqual(["Anchor (a): disk has [[[[[[[[[…]]]]]]]]], now it is 1"]);
  });

  test("law: none with itself, and some with anything else", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (now, onDisk) => {
        const texts = [JSON.stringify(now), JSON.stringify(onDisk)] as const;
        expect(told(texts[0], JSON.stringify(now, null, 3))).toEqual([]);
        const same = JSON.stringify(sorted(JSON.parse(texts[0]))) === JSON.stringify(sorted(JSON.parse(texts[1])));
        expect(told(...texts).length === 0).toBe(same);
      }),
      { numRuns: 500, seed: 20261121 },
    );
  });
});

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return { members: members.map(([key, member]) => [key, sorted(member)]) };
};

describe("code is compared byte for byte, and shown where it differs first", () => {
  test.each([
    ["the same", "a\nb\n", "a\nb\n", []],
    ["another line", "a\nb\n", "a\nc\n", ["line 2: disk has c, now it is b"]],
    ["a line more", "a\nb", "a", ["line 2: is not on disk yet"]],
    ["a line less", "a", "a\nb", ["line 2: is on disk only"]],
    ["a space more", "a", "a ", ["line 1: disk has a , now it is a"]],
  ])("%s", (_, now, onDisk, expected) => {
    expect(toldOfCode(now, onDisk)).toEqual(expected);
  });
});

test("rows are named by their ids, the first of each", () => {
  const content = { cards: [{ id: "a", name: "A" }, { id: "a", name: "B" }, 3, { id: 1, name: "C" }], other: "x" };
  expect([...namesById([{ file: "f.toml", content }])]).toEqual([["a", "A"]]);
});
