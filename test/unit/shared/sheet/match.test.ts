import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { columnName, diffCells, matchRows, type MatchOptions } from "../../../../shared/sheet/index.js";
import { parseDocument, writeValue, type TomlDocument } from "../../../../shared/toml/index.js";

/** Rows in short: `id=1 name=A` is a row of two texts. */
const table = (rows: readonly string[]): TomlDocument => {
  const block = (row: string): string => {
    const pairs = row.split(" ").filter((pair) => pair !== "");
    return ["[[cards]]", ...pairs.map((pair) => pair.replace(/=(.*)/, ' = "$1"')), ""].join("\n");
  };
  return must(parseDocument(rows.map(block).join("\n")));
};

const matched = (before: readonly string[], after: readonly string[], options?: MatchOptions): (number | null)[] =>
  matchRows(table(before), table(after), ["cards"], options);

const alike = (id: string, name: string): string => `${id} name=${name} type=hero rarity=rare set=one art=yes`;

describe("rows are found again (SHEET-7)", () => {
  type Case = [name: string, before: string[], after: string[], found: (number | null)[], options?: MatchOptions];
  const cases: Case[] = [
    ["where nothing changed", ["id=a", "id=b"], ["id=a", "id=b"], [0, 1]],
    ["by unique ids, whatever else changed", ["id=a x=1", "id=b x=2"], ["id=b x=9", "id=a x=8"], [1, 0]],
    ["new rows are new", ["id=a", "id=b"], ["id=a", "id=c", "id=b"], [0, null, 1]],
    ["deleted rows are gone", ["id=a", "id=b", "id=c"], ["id=a", "id=c"], [0, 2]],
    ["rows with different ids are different rows", [alike("id=a", "A")], [alike("id=b", "B")], [null]],
    ["unless the id is all that changed", [alike("id=a", "A")], [alike("id=b", "A")], [0]],
    [
      "ids that several rows have say nothing",
      ["id=x n=1 m=1", "id=x n=2 m=2", "id=x n=3 m=3"],
      ["id=x n=0 m=0", "id=x n=1 m=1", "id=x n=2 m=2", "id=x n=3 m=3"],
      [null, 0, 1, 2],
    ],
    [
      "neither do ids of nothing but zeros",
      ["id=00000000-0000-0000-0000-000000000000 n=1 m=2", "id=a"],
      ["id=a", "id=00000000-0000-0000-0000-000000000000 k=7 l=8", "id=b"],
      [1, null, null],
    ],
    ["blank ids say nothing", ["id= n=1 m=1", "id=a n=5"], ["id=b n=9", "id= n=1 m=1"], [null, 0]],
    [
      "by a composite key, the n-th of equals as the n-th",
      ["card=1 kind=x v=1", "card=1 kind=x v=2", "card=2 kind=x v=3"],
      ["card=2 kind=x v=8", "card=1 kind=x v=9", "card=1 kind=x v=7"],
      [2, 0, 1],
      { compositeKey: ["card", "kind"] },
    ],
    ["by all cells, whatever the order of keys", ["a=1 b=2 c=3", "a=4 b=5"], ["b=5 a=4", "c=3 b=2 a=1"], [1, 0]],
    ["equal rows keep their places around others", ["a=1", "b=1 c=2 d=3", "a=1"], ["b=1 c=2 d=3", "a=1"], [1, 2]],
    [
      "by three cells of five",
      ["a=1 b=2 c=3 d=4 e=5", "a=9 b=9 c=9 d=9 e=9"],
      ["x=1", "a=1 b=2 c=3 d=0 e=0", "a=9 b=9 c=9 d=9 e=9"],
      [null, 0, 1],
    ],
    ["not by two of five", ["a=1 b=2 c=3 d=4 e=5"], ["z=1", "a=1 b=2 c=0 d=0 e=0"], [null, null]],
    [
      "the most alike first",
      ["a=1 b=2 c=3 d=4", "a=1 b=2 c=3 d=5"],
      ["a=1 b=2 c=3 d=5 e=6", "n=1", "a=1 b=2 c=3 d=4 e=6"],
      [1, null, 0],
    ],
    ["by place where the counts are equal and nothing else tells", ["a=1", "b=2"], ["a=8", "b=9"], [0, 1]],
    ["not by place where they differ", ["a=1", "b=2"], ["a=8", "b=9", "c=3"], [null, null, null]],
    ["an id that was missing does not keep a row from its place", ["a=1"], ["a=2 id=x"], [0]],
    [
      "a moved and edited row without an id",
      ["n=1 a=x b=y c=z d=1", "n=2 a=p b=q c=r d=2", "n=3 a=s b=t c=u d=3"],
      ["n=2 a=p b=q c=r d=2", "n=3 a=s b=t c=u d=3", "n=1 a=x b=y c=z d=9"],
      [1, 2, 0],
    ],
    ["nothing before", [], ["id=a"], [null]],
    ["nothing after", ["id=a"], [], []],
  ];
  test.each(cases)("%s", (_, before, after, found, options) => {
    expect(matched(before, after, options)).toEqual(found);
  });

  test("comments and spelling do not matter", () => {
    const before = must(parseDocument('[[cards]]\nname = "A"\ncost = 255\n\n[[cards]]\nname = "B"\n'));
    const after = must(
      parseDocument("# new\n[[cards]]\nname = 'B'\n\n# moved\n[[cards]]\ncost = 0xFF # hex\nname = 'A'\n"),
    );
    expect(matchRows(before, after, ["cards"])).toEqual([1, 0]);
  });
});

