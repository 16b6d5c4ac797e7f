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
    write("cards.toml", Array.from({ length: 130_000 }, (_, at) => `[[cards]]\nn = ${at}\n`).join(""));
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

  it.each([
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
