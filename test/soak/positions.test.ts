import { test } from "vitest";
import { leakCases, setupOf } from "../support/match/leak-matches.js";
import { expectSamePositions } from "../support/scenarios/positions.js";

const count = 500;

test.each(leakCases())(
  `$name: ${count} random positions of the sample are the same when written and played`,
  (each) => {
    const { game, play, ruleset, material } = each;
    const setup = (seed: number) => setupOf(each, seed);
    expectSamePositions({ game, play, ruleset, material, setup, choices: 60 }, { first: 1, count });
  },
);
