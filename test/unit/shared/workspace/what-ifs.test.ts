import { describe, expect, it } from "vitest";
import { editCount, marksOf, workspaceView } from "../../../../shared/workspace/index.js";
import { card, cards, deck, file, findRow, rowKey, rowsOf, type } from "../../../support/workspace/cards.js";
import { textsOf, WhatIfWorld } from "../../../support/workspace/what-ifs.js";
import { World } from "../../../support/workspace/world.js";

const ash = card("a1", { name: "Ash", cost: 3 });
const elm = card("b2", { name: "Elm", cost: 5 });
const two = deck(ash, elm);

/** No TOML text can hold half of a pair. */
const refusedText = "\ud800";

const begin = (): { standing: World; whatIf: WhatIfWorld } => {
  const standing = new World({ [file]: two });
  return { standing, whatIf: new WhatIfWorld(standing) };
};

/** Another program writes the file, and the what-if follows. */
function outside({ standing, whatIf }: ReturnType<typeof begin>, text: string): void {
  standing.renameOver(file, text);
  standing.settle();
  whatIf.follow();
}

describe("a what-if", () => {
  it("takes edits that the current cards and the disk know nothing of", () => {
    const { standing, whatIf } = begin();
    expect(type(whatIf, "a1", "cost", "9")).toEqual({ kind: "done" });
    standing.settle();
    expect(findRow(whatIf, "a1")?.cells.cost).toBe(9);
    expect(findRow(standing, "a1")?.cells.cost).toBe(3);
    expect(standing.text(file)).toBe(two);
    expect(whatIf.forbidden).toEqual([]);
    expect(editCount(whatIf.state)).toBe(1);
  });

  it("says nothing of unsaved edits: none of its edits is on the way to a disk", () => {
    const { whatIf } = begin();
    type(whatIf, "a1", "cost", "9");
    const known = whatIf.state.files.get(file);
    const [table] = known?.content?.tables ?? [];
    expect(workspaceView(whatIf.state).files).toMatchObject([{ unsaved: 0, saving: false }]);
    expect(known && table && marksOf(whatIf.state, known, table)).toEqual([]);
  });

  it("does not bring a deleted row back twice where a merge has brought it back", () => {
    const both = begin();
    const { whatIf } = both;
    whatIf.do({ kind: "rows/delete", sheet: cards, rowKeys: [rowKey(whatIf, "b2")] });
    outside(both, two.replace("cost = 5", "cost = 6"));
    const keys = (): string[] => rowsOf(whatIf).map(({ key }) => key);
    expect(keys()).toHaveLength(2);
    whatIf.do({ kind: "history/undo" });
    expect(new Set(keys()).size).toBe(keys().length);
    expect(keys()).toHaveLength(2);
  });

  it("has an undo history of its own", () => {
    const { standing, whatIf } = begin();
    type(standing, "b2", "cost", "6");
    whatIf.follow();
    expect(workspaceView(whatIf.state).history).toMatchObject({ undo: null });
    type(whatIf, "a1", "cost", "9");
    whatIf.do({ kind: "history/undo" });
    expect(findRow(whatIf, "a1")?.cells.cost).toBe(3);
    expect(editCount(whatIf.state)).toBe(0);
    whatIf.do({ kind: "history/redo" });
    expect(editCount(whatIf.state)).toBe(1);
    expect(workspaceView(standing.state).history).toMatchObject({ undo: "Edit cost" });
  });

  it("issues no row key that the standing workspace issues", () => {
    const { standing, whatIf } = begin();
    for (const world of [standing, whatIf]) {
      world.do({ kind: "rows/insert", sheet: cards, anchor: rowKey(world, "a1"), side: "after", count: 1 });
    }
    const [own, others] = [rowsOf(whatIf)[1], rowsOf(standing)[1]];
    expect(own?.key).not.toBe(others?.key);
    expect(own?.cells.id).not.toBe(others?.cells.id);
  });

  it("begins without the texts that cells of the standing cards refused", () => {
    const standing = new World({ [file]: two });
    type(standing, "a1", "name", refusedText);
    expect(workspaceView(standing.state).files).toMatchObject([{ refused: 1 }]);
    const whatIf = new WhatIfWorld(standing);
    expect(workspaceView(whatIf.state).files).toMatchObject([{ refused: 0 }]);
    expect(editCount(whatIf.state)).toBe(0);
    expect(whatIf.keep()).toMatchObject({ error: { code: "what-if/nothing" } });
  });

  it("takes edits of a file that the disk lets nobody write", () => {
    const { standing, whatIf } = begin();
    standing.setReadOnly(file, true);
    type(standing, "b2", "cost", "6");
    standing.settle();
    expect(workspaceView(standing.state).files).toMatchObject([{ condition: { kind: "read-only" } }]);
    whatIf.follow();
    for (const each of [whatIf, new WhatIfWorld(standing, 2)]) {
      expect(workspaceView(each.state).files).toMatchObject([{ condition: { kind: "fine" } }]);
      expect(type(each, "a1", "cost", "9")).toEqual({ kind: "done" });
    }
  });

  it("refuses what concerns the folder", () => {
    const { whatIf } = begin();
    const answer = whatIf.do({ kind: "problems/severity", code: "metadata/bounds", severity: "off" });
    expect(answer).toMatchObject({ error: { code: "what-if/of-folder" } });
  });

  it("can be tried in a workspace that is only read, and not kept there", () => {
    const standing = new World({ [file]: two }, undefined, { readOnly: "Another Cardwright has it." });
    const whatIf = new WhatIfWorld(standing);
    expect(type(whatIf, "a1", "cost", "9")).toEqual({ kind: "done" });
    expect(whatIf.keep()).toMatchObject({ error: { code: "workspace/read-only" } });
  });
});

