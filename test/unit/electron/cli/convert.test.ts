import { unzipSync } from "fflate";
import { chmodSync, existsSync, readFileSync, truncateSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cli, inFolder, pathOf, read, write } from "./runs.js";

inFolder();

const cards = `# Our cards

[[cards]]
id = "a" # first
name = 'One'
cost = 3

[[cards]]
id = "b"
name = "Two"
tides = ["Ruin"]
`;

describe("convert", () => {
  test("TOML to CSV", async () => {
    write("cards.toml", cards);
    expect(await cli(["convert", "cards.toml", "cards.csv"])).toEqual({ code: 0, out: "", err: "" });
    expect(read("cards.csv")).toBe("id,name,cost,tides[0]\na,One,3,\nb,Two,,Ruin\n");
  });

  test("TOML to a workbook with its formats, and back", async () => {
    const looks =
      '[metadata]\n[[metadata.columns]]\nkey = "cost"\nwidth = 350\nnumber_format = "#,##0"\n' +
      '[[metadata.conditional_formatting]]\ncolumn = "cost"\ncondition = { equals = 3 }\nstyle = { background_color = "#aabbcc" }\n';
    write("cards.toml", `${cards}\n${looks}`);
    expect(await cli(["convert", "cards.toml", "cards.xlsx", "--table", "cards"])).toEqual({
      code: 0,
      out: "",
      err: "",
    });
    const parts = unzipSync(new Uint8Array(readFileSync(pathOf("cards.xlsx"))));
    const part = (name: string): string => new TextDecoder().decode(parts[name]);
    expect(part("xl/styles.xml")).toMatch(/aabbcc/iu);
    expect(part("xl/worksheets/sheet1.xml")).toMatch(/<col [^>]*width="50"/u);
    expect(await cli(["convert", "cards.xlsx", "-", "--as", "csv"])).toMatchObject({
      code: 0,
      out: "id,name,cost,tides[0]\na,One,3,\nb,Two,,Ruin\n",
    });
    expect((await cli(["convert", "cards.xlsx", "cards.toml", "--update"])).err).toContain("0 cells changed");
    expect(read("cards.toml")).toBe(`${cards}\n${looks}`);
    await cli(["convert", "cards.xlsx", "cards.json"]);
    expect(JSON.parse(read("cards.json"))).toEqual({
      cards: [
        { id: "a", name: "One", cost: 3 },
        { id: "b", name: "Two", tides: ["Ruin"] },
      ],
    });
  });

  test("a workbook has no word for an empty text, so that its empty cells leave those of the file", async () => {
    const texts = '[[cards]]\nid = "a"\nname = ""\ncost = 3\n\n[[cards]]\nid = "b"\nname = "Two"\ncost = 4\n';
    write("cards.toml", texts);
    await cli(["convert", "cards.toml", "cards.xlsx"]);
    expect((await cli(["convert", "cards.xlsx", "cards.toml", "--update"])).err).toContain("0 cells changed");
    expect(read("cards.toml")).toBe(texts);
  });

  test("rows of other formats become a workbook, too; and texts that look like formulas stay texts", async () => {
    write("units.csv", "name,hp\n=1+1,3\n");
    expect((await cli(["convert", "units.csv", "units.xlsx"])).code).toBe(0);
    await cli(["convert", "units.xlsx", "back.csv"]);
    expect(read("back.csv")).toBe("name,hp\n'=1+1,3\n");
    await cli(["convert", "units.xlsx", "raw.csv", "--raw"]);
    expect(read("raw.csv")).toBe("name,hp\n=1+1,3\n");
    // Whether guarded or not, a workbook has the text itself.
    await cli(["convert", "back.csv", "again.xlsx"]);
    await cli(["convert", "again.xlsx", "again.csv", "--raw"]);
    expect(read("again.csv")).toBe("name,hp\n=1+1,3\n");
  });

  test("a text with an apostrophe of its own before a formula comes back from a workbook", async () => {
    const texts = `[[cards]]\nid = "a"\nname = "'=1"\n`;
    write("cards.toml", texts);
    await cli(["convert", "cards.toml", "cards.xlsx"]);
    const parts = unzipSync(new Uint8Array(readFileSync(pathOf("cards.xlsx"))));
    expect(
      Object.values(parts)
        .map((part) => new TextDecoder().decode(part))
        .join(""),
    ).not.toMatch(/(?:'|&apos;){2}=1/u);
    await cli(["convert", "cards.xlsx", "back.toml", "--table", "cards"]);
    expect(read("back.toml")).toBe(texts);
  });

  test.each([
    ["an existing workbook without --force", ["cards.toml", "there.xlsx"], /there\.xlsx.*already exists|exists/su],
    ["a file that is no workbook", ["cards.toml", "x.toml", "--from", "xlsx"], /cannot be read as an Excel workbook/u],
    ["a workbook that is not there", ["none.xlsx", "x.toml"], /none\.xlsx.*not found/su],
    ["a folder", [".", "x.toml", "--from", "xlsx"], /A workbook is read from a file|is a folder|directory/u],
    ["a workbook of more than 64 MB", ["huge.xlsx", "x.toml"], /The workbook has more than 64 MB, which is not read/u],
    ["a device", ["/dev/zero", "x.toml", "--from", "xlsx"], /A workbook is read from a file/u],
    ["standard input", ["-", "x.toml", "--from", "xlsx"], /A workbook is read from a file and written to one/u],
    ["standard output", ["cards.toml", "-", "--as", "xlsx"], /A workbook is read from a file and written to one/u],
    ["--raw", ["cards.toml", "x.xlsx", "--raw"], /--raw applies to CSV only/u],
    ["an update of a workbook", ["cards.toml", "x.xlsx", "--update"], /Only a TOML file can be updated/u],
  ])("refuses %s", async (_, args, message) => {
    write("cards.toml", cards);
    write("there.xlsx", "mine");
    write("huge.xlsx", "");
    truncateSync(pathOf("huge.xlsx"), 65 * 1024 * 1024);
    const { code, err } = await cli(["convert", ...args]);
    expect(code).toBe(2);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/\n\s+at /u);
    expect([read("there.xlsx"), existsSync(pathOf("x.toml")), existsSync(pathOf("x.xlsx"))]).toEqual([
      "mine",
      false,
      false,
    ]);
  });

  test("CSV to TOML: a table named after the file, or after --table", async () => {
    write("units.csv", "name,hp\nArcher,3\n");
    await cli(["convert", "units.csv", "units.toml"]);
    expect(read("units.toml")).toBe('[[units]]\nname = "Archer"\nhp = 3\n');
    await cli(["convert", "units.csv", "game.toml", "--table", "game.units"]);
    expect(read("game.toml")).toBe('[[game.units]]\nname = "Archer"\nhp = 3\n');
  });

  test("TOML to JSON and back", async () => {
    write("cards.toml", "[[cards]]\na = 1.0\nb = 9007199254740993\n");
    await cli(["convert", "cards.toml", "cards.json"]);
    expect(JSON.parse(read("cards.json"))).toEqual({ cards: [{ a: 1, b: { $int: "9007199254740993" } }] });
    await cli(["convert", "cards.json", "back.toml"]);
    expect(read("back.toml")).toBe("[[cards]]\na = 1.0\nb = 9007199254740993\n");
  });

  test("JSON that is a list of rows is a table", async () => {
    write("cards.json", '[{"name": "A"}, {"name": "B"}]');
    await cli(["convert", "cards.json", "cards.toml"]);
    expect(read("cards.toml")).toBe('[[cards]]\nname = "A"\n\n[[cards]]\nname = "B"\n');
  });

  test("to the standard output, and from the standard input", async () => {
    write("cards.toml", "[[cards]]\na = 1\n");
    expect((await cli(["convert", "cards.toml", "-", "--as", "csv"])).out).toBe("a\n1\n");
    expect((await cli(["convert", "-", "-", "--from", "csv", "--as", "toml", "--table", "x"], "a\n1\n")).out).toBe(
      "[[x]]\na = 1\n",
    );
  });

  test("the tagged form of the TOML test suite", async () => {
    write("x.toml", "a = 1\nd = 1979-05-27\n");
    const { out } = await cli(["convert", "x.toml", "-", "--as", "toml-test-json"]);
    expect(JSON.parse(out)).toEqual({
      a: { type: "integer", value: "1" },
      d: { type: "date-local", value: "1979-05-27" },
    });
  });

  test("one of several tables", async () => {
    write("two.toml", "[[a]]\nx = 1\n\n[[b]]\nx = 2\n");
    expect((await cli(["convert", "two.toml", "-", "--as", "csv", "--table", "b"])).out).toBe("x\n2\n");
    const { code, err } = await cli(["convert", "two.toml", "-", "--as", "csv"]);
    expect(code).toBe(2);
    expect(err).toMatch(/tables a, b.*--table/);
  });

  test("a file that is there is not replaced, unless by force", async () => {
    write("cards.csv", "id\nz\n");
    write("cards.toml", cards);
    const { code, err } = await cli(["convert", "cards.csv", "cards.toml"]);
    expect(code).toBe(2);
    expect(err).toMatch(/cards\.toml: The file already exists\. Try: --update/);
    expect(read("cards.toml")).toBe(cards);
    expect((await cli(["convert", "cards.csv", "cards.toml", "--force"])).code).toBe(0);
    expect(read("cards.toml")).toBe('[[cards]]\nid = "z"\n');
  });

  test("a read-only file is not replaced by force either", async () => {
    write("cards.csv", "id\nz\n");
    write("cards.toml", cards);
    chmodSync(pathOf("cards.toml"), 0o444);
    expect((await cli(["convert", "cards.csv", "cards.toml", "--force"])).code).toBe(2);
    expect(read("cards.toml")).toBe(cards);
  });

  test("--update brings rows into the file, and changes nothing else of it", async () => {
    write("cards.csv", "id,name,cost\nb,Zwei,\na,One,4\n,Three,5\n");
    write("cards.toml", cards);
    const { code, err } = await cli(["convert", "cards.csv", "cards.toml", "--update"]);
    expect({ code, err }).toEqual({
      code: 0,
      err: "cards.toml: 2 cells changed, 1 row added, 0 rows not mentioned\n",
    });
    const expected = cards.replace("cost = 3", "cost = 4").replace('"Two"', '"Zwei"');
    expect(read("cards.toml").slice(0, expected.length)).toBe(expected);
    expect(read("cards.toml").slice(expected.length)).toMatch(
      /^\n\[\[cards\]\]\nid = ".{36}"\nname = "Three"\ncost = 5\n$/,
    );
  });

  test("--update finds rows by the column of ids that the game of the table has, and makes new ids as it does", async () => {
    const row = (id: string, name: string): string =>
      `[[cards]]\ncard_id = "${id}"\nname = "${name}"\ntype = "creature"\nattack = 1\ndefense = 2 # ${id}\n`;
    write("cards.toml", [row("ant_01", "Ant"), row("bee_01", "Bee")].join("\n"));
    write(
      "cards.csv",
      "card_id,name,type,attack,defense\nbee_01,Hornet,spell,8,9\nant_01,Ant,creature,1,2\n,Ant,creature,3,3\n,Ant,creature,4,4\n",
    );
    const { err } = await cli(["convert", "cards.csv", "cards.toml", "--update"]);
    expect(err).toBe("cards.toml: 4 cells changed, 2 rows added, 0 rows not mentioned\n");
    const after = read("cards.toml");
    expect(after).toContain('card_id = "bee_01"\nname = "Hornet"\ntype = "spell"\nattack = 8\ndefense = 9 # bee_01');
    expect([...after.matchAll(/^card_id = "(.*)"$/gmu)].map(([, id]) => id)).toEqual([
      "ant_01",
      "bee_01",
      "ant_02",
      "ant_03",
    ]);
  });

  test("--update from JSON changes only the keys that its rows have", async () => {
    write("cards.json", '{"cards": [{"id": "a", "name": "Uno"}]}');
    write("cards.toml", cards);
    await cli(["convert", "cards.json", "cards.toml", "--update"]);
    expect(read("cards.toml")).toBe(cards.replace("'One'", "'Uno'"));
  });

  test("texts that begin like formulas are guarded, with a notice, and are restored by an import", async () => {
    const toml = `[[cards]]\nname = "=1+1" # risky\ncost = -3\nlabel = "+2"\n`;
    write("cards.toml", toml);
    const guarded = await cli(["convert", "cards.toml", "cards.csv"]);
    expect([guarded.code, guarded.out]).toEqual([0, ""]);
    expect(guarded.err).toMatch(/^cards\.csv: 2 cells begin like formulas .* --raw writes them as they are\.\n$/);
    expect(read("cards.csv")).toBe("name,cost,label\n'=1+1,-3,'+2\n");
    expect((await cli(["convert", "cards.csv", "cards.toml", "--update"])).err).toContain(
      "0 cells changed, 0 rows added",
    );
    expect(read("cards.toml")).toBe(toml);
    const raw = await cli(["convert", "cards.toml", "-", "--as", "csv", "--raw"]);
    expect(raw).toEqual({ code: 0, out: 'name,cost,label\n=1+1,-3,"+2"\n', err: "" });
    write("raw.csv", raw.out);
    expect((await cli(["convert", "raw.csv", "cards.toml", "--update"])).err).toContain(
      "0 cells changed, 0 rows added",
    );
    expect(read("cards.toml")).toBe(toml);
  });

  test("what is named counts, whatever the names of the files say", async () => {
    write("cards.toml", cards);
    await cli(["convert", "cards.toml", "odd.csv", "--as", "json"]);
    expect(JSON.parse(read("odd.csv"))).toHaveProperty("cards");
    write("units.xlsx", "name,hp\nArcher,3\n");
    expect((await cli(["convert", "units.xlsx", "-", "--from", "csv", "--as", "toml"])).out).toBe(
      '[[units]]\nname = "Archer"\nhp = 3\n',
    );
    await cli(["convert", "cards.toml", "text.xlsx", "--as", "csv"]);
    expect(read("text.xlsx")).toMatch(/^id,name,cost/u);
  });

  test.each([
    ["units.csv", "hp\n3\n", [], "units"],
    ["un\u0001its.csv", "hp\n3\n", [], "un u0001its"],
    ["two.toml", "[[a]]\nhp = 3\n\n[[b]]\nhp = 4\n", ["--table", "b"], "b"],
    ["odd.toml", '[["a\\u0001b"]]\nhp = 3\n', [], "a u0001b"],
  ])("a workbook made of %j has a sheet of the name of its rows", async (file, text, more, name) => {
    write(file, text);
    expect((await cli(["convert", file, "units.xlsx", ...more])).code).toBe(0);
    const parts = unzipSync(new Uint8Array(readFileSync(pathOf("units.xlsx"))));
    expect(new TextDecoder().decode(parts["xl/workbook.xml"])).toContain(`name="${name}"`);
  });

  test("a workbook has each row in the formats that its own values meet", async () => {
    const format = 'column = "cost"\ncondition = { equals = 3 }\nstyle = { background_color = "#aabbcc" }\n';
    write("cards.toml", `[[cards]]\ncost = 3\n\n[[cards]]\ncost = 4\n\n[[metadata.conditional_formatting]]\n${format}`);
    await cli(["convert", "cards.toml", "cards.xlsx"]);
    const parts = unzipSync(new Uint8Array(readFileSync(pathOf("cards.xlsx"))));
    const sheet = new TextDecoder().decode(parts["xl/worksheets/sheet1.xml"]);
    const styleOf = (place: string): string | undefined => new RegExp(`r="${place}" s="(\\d+)"`, "u").exec(sheet)?.[1];
    expect(styleOf("A2")).toBeDefined();
    expect(styleOf("A3")).not.toBe(styleOf("A2"));
  });

  test("--update begins a table that the file lacks, and empties cells that are empty in CSV", async () => {
    write("game.toml", "# Ours\n");
    write("units.csv", "id,name,hp\na,Archer,3\n");
    expect((await cli(["convert", "units.csv", "game.toml", "--update", "--table", "units"])).err).toContain(
      "1 row added",
    );
    expect(read("game.toml")).toContain('# Ours\n\n[[units]]\nid = "a"\nname = "Archer"\nhp = 3\n');
    write("game.toml", '[[units]]\nid = "a"\nname = ""\nhp = 3\n');
    write("units.csv", "id,name,hp\na,,3\n");
    expect((await cli(["convert", "units.csv", "game.toml", "--update"])).err).toContain("1 cell changed");
    expect(read("game.toml")).toBe('[[units]]\nid = "a"\nhp = 3\n');
  });

  test("CSV from CSV stays as it is, and --raw is about CSV alone", async () => {
    write("a.csv", '"name"\n"=1+1"\n');
    expect(await cli(["convert", "a.csv", "b.csv"])).toEqual({ code: 0, out: "", err: "" });
    expect(read("b.csv")).toBe(read("a.csv"));
    const { code, err } = await cli(["convert", "a.csv", "b.json", "--raw"]);
    expect([code, err]).toEqual([2, "cardwright: --raw applies to CSV only, and another format is to be written.\n"]);
  });

  test("what was converted to CSV and brought back changes no byte", async () => {
    write("cards.toml", cards);
    await cli(["convert", "cards.toml", "cards.csv"]);
    await cli(["convert", "cards.csv", "cards.toml", "--update"]);
    expect(read("cards.toml")).toBe(cards);
  });

  test.each([
    [["convert", "nowhere.toml", "x.json"], /nowhere\.toml: File not found/],
    [["convert", "cards.toml", "x.doc"], /format of “x\.doc”.*--as FORMAT/],
    [["convert", "cards.txt", "x.json"], /format of “cards\.txt”.*--from FORMAT/],
    [["convert", "cards.toml", "x.csv", "--as", "excel"], /Allowed choices/],
    [["convert", "cards.toml", "x.csv", "--update"], /Only a TOML file can be updated/],
    [["convert", "broken.json", "x.toml"], /broken\.json:1:7/],
    [["convert", "broken.csv", "x.toml"], /broken\.csv:2:1/],
    [["convert", "broken.csv", "cards.toml", "--update"], /broken\.csv:2:1/],
    [["convert", "cards.toml", "nowhere.toml", "--update"], /nowhere\.toml: File not found/],
    [["convert", "broken.toml", "x.json"], /broken\.toml:1:5/],
    [["convert", "words.toml", "x.csv"], /no table of rows/],
    [["convert", "cards.toml", "no/such/folder.csv"], /not saved|no such|gone|not/i],
  ])("%j ends with 2", async (args, says) => {
    write("cards.toml", cards);
    write("cards.txt", "");
    write("broken.json", '{"a": }');
    write("broken.csv", 'a\n"b\n');
    write("broken.toml", "a = \n");
    write("words.toml", 'words = ["a"]\n');
    const { code, out, err } = await cli(args);
    expect(err).toMatch(says);
    expect({ code, out }).toEqual({ code: 2, out: "" });
  });
});

describe("convert with a format of a game", () => {
  const head =
    "NAME;TYPE;SUBTYPES;LEVEL;IMAGE;ATTACK;DEFENSE;EFFECT1;EFFECT2;SERIAL;RARITY;TRANSPARENCY;EFFECT1_STYLE;EFFECT2_STYLE";
  const low = "Low;Spell;;1;low.png;+10;-5;Mill.;Draw.;;0;50;None;None";
  const list = `${head}\r\n${low}\r\n`;
  const rows = '[[ttcg-cards]]\nname = "Low"\n';

  test("a list is known by its first line, becomes the table of the game with new ids, and comes back", async () => {
    write("list.csv", list);
    expect(await cli(["convert", "list.csv", "cards.toml"])).toEqual({ code: 0, out: "", err: "" });
    expect(read("cards.toml")).toMatch(/^\[\[ttcg-cards\]\]\nid = "[0-9a-f-]{36}"\nname = "Low"\n/u);
    await cli(["convert", "cards.toml", "back.csv", "--as", "ttcg-csv"]);
    expect(read("back.csv")).toBe(list);
  });

  test("a list that is brought into a file changes its cells, not its ids", async () => {
    write("list.csv", list);
    await cli(["convert", "list.csv", "cards.toml"]);
    const before = read("cards.toml");
    write("list.csv", list.replace("+10", "+20"));
    expect((await cli(["convert", "list.csv", "cards.toml", "--update"])).err).toContain(
      "1 cell changed, 0 rows added, 0 rows not mentioned",
    );
    expect(read("cards.toml")).toBe(before.replace("+10", "+20"));
  });

  test.each([
    ["named by --from", ["list.txt", "-", "--from", "ttcg-csv", "--as", "toml"], /^\[\[ttcg-cards\]\]\n/u],
    ["named by --as for TOML", ["list.txt", "out.toml", "--as", "ttcg-csv"], /^\[\[ttcg-cards\]\]\nid = /u],
    ["in a table of another name", ["list.csv", "-", "--as", "toml", "--table", "mine"], /^\[\[mine\]\]\n/u],
    ["as JSON", ["list.csv", "-", "--as", "json"], /^\{\s*"ttcg-cards": \[/u],
    ["as CSV, where that is named", ["list.csv", "-", "--from", "csv", "--as", "toml"], /^\[\[list\]\]\n"?NAME;/u],
    ["of JSON", ["rows.json", "-", "--as", "ttcg-csv"], /\r\nLow;/u],
    ["of a table of another name", ["mine.toml", "-", "--as", "ttcg-csv", "--table", "mine"], /\r\nMine;/u],
    [
      "as a file of any name, where both formats are named",
      ["mine.toml", "out.toml", "--from", "toml", "--as", "ttcg-csv", "--table", "mine"],
      /\r\nMine;/u,
    ],
  ])("a list %s", async (_, args, says) => {
    for (const name of ["list.csv", "list.txt"]) write(name, list);
    write("rows.json", '[{ "name": "Low" }]');
    write("mine.toml", `${rows}\n[[mine]]\nname = "Mine"\n`);
    const { code, out, err } = await cli(["convert", ...args]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(args[1] === "-" ? out : read(args[1] ?? "")).toMatch(says);
  });

  test.each([
    ["list.csv", `${head}\r\nLow;Spell\r\n`, /^cardwright: list\.csv: Card 1 has 2 fields/u],
    ["list.csv", `${list}"open`, /^cardwright: list\.csv:3:1: /u],
    ["broken.json", '{"a": }', /^cardwright: broken\.json:1:7: /u],
  ])("names %s where it cannot be read: %j", async (name, text, says) => {
    write(name, text);
    const { code, err } = await cli(["convert", name, "-", "--as", "ttcg-csv"]);
    expect(code).toBe(2);
    expect(err).toMatch(says);
  });
});
