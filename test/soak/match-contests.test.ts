import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { firstBot, greedyBot, randomBot, searchBot, type Bot } from "../../shared/bots/index.js";
import { chanceAmongEquals, contest, fairInterval, scoreWords } from "../support/match/contest.js";
import { PROFILES } from "../support/match/dreamtides.js";
import { materialOf } from "../support/match/folder.js";

const material = materialOf("dreamtides", join(import.meta.dirname, "../../tabula/dreamtides"));
const search = searchBot({ iterations: 200 });

describe.each(PROFILES.map((ruleset) => ({ ruleset, title: ruleset.title })))("$title", ({ ruleset }) => {
  const score = (one: Bot, other: Bot, matches: number) => {
    const found = contest({ ruleset, material, bots: [one, other], matches });
    console.log(`${ruleset.id}: ${one.name} against ${other.name}: ${scoreWords(found)}`);
    return found;
  };

  test.each([
    [randomBot, 10_000],
    [greedyBot(), 400],
  ])("equal players win about as often: $name", (bot, matches) => {
    const { wins, draws } = score(bot, bot, matches);
    const { least, most } = fairInterval(matches - draws);
    expect(wins).toBeGreaterThan(least);
    expect(wins).toBeLessThan(most);
  });

  test("who always passes wins one match in a hundred at most", () => {
    const { wins, losses, draws } = score(firstBot, randomBot, 2_000);
    expect(wins).toBeLessThanOrEqual((wins + losses + draws) / 100);
  });

  test.each([
    { one: greedyBot(), other: randomBot, matches: 200 },
    { one: search, other: greedyBot(), matches: 40 },
    { one: search, other: randomBot, matches: 12 },
  ])("$one.name beats $other.name, and not by chance", ({ one, other, matches }) => {
    expect(chanceAmongEquals(score(one, other, matches))).toBeLessThan(0.005);
  });
});
