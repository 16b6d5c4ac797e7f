import { mkdirSync, symlinkSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { cli, inFolder, pathOf, read, write } from "./runs.js";

inFolder();

const cards = '[[cards]]\nid = "a"\nname = "One"\ncost = 3\n';
/** A name that a terminal would obey and that has two lines. */
const wild = "one\ntwo\u001b[31m.toml";

beforeEach(() => {
  for (const name of ["good.toml", wild]) write(name, cards);
  write("good.csv", "id,name\na,Uno\n");
  write("empty.toml", "");
  write("text.toml", "hello = = 3\n");
  write(
    "bytes.toml",
    Uint8Array.from({ length: 256 }, (_, at) => at),
  );
  for (const name of ["folder.toml", "cards", "bare", "broken"]) mkdirSync(pathOf(name));
  write("cards/good.toml", cards);
  write("broken/text.toml", "a = = 1\n");
  symlinkSync("nowhere", pathOf("dangling.toml"));
  symlinkSync("loop.toml", pathOf("loop.toml"));
});

const paths = [
  ["missing.toml", "folder.toml", "good.toml/under.toml", "dangling.toml", "loop.toml", "empty.toml", "text.toml"],
  ["bytes.toml", wild, "", "bare", "broken", "missing", "good.toml", "/dev/null", `${"x".repeat(300)}.toml`],
].flat();

const linesWith = (path: string): readonly (readonly string[])[] => [
  ["get", path, "0"],
  ["set", path, "0", "cost", "4"],
  ["add-row", path, 'name="x"'],
  ["delete-row", path, "0"],
  ["move-row", path, "0", "0"],
  ["add-item", path, "0", "parts", "{ n = 1 }"],
  ["delete-item", path, "0", "parts[0]"],
  ["move-item", path, "0", "parts[0]", "--to", "1"],
  ["tool", path],
  ["tool", path, "write-as-rows"],
  ["convert", path, "-", "--as", "csv"],
  ["convert", "good.toml", path, "--as", "json"],
  ["convert", "good.csv", path, "--update"],
  ["validate", path],
  ["validate", "cards", "--sarif", path],
  ["check", path],
  ["generate", path, "--stdout"],
  ["render", path],
  ["scenario", path],
  ["match", "--replay", path],
  ["match", "--cards", path, "--decks", "nobody"],
  ["simulate", path, "--decks", "nobody"],
  ["simulate", "cards", "--compare", path, "--decks", "nobody"],
];

describe("every command, whatever its path leads to", () => {
  test.each(paths)("%j", async (path) => {
    for (const line of linesWith(path)) {
      const { code, err } = await cli(line);
      const shown = JSON.stringify(line);
      expect([0, 1, 2], shown).toContain(code);
      expect(err, shown).not.toMatch(/^ {4}at /m);
      if (code !== 2) continue;
      // One sentence, which names what was named, after what was left out.
      expect(err, shown).toMatch(/^(?:[^\n]* Left out\.\n)?(?:cardwright|error): .*[.)]\n$/s);
      if (path === "") expect(err, shown).toMatch(/The name is empty\.|format of “” cannot be inferred/);
    }
    for (const name of ["good.csv", "text.toml"]) if (name !== path) expect(read(name).length).toBeGreaterThan(0);
  });
});

describe("what was named is what is meant", () => {
  test.each([
    [["render", "good.toml"], "good.toml: This is a file. Expected: a folder of TOML files."],
    [["check", "good.toml"], "good.toml: This is a file. Expected: a folder of TOML files."],
    [["watch", "good.toml"], "good.toml: This is a file. Expected: a folder of TOML files."],
    [["validate", "loop.toml"], "loop.toml: It is a link that leads back to itself."],
    [["scenario", "loop.toml"], "loop.toml: It is a link that leads back to itself."],
    [["validate", "x".repeat(300)], `${"x".repeat(300)}: The name is too long for this disk.`],
    [["get", "", "0"], "The name is empty. Expected: the name of a file."],
    [["convert", "good.toml", "", "--as", "json"], "The name is empty. Expected: the name of a file."],
    [["generate", ""], "The name is empty. Expected: the name of a folder."],
    [["simulate", "cards", "--compare", ""], "The name is empty. Expected: the name of a folder."],
  ])("%j", async (line, message) => {
    expect(await cli(line)).toEqual({ code: 2, out: "", err: `cardwright: ${message}\n` });
  });

  test("a name with control characters stays in its line", async () => {
    const shown = String.raw`one\ntwo\u001b[31m.toml`;
    expect((await cli(["set", wild, "0", "cost", "4"])).out).toBe(
      `${shown}: row 0, cost: 4 -> 4\n`.replace("4 ->", "3 ->"),
    );
    expect((await cli(["get", wild, "0", "rank"])).err).toBe(`${shown}: row 0 has no rank\n`);
    expect((await cli(["convert", "good.csv", wild, "--update"])).err).toBe(
      `${shown}: 1 cell changed, 0 rows added, 0 rows not mentioned\n`,
    );
  });
});

