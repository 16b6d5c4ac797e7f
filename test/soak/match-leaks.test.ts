import { describe, expect, test } from "vitest";
import { leakCases, leaksIn } from "../support/match/leak-matches.js";

const matches = 200;

describe.each(leakCases())("$name", (each) => {
  test(`${matches} random matches tell no seat of a card that it does not know`, () => {
    const { leaks, looked } = leaksIn(each, { first: 1, count: matches, every: 1 });
    console.log(
      `${matches} matches of ${each.name}: ${looked.views} views, ${looked.offers} offers, ${looked.entries} entries of the log`,
    );
    expect(leaks.slice(0, 10)).toEqual([]);
  });
});
