import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  forSpreadsheets,
  guardedMessage,
  importRows,
  printToml,
  readRows,
  rowsFromCsv,
  tableToCsv,
} from "../../../../shared/formats/index.js";
import {
  equalValues,
  parseDocument,
  printDocument,
  rowEntries,
  type RowEntry,
  type TomlDocument,
  type TomlValue,
} from "../../../../shared/toml/index.js";

const rowsOf = (csv: string): string[][] => Papa.parse<string[]>(csv, { newline: "\n", delimiter: "," }).data;

describe("CSV for spreadsheets", () => {
  const toml = `[[cards]]
name = "=HYPERLINK(\\"http://x\\", \\"y\\")"
cost = -3
label = "-3"
rate = -inf
note = "plain"
"@who" = "+1"

[[cards]]
name = "'=1"
cost = 4
label = "@home"
note = "\\tx"
`;
  const csv = must(tableToCsv(must(parseDocument(toml)), ["cards"]));

  test("has an apostrophe before texts that begin like formulas, headers too, and numbers as they are", () => {
    expect(must(forSpreadsheets(csv))).toEqual({
      text: `name,cost,label,rate,note,'@who
"'=HYPERLINK(""http://x"", ""y"")",-3,'-3,-inf,plain,'+1
''=1,4,'@home,,'\tx,
`,
      guarded: 6,
    });
  });

  test("is read as what the table says", () => {
    const read = must(rowsFromCsv(must(forSpreadsheets(csv)).text));
    expect(read).toEqual(must(rowsFromCsv(csv)));
    expect(read[0]).toContainEqual({ key: "label", value: { kind: "string", value: "-3" } });
    expect(read[1]).toContainEqual({ key: "name", value: { kind: "string", value: "'=1" } });
  });

  test("stays as it is where nothing begins like a formula", () => {
    const plain = "\uFEFFa,b\r\n1,x=y\r\n\r\n";
    expect(must(forSpreadsheets(plain))).toEqual({ text: plain, guarded: 0 });
    expect(forSpreadsheets('a\n"b').ok).toBe(false);
  });

  test("is reported in one sentence", () => {
    expect(guardedMessage(1)).toMatch(/^1 cell begins .* runs it\.$/);
    expect(guardedMessage(1200)).toMatch(/^1,200 cells begin .* runs them\.$/);
  });

  test("as a spreadsheet writes it: an apostrophe is taken from a field in a file that is all in quotes", () => {
    expect(must(rowsFromCsv('"name","cost"\n"\'=1","-3"\n'))).toEqual([
      [
        { key: "name", value: { kind: "string", value: "=1" } },
        { key: "cost", value: { kind: "integer", value: -3n } },
      ],
    ]);
  });
});

describe("for all tables", () => {
  const beginning = fc.constantFrom(
    "",
    "'",
    "''",
    "=",
    "+",
    "-",
    "@",
    "\t",
    "\r",
    "\n",
    "＝",
    "＋",
    "－",
    "＠",
    "'=",
    "''-",
  );
  const ending = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom("", "1", "3.5", "inf", "[1]", "1+1", ",", '"'),
  );
  const text = fc
    .tuple(beginning, ending)
    .map(([start, end]) => start + end)
    .filter((value) => value.isWellFormed());
  const value: fc.Arbitrary<TomlValue> = fc.oneof(
    { weight: 4, arbitrary: text.map((each): TomlValue => ({ kind: "string", value: each })) },
    fc.integer().map((each): TomlValue => ({ kind: "integer", value: BigInt(each) })),
    fc.double().map((each): TomlValue => ({ kind: "float", value: each })),
    fc.array(text, { maxLength: 3 }).map((items): TomlValue => ({
      kind: "array",
      items: items.map((each) => ({ kind: "string", value: each })),
    })),
  );
  const row = fc
    .uniqueArray(fc.tuple(text, value), { selector: ([name]) => name, minLength: 1, maxLength: 4 })
    .map((entries): TomlValue => ({ kind: "table", entries: new Map(entries) }));
  const tables = fc
    .array(row, { minLength: 1, maxLength: 4 })
    .map((items) => must(parseDocument(printToml(new Map([["cards", { kind: "array", items } satisfies TomlValue]])))));

  const asTable = (entries: readonly RowEntry[]): TomlValue => ({
    kind: "table",
    entries: new Map(entries.map((each) => [each.key, each.value])),
  });
  const holds = (document: TomlDocument, rows: readonly (readonly RowEntry[])[]): boolean =>
    rows.every((entries, at) => equalValues(asTable(entries), asTable(rowEntries(document, ["cards"], at))));

  test("what is exported is read back, guarded or not", () => {
    fc.assert(
      fc.property(tables, (document) => {
        const raw = must(tableToCsv(document, ["cards"]));
        const { text: safe } = must(forSpreadsheets(raw));
        expect(holds(document, must(rowsFromCsv(raw)))).toBe(true);
        expect(holds(document, must(rowsFromCsv(safe)))).toBe(true);
      }),
      { seed: 10, numRuns: 500 },
    );
  });

  test("what is exported and brought back changes no byte", () => {
    fc.assert(
      fc.property(tables, (document) => {
        const { text: safe } = must(forSpreadsheets(must(tableToCsv(document, ["cards"]))));
        const rows = must(readRows(safe, { from: "csv", fileName: "cards.csv" }));
        const { document: after, cells, added } = must(importRows(document, ["cards"], rows, { makeId: () => "new" }));
        expect([printDocument(after), cells, added]).toEqual([printDocument(document), 0, 0]);
      }),
      { seed: 11, numRuns: 200 },
    );
  });

  test("no field begins like a formula, but for numbers", () => {
    fc.assert(
      fc.property(tables, (document) => {
        const { text: safe } = must(forSpreadsheets(must(tableToCsv(document, ["cards"]))));
        const [header = [], ...records] = rowsOf(safe);
        expect(header.filter((field) => /^[=+\-@\t\r\n＝＋－＠]/.test(field))).toEqual([]);
        const risky = records.flat().filter((field) => /^[=+\-@\t\r\n＝＋－＠]/.test(field));
        expect(risky.filter((field) => !/^-(?:inf|\d[\d.]*(?:e[+-]?\d+)?)$/.test(field))).toEqual([]);
      }),
      { seed: 12, numRuns: 500 },
    );
  });
});
