import { describe, expect, it } from "vitest";
import { sheetRows, stepsOf, type SavedHistory } from "../../../../shared/workspace/index.js";
import { card, cards, deck, edit, editOf, file, rowKey, type } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const rowOf = (id: string, cost: number): string => card(id, { name: id.toUpperCase(), cost });
const [a, b, c, d] = ["a", "b", "c", "d"].map((id, at) => rowOf(id, at)) as [string, string, string, string];
const four = deck('by = "us"\n', a, b, c, d);

/** Another run over the folder, in which others changed the file: no step of the last run has its own version there. */
function restarted(world: World, outside: (text: string) => string): World {
  world.settle();
  const history = JSON.parse(JSON.stringify(world.history)) as SavedHistory;
  return new World({ [file]: outside(world.text(file) ?? "") }, undefined, { run: "next", history });
}

/** Does all steps back or forth, and answers what could not be. */
function travel(world: World, way: "undo" | "redo", steps = 1): readonly string[] {
  const skipped: string[] = [];
  for (let at = 0; at < steps; at += 1) {
    const answer = world.do({ kind: `history/${way}` });
    skipped.push(...(answer.ok ? answer.value.skipped : ["refused"]));
  }
  world.settle();
  return skipped;
}

const theirs = (text: string): string => text.replace('"us"', '"them"  # ours');

describe("a kept step about rows, in a file that others changed", () => {
  const move = (id: string, before: string | null) => (world: World) =>
    world.do({
      kind: "rows/move",
      sheet: cards,
      rowKeys: [rowKey(world, id)],
      before: before === null ? null : rowKey(world, before),
    });
  const remove = (id: string) => (world: World) =>
    world.do({ kind: "rows/delete", sheet: cards, rowKeys: [rowKey(world, id)] });
  const insert = (id: string) => (world: World) =>
    world.do({ kind: "rows/insert", sheet: cards, anchor: rowKey(world, id), side: "after", count: 1 });

  it.each<[what: string, act: (world: World) => unknown]>([
    ["moved up", move("c", "a")],
    ["moved down", move("a", "d")],
    ["moved to the end", move("b", null)],
    ["moved from the end", move("d", "b")],
    ["deleted first", remove("a")],
    ["deleted between", remove("b")],
    ["deleted last", remove("d")],
    ["inserted", insert("b")],
  ])("%s goes back to its place, and is done again", (_, act) => {
    const world = new World({ [file]: four });
    act(world);
    world.settle();
    const after = world.text(file) ?? "";
    const next = restarted(world, theirs);
    expect(travel(next, "undo")).toEqual([]);
    expect(next.text(file)).toBe(theirs(four));
    expect(travel(next, "redo")).toEqual([]);
    expect(next.text(file)).toBe(theirs(after));
  });

  it("leaves a row that others moved since where it is", () => {
    const world = new World({ [file]: four });
    move("c", "a")(world);
    const moved = deck('by = "us"\n', a, c, b, d);
    const next = restarted(world, () => moved);
    expect(travel(next, "undo")).toEqual([expect.stringContaining("The place of C was changed")]);
    expect(next.text(file)).toBe(moved);
  });

  it("restores a row at the end where the one above it is gone, and fewer are left", () => {
    const world = new World({ [file]: four });
    remove("d")(world);
    const next = restarted(world, () => deck(a, b));
    expect(travel(next, "undo")).toEqual([]);
    expect(next.text(file)).toBe(deck(a, b, d));
  });

  it.each(["a", "c", "d"])("does not restore row %s where another has its id by now", (id) => {
    const world = new World({ [file]: four });
    remove(id)(world);
    const next = restarted(world, (text) => deck(rowOf(id, 9), text));
    const text = next.text(file);
    expect(travel(next, "undo")).toEqual([expect.stringContaining(`The row ${id.toUpperCase()} was changed`)]);
    expect(next.text(file)).toBe(text);
  });

  it("leaves rows that have one id by now alone", () => {
    const world = new World({ [file]: four });
    type(world, "b", "cost", "9");
    const shared = (text: string): string => deck(text, rowOf("b", 9));
    const next = restarted(world, shared);
    const text = next.text(file);
    expect(travel(next, "undo")).toEqual([expect.stringContaining("Several rows of cards.toml have the id of B now")]);
    expect(next.text(file)).toBe(text);
  });
});

