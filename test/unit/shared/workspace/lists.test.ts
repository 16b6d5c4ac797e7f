import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import type { ListChange, WireValue } from "../../../../shared/toml/index.js";
import { workspaceView, type CellOutcome, type WireCell } from "../../../../shared/workspace/index.js";
import { cards, edit, file, findRow, rowKey } from "../../../support/workspace/cards.js";
import type { ColumnId } from "../../../../shared/sheet/index.js";
import { World } from "../../../support/workspace/world.js";

const ability = (name: string, ...alterations: string[]): string =>
  [
    "",
    `  # ${name}, as printed`,
    "  [[cards.abilities]]",
    `  name = "${name}"`,
    ...alterations.flatMap((effect) => ["", "    [[cards.abilities.alterations]]", `    effect = "${effect}"`]),
    "",
  ].join("\n");

const file_ = (...abilities: string[]): string =>
  `[[cards]]\nid = "a1"\nname = "Ash"\n${abilities.join("")}\n[[cards]]\nid = "b2"\nname = "Elm"\n`;

const [heal, swarm] = [ability("Heal", "heal_player"), ability("Swarm", "draw_card")];
const two = file_(heal, swarm);
const slow = { event: 1, read: 1, check: 50, rename: 1 } as const;

const abilities = { path: ["abilities"] };
const seen = (world: World): WireCell => findRow(world, "a1")?.cells["abilities"] ?? null;

function change(
  world: World,
  asked: ListChange<WireValue>,
  column = abilities as object,
  shown = seen(world),
): CellOutcome {
  const place = { sheet: cards, rowKey: rowKey(world, "a1"), column: { path: ["abilities"], ...column } };
  const reply = world.do({ kind: "cells/edit-list", ...place, change: asked, seen: shown });
  return must(reply).outcome;
}

const setName = (world: World, at: number, name: string, shown: string): CellOutcome | undefined =>
  edit(world, [
    {
      sheet: cards,
      rowKey: rowKey(world, "a1"),
      column: { path: ["abilities"], inner: [at, "name"] },
      input: { kind: "value", value: name },
      seen: shown,
      revision: 0,
    },
  ])[0];

const labelOf = (world: World): string | undefined => world.state.done.at(-1)?.label;

describe("a list that loses its last item", () => {
  const removed = (text: string): unknown => {
    const world = new World({ [file]: text });
    const place = { sheet: cards, rowKey: rowKey(world, "a1"), column: abilities };
    return must(
      world.do({ kind: "cells/edit-list", ...place, change: { op: "remove", at: 0, count: 1 }, seen: seen(world) }),
    );
  };
  const inline = '[[cards]]\nid = "a1"\nabilities = [{ name = "Heal" }]\n';

  it.each([
    ["in brackets", inline],
    ["with headers", file_(heal)],
  ])("says that its key is gone: %s", (_, text) => {
    expect(removed(text)).toMatchObject({ outcome: { kind: "done" }, isKeyRemoved: true });
  });

  it("says nothing where it stays, empty or with items", () => {
    expect(removed(`${inline}\n[[cards]]\nid = "b2"\nabilities = []\n`)).not.toHaveProperty("isKeyRemoved");
    expect(removed(two)).not.toHaveProperty("isKeyRemoved");
  });
});

