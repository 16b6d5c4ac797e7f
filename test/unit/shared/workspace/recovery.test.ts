import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { games } from "../../../../shared/games/index.js";
import { workspaceView, type JournalRecord, type RecoveryView } from "../../../../shared/workspace/index.js";
import { card, cards, deck, file, findRow, rowKey, rowsOf, type } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const two = deck(card("a1", { name: "Ash", cost: 3 }), card("b2", { name: "Elm", cost: 5 }));
const never = { event: 1, read: 1, check: 1_000_000, rename: 1 };

/** The journal of a process that did something and died before any of it reached the disk. */
function journalOf(act: (world: World) => void, text = two): readonly JournalRecord[] {
  const world = new World({ [file]: text }, never);
  act(world);
  return [...world.journal.values()];
}

const restart = (text: string, journal: readonly JournalRecord[], run = "second"): World =>
  new World({ [file]: text }, undefined, { journal, run });

const offers = (world: World): readonly RecoveryView[] => workspaceView(world.state).recovery;
const conflicts = (world: World) => workspaceView(world.state).conflicts;
const acceptAll = (world: World) =>
  world.do({ kind: "recovery/decide", accept: offers(world).map(({ id }) => id), discard: [] });

const costs = (world: World): Record<string, unknown> =>
  Object.fromEntries(rowsOf(world).map(({ cells }) => [JSON.stringify(cells.id).slice(1, -1), cells.cost]));

describe("our own intermediate save is no clash", () => {
  const journal = journalOf((world) => ["9", "10", "11"].forEach((text) => type(world, "a1", "cost", text)));

  it.each(["3", "9", "10"])("with %s on disk", (cost) => {
    const world = restart(two.replace("cost = 3", `cost = ${cost}`), journal);
    expect(offers(world)).toMatchObject([{ before: "3", after: "11", clash: null, disk: null }]);
    acceptAll(world);
    world.settle();
    expect(costs(world)).toEqual({ a1: 11, b2: 5 });
    expect(world.journal.size).toBe(0);
  });

  it("also for the session after one that died before anything was decided", () => {
    const second = restart(two, journal);
    const third = restart(two, [...second.journal.values()], "third");
    expect(offers(third)).toMatchObject([{ before: "3", after: "11", clash: null }]);
  });

  it("nor are other ways to spell what was there", () => {
    const text = two.replace('"Elm"', '"""\nElm"""');
    const draft = journalOf((world) => {
      const place = { sheet: cards, rowKey: rowKey(world, "b2"), column: { path: ["name"] } };
      world.do({ kind: "cells/draft", ...place, text: "Elmen", seen: "Elm" });
    }, text);
    expect(offers(restart(text, draft))).toMatchObject([{ after: "Elmen", clash: null }]);
  });

  it("nor are edits of a row whose id was edited too", () => {
    const renamed = journalOf((world) => {
      type(world, "a1", "cost", "9");
      type(world, "a1", "id", "a9");
      type(world, "a9", "cost", "10");
    });
    for (const text of [
      two,
      two.replace("cost = 3", "cost = 9"),
      two.replace("cost = 3", "cost = 9").replace("a1", "a9"),
    ]) {
      const world = restart(text, renamed);
      expect(offers(world).map(({ clash }) => clash)).not.toContain("changed");
      expect(acceptAll(world)).toMatchObject({ ok: true });
      world.settle();
      expect(costs(world)).toEqual({ a9: 10, b2: 5 });
    }
  });

  it("nor are those of a row whose id is in the column that its game says", () => {
    const goblin = (id: string): string => `[[cards]]\ncard_id = "${id}"\ntype = "creature"\nattack = 1\n`;
    const text = deck(goblin("goblin_01"), goblin("goblin_02"));
    const world = new World({ [file]: text }, never, { games });
    const [{ key } = { key: "" }] = rowsOf(world);
    const set = (column: string, typed: string, seen: string | number): void => {
      const input = { kind: "text", text: typed } as const;
      world.do({
        kind: "cells/edit",
        edits: [{ sheet: cards, rowKey: key, column: { path: [column] }, input, seen, revision: 0 }],
      });
    };
    set("attack", "7", 1);
    set("card_id", "giant_01", "goblin_01");
    set("attack", "8", 7);
    // The first change reached the disk before the process died.
    const again = new World({ [file]: text.replace("attack = 1", "attack = 7") }, undefined, {
      games,
      journal: [...world.journal.values()],
      run: "second",
    });
    expect(offers(again).map(({ clash }) => clash)).toEqual([null, null]);
    expect(acceptAll(again)).toMatchObject({ ok: true });
    again.settle();
    expect(rowsOf(again)[0]?.cells).toMatchObject({ card_id: "giant_01", attack: 8 });
  });

  it("nor is the deletion of a row that was edited before", () => {
    const gone = journalOf((world) => {
      type(world, "a1", "cost", "9");
      world.do({ kind: "rows/delete", sheet: cards, rowKeys: [rowKey(world, "a1")] });
    });
    const world = restart(two, gone);
    expect(offers(world)).toMatchObject([{ description: "Deletion of Ash", clash: null }]);
    acceptAll(world);
    world.settle();
    expect(costs(world)).toEqual({ b2: 5 });
  });
});

