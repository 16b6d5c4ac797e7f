import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  earlierFigures,
  measures,
  pivotLines,
  pivotOf,
  type Measure,
  type PivotField,
} from "../../../../shared/pivot/index.js";
import { textOfView, type CellView } from "../../../../shared/sheet/index.js";

interface Card {
  readonly [field: string]: CellView | readonly CellView[];
}

const cards: readonly Card[] = [
  { type: "Unit", cost: 2, power: 3, tags: ["fire", "old"] },
  { type: "Unit", cost: 2, power: 4, tags: ["fire"] },
  { type: "Spell", cost: 10, power: null, tags: [null, null] },
  { type: "Unit", cost: 10, power: 9, tags: ["old", "old"] },
  { type: "", cost: null, power: 1, tags: [null, "fire"] },
];

const fieldOf = (rows: readonly Card[], title: string, choices: readonly string[] = []): PivotField => ({
  title,
  choices,
  cellsOf: (row) => {
    const cell = rows[row]?.[title] ?? null;
    return Array.isArray(cell) ? (cell as readonly CellView[]) : [cell as CellView];
  },
});

const field = (title: string, choices?: readonly string[]): PivotField => fieldOf(cards, title, choices);

const words = { total: "Total", empty: "(empty)", measure: "Cards" };

/** A pivot of the cards as lines of texts. */
function linesOf(rows: readonly PivotField[], columns: readonly PivotField[], measure: Measure = "count", of?: string) {
  const spec = { rows, columns, measure, of: of === undefined ? undefined : field(of) };
  return pivotLines(must(pivotOf(cards.length, spec)), spec, words);
}

