import { describe, expect, it } from "vitest";
import { filesOnScreen, workspaceView, type JournalRecord } from "../../../../shared/workspace/index.js";
import { card, file } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const ash = card("a1", { name: "Ash" });
const decks = '[[decks]]\nname = "First"\n';
const theirs = '[[decks]]\nname = "Theirs"\n';

const bringIn = (world: World) =>
  world.do({ kind: "files/write-texts", files: [{ file: "decks.toml", text: decks, seen: null }], label: "Import" });
const undo = (world: World) => world.do({ kind: "history/undo" });
const redo = (world: World) => world.do({ kind: "history/redo" });

const view = (world: World) => workspaceView(world.state);
const names = (world: World) => view(world).files.map((each) => each.file);
const written = (): World => {
  const world = new World({ [file]: ash });
  bringIn(world);
  world.settle();
  return world;
};

/** Nothing is unsaved, unsaid or still in the journal, and the file is on no list. */
function expectGone(world: World): void {
  world.settle();
  expect(world.text("decks.toml")).toBeUndefined();
  expect(names(world)).toEqual([file]);
  expect(filesOnScreen(world.state).map((each) => each.file)).toEqual([file]);
  expect(view(world)).toMatchObject({ conflicts: [], recovery: [] });
  expect(world.state.files.get("decks.toml")).toMatchObject({ pending: [], condition: { kind: "fine" } });
  expect(world.journal.size).toBe(0);
}

describe("a file that a step made", () => {
  it("is removed by undo and made again by redo, as often as one likes", () => {
    const world = written();
    for (let time = 0; time < 3; time += 1) {
      expect(world.text("decks.toml")).toBe(decks);
      expect(names(world)).toEqual([file, "decks.toml"]);
      expect(undo(world)).toMatchObject({ value: { skipped: [] } });
      expectGone(world);
      expect(redo(world)).toMatchObject({ value: { skipped: [] } });
      world.settle();
    }
  });

  it("can be made by another step after undo, which can be taken back as well", () => {
    const world = written();
    undo(world);
    world.settle();
    expect(world.do({ kind: "sheets/add", file: "decks.toml", text: theirs, label: "Add sheet" }).ok).toBe(true);
    world.settle();
    expect(world.text("decks.toml")).toBe(theirs);
    undo(world);
    expectGone(world);
  });

  it.each([0, 1, 2, 3, 4, 5, 6])("is gone where undo comes %i ms after it", (ms) => {
    const world = new World({ [file]: ash });
    bringIn(world);
    world.wait(ms);
    undo(world);
    expectGone(world);
  });

  it.each([0, 1, 2, 3, 4, 5, 6])("is there where redo comes %i ms after undo", (ms) => {
    const world = written();
    undo(world);
    world.wait(ms);
    redo(world);
    world.settle();
    expect(world.text("decks.toml")).toBe(decks);
    expect(view(world)).toMatchObject({ conflicts: [] });
    expect(world.journal.size).toBe(0);
  });

  it("is left as it is where another program changed it before undo", () => {
    const world = written();
    world.renameOver("decks.toml", theirs);
    world.settle();
    expect(undo(world)).toMatchObject({ value: { skipped: [expect.stringContaining("another program")] } });
    world.settle();
    expect(world.text("decks.toml")).toBe(theirs);
  });

  it("is left as it is, with a conflict, where another program changed it while it was being removed", () => {
    const world = written();
    undo(world);
    world.renameOver("decks.toml", theirs);
    world.settle();
    expect(world.text("decks.toml")).toBe(theirs);
    expect(view(world).conflicts).toMatchObject([{ kind: "text", disk: theirs }]);
  });

  it("is nobody's loss where another program removed it first", () => {
    const world = written();
    undo(world);
    world.delete("decks.toml");
    expectGone(world);
  });

  it("is another program's where that makes it after undo, and redo leaves it alone", () => {
    const world = written();
    undo(world);
    world.settle();
    world.renameOver("decks.toml", theirs);
    world.settle();
    expect(names(world)).toEqual([file, "decks.toml"]);
    expect(redo(world)).toMatchObject({ value: { skipped: [expect.stringContaining("another program")] } });
    world.settle();
    expect(world.text("decks.toml")).toBe(theirs);
  });

  it("is no deleted file when the folder is looked at again after undo", () => {
    const world = written();
    undo(world);
    world.settle();
    world.input({ kind: "folder", present: false });
    world.input({ kind: "folder", present: true });
    world.do({ kind: "file/retry" });
    expectGone(world);
  });

  it.each(["disk-full", "locked", "denied"] as const)(
    "is removed once that works where it failed first: %s",
    (fault) => {
      const world = written();
      world.writeFault = fault;
      undo(world);
      world.wait(500);
      expect(world.text("decks.toml")).toBe(decks);
      expect(names(world)).toContain("decks.toml");
      world.writeFault = "none";
      world.do({ kind: "file/retry" });
      expectGone(world);
    },
  );

  it("is not there, and not missed, where it could never be written", () => {
    const world = new World({ [file]: ash });
    world.writeFault = "disk-full";
    bringIn(world);
    world.wait(500);
    world.do({ kind: "file/retry" });
    world.wait(500);
    expect(view(world).files).toMatchObject([{}, { file: "decks.toml", condition: { kind: "failing" } }]);
    undo(world);
    expectGone(world);
  });

  it("also holds for the files that settings are in", () => {
    const world = new World({ [file]: ash });
    world.do({ kind: "sheets/order", files: ["cards.toml"] });
    world.settle();
    expect(world.text("sheets.toml")).toContain("cards");
    undo(world);
    world.settle();
    expect(world.text("sheets.toml")).toBeUndefined();
    redo(world);
    world.settle();
    expect(world.text("sheets.toml")).toContain("cards");
  });
});

