import { describe, expect, it } from "vitest";
import { settingsRenamed } from "../../../../shared/metadata/index.js";
import { workspaceView } from "../../../../shared/workspace/index.js";
import {
  card,
  cards,
  deck,
  edit,
  editOf,
  file,
  findRow,
  rowKey,
  rowsOf,
  type,
} from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const ash = card("a1", { name: "Ash", cost: 3 });
const elm = card("b2", { name: "Elm", cost: 5 });
const two = deck(ash, elm);
/** The workspace core cannot save for a while, so edits stay pending and outside changes meet them. */
const slow = { event: 1, read: 1, check: 50, rename: 1 } as const;

const conflictsOf = (world: World) => [...world.state.conflicts.values()];

describe("an outside change", () => {
  it("without unsaved edits is taken over, and rows keep their keys", () => {
    const world = new World({ [file]: two });
    const keys = rowsOf(world).map(({ key }) => key);
    world.renameOver(file, two.replace("cost = 5", "cost = 6"));
    world.wait(5);
    expect(findRow(world, "b2")?.cells.cost).toBe(6);
    expect(rowsOf(world).map(({ key }) => key)).toEqual(keys);
  });

  it("is not an undo step", () => {
    const world = new World({ [file]: two });
    world.renameOver(file, two.replace("cost = 5", "cost = 6"));
    world.settle();
    expect(world.do({ kind: "history/undo" })).toMatchObject({ value: { label: null } });
  });

  it("sends the page only the rows that differ", () => {
    const world = new World({ [file]: two });
    world.events.length = 0;
    world.renameOver(file, two.replace("cost = 5", "cost = 6"));
    world.settle();
    const patches = world.events.flatMap((event) => (event.name === "sheet/patch" ? [event.payload] : []));
    expect(patches).toMatchObject([
      { origin: "outside", change: { rows: [{ kind: "set", row: { cells: ["b2", "Elm", 6] } }] } },
    ]);
  });

  it("written in two parts is complete in the end, with the same row keys", () => {
    const world = new World({ [file]: two });
    const keys = rowsOf(world).map(({ key }) => key);
    world.rewrite(file, [ash, "\n" + elm.replace("5", "6")], 30);
    world.settle();
    expect(findRow(world, "b2")?.cells.cost).toBe(6);
    expect(rowsOf(world).map(({ key }) => key)).toEqual(keys);
  });

  it("never shows the emptiness of a truncated file", () => {
    const world = new World({ [file]: two });
    world.events.length = 0;
    world.rewrite(file, [two], 40);
    world.settle();
    expect(world.events.filter(({ name }) => name === "sheet/patch")).toEqual([]);
  });
});