describe("a change of a list", () => {
  it.each<[change: ListChange<WireValue>, after: string, label: string]>([
    [
      { op: "insert", at: 2, items: [{ name: "Rage", alterations: [{ effect: "mill" }] }] },
      file_(heal, swarm, ability("Rage", "mill").replace("  # Rage, as printed\n", "")),
      "Add ability",
    ],
    [{ op: "remove", at: 0, count: 1 }, file_(swarm), "Delete ability"],
    [{ op: "remove", at: 0, count: 2 }, file_(), "Delete 2 abilities"],
    [{ op: "move", from: 1, count: 1, to: 0 }, file_(swarm, heal), "Move ability up"],
    [{ op: "duplicate", at: 0, count: 1 }, file_(heal, heal, swarm), "Duplicate ability"],
  ])("%j is one step that is undone and done again to the byte", (asked, after, label) => {
    const world = new World({ [file]: two });
    expect(change(world, asked)).toEqual({ kind: "done" });
    world.settle();
    expect(world.text(file)).toBe(after);
    expect(labelOf(world)).toBe(label);
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(two);
    world.do({ kind: "history/redo" });
    world.settle();
    expect(world.text(file)).toBe(after);
  });

  it("reaches lists within items", () => {
    const world = new World({ [file]: two });
    const shown = [{ effect: "draw_card" }];
    const inner = { inner: [1, "alterations"] };
    expect(change(world, { op: "insert", at: 1, items: [{ effect: "mill" }] }, inner, shown)).toEqual({ kind: "done" });
    world.settle();
    expect(world.text(file)).toBe(file_(heal, ability("Swarm", "draw_card", "mill")));
    expect(labelOf(world)).toBe("Add alteration");
  });

  it("of a list that holds something else than was shown is a conflict, not an overwrite", () => {
    const world = new World({ [file]: two });
    expect(change(world, { op: "remove", at: 0, count: 1 }, {}, [{ name: "Heal" }])).toMatchObject({
      kind: "conflict",
    });
    world.settle();
    expect(world.text(file)).toBe(two);
  });

  it.each<[code: string, change: ListChange<WireValue>, column: object, shown: WireCell | undefined]>([
    ["toml/no-item", { op: "remove", at: 2, count: 1 }, {}, undefined],
    ["toml/no-item", { op: "move", from: 0, count: 1, to: 2 }, {}, undefined],
    ["toml/no-list", { op: "remove", at: 0, count: 1 }, { inner: [0, "name"] }, "Heal"],
    ["toml/is-a-table", { op: "insert", at: 0, items: ["text"] }, {}, undefined],
  ])("is refused with %s", (code, asked, column, shown) => {
    const world = new World({ [file]: two });
    expect(change(world, asked, column, shown ?? seen(world))).toMatchObject({ kind: "refused", code });
    world.settle();
    expect(world.text(file)).toBe(two);
  });
});

describe("an outside change beside a change of a list", () => {
  it("of another cell leaves both", () => {
    const world = new World({ [file]: two }, slow);
    change(world, { op: "move", from: 1, count: 1, to: 0 });
    world.renameOver(file, two.replace('"Elm"', '"Oak"'));
    world.settle();
    expect(world.text(file)).toBe(file_(swarm, heal).replace('"Elm"', '"Oak"'));
    expect([...world.state.conflicts.values()]).toEqual([]);
  });

  it("of the same list is a conflict of the whole column, and either version can be had", () => {
    for (const choice of ["mine", "disk"] as const) {
      const world = new World({ [file]: two }, slow);
      change(world, { op: "remove", at: 0, count: 1 });
      const theirs = file_(heal, swarm, ability("Rage"));
      world.renameOver(file, theirs);
      world.settle();
      const [conflict] = world.state.conflicts.values();
      expect(conflict).toMatchObject({ kind: "cell", column: { path: ["abilities"] } });
      world.do({ kind: "conflicts/resolve", id: conflict?.id ?? "", choice: { kind: choice } });
      world.settle();
      expect(world.text(file)).toBe(choice === "disk" ? theirs : file_(swarm));
    }
  });

  it("of the same list inside of an item is a conflict of the whole column, too", () => {
    const world = new World({ [file]: two }, slow);
    const inner = { inner: [1, "alterations"] };
    change(world, { op: "insert", at: 1, items: [{ effect: "mill" }] }, inner, [{ effect: "draw_card" }]);
    world.renameOver(file, two.replace("draw_card", "destroy_card"));
    world.settle();
    const conflicts = [...world.state.conflicts.values()];
    expect(conflicts.map((each) => each.kind === "cell" && each.column)).toEqual([{ path: ["abilities"] }]);
  });

  it("merges places inside of items while the lists keep their lengths", () => {
    const world = new World({ [file]: two }, slow);
    expect(setName(world, 0, "Cure", "Heal")).toEqual({ kind: "done" });
    world.renameOver(file, two.replace('name = "Swarm"', 'name = "Flock"'));
    world.settle();
    expect(world.text(file)).toBe(
      two.replace('name = "Heal"', 'name = "Cure"').replace('name = "Swarm"', 'name = "Flock"'),
    );
    expect([...world.state.conflicts.values()]).toEqual([]);
  });

  it("merges a list inside of an item while the lists around it keep their lengths", () => {
    const world = new World({ [file]: two }, slow);
    const inner = { inner: [1, "alterations"] };
    change(world, { op: "insert", at: 1, items: [{ effect: "mill" }] }, inner, [{ effect: "draw_card" }]);
    world.renameOver(file, two.replace('name = "Heal"', 'name = "Cure"'));
    world.settle();
    expect(world.text(file)).toBe(
      file_(heal.replace('name = "Heal"', 'name = "Cure"'), ability("Swarm", "draw_card", "mill")),
    );
    expect([...world.state.conflicts.values()]).toEqual([]);
  });

  it("of the length of the list makes an edit inside of it a conflict of the whole column", () => {
    const world = new World({ [file]: two }, slow);
    setName(world, 1, "Flock", "Swarm");
    world.renameOver(file, file_(swarm));
    world.settle();
    const conflicts = [...world.state.conflicts.values()];
    expect(conflicts).toMatchObject([{ kind: "cell", column: { path: ["abilities"] } }]);
    expect(world.text(file)).toBe(file_(swarm));
  });
});

