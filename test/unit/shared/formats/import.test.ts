import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { importRows, rowsFromCsv } from "../../../../shared/formats/index.js";
import { parseDocument, printDocument } from "../../../../shared/toml/index.js";

const file = `# Our cards

[[cards]] # first
id = "a"
name = "One" # a name
cost = 3
tides = [
  "Ruin", # always
  "Stone",
]

[[cards]]
id = "b"
name = 'Two'
cost = 5
fast = true
secret = "kept"
`;

/** Rows of CSV brought into the file; the counts are `cells, added, untouched`. */
function imported(
  csv: string,
  text = file,
  more: { readonly keepsEmptyTexts?: boolean } = {},
): { text: string; counts: number[] } {
  const rows = must(rowsFromCsv(csv));
  const keys = (csv.split("\n")[0] ?? "").split(",").map((name) => name.replace(/\[\d+\]$/, "").replace(/\..*$/, ""));
  const result = must(
    importRows(must(parseDocument(text)), ["cards"], { rows, keys }, { makeId: () => "new", ...more }),
  );
  return { text: printDocument(result.document), counts: [result.cells, result.added, result.untouched] };
}

describe("bringing rows into a table that is there (9.4 W)", () => {
  test("W1, W2, W8: changed cells change in place; comments, quotes and unmentioned keys stay", () => {
    const { text, counts } = imported("id,name\na,Uno\nb,Due\n");
    expect(text).toBe(file.replace('"One"', '"Uno"').replace("'Two'", "'Due'"));
    expect(counts).toEqual([2, 0, 0]);
  });

  test("the same values change nothing, however they are spelled", () => {
    expect(imported("id,name,cost\na,One,3\nb,Two,5\n")).toEqual({ text: file, counts: [0, 0, 0] });
  });

  test.each([
    ["1.0", "1", "1.0"],
    ["1.50", "1.5", "1.50"],
    ["-0.0", "0", "-0.0"],
    ["1.0", "2", "2"],
    ["1", "1.0", "1.0"],
    ["1.5", "1", "1"],
    ["inf", "1", "1"],
  ])("a number that a spreadsheet brings back without its zeros is the same: %s as %s", (own, brought, kept) => {
    const row = (cost: string) => `[[cards]]\nid = "a"\ncost = ${cost} # gold\n`;
    expect(imported(`id,cost\na,${brought}\n`, row(own)).text).toBe(row(kept));
  });

  test("an empty text stays where a spreadsheet brings nothing, and goes where a format has both", () => {
    const row = '[[cards]]\nid = "a"\nname = ""\ncost = 3\n';
    expect(imported("id,name,cost\na,,3\n", row, { keepsEmptyTexts: true }).text).toBe(row);
    expect(imported("id,name,cost\na,,\n", row, { keepsEmptyTexts: true }).text).toBe(row.replace("cost = 3\n", ""));
    expect(imported("id,name,cost\na,,3\n", row).text).toBe(row.replace('name = ""\n', ""));
  });

  test("W3: rows that are new come behind the last, absent keys absent, with an id", () => {
    const { text, counts } = imported("id,name,cost\na,One,3\nb,Two,5\n,Three,\n,Four,7\n");
    expect(text).toBe(
      `${file}\n[[cards]]\nid = "new"\nname = "Three"\n\n[[cards]]\nid = "new"\nname = "Four"\ncost = 7\n`,
    );
    expect(counts).toEqual([0, 2, 0]);
  });

  test("W4: a row that had only an id gets its keys in place", () => {
    const { text } = imported("id,name\na,A\n", '[[cards]]\nid = "a"\n');
    expect(text).toBe('[[cards]]\nid = "a"\nname = "A"\n');
  });

  test("W5: an empty field takes the key out of that row alone", () => {
    expect(imported("id,cost\na,\nb,5\n").text).toBe(file.replace("cost = 3\n", ""));
  });

  test("W6, W7: unmentioned rows stay", () => {
    expect(imported("id,name\nb,Two\n")).toEqual({ text: file, counts: [0, 0, 1] });
  });

  test("W9: booleans stay booleans", () => {
    expect(imported("id,fast\na,false\nb,true\n").text).toBe(
      file.replace('"Stone",\n]\n', '"Stone",\n]\nfast = false\n'),
    );
  });

  test("rows are found in any order", () => {
    expect(imported("id,cost\nb,6\na,3\n").text).toBe(file.replace("cost = 5", "cost = 6"));
  });

  test("lists keep their layout, whatever is set, added and removed", () => {
    expect(imported("id,tides[0],tides[1]\na,Ember,Stone\n").text).toBe(file.replace('"Ruin", #', '"Ember", #'));
    expect(imported("id,tides[0],tides[1],tides[2]\na,Ruin,Stone,Tide\n").text).toBe(
      file.replace('  "Stone",\n', '  "Stone",\n  "Tide",\n'),
    );
    expect(imported("id,tides[0]\na,Ruin\n").text).toBe(file.replace('  "Stone",\n', ""));
  });

  test("members are set in place", () => {
    const text = '[[cards]]\nid = "a"\n[cards.stats] # numbers\nhp = 1\n';
    expect(imported("id,stats.hp\na,2\n", text).text).toBe(text.replace("hp = 1", "hp = 2"));
  });
});
