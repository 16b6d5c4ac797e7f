import { describe, expect, test } from "vitest";
import {
  columnStatistics,
  conditionTest,
  formatsNamed,
  formatsOf,
  formatted,
  formattedCells,
  isFormat,
  type ConditionalFormat,
  type FormatCondition,
} from "../../../../shared/metadata/index.js";
import { readColumnName, type CellView } from "../../../../shared/sheet/index.js";

const text = (value: string) => ({ kind: "string", value }) as const;
const whole = (value: bigint) => ({ kind: "integer", value }) as const;

describe("conditions of formats (META-5)", () => {
  const cases: [rule: string, condition: FormatCondition, holding: CellView[], others: CellView[]][] = [
    ["CF4: equals a text", { kind: "equals", value: text("Rare") }, ["Rare"], ["rare", "Rares", null, 1]],
    ["CF4: equals a number", { kind: "equals", value: whole(3n) }, [3, 3.0], [4, null, true]],
    ["CF4: equals a boolean", { kind: "equals", value: { kind: "boolean", value: true } }, [true], [false, 1, "true"]],
    ["CF5: equals a number in a text, both ways", { kind: "equals", value: whole(42n) }, ["42", 42, " 42 "], ["42a"]],
    ["CF5: and a text that spells a number", { kind: "equals", value: text("42") }, [42, "42"], [43]],
    ["CF6: contains, also in numbers; letter case counts", { kind: "contains", text: "4" }, [142, "a4"], ["a", null]],
    ["contains, words of booleans", { kind: "contains", text: "tr" }, [true], ["TRUE", false]],
    ["CF7: greater than", { kind: "greater-than", bound: 5 }, [6, 5.5, "10"], [5, 4, "text", "3", null, true]],
    ["CF8: less than", { kind: "less-than", bound: 3 }, [2, 2.5, "1"], [3, 4, "text", null]],
    ["CF9: is empty", { kind: "is-empty" }, [null, ""], ["a", 0, " ", false]],
    ["CF9: not empty", { kind: "not-empty" }, ["a", 0, " ", false], [null, ""]],
    ["CF10: matches", { kind: "matches", pattern: "^[A-Z]{3}-\\d{3}$" }, ["ABC-123"], ["abc-123", "ABCD-1234", null]],
    ["CF10: a pattern that is none never holds", { kind: "matches", pattern: "(" }, [], ["(", "a"]],
  ];
  test.each(cases)("%s", (_, condition, holding, others) => {
    const holds = conditionTest(condition);
    expect(holding.map(holds)).toEqual(holding.map(() => true));
    expect(others.map(holds)).toEqual(others.map(() => false));
  });
});

describe("the cells that formats are about", () => {
  const rare: ConditionalFormat = {
    column: "rarity",
    condition: { kind: "equals", value: text("Rare") },
    style: { backgroundColor: "#FFD700", bold: true },
  };
  const any: ConditionalFormat = {
    column: "rarity",
    condition: { kind: "not-empty" },
    style: { bold: false, italic: true },
  };
  const names = ["rarity", "name", "tides[0]"].map(readColumnName);
  const cells = (formats: readonly ConditionalFormat[], ...rows: CellView[][]) =>
    formattedCells(formats, names, rows).map(({ row, column, style }) => [row, column, style]);

  test("CF11: only rows that meet the condition, by row and column", () => {
    expect(cells([rare], ["x", "a"], ["Rare", "b"], ["Rare", "c"])).toEqual([
      [1, "rarity", rare.style],
      [2, "rarity", rare.style],
    ]);
  });
  test("CF12, CF13: styles lie over each other, the later over the earlier", () => {
    expect(cells([rare, any], ["Rare"])).toEqual([
      [0, "rarity", { backgroundColor: "#FFD700", bold: false, italic: true }],
    ]);
  });
  test("CF14: a column that is not there gets none", () => {
    expect(cells([{ ...rare, column: "gone" }], ["Rare"])).toEqual([]);
    expect(formatsOf([rare], readColumnName("name"))).toBeUndefined();
  });
  test("CF15: formats of several columns", () => {
    expect(cells([rare, { ...any, column: "name" }], ["Rare", "b"])).toEqual([
      [0, "rarity", rare.style],
      [0, "name", any.style],
    ]);
  });
  test("CF16: absent cells where the condition is emptiness", () => {
    const empty: ConditionalFormat = { column: "name", condition: { kind: "is-empty" }, style: { italic: true } };
    expect(cells([empty], ["Rare", null], ["Rare", "b"])).toEqual([[0, "name", { italic: true }]]);
  });
  test("CF2: without formats there are none", () => expect(cells([], ["Rare"])).toEqual([]));
  test("the name of an array means each of its elements", () => {
    expect(cells([{ ...any, column: "tides" }], [null, null, "sea"])).toEqual([[0, "tides:0", any.style]]);
  });
});

