import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sheetOf, stepsOf, unsavedCount, versionOf, type SavedHistory } from "../../../../shared/workspace/index.js";
import { printDocument } from "../../../../shared/toml/index.js";
import { card, cards, deck, edit, editOf, file, rowKey, type } from "../../../support/workspace/cards.js";
import { workspaceActs, Bustle } from "../../../support/workspace/random-problems.js";
import { World } from "../../../support/workspace/world.js";

const two = deck(card("a1", { name: "Ash", cost: 3 }), card("b2", { name: "Elm", cost: 5 }));

/** What a history is after it was written down and read again. */
const readAgain = (history: SavedHistory): SavedHistory => JSON.parse(JSON.stringify(history)) as SavedHistory;

const textsOf = (world: World): Record<string, string> =>
  Object.fromEntries([...world.state.files.keys()].flatMap((name) => [[name, world.text(name)]]).filter(isThere));
const isThere = (entry: (string | undefined)[]): entry is [string, string] => entry[1] !== undefined;

let runs = 0;
/** Another run of the program over the same folder, in which others may have changed something. */
function restarted(world: World, outside: (text: string, name: string) => string = (text) => text): World {
  const files = Object.entries(textsOf(world)).map(([name, text]) => [name, outside(text, name)] as const);
  runs += 1;
  return new World(Object.fromEntries(files), undefined, { run: `run${runs}`, history: readAgain(world.history) });
}

const undo = (world: World) => world.do({ kind: "history/undo" });
const go = (world: World, step: number) => {
  const reply = world.do({ kind: "history/go", step });
  world.settle();
  return reply;
};

