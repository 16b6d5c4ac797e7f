import { describe, expect, it } from "vitest";
import { card, cards, deck, file, findRow, rowKey, rowsOf, type } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";
import { workspaceView } from "../../../../shared/workspace/index.js";

const ash = card("a1", { name: "Ash", cost: 3 });
const elm = card("b2", { name: "Elm", cost: 5 });
const two = deck(ash, elm);
const broken = two.replace('"Elm"', "Elm");

const view = (world: World) => workspaceView(world.state);
const condition = (world: World) => view(world).files[0]?.condition;

describe("a file that does not parse", () => {
  it("at the start is there, with line and column", () => {
    const world = new World({ [file]: broken });
    expect(condition(world)).toMatchObject({ kind: "broken", fault: { file, line: 8, column: 8 } });
  });

  it("keeps its last good rows, read-only", () => {
    const world = new World({ [file]: two });
    world.renameOver(file, broken);
    world.settle();
    expect(condition(world)).toMatchObject({ kind: "broken" });
    expect(findRow(world, "b2")?.cells.cost).toBe(5);
    expect(type(world, "a1", "cost", "4")).toMatchObject({ kind: "refused" });
    expect(view(world).sheets[0]?.readOnly).toBeDefined();
  });

  it("is not called broken while it may be half of a write", () => {
    const world = new World({ [file]: two });
    world.renameOver(file, broken);
    world.wait(70);
    expect(condition(world)).toMatchObject({ kind: "fine" });
  });

  it("recovers by itself, and unsaved edits are merged", () => {
    const world = new World({ [file]: two }, { event: 1, read: 1, check: 50, rename: 1 });
    type(world, "a1", "cost", "9");
    world.renameOver(file, broken);
    world.wait(500);
    expect(condition(world)).toMatchObject({ kind: "broken" });
    world.renameOver(file, two.replace("Elm", "Oak"));
    world.settle();
    expect(condition(world)).toMatchObject({ kind: "fine" });
    expect(world.text(file)).toBe(two.replace("Elm", "Oak").replace("cost = 3", "cost = 9"));
  });

  it("is repaired in text mode, with the edits that were waiting", () => {
    const world = new World({ [file]: two }, { event: 1, read: 1, check: 50, rename: 1 });
    type(world, "a1", "cost", "9");
    world.renameOver(file, broken);
    world.wait(500);
    expect(world.do({ kind: "file/write-text", file, seen: broken, text: broken })).toMatchObject({ ok: false });
    expect(world.do({ kind: "file/write-text", file, seen: broken, text: two })).toMatchObject({ ok: true });
    world.settle();
    expect(condition(world)).toMatchObject({ kind: "fine" });
    expect(world.text(file)).toBe(two.replace("cost = 3", "cost = 9"));
  });
});

describe("text mode", () => {
  it("is one undo step of the sheet's history", () => {
    const world = new World({ [file]: two });
    world.do({ kind: "file/write-text", file, seen: two, text: two + elm.replace("b2", "c3") });
    world.settle();
    expect(rowsOf(world)).toHaveLength(3);
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(two);
  });

  it("keeps both texts when the file changed meanwhile", () => {
    const world = new World({ [file]: two });
    const reply = world.do({ kind: "file/write-text", file, seen: ash, text: ash + ash.replace("a1", "c3") });
    expect(reply).toMatchObject({ ok: false, error: { code: "file/changed-since" } });
    expect(view(world).conflicts).toMatchObject([{ kind: "text", disk: two }]);
  });

  it.each([
    ["mine", { kind: "mine" }, ash + ash.replace("a1", "c3")],
    ["the text on disk", { kind: "disk" }, two],
    ["another text", { kind: "edit", text: elm }, elm],
  ] as const)("takes %s when a person decides", (_, choice, text) => {
    const world = new World({ [file]: two });
    world.do({ kind: "file/write-text", file, seen: ash, text: ash + ash.replace("a1", "c3") });
    const id = view(world).conflicts[0]?.id ?? "";
    expect(world.do({ kind: "conflicts/resolve", id, choice })).toMatchObject({ ok: true });
    world.settle();
    expect([world.text(file), view(world).conflicts]).toEqual([text, []]);
  });
});

describe("a deleted file", () => {
  it("that is back within 150 ms was never gone", () => {
    const world = new World({ [file]: two });
    world.delete(file);
    world.wait(100);
    world.renameOver(file, two.replace("cost = 3", "cost = 4"));
    world.settle();
    expect(condition(world)).toEqual({ kind: "fine" });
    expect(findRow(world, "a1")?.cells.cost).toBe(4);
  });

  it("is reported, keeps its rows, and can be rewritten", () => {
    const world = new World({ [file]: two });
    world.delete(file);
    world.settle();
    expect(condition(world)).toEqual({ kind: "deleted" });
    expect(rowsOf(world)).toHaveLength(2);
    world.do({ kind: "file/restore", file });
    world.settle();
    expect(world.text(file)).toBe(two);
    expect(condition(world)).toEqual({ kind: "fine" });
  });

  it("can be closed", () => {
    const world = new World({ [file]: two });
    world.delete(file);
    world.settle();
    world.do({ kind: "file/close", file });
    expect(view(world).files).toEqual([]);
  });
});