describe("how cells are shown (META-2)", () => {
  const cases: [format: string, cell: CellView, shown: string | undefined][] = [
    ["#,##0.00", 1234567.891, "1,234,567.89"],
    ["#,##0.00", -0.001, "0.00"],
    ["0", 2.5, "3"],
    ["0.0#", 2.5, "2.5"],
    ["0.0#", 2, "2.0"],
    ["000", 7, "007"],
    ["0 %", 0.25, "25 %"],
    ["0.0%", 0.256, "25.6%"],
    ["€0.00", 3, "€3.00"],
    ["0 pts", -3, "-3 pts"],
    ["0", "text", undefined],
    ["0", true, undefined],
    ["0", { $float: "inf" }, undefined],
    ["0", { $int: "9007199254740993" }, "9007199254740992"],
    ["yyyy-mm-dd", { $date: "2024-03-09T10:11:12Z" }, "2024-03-09"],
    ["dd.mm.yy", { $date: "2024-03-09" }, "09.03.24"],
    ["hh:mm", { $date: "2024-03-09T10:11:12Z" }, "10:11"],
    ["yyyy-mm-dd", 5, undefined],
    ["nonsense", 5, undefined],
  ];
  test.each(cases)("%s shows %j as %j", (format, cell, shown) => expect(formatted(cell, format)).toBe(shown));
  test("what is a format", () => {
    expect(["#,##0.00", "0%", "yyyy", "hh:mm:ss"].every(isFormat)).toBe(true);
    expect(["", "abc", "0.0.0"].some(isFormat)).toBe(false);
  });
});

describe("statistics of a column (META-7)", () => {
  const counts = (...rows: CellView[][]) => columnStatistics(rows);
  test("the most frequent first, of equals that seen first; absent counts as empty text", () => {
    expect(counts(["b"], ["a"], [null], ["a"], [""], ["b"], ["c"])).toMatchObject({
      counts: [
        { text: "b", count: 2 },
        { text: "a", count: 2 },
        { text: "", count: 2 },
        { text: "c", count: 1 },
      ],
      rows: 7,
    });
  });
  test("name the values of each text, numbers and texts that look like them among them", () => {
    expect(counts([2], ["2"], [2], [true]).counts).toEqual([
      { text: "2", count: 3, values: [2, "2"] },
      { text: "true", count: 1, values: [true] },
    ]);
  });
  test("elements of arrays are counted one by one, rows without any as empty", () => {
    expect(counts(["sea", "sun"], ["sun", null], [null, null])).toMatchObject({
      counts: [
        { text: "sun", count: 2 },
        { text: "sea", count: 1 },
        { text: "", count: 1 },
      ],
      rows: 3,
    });
  });
  const textsOf = (cells: CellView[], choices?: string[]) =>
    columnStatistics(
      cells.map((cell) => [cell]),
      choices,
    ).counts.map(({ text }) => text);
  test("numbers come by value, what is none after them, empty cells last", () => {
    expect(textsOf([10, 9, 9, "*", null, 2, 1.5, -1])).toEqual(["-1", "1.5", "2", "9", "10", "*", ""]);
    expect(textsOf([{ $int: "9007199254740993" }, 3])).toEqual(["3", "9007199254740993"]);
  });
  test("values of a list come in its order, others after them by count, empty cells last", () => {
    const cells = ["", "Event", "odd", "Character", "old", "old", "Event"];
    expect(textsOf(cells, ["Character", "Event", "Ally"])).toEqual(["Event", "old", "", "odd", "Character"]);
    expect(textsOf(cells.slice(1, 4), ["Character", "Event", "Ally"])).toEqual(["Character", "Event", "odd"]);
  });
  test("dates come by date", () => {
    expect(textsOf(["2024-03-09", "2023-12-01", "2024-01-31"].map(($date) => ({ $date })))).toEqual([
      "2023-12-01",
      "2024-01-31",
      "2024-03-09",
    ]);
  });
  test("a number among texts makes no order", () => {
    expect(textsOf([7, "ash", "elm", "elm", "oak", null])).toEqual(["elm", "7", "ash", "oak", ""]);
  });
  test("numbers are summed up", () => {
    expect(counts([4], [1], ["x"], [3], [2]).numbers).toEqual({ count: 4, least: 1, most: 4, mean: 2.5, median: 2.5 });
    expect(counts([5], [1], [3]).numbers?.median).toBe(3);
  });
  test("no rows, no numbers", () => expect(counts()).toEqual({ counts: [], rows: 0 }));
});

test("a format is about the derived column it names", () => {
  const bold: ConditionalFormat = {
    column: "rate",
    condition: { kind: "greater-than", bound: 1 },
    style: { bold: true },
  };
  expect(formatsNamed([bold], ["rate"])?.(2)).toEqual({ bold: true });
  expect(formatsNamed([bold], ["rate"])?.(1)).toBeUndefined();
  expect(formatsNamed([bold], ["weight"])).toBeUndefined();
});
