import { describe, expect, it } from "vitest";
import {
  unsavedCount,
  workspaceView,
  type JournalRecord,
  type RecoveryView,
} from "../../../../shared/workspace/index.js";
import { settingsRenamed } from "../../../../shared/metadata/index.js";
import { card, cards, deck, edit, editOf, file, rowKey, rowsOf, type } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const ash = card("a1", { name: "Ash", cost: 3 });
const elm = card("b2", { name: "Elm", cost: 5 });
const oak = card("c3", { name: "Oak", cost: 7 });
const two = deck(ash, elm);
const three = deck(ash, elm, oak);

/** The journal of a process that did something and died before any of it reached the disk. */
function journalOf(act: (world: World) => void, text = two): readonly JournalRecord[] {
  const world = new World({ [file]: text }, { event: 1, read: 1, check: 1_000_000, rename: 1 });
  act(world);
  return [...world.journal.values()];
}

const restart = (text: string, journal: readonly JournalRecord[]): World =>
  new World({ [file]: text }, undefined, { journal, run: "second" });
const offers = (world: World): readonly RecoveryView[] => workspaceView(world.state).recovery;
const acceptAll = (world: World) =>
  world.do({ kind: "recovery/decide", accept: offers(world).map(({ id }) => id), discard: [] });
const deletion = (id: string) => (world: World) => {
  world.do({ kind: "rows/delete", sheet: cards, rowKeys: [rowKey(world, id)] });
};
const ids = (world: World): readonly unknown[] => rowsOf(world).map(({ cells }) => cells["id"]);

/** A journal of so many records about the row `a1`, one after the other. */
const chain = (count: number, change: (at: number) => Pick<JournalRecord, "row" | "change">): JournalRecord[] =>
  Array.from({ length: count }, (_, at) => ({ id: `r${at}`, file, table: cards.table, ...change(at) }));

describe("a row that was changed over and over", () => {
  const place = { index: 0, title: "Ash" };
  const block = '[[cards]]\nid = "a1"\n';

  it("is deleted and restored in the end, with all records, in their order", () => {
    const row = { id: "a1", ...place };
    // Where each record copies those before it, this takes a minute.
    const journal = chain(20_000, (at) => ({ row, change: { kind: at % 2 === 0 ? "delete" : "insert", block } }));
    const world = restart(deck(elm), journal);
    const [offer] = world.state.recovery.values();
    expect(offer && [...offer.earlier, offer.record]).toEqual(journal);
  });

  it("keeps few of its former ids, the first among them, by which the disk knows it", () => {
    const journal = chain(1_000, (at) => ({
      row: { id: `x${at + 1}`, ...place },
      change: {
        ...{ kind: "cell", column: { path: ["id"] } },
        before: at === 0 ? '"a1"' : `"x${at}"`,
        after: `"x${at + 1}"`,
      },
    }));
    const world = restart(two, journal);
    const [offer] = world.state.recovery.values();
    expect(offer?.ids.length).toBeLessThanOrEqual(102);
    expect(offers(world)).toMatchObject([{ after: '"x1000"', clash: null }]);
    acceptAll(world);
    world.settle();
    expect(ids(world)).toEqual(["x1000", "b2"]);
    expect(world.journal.size).toBe(0);
  });
});