describe("a file that cannot be written", () => {
  it("read-only: edits wait, are counted, and are saved when it is writable", () => {
    const world = new World({ [file]: two });
    world.setReadOnly(file, true);
    type(world, "a1", "cost", "9");
    world.wait(10_000);
    expect(condition(world)).toMatchObject({ kind: "read-only" });
    expect(view(world).files[0]?.unsaved).toBe(1);
    expect(world.text(file)).toBe(two);
    world.setReadOnly(file, false);
    world.settle();
    expect(world.text(file)).toBe(two.replace("cost = 3", "cost = 9"));
  });

  it("full disk: tried again after 2, 5, 15, 60 s, and on demand", () => {
    const world = new World({ [file]: two });
    world.writeFault = "disk-full";
    type(world, "a1", "cost", "9");
    const waits: number[] = [];
    for (const ms of [100, 2_000, 5_000, 15_000, 60_000]) {
      world.wait(ms + 10);
      const now = condition(world);
      if (now?.kind === "failing") waits.push(now.retryInMs);
    }
    expect(waits).toEqual([2_000, 5_000, 15_000, 60_000, 60_000]);
    world.writeFault = "none";
    world.do({ kind: "file/retry", file });
    world.wait(100);
    expect(world.text(file)).toBe(two.replace("cost = 3", "cost = 9"));
    expect(condition(world)).toEqual({ kind: "fine" });
  });

  it("not allowed: as read-only at once", () => {
    const world = new World({ [file]: two });
    world.writeFault = "denied";
    type(world, "a1", "cost", "9");
    world.wait(20);
    expect(condition(world)).toMatchObject({ kind: "read-only" });
  });

  it("full disk: what another program wrote meanwhile is shown before the next try", () => {
    const world = new World({ [file]: two }, { event: 1, read: 1, check: 50, rename: 1 });
    world.writeFault = "disk-full";
    type(world, "a1", "cost", "9");
    world.wait(10);
    world.renameOver(file, two.replace("Elm", "Oak"));
    world.wait(1_000);
    expect(findRow(world, "b2")?.cells.name).toBe("Oak");
    expect(findRow(world, "a1")?.cells.cost).toBe(9);
  });

  it("locked by another program: five quick tries, then as read-only", () => {
    const world = new World({ [file]: two });
    world.writeFault = "locked";
    type(world, "a1", "cost", "9");
    world.wait(1_700);
    expect(condition(world)).toMatchObject({ kind: "read-only" });
    world.writeFault = "none";
    world.settle();
    expect(world.text(file)).toBe(two.replace("cost = 3", "cost = 9"));
  });
});

describe("a folder that goes away", () => {
  it("is one banner, and everything is read again when it is back", () => {
    const world = new World({ [file]: two });
    world.input({ kind: "folder", present: false });
    expect(view(world)).toMatchObject({ missing: true, files: [{ condition: { kind: "fine" } }] });
    world.renameOver(file, two.replace("cost = 3", "cost = 4"));
    world.wait(10);
    world.input({ kind: "folder", present: true });
    world.settle();
    expect(view(world).missing).toBe(false);
    expect(findRow(world, "a1")?.cells.cost).toBe(4);
  });
});

describe("after a crash", () => {
  const crashed = () => {
    const world = new World({ [file]: two });
    world.writeFault = "disk-full";
    type(world, "a1", "cost", "9");
    type(world, "a1", "cost", "10");
    world.do({
      kind: "cells/draft",
      sheet: cards,
      rowKey: rowKey(world, "b2"),
      column: { path: ["name"] },
      text: "Elmen",
      seen: "Elm",
    });
    world.wait(100);
    return [...world.journal.values()];
  };

  it("what was not saved is offered, once a cell, drafts too", () => {
    const world = new World({ [file]: two }, undefined, { journal: crashed(), run: "second" });
    expect(view(world).recovery).toMatchObject([
      { description: "Cost of Ash", before: "3", after: "10", clash: null },
      { after: "Elmen", clash: null },
    ]);
  });

  it("accepting writes it, discarding forgets it", () => {
    const world = new World({ [file]: two }, undefined, { journal: crashed(), run: "second" });
    const [edit, draft] = view(world).recovery;
    world.do({ kind: "recovery/decide", accept: [edit?.id ?? ""], discard: [draft?.id ?? ""] });
    world.settle();
    expect(world.text(file)).toBe(two.replace("cost = 3", "cost = 10"));
    expect(world.journal.size).toBe(0);
  });

  it("what reached the disk before the crash is not offered", () => {
    const saved = two.replace("cost = 3", "cost = 10");
    const world = new World({ [file]: saved }, undefined, { journal: crashed(), run: "second" });
    expect(view(world).recovery).toHaveLength(1);
  });

  it("a cell that holds something else by now clashes", () => {
    const other = two.replace("cost = 3", "cost = 4");
    const world = new World({ [file]: other }, undefined, { journal: crashed(), run: "second" });
    expect(view(world).recovery[0]).toMatchObject({ clash: "changed", disk: "4" });
  });
});
