import { expect, it } from "vitest";
import { card, deck, file, rowKey, type } from "../../../support/workspace/cards.js";
import { toyGame } from "../../../support/validate/toy-game.js";
import { World } from "../../../support/workspace/world.js";

const text = deck(
  ...Array.from({ length: 8_000 }, (_, at) => card(`c${at}`, { name: `Card ${at}`, attack: 5, defense: 5 })),
);

/** A world whose rows are all read, and some of them checked. */
function opening(): World {
  const world = new World({ [file]: text }, undefined, { games: [toyGame] });
  const { checker } = world.state.problems.memory;
  while (checker.progress.total - checker.progress.done > 7_000) world.input({ kind: "timer", id: "check" });
  expect(world.state.problems.isChecking).toBe(true);
  return world;
}

const reported = (world: World, from: number): readonly string[] =>
  world.events
    .slice(from)
    .flatMap((event) => (event.name === "sheet/problems" ? event.payload.put : []))
    .map(({ rowKey: key }) => key ?? "");

it.each(["c7999", "c0"])("a row that is edited while the others are still checked is checked at once (%s)", (id) => {
  const world = opening();
  const key = rowKey(world, id);
  const from = world.events.length;
  type(world, id, "attack", "9");
  expect(reported(world, from)).toContain(key);
  expect(world.state.problems.isChecking).toBe(true);
});
