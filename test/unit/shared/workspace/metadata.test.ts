import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Result } from "../../../../shared/base/index.js";
import {
  addEntry,
  columnChanges,
  replaceEntry,
  sectionChange,
  tableChanges,
  type MetadataChange,
  type RawMetadata,
} from "../../../../shared/metadata/index.js";
import { sheetRows, type CellEdit } from "../../../../shared/workspace/index.js";
import { card, cards, deck, editOf, file, findRow, type } from "../../../support/workspace/cards.js";
import { problemLines } from "../../../support/workspace/problems.js";
import { World } from "../../../support/workspace/world.js";

const rows = deck(card("a1", { name: "Ash", cost: 3 }), card("b2", { name: "Elm", cost: 5 }));
const settings = `
# how it looks
[metadata]
schema_version = 1
mood = "fine"

[[metadata.validation_rules]]
column = "name" # of a tree
type = "enum"
enum = [
  "Ash", # first
  "Elm",
]
colors = ["#ff0000"]
`;

const metadataOf = (world: World): RawMetadata => sheetRows(world.state, cards, 0, 1)?.view.metadata ?? {};

const change = (
  world: World,
  plan: (raw: RawMetadata) => readonly MetadataChange[],
  edits?: readonly CellEdit[],
): Result<unknown> =>
  world.do({ kind: "metadata/edit", sheet: cards, changes: plan(metadataOf(world)), label: "Change settings", edits });

const toEnum = (...values: string[]): ((raw: RawMetadata) => readonly MetadataChange[]) => {
  return (raw) => replaceEntry(raw, "validation_rules", 0, { column: "name", type: "enum", enum: values });
};

describe("a change of settings", () => {
  it("is one step: undone to the byte, done again to the byte", () => {
    const world = new World({ [file]: `${rows}${settings}` });
    change(world, (raw) => [
      ...columnChanges(raw, { source: "cost" }, { hidden: true, format: "0.0" }),
      ...tableChanges(raw, "table_style", { color_scheme: "red_light" }),
      ...sectionChange(raw, "sort", { column: "cost", ascending: false }),
      addEntry(raw, "statistics", { column: "cost", label: "Curve" }),
    ]);
    world.settle();
    const after = world.text(file) ?? "";
    expect(after).toContain("[metadata.sort]");
    const { view } = sheetRows(world.state, cards, 0, 1) ?? {};
    expect(view?.columns.find(({ source }) => source === "cost")).toMatchObject({ hidden: true, format: "0.0" });
    expect(view?.style.headerBackground).toBe("#FF0000");
    expect(world.do({ kind: "history/undo" })).toMatchObject({ value: { label: "Change settings", skipped: [] } });
    world.settle();
    expect(world.text(file)).toBe(`${rows}${settings}`);
    world.do({ kind: "history/redo" });
    world.settle();
    expect(world.text(file)).toBe(after);
  });

  it("M14: leaves the cards as they are, to the byte", () => {
    const world = new World({ [file]: rows });
    change(world, (raw) => columnChanges(raw, { source: "name" }, { width: 240 }));
    world.settle();
    expect(world.text(file)?.startsWith(rows)).toBe(true);
    expect(findRow(world, "a1")?.cells).toMatchObject({ name: "Ash", cost: 3 });
  });

  it("is checked at once: what a new rule forbids is marked, and free again when the rule goes", () => {
    const world = new World({ [file]: `${rows}${settings}` });
    world.settle();
    expect(problemLines(world)).toEqual([]);
    change(world, toEnum("Ash"));
    world.settle();
    expect(problemLines(world)).toEqual(["Elm name metadata/enum"]);
    world.do({ kind: "history/undo" });
    world.settle();
    expect(problemLines(world)).toEqual([]);
  });

  it("with a cell is one step: the value new to an enum and the cell that holds it", () => {
    const world = new World({ [file]: `${rows}${settings}` });
    const edits = [editOf(world, "b2", "name", { kind: "text", text: "Oak" })];
    expect(change(world, toEnum("Ash", "Elm", "Oak"), edits)).toMatchObject({
      value: { outcomes: [{ kind: "done" }] },
    });
    world.settle();
    expect(world.text(file)).toContain('name = "Oak"');
    expect(world.windows).toHaveLength(1);
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(`${rows}${settings}`);
  });

  it("does nothing at all where one of its cells is gone", () => {
    const world = new World({ [file]: `${rows}${settings}` });
    const gone = { ...editOf(world, "b2", "name", { kind: "text", text: "Oak" }), rowKey: "r999" };
    expect(change(world, toEnum("Oak"), [gone])).toMatchObject({ ok: false });
    world.settle();
    expect(world.text(file)).toBe(`${rows}${settings}`);
    expect(world.state.done).toEqual([]);
  });

  it("M2: is refused for metadata of a later version", () => {
    const text = `${rows}\n[metadata]\nschema_version = 2\n`;
    const world = new World({ [file]: text });
    const sort = { kind: "value" as const, path: ["sort"], before: null, after: { column: "cost" } };
    expect(change(world, () => [sort])).toMatchObject({ ok: false });
    world.settle();
    expect(world.text(file)).toBe(text);
  });
});

