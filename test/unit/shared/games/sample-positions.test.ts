import { test } from "vitest";
import { leakCases, setupOf } from "../../../support/match/leak-matches.js";
import { expectSamePositions } from "../../../support/scenarios/positions.js";

/** Each of these positions is written, read, and looked at by every player: a few of each game do for a quick run. The soak has 500. */
const count = 8;
/** Piles whose cards lie deeper in another order than they came are rare: more positions have some. */
const countOf: Readonly<Record<string, number>> = { ttcg: 30 };

test.each(leakCases())("$name: random positions of the sample are the same when written and played", (each) => {
  const { game, play, ruleset, material } = each;
  const setup = (seed: number) => setupOf(each, seed);
  expectSamePositions(
    { game, play, ruleset, material, setup, choices: 60 },
    { first: 1, count: countOf[each.name] ?? count },
  );
});

function found(name: string): ReturnType<typeof leakCases>[number] {
  const each = leakCases().find((known) => known.name === name);
  if (!each) throw new Error(`no sample of ${name}`);
  return each;
}

test.each([
  ["ttcg", 185, "an effect may be answered though no other waits"],
  ["summoner", 493, "a summoner to come lies face up"],
])("%s: a position is not taken for the same where, as from seed %i, %s", (name, first) => {
  const each = found(name);
  const { game, play, ruleset, material } = each;
  const setup = (seed: number) => setupOf(each, seed);
  expectSamePositions({ game, play, ruleset, material, setup, choices: 60 }, { first, count: 1 });
});