describe("rows", () => {
  it("two that share an id keep an offer each", () => {
    const twins = two.replace("b2", "a1");
    const journal = journalOf((world) => {
      for (const [at, text] of ["8", "9"].entries()) {
        const row = rowsOf(world)[at];
        world.do({
          kind: "cells/edit",
          edits: [
            {
              sheet: cards,
              rowKey: row?.key ?? "",
              column: { path: ["cost"] },
              input: { kind: "text", text },
              seen: row?.cells.cost ?? null,
              revision: 0,
            },
          ],
        });
      }
    }, twins);
    const world = restart(twins, journal);
    expect(offers(world).map(({ after }) => after)).toEqual(["8", "9"]);
    acceptAll(world);
    world.settle();
    expect(rowsOf(world).map(({ cells }) => cells.cost)).toEqual([8, 9]);
  });

  it("a row that was deleted and brought back is offered with what it held", () => {
    const journal = journalOf((world) => {
      type(world, "a1", "cost", "9");
      world.do({ kind: "rows/delete", sheet: cards, rowKeys: [rowKey(world, "a1")] });
      world.do({ kind: "history/undo" });
    });
    const there = restart(two, journal);
    expect(offers(there)).toMatchObject([{ description: "Cost of Ash", after: "9", clash: null }]);
    const gone = restart(card("b2", { name: "Elm", cost: 5 }), journal);
    expect(acceptAll(gone)).toMatchObject({ ok: true });
    gone.settle();
    expect(costs(gone)).toEqual({ a1: 9, b2: 5 });
  });

  it("a new row that was deleted again is not offered", () => {
    const journal = journalOf((world) => {
      world.do({ kind: "rows/insert", sheet: cards, anchor: null, side: "after", count: 1 });
      const fresh = rowsOf(world).find(({ cells }) => cells.id !== "a1" && cells.id !== "b2");
      world.do({ kind: "rows/delete", sheet: cards, rowKeys: [fresh?.key ?? ""] });
    });
    expect(journal.length).toBeGreaterThan(0);
    expect(offers(restart(two, journal))).toEqual([]);
  });

  it("an edit of a row that is gone says so, and cannot be accepted", () => {
    const world = restart(
      card("b2", { name: "Elm", cost: 5 }),
      journalOf((each) => type(each, "a1", "cost", "9")),
    );
    expect(offers(world)).toMatchObject([{ clash: "row-gone", disk: null }]);
    expect(acceptAll(world)).toMatchObject({ ok: false });
    expect(offers(world)).toHaveLength(1);
  });

  it("edits of a file that cannot be edited say which and why, once", () => {
    const journal = journalOf((each) => {
      type(each, "a1", "cost", "9");
      type(each, "b2", "cost", "9");
    });
    const world = restart("[[cards\n", journal);
    const message = `${file} cannot be edited now. The header is not closed.`;
    expect(acceptAll(world)).toMatchObject({ ok: false, error: { message } });
    expect(offers(world)).toHaveLength(2);
  });

  it("of many rows that are gone only some are named", () => {
    const ids = Array.from({ length: 20 }, (_, index) => `x${index}`);
    const journal = journalOf(
      (each) => ids.forEach((id) => type(each, id, "cost", "9")),
      deck(...ids.map((id) => card(id, { name: id, cost: 1 }))),
    );
    const reply = acceptAll(restart(two, journal));
    expect(reply).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(/… and 15 more\.$/u) as string },
    });
  });
});

