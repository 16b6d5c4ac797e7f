import { describe, expect, it } from "vitest";
import { workspaceView, type JournalRecord } from "../../../../shared/workspace/index.js";
import { card, cards, deck, file, rowKey, type } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const ash = card("a1", { name: "Ash", cost: 3, rules: "Draw a card.", rarity: "common", spark: 1 });
const elm = card("b2", { name: "Elm", cost: 5, rules: "Gain 2.", rarity: "common", spark: 4 });
const renamed = ash.replace("a1", "oak-7").replace("Ash", "Oak");
const never = { event: 1, read: 1, check: 1_000_000, rename: 1 };

/** The journal of a process that died before anything of what it did reached the disk. */
function journalOf(act: (world: World) => void): readonly JournalRecord[] {
  const world = new World({ [file]: deck(ash, elm) }, never);
  act(world);
  return [...world.journal.values()];
}

const costOfAsh = journalOf((world) => type(world, "a1", "cost", "9"));

const restart = (files: Readonly<Record<string, string>>, journal = costOfAsh): World =>
  new World(files, undefined, { journal, run: "second" });
const offers = (world: World) => workspaceView(world.state).recovery;

function acceptAll(world: World): void {
  world.do({ kind: "recovery/decide", accept: offers(world).map(({ id }) => id), discard: [] });
  world.settle();
}

describe("an edit of a card that was renamed by hand", () => {
  it.each([
    ["its file as well", "new.toml", deck(elm, renamed)],
    ["its file not", file, deck(elm, renamed)],
    ["another table holds it", "new.toml", deck(elm, renamed).replaceAll("cards", "creatures")],
    ["its id is gone", "new.toml", deck(elm, renamed.replace('id = "oak-7"\n', ""))],
  ])("is offered for it by what it holds, for a person to decide: %s", (_which, name, text) => {
    const world = restart({ [name]: text });
    expect(offers(world)).toMatchObject([
      { file: name, description: "Cost of Oak", clash: null, recorded: { file, title: "Ash", isSupposed: true } },
    ]);
    expect(world.text(name)).toBe(text);
    acceptAll(world);
    expect(world.text(name)).toBe(text.replace("cost = 3", "cost = 9"));
    expect(world.journal.size).toBe(0);
  });

  it("is not taken along unseen", () => {
    const journal = Array.from({ length: 600 }, (_, at) => ({ ...costOfAsh[0], id: `second-${at}` }))
      .map((record, at) => ({
        ...record,
        change: { kind: "cell", column: { path: [`k${at}`] }, before: null, after: "1" },
      }))
      .map((record) => record as JournalRecord);
    const world = restart({ "new.toml": deck(elm, renamed) }, journal);
    world.do({ kind: "recovery/decide", accept: [], discard: [], unlisted: "accept" });
    world.settle();
    expect(world.text("new.toml")).toBe(deck(elm, renamed));
    expect(workspaceView(world.state).recoverable).toBe(600);
  });

  it("is a conflict where its cell holds something else", () => {
    const world = restart({ "new.toml": deck(elm, renamed.replace("cost = 3", "cost = 4")) });
    expect(offers(world)).toMatchObject([{ clash: "changed", disk: "4", recorded: { isSupposed: true } }]);
  });

  it("stays offered where its cell holds the value that was typed: it may be another card", () => {
    const world = restart({ "new.toml": deck(elm, renamed.replace("cost = 3", "cost = 9")) });
    expect(offers(world)).toMatchObject([{ recorded: { isSupposed: true } }]);
  });

  it.each([
    ["two cards are as like it", deck(renamed, renamed.replace("oak-7", "oak-8"))],
    [
      "none holds half of it",
      deck(elm, card("z", { name: "Fir", cost: 3, rules: "Draw a card.", rarity: "rare", spark: 9 })),
    ],
    ["the only one like it was edited under its own id", deck(elm)],
  ])("is kept, and offered for no card, where %s", (_where, text) => {
    const journal = [...costOfAsh, ...journalOf((world) => type(world, "b2", "name", "Fir"))];
    const [kept] = offers(
      restart(
        { "new.toml": text },
        journal.map((record, at) => ({ ...record, id: `r-${at}` })),
      ),
    );
    expect(kept).toMatchObject({ file, clash: "row-gone" });
  });

  it("is not offered for another card that took its id", () => {
    const other = card("a1", { name: "Yew", cost: 3, rules: "Discard two.", rarity: "rare", spark: 7 });
    const world = restart({ [file]: deck(other, elm) });
    expect(offers(world)).toMatchObject([{ file, clash: "row-gone" }]);
  });

  it("is offered as ever where only its name was changed", () => {
    const world = restart({ [file]: deck(ash.replace("Ash", "Oak"), elm) });
    expect(offers(world)).toMatchObject([{ file, clash: null, description: "Cost of Oak" }]);
    expect(offers(world)[0]?.recorded).toBeUndefined();
  });
});

