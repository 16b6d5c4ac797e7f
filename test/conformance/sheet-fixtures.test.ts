import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { must } from "../../shared/base/index.js";
import { convert, importRows, readRows } from "../../shared/formats/index.js";
import { columnSettings, readMetadata, setColumnWidth } from "../../shared/metadata/index.js";
import {
  cellText,
  cellValue,
  columnFacts,
  listTables,
  matchRows,
  readColumnName,
  readSheet,
  typeText,
  vocabulariesIn,
} from "../../shared/sheet/index.js";
import {
  documentValue,
  equalValues,
  parseDocument,
  printDocument,
  setSource,
  setValue,
  sourceAt,
  valueAt,
  type TomlDocument,
} from "../../shared/toml/index.js";

const folder = join(import.meta.dirname, "../fixtures/sheets");
const files = readdirSync(folder).filter((name) => name.endsWith(".toml"));
const textOf = (file: string): string => readFileSync(join(folder, file), "utf8");
const open = (file: string): TomlDocument => must(parseDocument(textOf(file)));

const sheets = files.flatMap((file) => {
  const document = open(file);
  return listTables(document, file).map(({ table, title }) => ({
    file,
    title,
    document,
    facts: readSheet(document, table),
  }));
});

const headers = (file: string, table = "cards"): string[] =>
  readSheet(open(file), [table]).columns.map(({ source, mixed }) => (mixed ? `${source} (mixed)` : source));

describe("files of every shape open as sheets (SHEET-4)", () => {
  test("their tables and rows", () => {
    const shapes = sheets.map(({ title, facts }) => `${title}: ${facts.rowCount}`);
    expect(shapes).toEqual(
      expect.arrayContaining([
        "aligned-keys: 3",
        "row-shapes: 9",
        "sparse-and-mixed: 7",
        "quoted-keys: 3",
        "inline-rows: 3",
        "metadata-in-the-middle: 6",
        "several-tables / cards: 2",
        "several-tables / sets: 2",
        "several-tables / tokens: 1",
        "dates-and-times: 2",
        "number-spellings: 2",
      ]),
    );
    for (const without of ["vocabulary", "plain-table", "empty", "comments-only"]) {
      expect(sheets.map(({ title }) => title)).not.toContain(without);
    }
    expect(vocabulariesIn(open("vocabulary.toml")).map(({ key }) => key)).toEqual(["moods", "directions"]);
  });

  test("members in any spelling share their columns; what is deeper or mixed has one", () => {
    expect(headers("row-shapes.toml")).toEqual([
      "name",
      "stats (mixed)",
      "stats.power",
      "stats.health",
      "stats.armour",
      "after",
      "abilities",
      "grid",
      "mixed",
    ]);
  });

  test("sparse and mixed columns", () => {
    expect(headers("sparse-and-mixed.toml")).toEqual([
      "name",
      "spark",
      "scale (mixed)",
      "scale[0]",
      "scale[1]",
      "fast",
    ]);
  });

  test("keys in quotes are shown without, and are never elements or members of others", () => {
    const { columns } = readSheet(open("quoted-keys.toml"), ["cards"]);
    const ids = columns.map(({ id }) => id);
    expect(ids).toContainEqual({ path: ["tides[0]"] });
    expect(ids).toContainEqual({ path: ["tides"], index: 0 });
    expect(ids).toContainEqual({ path: ["energy.cost"] });
    expect(ids).toContainEqual({ path: ["energy", "cost"] });
    expect(ids).toContainEqual({ path: ["stats", "max.power"] });
    expect(ids).toContainEqual({ path: [""] });
    expect(ids).toContainEqual({ path: ["__proto__"] });
    expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length);
  });

  test("metadata in the middle, in the old flat form, of a later version", () => {
    const read = (file: string) => readMetadata(valueAt(open(file), ["metadata"]));
    expect(columnSettings(read("metadata-in-the-middle.toml"), { path: ["name"] }).widthPx).toBe(180);
    const flat = read("flat-metadata.toml");
    expect(flat).toMatchObject({
      tableStyle: { colorScheme: "green_dark", rowStripes: false },
      sort: { column: "spark", ascending: false },
    });
    expect(flat.warnings.map(({ code }) => code)).toEqual(["metadata/flat-form", "metadata/flat-form"]);
    expect(read("newer-metadata.toml")).toMatchObject({ columns: [], warnings: [{ code: "metadata/newer-schema" }] });
    expect(setColumnWidth(open("newer-metadata.toml"), { path: ["name"] }, 50).ok).toBe(false);
  });
});

describe.each(sheets)("$title", ({ file, document, facts }) => {
  const text = printDocument(document);
  const { table, rowCount, columns } = facts;
  const cells = Array.from({ length: rowCount }, (_, row) => columns.map(({ id }) => ({ row, id }))).flat();

  test("P7, P8: every cell that is a token can be set and set back, to the first byte", () => {
    let count = 0;
    for (const { row, id } of cells) {
      const path = [...table, row, ...id.path, ...(id.index === undefined ? [] : [id.index])];
      const source = sourceAt(document, path);
      if (source === undefined) continue;
      const there = must(setValue(document, path, { kind: "string", value: "“other”\n" })).doc;
      expect(valueAt(there, path)).toEqual({ kind: "string", value: "“other”\n" });
      expect(printDocument(must(setSource(there, path, source)).doc)).toBe(text);
      count += 1;
    }
    expect(count).toBeGreaterThan(0);
  });

  test("what a cell shows, typed again, is what it holds", () => {
    for (const { row, id } of cells) {
      const current = cellValue(document, table, row, id);
      if (!current) continue;
      const typed = must(typeText(cellText(current), { current, column: columnFacts(facts, id) }));
      expect(equalValues(typed.value, current), cellText(current)).toBe(true);
    }
  });

  test("its rows match themselves", () => {
    expect(matchRows(document, must(parseDocument(text)), table)).toEqual(
      Array.from({ length: rowCount }, (_, at) => at),
    );
  });

  test("to CSV and brought back changes no byte", () => {
    const csv = must(convert(text, { from: "toml", to: "csv", fileName: file, table }));
    const rows = must(readRows(csv, { from: "csv", fileName: file }));
    const imported = must(importRows(document, table, rows, { makeId: () => "new" }));
    expect(printDocument(imported.document)).toBe(text);
    expect(imported).toMatchObject({ cells: 0, added: 0, untouched: 0 });
  });

  test("a width is stored without a change to any row", () => {
    if (file === "newer-metadata.toml") return;
    const column = readColumnName("name");
    const wide = must(setColumnWidth(document, column, 321)).doc;
    expect(columnSettings(readMetadata(valueAt(wide, ["metadata"])), column).widthPx).toBe(321);
    expect(valueAt(wide, table)).toEqual(valueAt(document, table));
  });
});

test.each(files)("%s: to JSON and back keeps every value and type", (file) => {
  const json = must(convert(textOf(file), { from: "toml", to: "json", fileName: file }));
  const back = must(convert(json, { from: "json", to: "toml", fileName: file }));
  expect(equalValues(documentValue(must(parseDocument(back))), documentValue(open(file)))).toBe(true);
});
