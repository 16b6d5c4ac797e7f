import { expect, it } from "vitest";
import { sheetOf, workspaceView } from "../../../../shared/workspace/index.js";
import { nestedGame } from "../../../support/validate/nested-game.js";
import { cards, file } from "../../../support/workspace/cards.js";
import { allProblems, problemLines, problemOf } from "../../../support/workspace/problems.js";
import { World } from "../../../support/workspace/world.js";

const settings = ".cardwright/workspace.toml";
const text = '[[cards]]\ncard_id = "a"\nname = "A"\nmana = { fire = 1, any = 2 }\nstats = { power = 1 }\n';

const columns = (world: World) =>
  workspaceView(world.state).sheets.flatMap(({ columns: all }) =>
    all.map(({ source, editor }) => `${source} ${editor}`),
  );

it("columns are whole where the game of the table says so", () => {
  const world = new World({ [file]: text }, undefined, { games: [nestedGame] });
  expect(columns(world)).toEqual(["card_id text", "name text", "mana structure", "stats.power number"]);
});

it("columns become whole once a table belongs to a game, and spread again when it leaves it", () => {
  const world = new World({ [file]: text.replace("card_id", "key") }, undefined, { games: [nestedGame] });
  const spread = ["key text", "name text", "mana.fire number", "mana.any number", "stats.power number"];
  expect(columns(world)).toEqual(spread);
  world.renameOver(settings, `[[sheets]]\nfile = "${file}"\ngame = "nest"\nkind = "cards"\n`);
  world.wait(10_000);
  expect(columns(world)).toEqual(["key text", "name text", "mana structure", "stats.power number"]);
  expect(sheetOf(world.state, cards)?.table.facts.rowCount).toBe(1);
  const reset = world.events.findLast((event) => event.name === "sheet/patch");
  expect(reset?.payload).toMatchObject({ sheet: cards, change: { kind: "reset" } });
  world.renameOver(settings, "");
  world.wait(10_000);
  expect(columns(world)).toEqual(spread);
});

it("a fix of a nested value changes its token alone, and undo restores the original bytes", () => {
  const ability =
    '  # on entering\n  [[cards.abilities]]\n  ability_type = "pasive" # once\n    [[cards.abilities.alterations]]\n    effect = "draw"\n';
  const world = new World({ [file]: text + ability }, undefined, { games: [nestedGame] });
  world.wait(10_000);
  const problem = problemOf(world, "nest/structure-choice");
  expect(problem.message).toBe('"pasive" is not an ability type. Did you mean passive?');
  world.do({ kind: "problems/fix", problem: problem.id, fix: "nearest" });
  world.settle();
  expect(world.text(file)).toBe(text + ability.replace("pasive", "passive"));
  expect(problemLines(world)).toEqual([]);
  world.do({ kind: "history/undo" });
  world.settle();
  expect(world.text(file)).toBe(text + ability);
});

it("problems inside a value come in the order of its items", () => {
  const parts = 'parts = [{ card = "a", copies = 0 }, { card = "z" }, { card = "a", copies = 0 }]\n';
  const world = new World({ [file]: text + parts }, undefined, { games: [nestedGame] });
  world.wait(10_000);
  expect(allProblems(world).map(({ inner }) => inner)).toEqual([
    [0, "copies"],
    [1, "card"],
    [2, "copies"],
  ]);
});
