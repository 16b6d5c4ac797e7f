import { describe, expect, it } from "vitest";
import {
  sheetOf,
  sheetRows,
  workspaceView,
  type CellInput,
  type WireCell,
} from "../../../../shared/workspace/index.js";
import { projectedGame } from "../../../support/validate/projected-game.js";
import { cards, edit, file } from "../../../support/workspace/cards.js";
import { problemLines } from "../../../support/workspace/problems.js";
import { World } from "../../../support/workspace/world.js";

const head = '[[cards]]\ncard_id = "a"\nname = "A"\n';
const parts = 'parts = [{ card = "a", copies = 2, note = "x" }, { card = "b", copies = 1 }] # of what\n';
const other = '\n[[cards]]\ncard_id = "b"\nname = "B"\n';

const open = (text = head + parts + other): World => {
  const world = new World({ [file]: text }, undefined, { games: [projectedGame] });
  world.wait(10_000);
  return world;
};
const keys = (world: World) =>
  workspaceView(world.state).sheets.flatMap(({ columns }) => columns.map(({ key }) => key));
const cellsOf = (world: World, row: number): readonly WireCell[] =>
  sheetRows(world.state, cards, 0, 10)?.rows[row]?.cells ?? [];
const textAt = (world: World, id: string, at: number): WireCell => {
  const row = sheetOf(world.state, cards)?.table.keys.indexOf(rowIn(world, id)) ?? -1;
  return cellsOf(world, row)[keys(world).indexOf(`parts#${at}`)] ?? null;
};
const rowIn = (world: World, id: string) => sheetOf(world.state, cards)?.table.keys[id === "a" ? 0 : 1] ?? "";

function typed(world: World, id: string, at: number, input: CellInput, seen = textAt(world, id, at)) {
  const column = { path: ["parts"], inner: [at] };
  const outcomes = edit(world, [{ sheet: cards, rowKey: rowIn(world, id), column, input, seen, revision: 0 }]);
  world.settle();
  return outcomes[0];
}
const text = (of: string): CellInput => ({ kind: "text", text: of });

describe("projections", () => {
  it("show items as texts behind their column, as many as the longest row has", () => {
    const world = open();
    expect(keys(world)).toEqual(["card_id", "name", "parts", "parts#0", "parts#1"]);
    expect(workspaceView(world.state).sheets[0]?.columns[3]?.title).toBe("Part 1");
    expect(cellsOf(world, 0).slice(3)).toEqual(["2 × a", "1 × b"]);
    expect(cellsOf(world, 1).slice(3)).toEqual([null, null]);
  });

  it("write what a text says, and nothing else; undo restores the original bytes", () => {
    const world = open();
    expect(typed(world, "a", 0, text("3 × a"))).toEqual({ kind: "done" });
    expect(world.text(file)).toBe((head + parts + other).replace("copies = 2", "copies = 3"));
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(head + parts + other);
    expect(typed(world, "a", 0, text("2 × a"))).toEqual({ kind: "unchanged" });
  });

  it("add an item by a text behind the last, and take it away by an empty one", () => {
    const world = open();
    typed(world, "b", 0, text("4 × a"));
    expect(world.text(file)).toContain('name = "B"\nparts = [{ card = "a", copies = 4 }]\n');
    typed(world, "b", 0, { kind: "clear" });
    expect(world.text(file)).toBe(head + parts + other);
    typed(world, "a", 1, text(""));
    expect(world.text(file)).toBe(head + parts.replace(', { card = "b", copies = 1 }', "") + other);
  });

  it("keep a text without a meaning in its cell, with the reason", () => {
    const world = open();
    expect(typed(world, "a", 0, text("three"))).toMatchObject({ kind: "refused" });
    expect(world.text(file)).toBe(head + parts + other);
    expect(sheetRows(world.state, cards, 0, 10)?.marks).toMatchObject([
      { column: "parts#0", mark: { kind: "failed", text: "three" } },
    ]);
  });

  it("are checked while they are typed, as what they say", () => {
    const world = open();
    const codes = () => problemLines(world);
    const draft = (of: string) => {
      const column = { path: ["parts"], inner: [0] };
      world.do({ kind: "cells/draft", sheet: cards, rowKey: rowIn(world, "a"), column, text: of, seen: "2 × a" });
      world.wait(100);
    };
    const unknownKey = "A parts nest/structure-unknown-key";
    expect(codes()).toEqual([unknownKey]);
    draft("0 × a");
    expect(codes()).toEqual(["A parts nest/structure-range", unknownKey]);
    draft("three");
    expect(codes()).toEqual([unknownKey]);
  });

  it("make items of the texts of new rows", () => {
    const world = open();
    const cell = (path: string, of: string, inner?: number[]) => ({
      column: inner ? { path: [path], inner } : { path: [path] },
      text: of,
    });
    const rows = [[cell("card_id", "c"), cell("parts", "1 × a", [0]), cell("parts", "2 × b", [1])]];
    world.do({ kind: "cells/edit", edits: [], newRows: { sheet: cards, rows } });
    world.settle();
    const [made] = world.text(file)?.split("[[cards]]\n").slice(-1) ?? [];
    expect(made).toContain('parts = [{ card = "a", copies = 1 }, { card = "b", copies = 2 }]');
  });

  it("ask where the item is no longer what was shown", () => {
    const world = open();
    expect(typed(world, "a", 0, text("3 × a"), "9 × z")).toMatchObject({ kind: "conflict" });
    expect(world.text(file)).toBe(head + parts + other);
  });
});
