import { chmodSync, existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { cli, inFolder, pathOf, read, write } from "./runs.js";

inFolder();

const put = (files: Readonly<Record<string, string | Uint8Array>>): void => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(pathOf(name)), { recursive: true });
    write(name, content);
  }
};

const made = "deck/parsed_abilities.json";
const row = (table: string, id: string, text: string) =>
  `[[${table}]]\nid = "${id}"\nname = "N ${id}"\nrules-text = ${JSON.stringify(text)}\ncard-type = "Event"\n`;
const good = (id: string) => row("cards", id, "Copy it.");

/** The ids of the generated file in its order; `JSON.parse` would put those that look like numbers first. */
const idsMade = (): string[] =>
  [...read(made).matchAll(/^ {2}("(?:[^"\\]|\\.)*"): \[$/gmu)].map(([, id = ""]) => z.string().parse(JSON.parse(id)));

describe("folders as people have them", () => {
  test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    [
      "all tables of the game, and no other table",
      { "deck/a.toml": row("test-cards", "1", "Copy it.") + row("z", "3", "Copy it.") + good("2") },
      ["1", "2"],
    ],
    [
      "a list of rows on one line",
      { "deck/a.toml": 'cards = [{ id = "i", rules-text = "Copy it.", card-type = "Event" }, 3]\n' },
      ["i"],
    ],
    [
      "tables within tables, which are not looked at",
      { "deck/a.toml": row("a.b", "n", "Copy it.") + good("m") },
      ["m"],
    ],
    [
      "ids that look like numbers, in the order of bytes",
      { "deck/a.toml": ["9", "10", "2"].map(good).join("") },
      ["10", "2", "9"],
    ],
    ["ids of prototypes", { "deck/a.toml": good("constructor") + good("__proto__") }, ["__proto__", "constructor"]],
    ["an empty id", { "deck/a.toml": good("") }, [""]],
    ["ids that are no text", { "deck/a.toml": good("1").replace('"1"', "1") }, []],
    ["variables that are no text", { "deck/a.toml": `${good("1")}variables = 7\n` }, ["1"]],
    ["a blank text", { "deck/a.toml": row("cards", "1", " \n\u2003\n") }, []],
    ["a hidden file", { "deck/.a.toml": good("1") }, ["1"]],
    [
      "files of other kinds and of folders within",
      { "deck/a.toml": good("1"), "deck/b.json": "{", "deck/in/c.toml": "[" },
      ["1"],
    ],
    [
      "a byte order mark, CR LF and no last line end",
      { "deck/a.toml": `\uFEFF${good("1").trimEnd().replaceAll("\n", "\r\n")}` },
      ["1"],
    ],
  ])("%s", async (_, files, ids) => {
    put(files);
    expect((await cli(["generate", "deck"])).code).toBe(0);
    expect(idsMade()).toEqual(ids);
    expect((await cli(["check", "deck"])).code).toBe(0);
  });

  test.each(["generate", "check"])("an empty file has nothing for %s", async (name) => {
    put({ "deck/a.toml": "" });
    expect(await cli([name, "deck"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("No table here belongs to a game with generated files.") as string,
    });
  });

  test.each(["generate", "check", "render"])("%s can be narrowed to a game", async (name) => {
    put({ "deck/a.toml": good("1"), "deck/b.toml": '[[ttcg-cards]]\nname = "A"\ntype = "spell"\n' });
    await cli(["generate", "deck"]);
    expect((await cli([name, "deck", "--game", "dreamtides"])).code).toBe(0);
    const other = await cli([name, "deck", "--game", "ttcg"]);
    expect([other.code, other.out]).toEqual([name === "render" ? 0 : 2, ""]);
  });

  describe("whose tables belong to a game that generates nothing", () => {
    const other = '[[serial-index]]\ncard-id = "c"\nserial-from = 1\n';
    const settings = '[[sheets]]\nfile = "a.toml"\ngame = "ttcg"\n';

    test.each(["generate", "check"])("%s refuses", async (name) => {
      put({ "deck/a.toml": good("1") + other, "deck/.cardwright/workspace.toml": settings });
      const { code, err } = await cli([name, "deck"]);
      expect([code, err]).toEqual([
        2,
        expect.stringContaining("No table here belongs to a game with generated files."),
      ]);
      expect(existsSync(pathOf(made))).toBe(false);
    });

    test("render has no language for them", async () => {
      put({ "deck/a.toml": good("1"), "deck/.cardwright/workspace.toml": settings });
      expect(await cli(["render", "deck", "--json"])).toMatchObject({ code: 0, out: "[]\n" });
    });
  });

  test("links to files and to the folder itself", async () => {
    put({ "else/a.toml": good("1"), "deck/b.toml": good("2") });
    symlinkSync(pathOf("else/a.toml"), pathOf("deck/a.toml"));
    symlinkSync(pathOf("deck"), pathOf("other"));
    expect((await cli(["generate", "other/"])).code).toBe(0);
    expect(idsMade()).toEqual(["1", "2"]);
  });

  test.each<[string, string | Uint8Array, RegExp]>([
    ["with a broken line", "a = 1\nb = \n", /^deck\/z\.toml:2:\d+: .*Left out\.$/mu],
    ["with one key twice", "a = 1\na = 2\n", /^deck\/z\.toml:2:1: .*Left out\.$/mu],
    ["in the middle of a merge", "<<<<<<< ours\n", /^deck\/z\.toml:1:1: .*Left out\.$/mu],
    ["of other letters than UTF-8", new Uint8Array([97, 61, 34, 0xe9, 34]), /^deck\/z\.toml:1:4: .*Left out\.$/mu],
  ])("a file %s is named with its place and left out, and commands end with 1", async (_, content, place) => {
    put({ "deck/a.toml": good("1"), "deck/z.toml": content });
    for (const args of [
      ["generate", "deck"],
      ["check", "deck"],
      ["render", "deck"],
      ["proof", "deck", "--out", "proof.html"],
      ["print", "deck", "--out", "cards.pdf"],
    ]) {
      const { code, err } = await cli(args);
      expect([args[0], code]).toEqual([args[0], 1]);
      expect(err).toMatch(place);
    }
    expect(idsMade()).toEqual(["1"]);
    for (const command of ["generate", "check"]) {
      const { out } = await cli([command, "deck", "--json"]);
      const broken: unknown = JSON.parse(out);
      expect(broken).toMatchObject({ broken: [{ file: "z.toml", message: expect.any(String) as string }] });
    }
    expect(JSON.parse((await cli(["render", "deck", "--json"])).out)).toMatchObject([{ id: "1" }]);
  });
});