describe("what somebody else wrote since", () => {
  const theirs = two.replace("cost = 3", "cost = 4");
  const journal = journalOf((world) => type(world, "a1", "cost", "9"));

  it("is shown, and kept when the edit is accepted: a conflict asks", () => {
    const world = restart(theirs, journal);
    expect(offers(world)).toMatchObject([{ before: "3", after: "9", clash: "changed", disk: "4" }]);
    expect(acceptAll(world)).toMatchObject({ ok: true });
    world.settle();
    expect(world.text(file)).toBe(theirs);
    expect(offers(world)).toEqual([]);
    expect(conflicts(world)).toMatchObject([{ kind: "cell", before: "3", mine: "9", disk: "4" }]);
    expect(world.journal.size).toBe(1);
  });

  it("is dropped or kept as a person decides; only then does the journal forget it", () => {
    for (const [choice, cost] of [
      ["mine", 9],
      ["disk", 4],
    ] as const) {
      const world = restart(theirs, journal);
      acceptAll(world);
      world.do({ kind: "conflicts/resolve", id: conflicts(world)[0]?.id ?? "", choice: { kind: choice } });
      world.settle();
      expect(costs(world)).toEqual({ a1: cost, b2: 5 });
      expect(world.journal.size).toBe(0);
    }
  });

  it("is offered again when the next session dies before the conflict is resolved", () => {
    const second = restart(theirs, journal);
    acceptAll(second);
    expect(offers(restart(theirs, [...second.journal.values()], "third"))).toMatchObject([
      { clash: "changed", disk: "4" },
    ]);
  });

  it("is not deleted with the row unasked", () => {
    const gone = journalOf((world) => {
      world.do({ kind: "rows/delete", sheet: cards, rowKeys: [rowKey(world, "a1")] });
    });
    const world = restart(theirs, gone);
    expect(offers(world)[0]?.clash).toBe("changed");
    acceptAll(world);
    world.settle();
    expect(world.text(file)).toBe(theirs);
    expect(conflicts(world)).toMatchObject([{ kind: "row-changed-on-disk" }]);
  });

  it("is not replaced by a whole text unasked", () => {
    const mine = `${two}# mine\n`;
    const texts = journalOf((world) => {
      world.do({ kind: "file/write-text", file, text: mine, seen: two });
    });
    const world = restart(theirs, texts);
    expect(offers(world)).toMatchObject([{ clash: "changed", disk: theirs }]);
    acceptAll(world);
    world.settle();
    expect(world.text(file)).toBe(theirs);
    expect(conflicts(world)).toMatchObject([{ kind: "text", mine, disk: theirs }]);
  });

  describe("in a conflict that nobody decided", () => {
    /** An edit typed over a value that another program had changed meanwhile: it is kept beside the other's. */
    const undecided = (): readonly JournalRecord[] => {
      const world = new World({ [file]: two });
      world.renameOver(file, theirs);
      world.settle();
      expect(type(world, "a1", "cost", "9", 3)).toMatchObject({ kind: "conflict" });
      return [...world.journal.values()];
    };

    it("still knows its row, also when the file was put back since", () => {
      const world = restart(two, undecided());
      expect(offers(world)).toMatchObject([{ description: "Cost of Ash", before: "3", after: "9", clash: null }]);
      expect(acceptAll(world)).toMatchObject({ ok: true });
      world.settle();
      expect(costs(world)).toEqual({ a1: 9, b2: 5 });
      expect(world.journal.size).toBe(0);
    });

    it("follows its row to another place", () => {
      const moved = deck(card("b2", { name: "Elm", cost: 5 }), card("a1", { name: "Ash", cost: 4 }));
      expect(offers(restart(moved, undecided()))).toMatchObject([
        { description: "Cost of Ash", clash: "changed", disk: "4" },
      ]);
    });

    it("is found by its place and name where a former version left its id out of the journal", () => {
      const former = undecided().map((record) => ({ ...record, row: { ...record.row, id: null } }));
      expect(offers(restart(two, former))).toMatchObject([{ description: "Cost of Ash", clash: null }]);
      const moved = deck(card("b2", { name: "Elm", cost: 5 }), card("a1", { name: "Ash", cost: 3 }));
      expect(offers(restart(moved, former))).toMatchObject([{ clash: "row-gone" }]);
    });
  });

  it("clashes in an open editor too", () => {
    const draft = journalOf((world) => {
      const place = { sheet: cards, rowKey: rowKey(world, "a1"), column: { path: ["name"] } };
      world.do({ kind: "cells/draft", ...place, text: "Ashes", seen: "Ash" });
    });
    const world = restart(two.replace("Ash", "Oak"), draft);
    acceptAll(world);
    expect(conflicts(world)).toMatchObject([{ kind: "cell", before: '"Ash"', mine: '"Ashes"', disk: '"Oak"' }]);
  });
});