describe("the undo history after a restart", () => {
  it("lists the steps of the last run as they were, and undoes them to the byte", () => {
    const world = new World({ [file]: two });
    type(world, "a1", "cost", "4");
    world.settle();
    edit(world, [
      editOf(world, "a1", "name", { kind: "text", text: "Oak" }),
      editOf(world, "b2", "flavor", { kind: "text", text: "Old" }),
    ]);
    world.settle();
    const next = restarted(world);
    expect(stepsOf(next.state)).toEqual(stepsOf(world.state));
    expect(undo(next)).toMatchObject({ ok: true, value: { skipped: [], focus: { column: "name" } } });
    undo(next);
    next.settle();
    expect(next.text(file)).toBe(two);
  });

  it("does again what was undone before it, also in a third run", () => {
    const world = new World({ [file]: two });
    type(world, "a1", "cost", "4");
    type(world, "b2", "cost", "6");
    go(world, 1);
    const next = restarted(world);
    expect(next.do({ kind: "history/redo" })).toMatchObject({ value: { skipped: [] } });
    next.settle();
    expect(next.text(file)).toBe(two.replace("cost = 3", "cost = 4").replace("cost = 5", "cost = 6"));
    const third = restarted(next);
    go(third, 0);
    expect(third.text(file)).toBe(two);
  });

  it("restores every byte in a third run too, where cells alone would not say which row is meant", () => {
    const world = new World({ [file]: two });
    world.do({ kind: "rows/duplicate", sheet: cards, rowKeys: [rowKey(world, "a1")] });
    world.settle();
    const next = restarted(world);
    type(next, "a1", "cost", "4");
    next.settle();
    const third = restarted(next);
    expect(go(third, 0)).toMatchObject({ ok: true, value: { skipped: [] } });
    expect(third.text(file)).toBe(two);
  });

  it("keeps what another program changed elsewhere, byte for byte", () => {
    const world = new World({ [file]: two });
    type(world, "a1", "cost", "4");
    world.settle();
    const outside = (text: string): string => `# theirs\n${text.replace('"Elm"', "'Ulme'  # new")}`;
    const next = restarted(world, outside);
    expect(undo(next)).toMatchObject({ value: { skipped: [] } });
    next.settle();
    expect(next.text(file)).toBe(outside(two));
    next.do({ kind: "history/redo" });
    next.settle();
    expect(next.text(file)).toBe(outside(two.replace("cost = 3", "cost = 4")));
  });

  it("says which steps are no longer possible, and leaves what another program wrote", () => {
    const world = new World({ [file]: two });
    type(world, "a1", "cost", "4");
    type(world, "b2", "cost", "6");
    edit(world, [
      editOf(world, "a1", "name", { kind: "text", text: "Oak" }),
      editOf(world, "b2", "name", { kind: "text", text: "Fir" }),
    ]);
    world.settle();
    const theirs = world.text(file)?.replace("cost = 4", "cost = 9").replace('"Fir"', '"Yew"') ?? "";
    const next = restarted(world, () => theirs);
    expect(stepsOf(next.state).steps.map(({ obstacle }) => obstacle)).toEqual([
      { isWhole: true, reasons: ["The cell of Ash was changed by another program since."] },
      undefined,
      { isWhole: false, reasons: ["The cell of Fir was changed by another program since."] },
    ]);
    expect(go(next, 0)).toMatchObject({ value: { skipped: { length: 2 } } });
    expect(next.text(file)).toBe(theirs.replace('"Oak"', '"Ash"').replace("cost = 6", "cost = 5"));
  });

  it("says that a row or a file is gone, and goes on with the steps before", () => {
    const world = new World({ [file]: two, "more.toml": two });
    type(world, "b2", "cost", "6");
    type(world, "a1", "cost", "4");
    const elsewhere = { file: "more.toml", table: ["cards"] };
    const at = rowKey(world, "a1", elsewhere);
    const input = { kind: "text", text: "7" } as const;
    const column = { path: ["cost"] };
    edit(world, [{ sheet: elsewhere, rowKey: at, column, input, seen: 3, revision: 0 }]);
    world.settle();
    const files = { [file]: card("b2", { name: "Elm", cost: 6 }) };
    const next = new World(files, undefined, { run: "other", history: readAgain(world.history) });
    expect(undo(next)).toMatchObject({ value: { skipped: ["more.toml is not in the folder any more."] } });
    expect(undo(next)).toMatchObject({ value: { skipped: ["The row Ash is not in cards.toml any more."] } });
    expect(undo(next)).toMatchObject({ value: { skipped: [] } });
    next.settle();
    expect(next.text(file)).toBe(card("b2", { name: "Elm", cost: 5 }));
  });

  it("finds rows without an id by their unchanged text, and leaves those that were changed", () => {
    const bare = '[[notes]]\ntext = "one"\n\n[[notes]]\ntext = "two"\n';
    const notes = { file: "notes.toml", table: ["notes"] };
    const world = new World({ "notes.toml": bare });
    const keys = sheetOf(world.state, notes)?.table.keys ?? [];
    for (const [at, text] of ["three", "four"].entries()) {
      const seen = at === 0 ? "one" : "two";
      const input = { kind: "text", text } as const;
      edit(world, [{ sheet: notes, rowKey: keys[at] ?? "", column: { path: ["text"] }, input, seen, revision: 0 }]);
    }
    world.settle();
    const next = restarted(world, (text) => `[[notes]]\ntext = "theirs"\n\n${text.replace("four", "five")}`);
    expect(go(next, 0)).toMatchObject({ value: { skipped: [expect.stringContaining("was changed")] } });
    expect(next.text("notes.toml")).toBe(
      '[[notes]]\ntext = "theirs"\n\n[[notes]]\ntext = "one"\n\n[[notes]]\ntext = "five"\n',
    );
  });

  it("restores a deleted row beside the row that it stood behind, but not where its id is taken", () => {
    const three = deck(two, card("c3", { name: "Fir", cost: 1 }));
    const world = new World({ [file]: three });
    world.do({ kind: "rows/delete", sheet: cards, rowKeys: [rowKey(world, "b2")] });
    world.settle();
    const first = card("z9", { name: "Yew", cost: 9 });
    const next = restarted(world, (text) => deck(first, text));
    undo(next);
    next.settle();
    expect(next.text(file)).toBe(deck(first, three));
    const other = restarted(world, (text) => deck(text, card("b2", { name: "Theirs", cost: 2 })));
    const theirs = other.text(file);
    expect(undo(other)).toMatchObject({ value: { skipped: [expect.stringContaining("The row Elm")] } });
    other.settle();
    expect(other.text(file)).toBe(theirs);
  });

  it("makes a file of a step go and come again", () => {
    const world = new World({ [file]: two });
    const made = card("n1", { name: "New" });
    world.do({ kind: "files/write-texts", files: [{ file: "new.toml", text: made, seen: null }], label: "Add" });
    world.settle();
    const next = restarted(world);
    undo(next);
    next.settle();
    expect(next.text("new.toml")).toBeUndefined();
    const third = restarted(next);
    third.do({ kind: "history/redo" });
    third.settle();
    expect(third.text("new.toml")).toBe(made);
  });

  it("has no step for an edit that a crash kept from its file, which is offered instead", () => {
    const world = new World({ [file]: two });
    type(world, "b2", "cost", "6");
    world.settle();
    const text = world.text(file) ?? "";
    type(world, "a1", "cost", "4");
    type(world, "a1", "cost", "7");
    const history = readAgain(world.history);
    const next = new World({ [file]: text }, undefined, { run: "b", history, journal: [...world.journal.values()] });
    expect(next.state.recovery.size).toBe(1);
    expect(stepsOf(next.state).steps).toMatchObject([{ id: 1 }]);
    undo(next);
    next.settle();
    expect(next.text(file)).toBe(two);
  });

  it("names a step that is too large to be kept, and passes over it", () => {
    const world = new World({ [file]: two });
    type(world, "b2", "cost", "6");
    type(world, "a1", "name", "x".repeat(5_000_000));
    world.settle();
    const next = restarted(world);
    expect(stepsOf(next.state).steps[1]).toMatchObject({ obstacle: { isWhole: true } });
    expect(undo(next)).toMatchObject({ value: { skipped: [expect.stringContaining("too large")] } });
    undo(next);
    next.settle();
    expect(next.text(file)).toBe(world.text(file)?.replace("cost = 6", "cost = 5"));
  });

  it("refuses kept changes that do not fit the text, and changes nothing", () => {
    const world = new World({ [file]: two });
    type(world, "a1", "cost", "4");
    world.settle();
    const text = world.text(file);
    const [step] = world.history.done;
    const [part] = step?.parts ?? [];
    const [operation] = part?.operations ?? [];
    if (!step || !part || !operation) throw new Error("No step was kept");
    for (const inverse of [
      [{ from: 1e9, to: 1e9 + 1, insert: "x" }],
      [{ from: 5, to: 2, insert: "" }],
      [{ from: 0, to: 9, insert: "[" }],
    ]) {
      const done = [{ ...step, parts: [{ ...part, operations: [{ ...operation, inverse }] }] }];
      const next = new World({ [file]: text ?? "" }, undefined, { run: "b", history: { ...world.history, done } });
      expect(undo(next)).toMatchObject({ ok: true, value: { skipped: { length: 1 } } });
      next.settle();
      expect(next.text(file)).toBe(text);
    }
  });

  it("forgets all steps where that is asked for, and leaves the files", () => {
    const world = new World({ [file]: two });
    type(world, "a1", "cost", "4");
    type(world, "b2", "cost", "6");
    undo(world);
    world.settle();
    const text = world.text(file);
    world.do({ kind: "history/clear" });
    for (const each of [world, restarted(world)]) {
      expect(stepsOf(each.state).steps).toEqual([]);
      each.settle();
      expect(each.text(file)).toBe(text);
    }
  });
});