describe("a pivot", () => {
  it("counts the rows of each value and in all, what is empty last", () => {
    expect(linesOf([field("type")], [])).toEqual([
      ["type", "Cards"],
      ["Spell", "1"],
      ["Unit", "3"],
      ["(empty)", "1"],
      ["Total", "5"],
    ]);
  });

  it("orders numbers by size and choices as they are offered", () => {
    expect(linesOf([field("type", ["Unit", "Spell"])], [field("cost")])).toEqual([
      ["type", "2", "10", "(empty)", "Total"],
      ["Unit", "2", "1", "", "3"],
      ["Spell", "", "1", "", "1"],
      ["(empty)", "", "", "1", "1"],
      ["Total", "2", "2", "1", "5"],
    ]);
  });

  it("orders choices, then numbers, then texts; nan comes after all numbers and what is empty last of all", () => {
    const order = ["Rare", "Common"];
    const cells: readonly CellView[] = [
      ...["", "beta", { $float: "nan" }, 9, "Common", { $int: "9007199254740993" }, "alpha 10", { $float: "inf" }, 2],
      ...["Rare", "ALPHA 9", { $date: "2020-01-01" }, { $float: "-inf" }, -3, true, null, 0.5],
    ];
    const only = fieldOf(
      cells.map((cell) => ({ only: cell })),
      "only",
      order,
    );
    const pivot = must(pivotOf(cells.length, { rows: [only], columns: [], measure: "count" }));
    expect(pivot.rows.map((group) => textOfView(group.cells[0] ?? null))).toEqual([
      ...["Rare", "Common", "-inf", "-3", "0.5", "2", "9", "9007199254740993", "inf", "nan"],
      ...["2020-01-01", "ALPHA 9", "alpha 10", "beta", "true", ""],
    ]);
    expect(pivot.rows.at(-1)?.rows).toEqual([0, 15]);
  });

  it("keeps values apart that only look the same", () => {
    const cells: readonly CellView[] = ["1", 1, true, "true", "__proto__", "constructor", { $int: "1" }];
    const only = fieldOf(
      cells.map((cell) => ({ only: cell })),
      "only",
    );
    const pivot = must(pivotOf(cells.length, { rows: [only], columns: [], measure: "count" }));
    expect(pivot.rows.map(({ rows }) => rows).sort()).toEqual([[0], [1, 6], [2], [3], [4], [5]]);
  });

  it("puts the groups of an array in the order of its choices", () => {
    const rows: readonly Card[] = [{ tags: ["b", "a", "c"] }, { tags: ["c", "b"] }];
    const spec = {
      rows: [fieldOf(rows, "tags", ["c", "b", "a"])],
      columns: [fieldOf(rows, "tags", ["a", "c", "b"])],
      measure: "count",
    } as const;
    expect(pivotLines(must(pivotOf(2, spec)), spec, words)).toEqual([
      ["tags", "a", "c", "b", "Total"],
      ["c", "1", "2", "2", "2"],
      ["b", "1", "2", "2", "2"],
      ["a", "1", "1", "1", "1"],
      ["Total", "1", "2", "2", "2"],
    ]);
  });

  it("joins the values of several fields across", () => {
    const spec = { rows: [field("type")], columns: [field("type"), field("cost")], measure: "count" } as const;
    expect(pivotLines(must(pivotOf(cards.length, spec)), spec, words)[0]).toEqual([
      ...["type", "Spell / 10", "Unit / 2", "Unit / 10", "(empty) / (empty)", "Total"],
    ]);
  });

  it("keeps the first digits of small figures", () => {
    const rows: readonly Card[] = [{ chance: 0.000000123456789 }, { chance: 0.1 }, { chance: 0.2 }, { chance: -2e21 }];
    const spec = { rows: [fieldOf(rows, "chance")], columns: [], measure: "sum", of: fieldOf(rows, "chance") } as const;
    const lines = pivotLines(must(pivotOf(3, spec)), spec, words);
    expect(lines.map((line) => line[1])).toEqual(["Cards", "1.23457e-7", "0.1", "0.2", "0.3"]);
    expect(pivotLines(must(pivotOf(4, spec)), spec, words)[1]?.[1]).toBe("-2e+21");
  });

  it("groups by several fields where their values meet", () => {
    expect(linesOf([field("type"), field("cost")], []).slice(1)).toEqual([
      ["Spell", "10", "1"],
      ["Unit", "2", "2"],
      ["Unit", "10", "1"],
      ["(empty)", "(empty)", "1"],
      ["Total", "", "5"],
    ]);
  });

  it("counts a row under each element of its array, and once in totals", () => {
    expect(linesOf([field("tags")], [field("tags")])).toEqual([
      ["tags", "fire", "old", "(empty)", "Total"],
      ["fire", "3", "1", "", "3"],
      ["old", "1", "2", "", "2"],
      ["(empty)", "", "", "1", "1"],
      ["Total", "3", "2", "1", "5"],
    ]);
  });

  it.each<[measure: Measure, unit: string, all: string]>([
    ["count", "3", "5"],
    ["share", "0.6", "1"],
    ["share-of-row", "1", "1"],
    ["share-of-column", "0.6", "1"],
    ["sum", "16", "17"],
    ["mean", "5.333333", "4.25"],
    ["median", "4", "3.5"],
    ["least", "3", "1"],
    ["most", "9", "9"],
  ])("says the %s of a group and of all", (measure, unit, all) => {
    const lines = linesOf([field("type")], [], measure, "power");
    expect(lines[2]).toEqual(["Unit", unit]);
    expect(lines.at(-1)).toEqual(["Total", all]);
  });

  it("takes shares of the row or the column of the table", () => {
    const shares = (measure: Measure) => linesOf([field("type")], [field("cost")], measure)[2];
    expect(shares("share-of-row")).toEqual(["Unit", "0.666667", "0.333333", "", "1"]);
    expect(shares("share-of-column")).toEqual(["Unit", "1", "0.5", "", "0.6"]);
    expect(shares("share")).toEqual(["Unit", "0.4", "0.2", "", "0.6"]);
    const totals = (measure: Measure) => linesOf([field("type")], [field("cost")], measure).at(-1);
    expect(totals("share-of-row")).toEqual(["Total", "0.4", "0.4", "0.2", "1"]);
    expect(totals("share-of-column")).toEqual(["Total", "1", "1", "1", "1"]);
  });

  it("has no value where no row holds a number, and says how many do", () => {
    const spec = { rows: [field("type")], columns: [], measure: "mean", of: field("power") } as const;
    const pivot = must(pivotOf(cards.length, spec));
    expect(pivot.cell(0, 0)).toEqual({ value: null, rows: [2], counted: 0 });
    expect(pivot.total).toMatchObject({ value: 4.25, counted: 4 });
    expect(pivotLines(pivot, spec, words)[1]).toEqual(["Spell", ""]);
  });

  it("is a table without lines where there are no rows", () => {
    const spec = { rows: [field("type")], columns: [field("cost")], measure: "share" } as const;
    expect(pivotLines(must(pivotOf(0, spec)), spec, words)).toEqual([
      ["type", "Total"],
      ["Total", ""],
    ]);
  });

  it("refuses arrays that meet in too many ways", () => {
    const many = Array.from({ length: 2_000 }, (_, at) => `tag ${at}`);
    const long = fieldOf([{ tags: many }], "tags");
    expect(pivotOf(1, { rows: [long], columns: [long], measure: "count" })).toMatchObject({
      ok: false,
      error: {
        message: "The values of tags and tags meet in too many ways.",
        expected: "at most 2,000,000 in all rows together",
      },
    });
    const odd = fieldOf([{ tags: many.slice(0, 1_000) }], "tags");
    expect(pivotOf(1, { rows: [odd], columns: [long], measure: "count" }).ok).toBe(true);
    expect(pivotOf(1, { rows: [odd], columns: [long, long], measure: "count" }).ok).toBe(false);
    expect(pivotOf(1, { rows: [long, long], columns: [], measure: "count" }).ok).toBe(false);
    expect(must(pivotOf(1, { rows: [long], columns: [], measure: "count" })).rows).toHaveLength(2_000);
  });
});