describe("keys", () => {
  test.each(["cost[-1]", "cost[]", "cost[NaN]", "cost[1e9]", "cost[ ]", "", " "])(
    "that name no cell are refused, and nothing is written: %j",
    async (key) => {
      const set = await cli(["set", "good.toml", "0", key, "1"]);
      expect(set).toMatchObject({ code: 2, out: "" });
      expect(set.err).toMatch(/names no element of a list\. Expected: |The key is empty\. Expected: /);
      expect((await cli(["add-row", "good.toml", `${key}=1`])).code).toBe(2);
      expect(read("good.toml")).toBe(cards);
    },
  );

  const mistyped = [
    "l[0",
    "a..b",
    "a]",
    "a[0]b",
    ".a",
    "a.",
    "a[0].",
    "a[0]..b",
    "a[0][",
    "a [0]",
    "a'b",
    '"a',
    "cost[0",
  ];
  test.each(mistyped)(
    "that are mistyped are refused with what was expected, and nothing is written: %s",
    async (key) => {
      for (const line of [
        ["set", "good.toml", "0", key, "1"],
        ["get", "good.toml", "0", key],
        ["add-row", "good.toml", `${key}=1`],
        ["add-item", "good.toml", "0", key, "{ n = 1 }"],
      ]) {
        const { code, out, err } = await cli(line);
        expect({ code, out }, line[0]).toEqual({ code: 2, out: "" });
        expect(err).toContain(`“${key}” `);
        expect(err).toContain("Expected: ");
      }
      expect(read("good.toml")).toBe(cards);
    },
  );

  test("that are long are refused in a short sentence", async () => {
    const deep = "a.".repeat(20_000) + "a";
    for (const line of [
      ["set", "good.toml", "0", deep, "1"],
      ["get", "good.toml", "0", deep],
      ["add-row", "good.toml", `${deep}=1`],
      ["add-row", "good.toml", "--table", deep],
      ["set", "good.toml", "0", "cost", "1", "--table", deep],
      ["get", "good.toml", "0", "--table", deep],
      ["convert", "good.csv", "good.toml", "--update", "--table", deep],
    ]) {
      const { code, err } = await cli(line);
      expect(code, line[0]).toBe(2);
      expect(err.length, line[0]).toBeLessThan(200);
    }
    expect(read("good.toml")).toBe(cards);
  });

  test.each(["sets..cards", "cards[0]", "cards[", "", " "])("are no names of new tables: %j", async (table) => {
    expect(await cli(["add-row", "good.toml", "--table", table])).toMatchObject({ code: 2, out: "" });
    expect(read("good.toml")).toBe(cards);
  });

  test("that look so are set where the sheet has them, and where they are in quotes", async () => {
    write("odd.toml", '[[cards]]\n"cost[x]" = 1\n');
    await cli(["set", "odd.toml", "0", "cost[x]", "2"]);
    await cli(["set", "odd.toml", "0", '"cost[y]"', "3"]);
    expect(read("odd.toml")).toBe('[[cards]]\n"cost[x]" = 2\n"cost[y]" = 3\n');
  });
});

describe("odd values of options", () => {
  const odd = ["", "-1", "NaN", "1e9", "9".repeat(21), "ü", "0x10", "1.5", " ", "Infinity", "\u001b[31m"];
  const lines = (value: string): readonly (readonly string[])[] => [
    ["get", "good.toml", value],
    ["get", "good.toml", "0", "--table", value],
    ["set", "good.toml", value, "cost", "1"],
    ["add-row", "good.toml", "--at", value],
    ["add-row", "good.toml", "--before", value],
    ["delete-row", "good.toml", value],
    ["move-row", "good.toml", "0", value],
    ["add-item", "good.toml", "0", "parts", "{ n = 1 }", "--at", value],
    ["delete-item", "good.toml", value, "parts[0]"],
    ["move-item", "good.toml", "0", "parts[0]", "--to", value],
    ["convert", "good.toml", "-", "--as", value],
    ["convert", "good.toml", "-", "--as", "csv", "--table", value],
    ["simulate", "--matches", value],
    ["simulate", "--workers", value],
    ["simulate", "--players", value],
    ["simulate", "--decks", value],
    ["simulate", "--rules", value],
    ["match", "--players", value],
    ["match", "--decks", value],
    ["match", "--rules", value],
    ["validate", "cards", "--rule", value],
    ["validate", "cards", "--max-severity", value],
    ["parse", "--game", value, "--text", "x"],
    ["help", value],
    [value],
  ];

  test.each(odd)("%j is refused in one sentence, and nothing is written", async (value) => {
    for (const line of lines(value)) {
      const { code, out, err } = await cli(line);
      expect([code, out], JSON.stringify(line)).toEqual([2, ""]);
      expect(err.trim(), JSON.stringify(line)).toMatch(/^(?:cardwright|error): /);
    }
    expect(read("good.toml")).toBe(cards);
  });

  test("what is expected is said", async () => {
    expect((await cli(["validate", "cards", "--rule", "§"])).err).toMatch(
      /There is no rule “§”\. Expected: the code of a rule/,
    );
    expect((await cli(["help", "gte"])).err).toBe("error: unknown command 'gte'\n(Did you mean get?)\n");
    expect((await cli(["help", "help"])).out).toMatch(/^Usage: cardwright/);
  });
});
