// @vitest-environment happy-dom
import "../../../support/page/page.js";
import { expect, test } from "vitest";
import { matchesToPlay, usualBot, type Chosen, type GameForm } from "../../../../renderer/simulation/chosen.js";
import { scopeText } from "../../../../renderer/simulation/scope.js";
import { standardMatches } from "../../../../shared/simulation/index.js";

const usual = { decks: 3, matches: 40, isCompared: false, isStandard: true, within: null };

// Half of Wilson's interval of 40 wins in 80 matches is 10.7 points, of 500 in 1,000 it is 3.1.
test.each([
  [usual, /^Every deck against every other, .* about ±11 points; .* between decks .* about a minute at most/u],
  [{ ...usual, matches: 500 }, /±3 points/u],
  [{ ...usual, decks: 1, matches: 1_000 }, /^One deck against itself, .* ±3 points; .* between seats/u],
  [{ ...usual, isCompared: true }, /each match twice on the same seed\./u],
  [{ ...usual, within: 0.02 }, /It stops once the win rate of each deck is known to ±2 points\. .* at most 5 %\./u],
  [{ ...usual, within: 0.01, isCompared: true }, /the change of each deck is known to ±1 point\./u],
  [{ ...usual, decks: 0 }, /^Choose a deck\.$/u],
])("the scope of %o is shown", (scope, text) => expect(scopeText(scope)).toMatch(text));

test("a number that somebody entered is not called the standard one", () =>
  expect(scopeText({ ...usual, isStandard: false })).not.toContain("minute"));

const deck = (name: string, isEverything = false) => ({ name, size: "30", isEverything });

const state = (form: Partial<Chosen["form"]>, ofGame: Partial<GameForm> = {}): Chosen => ({
  choices: {
    games: [
      {
        id: "toy",
        title: "Toy",
        decks: [deck("Ember"), deck("Tide"), deck("Grove"), deck("All cards", true)],
        options: {},
        remarks: [],
      },
    ],
    keptAtMs: null,
  },
  form: {
    game: null,
    games: { toy: { ruleset: null, bots: null, options: {}, ...ofGame } },
    matches: null,
    seed: 1,
    baseline: null,
    within: null,
    mirrors: false,
    pairs: false,
    queue: null,
    ...form,
  },
});

const lists = ["Ember", "Tide", "Grove"].map((name) => ({ deck: name, bot: usualBot }));

test("without a number as many matches are played as the command line plays", () =>
  expect(matchesToPlay(state({}))).toBe(standardMatches(lists, false)));

test("a comparison without a number plays fewer, since it plays each match twice", () => {
  expect(matchesToPlay(state({ baseline: "opened" }))).toBe(standardMatches(lists, true));
  expect(standardMatches(lists, true)).toBeLessThan(standardMatches(lists, false));
});

test("the players that are chosen decide how many matches a minute is enough for", () => {
  const bots = { Ember: "random", Tide: "random" };
  const contestants = Object.entries(bots).map(([name, bot]) => ({ deck: name, bot }));
  expect(matchesToPlay(state({}, { bots }))).toBe(standardMatches(contestants, false));
});

test("a number that was entered is played as it is", () =>
  expect(matchesToPlay(state({ matches: 7, baseline: "opened" }))).toBe(7));
