import { expect, test } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { rulesetOf } from "../../../../../../shared/games/summoner/play/ruleset.js";
import { act, choose, presentState, startMatch, type Offer } from "../../../../../../shared/match/index.js";
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

test("a card can be played face down wherever it can face up, which its place says", () => {
  const match = must(startMatch(ruleset, anySetup(material, 1), "nobody"));
  const state = presentState(
    ["ready", "ready"].reduce((now, verb) => must(choose(now, act(verb), "person", "nobody")), match),
  );
  const legal = ruleset.offers(state).filter(({ refusal }) => refusal === null);
  const placeOf = ({ cards, place }: Offer): string => `${cards.join()} ${place?.zone ?? ""}`;
  const [covered, open] = [true, false].map((isCovered) =>
    legal.filter(({ action }) => (action.verb === "hide") === isCovered),
  );
  expect(new Set(covered?.map(({ manner }) => manner))).toEqual(new Set(["face down"]));
  expect(open?.map(({ manner }) => manner).filter((manner) => manner !== undefined)).toEqual([]);
  expect(open?.length).toBeGreaterThan(0);
  expect(covered?.map(placeOf)).toEqual(expect.arrayContaining(open?.map(placeOf) ?? []));
});

test("marks of a card begin with what is not to be seen elsewhere", () => {
  const state = presentState(must(startMatch(ruleset, anySetup(material, 1), "nobody")));
  const { cards } = ruleset.view(state, 0);
  const marks = new Set(
    cards.flatMap(({ zone, face }) => (zone === "hand" && face.marks[0] !== "Help" ? [face.marks.at(-1)] : [])),
  );
  expect(marks).toContain("Monster");
  for (const { face } of cards) if (face.marks.length > 1) expect(face.marks[0]).not.toBe("Monster");
});
