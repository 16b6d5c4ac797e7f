import { describe, expect, it } from "vitest";
import { differingMiddle } from "../../../../shared/base/index.js";
import { printDocument } from "../../../../shared/toml/index.js";
import { versionOf, workspaceView } from "../../../../shared/workspace/index.js";
import { card, deck, file, type } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const ash = card("a1", { name: "Ash", cost: 3 });
const two = `# The first set\n\n${deck(ash, card("b2", { name: "Elm", cost: 5 }))}`;
const mine = two.replace("first", "second");
const theirs = two.replace("first", "third");
/** Edits stay unsaved for a while, so that outside changes meet them. */
const slow = { event: 1, read: 1, check: 50, rename: 1 } as const;
const never = { event: 1, read: 1, check: 1_000_000, rename: 1 };

const conflicts = (world: World) => workspaceView(world.state).conflicts;
const write = (world: World, text: string, seen: string, name = file) =>
  world.do({ kind: "file/write-text", file: name, text, seen });

/** Types into the text beside the sheet, so that it becomes `after`. */
function typeOver(world: World, after: string): void {
  const content = world.state.files.get(file)?.content;
  if (!content) throw new Error("The file has no content");
  const change = differingMiddle(printDocument(content.document), after);
  world.do({ kind: "text/type", file, seen: versionOf(world.state, content), changes: [change] });
}

function changeOutside(world: World, text: string, name = file): void {
  world.renameOver(name, text);
  world.settle();
}

/** Worlds in which the text became `mine` here and `theirs` on disk. */
const ways = {
  "typed beside the sheet": (world: World) => typeOver(world, mine),
  "written in text mode": (world: World) => write(world, mine, two),
} as const;

function inConflict(way: keyof typeof ways): World {
  const world = new World({ [file]: two }, slow);
  ways[way](world);
  changeOutside(world, theirs);
  expect(conflicts(world)).toMatchObject([{ kind: "text", mine, disk: theirs }]);
  return world;
}

describe.each(["typed beside the sheet", "written in text mode"] as const)(
  "a conflict about a text that was %s",
  (way) => {
    it("ends with ours where the disk holds again what that was made from, and undo takes it back", () => {
      const world = inConflict(way);
      changeOutside(world, two);
      expect(conflicts(world)).toEqual([]);
      expect(world.text(file)).toBe(mine);
      expect(world.journal.size).toBe(0);
      expect(world.state.done).toHaveLength(1);
      expect(world.do({ kind: "history/undo" })).toMatchObject({ value: { skipped: [] } });
      world.settle();
      expect(world.text(file)).toBe(two);
      expect(world.do({ kind: "history/redo" })).toMatchObject({ value: { skipped: [] } });
      world.settle();
      expect(world.text(file)).toBe(mine);
    });

    it("likewise where the disk held other texts on the way, the last of which it shows", () => {
      const world = inConflict(way);
      const fourth = two.replace("first", "fourth");
      changeOutside(world, fourth);
      expect(conflicts(world)).toMatchObject([{ kind: "text", mine, disk: fourth }]);
      changeOutside(world, two);
      expect(world.text(file)).toBe(mine);
    });

    it("ends where the disk comes to hold ours", () => {
      const world = inConflict(way);
      changeOutside(world, mine);
      expect(conflicts(world)).toEqual([]);
      expect(world.text(file)).toBe(mine);
      expect(world.journal.size).toBe(0);
    });

    it("ends where ours is written here", () => {
      const world = inConflict(way);
      write(world, mine, theirs);
      world.settle();
      expect(conflicts(world)).toEqual([]);
      expect(world.text(file)).toBe(mine);
    });

    it("stays where a cell was edited before the disk went back", () => {
      const world = inConflict(way);
      type(world, "a1", "cost", "9");
      world.settle();
      changeOutside(world, two);
      expect(conflicts(world)).toHaveLength(1);
      expect(world.text(file)).toBe(two);
    });

    it("stays where what it was made from is written here", () => {
      const world = inConflict(way);
      write(world, two, theirs);
      world.settle();
      expect(conflicts(world)).toHaveLength(1);
      expect(world.text(file)).toBe(two);
    });
  },
);

