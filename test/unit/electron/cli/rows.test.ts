import { describe, expect, test } from "vitest";
import { cli, inFolder, read, write } from "./runs.js";

inFolder();

const cards = `[[cards]]
id = "a"
name = "One"

# about two
[[cards]]
id = "b" # the second
name = "Two"

[[cards]]
id = "c"
name = "Three"
`;

const ids = (): string[] => [...read("cards.toml").matchAll(/^id = "(.*)"/gm)].map(([, id = ""]) => id);
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe("add-row", () => {
  test("R1, R12, R17: at the end, with a new id, comments kept", async () => {
    write("cards.toml", cards);
    const { code, out } = await cli(["add-row", "cards.toml", "--json"]);
    const { row, id } = JSON.parse(out) as { row: number; id: string };
    expect({ code, row }).toEqual({ code: 0, row: 3 });
    expect(id).toMatch(uuid);
    expect(read("cards.toml")).toBe(`${cards}\n[[cards]]\nid = "${id}"\n`);
  });

  test("R4: with values in the order of the sheet, new keys behind", async () => {
    write("cards.toml", cards);
    await cli(["add-row", "cards.toml", "power=3", 'name="Four"', 'id="d"', "tides[0]=1", "stats.hp=2"]);
    expect(read("cards.toml")).toBe(
      `${cards}\n[[cards]]\nid = "d"\nname = "Four"\npower = 3\ntides = [1]\nstats = { hp = 2 }\n`,
    );
  });

  test("with texts as they stand, equals signs too", async () => {
    write("cards.toml", cards);
    await cli(["add-row", "cards.toml", "--string", "name=a = b", "id=d"]);
    expect(read("cards.toml")).toContain('id = "d"\nname = "a = b"\n');
  });

  test.each([
    [
      ["--at", "0"],
      ["new", "a", "b", "c"],
    ],
    [
      ["--at", "1"],
      ["a", "new", "b", "c"],
    ],
    [
      ["--at", "3"],
      ["a", "b", "c", "new"],
    ],
    [
      ["--before", "id:b"],
      ["a", "new", "b", "c"],
    ],
    [
      ["--after", "1"],
      ["a", "b", "new", "c"],
    ],
    [
      ["--after", "id:c"],
      ["a", "b", "c", "new"],
    ],
  ])("R2, R3: %j", async (place, order) => {
    write("cards.toml", cards);
    expect((await cli(["add-row", "cards.toml", "--string", "id=new", ...place])).code).toBe(0);
    expect(ids()).toEqual(order);
  });

  test("R6: to a file without rows, before [metadata]", async () => {
    write("cards.toml", "# empty\n\n[metadata]\nschema_version = 1\n");
    const { code } = await cli(["add-row", "cards.toml", "--table", "cards", "cost=1"]);
    expect(code).toBe(0);
    expect(read("cards.toml")).toBe("# empty\n\n[[cards]]\ncost = 1\n\n[metadata]\nschema_version = 1\n");
  });

  test.each([
    [["--at", "9"], /they run from 0 to 3/],
    [["--at", "0", "--before", "1"], /only one place/],
    [["--before", "id:zz"], /No row has the id zz/],
    [["nonsense"], /not of the form KEY=VALUE/],
    [["name=One Two"], /not a TOML value/],
    [["--table", "a.b.c", "=1"], /not of the form KEY=VALUE/],
  ])("R5: %j is refused", async (args, says) => {
    write("cards.toml", cards);
    const { code, err } = await cli(["add-row", "cards.toml", ...args]);
    expect(code).toBe(2);
    expect(err).toMatch(says);
    expect(read("cards.toml")).toBe(cards);
  });

  test("R7: a file without tables needs a name for one", async () => {
    write("cards.toml", "# nothing\n");
    expect((await cli(["add-row", "cards.toml"])).code).toBe(2);
  });
});

