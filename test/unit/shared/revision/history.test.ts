import { describe, expect, it } from "vitest";
import {
  blameLines,
  cellHistory,
  historyLines,
  numberSeries,
  type CellView,
  type RowChange,
} from "../../../../shared/revision/index.js";

const commitOf = (hash: string) => ({ hash, author: "Ada", date: "2026-11-02T10:00:00+01:00", subject: "Cheaper" });

const cell = (key: string, before: string | null, after: string | null): CellView => ({
  ...{ column: key, key, before, after },
});

/** A change of a row; without a commit it is not committed yet. */
const change = (hash: string | null, cells: readonly CellView[], more: Partial<RowChange> = {}): RowChange => ({
  ...{ commit: hash === null ? null : commitOf(hash.repeat(40)), file: "cards.toml" },
  row: { kind: "changed", row: 1, title: "Fox", isMoved: false, cells, abilities: [] },
  ...more,
});

describe("the history of a cell", () => {
  it.each([
    ["cost", "cost", true],
    ["cost", "costs", false],
    ["costs", "cost", false],
    ["abilities", "abilities[0].name", true],
    ["abilities[0].name", "abilities", true],
    ["abilities[0]", "abilities[0].name", true],
    ["abilities[1]", "abilities[0].name", false],
    ["stats", "stats.attack", true],
  ])("of %s has a change of %s: %s", (asked, changed, isThere) => {
    const history = [change("a", [cell(changed, "1", "2")]), change("b", [cell("name", "Fox", "Wolf")])];
    expect(cellHistory(history, asked)).toEqual(isThere ? history.slice(0, 1) : []);
  });
});

describe("the numbers of a row over time", () => {
  const valuesOf = (...cells: readonly (readonly [string | null, string | null])[]) =>
    numberSeries(
      cells.map(([before, after], at) => change(String(at), [cell("cost", before, after)])).toReversed(),
    ).map(({ points }) => points.map(({ value }) => value));

  it.each([
    [[["2", "3"]], [[2, 3]]],
    [
      [
        ["1_000", "1.5"],
        ["1.5", "-2e3"],
      ],
      [[1_000, 1.5, -2_000]],
    ],
    [
      [
        [null, "3"],
        ["3", "4"],
      ],
      [[3, 4]],
    ],
    [
      [
        ["2", null],
        [null, "4"],
      ],
      [[2, 4]],
    ],
    [[[null, "3"]], []],
    [[["much", "more"]], []],
    [[["0x10", "3"]], []],
  ] as const)("of %j are %j", (cells, expected) => expect(valuesOf(...cells)).toEqual(expected));
});

describe("a history in lines", () => {
  it("has a heading for each change, and says what the file was called", () => {
    const renamed = change("a", [cell("cost", "2", "3")], { fileBefore: "old.toml" });
    expect(historyLines([change(null, [cell("cost", "3", "4")]), renamed])).toEqual([
      "Not committed yet",
      "  ~ Fox",
      "      cost: 3 → 4",
      "aaaaaaaaaa 2026-11-02 Ada: Cheaper (the file was old.toml)",
      "  ~ Fox",
      "      cost: 2 → 3",
    ]);
    expect(blameLines(new Map([["cost", renamed]]))).toEqual([
      "cost: aaaaaaaaaa 2026-11-02 Ada: Cheaper (the file was old.toml)",
    ]);
  });
});
