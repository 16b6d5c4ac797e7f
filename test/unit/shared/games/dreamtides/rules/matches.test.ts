import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { fingerprint } from "../../../../../../shared/match/index.js";
import { AbilityUse } from "../../../../../support/match/ability-use.js";
import { playAnyCards } from "../../../../../support/match/any-cards.js";
import {
  allCards,
  checkedEvery,
  definitionsOf,
  directedMatch,
  PROFILES,
} from "../../../../../support/match/dreamtides.js";
import { materialOf } from "../../../../../support/match/folder.js";
import { expectSameAgain } from "../../../../../support/match/many-matches.js";
import { playRandomly } from "../../../../../support/match/random-match.js";
import { programFile } from "../../../../../support/programs/index.js";

const sampleFolder = join(import.meta.dirname, "../../../../../../tabula/dreamtides");
const sample = materialOf("dreamtides", sampleFolder);
/** The soak plays thousands. */
const seeds = [1, 2, 3];

const child = async (...args: readonly string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, [programFile("match-child"), sampleFolder, ...args]);
  return stdout.trim();
};

describe.each(PROFILES.map((ruleset, profile) => ({ ruleset, profile, title: ruleset.title })))(
  "random matches of the sample: $title",
  ({ ruleset, profile }) => {
    test.each(seeds)("seed %i: every position is sound, can be answered, and shows no more than it may", (seed) => {
      const watch = checkedEvery(ruleset, 4);
      expect(playRandomly({ ruleset, setup: allCards(sample, seed), watch }).state.outcome).not.toBeNull();
    });

    test("a match continues the same when it is saved and loaded after every step, and when its record is replayed", () => {
      expectSameAgain(ruleset, allCards(sample, 11));
    });

    test("a match is the same in another process, log and all", async () => {
      const here = seeds.map((seed) => playRandomly({ ruleset, setup: allCards(sample, seed) }));
      const lines = here.map(({ state, log }) => `${log} ${fingerprint(state)}`);
      expect(await child(String(profile), ...seeds.map(String))).toBe(lines.join("\n"));
    });

    test("cards with any abilities the catalogue has, also those no text builds, are played to an end", () => {
      const profile = ruleset.id === "dreamtides" ? "classic" : "lanes";
      const ends = Array.from({ length: 8 }, (_, seed) => playAnyCards(profile, seed));
      expect(ends.filter((end) => end === "points" || end === "card").length).toBeGreaterThan(5);
    });

    test("directed matches let a card that was never seen resolve all it says", () => {
      const definitions = definitionsOf(ruleset, sample);
      const use = new AbilityUse(definitions);
      const unseen = definitions.flatMap(({ abilities }, at) => (abilities.length > 1 ? [at] : [])).slice(0, 6);
      for (const definition of unseen) {
        for (let seed = 0; seed < 200 && use.isLeft(definition); seed++) {
          playRandomly({
            ...directedMatch(ruleset, sample, definition, seed),
            watch: (state, events) => use.watch(state, events),
          });
        }
      }
      expect(use.leftover.filter(({ definition }) => unseen.includes(definition))).toEqual([]);
    });
  },
);
