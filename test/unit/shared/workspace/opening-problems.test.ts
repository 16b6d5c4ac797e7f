import { describe, expect, it } from "vitest";
import { forkWorkspace, problemsOf, workspaceView } from "../../../../shared/workspace/index.js";
import { toyGame } from "../../../support/validate/toy-game.js";
import { card, cards, deck, file, rowKey, type } from "../../../support/workspace/cards.js";
import { checkedWorld, followedProblems } from "../../../support/workspace/problems.js";
import { World } from "../../../support/workspace/world.js";

const ash = card("a", { name: "Ash", attack: 4, defense: 6 });
const bay = card("b", { name: "Bay", attack: 1, defense: 1 });

/** `Bay old` or `Bay new` for each problem, as a page that is loaded now has it. */
const ages = ({ state }: Pick<World, "state">): string[] =>
  problemsOf(state, cards, 0, 100_000).problems.map(
    ({ rowTitle, isFromOpening }) => `${rowTitle} ${isFromOpening === true ? "old" : "new"}`,
  );

/** The same as a page has it that was there all the time. */
const followedAges = (world: World): string[] =>
  [...followedProblems(world, cards).values()].map(
    ({ rowTitle, isFromOpening }) => `${rowTitle} ${isFromOpening === true ? "old" : "new"}`,
  );

const counted = ({ state }: Pick<World, "state">) =>
  workspaceView(state).sheets.map(({ openingProblems = [] }) => openingProblems);

const openingCount = (count: number) => [[{ code: "toy/stat-sum", severity: "error", count }]];

describe("problems of untouched data", () => {
  it("are distinguished from those that were made since, and counted", () => {
    const world = checkedWorld({ [file]: deck(ash, bay) });
    expect([ages(world), followedAges(world), counted(world)]).toEqual([["Bay old"], ["Bay old"], openingCount(1)]);
    type(world, "a", "attack", "9");
    expect(ages(world)).toEqual(["Ash new", "Bay old"]);
    expect(followedAges(world).toSorted()).toEqual(["Ash new", "Bay old"]);
    expect(counted(world)).toEqual(openingCount(1));
  });

  it("are new once an edit of their cell changes what is wrong, and old again when it is undone", () => {
    const world = checkedWorld({ [file]: deck(ash, bay) });
    type(world, "b", "defense", "2");
    expect([ages(world), followedAges(world), counted(world)]).toEqual([["Bay new"], ["Bay new"], [[]]]);
    world.do({ kind: "history/undo" });
    expect([ages(world), followedAges(world), counted(world)]).toEqual([["Bay old"], ["Bay old"], openingCount(1)]);
  });

  it("stay old where another row or cell changes what they say", () => {
    const world = checkedWorld({ [file]: deck(ash, bay) });
    type(world, "b", "attack", "2");
    expect([ages(world), followedAges(world)]).toEqual([["Bay old"], ["Bay old"]]);
  });

  it("are gone with their row, and back with it", () => {
    const world = checkedWorld({ [file]: deck(ash, bay) });
    world.do({ kind: "rows/delete", sheet: cards, rowKeys: [rowKey(world, "b")] });
    expect([ages(world), counted(world)]).toEqual([[], [[]]]);
    world.do({ kind: "history/undo" });
    expect([ages(world), counted(world)]).toEqual([["Bay old"], openingCount(1)]);
  });

  it("do not count those that somebody accepted", () => {
    const world = checkedWorld({ [file]: deck(ash, bay) });
    const [problem] = problemsOf(world.state, cards, 0, 1).problems;
    world.do({ kind: "problems/waive", problem: problem?.id ?? "", reason: "as printed" });
    expect(counted(world)).toEqual([[]]);
  });

  it("are not those of what another program writes later", () => {
    const world = checkedWorld({ [file]: deck(ash, bay) });
    world.renameOver(file, deck(card("a", { name: "Ash", attack: 4, defense: 7 }), bay));
    world.settle();
    expect(ages(world)).toEqual(["Ash new", "Bay old"]);
  });

  it("are not those that an edit made while the first check was under way", () => {
    const rows = Array.from({ length: 4_000 }, (_, at) => card(`c${at}`, { name: `C${at}`, attack: 1, defense: 1 }));
    const world = new World({ [file]: deck(ash, ...rows) }, undefined, { games: [toyGame] });
    expect(world.state.problems.isChecking).toBe(true);
    type(world, "a", "defense", "9");
    world.wait(10);
    expect(world.state.problems.isChecking).toBe(false);
    expect(ages(world).filter((age) => age.endsWith("new"))).toEqual(["Ash new"]);
    expect(counted(world).flat()).toContainEqual(openingCount(4_000)[0]?.[0]);
  });

  it("are the same in a what-if", () => {
    const world = checkedWorld({ [file]: deck(ash, bay) });
    expect(ages({ state: forkWorkspace(world.state, { number: 1, seed: 1 }) })).toEqual(["Bay old"]);
  });
});
