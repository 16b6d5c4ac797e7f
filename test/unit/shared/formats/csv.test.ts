import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { printCsv, printToml, readCsv, rowsFromCsv, tableToCsv } from "../../../../shared/formats/index.js";
import {
  equalValues,
  parseDocument,
  rowCount,
  rowEntries,
  writeValue,
  type TomlValue,
} from "../../../../shared/toml/index.js";

const texts = (csv: string): string[][] => must(readCsv(csv)).map((record) => record.map(({ text }) => text));

describe("CSV as RFC 4180 has it", () => {
  test.each([
    [
      "a,b\n1,2\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "a,b\r\n1,2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    ["a\rb\r", [["a"], ["b"]]],
    ['"a,b","c""d"\n', [["a,b", 'c"d']]],
    ['"two\nlines",x\n', [["two\nlines", "x"]]],
    [
      "a,\n,b\n",
      [
        ["a", ""],
        ["", "b"],
      ],
    ],
    ["a\n\nb\n", [["a"], [""], ["b"]]],
    ["\uFEFFa\n", [["a"]]],
    ["", []],
    ['""\n', [[""]]],
    ["a,", [["a", ""]]],
    ["x y, z \n", [["x y", " z "]]],
  ])("%j", (csv, records) => {
    expect(texts(csv)).toEqual(records);
  });

  test.each([
    ['a,"b\n', "csv/unclosed-quote", 1, 3],
    ['a\n"b"c,d\n', "csv/text-behind-quote", 2, 4],
  ])("%j is refused with its place", (csv, code, line, column) => {
    expect(readCsv(csv)).toMatchObject({ ok: false, error: { code, line, column } });
  });

  test.each([
    ["id,name,id\n1,Tide,2\n", "csv/repeated-column", "Columns 1 and 3 have the same name, “id”."],
    ['"a b",a b\n1,2\n', "csv/repeated-column", "Columns 1 and 2 have the same name, “a b”."],
    ["id,name\n1,Tide\n2,Bell, of brass\n", "csv/no-column", "Row 2 has a value behind the last column: “ of brass”."],
  ])("%j is refused, since a value would be lost", (csv, code, message) => {
    expect(rowsFromCsv(csv)).toMatchObject({ ok: false, error: { code, message } });
  });

  test("columns without a name and empty fields behind the last column hold nothing to lose", () => {
    expect(rowsFromCsv("id,,\n1,,\n2,,,,\n").ok).toBe(true);
  });

  const field = fc.oneof(fc.string(), fc.constantFrom("", '"', ",", "\n", "\r\n", " x ", "'", 'a"b'));
  const records = fc.array(fc.array(field, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });

  test("what is printed is read back, quotes where they were", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.record({ text: field, quoted: fc.boolean() }), { minLength: 1, maxLength: 4 })),
        (all) => {
          const read = must(readCsv(printCsv(all)));
          expect(read.map((each) => each.map(({ text }) => text))).toEqual(
            all.map((each) => each.map(({ text }) => text)),
          );
          all.flat().forEach(({ quoted }, at) => quoted && expect(read.flat()[at]?.quoted).toBe(true));
        },
      ),
      { seed: 4, numRuns: 200 },
    );
  });

  test("another reader of CSV reads what we print, and we what it prints", () => {
    fc.assert(
      fc.property(records, (all) => {
        const ours = printCsv(all.map((each) => each.map((text) => ({ text, quoted: text === "" }))));
        expect(Papa.parse<string[]>(ours, { newline: "\n", delimiter: "," }).data.slice(0, -1)).toEqual(all);
        expect(texts(Papa.unparse(all, { newline: "\r\n", quotes: true }))).toEqual(all);
      }),
      { seed: 4, numRuns: 200 },
    );
  });
});

const toCsv = (rows: string): string => must(tableToCsv(must(parseDocument(rows)), ["cards"]));

const fromCsv = (csv: string): string[][] =>
  must(rowsFromCsv(csv)).map((row) => row.map(({ key, value }) => `${key} = ${writeValue(value)}`));

describe("a table as CSV", () => {
  test("columns as in the sheet, absent cells empty, texts plain where they cannot be taken for more", () => {
    const csv = toCsv(`[[cards]]
name = "Ember"
image = "0028"
code = "10"
cost = 3
rate = 1.0
fast = true
text = """a, "b"
c"""
note = ""
tides = ["Ruin", "Stone"]
stats = { hp = 2 }
day = 1979-05-27

[[cards]]
name = "Ash"
tides = []
extra = [[1], ["x"]]
`);
    expect(csv).toBe(`name,image,code,cost,rate,fast,text,note,tides[0],tides[1],stats.hp,day,extra
Ember,0028,"10",3,1.0,true,"a, ""b""
c","",Ruin,Stone,2,1979-05-27,
Ash,,,,,,,,"[]",,,,"[[1], [""x""]]"
`);
  });

  test("keys with dots and brackets of their own are quoted as in TOML", () => {
    expect(toCsv('[[cards]]\n"a.b" = 1\n"t[0]" = 2\n"x, y" = 3\n')).toBe('"""a.b""","""t[0]""","x, y"\n1,2,3\n');
  });
});