describe("a card that fails", () => {
  test.each([
    ["in a basic string", 'rules-text = "Copy it.\\n\\nDrwa."', "rules-text", 4, 27],
    ["in a long string of CR LF", 'rules-text = """\r\nCopy it.\r\n\r\nDrwa."""', "rules-text", 7, 1],
    ["in its variables", 'rules-text = "Draw {cards($c)}."\nvariables = """\na: 1\nc"""', "variables", 7, 1],
  ])("is named with the place of what is wrong %s", async (_, cells, key, line, column) => {
    put({ "deck/a.toml": `[[cards]]\nid = "x"\nname = "Ex"\n${cells}\n${good("y")}` });
    const { code, out, err } = await cli(["generate", "deck", "--json"]);
    expect(code).toBe(1);
    const { failures } = z.object({ failures: z.array(z.record(z.string(), z.unknown())) }).parse(JSON.parse(out));
    expect(failures).toContainEqual(
      expect.objectContaining({ file: "a.toml", table: "cards", row: 0, id: "x", key, line, column }),
    );
    expect(err).toContain(`deck/a.toml:${line}:${column}: Ex (x): `);
    expect(idsMade()).toEqual(["y"]);
  });

  test("suggests what could follow, or what was meant", async () => {
    put({ "deck/a.toml": row("cards", "x", "Disolve an enemy.") + row("cards", "y", "Zyzzyva.") });
    const { out, err } = await cli(["generate", "deck", "--json"]);
    expect(err).toContain("Did you mean {Dissolve}?");
    expect(err).toMatch(/Unexpected word 'Zyzzyva'\. Expected: .+ \| .+ \| \d+ others/u);
    expect(JSON.parse(out)).toMatchObject({
      failures: [{ suggestion: "{Dissolve}" }, { suggestion: null, suggestions: [] }],
    });
  });

  test("stays in the way of check and render too, which name it", async () => {
    put({ "deck/a.toml": row("cards", "x", "Drwa.") });
    await cli(["generate", "deck"]);
    for (const args of [
      ["check", "deck"],
      ["render", "deck"],
    ]) {
      const { code, err } = await cli(args);
      expect(code).toBe(1);
      expect(err).toContain("deck/a.toml:4:15: N x (x): Unexpected word 'Drwa'.");
    }
  });
});

describe("files that cannot be written", () => {
  test("end generate with 2, and what was there stays", async () => {
    put({ "deck/a.toml": good("1"), [made]: "before" });
    chmodSync(pathOf(made), 0o444);
    const { code, err } = await cli(["generate", "deck"]);
    expect(code).toBe(2);
    expect(err).toMatch(/^cardwright: deck\/parsed_abilities\.json: Nothing was written\./u);
    expect(read(made)).toBe("before");
  });

  test("where a file has the name of the folder for code end it with 2 before anything is written", async () => {
    put({ "deck/a.toml": row("test-cards", "1", "Copy it."), taken: "" });
    const { code, err } = await cli(["generate", "deck", "--all", "--code", "taken"]);
    expect(code).toBe(2);
    expect(err).toMatch(/^cardwright: taken: /u);
    expect(existsSync(pathOf(made))).toBe(false);
  });

  test("make their folder where it is not there", async () => {
    put({ "deck/a.toml": row("test-cards", "1", "Copy it.") });
    expect((await cli(["generate", "deck", "--all", "--code", "new/src"])).code).toBe(0);
    expect(readdirSync(pathOf("new/src"))).toEqual(["test_card.rs"]);
  });
});

describe("constants and lists", () => {
  const lists = '[[card-lists]]\nlist-name = "L"\nlist-type = "T"\ncard-id = "a"\ncopies = 1\n';

  test.each([
    ["rust", "card_lists.rs"],
    ["typescript", "card_lists.ts"],
    ["json", "card_lists.json"],
  ])("are written as %s, and are compared where they are", async (language, file) => {
    put({ "deck/a.toml": lists });
    await cli(["generate", "deck", "--all", "--as", language]);
    expect(readdirSync(pathOf("deck")).sort()).toEqual(["a.toml", file, "parsed_abilities.json"].sort());
    expect((await cli(["check", "deck"])).code).toBe(0);
    put({ "deck/a.toml": lists.replace("copies = 1", "copies = 2") });
    expect((await cli(["check", "deck"])).out).toMatch(new RegExp(`^${file.replace(".", "\\.")}: `, "u"));
  });

  test("in no other language", async () => {
    put({ "deck/a.toml": lists });
    expect((await cli(["generate", "deck", "--as", "cobol"])).code).toBe(2);
  });
});
