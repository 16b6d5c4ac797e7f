import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { firstBot, greedyBot, randomBot, searchBot } from "../../../../../../shared/bots/index.js";
import { chanceAmongEquals, contest, fairInterval, scoreWords } from "../../../../../support/match/contest.js";
import { PROFILES } from "../../../../../support/match/dreamtides.js";
import { materialOf } from "../../../../../support/match/folder.js";

const material = materialOf("dreamtides", join(import.meta.dirname, "../../../../../../tabula/dreamtides"));

test("the chance among equals is that of the binomial distribution", () => {
  expect(chanceAmongEquals({ wins: 10, losses: 0, draws: 3 })).toBeCloseTo(1 / 1024, 10);
  expect(chanceAmongEquals({ wins: 3, losses: 1, draws: 0 })).toBeCloseTo(5 / 16, 10);
  expect(chanceAmongEquals({ wins: 0, losses: 5, draws: 0 })).toBeCloseTo(1, 10);
});

describe.each(PROFILES.map((ruleset) => ({ ruleset, title: ruleset.title })))("$title", ({ ruleset }) => {
  test("equal players win about as often", () => {
    const matches = 100;
    const { wins, draws } = contest({ ruleset, material, bots: [randomBot, randomBot], matches });
    const { least, most } = fairInterval(matches - draws);
    expect(wins).toBeGreaterThan(least);
    expect(wins).toBeLessThan(most);
  });

  test("who always passes does not win", () => {
    const { wins, losses } = contest({ ruleset, material, bots: [firstBot, randomBot], matches: 30 });
    expect([wins, losses > 25]).toEqual([0, true]);
  });

  test("greedy beats random", () => {
    const options = { pointsToWin: 5 };
    const score = contest({ ruleset, material, bots: [greedyBot(), randomBot], matches: 16, options });
    expect(chanceAmongEquals(score), scoreWords(score)).toBeLessThan(0.01);
  });
});

test("search beats random", () => {
  const [ruleset] = PROFILES;
  if (ruleset === undefined) throw new Error("No rules");
  const bots = [searchBot({ iterations: 40 }), randomBot] as const;
  const score = contest({ ruleset, material, bots, matches: 8, options: { pointsToWin: 5 } });
  expect(chanceAmongEquals(score), scoreWords(score)).toBeLessThan(0.05);
});
