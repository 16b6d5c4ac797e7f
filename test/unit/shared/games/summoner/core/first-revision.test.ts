import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../../../../shared/match/index.js";
import { textOf } from "../../../../../../shared/games/summoner/cards/json.js";
import { playerAction } from "../../../../../../shared/games/summoner/position/requests.js";
import {
  envWith,
  matchFrom,
  monster,
  playTo,
  stateOf,
  summonerCard,
  written,
  type PlayerHas,
} from "../../../../../support/match/summoner-position.js";

const oldRule = (effectType: string, target: JsonObject, more: JsonObject = {}): JsonObject => ({
  condition: { type: "always" },
  effectType,
  target,
  value: 0,
  ...more,
});
const changes = (target: JsonObject, value = 7): JsonObject => oldRule("valueModification", target, { value });
const forbids = (target: JsonObject, condition: JsonObject = { type: "always" }): JsonObject =>
  oldRule("summonRestriction", target, { condition });

/** A match by the first revision, where player 1 has `card` in hand. */
function begin(
  card: JsonObject,
  one: Partial<PlayerHas> = {},
  two: Partial<PlayerHas> = {},
  more: readonly JsonObject[] = [],
) {
  const cards = [
    card,
    monster("m50"),
    monster("worm", { monsterType: ["worm"], value: 30 }),
    { id: "sp", type: "sp", subType: [], cardName: "sp" },
    summonerCard("A"),
    summonerCard("C", { level: 5, type: ["mechanic"], name: "Old Bram (smith)" }),
    ...more,
  ];
  const env = envWith(
    cards,
    { summoners: ["A", "A"], hand: [textOf(card.id)], ...one },
    { summoners: ["C", "C"], deck: ["m50"], ...two },
  );
  return matchFrom(env, cards, "compat-r1");
}

/** The printed values of the cards on both fields once the card was played, as the file has them. */
function printedAfter(
  rule: JsonObject,
  two: Partial<PlayerHas> = {},
  one: Partial<PlayerHas> = {},
): readonly unknown[] {
  const file = written(playTo(begin(monster("x", { effectRules: [rule] }), one, two), "sky"));
  return ["playerId_1", "playerId_2"].flatMap((id) =>
    ["left", "sky", "right"].flatMap((zone) => {
      const { Field } = file[id] as { Field: Record<string, readonly { cardDetails: readonly { value: number }[] }[]> };
      return (Field[zone] ?? []).map(({ cardDetails: [card] }) => `${id.at(-1)} ${zone} ${card?.value}`);
    }),
  );
}

const theirs: Partial<PlayerHas> = { field: { left: "m50", sky: "worm", right: ["m50"] } };

describe("effects on values, by the first revision", () => {
  it("overwrite what is printed on several monsters that lie face up", () => {
    expect(printedAfter(changes({ type: "opponent", scope: "all", value: 50 }), theirs)).toEqual([
      "1 sky 50",
      "2 left 7",
      "2 sky 30",
      "2 right 50",
    ]);
    expect(printedAfter(changes({ type: "opponent", scope: "all", monsterType: "worm" }), theirs)).toEqual([
      "1 sky 50",
      "2 left 50",
      "2 sky 7",
      "2 right 50",
    ]);
  });

  it("of neighbours are about left and right, of one's own side too", () => {
    const both: Partial<PlayerHas> = { field: { left: "m50", sky: "worm", right: "m50" } };
    expect(printedAfter(changes({ type: "opponent", scope: "adjacent" }), both)).toEqual([
      "1 sky 50",
      "2 left 7",
      "2 sky 30",
      "2 right 7",
    ]);
    expect(printedAfter(changes({ type: "component", scope: "adjacent" }), {}, { field: { left: "worm" } })).toEqual([
      "1 left 7",
      "1 sky 50",
    ]);
  });

  it.each([
    ["of all without a type or value", changes({ type: "opponent", scope: "all" })],
    ["of a single card", changes({ type: "self", scope: "single" })],
    ["of named monsters", changes({ type: "opponent", scope: "monster", monsterName: "m50" })],
    ["of what a summoner adds", changes({ type: "opponent", scope: "adjacent", modificationType: "nativeAddition" })],
    ["of another kind", oldRule("summonCondition", { type: "opponent", scope: "adjacent" }, { value: 7 })],
    [
      "whose condition is not met",
      { ...changes({ type: "opponent", scope: "adjacent" }), condition: { type: "summoner", value: "Bram" } },
    ],
  ])("%s change nothing", (_what, rule) => {
    expect(printedAfter(rule, theirs)).toEqual(["1 sky 50", "2 left 50", "2 sky 30", "2 right 50"]);
  });
});

