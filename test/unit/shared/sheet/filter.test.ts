import { describe, expect, test } from "vitest";
import {
  noFilter,
  passes,
  rowTest,
  type CellTest,
  type CellView,
  type ColumnFilter,
} from "../../../../shared/sheet/index.js";

describe("what a cell is asked (SHEET-9)", () => {
  const cases: [rule: string, test: CellTest, passing: CellView[], failing: CellView[]][] = [
    ["FI1: contains, in any letter case", { kind: "contains", text: "oRe" }, ["Forest", "ORE"], ["For", null, ""]],
    ["FI1: contains, digits of numbers", { kind: "contains", text: "42" }, [142, 4.2 * 100 + 1.5, "a42"], [24, 4.2]],
    ["FI1: contains, words of booleans", { kind: "contains", text: "tru" }, [true], [false, null]],
    ["starts with", { kind: "starts-with", text: "fo" }, ["Forest", " forest"], ["a forest"]],
    ["ends with", { kind: "ends-with", text: "ST" }, ["Forest"], ["forests"]],
    ["FI2: equals a text in any letter case", { kind: "equals", value: "rare" }, ["Rare", " RARE "], ["Rares", null]],
    [
      "FI2: equals a number however it is written",
      { kind: "equals", value: 3 },
      [3, 3.0, { $int: "3" }],
      ["3", 4, true],
    ],
    ["equals no number", { kind: "equals", value: { $float: "nan" } }, [{ $float: "nan" }], [0, "nan", null]],
    ["FI2: equals nothing", { kind: "equals", value: null }, [null], ["", 0, false]],
    ["equals a date", { kind: "equals", value: { $date: "2024-01-01" } }, [{ $date: "2024-01-01" }], ["2024-01-01"]],
    ["FI3: a range holds its bounds", { kind: "range", min: 1, max: 4 }, [1, 2.5, 4], [0.9, 4.1, null, true]],
    ["FI3: a range from below", { kind: "range", min: 1 }, [1, 1e9], [0]],
    ["FI3: a range from above", { kind: "range", max: 4 }, [-7, 4], [5]],
    [
      "FI3: texts that spell numbers are in ranges, others are not",
      { kind: "range", min: 1, max: 4 },
      ["2", " 3.5 "],
      ["two", "9", ""],
    ],
    ["FI4: a boolean", { kind: "boolean", value: true }, [true], [false, "true", 1, null]],
    [
      "FI5: any of several values",
      { kind: "values", values: ["Rare", 2, true] },
      ["Rare", 2, true],
      // Spellings that differ are choices of their own: whoever looks for wrong ones has to see them apart.
      ["Common", "rare", "Rare ", 3, false, "2", null],
    ],
    ["FI5: none means all", { kind: "values", values: [] }, ["a", null, 1], []],
    ["the empty value stands for absent cells too", { kind: "values", values: [""] }, ["", null], ["a", 0, false]],
    ["a pattern", { kind: "matches", pattern: "^[A-Z]{2}$" }, ["AB"], ["ABC", "ab", null]],
    ["a pattern that is none", { kind: "matches", pattern: "(" }, [], ["("]],
    ["empty", { kind: "empty" }, [null, ""], [" ", 0, false]],
  ];
  test.each(cases)("%s", (_, cellTest, passing, failing) => {
    const pass = passes(cellTest);
    expect(passing.map(pass)).toEqual(passing.map(() => true));
    expect(failing.map(pass)).toEqual(failing.map(() => false));
  });
});

describe("which rows are shown", () => {
  const rows: Record<string, readonly CellView[]>[] = [
    { kind: ["Event"], cost: [1], tides: ["sea", "sun"] },
    { kind: ["Event"], cost: [5], tides: ["sun", null] },
    { kind: ["Character"], cost: [1], tides: [null, null] },
  ];
  const cellsOf = (column: string) =>
    column in (rows[0] ?? {}) ? (row: number) => rows[row]?.[column] ?? [] : undefined;
  const shown = (join: "all" | "any", ...filters: ColumnFilter[]): number[] => {
    const test = rowTest({ join, filters }, cellsOf, (row, column) => row === 1 && column === "cost");
    return rows.flatMap((_, row) => (test(row) ? [row] : []));
  };
  const event: ColumnFilter = { column: "kind", test: { kind: "equals", value: "Event" } };
  const cheap: ColumnFilter = { column: "cost", test: { kind: "range", max: 2 } };

  test("FI6: several filters must all pass", () => expect(shown("all", event, cheap)).toEqual([0]));
  test("or one of them", () => expect(shown("any", event, cheap)).toEqual([0, 1, 2]));
  test("FI7: one of a column that is not there passes", () =>
    expect(shown("all", { ...cheap, column: "gone" }, cheap)).toEqual([0, 2]));
  test("FI8: without filters all rows are shown", () => {
    const test = rowTest(noFilter, cellsOf);
    const [any, unknown] = [
      { join: "any" as const, filters: [] },
      { ...event, column: "unknown" },
    ];
    expect([rowTest(any, cellsOf)(0), rowTest({ ...any, filters: [unknown] }, cellsOf)(0)]).toEqual([true, true]);
    expect(rows.map((_, row) => test(row))).toEqual([true, true, true]);
  });
  test("a filter turned round", () => expect(shown("all", { ...event, not: true })).toEqual([2]));
  test("one of several cells is enough", () =>
    expect(shown("all", { column: "tides", test: { kind: "equals", value: "sun" } })).toEqual([0, 1]));
  test("turned round, none of them may pass", () =>
    expect(shown("all", { column: "tides", not: true, test: { kind: "equals", value: "sun" } })).toEqual([2]));
  test("cells with problems", () =>
    expect(shown("all", { column: "cost", test: { kind: "has-problem" } })).toEqual([1]));
});
