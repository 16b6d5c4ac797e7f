import { expect, test } from "vitest";
import { reproduceShard } from "../../../../electron/simulation/index.js";

const simulation = {
  game: "dreamtides",
  options: { turnLimit: 3 },
  plan: {
    ruleset: "dreamtides",
    contestants: [
      { deck: "Wax and Feathers", bot: "random" },
      { deck: "Canal's Wharf", bot: "search:500" },
    ],
    matches: 800,
    seed: 7,
  },
};

test("a shard is played again by one line that a shell reads as it is meant", () => {
  const rest =
    "--game dreamtides --rules dreamtides --decks 'Wax and Feathers,Canal'\\''s Wharf' --players random,search:500 " +
    "--matches 800 --seed 7 --option turnLimit=3 --shard 17/200 --out shard-17.json";
  const shard = { number: 17, of: 200 };
  expect(reproduceShard(simulation, { after: "my cards", before: "old/" }, shard)).toBe(
    `cardwright simulate 'my cards' --compare old/ ${rest}`,
  );
  // Who collects a run of somebody else does not know where its cards are.
  expect(reproduceShard(simulation, { after: null, before: null }, shard)).toBe(`cardwright simulate FOLDER ${rest}`);
});
