import { describe, expect, it } from "vitest";

import { allProblems as listed, previewFixes, workspaceView } from "../../../../shared/workspace/index.js";
import { card, deck, file, type } from "../../../support/workspace/cards.js";
import {
  allProblems,
  checkedWorld,
  problemLines,
  problemOf,
  problemsNamed,
} from "../../../support/workspace/problems.js";

const ash = card("a", { name: "Ash", attack: 4, defense: 6 });
const bay = card("b", { name: "Bay", attack: 5, defense: 5 });
const settings = ".cardwright/workspace.toml";

const countsOf = (world: ReturnType<typeof checkedWorld>) =>
  workspaceView(world.state).sheets.map(({ problems }) => problems);

describe("a fix", () => {
  it("is one edit that changes nothing else, and one step back", () => {
    const broken = deck(card("a", { name: "Ash", attack: 4, defense: 7 }), bay);
    const world = checkedWorld({ [file]: broken });
    const { id } = problemOf(world, "toy/stat-sum");
    expect(world.do({ kind: "problems/fix", problem: id, fix: "set-defense" })).toMatchObject({ ok: true });
    world.settle();
    expect(world.text(file)).toBe(deck(ash, bay));
    expect(problemLines(world)).toEqual([]);
    expect(workspaceView(world.state).history.undo).toBe("Set defense to 6");
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(broken);
    expect(problemLines(world)).toEqual(["Ash defense toy/stat-sum"]);
  });

  it("of the spelling alone is made too", () => {
    const world = checkedWorld({ [file]: deck(card("a", { name: "Ash", attack: 4, defense: 6, bonus: 2 })) });
    const { id } = problemOf(world, "toy/signed");
    world.do({ kind: "problems/fix", problem: id, fix: "sign" });
    world.settle();
    expect(world.text(file)).toContain("bonus = +2\n");
    expect(problemLines(world)).toEqual([]);
  });

  it("of a problem that is gone is refused", () => {
    const world = checkedWorld({ [file]: deck(card("a", { attack: 4, defense: 7 })) });
    const { id } = problemOf(world, "toy/stat-sum");
    type(world, "a", "defense", "6");
    expect(world.do({ kind: "problems/fix", problem: id, fix: "set-defense" })).toMatchObject({ ok: false });
    expect(world.do({ kind: "problems/fix", problem: "none", fix: "none" })).toMatchObject({ ok: false });
  });

  it("of all problems of a kind is shown before it is made, and is one step", () => {
    const wrong = ["a", "b", "c"].map((id, at) => card(id, { name: id.toUpperCase(), attack: at, defense: 0 }));
    const world = checkedWorld({ [file]: deck(...wrong), "more.toml": card("d", { attack: 5, defense: 5 }) });
    const choice = { fix: "set-defense", problems: problemsNamed(world, "toy/stat-sum") };
    const { skipped, fixes } = previewFixes(world.state, choice);
    expect({ problems: fixes.length, skipped }).toEqual({ problems: 3, skipped: 0 });
    const edits = fixes.flatMap((each) => each.edits);
    expect(edits.map(({ rowTitle, column, before, after }) => [rowTitle, column, before, after])).toEqual([
      ["A", "defense", "0", "10"],
      ["B", "defense", "0", "9"],
      ["C", "defense", "0", "8"],
    ]);
    expect(world.do({ kind: "problems/fix-all", ...choice })).toMatchObject({ value: { fixed: 3, skipped: 0 } });
    expect(problemLines(world).filter((line) => line.includes("stat-sum"))).toEqual([]);
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(deck(...wrong));
  });

  it("of many leaves alone what was accepted, and what was not listed", () => {
    const wrong = card("a", { attack: 4, defense: 7 });
    const world = checkedWorld({
      [file]: deck(wrong, card("b", { attack: 4, defense: 7 }), card("c", { attack: 4, defense: 7 })),
    });
    const listed = problemsNamed(world, "toy/stat-sum").slice(0, 2);
    world.do({ kind: "problems/waive", problem: problemOf(world, "toy/stat-sum").id, reason: "A joke" });
    const choice = { fix: "set-defense", problems: listed };
    const { fixes } = previewFixes(world.state, choice);
    expect(fixes.flatMap(({ edits }) => edits).map(({ rowTitle }) => rowTitle)).toEqual(["b"]);
    expect(world.do({ kind: "problems/fix-all", ...choice })).toMatchObject({ value: { fixed: 1, skipped: 0 } });
  });

  it("says which of several rows of a name it is about, by the id, else by the place", () => {
    const same = { name: "Ash", attack: 4, defense: 7 };
    const world = checkedWorld({
      [file]: deck(card("a", same), card("b", same), card("b", same), card("c", { ...same, name: "Bay" })),
    });
    const choice = { fix: "set-defense", problems: problemsNamed(world, "toy/stat-sum") };
    const edits = previewFixes(world.state, choice).fixes.flatMap((each) => each.edits);
    expect(edits.map(({ rowTitle, rowDetail }) => [rowTitle, rowDetail])).toEqual([
      ["Ash", "a"],
      ["Ash", "row 2"],
      ["Ash", "row 3"],
      ["Bay", null],
    ]);
  });
});