describe("the cell rules of the merge", () => {
  const cases: readonly [string, string, string, string, { file: string; conflict?: object }][] = [
    [
      "disk unchanged, ours changed: ours on top of theirs",
      "cost",
      "9",
      two.replace("Elm", "Oak"),
      { file: two.replace("cost = 3", "cost = 9").replace("Elm", "Oak") },
    ],
    [
      "same cell, same value: done",
      "cost",
      "9",
      two.replace("cost = 3", "cost = 9"),
      { file: two.replace("cost = 3", "cost = 9") },
    ],
    [
      "same cell, other value: conflict, the disk stays",
      "cost",
      "9",
      two.replace("cost = 3", "cost = 8"),
      { file: two.replace("cost = 3", "cost = 8"), conflict: { kind: "cell", before: "3", mine: "9", disk: "8" } },
    ],
    [
      "key removed on disk, ours changed: conflict",
      "cost",
      "9",
      two.replace("cost = 3\n", ""),
      { file: two.replace("cost = 3\n", ""), conflict: { kind: "cell", before: "3", mine: "9", disk: null } },
    ],
    [
      "row deleted on disk, ours changed: conflict",
      "cost",
      "9",
      elm,
      { file: elm, conflict: { kind: "row-deleted-on-disk", rowTitle: "Ash" } },
    ],
    ["row moved on disk: the edit follows it", "cost", "9", deck(elm, ash), { file: deck(elm, ash.replace("3", "9")) }],
  ];
  it.each(cases)("%s", (_, column, text, outside, expected) => {
    const world = new World({ [file]: two }, slow);
    type(world, "a1", column, text);
    world.renameOver(file, outside);
    world.settle();
    expect(world.text(file)).toBe(expected.file);
    expect(conflictsOf(world)).toMatchObject(expected.conflict ? [expected.conflict] : []);
  });

  it("names the row of an open conflict by what it is called now", () => {
    const world = new World({ [file]: two }, slow);
    const titles = () => workspaceView(world.state).conflicts.map(({ title }) => title);
    type(world, "a1", "name", "Mine");
    world.renameOver(file, two.replace("Ash", "Theirs"));
    world.settle();
    expect(titles()).toEqual(["Theirs"]);
    world.renameOver(file, two.replace("Ash", "Oak"));
    world.settle();
    expect(titles()).toEqual(["Oak"]);
    world.renameOver(file, elm);
    world.settle();
    expect(titles()).toEqual(["Theirs"]);
  });

  it("row changed on disk and deleted by us: the row stays and we are asked", () => {
    const world = new World({ [file]: two }, slow);
    world.do({ kind: "rows/delete", sheet: cards, rowKeys: [rowKey(world, "a1")] });
    const outside = two.replace("cost = 3", "cost = 4");
    world.renameOver(file, outside);
    world.settle();
    expect(world.text(file)).toBe(outside);
    const [conflict] = conflictsOf(world);
    expect(conflict).toMatchObject({ kind: "row-changed-on-disk" });
    world.do({ kind: "conflicts/resolve", id: conflict?.id ?? "", choice: { kind: "mine" } });
    world.settle();
    expect(rowsOf(world).map(({ cells }) => cells.id)).toEqual(["b2"]);
  });

  it("row changed on disk and deleted by us: deleted after all, it comes back by undo where it was", () => {
    const world = new World({ [file]: two }, slow);
    world.do({ kind: "rows/delete", sheet: cards, rowKeys: [rowKey(world, "b2")] });
    const outside = deck(ash, elm.replace("cost = 5", "cost = 6"), card("c3", { name: "Fir", cost: 7 }));
    world.renameOver(file, outside);
    world.settle();
    world.do({ kind: "conflicts/resolve", id: conflictsOf(world)[0]?.id ?? "", choice: { kind: "mine" } });
    world.settle();
    expect(rowsOf(world).map(({ cells }) => cells.id)).toEqual(["a1", "c3"]);
    world.renameOver(file, deck(card("d4", { name: "Ivy", cost: 1 }), world.text(file) ?? ""));
    world.settle();
    world.do({ kind: "history/undo" });
    world.settle();
    expect(rowsOf(world).map(({ cells }) => cells.id)).toEqual(["d4", "a1", "b2", "c3"]);
  });

  it("row changed on disk and deleted by us: once it was deleted again, nothing is left to delete", () => {
    const world = new World({ [file]: two }, slow);
    world.do({ kind: "rows/delete", sheet: cards, rowKeys: [rowKey(world, "a1")] });
    world.renameOver(file, two.replace("cost = 3", "cost = 4"));
    world.settle();
    world.do({ kind: "rows/delete", sheet: cards, rowKeys: [rowKey(world, "a1")] });
    const id = conflictsOf(world)[0]?.id ?? "";
    expect(world.do({ kind: "conflicts/resolve", id, choice: { kind: "mine" } })).toMatchObject({ ok: true });
    world.settle();
    expect([world.text(file), conflictsOf(world), world.journal.size]).toEqual([elm, [], 0]);
  });

  it("both added rows: both stay", () => {
    const world = new World({ [file]: two }, slow);
    world.do({ kind: "rows/insert", sheet: cards, anchor: null, side: "after", count: 1 });
    world.renameOver(file, deck(two, card("c3", { name: "Fir", cost: 1 })));
    world.settle();
    expect(rowsOf(world)).toHaveLength(4);
    expect(world.text(file)).toContain("Fir");
  });

  it("rows added on disk that look like those we are adding stay rows of their own", () => {
    const plain = (name: string): string => `[[cards]]\nname = "${name}"\n`;
    const world = new World({ [file]: deck(plain("Ash"), plain("Elm")) });
    const [anchor] = rowsOf(world);
    world.do({ kind: "rows/insert", sheet: cards, anchor: anchor?.key ?? "", side: "after", count: 3 });
    const added = rowsOf(world).slice(1, 4);
    world.renameOver(file, deck(...["Fir", "Oak", "Yew", "Ivy", "Elm"].map(plain)));
    world.settle();
    const keys = rowsOf(world).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toHaveLength(8);
    const ours = rowsOf(world).filter(({ key }) => added.some((row) => row.key === key));
    expect(ours.map(({ cells }) => cells.name ?? null)).toEqual([null, null, null]);
  });

  it("different elements of an array of one length: both", () => {
    const tags = (a: string, b: string) => `[[cards]]\nid = "a1"\ntags = ["${a}", "${b}"]\n`;
    const world = new World({ [file]: tags("x", "y") }, slow);
    type(world, "a1", "tags[0]", "mine");
    world.renameOver(file, tags("x", "theirs"));
    world.settle();
    expect(world.text(file)).toBe(tags("mine", "theirs"));
  });

  it("an array that grew on disk under an edited element: the whole array is asked", () => {
    const world = new World({ [file]: '[[cards]]\nid = "a1"\ntags = ["x"]\n' }, slow);
    type(world, "a1", "tags[0]", "mine");
    world.renameOver(file, '[[cards]]\nid = "a1"\ntags = ["new", "x"]\n');
    world.settle();
    expect(conflictsOf(world)).toMatchObject([{ kind: "cell", column: { path: ["tags"] }, disk: '["new", "x"]' }]);
  });

  it("an edit taken back before it was saved leaves theirs", () => {
    const world = new World({ [file]: two }, slow);
    type(world, "a1", "cost", "9");
    world.do({ kind: "history/undo" });
    const outside = two.replace("cost = 3", "cost = 8");
    world.renameOver(file, outside);
    world.settle();
    expect(world.text(file)).toBe(outside);
    expect(conflictsOf(world)).toEqual([]);
  });

  it("text typed in a row that goes away is kept", () => {
    const world = new World({ [file]: two });
    const key = rowKey(world, "a1");
    world.do({
      kind: "cells/draft",
      sheet: cards,
      rowKey: key,
      column: { path: ["name"] },
      text: "Ashen",
      seen: "Ash",
    });
    world.renameOver(file, elm);
    world.settle();
    expect(conflictsOf(world)).toMatchObject([{ kind: "row-deleted-on-disk", rowTitle: "Ash" }]);
  });
});