describe("delete-row", () => {
  test("R8, R11: with its comments, others keep theirs", async () => {
    write("cards.toml", cards);
    expect((await cli(["delete-row", "cards.toml", "1"])).out).toBe("cards.toml: deleted row 1\n");
    expect(read("cards.toml")).toBe('[[cards]]\nid = "a"\nname = "One"\n\n[[cards]]\nid = "c"\nname = "Three"\n');
  });

  test("several at once, recognised by their former places", async () => {
    write("cards.toml", cards);
    const { out } = await cli(["delete-row", "cards.toml", "2", "id:a", "0", "--json"]);
    expect(JSON.parse(out)).toEqual({ file: "cards.toml", table: ["cards"], rows: [0, 2] });
    expect(ids()).toEqual(["b"]);
  });

  test("R9: all of them", async () => {
    write("cards.toml", cards);
    expect((await cli(["delete-row", "cards.toml", "0", "1", "2"])).code).toBe(0);
    expect(read("cards.toml")).not.toContain("[[");
  });

  test("R10: where one is not there, none is deleted", async () => {
    write("cards.toml", cards);
    expect((await cli(["delete-row", "cards.toml", "0", "7"])).code).toBe(2);
    expect(read("cards.toml")).toBe(cards);
  });

  test("R13: what was added can be deleted, to the first byte", async () => {
    write("cards.toml", cards);
    await cli(["add-row", "cards.toml", "--at", "1"]);
    await cli(["delete-row", "cards.toml", "1"]);
    expect(read("cards.toml")).toBe(cards);
  });
});

describe("move-row", () => {
  test.each([
    [
      ["0", "2"],
      ["b", "c", "a"],
    ],
    [
      ["2", "0"],
      ["c", "a", "b"],
    ],
    [
      ["id:a", "--after", "id:b"],
      ["b", "a", "c"],
    ],
    [
      ["id:c", "--before", "id:a"],
      ["c", "a", "b"],
    ],
    [
      ["id:a", "--before", "id:c"],
      ["b", "a", "c"],
    ],
    [
      ["1", "1"],
      ["a", "b", "c"],
    ],
    [
      ["1", "--before", "1"],
      ["a", "b", "c"],
    ],
  ])("%j", async (args, order) => {
    write("cards.toml", cards);
    expect((await cli(["move-row", "cards.toml", ...args])).code).toBe(0);
    expect(ids()).toEqual(order);
  });

  test("its comments go with it", async () => {
    write("cards.toml", cards);
    const { out } = await cli(["move-row", "cards.toml", "1", "0", "--json"]);
    expect(JSON.parse(out)).toEqual({ file: "cards.toml", table: ["cards"], from: 1, to: 0 });
    expect(read("cards.toml")).toMatch(/^# about two\n\[\[cards\]\]\nid = "b" # the second\n/);
  });

  test.each([
    [["0"], /Give its new place/],
    [["0", "3"], /they run from 0 to 2/],
    [["0", "1", "--after", "1"], /only one place/],
    [["9", "0"], /there is no row 9/],
  ])("%j is refused", async (args, says) => {
    write("cards.toml", cards);
    const { code, err } = await cli(["move-row", "cards.toml", ...args]);
    expect(code).toBe(2);
    expect(err).toMatch(says);
    expect(read("cards.toml")).toBe(cards);
  });
});

describe("ids that a game counts", () => {
  const creature = (id: string, name: string): string =>
    `[[cards]]\ncard_id = "${id}"\nname = "${name}"\ntype = "creature"\nmana = { fire = 1 }\nattack = 1\ndefense = 1\n`;

  test("are free in all tables of the game in the folder, not only in the file", async () => {
    write("cards.toml", creature("goblin_01", "Goblin"));
    write("more.toml", creature("goblin_02", "Goblin"));
    write("notes.toml", '[[notes]]\nid = "goblin_03"\n');
    const { code, out } = await cli(["add-row", "cards.toml", "--string", "name=Goblin", "type=creature"]);
    expect([code, out]).toEqual([0, "cards.toml: added row 1, id goblin_03\n"]);
    write("broken.toml", "[[cards]\n");
    expect((await cli(["add-row", "more.toml", "--string", "name=Goblin"])).code).toBe(0);
    expect(read("more.toml")).toContain('card_id = "goblin_04"');
  });

  test("differ for rows of one name that come together", async () => {
    write("cards.toml", creature("goblin_01", "Goblin"));
    write("rows.csv", "name,type\nGoblin,creature\nGoblin,creature\nElf,creature\n");
    expect(await cli(["convert", "rows.csv", "cards.toml", "--update"])).toMatchObject({ code: 0 });
    const ids = read("cards.toml").match(/card_id = "[^"]*"/g);
    expect(ids).toEqual(["goblin_01", "goblin_02", "goblin_03", "elf_01"].map((id) => `card_id = "${id}"`));
  });
});
