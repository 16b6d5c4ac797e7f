import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { AbilityUse } from "../support/match/ability-use.js";
import { playAnyCards } from "../support/match/any-cards.js";
import { corpusPath } from "../support/corpus.js";
import { allCards, checkedEvery, definitionsOf, directAll, PROFILES } from "../support/match/dreamtides.js";
import { materialOf } from "../support/match/folder.js";
import { endsInWords, explained, playMany } from "../support/match/many-matches.js";

const root = join(import.meta.dirname, "../..");
const folders = [join(root, "tabula/dreamtides"), corpusPath("dreamtides")].filter((path) => path !== undefined);
const cases = folders.flatMap((folder) =>
  PROFILES.map((ruleset) => ({ folder, ruleset, name: `${relative(root, folder)}, ${ruleset.id}` })),
);
const matchesOfAll = 20_000;

describe.each(cases)("$name", ({ folder, ruleset }) => {
  const material = materialOf("dreamtides", folder);

  test("every ability of every card resolves, in at most 200 directed matches a card", () => {
    const definitions = definitionsOf(ruleset, material);
    const use = new AbilityUse(definitions);
    const matches = explained(() => directAll(ruleset, material, use, 200));
    console.log(`${AbilityUse.count(definitions)} abilities of ${definitions.length} cards in ${matches} matches`);
    console.log(use.leftoverWords.length === 0 ? "Left over: none" : `Left over:\n${use.leftoverWords.join("\n")}`);
    expect(use.leftoverWords).toEqual([]);
  });

  const matches = matchesOfAll / cases.length;
  test(`${matches} random matches: no position is unsound, cannot be answered, or tells too much`, () => {
    playMany({
      ruleset,
      matches,
      setupOf: (seed) => allCards(material, seed),
      watch: checkedEvery(ruleset, 25),
      commandOf: (seed) => `cardwright match --game dreamtides --rules ${ruleset.id} --cards ${folder} --seed ${seed}`,
    });
  });
});

test.each(["classic", "lanes"] as const)(
  "%s: 1,000 matches of cards with any abilities the catalogue has",
  (profile) => {
    const ends: Record<string, number> = {};
    for (let seed = 0; seed < 1_000; seed++) {
      const end = explained(() => playAnyCards(profile, seed));
      ends[end] = (ends[end] ?? 0) + 1;
    }
    console.log(`${profile}: ${endsInWords(ends)}`);
  },
);