describe("a row that is gone from the disk", () => {
  const fir = card("c3", { name: "Fir", cost: 7 });
  const three = deck(ash, elm, fir);

  it("with several edits is one conflict, and comes back with them where it was", () => {
    const world = new World({ [file]: three }, slow);
    type(world, "b2", "cost", "9");
    type(world, "b2", "name", "Oak");
    world.renameOver(file, deck(ash, fir));
    world.settle();
    const [conflict, more] = conflictsOf(world);
    expect(more).toBeUndefined();
    expect(conflict).toMatchObject({ kind: "row-deleted-on-disk", after: rowKey(world, "a1") });
    expect(conflict?.journalIds).toHaveLength(2);
    expect(world.journal.size).toBe(2);
    world.do({ kind: "conflicts/resolve", id: conflict?.id ?? "", choice: { kind: "mine" } });
    world.settle();
    expect(world.text(file)).toBe(three.replace("cost = 5", "cost = 9").replace("Elm", "Oak"));
    expect(world.journal.size).toBe(0);
  });

  it("is a conflict of its own beside another one", () => {
    const world = new World({ [file]: three }, slow);
    type(world, "a1", "cost", "8");
    type(world, "c3", "cost", "9");
    world.renameOver(file, elm);
    world.settle();
    expect(conflictsOf(world).map((each) => [each.kind !== "text" && each.rowTitle, each.journalIds.length])).toEqual([
      ["Ash", 1],
      ["Fir", 1],
    ]);
    for (const { id } of conflictsOf(world)) world.do({ kind: "conflicts/resolve", id, choice: { kind: "mine" } });
    world.settle();
    expect(world.text(file)).toBe(three.replace("cost = 3", "cost = 8").replace("cost = 7", "cost = 9"));
  });

  it("is no conflict where it was deleted here, too, after an edit", () => {
    const world = new World({ [file]: three }, slow);
    type(world, "b2", "cost", "9");
    world.do({ kind: "rows/delete", sheet: cards, rowKeys: [rowKey(world, "b2")] });
    world.renameOver(file, deck(ash, fir));
    world.settle();
    expect([world.text(file), conflictsOf(world), world.journal.size]).toEqual([deck(ash, fir), [], 0]);
  });

  it("takes no more texts, and leads to its own conflict alone", () => {
    const world = new World({ [file]: three }, slow);
    type(world, "a1", "cost", "8");
    world.renameOver(file, three.replace("cost = 3", "cost = 4"));
    world.settle();
    expect(conflictsOf(world)).toMatchObject([{ kind: "cell" }]);
    const late = [editOf(world, "a1", "name", { kind: "text", text: "Oak" })];
    world.renameOver(file, deck(elm, fir));
    world.settle();
    expect(edit(world, late)).toMatchObject([{ kind: "refused" }]);
  });

  it("was the first, and comes back as the first", () => {
    const world = new World({ [file]: three }, slow);
    type(world, "a1", "cost", "9");
    world.renameOver(file, deck(elm, fir));
    world.settle();
    const [conflict] = conflictsOf(world);
    world.do({ kind: "conflicts/resolve", id: conflict?.id ?? "", choice: { kind: "mine" } });
    world.settle();
    expect(world.text(file)).toBe(three.replace("cost = 3", "cost = 9"));
  });
});

