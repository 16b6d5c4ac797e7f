import { property, assert, array, string, constantFrom } from "fast-check";
import { describe, expect, it } from "vitest";
import { readTsv, writeTsv } from "../../../../../renderer/grid/edits/tsv.js";

const read: [rule: string, text: string, rows: string[][]][] = [
  ["nothing is one empty cell", "", [[""]]],
  [
    "tabs part cells, line ends part rows",
    "a\tb\nc\td",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["CR LF is one line end", "a\r\nb\r\n", [["a"], ["b"]]],
  ["CR alone is a line end", "a\rb", [["a"], ["b"]]],
  ["one line end at the end is not a row", "a\n", [["a"]]],
  ["a second line end at the end is an empty row", "a\n\n", [["a"], [""]]],
  [
    "empty cells at the end of a row stay",
    "a\t\t\n\tb",
    [
      ["a", "", ""],
      ["", "b"],
    ],
  ],
  ["quotes hold tabs and line ends", '"a\tb\nc"\td', [["a\tb\nc", "d"]]],
  ["a line end in quotes is read as LF", '"a\r\nb"', [["a\nb"]]],
  ["doubled quotes are one", '"say ""hi"""', [['say "hi"']]],
  ["a quote inside a plain cell is itself", 'a "b" c\td', [['a "b" c', "d"]]],
  ["quotes that do not close the cell are its own, as Excel copies them", '"a" b\tc', [['"a" b', "c"]]],
  ["quotes that a cell does not need are no part of it", '"a"\tc', [["a", "c"]]],
  ["a number in quotes is one", '"3"', [["3"]]],
  ["a column of numbers in quotes", '"3"\n"-1,5"\n""', [["3"], ["-1,5"], [""]]],
  ["quotes around a text alone are its own", '"Never again."', [['"Never again."']]],
  ["quotes around nothing alone are its own, which stands for an empty text", '""', [['""']]],
  ["an unclosed quote is itself", '5"\t"a\tb\nc', [['5"', '"a', "b"], ["c"]]],
  ["a doubled quote at the start of a cell in quotes", '"""a"" b"\tc', [['"a" b', "c"]]],
  ["rows may differ in length", "a\nb\tc\td", [["a"], ["b", "c", "d"]]],
];

describe("reading the clipboard", () => {
  it.each(read)("%s", (_rule, text, rows) => {
    expect(readTsv(text)).toEqual(rows);
  });
});

const written: [rule: string, rows: string[][], text: string][] = [
  [
    "plain cells are not quoted",
    [
      ["a", "b c"],
      ["'", ""],
    ],
    "a\tb c\r\n'\t",
  ],
  ["a tab is quoted", [["a\tb"]], '"a\tb"'],
  ["a line end is quoted", [["a\nb", "c"]], '"a\nb"\tc'],
  ["a line end of old files is quoted", [["a\rb"]], '"a\rb"'],
  ["an empty cell alone is a line end, not nothing", [[""]], "\r\n"],
  ["an empty cell alone in the last row is kept", [["a"], [""]], "a\r\n\r\n"],
  ["a quote is doubled", [['"', 'a"b']], '""""\t"a""b"'],
];

describe("writing the clipboard", () => {
  it.each(written)("%s", (_rule, rows, text) => {
    expect(writeTsv(rows)).toBe(text);
  });

  it("reads back every table it wrote", () => {
    const piece = constantFrom("\t", "\n", '"', '""', " ", "a", ",", "é", "\u{1f0a1}");
    const cell = array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));
    const anyCell = string().map((text) => text.replace(/\r\n?/gu, "\n"));
    for (const cells of [cell, anyCell]) {
      const rows = array(array(cells, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
      const law = property(rows, (table) => {
        expect(readTsv(writeTsv(table))).toEqual(table);
      });
      assert(law, { seed: 7, numRuns: 300 });
    }
  });
});
