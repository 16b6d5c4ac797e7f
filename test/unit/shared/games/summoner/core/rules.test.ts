import { describe, expect, it } from "vitest";
import { blueprintOf } from "../../../../../../shared/games/summoner/cards/blueprint.js";
import { blockOf } from "../../../../../../shared/games/summoner/core/blocks.js";
import type { Board } from "../../../../../../shared/games/summoner/core/board.js";
import { holds } from "../../../../../../shared/games/summoner/core/conditions.js";
import { inForce } from "../../../../../../shared/games/summoner/core/sources.js";
import { readCondition } from "../../../../../../shared/games/summoner/cards/read-rule.js";
import type { FieldZone } from "../../../../../../shared/games/summoner/vocabulary.js";
import type { JsonObject } from "../../../../../../shared/match/index.js";

const always = { type: "always" };
const never = { type: "not", condition: always };

const summoner = (more: JsonObject = {}) => blueprintOf({ id: "S", name: "Ilsa (gale)", nativeAddition: [], ...more });
const card = (type: string, ...effectRules: readonly JsonObject[]) =>
  blueprintOf({ id: type, type, cardName: type, monsterType: ["dragon"], attribute: ["wind"], value: 50, effectRules });
const monster = card("monster");

type Placed = readonly [seat: number, zone: FieldZone, card: ReturnType<typeof card>];

/** A board whose keys are the places in the list. */
const boardWith = (placed: readonly Placed[], one = summoner(), two = summoner()): Board => ({
  summoners: [one, two],
  cards: placed.map(([seat, zone, each], key) => ({ key, card: each, zone, seat, covered: false })),
  hands: [3, 0],
});

const rule = (effectType: string, side: string, scope: readonly string[], more: JsonObject = {}): JsonObject => ({
  effectType,
  condition: always,
  target: { type: side, scope: [...scope], subScope: ["all"] },
  ...more,
});

describe("restrictions", () => {
  const block = card("help", rule("blockSummonCard", "opponent", ["sky"], { reason: "The sky is closed" }));
  const override = card("sp", rule("overrideRestriction", "self", ["sky"]));
  const overrideOfOpponent = card("sp", rule("overrideRestriction", "opponent", ["sky"]));

  it("say their own reason, and are lifted only by a card of the player", () => {
    expect(blockOf(boardWith([[1, "help", block]]), 0, monster, "sky")).toBe("The sky is closed");
    expect(blockOf(boardWith([[1, "help", block]]), 0, monster, "left")).toBeNull();
    expect(blockOf(boardWith([[1, "help", block]]), 1, monster, "sky")).toBeNull();
    const lifted = boardWith([
      [1, "help", block],
      [0, "sp", override],
    ]);
    expect(blockOf(lifted, 0, monster, "sky")).toBeNull();
    const kept = boardWith([
      [1, "help", block],
      [1, "sp", overrideOfOpponent],
    ]);
    expect(blockOf(kept, 0, monster, "sky")).toBe("The sky is closed");
  });

  it("of the card itself are not lifted, and say their own reason too", () => {
    const own = card("monster", { effectType: "ableToSummon", condition: never, reason: "Not today" });
    expect(blockOf(boardWith([[0, "sp", override]]), 0, own, "sky")).toBe("Not today");
    const silent = card("monster", { effectType: "ableToSummon", condition: never });
    expect(blockOf(boardWith([]), 0, silent, "sky")).toBe("This card can only be summoned when never");
  });

  it("are what a summoner's silence for one zone alone is; for several zones it silences", () => {
    const silencing = (...scope: readonly string[]) =>
      summoner({ effectRules: [rule("invalidCardEffect", "opponent", scope)] });
    for (const zone of ["sky", "sp"] as const) {
      const board = boardWith([[1, zone, monster]], silencing(zone));
      expect(blockOf(board, 1, monster, zone)).not.toBeNull();
      expect(inForce(board).isSilenced({ key: 0, seat: 1 })).toBe(false);
    }
    for (const scope of [["sky", "left"], ["sp", "help"], ["left"]]) {
      const board = boardWith([[1, scope[0] as FieldZone, monster]], silencing(...scope));
      expect(blockOf(board, 1, monster, scope[0] as FieldZone)).toBeNull();
      expect(inForce(board).isSilenced({ key: 0, seat: 1 })).toBe(true);
    }
  });
});