describe("a change of the current cards", () => {
  it("shows in the cells that the what-if left alone", () => {
    const both = begin();
    type(both.whatIf, "a1", "cost", "9");
    outside(both, two.replace("cost = 5", "cost = 6").replace("Ash", "Oak"));
    expect(findRow(both.whatIf, "a1")?.cells).toMatchObject({ name: "Oak", cost: 9 });
    expect(findRow(both.whatIf, "b2")?.cells.cost).toBe(6);
  });

  it("of a cell that the what-if edits keeps both until somebody decides", () => {
    const both = begin();
    const { standing, whatIf } = both;
    type(whatIf, "a1", "cost", "9");
    outside(both, two.replace("cost = 3", "cost = 4"));
    expect(workspaceView(whatIf.state).conflicts).toMatchObject([{ before: "3", mine: "9", disk: "4" }]);
    expect(whatIf.keep()).toMatchObject({ error: { code: "what-if/conflicts" } });
    expect(findRow(standing, "a1")?.cells.cost).toBe(4);
    const [id = ""] = whatIf.state.conflicts.keys();
    whatIf.do({ kind: "conflicts/resolve", id, choice: { kind: "mine" } });
    expect(whatIf.keep()).toEqual({ ok: true, value: {} });
    standing.settle();
    expect(standing.text(file)).toBe(two.replace("cost = 3", "cost = 9"));
  });

  it("back to the value that the what-if began with ends the conflict, and the what-if's edit stays", () => {
    const both = begin();
    type(both.whatIf, "a1", "cost", "9");
    outside(both, two.replace("cost = 3", "cost = 4"));
    outside(both, two);
    expect(workspaceView(both.whatIf.state).conflicts).toEqual([]);
    expect(findRow(both.whatIf, "a1")?.cells.cost).toBe(9);
    expect(both.whatIf.keep()).toMatchObject({ ok: true });
    expect(findRow(both.standing, "a1")?.cells.cost).toBe(9);
  });

  it("to the same value leaves nothing to keep", () => {
    const both = begin();
    type(both.whatIf, "a1", "cost", "9");
    type(both.standing, "a1", "cost", "9");
    expect(both.whatIf.keep()).toMatchObject({ error: { code: "what-if/nothing" } });
  });

  it("that removes a row of the what-if's edits asks about the row", () => {
    const both = begin();
    type(both.whatIf, "a1", "cost", "9");
    outside(both, elm);
    expect(workspaceView(both.whatIf.state).conflicts).toMatchObject([{ kind: "row-deleted-on-disk" }]);
  });

  it("that makes a file shows it", () => {
    const both = begin();
    both.standing.renameOver("more.toml", card("c3", { name: "Fir", cost: 1 }));
    both.standing.settle();
    both.whatIf.follow();
    expect(workspaceView(both.whatIf.state).sheets.map(({ title }) => title)).toEqual(["cards", "more"]);
  });

  it("tells a page that shows the what-if which rows changed", () => {
    const both = begin();
    both.whatIf.events.length = 0;
    outside(both, two.replace("cost = 5", "cost = 6"));
    expect(both.whatIf.events.filter(({ name }) => name === "sheet/patch")).toMatchObject([
      { payload: { sheet: cards, origin: "outside" } },
    ]);
  });

  it("that takes a file away which the what-if left alone says nothing", () => {
    const { standing, whatIf } = begin();
    standing.delete(file);
    standing.settle();
    standing.do({ kind: "file/close", file });
    whatIf.follow();
    expect(workspaceView(whatIf.state).files).toEqual([]);
    expect(whatIf.events.filter(({ name }) => name === "notice")).toEqual([]);
  });

  it("that takes a file away says which edits went with it", () => {
    const both = begin();
    type(both.whatIf, "a1", "cost", "9");
    both.standing.delete(file);
    both.standing.settle();
    both.standing.do({ kind: "file/close", file });
    both.whatIf.follow();
    expect(both.whatIf.events.filter(({ name }) => name === "notice")).toMatchObject([
      { payload: { severity: "warning", file } },
    ]);
  });
});