describe("CSV as rows", () => {
  test.each([
    ["name,cost\nEmber,3\n", [['name = "Ember"', "cost = 3"]]],
    ["name,cost\nEmber,\n,3\n", [['name = "Ember"'], ["cost = 3"]]],
    ['a,b\n"3",""\n', [['a = "3"', 'b = ""']]],
    [
      "a\n0028\n1.5\n.5\ntrue\nTRUE\n1979-05-27\nNaN\nnan\n",
      [
        ['a = "0028"'],
        ["a = 1.5"],
        ["a = 0.5"],
        ["a = true"],
        ['a = "TRUE"'],
        ["a = 1979-05-27"],
        ['a = "NaN"'],
        ["a = nan"],
      ],
    ],
    ["tides[0],tides[1]\nRuin,\n,Stone\n", [['tides = ["Ruin"]'], ['tides = ["Stone"]']]],
    ['tides[0]\n"[]"\n[]\n', [["tides = []"], ["tides = []"]]],
    ["stats.hp,stats.mp\n1,2\n", [["stats = { hp = 1, mp = 2 }"]]],
    ["a,,b\n1,2,3\n", [["a = 1", "b = 3"]]],
    ["a,b\n1\n1,2,\n", [["a = 1"], ["a = 1", "b = 2"]]],
    ["a,b\n\n1,2\n", [["a = 1", "b = 2"]]],
    ["a\n\n1\n", [[], ["a = 1"]]],
    ["Energy Cost,v1.2.3\n3,x\n", [['"Energy Cost" = 3', '"v1.2.3" = "x"']]],
    [
      'a\n"[1, ""x""]"\n"{ b = 1 }"\n"[not a list"\n"\'[1]"\n',
      [['a = [1, "x"]'], ["a = { b = 1 }"], ['a = "[not a list"'], ['a = "[1]"']],
    ],
    ["a\n99999999999999999999\n", [['a = "99999999999999999999"']]],
    ["", []],
  ])("%j", (csv, rows) => {
    expect(fromCsv(csv).map((row) => row.map((entry) => entry.replace(/^(Energy Cost|v1\.2\.3) /, '"$1" ')))).toEqual(
      rows,
    );
  });

  test("where everything is in quotes they say nothing", () => {
    expect(fromCsv('"name","cost","note"\n"Ember","3",""\n')).toEqual([['name = "Ember"', "cost = 3"]]);
  });
});

describe("TOML to CSV and back", () => {
  const key = fc.oneof(
    fc.constantFrom("id", "name", "a.b", "t[0]", "with space", "ü", ""),
    fc.string({ maxLength: 5 }),
  );
  const text = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom(
      "",
      "10",
      "1.5",
      "true",
      "inf",
      "nan",
      "[1]",
      "'[1]",
      "{ a = 1 }",
      "1979-05-27",
      " x ",
      "a,b",
      '"',
      "\r\n",
      "*",
      "0x1F",
    ),
  );
  const scalar: fc.Arbitrary<TomlValue> = fc.oneof(
    text.filter((value) => value.isWellFormed()).map((value): TomlValue => ({ kind: "string", value })),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value): TomlValue => ({ kind: "integer", value })),
    fc.double().map((value): TomlValue => ({ kind: "float", value })),
    fc.boolean().map((value): TomlValue => ({ kind: "boolean", value })),
    fc.constant<TomlValue>({ kind: "date", text: "1979-05-27T07:32:00Z", dateKind: "offset-date-time" }),
  );
  const list = (item: fc.Arbitrary<TomlValue>) =>
    fc.array(item, { maxLength: 3 }).map((items): TomlValue => ({ kind: "array", items }));
  const tableOf = (member: fc.Arbitrary<TomlValue>) =>
    fc
      .uniqueArray(fc.tuple(key, member), { selector: ([name]) => name, maxLength: 3 })
      .map((members): TomlValue => ({ kind: "table", entries: new Map(members) }));
  const value = fc.oneof(
    { weight: 5, arbitrary: scalar },
    list(scalar),
    list(list(scalar)),
    tableOf(scalar),
    tableOf(list(scalar)),
  );
  const wellFormedKey = key.filter((name) => name.isWellFormed());
  const row = fc
    .uniqueArray(fc.tuple(wellFormedKey, value), { selector: ([name]) => name, maxLength: 5 })
    .map((entries): TomlValue => ({ kind: "table", entries: new Map(entries) }));

  test("every cell comes back with its type", () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (items) => {
        const toml = printToml(new Map([["cards", { kind: "array", items } satisfies TomlValue]]));
        const document = must(parseDocument(toml));
        const back = must(rowsFromCsv(must(tableToCsv(document, ["cards"]))));
        expect(back.length).toBe(rowCount(document, ["cards"]));
        back.forEach((entries, at) => {
          const read: TomlValue = { kind: "table", entries: new Map(entries.map((each) => [each.key, each.value])) };
          const wanted: TomlValue = {
            kind: "table",
            entries: new Map(rowEntries(document, ["cards"], at).map((each) => [each.key, each.value])),
          };
          expect(equalValues(read, wanted), `${writeValue(read)} for ${writeValue(wanted)}`).toBe(true);
        });
      }),
      { seed: 9, numRuns: 400 },
    );
  });
});

test("a table whose CSV would be out of all proportion is refused", () => {
  const rows = Array.from({ length: 4_000 }, (_, at) => `[[cards]]\nk${at} = 1\n`).join("");
  expect(tableToCsv(must(parseDocument(rows)), ["cards"])).toMatchObject({
    ok: false,
    error: { code: "csv/too-large", message: "The table has 4,000 rows and 4,000 columns, too many for a CSV file." },
  });
});
