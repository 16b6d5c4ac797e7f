import { describe, expect, it } from "vitest";
import { workspaceView, type JournalRecord } from "../../../../shared/workspace/index.js";
import { card, cards, deck, file, findRow, rowKey, rowsOf, type } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const [ash, elm, fir] = [
  card("a1", { name: "Ash", cost: 3 }),
  card("b2", { name: "Elm", cost: 5 }),
  card("c3", { name: "Fir", cost: 7 }),
] as const;
const three = deck(ash, elm, fir);
const slow = { event: 1, read: 1, check: 50, rename: 1 } as const;
const never = { event: 1, read: 1, check: 1_000_000, rename: 1 };

const conflictsOf = (world: World) => [...world.state.conflicts.values()];
const costs = (world: World): unknown[] => rowsOf(world).map(({ cells }) => cells.cost);

const insertAfter = (world: World, id: string): string => {
  const before = new Set(rowsOf(world).map(({ key }) => key));
  world.do({ kind: "rows/insert", sheet: cards, anchor: rowKey(world, id), side: "after", count: 1 });
  return rowsOf(world).find(({ key }) => !before.has(key))?.key ?? "";
};

describe("a row that is not saved yet, when another program writes the file", () => {
  it("stays where it was put, with what was typed into it", () => {
    const world = new World({ [file]: three }, slow);
    const key = insertAfter(world, "a1");
    world.do({
      kind: "cells/edit",
      edits: [
        {
          sheet: cards,
          rowKey: key,
          column: { path: ["cost"] },
          input: { kind: "text", text: "4" },
          seen: rowsOf(world).find((row) => row.key === key)?.cells.cost ?? null,
          revision: 0,
        },
      ],
    });
    world.renameOver(file, three.replace("Elm", "Oak"));
    world.settle();
    expect(conflictsOf(world)).toEqual([]);
    expect(costs(world)).toEqual([3, 4, 5, 7]);
    expect(findRow(world, "b2")?.cells.name).toBe("Oak");
    expect(world.journal.size).toBe(0);
  });

  it("comes last where the row that it was put behind is gone", () => {
    const world = new World({ [file]: three }, slow);
    const key = insertAfter(world, "a1");
    world.renameOver(file, deck(elm, fir));
    world.settle();
    expect(rowsOf(world).map((row) => row.cells.id)).toEqual(["b2", "c3", expect.anything()]);
    expect(rowsOf(world)[2]?.key).toBe(key);
  });

  it("comes first where it was put before all others", () => {
    const world = new World({ [file]: three }, slow);
    world.do({ kind: "rows/insert", sheet: cards, anchor: rowKey(world, "a1"), side: "before", count: 1 });
    world.renameOver(file, deck(elm, fir));
    world.settle();
    expect(rowsOf(world).map((row) => row.cells.id)).toEqual([expect.anything(), "b2", "c3"]);
  });
});

describe("text in an open editor", () => {
  it("is not a conflict while another program is writing the file", () => {
    const world = new World({ [file]: three });
    const place = { sheet: cards, rowKey: rowKey(world, "c3"), column: { path: ["name"] } };
    world.do({ kind: "cells/draft", ...place, text: "Fire", seen: "Fir" });
    world.rewrite(file, [deck(ash, elm), `\n${fir.replace("7", "8")}`], 30);
    world.settle();
    expect(conflictsOf(world)).toEqual([]);
    expect(costs(world)).toEqual([3, 5, 8]);
  });
});

describe("a file that could not be written", () => {
  it("is tried again no sooner because it was read well meanwhile", () => {
    const world = new World({ [file]: three });
    const condition = () => world.state.files.get(file)?.condition;
    world.writeFault = "disk-full";
    type(world, "a1", "cost", "4");
    world.wait(2_100);
    expect(condition()).toMatchObject({ kind: "failing", retries: 2 });
    world.renameOver(file, three);
    world.wait(20);
    expect(condition()).toMatchObject({ kind: "failing", retries: 2 });
    world.writeFault = "none";
    world.settle();
    expect(condition()).toEqual({ kind: "fine" });
    expect(costs(world)).toEqual([4, 5, 7]);
  });
});

