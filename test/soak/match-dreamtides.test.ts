import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { AbilityUse } from "../support/match/ability-use.js";
import { playAnyCards } from "../support/match/any-cards.js";
import { corpusPath } from "../support/corpus.js";
import { allCards, checkedEvery, definitionsOf, directAll, PROFILES, saving } from "../support/match/dreamtides.js";
import { materialOf } from "../support/match/folder.js";
import { MatchWentWrong, playRandomly } from "../support/match/random-match.js";

const root = join(import.meta.dirname, "../..");
const folders = [join(root, "tabula/dreamtides"), corpusPath("dreamtides")].filter((path) => path !== undefined);
const cases = folders.flatMap((folder) =>
  PROFILES.map((ruleset) => ({ folder, ruleset, name: `${relative(root, folder)}, ${ruleset.id}` })),
);
const matchesOfAll = 20_000;

/** Tells of a match that went wrong how to see it. */
function telling<Value>(command: ((fault: MatchWentWrong) => string) | null, play: () => Value): Value {
  try {
    return play();
  } catch (error) {
    if (error instanceof MatchWentWrong) console.log(`To see it: ${command?.(error) ?? error.command}`);
    throw error;
  }
}

describe.each(cases)("$name", ({ folder, ruleset }) => {
  const material = materialOf("dreamtides", folder);

  test("every ability of every card resolves, in at most 200 directed matches a card", () => {
    const definitions = definitionsOf(ruleset, material);
    const use = new AbilityUse(definitions);
    const matches = telling(null, () => directAll(ruleset, material, use, 200));
    console.log(`${AbilityUse.count(definitions)} abilities of ${definitions.length} cards in ${matches} matches`);
    console.log(use.leftoverWords.length === 0 ? "Left over: none" : `Left over:\n${use.leftoverWords.join("\n")}`);
    expect(use.leftoverWords).toEqual([]);
  });

  const matches = matchesOfAll / cases.length;
  test(`${matches} random matches: no position is unsound, cannot be answered, or tells too much`, () => {
    const ends: Record<string, number> = {};
    for (let seed = 1; seed <= matches; seed++) {
      const setup = allCards(material, seed);
      const command = `cardwright match --game dreamtides --rules ${ruleset.id} --cards ${folder} --seed ${seed}`;
      const watch = checkedEvery(ruleset, 25);
      // One match in fifty goes on from what was saved after each step.
      const replace = seed % 50 === 0 ? { replace: saving(ruleset, setup) } : {};
      const { state, log } = telling(
        () => command,
        () => playRandomly({ ruleset, setup, watch, ...replace }),
      );
      if (seed % 50 === 0) expect(log).toBe(playRandomly({ ruleset, setup }).log);
      const { reason = "" } = state.outcome ?? {};
      ends[reason] = (ends[reason] ?? 0) + 1;
    }
    console.log(
      `${matches} matches, ended by ${Object.entries(ends)
        .map((end) => end.join(" "))
        .join(", ")}`,
    );
  });
});

test.each(["classic", "lanes"] as const)(
  "%s: 1,000 matches of cards with any abilities the catalogue has",
  (profile) => {
    const ends: Record<string, number> = {};
    for (let seed = 0; seed < 1_000; seed++) {
      const end = telling(null, () => playAnyCards(profile, seed));
      ends[end] = (ends[end] ?? 0) + 1;
    }
    console.log(
      `${profile}: ${Object.entries(ends)
        .map((end) => end.join(" "))
        .join(", ")}`,
    );
  },
);
