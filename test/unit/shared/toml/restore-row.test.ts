import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { deleteRow, printDocument, restoreRow, rowCount } from "../../../../shared/toml/index.js";
import { brokenLaws } from "../../../support/toml-laws.js";
import { documentOf } from "./edited-text.js";

const rows = ["r"];

/** Deletes the row at a place and takes that back; returns the text, or undefined where the whole file has to be read. */
function takenBack(text: string, place: number): string | undefined {
  const document = documentOf(text);
  const { doc, inverse } = must(deleteRow(document, rows, place));
  const restored = restoreRow(doc, rows, place, inverse);
  if (!restored) return undefined;
  const edited = must(restored);
  expect(brokenLaws(doc, edited)).toEqual([]);
  expect(rowCount(edited.doc, rows)).toBe(rowCount(document, rows));
  return printDocument(edited.doc);
}

const layouts: Record<string, string> = {
  "a blank line between rows": "[[r]]\nn = 1\n\n[[r]]\nn = 2\n\n[[r]]\nn = 3\n",
  "none between them": "[[r]]\nn = 1\n[[r]]\nn = 2\n[[r]]\nn = 3\n",
  "several between them": "[[r]]\nn = 1\n\n\n\n[[r]]\nn = 2\n\n\n[[r]]\nn = 3\n\n\n",
  "comments of rows": "# a\n\n# one\n[[r]]\nn = 1\n# of one\n\n# two\n[[r]]\nn = 2\n\n# three\n[[r]]\nn = 3\n# end\n",
  "tables of rows": "[[r]]\nn = 1\n[r.s]\na = 1\n[[r]]\n[[r.t]]\nb = 1\n[[r.t]]\nb = 2\n\n[[r]]\nn = 3\n",
  "other tables around": "x = 1\n\n[a]\nb = 1\n\n[[r]]\nn = 1\n[[r]]\nn = 2\n[[r]]\nn = 3\n[metadata]\nv = 1\n",
  "no line end behind the last": "[[r]]\nn = 1\n[[r]]\nn = 2\n[[r]]\nn = 3",
};

describe("a deleted row is taken back without reading the whole file, with", () => {
  for (const [layout, text] of Object.entries(layouts)) {
    for (const newline of ["\n", "\r\n"]) {
      it.each([0, 1, 2])(`${layout}, ${JSON.stringify(newline)}, row %i`, (place) => {
        const written = text.replaceAll("\n", newline);
        expect(takenBack(written, place)).toBe(written);
      });
    }
  }
});

describe("a deletion is not taken back here", () => {
  const document = documentOf("[[r]]\nn = 1\n[[r]]\nn = 2\n");
  const end = printDocument(document).length;

  it.each<[what: string, insert: string]>([
    ["where two rows come", "[[r]]\n[[r]]\n"],
    ["where a row of another table comes", "[[s]]\n"],
    ["where keys come", "m = 1\n"],
    ["where the text cannot be read", "[[r\n"],
  ])("%s", (_, insert) => {
    expect(restoreRow(document, rows, 2, [{ from: end, to: end, insert }])).toBeUndefined();
  });

  it("where something above changes too", () => {
    const from = "[[r]]\nn = 1\n".length;
    const change = { from, to: end, insert: "[[r]]\nn = 3\n[[r]]\n" };
    expect(restoreRow(document, rows, 2, [change])).toBeUndefined();
    expect(restoreRow(document, rows, 2, [{ ...change, from: from + 1 }])).toBeUndefined();
    expect(restoreRow(document, rows, 2, [{ ...change, insert: "[[r]]\nn = 2\n[[r]]\n" }])?.ok).toBe(true);
  });

  it("where no row is left, or several places change", () => {
    expect(restoreRow(documentOf("a = 1\n"), rows, 0, [{ from: 6, to: 6, insert: "[[r]]\n" }])).toBeUndefined();
    const change = { from: end, to: end, insert: "[[r]]\n" };
    expect(restoreRow(document, rows, 2, [change, change])).toBeUndefined();
    expect(restoreRow(document, rows, 2, [])).toBeUndefined();
  });
});
