import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyChanges, differingMiddle, type TextChange } from "../../../../shared/base/index.js";
import { parseDocument, printDocument } from "../../../../shared/toml/index.js";
import { versionOf, workspaceView, type JournalRecord } from "../../../../shared/workspace/index.js";
import { card, deck, file, findRow, rowsOf, type } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const ash = card("a1", { name: "Ash", cost: 3 });
const elm = card("b2", { name: "Elm", cost: 5 });
const two = `# The first set\n\n${deck(ash, elm)}\n# The end\n`;
/** Nothing is saved for a while, so that what is typed meets outside changes. */
const slow = { event: 1, read: 1, check: 50, rename: 1 } as const;
const never = { event: 1, read: 1, check: 1_000_000, rename: 1 };

const contentOf = (world: World) => {
  const content = world.state.files.get(file)?.content;
  if (!content) throw new Error("The file has no content");
  return content;
};
const textIn = (world: World): string => printDocument(contentOf(world).document);

const typeChanges = (world: World, changes: readonly TextChange[], seen = versionOf(world.state, contentOf(world))) =>
  world.do({ kind: "text/type", file, seen, changes: [...changes] });

/** Types over the text, so that it becomes `after`. */
const typeOver = (world: World, after: string) => typeChanges(world, [differingMiddle(textIn(world), after)]);

const replaced = (world: World, before: string, after: string) => typeOver(world, textIn(world).replace(before, after));

const operationsOf = (world: World) => (world.state.done.at(-1)?.parts ?? []).flatMap(({ operations }) => operations);

describe("what is typed into the text of a file", () => {
  it("is an edit of the cell whose value it changes", () => {
    const world = new World({ [file]: two });
    expect(replaced(world, "cost = 5", "cost = 65")).toMatchObject({ ok: true });
    expect(operationsOf(world)).toMatchObject([{ kind: "cell", column: { path: ["cost"] }, before: "5", after: "65" }]);
    expect(findRow(world, "b2")?.cells.cost).toBe(65);
    world.settle();
    expect(world.text(file)).toBe(two.replace("cost = 5", "cost = 65"));
    expect(world.journal.size).toBe(0);
  });

  it("is a change of the text where it is no value", () => {
    const world = new World({ [file]: two });
    const keys = rowsOf(world).map(({ key }) => key);
    replaced(world, "# The first set", "# The second set");
    expect(operationsOf(world)).toMatchObject([{ kind: "span", before: "first", after: "second" }]);
    expect(rowsOf(world).map(({ key }) => key)).toEqual(keys);
    world.settle();
    expect(world.text(file)).toBe(two.replace("first", "second"));
  });

  it("adds and removes rows, and those that stay keep their keys", () => {
    const world = new World({ [file]: two });
    const keys = rowsOf(world).map(({ key }) => key);
    typeOver(world, two.replace("# The end", `${card("c3", { name: "Yew", cost: 1 })}\n# The end`));
    expect(rowsOf(world).map(({ cells }) => cells.name)).toEqual(["Ash", "Elm", "Yew"]);
    expect(
      rowsOf(world)
        .slice(0, 2)
        .map(({ key }) => key),
    ).toEqual(keys);
    typeOver(world, textIn(world).replace(ash, ""));
    expect(rowsOf(world).map(({ cells }) => cells.name)).toEqual(["Elm", "Yew"]);
    expect(rowsOf(world)[0]?.key).toBe(keys[1]);
  });

  it("that is not valid changes nothing, and its line is named", () => {
    const world = new World({ [file]: two });
    const before = world.state;
    const line = two.slice(0, two.indexOf("cost = 5")).split("\n").length;
    expect(replaced(world, "cost = 5", "cost = ")).toMatchObject({ ok: false, error: { line, file } });
    expect(world.state.done).toBe(before.done);
    expect(textIn(world)).toBe(two);
    expect(world.journal.size).toBe(0);
  });

  it("over the same text is no step", () => {
    const world = new World({ [file]: two });
    expect(typeChanges(world, [{ from: 15, to: 17, insert: two.slice(15, 17) }])).toMatchObject({ ok: true });
    expect(world.state.done).toEqual([]);
    expect(world.journalled).toEqual([]);
  });

  it("on a version that is no longer there is refused", () => {
    const world = new World({ [file]: two });
    const seen = versionOf(world.state, contentOf(world));
    type(world, "a1", "cost", "4");
    const reply = typeChanges(world, [{ from: 0, to: 0, insert: "# " }], seen);
    expect(reply).toMatchObject({ ok: false, error: { code: "text/changed-since" } });
    expect(typeChanges(world, [{ from: 5, to: 1_000, insert: "" }])).toMatchObject({
      error: { code: "text/bad-change" },
    });
  });

  it("in cells of several rows at once is an edit of each, as one step", () => {
    const world = new World({ [file]: two });
    const changes = [...two.matchAll(/cost = /gu)].map(({ index }) => ({
      from: index + 7,
      to: index + 7,
      insert: "1",
    }));
    typeChanges(world, changes);
    expect(operationsOf(world).map(({ kind }) => kind)).toEqual(["cell", "cell"]);
    expect(world.state.done).toMatchObject([{ label: "Edit cost" }]);
    expect(textIn(world)).toBe(two.replaceAll("cost = ", "cost = 1"));
    world.do({ kind: "history/undo" });
    expect(textIn(world)).toBe(two);
  });

  it("in several places that are valid together is one step", () => {
    const world = new World({ [file]: two });
    const at = (text: string): number => two.indexOf(text);
    typeChanges(world, [
      { from: at('"Ash"'), to: at('"Ash"'), insert: "[" },
      { from: at('"Ash"') + 5, to: at('"Ash"') + 5, insert: "]" },
    ]);
    expect(textIn(world)).toBe(two.replace('"Ash"', '["Ash"]'));
    world.do({ kind: "history/undo" });
    expect(textIn(world)).toBe(two);
    expect(world.state.done).toEqual([]);
  });
});

