import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { settingsFile, spellingGame } from "./spelling-game.js";
import { allProblems } from "../../../../shared/workspace/index.js";
import { card, deck, file } from "../../../support/workspace/cards.js";
import { WhatIfWorld } from "../../../support/workspace/what-ifs.js";
import { World } from "../../../support/workspace/world.js";

const text = deck(card("a", { name: "Crad of fire" }), card("b", { name: "Glimwyn" }));

function opened(settings?: string): World {
  const files = { [file]: text, ...(settings === undefined ? {} : { [settingsFile]: settings }) };
  return new World(files, undefined, spellingGame);
}

const messages = (world: World): readonly string[] => allProblems(world.state, false).map(({ message }) => message);
const problemIn = (world: World, word: string) =>
  allProblems(world.state, true).find(({ message }) => message.includes(word)) ?? { id: "none", fixes: [] };

describe("the check of spelling in a workspace", () => {
  it("begins when it is asked for, as one step that is written into the settings, and ends with its undo", () => {
    const world = opened();
    expect(messages(world)).toEqual([]);
    must(world.do({ kind: "spelling/set", language: "en" }));
    world.settle();
    expect(world.text(settingsFile)).toBe('[spelling]\nlanguage = "en"\n');
    expect(messages(world)).toEqual(["“Crad” is not in the dictionary.", "“Glimwyn” is not in the dictionary."]);
    world.do({ kind: "history/undo" });
    world.settle();
    expect(messages(world)).toEqual([]);
    must(world.do({ kind: "spelling/set", language: "en" }));
    must(world.do({ kind: "spelling/set", language: null }));
    world.settle();
    expect([messages(world), world.text(settingsFile)]).toEqual([[], "[spelling]\n"]);
    expect(world.text(file)).toBe(text);
  });

  it("corrects a word by a fix that is a guess, as one step", () => {
    const world = opened('[spelling]\nlanguage = "en"\n');
    const { id, fixes } = problemIn(world, "Crad");
    expect(fixes.map(({ title, kind }) => [title, kind])).toEqual([
      ["Write “Card”", "guess"],
      ["Add “Crad” to the dictionary", "guess"],
    ]);
    must(world.do({ kind: "problems/fix", problem: id, fix: "write-1" }));
    world.settle();
    expect(world.text(file)).toBe(text.replace("Crad", "Card"));
    expect(messages(world)).toEqual(["“Glimwyn” is not in the dictionary."]);
  });

  it("learns words, which stay where undo takes back others", () => {
    const world = opened('[spelling]\n# ours\nlanguage = "en"\nwords = ["Other"] # known\n');
    for (const word of ["Crad", "Glimwyn"])
      must(world.do({ kind: "problems/fix", problem: problemIn(world, word).id, fix: "add-words" }));
    world.settle();
    expect(messages(world)).toEqual([]);
    expect(world.text(settingsFile)).toBe(
      '[spelling]\n# ours\nlanguage = "en"\nwords = ["Other", "Crad", "Glimwyn"] # known\n',
    );
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(settingsFile)).toContain('words = ["Other", "Crad"] # known');
    expect(messages(world)).toEqual(["“Glimwyn” is not in the dictionary."]);
  });

  it("learns no words in a what-if: they would be in the dictionary of the folder", () => {
    const whatIf = new WhatIfWorld(opened('[spelling]\nlanguage = "en"\n'));
    const before = messages(whatIf);
    const answer = whatIf.do({ kind: "problems/fix", problem: problemIn(whatIf, "Crad").id, fix: "add-words" });
    expect(answer).toMatchObject({ error: { code: "what-if/of-folder" } });
    expect(messages(whatIf)).toEqual(before);
  });

  it("learns the words of many cells at once", () => {
    const world = opened('[spelling]\nlanguage = "en"\n');
    const problems = allProblems(world.state, false).map(({ id }) => id);
    expect(must(world.do({ kind: "problems/fix-all", fix: "add-words", problems }))).toEqual({ fixed: 2, skipped: 0 });
    world.settle();
    expect(world.text(settingsFile)).toBe('[spelling]\nlanguage = "en"\nwords = ["Crad", "Glimwyn"]\n');
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(settingsFile)).toBe('[spelling]\nlanguage = "en"\n');
  });

  it("follows the settings when another program writes them", () => {
    const world = opened('[spelling]\nlanguage = "en"\n');
    world.renameOver(settingsFile, '[spelling]\nlanguage = "en"\nwords = ["crad", "glimwyn"]\n');
    world.settle();
    expect(messages(world)).toEqual([]);
  });
});
