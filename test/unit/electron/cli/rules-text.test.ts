import { existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { cli, inFolder, pathOf, read, write } from "./runs.js";

inFolder();

const card = (id: string, name: string, text: string, variables = "") =>
  `[[cards]]\nid = "${id}"\nname = "${name}"\nrules-text = ${JSON.stringify(text)}\nvariables = ${JSON.stringify(variables)}\ncard-type = "Event"\n`;

const good = card("b", "Beacon", "Draw {cards($c)}.", "c: 2");
const bad = card("a", "Anchor", "Draw {cards($c)}.\n\nDrwa.", "c: 2");

/** The folder as people name it on a command line. */
const put = (files: Readonly<Record<string, string>>): void => {
  mkdirSync(pathOf("deck"), { recursive: true });
  for (const [name, text] of Object.entries(files)) write(`deck/${name}`, text);
};

const abilities = `{
  "b": [
    {
      "Event": {
        "effect": {
          "Effect": {
            "DrawCards": {
              "count": 2
            }
          }
        }
      }
    }
  ]
}`;

describe("generate", () => {
  test("writes the abilities beside the cards", async () => {
    put({ "cards.toml": good });
    expect(await cli(["generate", "deck"])).toEqual({ code: 0, out: "", err: "Wrote deck/parsed_abilities.json\n" });
    expect(read("deck/parsed_abilities.json")).toBe(abilities);
    expect(existsSync(pathOf("deck/card_lists.rs"))).toBe(false);
  });

  test("leaves a file alone whose text would not change", async () => {
    put({ "cards.toml": good });
    await cli(["generate", "deck"]);
    const before = statSync(pathOf("deck/parsed_abilities.json")).mtimeMs;
    expect((await cli(["generate", "deck"])).err).toBe("deck/parsed_abilities.json is up to date\n");
    expect(statSync(pathOf("deck/parsed_abilities.json")).mtimeMs).toBe(before);
  });

  test("names a card that fails with its place in the file, leaves it out, and ends with 1", async () => {
    put({ "cards.toml": good + bad });
    const { code, err } = await cli(["generate", "deck"]);
    expect(code).toBe(1);
    expect(err).toContain("deck/cards.toml:10:36: Anchor (a): Unexpected word 'Drwa'.");
    expect(read("deck/parsed_abilities.json")).toBe(abilities);
  });

  test("says the same for programs", async () => {
    put({ "cards.toml": bad });
    const { code, out } = await cli(["generate", "deck", "--json"]);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      files: [{ file: "deck/parsed_abilities.json", changed: true }],
      failures: [
        { file: "cards.toml", table: "cards", row: 0, id: "a", key: "rules-text", line: 4, column: 36, length: 4 },
      ],
    });
  });

  test("leaves out a file that is not TOML, and ends with 1", async () => {
    put({ "cards.toml": good, "z.toml": "[[cards]\n" });
    const { code, err } = await cli(["generate", "deck"]);
    expect([code, read("deck/parsed_abilities.json")]).toEqual([1, abilities]);
    expect(err).toMatch(/^deck\/z\.toml:1:8: .*Left out\.$/mu);
  });

  test.each([["nowhere"], ["empty"]])("refuses a folder that is %s", async (folder) => {
    mkdirSync(pathOf("empty"));
    expect((await cli(["generate", folder])).code).toBe(2);
  });

  test("prints the abilities and writes nothing", async () => {
    put({ "cards.toml": good });
    expect(await cli(["generate", "deck", "--stdout"])).toEqual({ code: 0, out: abilities, err: "" });
    expect(existsSync(pathOf("deck/parsed_abilities.json"))).toBe(false);
    expect((await cli(["generate", "deck", "--stdout", "--all"])).code).toBe(2);
  });

  test("joins the abilities of rows with one id, and says so", async () => {
    put({ "cards.toml": good + good.replace("Beacon", "Other") });
    const { code, err } = await cli(["generate", "deck"]);
    expect(code).toBe(0);
    expect(err).toContain("row 1 of cards has the id b of an earlier row");
    expect(z.object({ b: z.array(z.unknown()) }).parse(JSON.parse(read("deck/parsed_abilities.json"))).b).toHaveLength(
      2,
    );
  });

  test("reads every table of the game in any file directly in the folder, in whatever bytes", async () => {
    mkdirSync(pathOf("deck/inner"), { recursive: true });
    put({
      "a.toml": `\uFEFF${good.replaceAll("\n", "\r\n").replace("[[cards]]", "[[test-cards]]").replace('"b"', '"2"')}`,
      "b.toml": good.replace('"b"', '"10"').trimEnd(),
      "inner/c.toml": good,
      "d.txt": good,
      "play.scenario.toml": good,
    });
    await cli(["generate", "deck"]);
    // As bytes order them, and not as numbers do.
    expect(read("deck/parsed_abilities.json").match(/^ {2}"\d+"/gmu)).toEqual(['  "10"', '  "2"']);
  });

  test("writes code where it is asked to", async () => {
    put({
      "test-cards.toml": card("1", "First Try", "Draw {cards($c)}.\n\nCopy it.", "c: 1").replaceAll(
        "[[cards]]",
        "[[test-cards]]",
      ),
      "card-lists.toml": '[[card-lists]]\nlist-name = "Core 11"\nlist-type = "BaseCardId"\ncard-id = "1"\ncopies = 2\n',
    });
    mkdirSync(pathOf("src"));
    const { err } = await cli(["generate", "deck", "--all", "--code", "src"]);
    expect(err).toBe("Wrote deck/parsed_abilities.json\nWrote src/test_card.rs\nWrote src/card_lists.rs\n");
    expect(read("src/test_card.rs")).toContain(
      '/// Draw {cards($c)}.  Copy it.\npub const FIRST_TRY: BaseCardId = BaseCardId(uuid!("1"));\n',
    );
    expect(read("src/card_lists.rs")).toContain('&[\n    BaseCardId(uuid!("1")),\n    BaseCardId(uuid!("1")),\n];');
  });
});