it("whenever a process dies, nothing of its own is a conflict, and undoing all of it restores the start", () => {
  const id = fc.constantFrom("a1", "b2");
  const act = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ act: fc.constant("type" as const), id, cost: fc.integer({ min: 0, max: 99 }) }),
    },
    { weight: 4, arbitrary: fc.record({ act: fc.constant("wait" as const), ms: fc.integer({ min: 0, max: 9 }) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constantFrom("undo" as const, "redo" as const) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant("delete" as const), id }) },
  );
  const latencies = fc.record({
    event: fc.constant(1),
    read: fc.constant(1),
    check: fc.integer({ min: 1, max: 8 }),
    rename: fc.integer({ min: 1, max: 8 }),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 14 }), latencies, fc.nat(6), (acts, each, lost) => {
      const world = new World({ [file]: two }, each);
      for (const next of acts) {
        const isThere = "id" in next && findRow(world, next.id) !== undefined;
        if (next.act === "wait") world.wait(next.ms);
        else if (next.act === "undo" || next.act === "redo") world.do({ kind: `history/${next.act}` });
        else if (isThere && next.act === "type") type(world, next.id, "cost", String(next.cost));
        else if (isThere) world.do({ kind: "rows/delete", sheet: cards, rowKeys: [rowKey(world, next.id)] });
      }
      // The last lines of the journal that strike out records may not have reached the disk.
      const struck = new Set(world.finished.slice(0, Math.max(0, world.finished.length - lost)));
      const journal = world.journalled.filter((record) => !struck.has(record.id));
      const next = restart(world.text(file) ?? "", journal);
      expect(offers(next).filter(({ clash }) => clash !== null)).toEqual([]);
      expect(acceptAll(next)).toMatchObject({ ok: true });
      next.settle();
      expect(costs(next)).toEqual(costs(world));
      expect(next.journal.size).toBe(0);
    }),
    { seed: 2, numRuns: 120 },
  );
});
