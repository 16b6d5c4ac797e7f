import { describe, expect, it } from "vitest";
import type { LookChange } from "../../../../shared/workspace/index.js";
import { workspaceView } from "../../../../shared/workspace/index.js";
import { card, cards, deck, file, findRow, type } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const two = deck(card("a1", { name: "Ash", cost: 3 }), card("b2", { name: "Elm", cost: 5 }));
const lookFrom = (before: string, after: string): LookChange => ({ sheet: cards, before, after });
const look = (world: World, before: string, after: string) =>
  world.do({ kind: "sheets/look", label: `Look ${after}`, look: lookFrom(before, after) });
const undo = (world: World) => world.do({ kind: "history/undo" });
const redo = (world: World) => world.do({ kind: "history/redo" });

describe("arranging a sheet differently", () => {
  it("is undone and done again in its order among the edits, and touches no file", () => {
    const world = new World({ [file]: two });
    look(world, "plain", "sorted");
    type(world, "a1", "cost", "4");
    look(world, "sorted", "hidden");
    expect(workspaceView(world.state).history).toEqual({ step: 3, undo: "Look hidden", redo: null });
    expect(undo(world)).toMatchObject({ value: { label: "Look hidden", looks: [{ sheet: cards, value: "sorted" }] } });
    expect(findRow(world, "a1")?.cells.cost).toBe(4);
    expect(undo(world)).toMatchObject({ value: { looks: [] } });
    expect(findRow(world, "a1")?.cells.cost).toBe(3);
    expect(undo(world)).toMatchObject({ value: { looks: [{ value: "plain" }] } });
    expect(undo(world)).toMatchObject({ value: { label: null } });
    expect(redo(world)).toMatchObject({ value: { looks: [{ value: "sorted" }] } });
    redo(world);
    expect(findRow(world, "a1")?.cells.cost).toBe(4);
    expect(redo(world)).toMatchObject({ value: { looks: [{ value: "hidden" }] } });
    expect(undo(world)).toMatchObject({ value: { looks: [{ value: "sorted" }] } });
    world.settle();
    expect(world.text(file)).toBe(two.replace("cost = 3", "cost = 4"));
  });

  it("is a step of its own: no other that can be undone or done again is called the same", () => {
    const world = new World({ [file]: two });
    const now = () => workspaceView(world.state).history.step;
    expect(now()).toBeNull();
    look(world, "plain", "sorted");
    const first = now();
    look(world, "sorted", "hidden");
    const second = now();
    undo(world);
    expect(now()).toBe(first);
    look(world, "sorted", "plain");
    const third = now();
    undo(world);
    undo(world);
    expect(now()).toBeNull();
    look(world, "plain", "hidden");
    expect(new Set([first, second, third, now()]).size).toBe(4);
  });

  it("clears what could be redone, as any edit does", () => {
    const world = new World({ [file]: two });
    type(world, "a1", "cost", "4");
    undo(world);
    look(world, "plain", "sorted");
    expect(redo(world)).toMatchObject({ value: { label: null } });
  });

  it("is one step with the settings that are written by the same act", () => {
    const world = new World({ [file]: two });
    world.do({
      kind: "metadata/edit",
      sheet: cards,
      changes: [{ kind: "value", path: ["sort"], before: null, after: { column: "cost" } }],
      label: "Save",
      look: lookFrom("sorted", "plain"),
    });
    world.settle();
    expect(world.text(file)).toContain("[metadata.sort]");
    expect(undo(world)).toMatchObject({ value: { label: "Save", looks: [{ value: "sorted" }] } });
    world.settle();
    expect(world.text(file)).toBe(two);
  });

  it("can be undone where nothing may be edited", () => {
    const world = new World({ [file]: two }, undefined, { readOnly: "Another program holds it." });
    expect(look(world, "plain", "sorted")).toMatchObject({ ok: true });
    expect(undo(world)).toMatchObject({ value: { looks: [{ value: "plain" }] } });
  });
});
