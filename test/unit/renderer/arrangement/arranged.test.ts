import { describe, expect, it } from "vitest";
import { metadataOf, rowFilterOf, sortKeysOf, columnViews } from "../../../../shared/metadata/index.js";
import { must } from "../../../../shared/base/index.js";
import { noFilter, readSheet, type RowFilter, type SortKey } from "../../../../shared/sheet/index.js";
import { parseDocument } from "../../../../shared/toml/index.js";
import { arranged } from "../../../../renderer/arrangement/arranged.js";
import { nextSort, withColumnFilter } from "../../../../renderer/arrangement/asked.js";
import { namedColumns } from "../../../../renderer/arrangement/cells.js";

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

const shown = (sort: readonly SortKey[], filter: RowFilter = noFilter, hidden: readonly string[] = []): string =>
  arranged({ columns, hidden: new Set(hidden), hasProblem: (row) => row === "c" }, { sort, filter }, rows).shown.join(
    "",
  );

describe("the rows on screen", () => {
  const by = (source: string, descending = false): SortKey => ({ column: key(source), descending });

  it("S4: stand with absent cells last whichever way they are sorted", () => {
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
    const named = namedColumns({ columns });
    const { filter, sort } = metadataOf({
      filter: { active: true, filters: [{ column: "tides", condition: { contains: "STORM" } }] },
      sort: { column: "cost", ascending: false },
    });
    expect(shown(sortKeysOf(sort, named), rowFilterOf(filter, named))).toBe("ba");
  });
  it("FI8: of a filter that is not active are all", () => {
    const { filter } = metadataOf({ filter: { filters: [{ column: "id", condition: { contains: "z" } }] } });
    expect(shown([], rowFilterOf(filter, namedColumns({ columns })))).toBe("abc");
  });
  it("FI11: a row the file hides is not among them although it passes", () =>
    expect(shown([], noFilter, ["b"])).toBe("ac"));
  it("are those with problems where that is asked", () =>
    expect(shown([], withColumnFilter(noFilter, key("id"), { test: { kind: "has-problem" } }))).toBe("c"));
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