it("a row that was added and deleted before it reached the disk stays away from what another program writes", () => {
  const world = new World({ [file]: two }, slow);
  world.do({ kind: "rows/insert", sheet: cards, anchor: rowKey(world, "a1"), side: "after", count: 1 });
  const added = rowsOf(world)[1]?.key ?? "";
  world.do({ kind: "rows/delete", sheet: cards, rowKeys: [added] });
  const outside = two.replace("cost = 5", "cost = 6");
  world.renameOver(file, outside);
  world.settle();
  expect(world.text(file)).toBe(outside);
  expect(conflictsOf(world)).toEqual([]);
  expect(world.journal.size).toBe(0);
});

it("a column that was renamed twice has its last name in what another program wrote meanwhile", () => {
  const world = new World({ [file]: two }, slow);
  for (const [from, to] of [
    ["cost", "price"],
    ["price", "worth"],
  ] as const) {
    const changes = settingsRenamed({}, { from, to }, (expression) => expression);
    world.do({ kind: "columns/rename", sheet: cards, from, to, label: "Rename", changes });
  }
  world.renameOver(file, two.replace("Elm", "Oak"));
  world.settle();
  expect(world.text(file)).toBe(two.replace("Elm", "Oak").replaceAll("cost", "worth"));
});

it("rows in another order on the disk are fetched again by the page", () => {
  const world = new World({ [file]: two });
  world.events.length = 0;
  world.renameOver(file, deck(elm, ash));
  world.settle();
  const patches = world.events.flatMap((event) => (event.name === "sheet/patch" ? [event.payload.change] : []));
  expect(patches).toEqual([{ kind: "reset" }]);
});

