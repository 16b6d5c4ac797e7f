import { describe, expect, it } from "vitest";
import type { ProblemView } from "../../../../shared/validate/index.js";
import { problemsOf, step, workspaceView } from "../../../../shared/workspace/index.js";
import { card, cards, deck, edit, editOf, file, rowKey, seenIn, type } from "../../../support/workspace/cards.js";
import {
  allProblems,
  checkedWorld,
  followedProblems,
  lineOf,
  problemLines,
  problemOf,
} from "../../../support/workspace/problems.js";

const ash = card("a", { name: "Ash", attack: 4, defense: 6 });
const bay = card("b", { name: "Bay", attack: 5, defense: 5 });
const both = { [file]: deck(ash, bay) };

const countsOf = (world: ReturnType<typeof checkedWorld>) =>
  workspaceView(world.state).sheets.map(({ problems }) => problems);

describe("problems", () => {
  it("are reported for each sheet with the game it belongs to", () => {
    const world = checkedWorld({
      [file]: deck(ash, card("b", { name: "Bay", attack: 1, defense: 1 })),
      "n.toml": "[[n]]\nx = 1\n",
    });
    expect(
      workspaceView(world.state).sheets.map(({ title, binding, problems }) => ({ title, binding, problems })),
    ).toEqual([
      {
        title: "cards",
        binding: { game: "toy", kind: "cards" },
        problems: { error: 1, warning: 0, info: 0, waived: 0 },
      },
      { title: "n", problems: { error: 0, warning: 0, info: 0, waived: 0 } },
    ]);
    expect(problemOf(world, "toy/stat-sum")).toMatchObject({
      severity: "error",
      sheet: cards,
      rowKey: rowKey(world, "b"),
      rowTitle: "Bay",
      column: "defense",
      columnTitle: "Defense",
      message: "Attack and defense are 2, not 10.",
      fixes: [{ id: "set-defense", title: "Set defense to 9" }],
    });
  });

  it("leave out the rows of a file that is gone from the disk until it is written again", () => {
    const world = checkedWorld({
      [file]: deck(ash, bay),
      "old.toml": deck(card("a", { name: "Old", attack: 1, defense: 1 })),
    });
    const found = () => allProblems(world).map(({ code, sheet }) => `${sheet.file} ${code}`);
    const before = found();
    expect(before).toEqual(["old.toml toy/id-unique", "old.toml toy/stat-sum"]);
    world.delete("old.toml");
    world.settle();
    const { sheets } = workspaceView(world.state);
    expect([found(), sheets.map(({ binding }) => binding?.kind)]).toEqual([[], ["cards", "cards"]]);
    world.do({ kind: "file/restore", file: "old.toml" });
    world.settle();
    expect(found()).toEqual(before);
  });

  it("show what is not seen in the name of a row and in what it says", () => {
    const name = "Bay\u200b \u202etxt";
    const world = checkedWorld({ [file]: deck(ash, card("b", { name, attack: 1, defense: 1 })) });
    expect(problemOf(world, "toy/stat-sum")).toMatchObject({ rowTitle: String.raw`Bay\u200b \u202etxt` });
  });

  it("come and go with edits, undo and redo, and every page is notified", () => {
    const world = checkedWorld(both);
    const steps: readonly (() => unknown)[] = [
      () => type(world, "b", "attack", "9"),
      () => world.do({ kind: "history/undo" }),
      () => world.do({ kind: "history/redo" }),
      () => type(world, "b", "defense", "1"),
    ];
    const found = steps.map((act) => {
      act();
      expect([...followedProblems(world, cards).values()].map(({ code }) => code)).toEqual(
        allProblems(world).map(({ code }) => code),
      );
      return problemLines(world);
    });
    const broken = ["Bay defense toy/stat-sum"];
    expect(found).toEqual([broken, [], broken, []]);
  });

  it("come and go with rows", () => {
    const world = checkedWorld(both);
    world.do({ kind: "rows/duplicate", sheet: cards, rowKeys: [rowKey(world, "a")] });
    expect(problemLines(world)).toEqual(["- - toy/has-prints"]);
    world.do({ kind: "rows/delete", sheet: cards, rowKeys: [rowKey(world, "b")] });
    expect(problemLines(world)).toEqual([]);
  });

  it("come and go with what another program writes", () => {
    const world = checkedWorld(both);
    world.renameOver(file, deck(ash, card("a", { name: "Bay", attack: 1, defense: 9 })));
    world.settle();
    expect(problemLines(world)).toEqual(["Bay id toy/id-unique"]);
    world.delete(file);
    world.settle();
    world.do({ kind: "file/close", file });
    expect(problemLines(world)).toEqual([]);
    expect(followedProblems(world, cards).size).toBe(0);
  });

  it("are sent a few at a time where many come and go at once, and can be fetched in pieces", () => {
    const many = Array.from({ length: 1_200 }, (_, at) => card(`c${at}`, { name: `C${at}`, attack: 1, defense: 1 }));
    const world = checkedWorld(both);
    const told = () =>
      world.events.flatMap((event) =>
        event.name === "sheet/problems" ? [event.payload.put.length + event.payload.drop.length] : [],
      );
    world.renameOver(file, deck(...many));
    world.settle();
    expect([...followedProblems(world, cards).keys()].toSorted()).toEqual(
      allProblems(world)
        .map(({ id }) => id)
        .toSorted(),
    );
    world.renameOver(file, deck(ash));
    world.settle();
    expect(followedProblems(world, cards).size).toBe(0);
    expect(Math.max(...told())).toBeLessThanOrEqual(500);
    world.renameOver(file, deck(...many));
    world.settle();
    const pieces = [0, 500, 1_000].flatMap((from) => problemsOf(world.state, cards, from, 500).problems);
    const sums = pieces.filter(({ code }) => code === "toy/stat-sum");
    expect(sums.map(({ rowTitle }) => rowTitle)).toEqual(many.map((_, at) => `C${at}`));
    type(world, "c3", "defense", "9");
    expect(problemsOf(world.state, cards, 0, 9).problems.map(({ rowTitle }) => rowTitle)).not.toContain("C3");
  });

  it("follow what is being typed, before it is entered", () => {
    const world = checkedWorld(both);
    const draft = (text: string | null): void => {
      world.do({
        kind: "cells/draft",
        sheet: cards,
        rowKey: rowKey(world, "b"),
        column: { path: ["attack"] },
        text,
        seen: 5,
      });
    };
    draft("50");
    expect(problemOf(world, "toy/stat-sum").message).toBe("Attack and defense are 55, not 10.");
    draft("5");
    expect(problemLines(world)).toEqual([]);
    draft("51");
    draft(null);
    expect(problemLines(world)).toEqual([]);
  });

  it("name a row as it was just named, typed or entered, in the list and in notifications", () => {
    const unnamed = card("b", { attack: 1, defense: 1 });
    const world = checkedWorld({ [file]: deck(ash, unnamed, card("b", { name: "Cove", attack: 5, defense: 5 })) });
    const lines = (problems: Iterable<ProblemView>): readonly string[] =>
      [...problems]
        .filter((problem) => problem.rowKey !== null)
        .map((problem) => `${lineOf(problem)} ${problem.related.map((place) => place.rowTitle).join()}`.trim())
        .sort();
    const told = () => lines(followedProblems(world, cards).values());
    expect(told()).toEqual(["Cove id toy/id-unique b", "b defense toy/stat-sum b"]);
    const named = ["Bay defense toy/stat-sum Bay", "Cove id toy/id-unique Bay"];
    const column = { path: ["name"] };
    world.do({ kind: "cells/draft", sheet: cards, rowKey: rowKey(world, "b"), column, text: "Bay", seen: null });
    expect(told()).toEqual(named);
    type(world, "b", "name", "Bay");
    world.settle();
    expect(told()).toEqual(named);
    expect(lines(allProblems(world))).toEqual(named);
  });

  it("do not mind which state of the workspace they are asked about next", () => {
    const world = checkedWorld(both);
    const before = world.state;
    type(world, "b", "attack", "9");
    const other = step(before, {
      kind: "intent",
      intent: { kind: "rows/delete", sheet: cards, rowKeys: [rowKey(world, "b")] },
    });
    world.state = other.state;
    expect(problemLines(world)).toEqual([]);
    expect(countsOf(world)).toEqual([{ error: 0, warning: 0, info: 0, waived: 0 }]);
  });

  it("of the file itself are reported without a row", () => {
    const odd = "[metadata]\nschema_version = 1\ncolumns = 5\n";
    const world = checkedWorld({ [file]: deck(ash, odd), "other.toml": "[[cards]]\nid = \n" });
    expect(problemLines(world)).toEqual(["- - metadata/wrong-type"]);
    world.renameOver(file, "[[cards]]\nid = \n");
    world.settle();
    expect(allProblems(world).map(({ code, message, rowKey: row }) => ({ code, message, row }))).toEqual([
      {
        code: expect.stringMatching(/^toml\//u) as string,
        message: expect.stringContaining("line 2") as string,
        row: null,
      },
    ]);
  });

  it("of a sheet that is opened are found piece by piece, while edits continue", () => {
    const many = Array.from({ length: 8_000 }, (_, at) =>
      card(`c${at}`, { name: `C${at}`, attack: 1, defense: at % 2 ? 9 : 8 }),
    );
    const world = checkedWorld({});
    world.renameOver(file, deck(...many));
    world.wait(200);
    type(world, "c1", "attack", "7");
    const progress = world.events.flatMap((event) => (event.name === "problems/progress" ? [event.payload] : []));
    expect(progress.length).toBeGreaterThan(2);
    world.settle();
    expect(
      world.events.flatMap((event) => (event.name === "problems/progress" ? [event.payload] : [])).at(-1),
    ).toMatchObject({
      done: 0,
      total: 0,
    });
    expect(countsOf(world)).toMatchObject([{ error: 4_001 }]);
  });
});

describe("what breaks a rule is saved and marked", () => {
  const rules = `
[[metadata.validation_rules]]
column = "rarity"
type = "range"
min = 1
max = 5

[[metadata.validation_rules]]
column = "name"
type = "required"
message = "Every card has a name"

[[metadata.validation_rules]]
column = "id"
type = "pattern"
pattern = "^[a-z]+$"
`;
  const open = () =>
    checkedWorld({ [file]: deck(card("a", { name: "Ash", rarity: 3 }), card("b", { name: "Bay", rarity: 4 }), rules) });

  it.each([
    ["a range, X22", "rarity", "6", "rarity = 6", ["Ash rarity metadata/range"]],
    ["a range that holds, X22", "rarity", "5", "rarity = 5", []],
    ["a pattern, X22", "id", "ABC", 'id = "ABC"', ["Ash id metadata/pattern"]],
    ["required, X22", "name", "", 'name = ""', ["a name metadata/required"]],
  ])("%s", (_, column, text, line, found) => {
    const world = open();
    expect(type(world, "a", column, text)).toEqual({ kind: "done" });
    world.settle();
    expect(world.text(file)).toContain(line);
    expect(problemLines(world)).toEqual(found);
  });

  it("in a batch too, X19: all in one write, each cell with its reason", () => {
    const world = open();
    const outcomes = edit(world, [
      editOf(world, "a", "rarity", { kind: "text", text: "9" }),
      editOf(world, "b", "rarity", { kind: "text", text: "2" }),
      editOf(world, "b", "name", { kind: "text", text: " " }),
    ]);
    expect(outcomes).toEqual([{ kind: "done" }, { kind: "done" }, { kind: "done" }]);
    world.settle();
    expect(allProblems(world).map(({ message }) => message)).toEqual([
      "9 is greater than maximum 5.",
      "Every card has a name",
    ]);
    expect(world.windows).toHaveLength(1);
  });

  it("with a clamp that brings it into the range", () => {
    const world = open();
    type(world, "a", "rarity", "9");
    const { id, fixes } = problemOf(world, "metadata/range");
    expect(fixes).toEqual([{ id: "clamp", title: "Set to 5", kind: "certain" }]);
    world.do({ kind: "problems/fix", problem: id, fix: "clamp" });
    expect(seenIn(world, "a", "rarity")).toBe(5);
    expect(problemLines(world)).toEqual([]);
  });
});

describe("a plain table that a game names", () => {
  const text = deck(ash, '[run] # how it is printed\npolicy = "odd"\n');
  const run = { file, table: ["run"] };

  it("is a sheet of one row, checked and fixed like any other", () => {
    const world = checkedWorld({ [file]: text });
    expect(workspaceView(world.state).sheets.map(({ title, rowCount }) => [title, rowCount])).toEqual([
      ["cards", 1],
      ["cards / run", 1],
    ]);
    const { id, sheet } = problemOf(world, "toy/known-policy");
    expect(sheet).toEqual(run);
    world.do({ kind: "problems/fix", problem: id, fix: "set-flat" });
    world.settle();
    expect(world.text(file)).toBe(text.replace('"odd"', '"flat"'));
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(text);
    expect(problemLines(world)).toEqual(["row 1 policy toy/known-policy"]);
  });

  it("keeps its row and follows what another program writes", () => {
    const world = checkedWorld({ [file]: text });
    const insert = { kind: "rows/insert", sheet: run, anchor: null, side: "after", count: 1 } as const;
    expect(world.do(insert)).toMatchObject({ ok: false });
    world.renameOver(file, text.replace('"odd"', '"flat"'));
    world.settle();
    expect(problemLines(world)).toEqual([]);
    world.renameOver(file, ash);
    world.settle();
    world.renameOver(file, text);
    world.settle();
    expect(problemLines(world)).toEqual(["row 1 policy toy/known-policy"]);
  });

  it("is nothing where no game names it, or its keys are others", () => {
    const world = checkedWorld({ [file]: deck(ash, '[run]\nspeed = 3\n\n[other]\npolicy = "odd"\n') });
    expect(workspaceView(world.state).sheets.map(({ title }) => title)).toEqual(["cards"]);
  });
});

describe("a number that the game writes with a sign", () => {
  const spell = card("a", { name: "Spell", attack: 4, defense: 6, bonus: -1 });
  const open = () => checkedWorld({ [file]: deck(spell, card("b", { name: "Bay", attack: 5, defense: 5, bonus: 3 })) });
  const textAfter = (act: (world: ReturnType<typeof open>) => unknown): string | undefined => {
    const world = open();
    act(world);
    world.settle();
    return world.text(file);
  };

  it.each([
    ["typed", (world: ReturnType<typeof open>) => type(world, "a", "bonus", "5"), "bonus = +5\n"],
    ["typed with it", (world: ReturnType<typeof open>) => type(world, "a", "bonus", "+5"), "bonus = +5\n"],
    [
      "pasted",
      (world: ReturnType<typeof open>) => edit(world, [editOf(world, "a", "bonus", { kind: "value", value: 0 })]),
      "bonus = +0\n",
    ],
    ["below 0", (world: ReturnType<typeof open>) => type(world, "a", "bonus", "-2"), "bonus = -2\n"],
    ["of another row", (world: ReturnType<typeof open>) => type(world, "b", "bonus", "4"), "bonus = 4\n"],
  ])("%s", (_, act, line) => expect(textAfter(act)).toContain(line));

  it("is fixed by typing it again, and needs none while it is being typed", () => {
    const world = checkedWorld({ [file]: deck(card("a", { name: "Spell", attack: 4, defense: 6, bonus: 5 })) });
    expect(problemLines(world)).toEqual(["Spell bonus toy/signed"]);
    const column = { path: ["bonus"] };
    world.do({ kind: "cells/draft", sheet: cards, rowKey: rowKey(world, "a"), column, text: "7", seen: 5 });
    expect(problemLines(world)).toEqual([]);
    world.do({ kind: "cells/draft", sheet: cards, rowKey: rowKey(world, "a"), column, text: null, seen: 5 });
    expect(type(world, "a", "bonus", "5")).toEqual({ kind: "done" });
    expect(type(world, "a", "bonus", "5")).toEqual({ kind: "unchanged" });
    expect(problemLines(world)).toEqual([]);
  });
});
