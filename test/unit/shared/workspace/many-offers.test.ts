import { describe, expect, it, vi } from "vitest";
import { workspaceView, type JournalRecord } from "../../../../shared/workspace/index.js";
import { growth } from "../../../support/counted-reads.js";
import { card, cards, deck, file, rowsOf } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const deckOf = (size: number): string =>
  deck(...Array.from({ length: size }, (_, at) => card(`c${at}`, { name: `Card ${at}`, cost: 1 })));

const edited = (at: number, to: number, change: Partial<JournalRecord["row"]> = {}): JournalRecord => ({
  id: `edit-${at}`,
  file,
  table: cards.table,
  row: { id: `c${at}`, index: at, title: `Card ${at}`, ...change },
  change: { kind: "cell", column: { path: ["cost"] }, before: "1", after: String(to) },
});

const worldWith = (text: string, journal: readonly JournalRecord[]): World =>
  new World({ [file]: text }, undefined, { journal, run: "second" });

const costs = (world: World): unknown[] => rowsOf(world).map(({ cells }) => cells.cost);

describe("edits of the last run, more than are listed", () => {
  const size = 700;
  const journal = Array.from({ length: size }, (_, at) => edited(at, 2));

  it("are counted, and the first of them listed", () => {
    const { recovery, recoverable } = workspaceView(worldWith(deckOf(size), journal).state);
    expect(recoverable).toBe(size);
    expect(recovery.map(({ id }) => id)).toEqual(journal.slice(0, 500).map(({ id }) => id));
  });

  it("stay offered where only what is listed was decided", () => {
    const world = worldWith(deckOf(size), journal);
    world.do({ kind: "recovery/decide", accept: ["edit-0", "edit-2"], discard: ["edit-1"] });
    expect(workspaceView(world.state).recoverable).toBe(size - 3);
    expect(costs(world).slice(0, 4)).toEqual([2, 1, 2, 1]);
  });

  it("are accepted with the listed ones, but for those that clash with the file", () => {
    const text = deckOf(size).replace(/(name = "Card 600"\ncost = )1/u, "$15");
    const world = worldWith(text, journal);
    world.do({ kind: "recovery/decide", accept: ["edit-0"], discard: [], unlisted: "accept" });
    const view = workspaceView(world.state);
    expect(view.recoverable).toBe(500);
    expect(view.recovery.at(-1)).toMatchObject({ id: "edit-600", clash: "changed", disk: "5" });
    expect(view.conflicts).toEqual([]);
    expect([0, 1, 499, 500, 599, 600, 601, 699].map((at) => costs(world)[at])).toEqual([2, 1, 1, 2, 2, 5, 2, 2]);
  });

  it("are given up with the listed ones, and are not in the journal any more", () => {
    const world = worldWith(deckOf(size), journal);
    world.do({ kind: "recovery/decide", accept: [], discard: ["edit-0"], unlisted: "discard" });
    expect(workspaceView(world.state).recoverable).toBe(499);
    expect(world.journal.size).toBe(499);
    expect(costs(world)).not.toContain(2);
  });
});

describe("taking back many edits", () => {
  /** How many names are made of ids for it, where somebody put a row before all others meanwhile. */
  const namesMadeFor = (size: number): number => {
    const text = deckOf(size).replace("[[cards]]", '[[cards]]\nid = "new"\n\n[[cards]]');
    const journal = Array.from({ length: size }, (_, at) => edited(at, 2));
    const world = worldWith(text, journal);
    const named = vi.spyOn(JSON, "stringify");
    world.do({ kind: "recovery/decide", accept: journal.map(({ id }) => id), discard: [] });
    const count = named.mock.calls.length;
    named.mockRestore();
    expect(costs(world).slice(1)).toEqual(journal.map(() => 2));
    return count;
  };

  it("reads the ids of the table once, not for each of them", () => {
    expect(growth(namesMadeFor, 100)).toBeLessThan(2.5);
  });
});
