import { describe, expect, test } from "vitest";
import { profiles } from "../../../../../../shared/games/summoner/play/config.js";
import { rulesetOf } from "../../../../../../shared/games/summoner/play/ruleset.js";
import { anySetup, checkedSummoner, trialMaterial } from "../../../../../support/match/summoner.js";
import { refusalsAgree } from "../../../../../support/summoner/restrictions.js";
import { expectSameAgain } from "../../../../../support/match/many-matches.js";
import { playRandomly } from "../../../../../support/match/random-match.js";

const material = trialMaterial();

describe.each(profiles)("random matches, %s", (profile) => {
  const ruleset = rulesetOf(profile);

  test.each([0, 10])("every position from seed %i on is sound and shows no more than it may", (first) => {
    const ends = Array.from({ length: 10 }, (_, at) => {
      const setup = anySetup(material, first + at + 1);
      return playRandomly({ ruleset, setup, watch: checkedSummoner(profile, 7) }).state.outcome?.reason;
    });
    expect(ends).not.toContain(undefined);
    expect(ends).not.toContain("turn-cap");
  });

  test("a match continues the same when it is saved and loaded after every step, and when its record is replayed", () => {
    for (const seed of [3, 5, 8]) expectSameAgain(ruleset, anySetup(material, seed));
  });
});

test.each(profiles)(
  "what is offered is allowed and what is refused is not, on 200 sets of restrictions, %s",
  (profile) => {
    const refused = Array.from({ length: 200 }, (_, seed) => refusalsAgree(seed, profile));
    const sum = refused.reduce((total, each) => total + each, 0);
    // Some of the 30 ways of each set, and not all of them.
    expect(sum).toBeGreaterThan(200);
    expect(sum).toBeLessThan(200 * 30);
  },
);
