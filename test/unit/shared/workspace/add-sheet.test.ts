import { describe, expect, it } from "vitest";
import { card, file } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const ash = card("a1", { name: "Ash" });
const decks = '[[decks]]\nname = "First"\n';

const add = (world: World, to: string, text: string) =>
  world.do({ kind: "sheets/add", file: to, text, label: "Add sheet" });

describe("adding a sheet", () => {
  it("makes a new file", () => {
    const world = new World({ [file]: ash });
    expect(add(world, "decks.toml", decks)).toEqual({
      ok: true,
      value: { sheet: { file: "decks.toml", table: ["decks"] } },
    });
    world.settle();
    expect(world.text("decks.toml")).toBe(decks);
  });

  it("removes a new file when that is undone, and has it again when it is done again", () => {
    const world = new World({ [file]: ash });
    const tables = () => world.state.files.get("decks.toml")?.content?.tables.map(({ path }) => path);
    add(world, "decks.toml", decks);
    world.settle();
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text("decks.toml")).toBeUndefined();
    expect(tables()).toEqual([]);
    world.do({ kind: "history/redo" });
    world.settle();
    expect(world.text("decks.toml")).toBe(decks);
    expect(tables()).toEqual([["decks"]]);
  });

  it.each([
    ["a file", ash, `${ash}\n${decks}`],
    ["one without a last line end", ash.trimEnd(), `${ash}\n${decks}`],
    ["one of comments only", "# To do.\n", `# To do.\n\n${decks}`],
    ["an empty one", "", decks],
  ])("puts it behind what %s holds, and undo takes it back", (_, before, after) => {
    const world = new World({ [file]: before });
    expect(add(world, file, decks)).toMatchObject({ ok: true });
    world.settle();
    expect(world.text(file)).toBe(after);
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(before);
  });

  it.each([
    ["a table that the file has already", file, '[[cards]]\nname = "Elm"\n', "sheet/table-taken"],
    ["two tables", file, `${decks}[[lists]]\nname = ""\n`, "sheet/not-one-table"],
    ["no table", file, "a = 1\n", "sheet/not-one-table"],
    ["a name that is none", "../x.toml", decks, "file/bad-name"],
    ["a name of a file of settings", "sheets.toml", decks, "sheet/not-one-table"],
  ])("refuses %s, and changes nothing", (_, to, text, code) => {
    const world = new World({ [file]: ash });
    const before = world.state;
    expect(add(world, to, text)).toMatchObject({ ok: false, error: { code } });
    expect(world.state.files).toBe(before.files);
    expect(world.state.done).toEqual([]);
  });
});
