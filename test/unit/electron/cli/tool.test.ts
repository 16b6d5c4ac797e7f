import { beforeEach, describe, expect, test } from "vitest";
import { cli, inFolder, read, write } from "./runs.js";

inFolder();

const card = (id: string, effect: string): string =>
  `# about ${id}\n[[cards]]\nname = "${id}"\nid = "${id}"\ncard-kind = "unit"\neffect = ${effect}\n`;
const slam = '"""\nmove "Slam" {\n  energyCost F\n  onAttack { damage 60 }\n}"""';
const cards = `${card("fox", slam)}\n${card("owl", slam)}\n${card("elk", '"damge 10"')}`;

beforeEach(() => {
  write("cards.toml", cards);
});

describe("tool", () => {
  test("lists the tools for a table", async () => {
    const { code, out } = await cli(["tool", "cards.toml"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^write-as-rows: .*\nwrite-as-text: .*\n$/u);
    expect(JSON.parse((await cli(["tool", "cards.toml", "--json"])).out)).toMatchObject({
      tools: [{ id: "write-as-rows" }, { id: "write-as-text" }],
    });
    write("plain.toml", '[[lines]]\nid = "a"\n');
    expect(await cli(["tool", "plain.toml"])).toEqual({
      code: 0,
      out: "There are no tools for this table.\n",
      err: "",
    });
  });

  test("changes all rows that it can, and back without loss", async () => {
    expect((await cli(["tool", "cards.toml", "write-as-rows"])).out).toBe("cards.toml: 2 rows changed\n");
    const rows = read("cards.toml");
    expect(rows).not.toContain("onAttack");
    expect(rows).toContain('op = "damage"');
    expect(rows).toContain(card("elk", '"damge 10"'));
    expect((await cli(["tool", "cards.toml", "write-as-text"])).out).toBe("cards.toml: 2 rows changed\n");
    expect(read("cards.toml")).toBe(cards);
  });

  test("changes the named rows alone, and says which cells", async () => {
    const { out } = await cli(["tool", "cards.toml", "write-as-rows", "id:owl", "1", "--json"]);
    expect(JSON.parse(out)).toMatchObject({
      changes: [
        { row: 1, key: "effect" },
        { row: 1, key: "abilities" },
      ],
    });
    expect(read("cards.toml").startsWith(card("fox", slam))).toBe(true);
    expect((await cli(["tool", "cards.toml", "write-as-rows", "2"])).out).toBe("cards.toml: 0 rows changed\n");
  });

  test("takes options", async () => {
    const unit = (id: string): string =>
      `[[ttcg-cards]]\nname = "A"\nid = "${id}"\ntype = "fire"\nsubtypes = ["beast"]\nlevel = 4\nattack = 1\ndefense = 1\neffect-1 = ""\neffect-2 = ""\nrarity = 0\ntransparency = 50\n`;
    const runs: string[] = [];
    for (const seed of ["seed=7", "seed=7", "seed=8"]) {
      write("units.toml", unit("a") + unit("b"));
      await cli(["tool", "units.toml", "randomise-stats", "0", "--option", seed]);
      runs.push(read("units.toml"));
    }
    expect(runs[0]).not.toContain(unit("a"));
    expect(runs[0]).toContain(unit("b"));
    expect(runs[1]).toBe(runs[0]);
    expect(runs[2]).not.toBe(runs[0]);
  });

  test.each([
    [["write-as-row"], "There is no tool “write-as-row” for cards. There are: write-as-rows, write-as-text."],
    [["write-as-rows", "9"], "cards has 3 rows; there is no row 9."],
    [["write-as-rows", "--option", "seed=1"], 'There is no option "seed"; there are none.'],
  ])("refuses %j", async (words, message) => {
    const { code, err } = await cli(["tool", "cards.toml", ...words]);
    expect({ code, err }).toEqual({ code: 2, err: `cardwright: cards.toml: ${message}\n` });
    expect(read("cards.toml")).toBe(cards);
  });
});
