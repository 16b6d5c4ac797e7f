import { chmodSync, linkSync, lstatSync, mkdirSync, readdirSync, statSync, symlinkSync, utimesSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cli, inFolder, pathOf, read, write } from "./runs.js";

inFolder();

const cards = `# Our cards

[[cards]]
id = "a-1" # first
name = "Ember"
cost = 3
tides = ["Ruin", "Stone"]
stats = { hp = 2 }
text = """
Two
lines."""

[[cards]]
id = "b-2"
name = 'Ash'
fast = true
`;

const two = '[[heroes]]\nname = "h"\n\n[[villains]]\nname = "v"\n';

describe("get prints one cell", () => {
  test.each([
    [["0", "name"], "Ember\n"],
    [["0", "cost"], "3\n"],
    [["0", "tides[1]"], "Stone\n"],
    [["0", "tides"], '["Ruin", "Stone"]\n'],
    [["0", "stats.hp"], "2\n"],
    [["0", "text"], "Two\nlines.\n"],
    [["id:b-2", "fast"], "true\n"],
    [["1", "name"], "Ash\n"],
  ])("%j is %j", async (args, out) => {
    write("cards.toml", cards);
    expect(await cli(["get", "cards.toml", ...args])).toEqual({ code: 0, out, err: "" });
  });

  test("as JSON, with where it is", async () => {
    write("cards.toml", cards);
    const { out, code } = await cli(["get", "cards.toml", "id:a-1", "tides[0]", "--json"]);
    expect(JSON.parse(out)).toEqual({ file: "cards.toml", table: ["cards"], row: 0, key: "tides[0]", value: "Ruin" });
    expect(code).toBe(0);
  });

  test("an absent key prints nothing and ends with 1", async () => {
    write("cards.toml", cards);
    expect(await cli(["get", "cards.toml", "1", "cost"])).toEqual({
      code: 1,
      out: "",
      err: "cards.toml: row 1 has no cost\n",
    });
    const json = await cli(["get", "cards.toml", "1", "cost", "--json"]);
    expect([json.code, JSON.parse(json.out)]).toMatchObject([1, { value: null }]);
  });

  test("without a key it prints the row", async () => {
    write("cards.toml", cards);
    expect((await cli(["get", "cards.toml", "1"])).out).toBe("[[cards]]\nid = \"b-2\"\nname = 'Ash'\nfast = true\n");
    expect(JSON.parse((await cli(["get", "cards.toml", "1", "--json"])).out)).toMatchObject({
      value: { id: "b-2", name: "Ash", fast: true },
    });
  });
});