describe("after a crash", () => {
  function journalOf(text: string, act: (world: World) => void): readonly JournalRecord[] {
    const world = new World({ [file]: text }, never);
    act(world);
    return [...world.journal.values()];
  }
  const restart = (text: string, journal: readonly JournalRecord[]): World =>
    new World({ [file]: text }, undefined, { journal, run: "second" });
  const offers = (world: World) => workspaceView(world.state).recovery;
  const acceptAll = (world: World): void => {
    const accept = offers(world).map(({ id }) => id);
    expect(world.do({ kind: "recovery/decide", accept, discard: [] })).toMatchObject({ ok: true });
    world.settle();
  };

  it.each([
    ["c3", "a1", [7, 3, 5]],
    ["c3", "b2", [3, 7, 5]],
    ["a1", "c3", [5, 3, 7]],
    ["a1", null, [5, 7, 3]],
  ] as const)("a move of %s before %s comes back", (moved, before, after) => {
    const journal = journalOf(three, (world) => {
      const anchor = before === null ? null : rowKey(world, before);
      world.do({ kind: "rows/move", sheet: cards, rowKeys: [rowKey(world, moved)], before: anchor });
    });
    const world = restart(three, journal);
    expect(offers(world)).toHaveLength(1);
    acceptAll(world);
    expect(costs(world)).toEqual(after);
    expect(offers(restart(world.text(file) ?? "", journal))).toEqual([]);
  });

  it("a move to a place that the sheet no longer has goes to the end", () => {
    const journal = journalOf(three, (world) => {
      world.do({ kind: "rows/move", sheet: cards, rowKeys: [rowKey(world, "a1")], before: null });
    });
    const world = restart(deck(ash, elm), journal);
    acceptAll(world);
    expect(costs(world)).toEqual([5, 3]);
  });

  it("a new row comes back to its place, or to the end where the sheet has become shorter", () => {
    const journal = journalOf(three, (world) => void insertAfter(world, "b2"));
    for (const [text, ids] of [
      [three, ["a1", "b2", expect.anything(), "c3"]],
      [ash, ["a1", expect.anything()]],
    ] as const) {
      const world = restart(text, journal);
      acceptAll(world);
      expect(rowsOf(world).map(({ cells }) => cells.id)).toEqual(ids);
    }
  });

  it("a new row without an id is offered unless it is where it was added", () => {
    const row = (cost: number): string => `[[cards]]\ncost = ${cost}\n`;
    const text = deck(row(3), row(5));
    const journal = journalOf(text, (world) => {
      world.do({ kind: "rows/duplicate", sheet: cards, rowKeys: [rowsOf(world)[0]?.key ?? ""] });
    });
    expect(journal).toHaveLength(1);
    expect(offers(restart(text, journal))).toHaveLength(1);
    expect(offers(restart(row(3), journal))).toHaveLength(1);
    const world = restart(text, journal);
    acceptAll(world);
    expect(costs(world)).toEqual([3, 3, 5]);
    expect(offers(restart(world.text(file) ?? "", journal))).toEqual([]);
  });

  it("a deleted row of which only an earlier edit was saved does not clash", () => {
    const journal = journalOf(three, (world) => {
      type(world, "a1", "cost", "9");
      world.do({ kind: "rows/delete", sheet: cards, rowKeys: [rowKey(world, "a1")] });
    });
    const world = restart(three.replace("cost = 3", "cost = 9"), journal);
    expect(offers(world)).toMatchObject([{ description: "Deletion of Ash", clash: null }]);
    acceptAll(world);
    expect(costs(world)).toEqual([5, 7]);
    const theirs = restart(three.replace("cost = 3", "cost = 8"), journal);
    expect(offers(theirs)).toMatchObject([{ clash: "changed" }]);
  });
});
