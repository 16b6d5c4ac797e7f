import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { align } from "../../../../shared/revision/lists.js";
import { wordDifference, type TextPart } from "../../../../shared/revision/words.js";

const shown = (parts: readonly TextPart[]): string =>
  parts.map(({ kind, text }) => (kind === "kept" ? text : kind === "added" ? `{+${text}+}` : `[-${text}-]`)).join("");

describe("the difference of two texts", () => {
  it.each([
    ["Draw a card.", "Draw a card.", "Draw a card."],
    ["Draw a card.", "Draw two cards.", "Draw [-a card-]{+two cards+}."],
    ["Deal 2.", "Deal 3.", "Deal [-2-]{+3+}."],
    ["", "New text.", "{+New text.+}"],
    ["Old text.", "", "[-Old text.-]"],
    ["One sentence.", "One sentence. Another.", "One sentence.{+ Another.+}"],
    ["抽一張牌", "抽兩張牌", "抽[-一-]{+兩+}張牌"],
    ["", "", ""],
    ["a b", " ", "[-a-] [-b-]"],
    ["a ", "b ", "[-a-]{+b+} "],
    ["It don't", "It can't", "It [-don't-]{+can't+}"],
    ["e\u0301te\u0301", "e\u0301te", "[-e\u0301te\u0301-]{+e\u0301te+}"],
    ["naïve café", "naive café", "[-naïve-]{+naive+} café"],
  ])("%j → %j", (before, after, expected) => expect(shown(wordDifference(before, after))).toBe(expected));

  const text = fc.string({ unit: fc.constantFrom("a", "b", " ", ".", "\n", "張", "🂡") });

  it("holds both texts whole, and marks nothing in equal ones", () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = wordDifference(before, after);
        const without = (kind: TextPart["kind"]) => parts.filter((part) => part.kind !== kind).map((part) => part.text);
        expect(without("added").join("")).toBe(before);
        expect(without("removed").join("")).toBe(after);
        expect(parts.some(({ kind }) => kind !== "kept")).toBe(before !== after);
      }),
    );
  });

  it("shows texts that have nothing in common as a whole, however long they are", () => {
    const [before, after] = ["a b ".repeat(20_000), "c,d,".repeat(20_000)];
    expect(wordDifference(before, after)).toEqual([
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ]);
  });
});

const itemsOf = (text: string): string[] => text.match(/\w/gu) ?? [];

describe("lists side by side", () => {
  it.each<[string, string, string]>([
    ["a b c", "a b c", "aa bb cc"],
    ["a b c", "a c", "aa b- cc"],
    ["a c", "a b c", "aa -b cc"],
    ["a b c", "a x c", "aa bx cc"],
    ["a b c", "a x y c", "aa bx -y cc"],
    ["a b c d", "a x d", "aa bx c- dd"],
    ["", "a b", "-a -b"],
    ["a b", "", "a- b-"],
  ])("%s and %s", (before, after, expected) => {
    const pairs = align(itemsOf(before), itemsOf(after), (item) => item);
    expect(pairs.map(([one = "-", other = "-"]) => one + other).join(" ")).toBe(expected);
  });

  it("are paired by place where too much differs, as lists of hundreds may", () => {
    const many = (sign: string): readonly string[] => Array.from({ length: 300 }, (_, at) => `${sign}${at}`);
    const pairs = align(many("a"), [...many("b"), "c"], (item) => item);
    expect(pairs).toHaveLength(301);
    expect([pairs[0], pairs[299], pairs[300]]).toEqual([
      ["a0", "b0"],
      ["a299", "b299"],
      [undefined, "c"],
    ]);
  });

  it("hold all items of both in their order", () => {
    const items = fc.array(fc.constantFrom("a", "b", "c"));
    fc.assert(
      fc.property(items, items, (before, after) => {
        const pairs = align(before, after, (item) => item);
        expect(pairs.flatMap(([one]) => (one === undefined ? [] : [one]))).toEqual(before);
        expect(pairs.flatMap(([, other]) => (other === undefined ? [] : [other]))).toEqual(after);
      }),
    );
  });
});