describe("totals, by the first revision", () => {
  const total = (native: JsonObject, one: Partial<PlayerHas> = {}): number | undefined => {
    const adds = summonerCard("N", { nativeAddition: [{ type: "wind", value: 20 }], ...native });
    const match = begin(monster("x"), { summoners: ["N", "N"], ...one }, {}, [adds]);
    return stateOf(playTo(match, "sky")).counters[0]?.points;
  };
  const negation = (condition: JsonObject, target: JsonObject = {}): JsonObject => ({
    effectRules: [
      oldRule(
        "valueModification",
        { type: "self", modificationType: "nativeAddition", ...target },
        { condition, value: 5 },
      ),
    ],
  });

  it("add what the summoner adds, or what its rule says instead", () => {
    expect(total({})).toBe(70);
    expect(total(negation({ type: "opponentHasSummoner", opponentName: "Bram" }))).toBe(55);
    expect(total(negation({ type: "opponentSummonerHasType", opponentType: "mechanic" }))).toBe(55);
  });

  it.each([
    ["a summoner who is not there", negation({ type: "opponentHasSummoner", opponentName: "Ilsa" })],
    ["a type of another summoner", negation({ type: "opponentSummonerHasType", opponentType: "wind" })],
    ["a condition of another kind", negation({ type: "always" })],
    ["the other player", negation({ type: "opponentHasSummoner", opponentName: "Bram" }, { type: "opponent" })],
  ])("are not changed by a rule about %s", (_what, summoner) => expect(total(summoner)).toBe(70));

  it("begin with what is stored, and are of cards that lie face up", () => {
    const raw = monster("m50");
    const placed = (isBack: boolean, valueOnField: number): JsonObject => ({
      card: ["m50"],
      cardDetails: [raw],
      isBack: [isBack],
      valueOnField,
    });
    const Field = {
      summonner: summonerCard("A"),
      sky: [],
      left: [placed(false, 90)],
      right: [placed(true, 40)],
      help: [],
      sp: [],
    };
    expect(total({}, { more: { Field } })).toBe(110 + 70);
    expect(total({}, { more: { Field: { ...Field, left: [placed(false, 0)] } } })).toBe(70 + 70);
  });
});

