import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { textOfView } from "../../../../shared/sheet/index.js";
import {
  findMatches,
  matchFrom,
  mostMatches,
  noMatches,
  occurrences,
  placeOf,
  type FindColumn,
  type LookedIn,
} from "../../../../renderer/find/matches.js";

const row = (key: string, ...cells: string[]) => ({ key, cells });
const columnAt = (at: number): FindColumn => ({ key: `c${at}`, textOf: ({ cells }) => textOfView(cells[at] ?? null) });
const first = columnAt(0);
const second = columnAt(1);
const columns: LookedIn = { shown: [first, second], hidden: [] };
const [salt, tide, low] = [row("a", "Salt Reader", "reads"), row("b", "Tide Bell", ""), row("c", "Low tide", "TIDE")];
const places = (matches: readonly { rowKey: string; column: string }[]) =>
  matches.map(({ rowKey, column }) => `${rowKey} ${column}`);

describe("looking for a text", () => {
  it("finds cells of either letter case, in the order on screen", () => {
    const { shown, hidden } = findMatches("tide", columns, [low, salt, tide], [salt, tide, low]);
    expect(places(shown)).toEqual(["c c0", "c c1", "b c0"]);
    expect(hidden).toBe(0);
  });
  it("counts what hidden rows have apart from what is on screen", () => {
    const found = findMatches("tide", columns, [tide], [salt, tide, low]);
    expect([places(found.shown), found.hidden, found.hiddenRows]).toEqual([["b c0"], 2, ["c"]]);
  });
  it("counts what hidden columns have apart from all else, in whatever row it is", () => {
    const found = findMatches("tide", { shown: [first], hidden: [second] }, [low], [salt, tide, low]);
    expect([places(found.shown), found.hidden, found.hiddenColumns, found.inHiddenColumns]).toEqual([
      ["c c0"],
      1,
      ["c1"],
      1,
    ]);
    const hiddenWithout = findMatches("bell", { shown: [first], hidden: [second] }, [tide], [tide]);
    expect([hiddenWithout.hiddenColumns, hiddenWithout.inHiddenColumns]).toEqual([[], 0]);
  });
  it("finds nothing by nothing", () => expect(findMatches("", columns, [salt], [salt, low])).toEqual(noMatches));
  it("ends where more was found than anybody would read", () => {
    const rows = Array.from({ length: mostMatches + 5 }, (_, at) => row(`r${at}`, "x"));
    expect(findMatches("x", columns, rows, rows).shown).toHaveLength(mostMatches);
  });
  it("counts each match once, wherever its row and its column are", () => {
    const cell = fc.constantFrom("a", "ab", "B", "");
    const rows = fc.array(fc.tuple(cell, cell, fc.boolean()), { maxLength: 12 });
    const kinds = fc.constantFrom<LookedIn>(
      columns,
      { shown: [second], hidden: [first] },
      { shown: [], hidden: [first, second] },
    );
    fc.assert(
      fc.property(rows, fc.constantFrom("a", "B"), kinds, (made, query, lookedIn) => {
        const all = made.map(([one, two], at) => row(`r${at}`, one, two));
        const shown = all.filter((_, at) => made[at]?.[2]);
        const some = findMatches(query, lookedIn, shown, all);
        const every = findMatches(query, columns, all, all);
        expect(some.shown.length + some.hidden + some.inHiddenColumns).toBe(every.shown.length);
        expect(every.hidden + every.inHiddenColumns).toBe(0);
      }),
      { seed: 4, numRuns: 100 },
    );
  });
});

describe("going from match to match", () => {
  const matches = findMatches("tide", columns, [tide, low], [tide, low]).shown;
  it("goes round and round in both directions", () => {
    const [first, second, third] = matches;
    expect(matchFrom(matches, first, 1)).toBe(second);
    expect(matchFrom(matches, third, 1)).toBe(first);
    expect(matchFrom(matches, first, -1)).toBe(third);
  });
  it("begins at the first, or at the last, and again where the match is gone", () => {
    expect(matchFrom(matches, undefined, 1)).toBe(matches[0]);
    expect(matchFrom(matches, undefined, -1)).toBe(matches[2]);
    expect(matchFrom(matches, { rowKey: "gone", column: "c0" }, 1)).toBe(matches[0]);
    expect(matchFrom([], undefined, 1)).toBeUndefined();
  });
  it("knows a match again among others found later", () =>
    expect(placeOf(findMatches("t", columns, [tide, low], []).shown, { rowKey: "c", column: "c0" })).toBe(1));
});

test.each<[string, string, string, readonly number[]]>([
  ["nothing", "draw a card", "", []],
  ["letters of either case", "Draw, then draw", "dRAW", [0, 11]],
  ["what overlaps once", "aaaa", "aa", [0, 2]],
  ["what is not there", "draw", "drawn", []],
  ["letters outside the first plane", "🂡 ace 🂡", "🂡", [0, 7]],
  ["no place in a text that folding makes longer", "İce and ice", "ice", []],
])("a text has %s", (_what, text, query, places) => expect(occurrences(text, query)).toEqual(places));