/** Pieces that keep a text valid at the beginning of most of its lines. */
const piece = fc.constantFrom("# note\n", "\n", card("z9", { name: "Oak", cost: 2 }), "  ", "[other]\nx = 1\n");

describe("laws of typed text", () => {
  const lines = [...two.matchAll(/^/gmu)].map(({ index }) => index);
  const typed = fc.tuple(fc.constantFrom(...lines), fc.constantFrom(...lines), piece, fc.boolean());

  it("undo restores every byte, and redo what was typed", () => {
    fc.assert(
      fc.property(fc.array(typed, { minLength: 1, maxLength: 4 }), (acts) => {
        const world = new World({ [file]: two });
        const texts = [two];
        for (const [a, b, insert, isReplacing] of acts) {
          const text = textIn(world);
          const from = Math.min(a, b, text.length);
          const to = isReplacing ? Math.min(Math.max(a, b), text.length) : from;
          const after = applyChanges(text, [{ from, to, insert }]);
          const reply = typeChanges(world, [{ from, to, insert }]);
          expect(reply.ok).toBe(parseDocument(after).ok);
          expect(textIn(world)).toBe(reply.ok ? after : text);
          if (reply.ok && after !== text) texts.push(after);
        }
        for (const text of texts.toReversed().slice(1)) {
          world.do({ kind: "history/undo" });
          expect(textIn(world)).toBe(text);
        }
        for (const text of texts.slice(1)) {
          world.do({ kind: "history/redo" });
          expect(textIn(world)).toBe(text);
        }
        world.settle();
        expect(world.text(file)).toBe(texts.at(-1));
        expect(world.journal.size).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it("an outside change is merged, or both texts are kept in a conflict", () => {
    fc.assert(
      fc.property(typed, typed, ([a, , insert], [b, , other]) => {
        const [ours, theirs] = [
          applyChanges(two, [{ from: a, to: a, insert }]),
          applyChanges(two, [{ from: b, to: b, insert: other }]),
        ];
        const world = new World({ [file]: two }, slow);
        if (!parseDocument(ours).ok || !parseDocument(theirs).ok) return;
        typeOver(world, ours);
        world.renameOver(file, theirs);
        world.settle();
        const conflicts = [...world.state.conflicts.values()];
        if (conflicts.length > 0) {
          expect(conflicts).toMatchObject([{ kind: "text", mine: ours, disk: theirs }]);
          expect(world.text(file)).toBe(theirs);
        } else if (a !== b && ours !== theirs) {
          const from = b < a ? a + other.length : a;
          expect(world.text(file)).toBe(applyChanges(theirs, [{ from, to: from, insert }]));
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe("typed text that meets an outside change", () => {
  it("is merged where that is elsewhere", () => {
    const world = new World({ [file]: two }, slow);
    replaced(world, "# The first set", "# The second set");
    replaced(world, "cost = 3", "cost = 4 # cheap");
    world.renameOver(file, two.replace("Elm", "Oak"));
    world.settle();
    expect(world.text(file)).toBe(
      two.replace("first", "second").replace("cost = 3", "cost = 4 # cheap").replace("Elm", "Oak"),
    );
    expect(world.state.conflicts.size).toBe(0);
  });

  it("is in conflict with it where that is in the same lines, and nothing is lost", () => {
    const world = new World({ [file]: two }, slow);
    replaced(world, "# The first set", "# The second set");
    const theirs = two.replace("first", "third");
    world.renameOver(file, theirs);
    world.settle();
    expect([...world.state.conflicts.values()]).toMatchObject([
      { kind: "text", mine: two.replace("first", "second"), disk: theirs },
    ]);
    expect(world.text(file)).toBe(theirs);
  });

  it("is done where the disk has it already", () => {
    const world = new World({ [file]: two }, slow);
    const after = two.replace("# The first set", "# The second set");
    typeOver(world, after);
    world.renameOver(file, after.replace("Elm", "Oak"));
    world.settle();
    expect(world.text(file)).toBe(after.replace("Elm", "Oak"));
    expect(world.state.conflicts.size + world.journal.size).toBe(0);
  });

  it("is undone where it stands, after a change elsewhere", () => {
    const world = new World({ [file]: two });
    replaced(world, "# The first set", "# The second set");
    world.settle();
    world.renameOver(file, two.replace("first", "second").replace("Elm", "Oak"));
    world.settle();
    expect(world.do({ kind: "history/undo" })).toMatchObject({ value: { skipped: [] } });
    expect(textIn(world)).toBe(two.replace("Elm", "Oak"));
    world.renameOver(file, two.replace("first", "third"));
    world.settle();
    expect(world.do({ kind: "history/redo" })).toMatchObject({
      value: { skipped: ["The text was changed by another program since; it was left as it is."] },
    });
  });
});

describe("typed text after a crash", () => {
  function journalOf(act: (world: World) => void): readonly JournalRecord[] {
    const world = new World({ [file]: two }, never);
    act(world);
    return [...world.journal.values()];
  }
  const restart = (text: string, journal: readonly JournalRecord[]): World =>
    new World({ [file]: text }, undefined, { journal, run: "second" });
  const offers = (world: World) => workspaceView(world.state).recovery;
  const accept = (world: World) =>
    world.do({ kind: "recovery/decide", accept: offers(world).map(({ id }) => id), discard: [] });

  const row = card("c3", { name: "Yew", cost: 1 });
  const journal = journalOf((world) => {
    replaced(world, "# The end", "# The very end");
    replaced(world, "# The very end", `${row}\n# The very end`);
    replaced(world, 'name = "Yew"', 'name = "Yew of old"');
  });
  const wanted = two.replace("# The end", `${row.replace("Yew", "Yew of old")}\n# The very end`);

  it("is one offer for its file, which restores all of it", () => {
    const world = restart(two, journal);
    expect(offers(world)).toMatchObject([{ clash: null, description: `Edits of the text of ${file}` }]);
    expect(accept(world)).toMatchObject({ ok: true });
    world.settle();
    expect(world.text(file)).toBe(wanted);
    expect(world.journal.size).toBe(0);
  });

  it("is restored in its order with edits of cells in between, also in rows that were typed", () => {
    const mixed = journalOf((world) => {
      type(world, "a1", "cost", "4");
      replaced(world, "cost = 4", "cost = 4 # cheap");
      replaced(world, "# The end", `${row}\n# The end`);
      type(world, "c3", "name", "Yew of old");
      type(world, "a1", "cost", "9");
    });
    const world = restart(two, mixed);
    expect(offers(world).map(({ clash }) => clash)).toEqual([null, null]);
    expect(accept(world)).toMatchObject({ ok: true });
    world.settle();
    const all = two.replace("cost = 3", "cost = 9 # cheap");
    expect(world.text(file)).toBe(all.replace("# The end", `${row.replace("Yew", "Yew of old")}\n# The end`));
  });

  it("is offered where its last edit took an earlier one back, so that the disk has the lines of that one", () => {
    const back = journalOf((world) => {
      replaced(world, "# The first set", "# The second set");
      replaced(world, "cost = 3", "cost = 3 # cheap");
      replaced(world, "cost = 3 # cheap", "cost = 3");
    });
    const world = restart(two, back);
    expect(offers(world)).toMatchObject([{ clash: null }]);
    accept(world);
    world.settle();
    expect(world.text(file)).toBe(two.replace("first", "second"));
  });

  it("is restored whatever was typed, edited in cells and undone", () => {
    const insert = fc.constantFrom("# note\n", "\n", card("z9", { name: "Oak", cost: 2 }), "x = 1\n");
    const place = fc.nat({ max: 14 });
    const act = fc.oneof(
      fc.record({ kind: fc.constant("type" as const), from: place, to: place, insert, isReplacing: fc.boolean() }),
      fc.record({ kind: fc.constant("cell" as const), row: place }),
      fc.constant({ kind: "undo" as const }),
      fc.constant({ kind: "redo" as const }),
    );
    fc.assert(
      fc.property(fc.array(act, { minLength: 2, maxLength: 10 }), (acts) => {
        let screen = two;
        const all = journalOf((world) => {
          for (const [at, each] of acts.entries()) {
            if (each.kind === "undo" || each.kind === "redo") world.do({ kind: `history/${each.kind}` });
            else if (each.kind === "cell") {
              const ids = rowsOf(world).flatMap(({ cells: { id } }) => (typeof id === "string" ? [id] : []));
              const id = ids[each.row % Math.max(1, ids.length)];
              if (id !== undefined) type(world, id, "name", `Name ${at}`);
            } else {
              const lines = [...textIn(world).matchAll(/^/gmu)].map(({ index }) => index);
              const [from = 0, to = from] = [each.from, each.isReplacing ? each.to : each.from]
                .map((line) => lines[line % lines.length] ?? 0)
                .sort((a, b) => a - b);
              typeChanges(world, [{ from, to, insert: each.insert }]);
            }
          }
          screen = textIn(world);
        });
        const world = restart(two, all);
        accept(world);
        world.settle();
        expect(world.text(file)).toBe(screen);
      }),
      { seed: 20261127, numRuns: 300 },
    );
  });

  it("goes on where the disk has the first of it already", () => {
    const world = restart(two.replace("# The end", "# The very end").replace("Elm", "Oak"), journal);
    accept(world);
    world.settle();
    expect(world.text(file)).toBe(wanted.replace("Elm", "Oak"));
  });

  it("is not offered where the disk has all of it", () => {
    expect(offers(restart(wanted, journal))).toEqual([]);
  });

  it("is shown but not taken where its lines are gone", () => {
    const gone = two.replace("# The end\n", "");
    const world = restart(gone, journal);
    expect(offers(world)).toMatchObject([{ clash: "place-gone", after: " of old" }]);
    expect(accept(world)).toMatchObject({ ok: false });
    world.settle();
    expect(world.text(file)).toBe(gone);
    expect(offers(world)).toHaveLength(1);
  });
});
