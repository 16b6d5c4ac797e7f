import { expect, test } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { rulesetOf } from "../../../../../../shared/games/summoner/play/ruleset.js";
import { act, choose, presentState, startMatch } from "../../../../../../shared/match/index.js";
import { anySetup, trialMaterial } from "../../../../../support/match/summoner.js";
import { playRandomly } from "../../../../../support/match/random-match.js";

const material = trialMaterial();
const ruleset = rulesetOf("ruled");
const seeds = [1, 2, 3, 4, 5, 6];

test("five summoners are drawn, of which one is open, and seven cards", () => {
  const state = presentState(must(startMatch(ruleset, anySetup(material, 1), "nobody")));
  for (const seat of [0, 1]) {
    const summoners = state.zones.summoners[seat] ?? [];
    expect(summoners.map((id) => state.cards[id]?.covered)).toEqual([false, true, true, true, true]);
    expect(state.zones.hand[seat]).toHaveLength(7);
  }
});

test("whose summoner has the higher initial point is first", () => {
  for (const seed of seeds) {
    const state = presentState(must(startMatch(ruleset, anySetup(material, seed), "nobody")));
    const [one = 0, two = 0] = [0, 1].map((seat) => {
      const card = state.cards[state.zones.summoners[seat]?.[0] ?? -1];
      return card === undefined ? 0 : (state.constants.blueprints[card.definition]?.summoner?.initialPoint ?? 0);
    });
    if (one !== two) expect(state.table.first).toBe(one > two ? 0 : 1);
  }
});

test("a hand is redrawn once, from the whole deck", () => {
  const hands = seeds.map((seed) => {
    const match = must(startMatch(ruleset, anySetup(material, seed), "nobody"));
    const before = presentState(match);
    const seat = before.table.first;
    const redrawn = must(choose(match, act("redraw"), "person", "nobody"));
    const after = presentState(redrawn);
    expect(after.zones.hand[seat]).toHaveLength(7);
    expect(after.zones.deck[seat]).toHaveLength(before.zones.deck[seat]?.length ?? 0);
    expect(choose(redrawn, act("redraw"), "person", "nobody")).toMatchObject({ ok: false });
    const ids = (state: typeof before) => [...(state.zones.hand[seat] ?? [])].sort((a, b) => a - b).join(" ");
    return ids(before) !== ids(after);
  });
  expect(hands).toContain(true);
});

test("the turn limit is the last turn that is played", () => {
  const setup = { ...anySetup(material, 1), options: { turnCap: 3 } };
  const { state } = playRandomly({ ruleset, setup });
  expect([state.turn, state.outcome]).toMatchObject([3, { winners: [], reason: "turn-cap" }]);
});
