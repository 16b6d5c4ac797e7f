import { describe, expect, test } from "vitest";
import { ptgRuleset as ruleset } from "../../../../../../shared/games/ptg/play/ruleset.js";
import { anySetup, checkedPtg, sampleMaterial, trialMaterial } from "../../../../../support/match/ptg.js";
import { expectSameAgain } from "../../../../../support/match/many-matches.js";
import { playRandomly } from "../../../../../support/match/random-match.js";

const material = trialMaterial();

// In batches, so that no single test takes long on a busy machine. The soak plays thousands; before these seeds there are matches
// that end with ten thousand tokens on the battlefield, which take as long as all others together.
describe("20 random matches", () => {
  test.each([80, 90])(
    "every position from seed %i on is sound, can be answered, and shows no more than it may",
    (first) => {
      const ends = Array.from({ length: 10 }, (_, at) => {
        const setup = anySetup(material, first + at + 1);
        return playRandomly({ ruleset, setup, watch: checkedPtg(40) }).state.outcome?.reason;
      });
      expect(ends.filter((reason) => reason === "health").length).toBeGreaterThan(5);
    },
  );
});

test("a match continues the same when it is saved and loaded after every step, and when its record is replayed", () => {
  for (const seed of [3, 5]) {
    expectSameAgain(ruleset, anySetup(material, seed));
  }
});

test("each deck of the sample plays each other one to an end", () => {
  const { definitions, decks, options, remarks } = sampleMaterial();
  expect(remarks).toEqual([]);
  const pairs = decks.flatMap((one) => decks.map((other) => [one, other]));
  expect(pairs.length).toBeGreaterThanOrEqual(16);
  pairs.forEach((pair, seed) => {
    const setup = { definitions, decks: pair, options, seed };
    expect(playRandomly({ ruleset, setup, watch: checkedPtg(40) }).state.outcome).not.toBeNull();
  });
});
