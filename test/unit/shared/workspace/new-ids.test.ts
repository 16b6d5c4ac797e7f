import { describe, expect, it } from "vitest";
import type { CheckedGame } from "../../../../shared/validate/index.js";
import type { CellEdit, SheetRef } from "../../../../shared/workspace/index.js";
import { workspaceView } from "../../../../shared/workspace/index.js";
import { toyGame } from "../../../support/validate/toy-game.js";
import { World } from "../../../support/workspace/world.js";

const game: CheckedGame = {
  id: "goblins",
  title: "Goblins",
  sheets: [
    {
      ...{ kind: "cards", title: "Cards", tables: ["cards"], signature: ["card_id", "type"], idColumn: "card_id" },
      makeId: { kind: "slug", from: "name", joint: "_", digits: 2 },
      holdsCards: true,
    },
    { kind: "decks", title: "Decks", tables: ["decks"], signature: ["cards"], idColumn: "id", holdsCards: false },
  ],
};
const card = (id: string, name: string): string =>
  `[[cards]]\ncard_id = "${id}"\nname = "${name}"\ntype = "creature"\n`;
const sheet: SheetRef = { file: "a.toml", table: ["cards"] };

function open(files: Readonly<Record<string, string>>): World {
  const world = new World(files, undefined, { games: [game, toyGame] });
  world.wait(10);
  return world;
}
const keysOf = (world: World): readonly string[] => world.state.files.get("a.toml")?.content?.tables[0]?.keys ?? [];
const idsOf = (world: World): readonly string[] =>
  [...(world.text("a.toml") ?? "").matchAll(/^card_id = "(.*)"$/gmu)].map(([, id = ""]) => id);

describe("rows of a game that makes its own ids", () => {
  it("get the first that is free in all of the game when they are copied or added", () => {
    const world = open({ "a.toml": card("goblin_01", "Goblin"), "b.toml": card("goblin_02", "Other") });
    expect(workspaceView(world.state).sheets[0]?.binding?.game).toBe("goblins");
    const [first = ""] = keysOf(world);
    world.do({ kind: "rows/duplicate", sheet, rowKeys: [first, first].slice(0, 1) });
    world.settle();
    expect(idsOf(world)).toEqual(["goblin_01", "goblin_03"]);
    world.do({ kind: "rows/insert", sheet, anchor: null, side: "after", count: 2 });
    world.settle();
    expect(idsOf(world)).toEqual(["goblin_01", "goblin_03", "cards_01", "cards_02"]);
  });

  it("have the id that is pasted beside other values, and get one where that is blank", () => {
    const world = open({ "a.toml": `${card("goblin_01", "Goblin")}[[cards]]\ntype = "x"\n[[cards]]\ntype = "y"\n` });
    const [, second = "", third = ""] = keysOf(world);
    const paste = (rowKey: string, column: string, text: string): CellEdit => ({
      ...{ sheet, rowKey, column: { path: [column] }, input: { kind: "text", text }, seen: null, revision: 0 },
    });
    world.do({
      kind: "cells/edit",
      edits: [
        ...[paste(second, "name", "Orc"), paste(second, "card_id", "orc_77")],
        ...[paste(third, "name", "Elf"), paste(third, "card_id", "")],
      ],
    });
    world.settle();
    expect(world.state.conflicts.size).toBe(0);
    expect(idsOf(world)).toEqual(["goblin_01", "orc_77", "elf_01"]);
  });

  it("get no id with a cell that is emptied, which is no value", () => {
    const text = `${card("goblin_01", "Goblin")}[[cards]]\nname = "Elf"\ntype = "x"\n`;
    const world = open({ "a.toml": text });
    const [, second = ""] = keysOf(world);
    const emptied = (input: CellEdit["input"], column: string): CellEdit => ({
      ...{
        sheet,
        rowKey: second,
        column: { path: [column] },
        input,
        seen: column === "name" ? "Elf" : "x",
        revision: 0,
      },
    });
    world.do({
      kind: "cells/edit",
      edits: [emptied({ kind: "clear" }, "type"), emptied({ kind: "text", text: "" }, "name")],
    });
    world.settle();
    expect(idsOf(world)).toEqual(["goblin_01"]);
    expect(world.text("a.toml")).not.toContain("Elf");
  });

  it("are found again by their ids when another program changes all else of them", () => {
    const world = open({ "a.toml": card("goblin_01", "Goblin") + card("orc_01", "Orc") });
    const [goblin, orc] = keysOf(world);
    const changed = (id: string) => `[[cards]]\ncard_id = "${id}"\nname = "X"\ntype = "spell"\nmana = 1\n`;
    world.renameOver("a.toml", changed("orc_01") + changed("new_01") + changed("goblin_01"));
    world.settle();
    const [now, , last] = keysOf(world);
    expect([now, last]).toEqual([orc, goblin]);
  });

  it("are named by other columns where the game makes no ids", () => {
    const world = open({ "a.toml": '[[decks]]\nid = "d"\ncards = ["a"]\n' });
    world.do({
      kind: "rows/insert",
      sheet: { file: "a.toml", table: ["decks"] },
      anchor: null,
      side: "after",
      count: 1,
    });
    world.settle();
    expect(world.text("a.toml")).toBe('[[decks]]\nid = "d"\ncards = ["a"]\n\n[[decks]]\n');
  });
});
