import { describe, expect, it } from "vitest";
import { settingsFile } from "../../../../shared/validate/index.js";
import { previewFixes, workspaceView } from "../../../../shared/workspace/index.js";
import { problemLines, problemOf } from "../../../support/workspace/problems.js";
import { toyGame } from "../../../support/validate/toy-game.js";
import { WhatIfWorld } from "../../../support/workspace/what-ifs.js";
import { World } from "../../../support/workspace/world.js";

const other = { ...toyGame, id: "other", title: "Other" };
const prints = '[[prints]]\ncard = "a"\n';
const cards = '[[cards]]\nid = "a"\nattack = 1\n';

function open(files: Readonly<Record<string, string>>): World {
  const world = new World(files, undefined, { games: [toyGame, other] });
  world.wait(10);
  return world;
}

const boundTo = (world: World): readonly (string | undefined)[] =>
  workspaceView(world.state).sheets.map(({ binding }) => binding?.game);

describe("a table of several games in a workspace", () => {
  it("is bound by the fix that is chosen, in the settings, as one step that can be undone", () => {
    const world = open({ "a.toml": prints });
    expect([boundTo(world), problemLines(world)]).toEqual([[undefined], ["- - workspace/ambiguous-table"]]);
    const { id, fixes, message } = problemOf(world, "workspace/ambiguous-table");
    expect([message, fixes.map(({ title, kind }) => [title, kind])]).toEqual([
      "This table could be of Toy or of Other.",
      [
        ["Make it a table of Toy", "guess"],
        ["Make it a table of Other", "guess"],
      ],
    ]);
    expect(previewFixes(world.state, { fix: "bind-other", problems: [id] }).fixes[0]?.edits).toMatchObject([
      { rowTitle: settingsFile, before: null, after: "other" },
    ]);
    world.do({ kind: "problems/fix", problem: id, fix: "bind-other" });
    world.settle();
    expect(boundTo(world)).toEqual(["other"]);
    expect(world.text(settingsFile)).toBe('[[sheets]]\nfile = "a.toml"\ntable = "prints"\ngame = "other"\n');
    world.do({ kind: "history/undo" });
    world.settle();
    expect([boundTo(world), problemLines(world)]).toEqual([[undefined], ["- - workspace/ambiguous-table"]]);
    world.do({ kind: "history/redo" });
    world.settle();
    expect(boundTo(world)).toEqual(["other"]);
  });

  it("is not bound in a what-if, which has no settings of its own", () => {
    const whatIf = new WhatIfWorld(open({ "a.toml": prints }));
    const { id } = problemOf(whatIf, "workspace/ambiguous-table");
    const answer = whatIf.do({ kind: "problems/fix", problem: id, fix: "bind-other" });
    expect(answer).toMatchObject({ error: { code: "what-if/of-folder" } });
    whatIf.follow();
    expect([boundTo(whatIf), [...whatIf.state.files.keys()]]).toEqual([[undefined], ["a.toml"]]);
  });

  it("is bound when a table beside it is, which another program wrote", () => {
    const world = open({ "a.toml": prints, "b.toml": cards });
    expect(boundTo(world)).toEqual([undefined, undefined]);
    world.renameOver(settingsFile, '[[sheets]]\nfile = "b.toml"\ngame = "toy"\n');
    world.settle();
    expect(boundTo(world)).toEqual(["toy", "toy"]);
  });
});
