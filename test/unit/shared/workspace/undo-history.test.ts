import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stepsOf, type StepView } from "../../../../shared/workspace/index.js";
import { mostSteps } from "../../../../shared/workspace/history/edit.js";
import { card, cards, deck, edit, editOf, file, rowKey, type } from "../../../support/workspace/cards.js";
import { checkReference } from "../../../support/workspace/reference-law.js";
import { checkUndo } from "../../../support/workspace/undo-law.js";
import { World } from "../../../support/workspace/world.js";

const two = deck(card("a1", { name: "Ash", cost: 3 }), card("b2", { name: "Elm", cost: 5 }));
const go = (world: World, step: number) => world.do({ kind: "history/go", step });
const steps = (world: World): readonly StepView[] => stepsOf(world.state).steps;
const costs = (world: World, texts: readonly string[]): void => {
  for (const text of texts) type(world, "a1", "cost", text);
};

describe("the undo history", () => {
  it("names each step with the cells that it changed, oldest first", () => {
    const world = new World({ [file]: two });
    type(world, "a1", "cost", "4");
    edit(world, [
      editOf(world, "a1", "name", { kind: "text", text: "Oak" }),
      editOf(world, "b2", "flavor", { kind: "text", text: "Old" }),
    ]);
    expect(steps(world)).toMatchObject([
      {
        id: 1,
        isDone: true,
        count: 1,
        changes: [{ rowTitle: "Oak", column: "Cost", values: { before: "3", after: "4" } }],
      },
      {
        id: 2,
        count: 2,
        changes: [
          { sheetTitle: "cards", rowTitle: "Oak", column: "Name", values: { before: "Ash", after: "Oak" } },
          { rowTitle: "Elm", column: "Flavor", values: { before: null, after: "Old" } },
        ],
      },
    ]);
  });

  it("shows an undone step as it was made", () => {
    const world = new World({ [file]: two });
    edit(world, [
      editOf(world, "a1", "cost", { kind: "text", text: "4" }),
      editOf(world, "b2", "cost", { kind: "text", text: "6" }),
    ]);
    const made = steps(world);
    world.do({ kind: "history/undo" });
    expect(steps(world)).toEqual(made.map((step) => ({ ...step, isDone: false })));
  });

  it("names a row that was deleted by its sheet, and lists the first changes of a large step", () => {
    const many = Array.from({ length: 9 }, (_, at) => card(`c${at}`, { cost: at }));
    const world = new World({ [file]: deck(...many) });
    edit(
      world,
      many.map((_, at) => editOf(world, `c${at}`, "cost", { kind: "text", text: "20" })),
    );
    world.do({ kind: "rows/delete", sheet: cards, rowKeys: [rowKey(world, "c0")] });
    const [first] = steps(world);
    expect(first).toMatchObject({ count: 9, changes: { length: 6 } });
    expect(first?.changes[0]).toMatchObject({ sheetTitle: "cards", rowTitle: null, column: "Cost" });
    world.do({ kind: "history/undo" });
    world.do({ kind: "history/undo" });
    expect(steps(world)[0]?.changes.map(({ values }) => values)).toEqual(
      Array.from({ length: 6 }, (_, at) => ({ before: String(at), after: "20" })),
    );
  });

  it("counts the changes of a step over all its files, and lists the first of them", () => {
    const [more, ids] = ["more.toml", ["c0", "c1", "c2", "c3"]] as const;
    const text = deck(...ids.map((id, at) => card(id, { cost: at })));
    const world = new World({ [file]: text, [more]: text });
    const elsewhere = { file: more, table: ["cards"] };
    edit(
      world,
      [cards, elsewhere].flatMap((sheet) =>
        ids.map((id, at) => ({
          ...{ sheet, rowKey: rowKey(world, id, sheet), column: { path: ["cost"] }, seen: at, revision: 0 },
          input: { kind: "text", text: "20" } as const,
        })),
      ),
    );
    expect(steps(world)).toMatchObject([{ count: 8, changes: { length: 6 } }]);
  });

  it("shows a text of 200 characters, and cuts a longer one", () => {
    const world = new World({ [file]: two });
    for (const length of [200, 201]) type(world, "a1", "name", "x".repeat(length));
    const shown = steps(world).map(({ changes }) => changes[0]?.values?.after);
    expect(shown).toEqual(["x".repeat(200), `${"x".repeat(200)}…`]);
  });

  it("says that older steps are gone only once some are", () => {
    const world = new World({ [file]: two });
    const look = (at: number) =>
      world.do({ kind: "sheets/look", label: "Look", look: { sheet: cards, before: `${at - 1}`, after: `${at}` } });
    for (let at = 1; at <= mostSteps; at += 1) look(at);
    expect(stepsOf(world.state)).toMatchObject({ isCut: false, steps: { length: mostSteps } });
    look(mostSteps + 1);
    expect(stepsOf(world.state)).toMatchObject({ isCut: true, steps: { length: mostSteps } });
    expect(steps(world)[0]?.id).toBe(2);
  });

  it("leads to the first cell of what it undoes or does again", () => {
    const world = new World({ [file]: two });
    const [input, at] = [{ kind: "text", text: "Oak" } as const, rowKey(world, "a1")];
    edit(world, [editOf(world, "a1", "name", input), editOf(world, "b2", "flavor", input)]);
    for (const kind of ["history/undo", "history/redo"] as const) {
      const focus = kind === "history/undo" ? { rowKey: at, column: "name" } : { column: "flavor" };
      expect(world.do({ kind })).toMatchObject({ value: { focus } });
    }
  });

  it("leads to the active cell, its row or its sheet, where the step changed something there", () => {
    const more = "more.toml";
    const world = new World({ [file]: two, [more]: two });
    const elsewhere = { file: more, table: ["cards"] };
    const change = (id: string, column: string, sheet = cards) => ({
      ...{ sheet, rowKey: rowKey(world, id, sheet), column: { path: [column] }, seen: null, revision: 0 },
      input: { kind: "text", text: "Old" } as const,
    });
    edit(world, [
      ...["a1", "b2"].map((id) => change(id, "flavor")),
      ...["a1", "b2"].flatMap((id) => [change(id, "flavor", elsewhere), change(id, "note", elsewhere)]),
    ]);
    const [a1, b2] = ["a1", "b2"].map((id) => rowKey(world, id, elsewhere));
    const led = (from: object, kind: "history/undo" | "history/redo") => {
      const reply = world.do({ kind, from: { sheet: elsewhere, ...from } });
      return reply.ok && typeof reply.value === "object" && "focus" in reply.value ? reply.value.focus : undefined;
    };
    expect(led({ rowKey: b2, column: "note" }, "history/undo")).toEqual({
      sheet: elsewhere,
      rowKey: b2,
      column: "note",
    });
    expect(led({ rowKey: b2, column: "cost" }, "history/redo")).toMatchObject({ sheet: elsewhere, rowKey: b2 });
    expect(led({}, "history/undo")).toMatchObject({ sheet: elsewhere, rowKey: a1 });
    expect(led({ sheet: cards }, "history/redo")).toMatchObject({ sheet: cards });
  });

  it("leads back to a step and forth again", () => {
    const world = new World({ [file]: two });
    costs(world, ["4", "5", "6"]);
    expect(go(world, 1)).toMatchObject({ value: { label: expect.any(String) as string, focus: { column: "cost" } } });
    expect(steps(world).map(({ id, isDone }) => [id, isDone])).toEqual([
      [1, true],
      [2, false],
      [3, false],
    ]);
    go(world, 3);
    world.settle();
    expect(world.text(file)).toBe(two.replace("cost = 3", "cost = 6"));
    go(world, 0);
    world.settle();
    expect(world.text(file)).toBe(two);
    expect(go(world, 0)).toMatchObject({ value: { label: null } });
  });

  it("refuses a step that it does not have, and changes nothing", () => {
    const world = new World({ [file]: two });
    costs(world, ["4", "5"]);
    world.do({ kind: "history/undo" });
    costs(world, ["7", "8"]);
    expect(go(world, 9)).toMatchObject({ ok: false, error: { code: "history/no-such-step" } });
    expect(steps(world).map(({ isDone }) => isDone)).toEqual([true, true, true]);
  });

  it("returns what each step changed of how sheets are looked at, in order", () => {
    const world = new World({ [file]: two });
    for (const [before, after] of [
      ["plain", "sorted"],
      ["sorted", "hidden"],
    ] as const) {
      world.do({ kind: "sheets/look", label: after, look: { sheet: cards, before, after } });
    }
    expect(go(world, 0)).toMatchObject({ value: { looks: [{ value: "sorted" }, { value: "plain" }] } });
    expect(go(world, 2)).toMatchObject({ value: { looks: [{ value: "sorted" }, { value: "hidden" }] } });
  });

  it("stops before a step whose file cannot be edited, and says why", () => {
    const world = new World({ [file]: two });
    costs(world, ["4", "5"]);
    world.settle();
    world.renameOver(file, "[[cards]\n");
    world.settle();
    expect(go(world, 0)).toMatchObject({ value: { label: null, skipped: [expect.stringContaining(file)] } });
    expect(steps(world).map(({ isDone }) => isDone)).toEqual([true, true]);
  });

  it("after any acts leads to every text that was there", () => {
    const act = fc.record({ id: fc.constantFrom("a1", "b2"), text: fc.constantFrom("1", "2", "3", "x", "") });
    fc.assert(
      fc.property(
        fc.array(act, { minLength: 1, maxLength: 12 }),
        fc.array(fc.nat(12), { maxLength: 6 }),
        (acts, ways) => {
          const world = new World({ [file]: two });
          const texts = new Map([[0, two]]);
          for (const { id, text } of acts) {
            type(world, id, "cost", text);
            world.settle();
            texts.set(steps(world).length, world.text(file) ?? "");
          }
          for (const way of ways) {
            const wanted = way % texts.size;
            go(world, wanted);
            world.settle();
            expect(world.text(file)).toBe(texts.get(wanted));
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

it("whatever a person does, undoing all of it restores every byte, and redoing it does it again", () => {
  checkUndo({ seed: 31, numRuns: 100 });
});

it("200 random acts leave the bytes that a plain reference says, and undo restores every byte", () => {
  checkReference({ seed: 41, acts: 200, most: 20 });
});
