import { describe, expect, it } from "vitest";
import { settingsDropped, settingsRenamed, type RawMetadata } from "../../../../shared/metadata/index.js";
import { sheetRows } from "../../../../shared/workspace/index.js";
import { card, cards, deck, file, findRow, rowsOf, rowKey, type } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const rows = deck(card("a1", { name: "Ash", cost: 3 }), card("b2", { name: "Elm", cost: 5 }));
const settings = `
[metadata]
schema_version = 1

[[metadata.validation_rules]]
column = "cost" # whole
type = "range"
min = 0

[[metadata.derived_columns]]
name = "double"
function = "expr"
inputs = ["cost"]
expression = "cost * 2"

[[metadata.waivers]]
code = "metadata/range"
column = "cost"
reason = "a joke"

[metadata.sort]
column = "cost"
`;
const slow = { event: 1, read: 1, check: 50, rename: 1 } as const;

const metadataOf = (world: World): RawMetadata => sheetRows(world.state, cards, 0, 1)?.view.metadata ?? {};
const columnsOf = (world: World): string[] =>
  sheetRows(world.state, cards, 0, 1)?.view.columns.map(({ source }) => source) ?? [];

const rename = (world: World, from: string, to: string) =>
  world.do({
    kind: "columns/rename",
    ...{ sheet: cards, from, to, label: "Rename" },
    changes: settingsRenamed(metadataOf(world), { from, to }, (expression) => expression.replaceAll(from, to)),
  });

describe("renaming a column", () => {
  it("changes the key of all rows and all settings that name it, as one step", () => {
    const world = new World({ [file]: `${rows}${settings}` });
    const keys = rowsOf(world).map(({ key }) => key);
    expect(rename(world, "cost", "price")).toMatchObject({ ok: true, value: { rows: 2 } });
    world.settle();
    expect(world.text(file)).toBe(`${rows}${settings}`.replaceAll("cost", "price"));
    expect(columnsOf(world)).toEqual(["id", "name", "price"]);
    expect(rowsOf(world).map(({ key }) => key)).toEqual(keys);
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(`${rows}${settings}`);
    world.do({ kind: "history/redo" });
    world.settle();
    expect(world.text(file)).toBe(`${rows}${settings}`.replaceAll("cost", "price"));
  });

  it("is refused where a row has the new key, or none has the old one", () => {
    const world = new World({ [file]: rows });
    expect(rename(world, "cost", "name")).toMatchObject({ ok: false, error: { code: "columns/taken" } });
    expect(rename(world, "costs", "price")).toMatchObject({ ok: false, error: { code: "columns/gone" } });
    expect(world.text(file)).toBe(rows);
  });

  it("reaches rows that another program adds meanwhile", () => {
    const world = new World({ [file]: rows }, slow);
    rename(world, "cost", "price");
    world.renameOver(file, deck(rows, card("c3", { name: "Oak", cost: 7 })));
    world.settle();
    expect(world.text(file)).toBe(deck(rows, card("c3", { name: "Oak", cost: 7 })).replaceAll("cost", "price"));
  });

  it("takes cells typed afterwards along, and leaves them where it is undone", () => {
    const world = new World({ [file]: rows });
    rename(world, "cost", "price");
    type(world, "a1", "price", "9");
    world.do({ kind: "history/undo" });
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(rows);
  });
});

describe("deleting a column", () => {
  it("takes the key out of all rows and its settings out of the file, as one step", () => {
    const world = new World({ [file]: `${rows}${settings}` });
    const changes = settingsDropped(metadataOf(world), "cost");
    world.do({ kind: "columns/delete", sheet: cards, key: "cost", changes, label: "Delete" });
    world.settle();
    expect(findRow(world, "a1")?.cells).not.toHaveProperty("price");
    expect(world.text(file)).not.toContain("cost = ");
    expect(metadataOf(world)).toEqual({
      schema_version: 1,
      derived_columns: [{ name: "double", function: "expr", inputs: ["cost"], expression: "cost * 2" }],
    });
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(`${rows}${settings}`);
  });
});

describe("adding a column", () => {
  it("gives all rows the same value, with a rule for it, as one step", () => {
    const world = new World({ [file]: rows });
    const rule = { column: "legal", type: "type", value_type: "boolean" };
    const changes = [{ kind: "entry", list: "validation_rules", at: 0, before: null, after: rule }] as const;
    world.do({ kind: "columns/add", sheet: cards, key: "legal", value: true, changes: [...changes], label: "Add" });
    world.settle();
    expect(columnsOf(world)).toEqual(["id", "name", "cost", "legal"]);
    expect(rowsOf(world).map(({ cells }) => cells.legal)).toEqual([true, true]);
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(rows);
  });

  it("can be only in some rows", () => {
    const world = new World({ [file]: rows });
    const rowKeys = [rowKey(world, "b2")];
    const request = { sheet: cards, key: "notes", value: "", rowKeys, changes: [], label: "Add" } as const;
    world.do({ kind: "columns/add", ...request, rowKeys });
    expect(rowsOf(world).map(({ cells }) => cells.notes)).toEqual([null, ""]);
  });

  it("is refused where rows have the key", () => {
    const world = new World({ [file]: rows });
    const request = { sheet: cards, key: "cost", value: 1, changes: [], label: "Add" };
    expect(world.do({ kind: "columns/add", ...request })).toMatchObject({ error: { code: "columns/taken" } });
  });
});