describe("a conflict about a text whose editor saw an old one", () => {
  function writtenLate(...texts: readonly string[]): World {
    const world = new World({ [file]: two });
    changeOutside(world, theirs);
    for (const text of texts) {
      expect(write(world, text, two)).toMatchObject({ error: { code: "file/changed-since" } });
    }
    return world;
  }

  it("ends with a step of its own where the disk holds that one again", () => {
    const world = writtenLate(mine);
    changeOutside(world, two);
    expect(conflicts(world)).toEqual([]);
    expect(world.text(file)).toBe(mine);
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(two);
  });

  it("stays where it is no valid TOML", () => {
    const world = writtenLate(`${two}name =`);
    changeOutside(world, two);
    expect(conflicts(world)).toHaveLength(1);
    expect(world.text(file)).toBe(two);
    expect(world.journal.size).toBe(1);
  });

  it("does not write over another one that ended before it", () => {
    const other = two.replace("first", "other");
    const world = writtenLate(mine, other);
    changeOutside(world, two);
    expect(conflicts(world)).toMatchObject([{ kind: "text", mine: other, disk: two }]);
    expect(world.text(file)).toBe(mine);
  });
});

it("a conflict about a text does not write over the edit of a cell that ended with it", () => {
  const world = new World({ [file]: two });
  const changed = theirs.replace("cost = 3", "cost = 8");
  changeOutside(world, changed);
  expect(type(world, "a1", "cost", "9", 3)).toMatchObject({ kind: "conflict" });
  write(world, mine, two);
  expect(conflicts(world).map(({ kind }) => kind)).toEqual(["cell", "text"]);
  changeOutside(world, two);
  expect(conflicts(world)).toMatchObject([{ kind: "text", mine, disk: two }]);
  expect(world.text(file)).toBe(two.replace("cost = 3", "cost = 9"));
});

it("a conflict about a file without tables ends likewise", () => {
  const notes = "notes.toml";
  const world = new World({ [notes]: "title = 1\n" }, slow);
  write(world, "title = 2\n", "title = 1\n", notes);
  changeOutside(world, "title = 3\n", notes);
  expect(conflicts(world)).toHaveLength(1);
  changeOutside(world, "title = 1\n", notes);
  expect(conflicts(world)).toEqual([]);
  expect(world.text(notes)).toBe("title = 2\n");
});

it("a conflict about a text of the last run ends with it where the disk holds what that began with", () => {
  const first = new World({ [file]: two }, never);
  write(first, mine, two);
  const world = new World({ [file]: theirs }, undefined, { journal: [...first.journal.values()], run: "second" });
  const accept = workspaceView(world.state).recovery.map(({ id }) => id);
  world.do({ kind: "recovery/decide", accept, discard: [] });
  expect(conflicts(world)).toMatchObject([{ kind: "text", mine, disk: theirs }]);
  changeOutside(world, two);
  expect(conflicts(world)).toEqual([]);
  expect(world.text(file)).toBe(mine);
  expect(world.journal.size).toBe(0);
});

describe("a whole text that is unsaved when another program writes", () => {
  it("is done where that wrote the same", () => {
    const world = new World({ [file]: two }, slow);
    write(world, mine, two);
    changeOutside(world, mine);
    expect(conflicts(world)).toEqual([]);
    expect(world.journal.size).toBe(0);
  });

  it("is done where it was taken back", () => {
    const world = new World({ [file]: two }, slow);
    write(world, mine, two);
    world.do({ kind: "history/undo" });
    changeOutside(world, theirs);
    expect(conflicts(world)).toEqual([]);
    expect(world.text(file)).toBe(theirs);
  });

  it("shares one conflict with what was edited after it, and ours holds that too", () => {
    const world = new World({ [file]: two }, slow);
    write(world, mine, two);
    type(world, "a1", "cost", "9");
    const both = mine.replace("cost = 3", "cost = 9");
    write(world, `${both}# The end\n`, both);
    changeOutside(world, theirs);
    expect(conflicts(world)).toMatchObject([{ kind: "text", mine: `${both}# The end\n` }]);
  });

  it("is undone where another program went back to it", () => {
    const world = new World({ [file]: two });
    write(world, mine, two);
    world.settle();
    changeOutside(world, theirs);
    changeOutside(world, mine);
    expect(world.do({ kind: "history/undo" })).toMatchObject({ value: { skipped: [] } });
    world.settle();
    expect(world.text(file)).toBe(two);
  });
});
