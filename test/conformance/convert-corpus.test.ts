import { readFileSync } from "node:fs";
import { join } from "node:path";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { must } from "../../shared/base/index.js";
import { convert } from "../../shared/formats/index.js";
import { listTables } from "../../shared/sheet/index.js";
import {
  decodeBytes,
  documentValue,
  equalValues,
  parseDocument,
  rowCount,
  rowEntries,
  type TomlValue,
} from "../../shared/toml/index.js";
import { corpusPath } from "../support/corpus.js";
import { filesBelow } from "../support/files.js";

const dreamtides = corpusPath("dreamtides");
const suite = corpusPath("toml-test");

const cards = dreamtides === undefined ? [] : filesBelow(dreamtides, ".toml");
const valid = suite === undefined ? [] : filesBelow(join(suite, "tests/valid"), ".toml");

const read = (path: string): string => must(decodeBytes(readFileSync(path)));
const valueOf = (toml: string): TomlValue => documentValue(must(parseDocument(toml)));

/** The suite's own tests of JSON objects that look like our marks: those are read as what they look like. */
const hasMark = (value: TomlValue): boolean =>
  value.kind === "table" ? [...value.entries].some(([key, member]) => key.startsWith("$") || hasMark(member)) : false;

describe.skipIf(dreamtides === undefined || suite === undefined)("TOML to JSON and back", () => {
  test("every file of both corpora comes back with every value and type", () => {
    expect(cards.length).toBe(13);
    expect(valid.length).toBe(210);
    for (const path of [...cards, ...valid]) {
      const text = read(path);
      const value = valueOf(text);
      if (hasMark(value)) continue;
      const json = must(convert(text, { from: "toml", to: "json", fileName: path }));
      JSON.parse(json);
      const back = must(convert(json, { from: "json", to: "toml", fileName: path }));
      expect(equalValues(valueOf(back), value), path).toBe(true);
    }
  });
});

describe.skipIf(dreamtides === undefined)("TOML to CSV and back", () => {
  const sheets = cards.flatMap((path) => {
    const document = must(parseDocument(read(path)));
    return listTables(document, path).map(({ table }) => ({ path, document, table, name: path.replace(/^.*\//, "") }));
  });

  test.each(sheets)("$name comes back with every cell and type", ({ path, document, table }) => {
    const csv = must(convert(read(path), { from: "toml", to: "csv", fileName: path }));
    const toml = must(convert(csv, { from: "csv", to: "toml", fileName: path, table }));
    const back = must(parseDocument(toml));
    expect(rowCount(back, table)).toBe(rowCount(document, table));
    for (let row = 0; row < rowCount(document, table); row += 1) {
      const asTable = (each: typeof document): TomlValue => ({
        kind: "table",
        entries: new Map(rowEntries(each, table, row).map(({ key, value }) => [key, value])),
      });
      expect(equalValues(asTable(back), asTable(document))).toBe(true);
    }
  });

  test.each(sheets)("$name as CSV is what another reader takes it for", ({ path, document, table }) => {
    const csv = must(convert(read(path), { from: "toml", to: "csv", fileName: path }));
    const { data, errors } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(data).toHaveLength(rowCount(document, table));
    data.forEach((record, row) => {
      for (const { key, value } of rowEntries(document, table, row)) {
        if (value.kind === "string") expect(record[key]).toBe(value.value);
        else if (value.kind === "integer" || value.kind === "float")
          expect(Number(record[key])).toBe(Number(value.value));
      }
    });
  });
});