describe("restrictions, by the first revision", () => {
  const entries = (target: JsonObject, condition?: JsonObject): readonly unknown[] => {
    const rules = { effectRules: [forbids(target, condition)] };
    const match = begin(monster("x"), { summoners: ["R", "R"] }, {}, [summonerCard("R", rules)]);
    const file = written(playTo(match, "sky"));
    return [1, 2].map((index) => {
      const { restrictions } = file[`playerId_${index}`] as { restrictions: { summonRestrictions: unknown } };
      return restrictions.summonRestrictions;
    });
  };
  const ruleId = "playerId_1_R_0";
  const dragons = { ruleId, scope: "allField", target: "dragon", type: "" };

  it("are written for the player whom they are about", () => {
    expect(entries({ type: "opponent", scope: "allField", monsterType: "dragon" })).toEqual([[], [dragons]]);
    expect(entries({ type: "opponent", scope: "all", monsterType: "dragon" })).toEqual([[], [dragons]]);
    expect(entries({ type: "self", scope: "allField", monsterType: "dragon" })).toEqual([[dragons], []]);
  });

  it("are empty where they are of no known kind", () => {
    const disable = { type: "opponent", modificationType: "disable" };
    expect(entries({ ...disable, scope: "sp" })[1]).toEqual([{ ruleId, scope: "sp", target: "disable", type: "" }]);
    expect(entries({ ...disable, scope: "sky" })[1]).toEqual([
      { ruleId, scope: "sky", target: "disable", type: "allMonster" },
    ]);
    expect(entries({ ...disable, scope: "left" })[1]).toEqual([{}]);
    expect(entries({ type: "opponent", scope: "sky" })[1]).toEqual([{}]);
    expect(entries({ type: "opponent", scope: "sp" })[1]).toEqual([{}]);
  });

  const level = (operator: string, opponentLevel: number, more: JsonObject = {}): JsonObject => ({
    type: "opponentSummonerHasLevel",
    operator,
    opponentLevel,
    ...more,
  });
  it.each([
    [true, { type: "opponentHasSummoner", opponentName: "Bram" }],
    [false, { type: "opponentHasSummoner", opponentName: "Ilsa" }],
    [false, { type: "opponentDontHasSummoner", opponentName: "Bram" }],
    [true, { type: "opponentDontHasSummoner", opponentName: "Ilsa" }],
    [true, level("OverOrEqual", 5)],
    [false, level("OverOrEqual", 6)],
    [true, level("UnderOrEqual", 5)],
    [false, level("UnderOrEqual", 4)],
    [true, level("Equal", 5)],
    [false, level("Equal", 6)],
    // Without a known operator the server goes on to ask whether the summoner is another one.
    [true, level("BelowOrEqual", 5)],
    [true, level("", 5, { opponentName: "Ilsa" })],
    [false, level("", 5, { opponentName: "Bram" })],
    [false, { type: "selfHasMonster" }],
  ])("hold: %s with %j", (isHeld, condition) => {
    const [, list] = entries({ type: "opponent", scope: "sky", modificationType: "disable" }, condition);
    expect(list).toHaveLength(isHeld ? 1 : 0);
  });

  const refusalOf = (card: JsonObject, target: JsonObject, field: number): string | null => {
    const rules = { effectRules: [forbids({ type: "self", ...target })] };
    const match = begin(card, { summoners: ["R", "R"] }, {}, [summonerCard("R", rules)]);
    const done = playerAction(match, "playerId_1", { type: "PlayCard", card_idx: 0, field_idx: field });
    return done.ok ? null : done.error.message;
  };
  const dragon = monster("x", { monsterType: ["dragon", "god"] });
  const words = "Cannot summon dragon, god type monsters due to summoner effect";

  it("refuse monsters by a part of a type, or by a member of a list", () => {
    expect(refusalOf(dragon, { scope: "allField", monsterType: "sea dragon" }, 0)).toBe(words);
    expect(refusalOf(dragon, { scope: "allField", monsterType: ["bird", "god"] }, 0)).toBe(words);
    expect(refusalOf(dragon, { scope: "allField", monsterType: ["dragons"] }, 0)).toBeNull();
    expect(refusalOf(monster("x", { monsterType: [""] }), { scope: "allField", monsterType: "worm" }, 0)).toBe(
      "Cannot summon  type monsters due to summoner effect",
    );
  });

  it("refuse monsters in a closed zone, and sp cards by whatever restriction", () => {
    const sky = { scope: "sky", modificationType: "disable" };
    expect(refusalOf(dragon, sky, 0)).toBe(`${words} type 2`);
    expect(refusalOf(dragon, sky, 1)).toBeNull();
    const sp = { id: "sp", type: "sp", subType: [], cardName: "sp" };
    expect(refusalOf(sp, sky, 4)).toBe("Cannot summon sp due to summoner effect");
  });
});
