import { expect, test } from "vitest";
import { must } from "../../shared/base/index.js";
import { greedyBot, playMatch, randomBot } from "../../shared/bots/index.js";
import { definitionSchema } from "../../shared/games/tcgone/play/cards/definition.js";
import { randomFrom } from "../../shared/match/index.js";
import { chanceAmongEquals, contest, scoreWords } from "../support/match/contest.js";
import { playMany } from "../support/match/many-matches.js";
import { anySetup, checkLaws, sampleMaterial, tcgoneRuleset as ruleset } from "../support/match/tcgone.js";
import { splicedCards } from "../support/tcgone/spliced-cards.js";

const material = sampleMaterial();
const matches = 5_000;

test(`${matches} random matches conserve cards and leave no effect behind`, () => {
  playMany({ ruleset, matches, setupOf: (seed) => anySetup(material, seed), watch: checkLaws });
});

test("10,000 scripts that the checker accepts are loaded and played, with no fault but that of their bounds", () => {
  const definitions = material.definitions.map((each) => definitionSchema.parse(each));
  let accepted = 0;
  for (let seed = 1; accepted < 10_000; seed++) {
    const { cards, accepted: more } = splicedCards(definitions, randomFrom(seed));
    accepted += more;
    const setup = { ...anySetup(material, seed), definitions: cards };
    const { constants } = must(ruleset.setup(setup)).state;
    expect(constants.cards.flatMap(({ fault }) => fault ?? [])).toEqual([]);
    const played = playMatch(ruleset, setup, [randomBot, randomBot], { seed, limit: 1_500 });
    if (!played.ok) expect(["match/depth", "match/effect-budget", "match/endless"]).toContain(played.error.code);
  }
});

test("greedy beats random", () => {
  const found = contest({ ruleset, material, bots: [greedyBot(), randomBot], matches: 200 });
  console.log(`tcgone: greedy against random: ${scoreWords(found)}`);
  expect(chanceAmongEquals(found)).toBeLessThan(0.001);
});
