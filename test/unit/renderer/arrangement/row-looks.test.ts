// @vitest-environment happy-dom
import "../../../support/page/page.js";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  noRowLooks,
  rowLooksChanges,
  rowNames,
  shownRowLooks,
  withHiddenRows,
  withNewNames,
  withRowHeights,
} from "../../../../renderer/arrangement/row-looks.js";
import type { RowLooks } from "../../../../renderer/state/store.js";
import { must } from "../../../../shared/base/index.js";
import { columnViews, editMetadata, metadataOf, rawMetadata } from "../../../../shared/metadata/index.js";
import { readSheet } from "../../../../shared/sheet/index.js";
import { parseDocument, printDocument, valueAt } from "../../../../shared/toml/index.js";

const cards = (ids: readonly string[]): string =>
  ids.map((id) => `[[cards]]\nname = "N${id}"\nid = "${id}"\n\n`).join("");

/** A file with a row for each id, and what its metadata says of rows. */
function opened(ids: readonly string[], said = "") {
  const text = `${cards(ids)}[metadata]\nschema_version = 1\n${said}`;
  const document = must(parseDocument(text));
  const metadata = rawMetadata(valueAt(document, ["metadata"]));
  const columns = columnViews(readSheet(document, ["cards"]), metadataOf(metadata));
  const rows = ids.map((id, at) => ({
    key: `k${at}`,
    cells: columns.map(({ source }) => (source === "id" ? id : `N${id}`)),
  }));
  const saved = (own: RowLooks): string =>
    printDocument(must(editMetadata(document, rowLooksChanges({ columns, metadata }, own, rows))).doc);
  return { sheet: { columns, metadata }, rows, text, saved };
}

const table = (lines: string): string => `\n[metadata.rows]\n${lines}\n`;
const heights = "heights = [{ row = 1, height = 90 }, { row = 7, height = 50 }]";
const spoken = ({ heights: of, hidden }: ReturnType<typeof shownRowLooks>) => ({
  heights: Object.fromEntries(of),
  hidden: [...hidden].sort(),
});

test.each([
  ["by their ids", ["a", "b"], ["id a", "id b"]],
  ["by their first text without one", ["a", ""], ["id a", "row N"]],
  ["apart where several are called the same", ["a", "a", "b", "a"], ["id a", "id a #2", "id b", "id a #3"]],
])("rows are called %s", (_, ids, names) => {
  const { sheet, rows } = opened(ids);
  expect(rowNames(sheet, rows)).toEqual(names);
});

describe("single rows are shown", () => {
  const { sheet, rows } = opened(["a", "b", "c"], table(`${heights}\nhidden = [2, 9]`));

  it("as the file says by their places, as far as there are rows", () =>
    expect(spoken(shownRowLooks(sheet, noRowLooks, rows))).toEqual({ heights: { k1: 90 }, hidden: ["k2"] }));

  it("in the person's order before all, by their names, wherever they are", () => {
    const own = { heights: { "id a": 40, "id b": null, "id z": 80 }, hidden: { "id c": false, "id b": true } };
    expect(spoken(shownRowLooks(sheet, own, rows))).toEqual({ heights: { k0: 40 }, hidden: ["k1"] });
    const moved = rows.toReversed();
    expect(spoken(shownRowLooks({ ...sheet, metadata: {} }, own, moved))).toEqual({
      heights: { k0: 40 },
      hidden: ["k1"],
    });
  });

  it("otherwise only where the file does not say so already", () => {
    const higher = withRowHeights(sheet, noRowLooks, rows, ["k0", "k1"], 90);
    expect(higher.heights).toEqual({ "id a": 90 });
    expect(withRowHeights(sheet, higher, rows, ["k0", "k1"], null).heights).toEqual({ "id b": null });
    const fewer = withHiddenRows(sheet, noRowLooks, rows, ["k1", "k2"], true);
    expect(fewer.hidden).toEqual({ "id b": true });
    expect(withHiddenRows(sheet, fewer, rows, ["k1", "k2"], false).hidden).toEqual({ "id c": false });
  });
});

describe("what was reported about a row", () => {
  const own: RowLooks = { heights: { "id a": 50 }, hidden: { "id b": true } };
  const before = new Map([
    ["k0", "id a"],
    ["k1", "id b"],
  ]);
  test.each([
    ["goes with it when its id is changed", [["k0", "id x"]], { "id x": 50 }],
    [
      "stays for an id that another row has now",
      [
        ["k0", "id x"],
        ["k2", "id a"],
      ],
      { "id a": 50 },
    ],
    ["stays when the row goes", [], { "id a": 50 }],
  ] as const)("%s", (_, after, expected) =>
    expect(withNewNames(own, before, new Map(after.map(([key, name]) => [key, name]))).heights).toEqual(expected),
  );
});

describe("written into the file, what is set for rows", () => {
  it("stands by their places, beside what the file says of others", () => {
    const { saved } = opened(["a", "b", "c"], table(`${heights} # by hand\nhidden = [2, 9]`));
    const own = { heights: { "id c": 70, "id b": 44 }, hidden: { "id c": false, "id a": true } };
    expect(saved(own)).toContain(
      table(
        "heights = [{ row = 1, height = 44 }, { row = 7, height = 50 }, { row = 2, height = 70 }] # by hand\nhidden = [9, 0]",
      ),
    );
  });

  it("is nothing where nothing is said", () => {
    const { saved, text } = opened(["a"], table("heights = [{ row = 0, height = 20 }, { row = 0, height = 30 }]"));
    expect(saved(noRowLooks)).toBe(text);
  });

  it("shows the same rows in the same way as before", () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(4), fc.integer({ min: 26, max: 600 })), { maxLength: 4 }),
        fc.uniqueArray(fc.nat(6), { maxLength: 4 }),
        fc.array(fc.tuple(fc.nat(4), fc.option(fc.integer({ min: 26, max: 600 })))),
        fc.array(fc.tuple(fc.nat(4), fc.boolean())),
        (fileHeights, fileHidden, ownHeights, ownHidden) => {
          const ids = ["a", "b", "", "b", "e"];
          const items = fileHeights.map(([row, height]) => `{ row = ${row}, height = ${height} }`);
          const lines = table(`frozen_rows = 1\nheights = [${items.join(", ")}]\nhidden = [${fileHidden.join(", ")}]`);
          const { sheet, rows, saved } = opened(ids, lines);
          let own: RowLooks = noRowLooks;
          for (const [at, px] of ownHeights) own = withRowHeights(sheet, own, rows, [`k${at}`], px);
          for (const [at, isHidden] of ownHidden) own = withHiddenRows(sheet, own, rows, [`k${at}`], isHidden);
          const after = must(parseDocument(saved(own)));
          const metadata = rawMetadata(valueAt(after, ["metadata"]));
          const shown = shownRowLooks({ ...sheet, metadata }, noRowLooks, rows);
          expect(spoken(shown)).toEqual(spoken(shownRowLooks(sheet, own, rows)));
        },
      ),
      { numRuns: 60 },
    ));
});
