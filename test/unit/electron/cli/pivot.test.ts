import { describe, expect, it } from "vitest";
import { cli, inFolder, write } from "./runs.js";

const cards = `[[cards]]
type = "Unit"
cost = 1
tags = ["old", "fire"]

[[cards]]
type = "Unit"
cost = 2
tags = ["fire"]

[[cards]]
type = "Spell"
cost = "*"
tags = []
`;

describe("pivot", () => {
  inFolder();

  it("counts the rows of a table by a key, in lines", async () => {
    write("cards.toml", cards);
    expect(await cli(["pivot", "cards.toml", "--rows", "type", "--columns", "cost"])).toEqual({
      code: 0,
      err: "",
      out: `count
  type   1  2  *  Total
  Spell        1      1
  Unit   1  1         2
  Total  1  1  1      3
`,
    });
  });

  it("prints tables with more lines than a call has room for arguments", async () => {
    write("cards.toml", `[[cards]]\nn = [${Array.from({ length: 130_000 }, (_, at) => at).join(", ")}]\n`);
    const { code, out } = await cli(["pivot", "cards.toml", "--rows", "n"]);
    expect([code, out.split("\n").length]).toEqual([0, 130_004]);
  });

  it("measures a key and prints CSV; a list counts under each of its values", async () => {
    write("cards.toml", cards);
    const { out } = await cli(["pivot", "cards.toml", "--rows", "tags", "--measure", "mean", "--of", "cost", "--csv"]);
    expect(out).toBe("tags,mean\nfire,1.5\nold,1\n(empty),\nTotal,1.5\n");
  });

  it("prints JSON with the number of rows behind each figure", async () => {
    write("cards.toml", cards);
    const { out } = await cli(["pivot", "cards.toml", "--rows", "type", "--measure", "sum", "--of", "cost", "--json"]);
    expect(JSON.parse(out)).toEqual({
      rows: [
        { values: ["Spell"], cells: [{ value: null, count: 1 }], total: { value: null, count: 1 } },
        { values: ["Unit"], cells: [{ value: 3, count: 2 }], total: { value: 3, count: 2 } },
      ],
      columns: [{ values: [], total: { value: 3, count: 3 } }],
      total: { value: 3, count: 3 },
    });
  });

  it("prints CSV that no spreadsheet finds a formula in", async () => {
    const names = ["=1+1", "@sum", "-3 power", "'=x", "＝y"];
    write("cards.toml", names.map((name) => `[[cards]]\nname = "${name}"\n"=key" = -2\n`).join(""));
    const { code, out, err } = await cli(["pivot", "cards.toml", "--rows", "name", "--columns", "=key", "--csv"]);
    expect([code, err]).toEqual([0, expect.stringMatching(/^\d cells begin like formulas .*--json has the names/u)]);
    for (const line of out.split("\n")) expect(line).not.toMatch(/^[=+\-@＝]/u);
    expect(out).toContain("\n'=1+1,1,1\n");
  });

  it("prints tables of long texts and line breaks that stay tables, and all of them as CSV", async () => {
    const long = `${"word ".repeat(1_000)}\\nend`;
    write("cards.toml", `[[cards]]\ntext = "${long}"\n[[cards]]\ntext = "a\\nb\\u202Ec"\n`);
    const { out } = await cli(["pivot", "cards.toml", "--rows", "text"]);
    expect(out.split("\n").map((line) => line.length < 100)).toEqual([true, true, true, true, true, true]);
    expect(out).toContain("  a\\nb\\u202ec");
    expect((await cli(["pivot", "cards.toml", "--rows", "text", "--csv"])).out).toContain(
      `"${"word ".repeat(1_000)}\nend"`,
    );
  });

  it.each([
    [
      ["--rows", "n", "--columns", "n"],
      /make a table of 3,000 by 3,000 cells, which is too large\. Expected: at most/u,
    ],
    [["--rows", "n", "n"], null],
  ])("of as many values as rows: %j", async (options, reason) => {
    write("cards.toml", Array.from({ length: 3_000 }, (_, at) => `[[cards]]\nn = ${at}\n`).join(""));
    const { code, err } = await cli(["pivot", "cards.toml", ...options]);
    expect(code).toBe(reason ? 2 : 0);
    expect(err).toMatch(reason ?? /^$/u);
  });

  it.each([
    ["missing.toml", null, /missing\.toml: File not found\./u],
    ["broken.toml", "x = \n", /broken\.toml:1:5: A value is missing\./u],
    ["binary.toml", new Uint8Array([0xff, 0xfe, 0x00, 0x80]), /binary\.toml/u],
    ["empty.toml", "", /empty\.toml: The file has no table of rows\./u],
    [".", null, /folder/u],
  ])("refuses the file %s with a reason", async (name, content, reason) => {
    if (content !== null) write(name, content);
    const { code, out, err } = await cli(["pivot", name, "--rows", "type"]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(reason);
  });

  it("takes nested lists, tables and keys of every name as they are", async () => {
    write(
      "cards.toml",
      `[[cards]]\n"__proto__" = [[1, [2]], {a = 1}]\n"constructor" = nan\n[[cards]]\n"__proto__" = inf\n`,
    );
    const { code, out } = await cli([
      "pivot",
      "cards.toml",
      "--rows",
      "__proto__",
      "--columns",
      "constructor",
      "--csv",
    ]);
    expect([code, out]).toEqual([
      0,
      '__proto__,nan,(empty),Total\ninf,,1,1\n"[1,[2]]",1,,1\n"{""a"":1}",1,,1\nTotal,1,1,2\n',
    ]);
  });

  it.each([
    [["--rows", "type", "--csv", "--json"], /Use either --json or --csv, not both\./u],
    [
      ["--rows", "type", "--of", "cost"],
      /--measure count counts rows and takes no --of\. Expected: --measure sum, mean/u,
    ],
    [["--rows", "type", "--columns", "colour"], /No row has the key “colour”/u],
    [["--rows", "type", "--measure", "sum", "--of", "colour"], /No row has the key “colour”/u],
    [["--rows", ""], /The key is empty/u],
    [["--rows", "tags[-1]"], /“tags\[-1\]” names no element of a list/u],
    [["--rows", "type", "--measure", "average"], /average/u],
    [["--rows", "typ"], /cards\.toml: No row has the key “typ”\. Expected: one of type, cost, tags\./u],
    [["--rows", "type", "--measure", "mean"], /--measure mean needs the numbers of a key\. Expected: --of and a key/u],
    [["--rows", "type", "--table", "decks"], /decks/u],
  ])("refuses %j with a reason", async (options, reason) => {
    write("cards.toml", cards);
    const { code, out, err } = await cli(["pivot", "cards.toml", ...options]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(reason);
  });
});