describe("settings that another program changes too", () => {
  const outside = (text: string): string => text.replace("cost = 3", "cost = 4");

  it("are merged: our change of one of them, theirs of the cells", () => {
    const world = new World({ [file]: `${rows}${settings}` });
    world.writeFault = "locked";
    change(world, toEnum("Ash"));
    world.renameOver(file, outside(`${rows}${settings}`));
    world.wait(1_000);
    world.writeFault = "none";
    world.settle();
    expect(world.text(file)).toContain("cost = 4");
    expect(world.text(file)).not.toContain('"Elm",');
  });

  it("are done where the other program did the same", () => {
    const world = new World({ [file]: rows });
    world.writeFault = "locked";
    change(world, (raw) => sectionChange(raw, "sort", { column: "cost" }));
    world.events.length = 0;
    world.renameOver(file, `${rows}\n[metadata]\nschema_version = 1\nsort = { column = "cost" }\n`);
    world.wait(1_000);
    world.writeFault = "none";
    world.settle();
    expect(world.text(file)).toContain('sort = { column = "cost" }');
    expect(world.events.filter(({ name }) => name === "notice")).toEqual([]);
  });

  it("are not undone over what it wrote since", () => {
    const world = new World({ [file]: `${rows}${settings}` });
    change(world, toEnum("Ash"));
    world.settle();
    const theirs = (world.text(file) ?? "").replace("# first", "").replace('"Ash",', '"Birch",');
    world.renameOver(file, theirs);
    world.settle();
    const reply = world.do({ kind: "history/undo" });
    expect(reply.ok && reply.value.skipped).toHaveLength(1);
    world.settle();
    expect(world.text(file)).toBe(theirs);
  });
});

it("a change that a crash kept from the disk is offered again, and fits", () => {
  const first = new World({ [file]: `${rows}${settings}` });
  first.writeFault = "denied";
  change(first, toEnum("Ash", "Oak"));
  const journal = [...first.journal.values()];
  const second = new World({ [file]: `${rows}${settings}` }, undefined, { journal, run: "second" });
  const [offered] = [...second.state.recovery.keys()];
  expect(second.do({ kind: "recovery/decide", accept: [offered ?? ""], discard: [] })).toMatchObject({ ok: true });
  second.settle();
  expect(second.text(file)).toContain('"Oak"');
});

it("whatever is changed in whatever order, undo leads back to each text there was", () => {
  const plan = fc.oneof(
    fc.record({ source: fc.constantFrom("name", "cost"), bold: fc.boolean(), width: fc.constantFrom(100, 80) }).map(
      ({ source, ...said }) =>
        (raw: RawMetadata) =>
          columnChanges(raw, { source }, said),
    ),
    fc
      .constantFrom(null, { column: "cost" }, { column: "name", ascending: false })
      .map((sort) => (raw: RawMetadata) => sectionChange(raw, "sort", sort)),
    fc.array(fc.constantFrom("Ash", "Elm", "Oak"), { maxLength: 3 }).map((values) => toEnum(...values)),
    fc.constant((raw: RawMetadata) => [addEntry(raw, "statistics", { column: "cost", label: "Curve" })]),
  );
  const act = fc.oneof({ weight: 3, arbitrary: plan }, { weight: 1, arbitrary: fc.constantFrom("3", "7", "8") });
  fc.assert(
    fc.property(
      fc.constantFrom(rows, `${rows}${settings}`),
      fc.array(act, { minLength: 1, maxLength: 6 }),
      (text, acts) => {
        const world = new World({ [file]: text });
        const texts: string[] = [text];
        for (const each of acts) {
          if (typeof each === "string") type(world, "a1", "cost", each);
          else change(world, each);
          world.settle();
          const now = world.text(file) ?? "";
          if (now !== texts.at(-1)) texts.push(now);
        }
        for (const before of texts.toReversed().slice(1)) {
          world.do({ kind: "history/undo" });
          world.settle();
          expect(world.text(file)).toBe(before);
        }
      },
    ),
    { seed: 26, numRuns: 60 },
  );
});
