import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fileRow, naturalText, RowSorter, sortedRows, type CellView } from "../../../../shared/sheet/index.js";

const sorted = (
  cells: readonly CellView[],
  descending = false,
  choices?: ReadonlyMap<string, number>,
): readonly number[] => sortedRows(cells.length, [{ cell: (row) => cells[row] ?? null, descending, choices }]);

describe("sorting rows by a column (SHEET-8)", () => {
  const cases: [rule: string, cells: CellView[], ascending: number[], descending: number[]][] = [
    ["S1: names", ["Charlie", "Alice", "Bob"], [1, 2, 0], [0, 2, 1]],
    ["S2: integers", [10, 9, 100], [1, 0, 2], [2, 0, 1]],
    ["S2: floats, integers and negative numbers together", [1.5, -2, 1, -2.5], [3, 1, 2, 0], [0, 2, 1, 3]],
    [
      "S2: numbers beyond 2^53 and infinities",
      [{ $int: "9007199254740993" }, 5, { $float: "inf" }, { $float: "-inf" }],
      [3, 1, 0, 2],
      [2, 0, 1, 3],
    ],
    ["numbers that are none stand behind the others", [{ $float: "nan" }, 1], [1, 0], [0, 1]],
    ["S3: false before true", [true, false, true], [1, 0, 2], [0, 2, 1]],
    ["S4: absent cells are last in both directions", [null, 2, null, 1], [3, 1, 0, 2], [1, 3, 0, 2]],
    ["S5: letter case, in the words of the scenario", ["Apple", "banana", "CHERRY"], [0, 1, 2], [2, 1, 0]],
    ["S5: letter case does not count", ["banana", "Apple", "CHERRY", "apple"], [1, 3, 0, 2], [2, 0, 1, 3]],
    ["S6: equal values stay as they were", ["b", "a", "b", "a"], [1, 3, 0, 2], [0, 2, 1, 3]],
    ["S7: booleans, numbers, texts, absent", [null, "text", 42, true], [3, 2, 1, 0], [1, 2, 3, 0]],
    ["S9: nothing", [], [], []],
    ["S9: one row", ["a"], [0], [0]],
    ["S9: all absent", [null, null], [0, 1], [0, 1]],
    ["S9: duplicates", [2, 1, 2, 1, 1], [1, 3, 4, 0, 2], [0, 2, 1, 3, 4]],
    ["S9: the empty text is a text", ["a", "", null, 1], [3, 1, 0, 2], [0, 1, 3, 2]],
    ["arrays and tables by their text", [["b"], ["a"], { k: 1 }], [1, 0, 2], [2, 0, 1]],
    ["dates by their source", [{ $date: "2024-02-01" }, { $date: "2023-12-31" }], [1, 0], [0, 1]],
    ["runs of digits are numbers", ["Card 10", "Card 9", "Card 9b", "Card 010"], [1, 2, 0, 3], [0, 3, 2, 1]],
    ["accents do not count", ["Zoe", "Élan", "Eda"], [2, 1, 0], [0, 1, 2]],
  ];
  test.each(cases)("%s", (_, cells, ascending, descending) => {
    expect(sorted(cells)).toEqual(ascending);
    expect(sorted(cells, true)).toEqual(descending);
  });

  test("S8: without a column that is there, rows stay as they were", () => {
    expect(sortedRows(3, [])).toEqual([0, 1, 2]);
  });

  test("S10: columns after the first order what it leaves equal", () => {
    const rows: CellView[][] = [
      ["b", 1],
      ["a", 1],
      ["a", 2],
      ["b", 2],
    ];
    const cell = (column: number) => (row: number) => rows[row]?.[column] ?? null;
    const order = sortedRows(4, [
      { cell: cell(0), descending: false },
      { cell: cell(1), descending: true },
    ]);
    expect(order).toEqual([2, 1, 3, 0]);
  });

  test("the values of an enum stand in its order, before texts it does not have", () => {
    const choices = new Map([
      ["Rare", 0],
      ["Common", 1],
    ]);
    expect(sorted(["Common", "Aaa", "Rare", null], false, choices)).toEqual([2, 0, 1, 3]);
  });

  test("S11: a place on screen is a row of the file; beyond the end, and without an order, itself", () => {
    expect([0, 1, 2, 10].map((place) => fileRow([2, 0, 1], place))).toEqual([2, 0, 1, 10]);
    expect(fileRow(undefined, 4)).toBe(4);
  });

  test("S1, S9: sorting leaves the cells where they are, however many", () => {
    const cells = Array.from({ length: 20_000 }, (_, at) => (at * 7919) % 20_000);
    const before = [...cells];
    const order = sorted(cells);
    expect(cells).toEqual(before);
    expect(order.map((row) => cells[row])).toEqual(Array.from({ length: 20_000 }, (_, at) => at));
  });

  const cell = fc.oneof(
    fc.constant(null),
    fc.boolean(),
    fc.double(),
    fc.string(),
    fc.constantFrom("a", "A", "b10", "b9", "", 1, 2),
  ) as fc.Arbitrary<CellView>;

  test("S9: every row is there once, and sorting again changes nothing", () => {
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 60 }), fc.boolean(), (cells, descending) => {
        const order = sorted(cells, descending);
        expect([...order].sort((a, b) => a - b)).toEqual(cells.map((_, at) => at));
        const again = sorted(
          order.map((row) => cells[row] ?? null),
          descending,
        );
        expect(again).toEqual(cells.map((_, at) => at));
      }),
      { seed: 12, numRuns: 300 },
    );
  });

  test("rows whose cell could not be computed stand behind absent ones in both directions", () => {
    const cells = [2, null, null, 1];
    for (const descending of [false, true]) {
      const columns = [{ cell: (row: number) => cells[row] ?? null, descending, isError: (row: number) => row === 1 }];
      expect(sortedRows(4, columns)).toEqual(descending ? [0, 3, 2, 1] : [3, 0, 2, 1]);
    }
  });

  test("sorted again after any edits, the rows stand as if they were sorted for the first time", () => {
    interface Row {
      readonly key: string;
      cells: CellView[];
      isError: boolean;
    }
    const choices = new Map([
      ["b10", 0],
      ["a", 1],
    ]);
    const edit = fc.record({
      kind: fc.constantFrom("set", "set", "set", "move", "add", "remove", "choices", "error"),
      at: fc.nat(40),
      to: fc.nat(40),
      column: fc.nat(1),
      cell,
    });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell), { maxLength: 30 }),
        fc.array(edit, { maxLength: 25 }),
        (cells, edits) => {
          const rows: Row[] = cells.map((own, at) => ({ key: `r${at}`, cells: own, isError: false }));
          const sorter = new RowSorter();
          let hasChoices = false;
          let made = rows.length;
          for (const { kind, at, to, column, cell: value } of edits) {
            const row = rows[at % Math.max(1, rows.length)];
            if (kind === "add")
              rows.splice(to % (rows.length + 1), 0, { key: `r${made++}`, cells: [value, null], isError: false });
            else if (kind === "choices") hasChoices = !hasChoices;
            else if (!row) continue;
            else if (kind === "error") row.isError = !row.isError;
            else if (kind === "set") row.cells = row.cells.with(column, value);
            else {
              rows.splice(rows.indexOf(row), 1);
              if (kind === "move") rows.splice(to % (rows.length + 1), 0, row);
            }
            const columns = [
              {
                cell: (of: number) => rows[of]?.cells[0] ?? null,
                descending: false,
                choices: hasChoices ? choices : undefined,
              },
              {
                cell: (of: number) => rows[of]?.cells[1] ?? null,
                descending: true,
                isError: (of: number) => rows[of]?.isError ?? false,
              },
            ];
            expect(
              sorter.sorted(
                rows.map(({ key }) => key),
                columns,
              ),
            ).toEqual(sortedRows(rows.length, columns));
          }
        },
      ),
      { seed: 5, numRuns: 200 },
    );
  });

  test("natural order of numbers in texts is that of the numbers", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (a, b) => {
        expect(naturalText(`x${a}`) < naturalText(`x${b}`)).toBe(a < b);
      }),
      { seed: 3, numRuns: 300 },
    );
  });
});

test("rows that were away for a while are sorted as new ones", () => {
  const cells: Readonly<Record<string, number>> = { a: 3, b: 1, c: 2 };
  const sorter = new RowSorter();
  const sortedKeys = (...keys: readonly string[]): readonly string[] => {
    const cell = (row: number): CellView => cells[keys[row] ?? ""] ?? null;
    return sorter.sorted(keys, [{ cell, descending: false }]).map((row) => keys[row] ?? "");
  };
  expect(sortedKeys("a", "b", "c")).toEqual(["b", "c", "a"]);
  expect(sortedKeys("a", "c")).toEqual(["c", "a"]);
  expect(sortedKeys("a", "b", "c")).toEqual(["b", "c", "a"]);
});
