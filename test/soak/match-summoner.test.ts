import { describe, expect, test } from "vitest";
import { firstBot, greedyBot, randomBot, type Bot } from "../../shared/bots/index.js";
import { profiles } from "../../shared/games/summoner/play/config.js";
import { rulesetOf } from "../../shared/games/summoner/play/ruleset.js";
import { chanceAmongEquals, contest, fairInterval, scoreWords } from "../support/match/contest.js";
import { playMany } from "../support/match/many-matches.js";
import { materialOf } from "../support/match/folder.js";
import { anySetup, checkedSummoner, trialMaterial } from "../support/match/summoner.js";
import { refusalsAgree } from "../support/summoner/restrictions.js";

const trials = trialMaterial();
const matches = 5_000;

test.each(profiles)(
  `${matches} random matches of any cards, %s: no position is unsound or cannot be answered`,
  (profile) => {
    playMany({
      ruleset: rulesetOf(profile),
      matches,
      setupOf: (seed) => anySetup(trials, seed),
      watch: checkedSummoner(profile, 25),
    });
  },
);

describe("bots", () => {
  const material = materialOf("summoner", "tabula/summoner");
  const score = (one: Bot, other: Bot, count: number) => {
    const found = contest({ ruleset: rulesetOf("ruled"), material, bots: [one, other], matches: count });
    console.log(`summoner: ${one.name} against ${other.name}: ${scoreWords(found)}`);
    return found;
  };

  test("equal players win about as often", () => {
    const { wins, draws } = score(randomBot, randomBot, 2_000);
    const { least, most } = fairInterval(2_000 - draws);
    expect(wins).toBeGreaterThan(least);
    expect(wins).toBeLessThan(most);
  });

  test.each([
    { one: greedyBot(), other: randomBot, count: 200 },
    { one: greedyBot(), other: firstBot, count: 200 },
  ])("$one.name beats $other.name, and not by chance", ({ one, other, count }) => {
    expect(chanceAmongEquals(score(one, other, count))).toBeLessThan(0.005);
  });
});

test.each(profiles)("what is refused cannot be done, on 10,000 sets of restrictions, %s", (profile) => {
  let refused = 0;
  for (let seed = 1; seed <= 10_000; seed++) refused += refusalsAgree(seed, profile);
  console.log(`${refused} of 300,000 plays are refused, ${profile}`);
  expect(refused).toBeGreaterThan(10_000);
});
