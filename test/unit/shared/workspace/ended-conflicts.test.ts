import { describe, expect, it } from "vitest";
import { workspaceView } from "../../../../shared/workspace/index.js";
import { card, cards, deck, file, findRow, rowKey, type } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const ash = card("a1", { name: "Ash", cost: 3 });
const elm = card("b2", { name: "Elm", cost: 5 });
const two = deck(ash, elm);
const costs = (cost: number | string): string => two.replace("cost = 3", `cost = ${cost}`);
/** Edits stay unsaved for a while, so that outside changes meet them. */
const slow = { event: 1, read: 1, check: 50, rename: 1 } as const;

/** A world in which the cost of Ash, 3, became 9 here and 8 on disk. */
function inConflict(): World {
  const world = new World({ [file]: two }, slow);
  type(world, "a1", "cost", "9");
  changeOutside(world, costs(8));
  expect(kinds(world)).toEqual(["cell"]);
  expect(cost(world)).toBe(8);
  return world;
}

function changeOutside(world: World, text: string): void {
  world.renameOver(file, text);
  world.settle();
}

const kinds = (world: World) => workspaceView(world.state).conflicts.map(({ kind }) => kind);
const cost = (world: World) => findRow(world, "a1")?.cells.cost;

describe("a conflict about a cell ends", () => {
  it("with our edit where the disk holds again what the edit was made from", () => {
    const world = inConflict();
    changeOutside(world, two.replace("Elm", "Oak"));
    expect(kinds(world)).toEqual([]);
    expect(world.text(file)).toBe(costs(9).replace("Elm", "Oak"));
    expect(world.journal.size).toBe(0);
  });

  it("likewise where it held other values on the way, and spells the old one otherwise", () => {
    const world = inConflict();
    changeOutside(world, costs(7));
    expect(kinds(world)).toEqual(["cell"]);
    changeOutside(world, costs("0x3"));
    expect(kinds(world)).toEqual([]);
    expect(cost(world)).toBe(9);
  });

  it("and undo takes the edit back, as if there had been no conflict", () => {
    const world = inConflict();
    changeOutside(world, two);
    expect(world.state.done).toHaveLength(1);
    expect(world.do({ kind: "history/undo" })).toMatchObject({ value: { skipped: [] } });
    world.settle();
    expect(world.text(file)).toBe(two);
  });

  it("with an undo step where its editor saw an old value", () => {
    const world = new World({ [file]: two });
    changeOutside(world, costs(8));
    expect(type(world, "a1", "cost", "9", 3)).toMatchObject({ kind: "conflict" });
    changeOutside(world, two);
    expect(kinds(world)).toEqual([]);
    expect(world.text(file)).toBe(costs(9));
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(two);
  });

  it("where the disk comes to hold our value", () => {
    const world = inConflict();
    changeOutside(world, costs(9));
    expect(kinds(world)).toEqual([]);
    expect(cost(world)).toBe(9);
    expect(world.journal.size).toBe(0);
  });

  it("where our value is typed again and saved", () => {
    const world = inConflict();
    type(world, "a1", "cost", "9");
    world.settle();
    expect(kinds(world)).toEqual([]);
    expect(world.text(file)).toBe(costs(9));
  });
});

describe("a conflict about a cell stays", () => {
  it("where the disk changes something else", () => {
    const world = inConflict();
    changeOutside(world, costs(8).replace("Elm", "Oak"));
    expect(kinds(world)).toEqual(["cell"]);
    expect(cost(world)).toBe(8);
  });

  it("where something else was typed there before the disk went back", () => {
    const world = inConflict();
    type(world, "a1", "cost", "6");
    world.settle();
    changeOutside(world, two);
    expect(kinds(world)).toEqual(["cell"]);
    expect(cost(world)).toBe(3);
  });

  it("where what it was made from is typed here", () => {
    const world = inConflict();
    type(world, "a1", "cost", "3");
    world.settle();
    expect(kinds(world)).toEqual(["cell"]);
    expect(world.text(file)).toBe(two);
  });
});

describe("a conflict about a row that was deleted here ends", () => {
  const changed = two.replace("cost = 3", "cost = 4");

  function deletedHere(): World {
    const world = new World({ [file]: two }, slow);
    world.do({ kind: "rows/delete", sheet: cards, rowKeys: [rowKey(world, "a1")] });
    changeOutside(world, changed);
    expect(kinds(world)).toEqual(["row-changed-on-disk"]);
    return world;
  }

  it("with the deletion where the disk has the row as it was", () => {
    const world = deletedHere();
    changeOutside(world, two);
    expect(kinds(world)).toEqual([]);
    expect(world.text(file)).toBe(elm);
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(two);
  });

  it("where the disk has it no more", () => {
    const world = deletedHere();
    changeOutside(world, elm);
    expect(kinds(world)).toEqual([]);
    expect(world.journal.size).toBe(0);
  });

  it("not where the disk changes it again", () => {
    const world = deletedHere();
    changeOutside(world, two.replace("cost = 3", "cost = 5"));
    expect(kinds(world)).toEqual(["row-changed-on-disk"]);
  });
});

describe("a conflict about a row that another program deleted", () => {
  const fir = card("c3", { name: "Fir", cost: 7 });
  const three = deck(ash, elm, fir);

  /** A world in which the disk lost Elm while its cost, 5, was 9 here. */
  function lost(): World {
    const world = new World({ [file]: three }, slow);
    type(world, "b2", "cost", "9");
    changeOutside(world, deck(ash, fir));
    expect(kinds(world)).toEqual(["row-deleted-on-disk"]);
    return world;
  }

  it("puts ours in the place of what came back under its id, where ours is chosen", () => {
    const world = lost();
    changeOutside(world, three.replace("Elm", "Oak"));
    const [conflict] = workspaceView(world.state).conflicts;
    world.do({ kind: "conflicts/resolve", id: conflict?.id ?? "", choice: { kind: "mine" } });
    world.settle();
    expect(world.text(file)).toBe(three.replace("cost = 5", "cost = 9"));
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(three.replace("Elm", "Oak"));
  });

  it("ends where it comes back with what ours holds", () => {
    const world = lost();
    changeOutside(world, three.replace("cost = 5", "cost = 9"));
    expect(kinds(world)).toEqual([]);
    expect(world.journal.size).toBe(0);
    expect(world.text(file)).toBe(three.replace("cost = 5", "cost = 9"));
  });
});
