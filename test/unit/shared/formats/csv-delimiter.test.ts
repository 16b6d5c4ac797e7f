import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { delimiterOf } from "../../../../shared/formats/csv-text.js";
import { readRows } from "../../../../shared/formats/index.js";

describe("the delimiter of CSV for a table", () => {
  it.each<[what: string, csv: string, keys: string[], delimiter: "," | ";"]>([
    ["commas", "id,name\na,Ash\n", ["id", "name"], ","],
    ["semicolons", "id;name\na;Ash\n", ["id", "name"], ";"],
    ["semicolons with a mark of the byte order", "\uFEFFid;name\n", [], ";"],
    ["semicolons behind names in quotes", '"id";"name"\n"a";"Ash"\n', ["id", "name"], ";"],
    ["semicolons, where names in quotes have commas", 'id;"name, first";"cost, in all"\n', [], ";"],
    ["commas, where no delimiter reads it", '"id";x,"name"\n', [], ","],
    ["commas, where a name has a semicolon", "id,a;b\n", [], ","],
    ["commas, where a name in quotes has one", '"id;name"\n', [], ","],
    ["one column whose key has a semicolon", "a;b\n1\n", ["a;b"], ","],
    ["one column", "name\na;b\n", [], ","],
    ["none", "", [], ","],
    ["commas, where a quote is not closed", '"id;name\n', [], ","],
  ])("is read off its first record: %s", (_, csv, keys, delimiter) => expect(delimiterOf(csv, keys)).toBe(delimiter));

  it("is that of all its records", () => {
    const { rows, keys } = must(readRows('id;cost\na;"1;2"\n\nb;3\n', { from: "csv", fileName: "list.csv" }));
    expect(keys).toEqual(["id", "cost"]);
    expect(rows.map((row) => row.map(({ key, value }) => [key, value.kind]))).toEqual([
      [
        ["id", "string"],
        ["cost", "string"],
      ],
      [
        ["id", "string"],
        ["cost", "integer"],
      ],
    ]);
  });
});