describe("a table of many cells", () => {
  const count = 2_500;
  const other = { title: "other", choices: [], cellsOf: (row: number) => [row % 2_000] };
  const only = { title: "only", choices: [], cellsOf: (row: number) => [`name ${row}`] };

  it("is made as long as it can be written out", () => {
    const pivot = must(pivotOf(count, { rows: [only], columns: [other], measure: "count" }));
    expect([pivot.rows.length, pivot.columns.length, pivot.figures.length]).toEqual([2_500, 2_000, 2_500]);
    expect(pivot.cell(0, 0)?.rows).toEqual([0]);
    expect(pivot.cell(0, 1)).toBeUndefined();
  });

  it("is refused beyond that", () => {
    expect(pivotOf(count, { rows: [only], columns: [only], measure: "count" })).toEqual({
      ok: false,
      error: {
        code: "pivot/too-large",
        message: "The values of only and only make a table of 2,500 by 2,500 cells, which is too large.",
        expected: "at most 5,000,000 cells",
      },
    });
    const within = must(pivotOf(count, { rows: [only, only], columns: [], measure: "count" }));
    expect(within.rows.map(({ rows }) => rows)).toEqual(Array.from({ length: count }, (_, row) => [row]));
  });
});

const cell = fc.oneof(fc.constantFrom("a", "b", "C", "", null), fc.integer({ min: 0, max: 3 }), fc.boolean());
const card = fc.record({ one: cell, two: fc.array(cell, { maxLength: 4 }), amount: fc.oneof(cell, fc.double()) });

