import { describe, expect, it } from "vitest";
import { workspaceView, type JournalRecord } from "../../../../shared/workspace/index.js";
import { card, cards, deck, file, rowKey, type } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const ash = card("a1", { name: "Ash", cost: 3 });
const elm = card("b2", { name: "Elm", cost: 5 });
const never = { event: 1, read: 1, check: 1_000_000, rename: 1 };

/** The journal of a process that died before anything of what it did reached the disk. */
function journalOf(act: (world: World) => void): readonly JournalRecord[] {
  const world = new World({ [file]: deck(ash, elm) }, never);
  act(world);
  return [...world.journal.values()];
}

const costOfAsh = journalOf((world) => type(world, "a1", "cost", "9"));

const restart = (files: Readonly<Record<string, string>>, journal = costOfAsh): World =>
  new World(files, undefined, { journal, run: "second" });
const offers = (world: World) => workspaceView(world.state).recovery;

function acceptAll(world: World): void {
  world.do({ kind: "recovery/decide", accept: offers(world).map(({ id }) => id), discard: [] });
  world.settle();
}

describe("an edit of a row that is in another file by now", () => {
  it("is offered there where the file was renamed", () => {
    const world = restart({ "renamed.toml": deck(ash, elm) });
    expect(offers(world)).toMatchObject([{ file: "renamed.toml", description: "Cost of Ash", clash: null }]);
    acceptAll(world);
    expect(world.text("renamed.toml")).toBe(deck(ash, elm).replace("cost = 3", "cost = 9"));
    expect(world.journal.size).toBe(0);
  });

  it("is offered there where the file was split", () => {
    const world = restart({ [file]: deck(elm), "more.toml": deck(elm, ash).replace(elm, "") });
    acceptAll(world);
    expect(world.text("more.toml")).toContain("cost = 9");
    expect(world.text(file)).toBe(deck(elm));
  });

  it("is a conflict where its cell holds something else there", () => {
    const world = restart({ "renamed.toml": deck(ash.replace("cost = 3", "cost = 4"), elm) });
    expect(offers(world)).toMatchObject([{ file: "renamed.toml", clash: "changed", disk: "4" }]);
  });

  it("is done with where it is saved there", () => {
    const world = restart({ "renamed.toml": deck(ash.replace("cost = 3", "cost = 9"), elm) });
    expect(offers(world)).toEqual([]);
    expect(world.journal.size).toBe(0);
  });

  it("is found by the name that the edit took away, and by its former id", () => {
    const journal = journalOf((world) => {
      type(world, "a1", "name", "Oak");
      type(world, "a1", "id", "a9");
    });
    const world = restart({ "renamed.toml": deck(ash, elm) }, journal);
    expect(offers(world).map(({ clash }) => clash)).toEqual([null, null]);
    acceptAll(world);
    expect(world.text("renamed.toml")).toBe(deck(ash.replace("Ash", "Oak").replace("a1", "a9"), elm));
  });

  it.each([
    ["only the id is the same", { "other.toml": deck(ash.replace("Ash", "Yew")) }],
    ["two files have it", { "one.toml": deck(ash), "two.toml": deck(ash) }],
    ["no file has it", { [file]: deck(elm) }],
  ])("is not guessed at where %s", (_where, files) => {
    expect(offers(restart(files))).toMatchObject([{ file, clash: "row-gone" }]);
  });

  it("stays with a row that was added in the last run", () => {
    const journal = journalOf((world) => {
      world.do({ kind: "rows/duplicate", sheet: cards, rowKeys: [rowKey(world, "a1")] });
    });
    const id = journal[0]?.row.id;
    if (typeof id !== "string") throw new Error("the new row has no id");
    const edits = costOfAsh.map((edit) => ({ ...edit, row: { id, index: 1, title: "Elm" } }));
    const world = restart({ [file]: deck(ash), "other.toml": deck(elm.replace("b2", id)) }, [...journal, ...edits]);
    expect(offers(world).find(({ after }) => after === "9")).toMatchObject({ file, clash: null });
  });
});
