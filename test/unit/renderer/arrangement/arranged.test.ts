// @vitest-environment happy-dom
import "../../../support/page/page.js";
import { describe, expect, it } from "vitest";
import { metadataOf, rowFilterOf, sortKeysOf, sortTable, columnViews } from "../../../../shared/metadata/index.js";
import { derivedColumnId, type PlainValue } from "../../../../shared/derived/index.js";
import { must } from "../../../../shared/base/index.js";
import {
  noFilter,
  readSheet,
  RowSorter,
  type CellTest,
  type RowFilter,
  type SortKey,
} from "../../../../shared/sheet/index.js";
import { parseDocument } from "../../../../shared/toml/index.js";
import { arranged } from "../../../../renderer/arrangement/arranged.js";
import { nextSort, withColumnFilter } from "../../../../renderer/arrangement/asked.js";
import { derivedNeeded, namedColumns, type ValueOf } from "../../../../renderer/arrangement/cells.js";

const text = `[[cards]]
id = "a"
rarity = "Rare"
cost = 3
tides = ["sea", "storm"]

[[cards]]
id = "b"
rarity = "Common"
cost = 10
tides = ["storm"]

[[cards]]
id = "c"
rarity = "Odd"
tides = []
`;
const facts = readSheet(must(parseDocument(text)), ["cards"]);
const metadata = metadataOf({
  validation_rules: [{ column: "rarity", type: "enum", enum: ["Common", "Rare"] }],
});
const columns = columnViews(facts, metadata);
const key = (source: string): string => columns.find((column) => column.source === source)?.key ?? source;
const cells: Record<string, Record<string, string | number>> = {
  a: { id: "a", rarity: "Rare", cost: 3, "tides[0]": "sea", "tides[1]": "storm" },
  b: { id: "b", rarity: "Common", cost: 10, "tides[0]": "storm" },
  c: { id: "c", rarity: "Odd" },
};
const rows = Object.entries(cells).map(([name, row]) => ({
  key: name,
  cells: columns.map(({ source }) => row[source] ?? null),
}));

const computed: Record<string, PlainValue> = { a: { cell: null }, b: { cell: null, error: "wrong" }, c: { cell: 2 } };
const file = { columns, metadata: { derived_columns: [{ name: "weight", function: "expr", expression: "cost" }] } };
const valueOf: ValueOf = (name, row) => (name === "weight" ? computed[row] : undefined);
const shown = (sort: readonly SortKey[], filter: RowFilter = noFilter, hidden: readonly string[] = []): string =>
  arranged(
    { ...file, hidden: new Set(hidden), hasProblem: (row) => row === "c", valueOf },
    { sort, filter },
    rows,
    new RowSorter(),
  ).shown.join("");

describe("the rows on screen", () => {
  const by = (source: string, descending = false): SortKey => ({ column: key(source), descending });

  it("S4: absent cells come last in either direction", () => {
    expect(shown([by("cost")])).toBe("abc");
    expect(shown([by("cost", true)])).toBe("bac");
  });
  it("stand in the order an enum lists its values, other texts behind", () =>
    expect(shown([by("rarity")])).toBe("bac"));
  it("S8, FI7: of a column that is not there are neither sorted nor filtered", () => {
    expect(shown([by("nothing", true)])).toBe("abc");
    expect(shown([], withColumnFilter(noFilter, "nothing", { test: { kind: "contains", text: "x" } }))).toBe("abc");
  });
  it("the name of an array means any of its elements", () => {
    const named = namedColumns({ columns, metadata: {} });
    const { filter, sort } = metadataOf({
      filter: { active: true, filters: [{ column: "tides", condition: { contains: "STORM" } }] },
      sort: { column: "cost", ascending: false },
    });
    expect(shown(sortKeysOf(sort, named), rowFilterOf(filter, named))).toBe("ba");
  });
  it("FI8: of a filter that is not active are all", () => {
    const { filter } = metadataOf({ filter: { filters: [{ column: "id", condition: { contains: "z" } }] } });
    expect(shown([], rowFilterOf(filter, namedColumns({ columns, metadata: {} })))).toBe("abc");
  });
  it("FI11: a row the file hides is not among them although it passes", () =>
    expect(shown([], noFilter, ["b"])).toBe("ac"));
  it("are those with problems where that is asked", () =>
    expect(shown([], withColumnFilter(noFilter, key("id"), { test: { kind: "has-problem" } }))).toBe("c"));
});

describe("by a column that is computed", () => {
  const weight = derivedColumnId("weight");
  const filtered = (test: CellTest, not = false): string =>
    shown([], withColumnFilter(noFilter, weight, { test, not }));

  it("rows with errors stand last, behind empty ones, whichever way they are sorted", () => {
    expect(shown([{ column: weight, descending: false }])).toBe("cab");
    expect(shown([{ column: weight, descending: true }])).toBe("cab");
  });
  it("errors are empty to filters, and a problem to the filter for problems", () => {
    expect(filtered({ kind: "range", min: 1 })).toBe("c");
    expect(filtered({ kind: "empty" })).toBe("ab");
    expect(filtered({ kind: "has-problem" })).toBe("b");
    expect(filtered({ kind: "has-problem" }, true)).toBe("ac");
  });
  it("the file names it as it names its own columns, which count first", () => {
    const named = namedColumns(file);
    expect(sortKeysOf({ column: "weight", ascending: true }, named)).toEqual([{ column: weight, descending: false }]);
    expect(sortTable([{ column: weight, descending: true }], named)).toEqual({ column: "weight", ascending: false });
    expect(
      namedColumns({ columns, metadata: { derived_columns: [{ name: "cost", function: "expr" }] } }).derived.get(
        "cost",
      ),
    ).toBe(derivedColumnId("cost"));
    expect(
      sortKeysOf(
        { column: "cost", ascending: true },
        namedColumns({ columns, metadata: { derived_columns: [{ name: "cost", function: "expr" }] } }),
      ),
    ).toEqual([{ column: key("cost"), descending: false }]);
  });
  it("its values are needed where rows are arranged by it, and only while the file has it", () => {
    const arrangement = {
      sort: [{ column: weight, descending: false }],
      filter: withColumnFilter(noFilter, derivedColumnId("gone"), { test: { kind: "empty" as const } }),
    };
    expect(derivedNeeded(file, arrangement)).toEqual(["weight"]);
    expect(derivedNeeded({ columns, metadata: {} }, arrangement)).toEqual([]);
    expect(shown([{ column: derivedColumnId("gone"), descending: true }])).toBe("abc");
  });
});

it("S13: a click sorts up, the next one down, the third not at all; with shift beside the others", () => {
  const up = nextSort([], "x", false);
  const down = nextSort(up, "x", false);
  expect([up, down, nextSort(down, "x", false)]).toEqual([
    [{ column: "x", descending: false }],
    [{ column: "x", descending: true }],
    [],
  ]);
  expect(nextSort(up, "y", false).map(({ column }) => column)).toEqual(["y"]);
  expect(nextSort(up, "y", true).map(({ column }) => column)).toEqual(["x", "y"]);
});

it("FI10: what is asked of one column takes the place of what was asked of it, the others keep theirs", () => {
  const one = withColumnFilter(noFilter, "x", { test: { kind: "empty" } });
  const two = withColumnFilter(one, "y", { test: { kind: "empty" } });
  const again = withColumnFilter(two, "x", { not: true, test: { kind: "empty" } });
  expect(again.filters.map(({ column, not }) => [column, not ?? false])).toEqual([
    ["x", true],
    ["y", false],
  ]);
  expect(withColumnFilter(again, "y", undefined).filters).toHaveLength(1);
});
