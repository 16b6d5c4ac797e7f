import { describe, expect, it } from "vitest";
import {
  card,
  cards,
  deck,
  edit,
  editOf,
  file,
  findRow,
  rowKey,
  rowsOf,
  type,
} from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const ash = card("a1", { name: "Ash", cost: 3 });
const elm = card("b2", { name: "Elm", cost: 5 });
const two = deck(ash, elm);

describe("an edit", () => {
  it("reaches the disk and changes only its own bytes", () => {
    const world = new World({ [file]: two });
    expect(type(world, "a1", "cost", "4")).toEqual({ kind: "done" });
    world.settle();
    expect(world.text(file)).toBe(two.replace("cost = 3", "cost = 4"));
  });

  it("of an equal value writes nothing", () => {
    const world = new World({ [file]: two });
    expect(type(world, "a1", "cost", "3")).toEqual({ kind: "unchanged" });
    expect(world.windows).toEqual([]);
  });

  it("is shown at once, marked until it is on disk", () => {
    const world = new World({ [file]: two });
    world.events.length = 0;
    type(world, "a1", "cost", "4");
    const marks = () =>
      world.events.filter((event) => event.name === "sheet/marks").map(({ payload }) => payload.marks.length);
    expect(findRow(world, "a1")?.cells.cost).toBe(4);
    expect(marks()).toEqual([1]);
    world.settle();
    expect(marks()).toEqual([1, 0]);
  });

  it("made while a write is in flight goes into the next write", () => {
    const world = new World({ [file]: two }, { event: 1, read: 1, check: 5, rename: 5 });
    type(world, "a1", "cost", "4");
    world.wait(2);
    type(world, "b2", "cost", "6");
    type(world, "b2", "name", "Oak");
    world.settle();
    expect(world.windows).toHaveLength(2);
    expect(world.text(file)).toBe(
      two.replace("cost = 3", "cost = 4").replace("cost = 5", "cost = 6").replace("Elm", "Oak"),
    );
  });

  it("of many cells is one write and one undo step", () => {
    const world = new World({ [file]: two });
    edit(world, [
      editOf(world, "a1", "cost", { kind: "text", text: "7" }),
      editOf(world, "b2", "cost", { kind: "text", text: "8" }),
    ]);
    world.settle();
    expect(world.windows).toHaveLength(1);
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(two);
  });

  it("of a batch with a row that is gone does nothing at all", () => {
    const world = new World({ [file]: two });
    const gone = { ...editOf(world, "b2", "cost", { kind: "text", text: "8" }), rowKey: "r999" };
    const outcomes = edit(world, [editOf(world, "a1", "cost", { kind: "text", text: "7" }), gone]);
    expect(outcomes).toMatchObject([{ kind: "refused" }, { kind: "refused", code: "workspace/row-gone" }]);
    world.settle();
    expect(world.text(file)).toBe(two);
  });

  it("of a value typed as TOML keeps the layout that was typed", () => {
    const text = '[[cards]]\nid = "a1"\nparts = [[1], [2]]\n';
    const world = new World({ [file]: text });
    type(world, "a1", "parts", "[ [1],  [3] ]");
    world.settle();
    expect(world.text(file)).toBe(text.replace("[[1], [2]]", "[ [1],  [3] ]"));
  });

  it("of a cell that holds something else than was seen becomes a conflict, not an overwrite", () => {
    const world = new World({ [file]: two });
    expect(type(world, "a1", "cost", "9", 2)).toMatchObject({ kind: "conflict" });
    world.settle();
    expect(world.text(file)).toBe(two);
    const [conflict] = world.state.conflicts.values();
    expect(conflict).toMatchObject({ kind: "cell", before: "2", mine: "9", disk: "3" });
  });

  it("assigns an id to a row without one", () => {
    const world = new World({ [file]: deck(ash, '[[cards]]\nname = "New"\n') });
    const key = rowsOf(world)[1]?.key ?? "";
    const request = {
      sheet: cards,
      rowKey: key,
      column: { path: ["cost"] },
      input: { kind: "text", text: "1" },
    } as const;
    edit(world, [{ ...request, column: { path: ["cost"] }, seen: null, revision: 0 }]);
    expect(rowsOf(world)[1]?.cells.id).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u,
    );
  });

  it("is refused in a workspace that another process holds", () => {
    const world = new World({ [file]: two }, undefined, { readOnly: "Open elsewhere." });
    const edits = [editOf(world, "a1", "cost", { kind: "text", text: "4" })];
    expect(world.do({ kind: "cells/edit", edits })).toMatchObject({
      ok: false,
      error: { message: "Open elsewhere." },
    });
  });
});