/** Acts of one run that no other program meddles with. */
const own = workspaceActs(25).map((acts) => acts.filter(({ kind }) => kind !== "outside"));

describe("laws", () => {
  it("edits, restart, undo all: the first bytes; redo all: the last ones", () => {
    fc.assert(
      fc.property(own, fc.nat(3), (acts, mostUndone) => {
        const bustle = new Bustle();
        const { world } = bustle;
        const first = textsOf(world);
        for (const act of acts) bustle.do(act);
        world.settle();
        fc.pre(unsavedCount(world.state) === 0 && world.state.conflicts.size === 0);
        for (let at = 0; at < mostUndone; at += 1) undo(world);
        world.settle();
        const ids = stepsOf(world.state).steps.map(({ id }) => id);
        go(world, ids.at(-1) ?? 0);
        const last = textsOf(world);
        const next = restarted(world);
        expect(go(next, 0)).toMatchObject({ ok: true, value: { skipped: [] } });
        expect(textsOf(next)).toEqual(first);
        const third = restarted(next);
        expect(go(third, ids.at(-1) ?? 0)).toMatchObject({ ok: true, value: { skipped: [] } });
        expect(textsOf(third)).toEqual(last);
      }),
      { numRuns: 60 },
    );
  });

  it("edits of cells, restart, edits of others, undo and redo: the edits of others stay byte for byte", () => {
    const ids = ["a", "b", "c", "d"];
    const text = fc.stringMatching(/^[\w ."'#-]{0,8}$/u);
    const cell = fc.record({ id: fc.constantFrom(...ids), column: fc.constantFrom("name", "cost"), text });
    const note = fc.record({ id: fc.constantFrom(...ids), text: fc.integer() });
    const start = deck(...ids.map((id, at) => card(id, { name: id, cost: at, note: "" })));
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 8 }), fc.array(note), (cells, notes) => {
        const outside = (text: string): string =>
          notes.reduce(
            (changed, { id, text: to }) =>
              changed.replace(new RegExp(`(id = "${id}"[^[]*?note = )[^\\n]*`, "u"), `$1${to} # theirs`),
            `# theirs\n${text}`,
          );
        const world = new World({ [file]: start });
        for (const { id, column, text } of cells) type(world, id, column, text);
        world.settle();
        fc.pre(unsavedCount(world.state) === 0);
        const last = world.text(file) ?? "";
        const next = restarted(world, outside);
        expect(go(next, 0)).toMatchObject({ value: { skipped: [] } });
        expect(next.text(file)).toBe(outside(start));
        go(next, 1_000);
        go(next, stepsOf(next.state).steps.at(-1)?.id ?? 0);
        expect(next.text(file)).toBe(outside(last));
      }),
      { numRuns: 100 },
    );
  });
});