describe("keeping a what-if", () => {
  it("makes its edits as one step of the standing history", () => {
    const { standing, whatIf } = begin();
    type(whatIf, "a1", "cost", "9");
    type(whatIf, "b2", "name", "Yew");
    expect(whatIf.keep("Keep “Cheaper”")).toEqual({ ok: true, value: {} });
    standing.settle();
    const kept = two.replace("cost = 3", "cost = 9").replace("Elm", "Yew");
    expect(standing.text(file)).toBe(kept);
    expect(textsOf(standing.state)).toEqual(textsOf(whatIf.state));
    expect(workspaceView(standing.state).history).toMatchObject({ undo: "Keep “Cheaper”" });
    standing.do({ kind: "history/undo" });
    standing.settle();
    expect(standing.text(file)).toBe(two);
  });

  it("waits for a text that is being typed, and for one that its cell refuses", () => {
    const { whatIf } = begin();
    const place = { sheet: cards, rowKey: rowKey(whatIf, "a1"), column: { path: ["cost"] } };
    whatIf.do({ kind: "cells/draft", ...place, text: "4", seen: 3 });
    expect(whatIf.keep()).toMatchObject({ error: { code: "what-if/typing" } });
    const { whatIf: other } = begin();
    type(other, "b2", "cost", "6");
    type(other, "a1", "name", refusedText);
    expect(editCount(other.state)).toBe(2);
    expect(other.keep()).toMatchObject({ error: { code: "what-if/refused-texts" } });
  });

  it("does nothing where one of its files cannot be edited", () => {
    const { standing, whatIf } = begin();
    type(whatIf, "a1", "cost", "9");
    standing.delete(file);
    standing.settle();
    expect(whatIf.keep()).toMatchObject({ error: { code: "file/deleted" } });
    expect(findRow(standing, "a1")?.cells.cost).toBe(3);
  });
});
