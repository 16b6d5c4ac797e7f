import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stepsOf, type StepView } from "../../../../shared/workspace/index.js";
import { card, cards, deck, edit, editOf, file, rowKey, type } from "../../../support/workspace/cards.js";
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