describe("a conflict", () => {
  const clash = (): { world: World; id: string } => {
    const world = new World({ [file]: two }, slow);
    type(world, "a1", "cost", "9");
    world.renameOver(file, two.replace("cost = 3", "cost = 8"));
    world.settle();
    return { world, id: conflictsOf(world)[0]?.id ?? "" };
  };
  const resolutions = [
    ["mine", { kind: "mine" }, "cost = 9"],
    ["disk", { kind: "disk" }, "cost = 8"],
    ["another value", { kind: "edit", text: "7" }, "cost = 7"],
  ] as const;
  it.each(resolutions)("resolved as %s", (_, choice, expected) => {
    const { world, id } = clash();
    expect(world.do({ kind: "conflicts/resolve", id, choice })).toMatchObject({ ok: true });
    world.settle();
    expect(world.text(file)).toBe(two.replace("cost = 3", expected));
    expect(conflictsOf(world)).toEqual([]);
    expect(world.journal.size).toBe(0);
  });

  it("stays in the journal until it is resolved", () => {
    const { world } = clash();
    expect([...world.journal.values()]).toMatchObject([{ change: { kind: "cell", after: "9" } }]);
  });

  it("stays where it cannot be resolved yet", () => {
    const { world, id } = clash();
    world.renameOver(file, two.replace('"Elm"', "Elm"));
    world.wait(2_000);
    expect(world.do({ kind: "conflicts/resolve", id, choice: { kind: "mine" } })).toMatchObject({ ok: false });
    expect([conflictsOf(world).length, world.journal.size]).toEqual([1, 1]);
    world.renameOver(file, two.replace("cost = 3", "cost = 8"));
    world.settle();
    expect(world.do({ kind: "conflicts/resolve", id, choice: { kind: "mine" } })).toMatchObject({ ok: true });
    world.settle();
    expect(world.text(file)).toBe(two.replace("cost = 3", "cost = 9"));
  });

  it("does not hold back other edits", () => {
    const { world } = clash();
    edit(world, [editOf(world, "b2", "name", { kind: "text", text: "Oak" })]);
    world.settle();
    expect(world.text(file)).toBe(two.replace("cost = 3", "cost = 8").replace("Elm", "Oak"));
  });
});

it("two edits of a cell that was changed on disk are one conflict, and one decision ends both", () => {
  const world = new World({ [file]: two }, slow);
  for (const cost of ["8", "9"]) type(world, "a1", "cost", cost);
  world.renameOver(file, two.replace("cost = 3", "cost = 4"));
  world.settle();
  expect(conflictsOf(world)).toMatchObject([{ kind: "cell", before: "3", mine: "9", disk: "4" }]);
  world.do({ kind: "conflicts/resolve", id: conflictsOf(world)[0]?.id ?? "", choice: { kind: "disk" } });
  world.settle();
  expect(world.journal.size).toBe(0);
});

it("an element of an array that we lengthened ourselves is asked about with the whole array", () => {
  const tagged = deck(`${ash}tags = ["a", "b"]\n`, elm);
  const world = new World({ [file]: tagged }, slow);
  type(world, "a1", "tags[0]", "x");
  type(world, "a1", "tags[2]", "c");
  world.renameOver(file, tagged.replace('"b"', '"y"'));
  world.settle();
  expect(conflictsOf(world)).toMatchObject([
    { column: { path: ["tags"] }, mine: '["x", "b", "c"]', disk: '["a", "y"]' },
  ]);
});

describe("undo after an outside change", () => {
  it("still takes our own cell back", () => {
    const world = new World({ [file]: two });
    type(world, "a1", "cost", "9");
    world.settle();
    world.renameOver(file, two.replace("cost = 3", "cost = 9").replace("Elm", "Oak"));
    world.settle();
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(two.replace("Elm", "Oak"));
  });

  it("leaves a cell that was changed outside since, and says so", () => {
    const world = new World({ [file]: two });
    type(world, "a1", "cost", "9");
    world.settle();
    const outside = two.replace("cost = 3", "cost = 4");
    world.renameOver(file, outside);
    world.settle();
    const reply = world.do({ kind: "history/undo" });
    expect(reply).toMatchObject({
      value: { skipped: [expect.stringContaining("another program")] },
    });
    world.settle();
    expect(world.text(file)).toBe(outside);
  });
});