const row = fc
  .tuple(fc.nat({ max: 30 }), fc.constantFrom("x", "y"), fc.constantFrom("p", "q"))
  .map(([name, a, b]) => `name=n${name} a=${a} b=${b} c=same`);
const rows = fc.array(row, { maxLength: 12 });

describe("laws of matching", () => {
  test("no row is found twice", () => {
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        const places = matched(before, after).filter((place) => place !== null);
        expect(new Set(places).size).toBe(places.length);
      }),
      { seed: 5, numRuns: 200 },
    );
  });

  test("a table matches itself row by row", () => {
    fc.assert(
      fc.property(rows, (all) => {
        expect(matched(all, all)).toEqual(all.map((_, at) => at));
      }),
      { seed: 5, numRuns: 100 },
    );
  });

  test("rows of different content are found however they were shuffled", () => {
    const distinct = fc.uniqueArray(row, { maxLength: 12 });
    fc.assert(
      fc.property(
        distinct.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([before, after]) => {
          expect(matched(before, after)).toEqual(after.map((each) => before.indexOf(each)));
        },
      ),
      { seed: 5, numRuns: 200 },
    );
  });

  test("what was deleted is missing and the rest is found", () => {
    fc.assert(
      fc.property(fc.uniqueArray(row, { minLength: 1, maxLength: 12 }), fc.nat(), (all, at) => {
        const gone = at % all.length;
        const expected = all.map((_, place) => place).filter((place) => place !== gone);
        expect(matched(all, all.toSpliced(gone, 1))).toEqual(expected);
      }),
      { seed: 5, numRuns: 100 },
    );
  });
});

describe("differences between two rows", () => {
  const differences = (before: string, after: string): string[] => {
    const parse = (keys: string) => must(parseDocument(`[[cards]]\n${keys}\n`));
    return diffCells(parse(before), 0, parse(after), 0, ["cards"]).map(({ column, before: was, after: is }) => {
      const show = (value: typeof was): string => (value ? writeValue(value) : "-");
      return `${columnName(column)}: ${show(was)} -> ${show(is)}`;
    });
  };
  test.each([
    ["a = 1", "a = 1", []],
    ["a = 255", "a = 0xFF # same", []],
    ["a = 1", "a = 1.0", ["a: 1 -> 1.0"]],
    ["a = 1\nb = 2", "b = 2\nc = 3", ["a: 1 -> -", "c: - -> 3"]],
    ['t = ["a", "b", "c"]', 't = ["a", "x", "c"]', ['t[1]: "b" -> "x"']],
    ['t = ["a", "b"]', 't = ["a"]', ['t: ["a", "b"] -> ["a"]']],
    ['t = ["a"]', "t = [[1]]", ['t: ["a"] -> [[1]]']],
    ["s = { hp = 1, mp = 2 }", "s.hp = 1\ns.mp = 3", ["s.mp: 2 -> 3"]],
    ["s = { hp = 1 }", "", ["s.hp: 1 -> -"]],
    ["s = { l = [1, 2] }", "s = { l = [1, 3] }", ["s.l: [1, 2] -> [1, 3]"]],
    ["s = { hp = 1 }", "s = 3", ["s: { hp = 1 } -> 3"]],
  ])("%j to %j", (before, after, expected) => {
    expect(differences(before, after)).toEqual(expected);
  });
});