describe("a kept step about rows without an id", () => {
  const note = (text: string): string => `[[notes]]\ntext = "${text}"\n`;
  const notes = { file, table: ["notes"] };

  it.each<[what: string, outside: string[], left: string[], isUndone: boolean]>([
    ["finds the row where others put rows above it", ["z", "one", "new"], ["z", "one", "two"], true],
    ["leaves rows of the same text elsewhere alone", ["y", "z", "new", "new"], ["y", "z", "new", "new"], false],
    ["takes the one in its place of rows of the same text", ["new", "new", "z"], ["new", "two", "z"], true],
    ["leaves a row that others changed alone", ["one", "newer"], ["one", "newer"], false],
  ])("%s", (_, outside, left, isUndone) => {
    const world = new World({ [file]: deck(note("one"), note("two")) });
    const key = sheetRows(world.state, notes, 1, 1)?.rows[0]?.key ?? "";
    const input = { kind: "text", text: "new" } as const;
    edit(world, [{ sheet: notes, rowKey: key, column: { path: ["text"] }, input, seen: "two", revision: 0 }]);
    const next = restarted(world, () => deck(...outside.map(note)));
    expect(travel(next, "undo")).toHaveLength(isUndone ? 0 : 1);
    expect(next.text(file)).toBe(deck(...left.map(note)));
  });
});

describe("the list of kept steps", () => {
  it("says of a step too large to be kept that it cannot be undone, also where all else is as it was", () => {
    const world = new World({ [file]: deck(a, card("b", { note: "x".repeat(4_100_000) })) });
    world.do({ kind: "rows/delete", sheet: cards, rowKeys: [rowKey(world, "b")] });
    const next = restarted(world, (text) => text);
    expect(stepsOf(next.state).steps).toMatchObject([{ obstacle: { isWhole: true } }]);
    expect(travel(next, "undo")).toEqual([expect.stringContaining("too large")]);
  });

  it("says each reason once, and of many only the first", () => {
    const ids = Array.from({ length: 8 }, (_, at) => `r${at}`);
    const world = new World({ [file]: deck(...ids.map((id) => rowOf(id, 1))) });
    edit(
      world,
      ids.flatMap((id) => ["note", "cost"].map((column) => editOf(world, id, column, { kind: "text", text: "7" }))),
    );
    const next = restarted(world, (text) => text.replaceAll(/"7"|7$/gmu, "8"));
    const [step] = stepsOf(next.state).steps;
    expect(step?.obstacle).toMatchObject({ isWhole: true, reasons: { length: 5 } });
    expect(new Set(step?.obstacle?.reasons).size).toBe(5);
  });

  it("says what prevents undone steps from being done again", () => {
    const world = new World({ [file]: four });
    type(world, "a", "cost", "5");
    type(world, "b", "cost", "6");
    travel(world, "undo", 2);
    const next = restarted(world, (text) => text.replace("cost = 1", "cost = 8"));
    expect(stepsOf(next.state).steps.map(({ isDone, obstacle }) => [isDone, obstacle?.reasons])).toEqual([
      [false, undefined],
      [false, ["The cell of B was changed by another program since."]],
    ]);
    expect(travel(next, "redo", 2)).toEqual([expect.stringContaining("The cell of B was changed")]);
    expect(next.text(file)).toBe(four.replace("cost = 0", "cost = 5").replace("cost = 1", "cost = 8"));
  });

  it("has the steps that only changed how a sheet is looked at", () => {
    const world = new World({ [file]: four });
    const look = { sheet: cards, before: "plain", after: "sorted" };
    world.do({ kind: "sheets/look", label: "Sort", look });
    const next = restarted(world, theirs);
    expect(stepsOf(next.state).steps).toMatchObject([{ label: "Sort" }]);
    expect(next.do({ kind: "history/undo" })).toMatchObject({ value: { looks: [{ sheet: cards, value: "plain" }] } });
  });

  it("keeps the newest steps where there are more than are kept", () => {
    const world = new World({ [file]: four });
    type(world, "a", "cost", "5");
    world.settle();
    const [one] = world.history.done;
    if (!one) throw new Error("No step was kept");
    const done = Array.from({ length: 600 }, (_, at) => ({ ...one, id: at + 1 }));
    const next = new World({ [file]: world.text(file) ?? "" }, undefined, {
      run: "next",
      history: { ...world.history, done },
    });
    const { steps, isCut } = stepsOf(next.state);
    expect([steps.length, steps.at(-1)?.id, isCut]).toEqual([500, 600, true]);
  });
});