describe("set changes one cell and no other byte", () => {
  const cases: [name: string, args: string[], from: string, to: string][] = [
    ["a number", ["0", "cost", "7"], "cost = 3", "cost = 7"],
    ["a negative number", ["0", "cost", "-7"], "cost = 3", "cost = -7"],
    ["a text", ["0", "name", '"Cinder"'], '"Ember"', '"Cinder"'],
    ["a text as it stands", ["0", "name", "3 Cinders", "--string"], '"Ember"', '"3 Cinders"'],
    ["a text in the quotes that were there", ["1", "name", "--string", "Soot"], "'Ash'", "'Soot'"],
    ["by id", ["id:b-2", "fast", "false"], "fast = true", "fast = false"],
    ["an element", ["0", "tides[0]", '"Tide"'], '["Ruin"', '["Tide"'],
    ["behind the end of a list", ["0", "tides[9]", '"Tide"'], '"Stone"]', '"Stone", "Tide"]'],
    ["a member", ["0", "stats.hp", "5"], "{ hp = 2 }", "{ hp = 5 }"],
    ["a list", ["0", "tides", '["a"]'], '["Ruin", "Stone"]', '["a"]'],
    [
      "a new key where the order of the sheet puts it",
      ["1", "cost", "1"],
      "name = 'Ash'\n",
      "name = 'Ash'\ncost = 1\n",
    ],
    ["a text of several lines", ["0", "text", "One\nmore.", "--string"], "Two\nlines.", "One\nmore."],
    ["taking a key out", ["1", "fast", "--unset"], "fast = true\n", ""],
    ["taking an element out", ["0", "tides[0]", "--unset"], '"Ruin", ', ""],
  ];
  test.each(cases)("%s", async (_, args, from, to) => {
    write("cards.toml", cards);
    const { code, err } = await cli(["set", "cards.toml", ...args]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(read("cards.toml")).toBe(cards.replace(from, to));
  });

  test("it says what was and what is", async () => {
    write("cards.toml", cards);
    expect((await cli(["set", "cards.toml", "0", "cost", "7"])).out).toBe("cards.toml: row 0, cost: 3 -> 7\n");
    const json = await cli(["set", "cards.toml", "0", "tides[9]", '"x"', "--json"]);
    expect(JSON.parse(json.out)).toEqual({
      file: "cards.toml",
      table: ["cards"],
      row: 0,
      key: "tides[2]",
      before: null,
      after: "x",
    });
  });

  test("a value that is there already writes nothing", async () => {
    write("cards.toml", cards);
    utimesSync(pathOf("cards.toml"), 1, 1);
    expect((await cli(["set", "cards.toml", "0", "cost", "0x3"])).code).toBe(0);
    expect(statSync(pathOf("cards.toml")).mtimeMs).toBe(1000);
  });

  test("BOM, CR LF and a missing last line end stay", async () => {
    const text = "\uFEFF[[cards]]\r\nname = 'a' # c\r\n\r\n[[cards]]\r\nname = 'b'";
    write("cards.toml", text);
    await cli(["set", "cards.toml", "1", "name", "--string", "z"]);
    expect(read("cards.toml")).toBe(text.replace("'b'", "'z'"));
  });
});

describe("what cannot be done ends with 2, says why and writes nothing", () => {
  const cases: [name: string, args: string[], says: RegExp][] = [
    ["a row that is not there", ["get", "cards.toml", "5", "name"], /2 rows; there is no row 5/],
    ["a row just behind the last", ["get", "cards.toml", "2", "name"], /2 rows; there is no row 2/],
    ["no row at all", ["get", "cards.toml", "-x", "name"], /unknown option|is not a row/],
    ["a row in words", ["set", "cards.toml", "first", "name", "1"], /“first” is not a row/],
    ["an id that is not there", ["get", "cards.toml", "id:zz", "name"], /No row has the id zz/],
    ["an id that several have", ["set", "twins.toml", "id:a", "name", "1"], /several rows: 0, 2/],
    ["ids where there are none", ["get", "two.toml", "id:a", "name", "--table", "heroes"], /have no ids/],
    ["one of several tables", ["get", "two.toml", "0", "name"], /tables heroes, villains\. Try: --table NAME/],
    ["a table that is not there", ["get", "two.toml", "0", "name", "--table", "spells"], /no table spells/],
    ["a file without tables", ["get", "words.toml", "0", "name"], /no table of rows/],
    ["a file that is not there", ["get", "nowhere.toml", "0", "name"], /nowhere\.toml: File not found/],
    ["a folder", ["get", "folder", "0", "name"], /folder/],
    ["broken TOML, with line and column (L4)", ["get", "broken.toml", "0", "name"], /broken\.toml:3:8: /],
    ["what is not UTF-8", ["get", "bytes.toml", "0", "name"], /bytes\.toml/],
    ["a value that is not TOML", ["set", "cards.toml", "0", "name", "Ember Fox"], /not a TOML value.*Try: --string/],
    ["more than a value", ["set", "cards.toml", "0", "cost", "1\nevil = 2"], /not a TOML value/],
    ["no value", ["set", "cards.toml", "0", "cost"], /either a value or --unset/],
    ["value and --unset", ["set", "cards.toml", "0", "cost", "3", "--unset"], /either a value or --unset/],
    ["an element of what is not a list", ["set", "cards.toml", "0", "cost[0]", "3"], /not an array/],
    ["a member of what is not a table", ["set", "cards.toml", "0", "cost.x", "3"], /not a table/],
  ];
  test.each(cases)("%s", async (_, args, says) => {
    write("cards.toml", cards);
    write("two.toml", two);
    write("twins.toml", '[[cards]]\nid = "a"\n[[cards]]\nid = "b"\n[[cards]]\nid = "a"\n');
    write("words.toml", 'words = ["a"]\n');
    write("broken.toml", '[[cards]]\nid = "a"\nname = oops\n');
    write("bytes.toml", new Uint8Array([0x61, 0x20, 0x3d, 0x20, 0x22, 0xff, 0x22, 0x0a]));
    mkdirSync(pathOf("folder"));
    const { code, out, err } = await cli(args);
    expect(err).toMatch(says);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(read("cards.toml")).toBe(cards);
  });
});

describe("a key that leads very far into a value", () => {
  const says = "cardwright: cards.toml: A name has at most 64 steps.\n";

  test.each([65, 10_000, 100_000])("is refused: %d steps", async (steps) => {
    write("cards.toml", cards);
    for (const key of [`q${"[0]".repeat(steps)}`, `q[0]${".a".repeat(steps - 1)}`]) {
      const refused = { code: 2, out: "", err: says };
      expect(await cli(["set", "cards.toml", "0", key, "1"])).toEqual(refused);
      expect(await cli(["get", "cards.toml", "0", key])).toEqual(refused);
    }
    expect(read("cards.toml")).toBe(cards);
  });

  test("is read up to 64 steps", async () => {
    write("cards.toml", cards);
    const key = `q${"[0]".repeat(64)}`;
    expect((await cli(["set", "cards.toml", "0", key, "1"])).code).toBe(0);
    expect(await cli(["get", "cards.toml", "0", key])).toEqual({ code: 0, out: "1\n", err: "" });
  });
});

describe("tables", () => {
  test("--table names one of several", async () => {
    write("two.toml", two);
    expect((await cli(["get", "two.toml", "0", "name", "--table", "villains"])).out).toBe("v\n");
    await cli(["set", "two.toml", "0", "name", "--string", "w", "--table", "villains"]);
    expect(read("two.toml")).toBe(two.replace('"v"', '"w"'));
  });

  test("without it the table the file is named after is meant", async () => {
    write("villains.toml", two);
    expect((await cli(["get", "villains.toml", "0", "name"])).out).toBe("v\n");
  });

  test("R15: the only table is meant whatever the file is called", async () => {
    write("rendered-cards.toml", cards);
    await cli(["add-row", "rendered-cards.toml"]);
    await cli(["delete-row", "rendered-cards.toml", "0"]);
    expect(read("rendered-cards.toml").match(/\[\[.*\]\]/g)).toEqual(["[[cards]]", "[[cards]]"]);
  });

  test("a table inside a table is named with dots", async () => {
    write("game.toml", "[[game.units]]\nhp = 1\n\n[[game.items]]\nhp = 2\n");
    expect((await cli(["get", "game.toml", "0", "hp", "--table", "game.items"])).out).toBe("2\n");
  });
});

describe("files", () => {
  test("a link is followed and stays one", async () => {
    write("real.toml", cards);
    symlinkSync("real.toml", pathOf("link.toml"));
    await cli(["set", "link.toml", "0", "cost", "7"]);
    expect(lstatSync(pathOf("link.toml")).isSymbolicLink()).toBe(true);
    expect(read("real.toml")).toBe(cards.replace("cost = 3", "cost = 7"));
  });

  test("a link out of its folder is followed too: it was named", async () => {
    mkdirSync(pathOf("elsewhere"));
    write("elsewhere/real.toml", cards);
    symlinkSync("elsewhere/real.toml", pathOf("link.toml"));
    expect((await cli(["set", "link.toml", "0", "cost", "7"])).code).toBe(0);
    expect(read("elsewhere/real.toml")).toContain("cost = 7");
  });

  test("a read-only file is not written, and says so", async () => {
    write("cards.toml", cards);
    chmodSync(pathOf("cards.toml"), 0o444);
    const { code, err } = await cli(["set", "cards.toml", "0", "cost", "7"]);
    expect(code).toBe(2);
    expect(err).toMatch(/read-only/);
    expect(read("cards.toml")).toBe(cards);
    expect((await cli(["get", "cards.toml", "0", "cost"])).code).toBe(0);
  });

  test("the mode stays, and nothing is left beside the file", async () => {
    write("cards.toml", cards);
    chmodSync(pathOf("cards.toml"), 0o640);
    await cli(["set", "cards.toml", "0", "cost", "7"]);
    expect(statSync(pathOf("cards.toml")).mode & 0o777).toBe(0o640);
    expect(readdirSync(pathOf(".")).filter((name) => name !== ".data")).toEqual(["cards.toml"]);
  });

  test("a file of two names keeps both", async () => {
    write("cards.toml", cards);
    linkSync(pathOf("cards.toml"), pathOf("other.toml"));
    expect((await cli(["set", "cards.toml", "0", "cost", "7"])).code).toBe(0);
    expect(read("other.toml")).toContain("cost = 7");
  });
});