describe("an outside change between a change of a list and its undo", () => {
  const rage = ability("Rage", "mill");
  it.each<[change: ListChange<WireValue>]>([
    [{ op: "move", from: 0, count: 1, to: 2 }],
    [{ op: "move", from: 1, count: 2, to: 0 }],
    [{ op: "remove", at: 1, count: 2 }],
    [{ op: "insert", at: 1, items: [{ name: "Cure", alterations: [] }] }],
    [{ op: "duplicate", at: 0, count: 2 }],
  ])("stays, and %j is undone and done again", (asked) => {
    const world = new World({ [file]: file_(heal, swarm, rage) });
    const before = seen(world);
    expect(change(world, asked)).toEqual({ kind: "done" });
    world.settle();
    const after = seen(world);
    expect(after).not.toEqual(before);
    const texts = [file_(heal, swarm, rage), world.text(file) ?? ""].map((text) => text.replace('"Elm"', '"Oak"'));
    world.renameOver(file, (world.text(file) ?? "").replace('"Elm"', '"Oak"'));
    world.settle();
    for (const [kind, list, text] of [
      ["history/undo", before, texts[0]],
      ["history/redo", after, texts[1]],
    ] as const) {
      expect(world.do({ kind })).toMatchObject({ value: { skipped: [] } });
      world.settle();
      expect(seen(world)).toEqual(list);
      expect(world.text(file)).toBe(text);
    }
  });

  it("of the same list stays, and nothing is undone", () => {
    const world = new World({ [file]: two });
    change(world, { op: "remove", at: 0, count: 1 });
    world.settle();
    const theirs = file_(swarm, rage);
    world.renameOver(file, theirs);
    world.settle();
    expect(world.do({ kind: "history/undo" })).toMatchObject({ value: { skipped: [{}] } });
    world.settle();
    expect(world.text(file)).toBe(theirs);
  });
});

describe("after a crash", () => {
  it("changes of a list and inside of it come back together, as a change of the column", () => {
    const before = new World({ [file]: two }, slow);
    change(before, { op: "remove", at: 0, count: 1 });
    setName(before, 0, "Flock", "Swarm");
    const world = new World({ [file]: two }, undefined, { journal: [...before.journal.values()], run: "second" });
    const offers = workspaceView(world.state).recovery;
    expect(offers).toMatchObject([{ description: "Abilities of Ash", clash: null }]);
    world.do({ kind: "recovery/decide", accept: offers.map(({ id }) => id), discard: [] });
    world.settle();
    expect(world.text(file)).toBe(file_(swarm).replace('name = "Swarm"', 'name = "Flock"'));
  });
});