describe("a waiver", () => {
  const broken = deck(card("a", { name: "Ash", attack: 4, defense: 7 }), bay);

  it("is stored in the file, sets the problem apart, and is taken back by undo", () => {
    const world = checkedWorld({ [file]: broken });
    const { id } = problemOf(world, "toy/stat-sum");
    expect(world.do({ kind: "problems/waive", problem: id, reason: "Agreed in June" })).toMatchObject({ ok: true });
    world.settle();
    expect(world.text(file)).toBe(`${broken}
[metadata]
schema_version = 1

[[metadata.waivers]]
row = "a"
column = "defense"
code = "toy/stat-sum"
reason = "Agreed in June"
`);
    expect(problemOf(world, "toy/stat-sum").waived).toEqual({ reason: "Agreed in June" });
    expect(countsOf(world)).toEqual([{ error: 0, warning: 0, info: 0, waived: 1 }]);
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(broken);
    expect(countsOf(world)).toEqual([{ error: 1, warning: 0, info: 0, waived: 0 }]);
  });

  it("is taken out again without touching its neighbours", () => {
    const world = checkedWorld({ [file]: broken });
    world.do({ kind: "problems/waive", problem: problemOf(world, "toy/stat-sum").id, reason: "one" });
    type(world, "b", "attack", "9");
    const other = allProblems(world).find(({ waived }) => !waived);
    world.do({ kind: "problems/waive", problem: other?.id ?? "", reason: "two" });
    world.do({ kind: "problems/unwaive", problem: problemOf(world, "toy/stat-sum").id });
    world.settle();
    expect(problemLines(world)).toEqual(["Ash defense toy/stat-sum", "Bay defense toy/stat-sum waived"]);
    expect(world.text(file)).not.toContain('"one"');
    expect(world.text(file)).toContain('"two"');
  });

  it("goes with the row's id, and with what another program writes", () => {
    const world = checkedWorld({ [file]: broken });
    world.do({ kind: "problems/waive", problem: problemOf(world, "toy/stat-sum").id, reason: "fine" });
    type(world, "a", "id", "z");
    expect(problemLines(world)).toEqual(["Ash defense toy/stat-sum"]);
    world.settle();
    world.renameOver(file, (world.text(file) ?? "").replace('row = "a"', 'row = "z"'));
    world.settle();
    expect(problemLines(world)).toEqual(["Ash defense toy/stat-sum waived"]);
  });

  it("of a row that nothing names is refused", () => {
    const world = checkedWorld({ [file]: '[[cards]]\nid = ""\nattack = 1\ndefense = 1\n' });
    const { id } = problemOf(world, "toy/stat-sum");
    expect(world.do({ kind: "problems/waive", problem: id, reason: "x" })).toMatchObject({
      error: { code: "waiver/nameless-row" },
    });
  });
});

describe("a severity", () => {
  const broken = { [file]: deck(card("a", { name: "Ash", attack: 4, defense: 7 })) };

  it("is stored for the workspace and holds for all its problems; undo takes it back", () => {
    const world = checkedWorld(broken);
    world.do({ kind: "problems/severity", code: "toy/stat-sum", severity: "info" });
    world.settle();
    expect(world.text(settings)).toBe('[severities]\n"toy/stat-sum" = "info"\n');
    expect(problemOf(world, "toy/stat-sum").severity).toBe("info");
    world.do({ kind: "problems/severity", code: "toy/stat-sum", severity: "off" });
    world.settle();
    expect(problemLines(world)).toEqual([]);
    world.do({ kind: "history/undo" });
    world.settle();
    expect(problemOf(world, "toy/stat-sum").severity).toBe("info");
    world.do({ kind: "problems/severity", code: "toy/stat-sum", severity: null });
    world.settle();
    expect(problemOf(world, "toy/stat-sum").severity).toBe("error");
    expect(world.text(settings)).toBe("[severities]\n");
  });

  it("and the games of tables are read from the workspace's file, which is not a sheet", () => {
    const world = checkedWorld({
      ...broken,
      [settings]:
        '[severities]\n"toy/stat-sum" = "warning"\n"toy/signed" = 5\n\n[[sheets]]\nfile = "units.toml"\ngame = "toy"\nkind = "cards"\n',
      "units.toml": '[[units]]\nid = "u"\nattack = 1\ndefense = 1\n',
    });
    expect(workspaceView(world.state).sheets.map(({ title }) => title)).toEqual(["cards", "units"]);
    expect(allProblems(world).map(({ sheet, severity }) => `${sheet.file} ${severity}`)).toEqual([
      `${file} warning`,
      "units.toml warning",
    ]);
    world.renameOver(settings, '[[sheets]]\nfile = "cards.toml"\ngame = "none"\n');
    world.settle();
    expect(problemLines(world)).toEqual([]);
  });
});

it("fixes are not judged where nobody wants them, and the problems are the same", () => {
  const { state } = checkedWorld({ [file]: deck(card("a", { name: "Ash", attack: 4, defense: 7 }), bay) });
  const fixed = listed(state);
  expect(fixed.some(({ fixes }) => fixes.length > 0)).toBe(true);
  expect(listed(state, false)).toEqual(fixed.map((problem) => ({ ...problem, fixes: [] })));
});