describe("rows", () => {
  it("are added beside the anchor with a new id and removed again to the byte", () => {
    const world = new World({ [file]: two });
    world.do({ kind: "rows/insert", sheet: cards, anchor: rowKey(world, "a1"), side: "after", count: 2 });
    expect(rowsOf(world).map(({ cells }) => cells.name)).toEqual(["Ash", null, null, "Elm"]);
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(two);
  });

  it("are duplicated with the bytes of the block, a new id and a name that differs", () => {
    const world = new World({ [file]: deck(ash.replace("cost = 3", "cost  =  3 # dear"), elm) });
    world.do({ kind: "rows/duplicate", sheet: cards, rowKeys: [rowKey(world, "a1")] });
    world.settle();
    expect(world.text(file)?.match(/cost {2}= {2}3 # dear/gu)).toHaveLength(2);
    expect(rowsOf(world).map(({ cells }) => cells.name)).toEqual(["Ash", "Ash (copy)", "Elm"]);
    expect(new Set(rowsOf(world).map(({ cells }) => cells.id)).size).toBe(3);
  });

  it("are duplicated with the comments of their own, not with the heading of the section above them", () => {
    const own = `# fragile\n${elm}`;
    const world = new World({ [file]: deck(ash, `# ---- Trees ----\n${own}`) });
    world.do({ kind: "rows/duplicate", sheet: cards, rowKeys: [rowKey(world, "b2")] });
    world.settle();
    expect(world.text(file)?.match(/# fragile/gu)).toHaveLength(2);
    expect(world.text(file)?.match(/# ---- Trees ----/gu)).toHaveLength(1);
  });

  it("are deleted and come back to the byte", () => {
    const world = new World({ [file]: two });
    world.do({ kind: "rows/delete", sheet: cards, rowKeys: [rowKey(world, "a1")] });
    world.settle();
    expect(rowsOf(world)).toHaveLength(1);
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(two);
    expect(rowsOf(world).map(({ cells }) => cells.name)).toEqual(["Ash", "Elm"]);
  });

  it("may all go, and the sheet stays", () => {
    const world = new World({ [file]: two });
    world.do({ kind: "rows/delete", sheet: cards, rowKeys: rowsOf(world).map(({ key }) => key) });
    world.settle();
    expect(world.text(file)).not.toContain("[[cards]]");
    const reply = world.do({ kind: "rows/insert", sheet: cards, anchor: null, side: "after", count: 1 });
    expect(reply).toMatchObject({ ok: true });
    world.settle();
    expect(world.text(file)).toContain("[[cards]]");
  });

  it("stay where they are where the row that they were to come before is gone", () => {
    const three = deck(ash, elm, card("c3", { name: "Fir", cost: 1 }));
    const world = new World({ [file]: three });
    const [moved, before] = [rowKey(world, "a1"), rowKey(world, "b2")];
    world.do({ kind: "rows/delete", sheet: cards, rowKeys: [before] });
    const answer = world.do({ kind: "rows/move", sheet: cards, rowKeys: [moved], before });
    expect(answer).toMatchObject({ ok: false, error: { code: "row/gone" } });
    expect(rowsOf(world).map(({ cells }) => cells.id)).toEqual(["a1", "c3"]);
  });

  it("move as blocks and keep their keys", () => {
    const world = new World({ [file]: deck(ash, elm, card("c3", { name: "Fir", cost: 1 })) });
    const before = new Map(rowsOf(world).map(({ key, cells }) => [cells.id, key]));
    world.do({ kind: "rows/move", sheet: cards, rowKeys: [rowKey(world, "c3")], before: rowKey(world, "a1") });
    expect(rowsOf(world).map(({ cells }) => cells.id)).toEqual(["c3", "a1", "b2"]);
    expect(new Map(rowsOf(world).map(({ key, cells }) => [cells.id, key]))).toEqual(before);
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(deck(ash, elm, card("c3", { name: "Fir", cost: 1 })));
  });
});