it("a text that is typed over is kept as what takes it back", () => {
  const world = new World({ [file]: two });
  const content = world.state.files.get(file)?.content;
  if (!content) throw new Error("No content");
  const from = printDocument(content.document).indexOf('name = "Elm"');
  const changes = [{ from, to: from, insert: "# a comment\n" }];
  world.do({ kind: "text/type", file, seen: versionOf(world.state, content), changes });
  world.settle();
  const next = restarted(world, (text) => text.replace("cost = 3", "cost = 8"));
  undo(next);
  next.settle();
  expect(next.text(file)).toBe(two.replace("cost = 3", "cost = 8"));
});

it("rows that an edit of the text took away and undo brought back are found by the steps before it", () => {
  const world = new World({ [file]: two });
  type(world, "b2", "cost", "6");
  world.do({ kind: "rows/delete", sheet: cards, rowKeys: [rowKey(world, "a1")] });
  world.do({ kind: "history/undo" });
  world.do({ kind: "rows/move", sheet: cards, rowKeys: [rowKey(world, "b2")], before: rowKey(world, "a1") });
  const content = world.state.files.get(file)?.content;
  if (!content) throw new Error("No content");
  const changes = [{ from: 0, to: printDocument(content.document).length, insert: "# nothing\n" }];
  world.do({ kind: "text/type", file, seen: versionOf(world.state, content), changes });
  expect(go(world, 0)).toMatchObject({ value: { skipped: [] } });
  expect(world.text(file)).toBe(two);
});
