import { describe, expect, it } from "vitest";
import { workspaceView } from "../../../../shared/workspace/index.js";
import { card, deck, file, findRow, rowsOf, type } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const tidy = deck(card("a", { name: "Ash" }), card("b", { name: "Birch" }), '[[cards]]\nname = "Cedar" # third\n');
const messy = tidy.replace('id = "b"\nname = "Birch"', "'name'='Birch'\nid=\"b\"").replace("\n\n[[", "\n[[");

const format = (world: World) => world.do({ kind: "file/format", file });

describe("formatting a file", () => {
  it("is one step of the history and one write; rows stay what they are, and undo brings every byte back", () => {
    const world = new World({ [file]: messy });
    const before = rowsOf(world);
    expect(format(world)).toEqual({ ok: true, value: { changed: true } });
    world.settle();
    expect(world.text(file)).toBe(tidy);
    expect(world.windows).toHaveLength(1);
    expect(world.state.done.map(({ label }) => label)).toEqual(["Format cards.toml"]);
    expect(rowsOf(world).map(({ key }) => key)).toEqual(before.map(({ key }) => key));
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(messy);
    expect(rowsOf(world)).toEqual(before);
    world.do({ kind: "history/redo" });
    world.settle();
    expect(world.text(file)).toBe(tidy);
  });

  it("that has nothing to change is no step and writes nothing", () => {
    const world = new World({ [file]: tidy });
    expect(format(world)).toEqual({ ok: true, value: { changed: false } });
    world.settle();
    expect([world.windows, world.state.done]).toEqual([[], []]);
  });

  it("keeps edits that are not written yet, and is a step of its own beside them", () => {
    const world = new World({ [file]: messy }, { event: 1, read: 1, check: 50, rename: 200 });
    type(world, "b", "name", "Beech");
    expect(format(world)).toMatchObject({ ok: true });
    type(world, "a", "name", "Alder");
    world.settle();
    expect(world.text(file)).toBe(tidy.replace("Birch", "Beech").replace("Ash", "Alder"));
    world.do({ kind: "history/undo" });
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(messy.replace("Birch", "Beech"));
  });

  it("never overwrites what another program wrote meanwhile: both versions are kept", () => {
    const world = new World({ [file]: messy }, { event: 1, read: 1, check: 50, rename: 200 });
    format(world);
    world.renameOver(file, messy.replace("Ash", "Aspen"));
    world.settle();
    const [conflict] = workspaceView(world.state).conflicts;
    expect(conflict).toBeDefined();
    expect(world.text(file)).toBe(messy.replace("Ash", "Aspen"));
    expect(findRow(world, "a")?.cells.name).toBe("Aspen");
  });

  it("is refused for a file that does not parse, with line and column", () => {
    const broken = messy.replace("'Birch'", "Birch");
    const world = new World({ [file]: broken });
    expect(format(world)).toMatchObject({ ok: false, error: { file, line: 5, column: 8 } });
    world.settle();
    expect(world.text(file)).toBe(broken);
    expect(world.do({ kind: "file/format", file: "other.toml" })).toMatchObject({ ok: false });
  });
});
