import { describe, expect, it, vi } from "vitest";
import type { Result } from "../../../../shared/base/index.js";
import type { ColumnId } from "../../../../shared/sheet/index.js";
import { Checker } from "../../../../shared/validate/index.js";
import type { Intent, IntentName, IntentResponse } from "../../../../shared/workspace/index.js";
import { namedRowsOf, referencesOf } from "../../../../shared/workspace/index.js";
import { card, cards, deck, editOf, file, rowKey, rowsOf } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const two = deck(card("a1", { name: "Ash", cost: 3 }), card("b2", { name: "Elm", cost: 5 }));
const cell = (name: string, text: string): { column: ColumnId; text: string } => ({ column: { path: [name] }, text });

function settled<Name extends IntentName>(world: World, intent: Intent<Name>): Result<IntentResponse<Name>> {
  const reply = world.do(intent);
  world.settle();
  return reply;
}

describe("rows that a paste adds", () => {
  const rows = [
    [cell("name", "Oak"), cell("cost", "7")],
    [cell("id", "c3"), cell("name", "Yew"), cell("cost", "")],
  ];

  it("come with the cells in one write and one undo step, with ids where none was pasted", () => {
    const world = new World({ [file]: two });
    const edits = [editOf(world, "b2", "cost", { kind: "text", text: "6" })];
    const reply = settled(world, { kind: "cells/edit", edits, newRows: { sheet: cards, rows } });
    expect(world.windows).toHaveLength(1);
    expect(reply).toMatchObject({ value: { rowKeys: [expect.any(String), expect.any(String)] } });
    const all = rowsOf(world);
    expect(all.map(({ cells }) => [cells.name, cells.cost])).toEqual([
      ["Ash", 3],
      ["Elm", 6],
      ["Oak", 7],
      ["Yew", null],
    ]);
    expect(all[2]?.cells.id).toMatch(/^[\da-f-]{36}$/u);
    expect(all[3]?.cells.id).toBe("c3");
    settled(world, { kind: "history/undo" });
    expect(world.text(file)).toBe(two);
    settled(world, { kind: "history/redo" });
    expect(rowsOf(world)).toHaveLength(4);
  });

  it("stay out where a row of the same paste is gone", () => {
    const world = new World({ [file]: two });
    const gone = { ...editOf(world, "b2", "cost", { kind: "text", text: "8" }), rowKey: "r999" };
    const edits = [editOf(world, "a1", "cost", { kind: "text", text: "7" }), gone];
    settled(world, { kind: "cells/edit", edits, newRows: { sheet: cards, rows } });
    expect(world.text(file)).toBe(two);
  });

  it("are taken back to the byte however many they are", () => {
    const world = new World({ [file]: two });
    const many = Array.from({ length: 300 }, (_, at) => [cell("name", `Card ${at}`), cell("cost", String(at))]);
    settled(world, { kind: "cells/edit", edits: [], newRows: { sheet: cards, rows: many } });
    const after = world.text(file);
    expect(rowsOf(world)).toHaveLength(302);
    settled(world, { kind: "history/undo" });
    expect(world.text(file)).toBe(two);
    settled(world, { kind: "history/redo" });
    expect(world.text(file)).toBe(after);
    expect(world.windows).toHaveLength(3);
  });
});

describe("an id", () => {
  it.each([
    ["cleared", { kind: "clear" }],
    ["removed", { kind: "remove" }],
    ["filled with nothing", { kind: "value", value: null }],
    ["typed over with blanks", { kind: "text", text: " " }],
  ] as const)("is kept where it would be %s, and the other cells are changed", (_how, input) => {
    const world = new World({ [file]: two });
    const edits = [editOf(world, "a1", "id", input), editOf(world, "a1", "cost", { kind: "text", text: "9" })];
    expect(settled(world, { kind: "cells/edit", edits })).toMatchObject({
      value: { outcomes: [{ kind: "kept-id" }, { kind: "done" }] },
    });
    expect(world.text(file)).toBe(two.replace("cost = 3", "cost = 9"));
  });

  it("goes where that was asked for, and can be changed to another at any time", () => {
    const world = new World({ [file]: two });
    settled(world, { kind: "cells/edit", edits: [editOf(world, "a1", "id", { kind: "remove" })], clearsIds: true });
    expect(world.text(file)).toBe(two.replace('id = "a1"\n', ""));
    settled(world, { kind: "cells/edit", edits: [editOf(world, "b2", "id", { kind: "text", text: "a1" })] });
    expect(world.text(file)).toContain('id = "a1"\nname = "Elm"');
  });
});

