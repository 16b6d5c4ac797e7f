import { join } from "node:path";
import { expect, test } from "vitest";
import { ptgRuleset } from "../../../../shared/games/ptg/play/ruleset.js";
import { usualDeck } from "../../../../shared/games/index.js";
import type { MatchSetup, MatchState, Ruleset } from "../../../../shared/match/index.js";
import { allCards, PROFILES } from "../../../support/match/dreamtides.js";
import { materialOf } from "../../../support/match/folder.js";
import { leakCases } from "../../../support/match/leak-matches.js";
import { anySetup, trialMaterial } from "../../../support/match/ptg.js";
import { playRandomly } from "../../../support/match/random-match.js";

const sample = materialOf("dreamtides", join(import.meta.dirname, "../../../../tabula/dreamtides"));
const trial = trialMaterial();

/** A label as a pattern that any name, number or other words fit. */
const pattern = (label: string): RegExp =>
  new RegExp(
    `^${label
      .split(/\{[a-z]+\}/u)
      .map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/gu, "\\$&"))
      .join(".+")}$`,
    "u",
  );

/** What random matches ask and offer, and the marks their cards show, that a vocabulary does not have. */
function missingIn<State extends MatchState>(
  ruleset: Ruleset<State>,
  setups: readonly MatchSetup[],
): readonly string[] {
  const { purposes, actions, marks } = ruleset.vocabulary;
  const patterns = actions.map(pattern);
  const missing = new Set<string>();
  for (const setup of setups) {
    playRandomly({
      ruleset,
      setup,
      watch(state, _events, step) {
        const prompt = state.frames.at(-1)?.prompt;
        if (!prompt) return;
        if (!Object.hasOwn(purposes, prompt.purpose)) missing.add(`purpose ${prompt.purpose}`);
        if (prompt.kind !== "act" || step % 10 > 0) return;
        for (const { label } of ruleset.offers(state)) {
          if (!patterns.some((each) => each.test(label))) missing.add(`action ${label}`);
        }
        for (const { face } of ruleset.view(state, "all").cards) {
          for (const mark of face.marks) if (!marks.includes(mark)) missing.add(`mark ${mark}`);
        }
      },
    });
  }
  return [...missing].sort();
}

/** Types of characters are marks that come from the cards. */
const isSubtype = (line: string): boolean => /^mark [A-Z][a-z]+( [A-Z][a-z]+)?$/u.test(line);

test.each(PROFILES.map((ruleset) => [ruleset.title, ruleset] as const))(
  "the vocabulary of %s has all that matches ask and offer",
  (_title, ruleset) => {
    const setups = [1, 2, 3, 4, 5, 6].map((seed) => allCards(sample, seed));
    const missing = missingIn(ruleset, setups);
    expect(missing.filter((line) => !isSubtype(line) && !line.startsWith("mark Not carried out"))).toEqual([]);
  },
);

test("the vocabulary of PTG has all that matches ask and offer", () => {
  // Those between them take as long as all others together, by thousands of tokens.
  const setups = [1, 3, 5, 6, 7, 8, 9, 10, 11, 12].map((seed) => anySetup(trial, seed));
  expect(missingIn(ptgRuleset, setups)).toEqual([]);
});

test.each(leakCases().map((each) => [each.name, each] as const))(
  "the vocabulary of the rules %s has all that matches with the sample ask and offer",
  (_name, { ruleset, material }) => {
    const decks = ruleset.seats.flatMap((_, seat) => usualDeck(material, seat) ?? []);
    const { definitions, options } = material;
    const missing = missingIn(
      ruleset,
      [1, 2, 3].map((seed) => ({ definitions, decks, options, seed })),
    );
    expect(missing.filter((line) => !line.startsWith("mark "))).toEqual([]);
  },
);
