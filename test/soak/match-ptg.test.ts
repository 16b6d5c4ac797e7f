import { describe, expect, test } from "vitest";
import { firstBot, greedyBot, randomBot, searchBot, type Bot } from "../../shared/bots/index.js";
import { ptgRuleset as ruleset } from "../../shared/games/ptg/play/ruleset.js";
import { fairInterval, chanceAmongEquals, contest, scoreWords } from "../support/match/contest.js";
import { playMany } from "../support/match/many-matches.js";
import { anySetup, checkedPtg, sampleMaterial, trialMaterial } from "../support/match/ptg.js";

const trials = trialMaterial();
const matches = 5_000;

test(`${matches} random matches of any cards: no position is unsound, cannot be answered, or tells too much`, () => {
  playMany({ ruleset, matches, setupOf: (seed) => anySetup(trials, seed), watch: checkedPtg(25) });
});

describe("bots", () => {
  const material = sampleMaterial();
  const score = (one: Bot, other: Bot, count: number) => {
    const found = contest({ ruleset, material, bots: [one, other], matches: count });
    console.log(`ptg: ${one.name} against ${other.name}: ${scoreWords(found)}`);
    return found;
  };

  test.each([
    [randomBot, 4_000],
    [greedyBot(), 300],
  ])("equal players win about as often: $name", (bot, count) => {
    const { wins, draws } = score(bot, bot, count);
    const { least, most } = fairInterval(count - draws);
    expect(wins).toBeGreaterThan(least);
    expect(wins).toBeLessThan(most);
  });

  test("who always passes wins one match in a hundred at most", () => {
    const { wins, losses, draws } = score(firstBot, randomBot, 1_000);
    expect(wins).toBeLessThanOrEqual((wins + losses + draws) / 100);
  });

  test.each([
    { one: greedyBot(), other: randomBot, count: 200 },
    { one: searchBot({ iterations: 200 }), other: greedyBot(), count: 60 },
    { one: searchBot({ iterations: 200 }), other: randomBot, count: 12 },
  ])("$one.name beats $other.name, and not by chance", ({ one, other, count }) => {
    expect(chanceAmongEquals(score(one, other, count))).toBeLessThan(0.005);
  });
});
