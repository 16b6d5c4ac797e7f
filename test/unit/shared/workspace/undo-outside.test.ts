import { describe, expect, it } from "vitest";
import { settingsRenamed } from "../../../../shared/metadata/index.js";
import { unsavedCount } from "../../../../shared/workspace/index.js";
import { card, cards, deck, file, rowKey, type } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const two = deck(card("a1", { name: "Ash", cost: 3 }), card("b2", { name: "Elm", cost: 5 }));

const insert = (world: World): void => {
  world.do({ kind: "rows/insert", sheet: cards, anchor: rowKey(world, "b2"), side: "after", count: 1 });
};
const rename = (world: World): void => {
  const changes = settingsRenamed({}, { from: "cost", to: "price" }, (expression) => expression);
  world.do({ kind: "columns/rename", sheet: cards, from: "cost", to: "price", label: "Rename", changes });
};
const notices = (world: World): readonly unknown[] => world.events.filter(({ name }) => name === "notice");

describe("undo leaves what another program changed since", () => {
  it.each<[what: string, act: (world: World) => void, outside: (text: string) => string, told: string]>([
    ["of a row that was added", insert, (text) => `${text}name = "Theirs"\n`, "The row"],
    ["of a column that was renamed", rename, (text) => text.replaceAll("price", "worth"), "The column"],
  ])("%s", (_, act, outside, told) => {
    const world = new World({ [file]: two });
    act(world);
    world.settle();
    const theirs = outside(world.text(file) ?? "");
    expect(theirs).not.toBe(world.text(file));
    world.renameOver(file, theirs);
    world.settle();
    expect(world.do({ kind: "history/undo" })).toMatchObject({
      value: { skipped: [`${told} was changed by another program since; it was left as it is.`] },
    });
    world.settle();
    expect(world.text(file)).toBe(theirs);
  });

  it("and of what it did not change takes our own back", () => {
    for (const act of [insert, rename]) {
      const world = new World({ [file]: two });
      act(world);
      world.settle();
      world.renameOver(file, (world.text(file) ?? "").replace("Elm", "Oak"));
      world.settle();
      expect(world.do({ kind: "history/undo" })).toMatchObject({ value: { skipped: [] } });
      world.settle();
      expect(world.text(file)).toBe(two.replace("Elm", "Oak"));
    }
  });

  const commented = two.replace("cost = 3", "cost = 3   # dear");

  it.each<[string, (world: World) => World]>([
    ["in the same run", (world) => world],
    [
      "in the next run",
      (world) => new World({ [file]: world.text(file) ?? "" }, undefined, { history: world.history }),
    ],
  ])("and a removed cell comes back with the comment behind it, %s", (_, later) => {
    const first = new World({ [file]: commented });
    const edit = { sheet: cards, rowKey: rowKey(first, "a1"), column: { path: ["cost"] }, seen: 3, revision: 0 };
    first.do({ kind: "cells/edit", edits: [{ ...edit, input: { kind: "remove" } }] });
    first.settle();
    expect(first.text(file)).toBe(commented.replace("cost = 3   # dear\n", ""));
    const theirs = (first.text(file) ?? "").replace("Ash", "Oak");
    first.renameOver(file, theirs);
    first.settle();
    const world = later(first);
    expect(world.do({ kind: "history/undo" })).toMatchObject({ value: { skipped: [] } });
    world.settle();
    expect(world.text(file)).toBe(commented.replace("Ash", "Oak"));
    expect(world.do({ kind: "history/redo" })).toMatchObject({ value: { skipped: [] } });
    world.settle();
    expect(world.text(file)).toBe(theirs);
  });

  it("in each of several steps that are undone at once", () => {
    const world = new World({ [file]: two });
    type(world, "a1", "cost", "9");
    type(world, "b2", "cost", "8");
    world.settle();
    const theirs = two.replace("cost = 3", "cost = 1").replace("cost = 5", "cost = 2");
    world.renameOver(file, theirs);
    world.settle();
    expect(world.do({ kind: "history/go", step: 0 })).toMatchObject({ value: { skipped: { length: 2 } } });
    world.settle();
    expect(world.text(file)).toBe(theirs);
  });
});

it("a column that another program renamed alike meanwhile is as it was to be", () => {
  const world = new World({ [file]: two }, { event: 1, read: 1, check: 50, rename: 1 });
  rename(world);
  world.renameOver(file, two.replaceAll("cost", "price").replace("Elm", "Oak"));
  world.settle();
  expect(world.text(file)).toBe(two.replaceAll("cost", "price").replace("Elm", "Oak"));
  expect([unsavedCount(world.state), world.journal.size, notices(world)]).toEqual([0, 0, []]);
});
