import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arrange, followRows, headingsOf, type Arrangement } from "../../../../shared/sheet/index.js";

/** A row is a letter for its group and a digit for itself; `groups` as headings over the shown rows: `a[a1 a2] b[b1]`. */
function say({ shown, groups }: Arrangement): string {
  if (!groups) return shown.join(" ");
  const headings = headingsOf(shown, groups);
  const parts = shown.map((key) => {
    const heading = headings.get(key);
    return heading ? `| ${heading.text}${heading.rowCount} ${key}` : key;
  });
  return parts.join(" ");
}

const by = (keys: readonly string[], folded: readonly string[] = []) => ({
  textOf: (row: number) => keys[row]?.charAt(0) ?? "",
  folded: new Set(folded),
});
const grouped = (text: string, folded: readonly string[] = [], order?: readonly number[]): Arrangement => {
  const keys = text.split(" ");
  return arrange(keys, order, (row) => !(keys[row] ?? "").endsWith("0"), by(keys, folded));
};

describe("groups of rows", () => {
  test.each<[what: string, arranged: Arrangement, shown: string, hidden: string]>([
    ["stand together, each where its first row is", grouped("a1 b1 a2 c1 b2"), "| a2 a1 a2 | b2 b1 b2 | c1 c1", ""],
    ["follow the order of the sort", grouped("a1 b1 a2", [], [2, 1, 0]), "| a2 a2 a1 | b1 b1", ""],
    ["count the rows that pass the filter", grouped("a1 a0 b0"), "| a1 a1", "a0 b0"],
    ["hide their rows where they are folded", grouped("a1 b1 a2", ["a"]), "| b1 b1", "a1 a2"],
    ["may all be folded", grouped("a1 b1", ["a", "b"]), "", "a1 b1"],
    ["know nothing of folded texts that no row has", grouped("a1", ["x"]), "| a1 a1", ""],
  ])("%s", (_, arranged, shown, hidden) => {
    expect([say(arranged), [...arranged.hidden].sort().join(" ")]).toEqual([shown, hidden]);
  });

  test("of rows that are hidden since theirs is folded are known", () => {
    expect([...(grouped("a1 b1 a2 b0", ["a"]).groups?.groupOf ?? [])]).toEqual([
      ["a1", "a"],
      ["b1", "b"],
      ["a2", "a"],
    ]);
  });

  test("are listed with folded ones, with the rows that pass", () => {
    expect(grouped("a1 b1 a2 b0", ["a"]).groups?.groups).toEqual([
      { text: "a", rowCount: 2, isFolded: true },
      { text: "b", rowCount: 1, isFolded: false },
    ]);
  });

  test.each<[what: string, before: Arrangement, keys: string, shown: string]>([
    ["a new row joins the group of the row above it", grouped("a1 b1 a2"), "a1 x b1 a2", "| a3 a1 x a2 | b1 b1"],
    ["a new first row joins the group below it", grouped("a1 b1"), "x a1 b1", "| a2 x a1 | b1 b1"],
    ["a group whose rows are gone has no heading", grouped("a1 b1 a2"), "a1 a2", "| a2 a1 a2"],
    ["the heading moves to the next row where its first is gone", grouped("a1 b1 a2"), "b1 a2", "| a1 a2 | b1 b1"],
    ["new rows alone have a heading without a name", grouped("a1"), "x", "| 1 x"],
  ])("%s", (_, before, keys, shown) => {
    expect(say(followRows(before, keys.split(" ")))).toBe(shown);
  });

  test("hold each row once, in one stretch for each group, in the order of the sort", () => {
    const rows = fc.array(fc.tuple(fc.constantFrom("a", "b", "c", ""), fc.boolean()), { maxLength: 40 });
    fc.assert(
      fc.property(rows, fc.subarray(["a", "b", "c", ""]), fc.boolean(), (all, folded, isReversed) => {
        const keys = all.map(([text], at) => `${text}:${at}`);
        const textOf = (row: number): string => all[row]?.[0] ?? "";
        const order = isReversed ? all.map((_, at) => all.length - 1 - at) : undefined;
        const arranged = arrange(keys, order, (row) => all[row]?.[1] ?? false, { textOf, folded: new Set(folded) });
        expect([...arranged.shown, ...arranged.hidden].sort()).toEqual([...keys].sort());
        const texts = arranged.shown.map((key) => key.split(":")[0] ?? "");
        const stretches = texts.filter((text, at) => at === 0 || texts[at - 1] !== text);
        expect(stretches).toEqual([...new Set(texts)]);
        expect(texts.some((text) => folded.includes(text))).toBe(false);
        for (const text of stretches) {
          const places = arranged.shown.flatMap((key, at) => (texts[at] === text ? [Number(key.split(":")[1])] : []));
          expect(places).toEqual(places.toSorted((one, other) => (isReversed ? other - one : one - other)));
        }
        const headings = arranged.groups && headingsOf(arranged.shown, arranged.groups);
        expect([...(headings?.values() ?? [])].map(({ text, rowCount }) => [text, rowCount])).toEqual(
          stretches.map((text) => [text, texts.filter((each) => each === text).length]),
        );
      }),
    );
  });
});