describe("the spelling of a list", () => {
  const plain = file_(heal.replace("  # Heal, as printed\n", ""), swarm.replace("  # Swarm, as printed\n", ""));
  const inline = file_(
    'abilities = [{ name = "Heal", alterations = [{ effect = "heal_player" }] }, { name = "Swarm", alterations = [{ effect = "draw_card" }] }]\n',
  );
  const respell = (world: World, spelling: "headers" | "inline", shown = seen(world)): CellOutcome => {
    const list = { sheet: cards, rowKey: rowKey(world, "a1"), column: abilities };
    return must(world.do({ kind: "cells/respell-list", ...list, spelling, seen: shown })).outcome;
  };

  it.each([
    ["inline", plain, inline, "Write abilities inline"],
    ["headers", inline, plain, "Write abilities as headers"],
  ] as const)(
    "is changed to %s in one step that is undone and done again to the byte",
    (spelling, before, after, label) => {
      const world = new World({ [file]: before });
      expect(respell(world, spelling)).toEqual({ kind: "done" });
      world.settle();
      expect(world.text(file)).toBe(after);
      expect(labelOf(world)).toBe(label);
      expect(respell(world, spelling)).toEqual({ kind: "unchanged" });
      for (const [kind, text] of [
        ["history/undo", before],
        ["history/redo", after],
      ] as const) {
        world.do({ kind });
        world.settle();
        expect(world.text(file)).toBe(text);
      }
    },
  );

  it("stays where comments would be lost, and where the list is another than was shown", () => {
    const world = new World({ [file]: two });
    expect(respell(world, "inline")).toEqual({
      kind: "refused",
      code: "toml/inline-parent",
      message: "The items have comments; they cannot be kept in the other spelling.",
    });
    expect(respell(world, "inline", [{ name: "Heal" }])).toMatchObject({ code: "workspace/list-changed" });
    world.settle();
    expect(world.text(file)).toBe(two);
  });

  it("merges with outside changes of the list's values, and is a conflict where the list is gone", () => {
    for (const [theirs, merged] of [
      [plain.replace('"Swarm"', '"Flock"'), inline.replace('"Swarm"', '"Flock"')],
      [inline, inline],
      [file_(), file_()],
    ] as const) {
      const world = new World({ [file]: plain }, slow);
      respell(world, "inline");
      world.renameOver(file, theirs);
      world.settle();
      expect(world.text(file)).toBe(merged);
      expect([...world.state.conflicts.values()]).toEqual([]);
    }
  });

  it("is a conflict inside an item whose place is another item's now", () => {
    const list = {
      sheet: cards,
      column: { path: ["abilities"], inner: [1, "alterations"] },
      spelling: "inline",
    } as const;
    const third = ability("Rage", "mill").replace("  # Rage, as printed\n", "");
    const text = plain.replace('\n[[cards]]\nid = "b2"', `${third}\n[[cards]]\nid = "b2"`);
    const world = new World({ [file]: text }, slow);
    const shown = [{ effect: "draw_card" }];
    world.do({ kind: "cells/respell-list", ...list, rowKey: rowKey(world, "a1"), seen: shown });
    const theirs = text.replace(heal.replace("  # Heal, as printed\n", ""), "");
    expect(theirs).not.toBe(text);
    world.renameOver(file, theirs);
    world.settle();
    expect(world.text(file)).toBe(theirs);
    expect([...world.state.conflicts.values()]).toEqual([]);
  });

  it("comes back after a crash", () => {
    const before = new World({ [file]: plain }, slow);
    respell(before, "inline");
    const world = new World({ [file]: plain }, undefined, { journal: [...before.journal.values()], run: "second" });
    const offers = workspaceView(world.state).recovery;
    expect(offers).toMatchObject([{ description: "Abilities of Ash, written inline", clash: null }]);
    world.do({ kind: "recovery/decide", accept: offers.map(({ id }) => id), discard: [] });
    world.settle();
    expect(world.text(file)).toBe(inline);
  });

  it("of a list inside of an item comes back after a crash too", () => {
    const before = new World({ [file]: plain }, slow);
    const inner: ColumnId = { ...abilities, inner: [1, "alterations"] };
    const list = { sheet: cards, rowKey: rowKey(before, "a1"), column: inner };
    before.do({ kind: "cells/respell-list", ...list, spelling: "inline", seen: [{ effect: "draw_card" }] });
    const world = new World({ [file]: plain }, undefined, { journal: [...before.journal.values()], run: "second" });
    const offers = workspaceView(world.state).recovery;
    expect(offers).toMatchObject([{ description: "Abilities 2 › Alterations of Ash, written inline", clash: null }]);
    world.do({ kind: "recovery/decide", accept: offers.map(({ id }) => id), discard: [] });
    world.settle();
    before.settle();
    expect(world.text(file)).toBe(before.text(file));
    expect(world.text(file)).toContain('  name = "Swarm"\n  alterations = [{ effect = "draw_card" }]\n');
  });
});