describe("check", () => {
  test("is content when the disk says the same in other words", async () => {
    put({ "cards.toml": good, "parsed_abilities.json": JSON.stringify(JSON.parse(abilities)) });
    expect(await cli(["check", "deck"])).toEqual({ code: 0, out: "", err: "The generated files are up to date.\n" });
  });

  test.each([
    ["is missing", undefined, "parsed_abilities.json: the file: is not on disk yet\n"],
    ["is not JSON", "{", "parsed_abilities.json: the file: disk has no JSON, now it is a new file\n"],
    [
      "has another number",
      abilities.replace("2", "3"),
      "parsed_abilities.json: Beacon (b)[0].Event.effect.Effect.DrawCards.count: disk has 3, now it is 2\n",
    ],
    ["lacks a card", "{}", "parsed_abilities.json: Beacon (b): is not on disk yet\n"],
    ["has a card more", abilities.replace("{\n", '{\n  "x": [],\n'), "parsed_abilities.json: x: is on disk only\n"],
  ])("tells what is different when the file %s", async (_, onDisk, expected) => {
    put({ "cards.toml": good, ...(onDisk === undefined ? {} : { "parsed_abilities.json": onDisk }) });
    const { code, out } = await cli(["check", "deck"]);
    expect([code, out]).toEqual([1, expected]);
  });

  test("compares code byte for byte where it is there, and misses it with --all", async () => {
    put({
      "cards.toml": good,
      "test-cards.toml": good.replaceAll("[[cards]]", "[[test-cards]]").replace('"b"', '"t"'),
    });
    await cli(["generate", "deck", "--all"]);
    expect((await cli(["check", "deck", "--all"])).code).toBe(0);
    write("deck/test_card.rs", read("deck/test_card.rs").replace("BEACON", "BACON"));
    expect((await cli(["check", "deck"])).out).toMatch(/^test_card\.rs: line 7: disk has .*BACON.*now it is .*BEACON/);
    rmSync(pathOf("deck/test_card.rs"));
    expect((await cli(["check", "deck"])).code).toBe(0);
    expect((await cli(["check", "deck", "--all"])).code).toBe(1);
  });

  test("ends with 1 when a card fails, though the rest agrees", async () => {
    put({ "cards.toml": good + bad });
    await cli(["generate", "deck"]);
    const { code, out } = await cli(["check", "deck", "--json"]);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ differences: [], failures: [{ id: "a" }] });
  });
});

describe("parse", () => {
  test("prints the abilities of a text", async () => {
    const { code, out } = await cli(["parse", "--text", "Draw {cards($c)}.", "--variables", "c: 2"]);
    expect([code, JSON.parse(out)]).toEqual([0, [{ Event: { effect: { Effect: { DrawCards: { count: 2 } } } } }]]);
  });

  test("reports what is wrong, with line and column, and prints nothing", async () => {
    const { code, out, err } = await cli(["parse", "--text", "Copy it.\n\nDrwa."]);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(/^rulesText:3:1: error: Unexpected word 'Drwa'\./);
  });

  test("writes it for programs on the standard output alone", async () => {
    const { code, out, err } = await cli(["parse", "--text", "Draw {cards($c)}.", "--json"]);
    expect([code, err]).toEqual([1, ""]);
    expect(JSON.parse(out)).toMatchObject({
      abilities: null,
      diagnostics: [{ severity: "error", cell: "rulesText", line: 1, column: 6, length: 11 }],
    });
  });

  test("knows the games it can read for", async () => {
    expect((await cli(["parse", "--text", "x", "--game", "chess"])).code).toBe(2);
  });
});

describe("render", () => {
  test("prints texts as players read them", async () => {
    put({ "cards.toml": good });
    expect(await cli(["render", "deck"])).toEqual({ code: 0, out: "Beacon\n  Draw 2 cards.\n\n", err: "" });
  });

  test("prints all forms of every ability as JSON; one that cannot be parsed has none of its own", async () => {
    put({ "cards.toml": good + bad });
    const { code, out } = await cli(["render", "deck", "--json"]);
    expect(code).toBe(1);
    const run = { bold: false, italic: false, underline: false, color: null };
    const drawn = { markup: "Draw 2 cards.", plain: "Draw 2 cards.", runs: [{ text: "Draw 2 cards.", ...run }] };
    const broken = { markup: "Drwa.", plain: "Drwa.", runs: [{ text: "Drwa.", ...run }] };
    expect(JSON.parse(out)).toEqual([
      {
        game: "dreamtides",
        file: "cards.toml",
        table: "cards",
        id: "b",
        name: "Beacon",
        abilities: [{ cell: "rulesText", template: drawn, ast: drawn }],
      },
      {
        game: "dreamtides",
        file: "cards.toml",
        table: "cards",
        id: "a",
        name: "Anchor",
        abilities: [
          { cell: "rulesText", template: drawn, ast: drawn },
          { cell: "rulesText", template: broken, ast: null },
        ],
      },
    ]);
  });
});
