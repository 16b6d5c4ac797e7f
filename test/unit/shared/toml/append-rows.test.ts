import { expect, it } from "vitest";
import { must, Work } from "../../../../shared/base/index.js";
import {
  appendRows,
  applyTextChanges,
  insertRow,
  parseDocument,
  printDocument,
  rowCount,
  type NewRow,
  type TomlDocument,
} from "../../../../shared/toml/index.js";
import { countedDocument, growth } from "../../../support/counted-reads.js";
import { documentOf, integer } from "./edited-text.js";

const r = ["r"];
const numbered = (count: number): NewRow[] =>
  Array.from({ length: count }, (_, at) => ({ entries: [{ key: "n", value: integer(at) }] }));

const oneByOne = (document: TomlDocument, rows: readonly NewRow[]): TomlDocument => {
  let current = document;
  for (const row of rows) current = must(insertRow(current, r, rowCount(current, r), row)).doc;
  return current;
};

it.each([
  ["no row yet", ""],
  ["no row yet, above metadata", "[metadata]\nx = 1\n"],
  ["one row", "[[r]]\nn = 1\n"],
  ["an open end", "[[r]]\nn = 1"],
  ["Windows's line ends", "[[r]]\r\nn = 1\r\n"],
  ["a comment and a table below", "[[r]]\nn = 1\n\n# of x\n[x]\n"],
  ["rows apart", "[[r]]\nn = 1\n\n[x]\n[[r]]\nn = 2\n# end\n\n[y]\n[[s]]\n"],
  ["sub-tables", "[[r]]\n[r.a]\n[[r.b]]\n[x]\n"],
  ["a list in brackets", "r = [{ n = 1 }]\n"],
])("rows are appended together as one after the other: %s", (_, text) => {
  for (const count of [0, 1, 2, 5]) {
    const before = documentOf(text);
    const edited = must(appendRows(before, r, numbered(count)));
    const after = printDocument(edited.doc);
    expect(after).toBe(printDocument(oneByOne(before, numbered(count))));
    expect(rowCount(edited.doc, r)).toBe(rowCount(must(parseDocument(after)), r));
    expect(edited.doc.index).toEqual(documentOf(after).index);
    expect(printDocument(must(applyTextChanges(before, edited.changes)).doc)).toBe(after);
    expect(printDocument(must(applyTextChanges(edited.doc, edited.inverse)).doc)).toBe(text);
  }
});

it("appending twice as many rows to twice as many reads twice as much", () => {
  const reads = (size: number): number => {
    const work = new Work();
    must(appendRows(countedDocument(documentOf("[[r]]\nn = 1\n".repeat(size)), work), r, numbered(size)));
    return work.steps;
  };
  expect(growth(reads, 200)).toBeLessThan(2.5);
});
