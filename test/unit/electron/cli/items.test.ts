import { describe, expect, test } from "vitest";
import { cli, inFolder, read, write } from "./runs.js";

inFolder();

const ability = (name: string): string => `\n  # ${name}\n  [[cards.abilities]]\n  name = "${name}"\n`;
const file = (...abilities: string[]): string => `[[cards]]\nid = "a"\n${abilities.join("")}`;
const [heal, swarm] = [ability("Heal"), ability("Swarm")];

const run = async (...args: string[]): Promise<{ code: number; text: string; err: string }> => {
  write("cards.toml", file(heal, swarm));
  const { code, err } = await cli(args);
  return { code, text: read("cards.toml"), err };
};

describe("a key that leads inside of a value", () => {
  test("is read and set", async () => {
    expect(await run("set", "cards.toml", "0", "abilities[1].name", "--string", "Flock")).toMatchObject({
      code: 0,
      text: file(heal, swarm.replace('"Swarm"', '"Flock"')),
    });
    write("cards.toml", file(heal, swarm));
    expect(await cli(["get", "cards.toml", "0", "abilities[1].name"])).toMatchObject({ code: 0, out: "Swarm\n" });
    expect(await cli(["get", "cards.toml", "0", "abilities[2].name"])).toMatchObject({ code: 1, out: "" });
    const json = await cli(["get", "cards.toml", "0", "abilities[1]", "--json"]);
    expect(JSON.parse(json.out)).toMatchObject({ key: "abilities[1]", value: { name: "Swarm" } });
  });

  test("sets an item of a list with headers, and appends one behind its end", async () => {
    const item = '{ name = "Rage" }';
    const changed = swarm.replace('"Swarm"', '"Rage"');
    expect((await run("set", "cards.toml", "0", "abilities[1]", item)).text).toBe(file(heal, changed));
    const added = ability("Rage").replace("  # Rage\n", "");
    expect((await run("set", "cards.toml", "0", "abilities[7]", item)).text).toBe(file(heal, swarm, added));
    expect((await run("set", "cards.toml", "0", "abilities[0]", "--unset")).text).toBe(file(swarm));
  });
});

test("a place behind the end of a list inside of an item is its end, which is said", async () => {
  const before = '[[cards]]\nid = "a"\nabilities = [{ tags = ["x"] }]\n';
  write("cards.toml", before);
  const set = await cli(["set", "cards.toml", "0", "abilities[0].tags[5]", '"y"', "--json"]);
  expect(JSON.parse(set.out)).toMatchObject({ key: "abilities[0].tags[1]", before: null, after: "y" });
  expect(read("cards.toml")).toBe(before.replace('"x"', '"x", "y"'));
});

describe("items of a list", () => {
  const rage = ability("Rage").replace("  # Rage\n", "");

  test.each([
    ["added at the end", ["add-item", "cards.toml", "0", "abilities", '{ name = "Rage" }'], file(heal, swarm, rage)],
    [
      "added at a place",
      ["add-item", "cards.toml", "id:a", "abilities", '{ name = "Rage" }', "--at", "0"],
      file(rage, heal, swarm),
    ],
    [
      "added without a value",
      ["add-item", "cards.toml", "0", "abilities"],
      file(heal, swarm, "\n  [[cards.abilities]]\n"),
    ],
    ["deleted with their comments", ["delete-item", "cards.toml", "0", "abilities[0]"], file(swarm)],
    ["moved with their comments", ["move-item", "cards.toml", "0", "abilities[1]", "--to", "0"], file(swarm, heal)],
  ])("are %s", async (_, args, text) => expect(await run(...args)).toMatchObject({ code: 0, text }));

  test.each([
    ["“abilities” names no item of a list.", ["delete-item", "cards.toml", "0", "abilities"]],
    ["abilities has no item 2.", ["delete-item", "cards.toml", "0", "abilities[2]"]],
    ["id is not a list of tables.", ["add-item", "cards.toml", "0", "id", "{}"]],
    ["An item with a header of its own must be a table.", ["add-item", "cards.toml", "0", "abilities", "3"]],
    ["“3” is not a place: they run from 0 to 2.", ["add-item", "cards.toml", "0", "abilities", "{}", "--at", "3"]],
    ["“2” is not a place: they run from 0 to 1.", ["move-item", "cards.toml", "0", "abilities[0]", "--to", "2"]],
    ["there is no row 4", ["delete-item", "cards.toml", "4", "abilities[0]"]],
  ])("are refused: %s", async (message, args) => {
    const refused = await run(...args);
    expect(refused).toMatchObject({ text: file(heal, swarm) });
    expect(refused.code).toBeGreaterThan(0);
    expect(refused.err).toContain(message);
  });

  test.each([
    ["goes with its key, which is said", "", "no items are left, so the key was removed", "", null],
    [
      "stays empty where another row has an empty list",
      '\n[[cards]]\nid = "b"\nparts = []\n',
      "no items are left in the list",
      "parts = [] # of oak\n",
      [],
    ],
  ])("in brackets: a list without its last one %s", async (_, others, said, left, after) => {
    const before = `[[cards]]\nid = "a"\nparts = [{ n = 1 }] # of oak\n${others}`;
    const line = ["delete-item", "cards.toml", "0", "parts[0]"];
    write("cards.toml", before);
    expect(await cli(line)).toEqual({ code: 0, out: `cards.toml: row 0, parts: ${said}\n`, err: "" });
    expect(read("cards.toml")).toBe(`[[cards]]\nid = "a"\n${left}${others}`);
    write("cards.toml", before);
    expect(JSON.parse((await cli([...line, "--json"])).out)).toMatchObject({ key: "parts", after });
  });

  test("in brackets: a list that the game requires stays empty without its last one", async () => {
    const before =
      '[[cards]]\ncard_id = "a"\nname = "A"\ntype = "creature"\ndefense = 1\n\n[[cards.abilities]]\nability_type = "activated"\n';
    write("cards.toml", `${before}alterations = [{ effect = "draw_card" }]\n`);
    const deleted = await cli(["delete-item", "cards.toml", "0", "abilities[0].alterations[0]"]);
    expect(deleted.out).toContain("no items are left in the list");
    expect(read("cards.toml")).toBe(`${before}alterations = []\n`);
  });

  test("of a row that has none are written in brackets by default", async () => {
    write("cards.toml", "[[cards]]\nid = 1\n");
    await cli(["add-item", "cards.toml", "0", "parts", "{ n = 1 }"]);
    expect(read("cards.toml")).toBe("[[cards]]\nid = 1\nparts = [{ n = 1 }]\n");
  });
});
