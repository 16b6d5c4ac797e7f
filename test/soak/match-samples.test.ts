import { describe, expect, test } from "vitest";
import { leakCases, leaksIn, setupOf } from "../support/match/leak-matches.js";
import { expectSamePositions } from "../support/scenarios/positions.js";

const matches = 200;
const positions = 500;

describe.each(leakCases())("$name", (each) => {
  test(`${matches} random matches tell no seat of a card that it does not know`, () => {
    const { leaks, looked } = leaksIn(each, { first: 1, count: matches, every: 1 });
    console.log(
      `${matches} matches of ${each.name}: ${looked.views} views, ${looked.offers} offers, ${looked.entries} entries of the log`,
    );
    expect(leaks.slice(0, 10)).toEqual([]);
  });

  test(`${positions} random positions are the same when written and played`, () => {
    const { game, play, ruleset, material } = each;
    const setup = (seed: number) => setupOf(each, seed);
    expectSamePositions({ game, play, ruleset, material, setup, choices: 60 }, { first: 1, count: positions });
  });
});