describe("after a crash", () => {
  const never = { event: 1, read: 1, check: 1_000_000, rename: 1 };
  const restart = (files: Record<string, string>, journal: readonly JournalRecord[]): World =>
    new World({ [file]: ash, ...files }, undefined, { journal, run: "second" });
  const accept = (world: World) =>
    world.do({ kind: "recovery/decide", accept: view(world).recovery.map(({ id }) => id), discard: [] });

  /** What a process leaves that made a file and died before it was written. */
  const making = (): readonly JournalRecord[] => {
    const world = new World({ [file]: ash }, never);
    bringIn(world);
    return [...world.journal.values()];
  };
  /** What one leaves that took it back and died before it was removed. */
  const removing = (): readonly JournalRecord[] => {
    const world = written();
    world.writeFault = "disk-full";
    undo(world);
    return [...world.journal.values()];
  };

  it("a file that was not written yet is offered, and made", () => {
    const world = restart({}, making());
    expect(view(world).recovery).toMatchObject([{ file: "decks.toml", before: null, after: decks, clash: null }]);
    expect(accept(world)).toMatchObject({ ok: true });
    world.settle();
    expect(world.text("decks.toml")).toBe(decks);
    expect(world.journal.size).toBe(0);
    undo(world);
    expectGone(world);
  });

  it("a file that was not removed yet is offered to be removed", () => {
    const world = restart({ "decks.toml": decks }, removing());
    expect(view(world).recovery).toMatchObject([
      { description: "The removal of decks.toml", after: null, clash: null },
    ]);
    expect(accept(world)).toMatchObject({ ok: true });
    expectGone(world);
    undo(world);
    world.settle();
    expect(world.text("decks.toml")).toBe(decks);
  });

  it("a file that is removed, or was never written, is not worth an offer", () => {
    for (const journal of [removing(), [...making(), ...removing()]]) {
      const world = restart({}, journal);
      expect(view(world).recovery).toEqual([]);
      expect(world.journal.size).toBe(0);
    }
  });

  it.each([
    ["sheets.toml", { kind: "sheets/order", files: ["cards.toml"] }],
    [".cardwright/workspace.toml", { kind: "images/folder", folder: "art" }],
    [".cardwright/workspace.toml", { kind: "problems/severity", code: "metadata/enum", severity: "off" }],
  ] as const)("%s is as the last act left it, whenever the process died: %j", (name, intent) => {
    const slow = { event: 1, read: 1, check: 3, rename: 3 };
    const acts = [(world: World) => world.do(intent), undo, redo, undo];
    for (let count = 1; count <= acts.length; count += 1) {
      for (let pause = 0; pause < 10; pause += 1) {
        const world = new World({ [file]: ash }, slow);
        for (const act of acts.slice(0, count)) {
          act(world);
          world.wait(pause);
        }
        const left = world.text(name);
        const second = restart(left === undefined ? {} : { [name]: left }, [...world.journal.values()]);
        accept(second);
        second.settle();
        expect(second.text(name) !== undefined, `${count} acts, ${pause} ms after each`).toBe(count % 2 === 1);
        expect(view(second)).toMatchObject({ conflicts: [], recovery: [] });
        expect(second.journal.size).toBe(0);
      }
    }
  });

  it("another program's version is not removed unasked", () => {
    const world = restart({ "decks.toml": theirs }, removing());
    expect(view(world).recovery).toMatchObject([{ clash: "changed", disk: theirs }]);
    accept(world);
    world.settle();
    expect(world.text("decks.toml")).toBe(theirs);
    expect(view(world).conflicts).toMatchObject([{ kind: "text", disk: theirs }]);
  });
});
