import { describe, expect, it } from "vitest";
import { Transition } from "../../../../shared/workspace/transition.js";
import { card, cards, deck, edit, editOf, file, rowKey } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

describe("a map that a step changes", () => {
  const entries = new Map([["a", 1]]);
  const fresh = (): Transition => new Transition(new World({}).state);

  it("is copied at the first change only, however many follow", () => {
    const step = fresh();
    const first = step.withEntry(entries, "b", 2);
    expect(step.withEntry(first, "c", 3)).toBe(first);
    expect(step.withoutEntry(first, "a")).toBe(first);
    expect([...first]).toEqual([
      ["b", 2],
      ["c", 3],
    ]);
    expect([...entries]).toEqual([["a", 1]]);
  });

  it("is left alone by the next step", () => {
    const made = fresh().withEntry(entries, "b", 2);
    const next = fresh();
    expect([...next.withoutEntry(made, "a")]).toEqual([["b", 2]]);
    expect([...next.withEntry(made, "c", 3)]).toHaveLength(3);
    expect([...made]).toHaveLength(2);
  });
});

it("one act may open a conflict in each cell, and keeps the states before it", () => {
  const names = ["a", "b", "c"];
  const world = new World({ [file]: deck(...names.map((name) => card(name, { cost: 1 }))) });
  const before = world.state;
  const outcomes = edit(
    world,
    names.map((name) => editOf(world, name, "cost", { kind: "text", text: "7" }, 5)),
  );
  expect(outcomes.map(({ kind }) => kind)).toEqual(["conflict", "conflict", "conflict"]);
  expect([...world.state.conflicts.values()]).toMatchObject(
    names.map((name) => ({ kind: "cell", rowKey: rowKey(world, name, cards), mine: "7", disk: "1" })),
  );
  expect(before.conflicts.size).toBe(0);
});