describe("a row of the last run", () => {
  it("that was added is offered with the edits of its cells, which have nothing to clash with", () => {
    const journal = journalOf((world) => {
      world.do({ kind: "rows/insert", sheet: cards, anchor: null, side: "after", count: 1 });
      type(world, String(ids(world).at(-1)), "cost", "9");
    });
    const world = restart(two, journal);
    expect(offers(world).map(({ clash }) => clash)).toEqual([null, null]);
    expect(acceptAll(world)).toMatchObject({ ok: true });
    world.settle();
    expect(rowsOf(world).map(({ cells }) => cells["cost"])).toEqual([3, 5, 9]);
    expect(world.journal.size).toBe(0);
  });

  it("that was added as the first is the first again", () => {
    const journal = journalOf((world) => {
      world.do({ kind: "rows/insert", sheet: cards, anchor: rowKey(world, "a1"), side: "before", count: 1 });
    });
    const world = restart(two, journal);
    acceptAll(world);
    world.settle();
    expect(ids(world).slice(1)).toEqual(["a1", "b2"]);
  });

  it("that was added, deleted and brought back leaves no record in the journal once it is accepted", () => {
    const journal = journalOf((world) => {
      world.do({ kind: "rows/insert", sheet: cards, anchor: null, side: "after", count: 1 });
      deletion(String(ids(world).at(-1)))(world);
      world.do({ kind: "history/undo" });
    });
    const world = restart(two, journal);
    expect(offers(world)).toHaveLength(1);
    acceptAll(world);
    world.settle();
    expect(rowsOf(world)).toHaveLength(3);
    expect(world.journal.size).toBe(0);
  });

  it.each<[what: string, act: (world: World) => void, after: readonly string[]]>([
    ["deleted", deletion("b2"), ["a1", "c3"]],
    [
      "moved up",
      (world) =>
        world.do({ kind: "rows/move", sheet: cards, rowKeys: [rowKey(world, "c3")], before: rowKey(world, "b2") }),
      ["a1", "c3", "b2"],
    ],
    [
      "moved down",
      (world) =>
        world.do({ kind: "rows/move", sheet: cards, rowKeys: [rowKey(world, "a1")], before: rowKey(world, "c3") }),
      ["b2", "a1", "c3"],
    ],
  ])("that is %s again is where it was after undo, and known as the same", (_, act, after) => {
    const world = restart(three, journalOf(act, three));
    const before = rowsOf(world);
    acceptAll(world);
    world.settle();
    expect(ids(world)).toEqual(after);
    world.do({ kind: "history/undo" });
    expect(rowsOf(world)).toEqual(before);
    world.settle();
    expect(world.text(file)).toBe(three);
  });

  it.each<[what: string, act: (world: World) => void]>([
    [
      "moved",
      (world) =>
        world.do({ kind: "rows/move", sheet: cards, rowKeys: [rowKey(world, "b2")], before: rowKey(world, "a1") }),
    ],
    ["robbed of a cell", (world) => edit(world, [editOf(world, "b2", "cost", { kind: "remove" })])],
  ])("reports a row that was %s and is gone as missing", (_, act) => {
    expect(offers(restart(ash, journalOf(act)))).toMatchObject([{ clash: "row-gone" }]);
  });

  it("is found by the newest of its ids, whoever has the others now", () => {
    const journal = journalOf((world) => {
      type(world, "a1", "id", "a9");
      type(world, "b2", "id", "a1");
      type(world, "a9", "cost", "10");
    });
    const world = restart(two.replace("a1", "a9").replace("b2", "a1"), journal);
    expect(offers(world)).toMatchObject([{ description: "Cost of Ash", after: "10", clash: null }]);
    acceptAll(world);
    world.settle();
    expect(rowsOf(world).map(({ cells }) => cells["cost"])).toEqual([10, 5]);
  });

  it("whose deletion is offered clashes where a cell holds what only another of its cells held", () => {
    const text = deck(card("a1", { name: "Ash", family: "Oak" }), elm);
    const journal = journalOf((world) => {
      type(world, "a1", "name", "Ashes");
      type(world, "a1", "family", "Oaks");
      deletion("a1")(world);
    }, text);
    expect(offers(restart(text.replace('"Ash"', '"Ashes"'), journal))).toMatchObject([{ clash: null }]);
    expect(offers(restart(text.replace('"Ash"', '"Oak"'), journal))).toMatchObject([{ clash: "changed" }]);
  });
});

describe("rows without ids", () => {
  const row = (cost: number): string => `[[cards]]\nname = "Ash"\ncost = ${cost}\n`;
  const keyAt = (world: World, at: number): string => rowsOf(world)[at]?.key ?? "";

  it("that were deleted and are gone are not offered, though another is in their place", () => {
    const journal = journalOf(
      (world) => {
        world.do({ kind: "rows/delete", sheet: cards, rowKeys: [keyAt(world, 0)] });
      },
      deck(row(1), row(2)),
    );
    expect(offers(restart(row(2), journal))).toEqual([]);
    expect(offers(restart(deck(row(1), row(2)), journal))).toMatchObject([{ clash: null }]);
  });
});

describe("what is decided about an offer", () => {
  const journal = journalOf((world) => type(world, "a1", "cost", "9"));

  it("is to forget it where it is both wanted and given up", () => {
    const world = restart(two, journal);
    const all = offers(world).map(({ id }) => id);
    world.do({ kind: "recovery/decide", accept: all, discard: all });
    world.settle();
    expect([world.text(file), offers(world), world.journal.size]).toEqual([two, [], 0]);
  });

  it("waits while its file does not parse", () => {
    const world = restart(two, journal);
    world.renameOver(file, "[[cards]\n");
    world.settle();
    expect(acceptAll(world)).toMatchObject({ ok: false });
    expect([offers(world).length, unsavedCount(world.state)]).toEqual([1, 0]);
    world.renameOver(file, two);
    world.settle();
    expect(acceptAll(world)).toMatchObject({ ok: true });
    world.settle();
    expect(world.text(file)).toBe(two.replace("cost = 3", "cost = 9"));
  });

  it("is nothing where a column is renamed on disk as it was to be", () => {
    const renamed = journalOf((world) => {
      const changes = settingsRenamed({}, { from: "cost", to: "price" }, (expression) => expression);
      world.do({ kind: "columns/rename", sheet: cards, from: "cost", to: "price", label: "Rename", changes });
    });
    expect(offers(restart(two.replaceAll("cost", "price"), renamed))).toEqual([]);
    expect(offers(restart(two, renamed))).toHaveLength(1);
  });
});