describe("the law of pivots", () => {
  it("each cell holds the rows that hold both of its values, and totals hold each row once", () => {
    fc.assert(
      fc.property(fc.array(card, { maxLength: 30 }), fc.constantFrom(...measures), (rows, measure) => {
        const [one, two, of] = ["one", "two", "amount"].map((title) => fieldOf(rows, title));
        if (!one || !two || !of) return;
        const pivot = must(pivotOf(rows.length, { rows: [one], columns: [two], measure, of }));
        const all = rows.map((_row, at) => at);
        expect(pivot.total.rows).toEqual(all);
        expect(pivot.rows.flatMap((group) => group.rows).toSorted((a, b) => a - b)).toEqual(all);
        for (const [line, group] of pivot.rows.entries()) {
          expect(pivot.rowTotals[line]?.rows).toEqual(group.rows);
          for (const [column, other] of pivot.columns.entries()) {
            const both = group.rows.filter((row) => other.rows.includes(row));
            expect(pivot.cell(line, column)?.rows ?? []).toEqual(both);
          }
        }
        const cells = pivot.rows.flatMap((_group, line) =>
          pivot.columns.flatMap((_other, column) => pivot.cell(line, column) ?? []),
        );
        expect(pivot.figures).toEqual(cells);
        for (const [column, other] of pivot.columns.entries()) {
          expect(pivot.columnTotals[column]?.rows).toEqual(other.rows);
        }
      }),
    );
  });

  it("sums and counts of the cells of plain fields add up to their totals", () => {
    const whole = fc.record({ one: cell, other: cell, amount: fc.integer() });
    fc.assert(
      fc.property(fc.array(whole, { maxLength: 30 }), fc.constantFrom<Measure>("count", "sum"), (rows, measure) => {
        const [one, other, of] = ["one", "other", "amount"].map((title) => fieldOf(rows, title));
        if (!one || !other || !of) return;
        const pivot = must(pivotOf(rows.length, { rows: [one], columns: [other], measure, of }));
        const sum = (values: readonly (number | null | undefined)[]): number =>
          values.reduce<number>((total, value) => total + (value ?? 0), 0);
        for (const [line, total] of pivot.rowTotals.entries()) {
          expect(sum(pivot.columns.map((_group, column) => pivot.cell(line, column)?.value))).toBe(total.value);
        }
        expect(sum(pivot.columnTotals.map(({ value }) => value))).toBe(pivot.total.value ?? 0);
      }),
    );
  });
});

describe("a pivot beside an earlier one", () => {
  const then: readonly Card[] = [
    { type: "Unit", cost: 2 },
    { type: "Relic", cost: 10 },
  ];
  const of = (rows: readonly Card[]) => {
    const spec = { rows: [fieldOf(rows, "type")], columns: [fieldOf(rows, "cost")], measure: "count" as const };
    return { spec, pivot: must(pivotOf(rows.length, spec)) };
  };

  it("says what its cells and totals were, and which groups are gone", () => {
    const [now, before] = [of(cards), of(then)];
    const { figure, gone, isSame } = earlierFigures(now.pivot, before.pivot);
    expect(isSame).toBe(false);
    expect(gone.map(({ group, total }) => [group.cells, total?.value])).toEqual([[["Relic"], 1]]);
    const head = (text: string): string => `${text}, then`;
    expect(pivotLines(now.pivot, now.spec, words, { head, figure })).toEqual([
      ["type", "2", "2, then", "10", "10, then", "(empty)", "(empty), then", "Total", "Total, then"],
      ["Spell", "", "", "1", "", "", "", "1", ""],
      ["Unit", "2", "1", "1", "", "", "", "3", "1"],
      ["(empty)", "", "", "", "", "1", "", "1", ""],
      ["Total", "2", "1", "2", "1", "1", "", "5", "2"],
    ]);
  });

  it("is the same where nothing changed", () => {
    const { pivot } = of(cards);
    const { figure, gone, isSame } = earlierFigures(pivot, of([...cards]).pivot);
    expect([gone, isSame]).toEqual([[], true]);
    // One card moved to another cell whose figure is the same.
    const moved = of([{ ...cards[0], cost: 10 }, cards[1] ?? {}, { ...cards[2], cost: 2 }, ...cards.slice(3)]).pivot;
    expect(earlierFigures(pivot, moved).isSame).toBe(false);
    for (const row of pivot.rows.keys()) {
      expect(figure(row, null)).toEqual(pivot.rowTotals[row]);
      for (const column of pivot.columns.keys()) expect(figure(row, column)).toEqual(pivot.cell(row, column));
    }
    expect(figure(null, null)).toEqual(pivot.total);
  });
});