describe("references", () => {
  const uuid = "3F0C6A52-6A55-4C8E-9A53-0F0A1C0D4E01";
  const lists = `[[decks]]
name = "Harbour"
cards = [{ card = "a1", copies = 2 }, { card = "b2" }]

[[decks]]
name = "Night"
cards = ["a1"]
`;
  const notes = `[[notes]]
text = "a1"
card-id = "a1"

[[notes]]
cardId = "${uuid.toLowerCase()}"
`;
  const third = card(uuid, { name: "Oak", cost: 1 });
  const worldOf = () => new World({ [file]: deck(two, third), "decks.toml": lists, "notes.toml": notes });
  const named = (world: World, ...ids: string[]) =>
    referencesOf(
      world.state,
      cards,
      ids.map((id) => rowKey(world, id)),
    );
  const titles = ({ references }: ReturnType<typeof named>) => references.map(({ rowTitle }) => rowTitle);

  it("are looked for once where rows have the same id, each of which counts", () => {
    const same = Array.from({ length: 30 }, () => card("a1", { name: "Ash", cost: 3 }));
    const world = new World({ [file]: deck(...same), "notes.toml": notes });
    const asked = vi.spyOn(Checker.prototype, "referencesTo");
    const all = referencesOf(
      world.state,
      cards,
      rowsOf(world).map(({ key }) => key),
    );
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    expect(all).toMatchObject({ named: 30, counts: [{ sheetTitle: "notes", rows: 1 }] });
  });

  it("are found in lists, tables and cells that are called so, in sheets of no game too", () => {
    const world = worldOf();
    expect(named(world, "a1")).toMatchObject({
      named: 1,
      counts: [
        { sheetTitle: "decks", rows: 2 },
        { sheetTitle: "notes", rows: 1 },
      ],
    });
    expect(titles(named(world, "a1"))).toEqual(["Harbour", "Night", "row 1"]);
    expect(titles(named(world, uuid))).toEqual(["row 2"]);
    expect(named(world, "a1", "b2").named).toBe(2);
  });

  it("lead to the rows that they name, in one key or in all", () => {
    const world = worldOf();
    const { references } = named(world, "a1", "b2", uuid);
    const namedBy = (title: string, key?: string) => {
      const from = references.find(({ rowTitle }) => rowTitle === title);
      return from && namedRowsOf(world.state, from.sheet, from.rowKey, key);
    };
    const titlesOf = (title: string, key?: string) => namedBy(title, key)?.references.map(({ rowTitle }) => rowTitle);
    expect([titlesOf("Harbour"), titlesOf("Night"), titlesOf("row 1"), titlesOf("row 2")]).toEqual([
      ["Ash", "Elm"],
      ["Ash"],
      ["Ash"],
      ["Oak"],
    ]);
    expect(namedBy("Harbour")).toMatchObject({ named: 2, counts: [{ sheetTitle: "cards", rows: 2 }] });
    expect([titlesOf("row 2", "cardId"), titlesOf("row 2", "text")]).toEqual([["Oak"], []]);
    expect(namedRowsOf(world.state, cards, rowKey(world, "a1"))).toEqual({ named: 0, counts: [], references: [] });
    world.delete(file);
    world.settle();
    expect(titlesOf("Night")).toEqual([]);
  });

  it("say which of the rows they name", () => {
    const { references } = named(worldOf(), "b2", "a1", uuid);
    const uses = references.map(({ rowTitle, namedTitle }) => `${rowTitle}: ${namedTitle}`);
    expect(uses).toEqual(["Harbour: Elm", "Night: Ash", "row 1: Ash", "row 2: Oak"]);
  });

  it("follow edits, deleted rows and columns that come", () => {
    const world = worldOf();
    const decks = { file: "decks.toml", table: ["decks"] };
    const night = rowsOf(world, decks)[1]?.key ?? "";
    settled(world, { kind: "rows/delete", sheet: decks, rowKeys: [night] });
    expect(titles(named(world, "a1"))).toEqual(["Harbour", "row 1"]);
    settled(world, { kind: "history/undo" });
    expect(titles(named(world, "a1"))).toEqual(["Harbour", "Night", "row 1"]);
    world.renameOver("notes.toml", '[[notes]]\ntext = "a1"\n');
    world.settle();
    expect(titles(named(world, "a1"))).toEqual(["Harbour", "Night"]);
    world.renameOver("notes.toml", '[[notes]]\ntext = "a1"\nleader-id = "b2"\n');
    world.settle();
    expect(titles(named(world, "b2"))).toEqual(["Harbour", "row 1"]);
  });

  it("keep rows from being deleted unless that is asked for", () => {
    const world = worldOf();
    const rowKeys = [rowKey(world, "a1")];
    expect(settled(world, { kind: "rows/delete", sheet: cards, rowKeys, unlessNamed: true })).toMatchObject({
      value: { count: 0, references: { named: 1 } },
    });
    expect(rowsOf(world)).toHaveLength(3);
    settled(world, { kind: "rows/delete", sheet: cards, rowKeys });
    expect(rowsOf(world)).toHaveLength(2);
  });
});