describe("edits of a file that was renamed by hand", () => {
  const moved = "moved/new.toml";

  it("are offered there, whatever kind they are", () => {
    const journal = journalOf((world) => {
      type(world, "a1", "cost", "9");
      world.do({ kind: "rows/duplicate", sheet: cards, rowKeys: [rowKey(world, "a1")] });
      world.do({ kind: "rows/delete", sheet: cards, rowKeys: [rowKey(world, "b2")] });
    });
    const world = restart({ [moved]: deck(ash, elm) }, journal);
    expect(offers(world)).toHaveLength(3);
    for (const offer of offers(world)) {
      expect(offer).toMatchObject({ file: moved, clash: null, recorded: { file, isSupposed: false } });
    }
    acceptAll(world);
    expect(world.text(file)).toBeUndefined();
    expect(world.text(moved)).toContain("cost = 9");
    expect(world.text(moved)).not.toContain("Elm");
    expect(world.text(moved)?.match(/\[\[cards\]\]/gu)).toHaveLength(2);
    expect(world.journal.size).toBe(0);
  });

  it("are kept where two files hold what it held", () => {
    const journal = journalOf((world) => {
      world.do({ kind: "rows/duplicate", sheet: cards, rowKeys: [rowKey(world, "a1")] });
    });
    const world = restart({ "one.toml": deck(ash, elm), "two.toml": deck(ash, elm) }, journal);
    expect(offers(world).map((offer) => offer.file)).toEqual([file]);
    acceptAll(world);
    expect(offers(world)).toHaveLength(1);
    expect(world.text("one.toml")).toBe(deck(ash, elm));
  });

  it("delete a card only where it is the same: its file was renamed, and edited as well", () => {
    const journal = journalOf((world) => {
      world.do({ kind: "rows/delete", sheet: cards, rowKeys: [rowKey(world, "b2")] });
    });
    const world = restart({ [moved]: deck(ash, elm, card("c", { name: "New" })) }, journal);
    expect(offers(world)).toMatchObject([{ file: moved, description: "Deletion of Elm" }]);
  });
});

describe("a copy of a card that never reached its file", () => {
  const duplicate = (world: World): unknown =>
    world.do({ kind: "rows/duplicate", sheet: cards, rowKeys: [rowKey(world, "a1")] });

  it("is offered as one new row, and its original is left alone", () => {
    const world = restart({ [file]: deck(ash, elm) }, journalOf(duplicate));
    expect(offers(world)).toMatchObject([{ description: "New row Ash (copy)", clash: null }]);
    acceptAll(world);
    expect(world.text(file)?.startsWith(ash)).toBe(true);
    expect(world.text(file)?.match(/name = "Ash \(copy\)"/gu)).toHaveLength(1);
    expect(world.text(file)?.match(/id = "a1"/gu)).toHaveLength(1);
  });

  it("is offered where another card took its id", () => {
    const journal = journalOf(duplicate);
    const id = journal[0]?.row.id;
    if (typeof id !== "string") throw new Error("the copy has no id");
    const other = card(id, { name: "Yew", cost: 7, rules: "Discard two.", rarity: "rare", spark: 7 });
    const world = restart({ [file]: deck(ash, elm, other) }, journal);
    expect(offers(world)).toMatchObject([{ description: "New row Ash (copy)", clash: null }]);
  });

  it("is offered to be deleted where it was saved and taken back, and its original is not", () => {
    const world = new World({ [file]: deck(ash, elm) });
    duplicate(world);
    world.settle();
    const saved = world.text(file) ?? "";
    world.latencies.check = 1_000_000;
    world.do({ kind: "history/undo" });
    const next = restart({ [file]: saved }, [...world.journal.values()]);
    expect(offers(next)).toMatchObject([{ description: "Deletion of Ash (copy)", clash: null }]);
    acceptAll(next);
    expect(next.text(file)).toBe(deck(ash, elm));
  });

  it("keeps edits of a card that was given the id of another one for it", () => {
    const journal = journalOf((world) => {
      const row = rowKey(world, "a1");
      type(world, "a1", "id", "b2");
      const cell = { sheet: cards, rowKey: row, column: { path: ["cost"] } };
      world.do({ kind: "cells/edit", edits: [{ ...cell, input: { kind: "text", text: "9" }, seen: 3, revision: 0 }] });
    });
    const world = restart({ [file]: deck(ash, elm) }, journal);
    expect(offers(world).map(({ description }) => description)).toEqual(["ID of Ash", "Cost of Ash"]);
  });
});