describe("conditions", () => {
  const board = boardWith([], summoner({ level: 0 }), summoner({ type: ["wind", "mechanic"] }));
  const isTrue = (condition: JsonObject): boolean => holds(board, readCondition(condition), { seat: 0 });

  it("are joined and turned round", () => {
    expect(isTrue({ type: "or", conditions: [never, always] })).toBe(true);
    expect(isTrue({ type: "or", conditions: [never, never] })).toBe(false);
    expect(isTrue({ type: "or", conditions: [] })).toBe(false);
    expect(isTrue({ type: "and", conditions: [always, never] })).toBe(false);
    expect(isTrue(never)).toBe(false);
    expect(isTrue({ type: "not", condition: never })).toBe(true);
  });

  it("look at every type of a summoner", () => {
    for (const value of ["wind", "mechanic"]) expect(isTrue({ type: "opponentSummonerHasType", value })).toBe(true);
    expect(isTrue({ type: "opponentSummonerHasType", value: "fire" })).toBe(false);
  });

  it("are false without a level or a number", () => {
    expect(isTrue({ type: "selfSummonerHasLevel", value: "", operator: "Equal" })).toBe(false);
    expect(isTrue({ type: "selfSummonerHasLevel", value: "0", operator: "Equal" })).toBe(true);
    expect(isTrue({ type: "handCardLessThan", value: "" })).toBe(false);
    expect(isTrue({ type: "handCardLessThan", value: "3" })).toBe(false);
    expect(isTrue({ type: "handCardLessThan", value: "4" })).toBe(true);
  });
});

describe("silence", () => {
  const silencing = (priority: number) => card("sp", rule("invalidCardEffect", "opponent", ["sp"], { priority }));
  const silenced = (board: Board) => board.cards.map(({ key, seat }) => inForce(board).isSilenced({ key, seat }));
  const both = (one: number, two: number, points: readonly [number, number]) =>
    silenced(
      boardWith(
        [
          [0, "sp", silencing(one)],
          [1, "sp", silencing(two)],
        ],
        summoner({ initialPoint: points[0] }),
        summoner({ initialPoint: points[1] }),
      ),
    );

  it("comes by priority, then by the initial point, then in the order of play; who is silenced silences nobody", () => {
    expect(both(1, 2, [90, 10])).toEqual([true, false]);
    expect(both(2, 1, [10, 90])).toEqual([false, true]);
    expect(both(1, 1, [10, 90])).toEqual([true, false]);
    expect(both(1, 1, [90, 10])).toEqual([false, true]);
    expect(both(1, 1, [50, 50])).toEqual([false, true]);
  });

  it("of a summoner is one of that player's summoner alone", () => {
    const board = boardWith([[0, "sp", card("sp", rule("invalidCardEffect", "opponent", ["summoner"]))]]);
    const force = inForce(board);
    expect([0, 1].map((seat) => force.isSilenced({ key: -1, seat }))).toEqual([false, true]);
  });

  it("shields only monsters of its owner", () => {
    const shield = (side: string) => card("sp", rule("removeAllEffectFromOpponent", side, ["monster"]));
    const shielded = (side: string) =>
      inForce(
        boardWith([
          [0, "sp", shield(side)],
          [0, "sky", monster],
          [1, "sky", monster],
        ]),
      ).shielded;
    expect([...shielded("self")]).toEqual([1]);
    expect([...shielded("opponent")]).toEqual([]);
  });
});
