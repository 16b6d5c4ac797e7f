import { describe, expect, it } from "vitest";
import { envFormat } from "../../../../../../shared/games/summoner/position/env-format.js";
import { must } from "../../../../../../shared/base/index.js";
import type { JsonObject } from "../../../../../../shared/match/index.js";
import {
  envWith,
  happened,
  helpCard,
  idsIn,
  matchFrom,
  monster,
  playTo,
  stateOf,
  summonerCard,
  written,
  type PlayerHas,
} from "../../../../../support/match/summoner-position.js";

const cards = [
  ...[20, 30, 40, 50, 60].map((value) => monster(`m${value}`, { value })),
  helpCard("h"),
  ...["A", "B", "C", "D"].map((id, at) => summonerCard(id, { initialPoint: 10 + at })),
];

/** The last card of a battle is in the hand of player 1: with it both have 50 more than what they say. */
const full = (first: string, second: string): PlayerHas["field"] => ({ sky: first, left: second, help: "h" });
const battle = (one: Partial<PlayerHas>, two: Partial<PlayerHas>, more: JsonObject = {}): JsonObject =>
  envWith(
    cards,
    { summoners: ["A", "B"], hand: ["m50", "m20"], deck: ["m20"], field: full("m40", "m40"), ...one },
    {
      summoners: ["C", "D"],
      hand: ["m20"],
      deck: ["m20", "m30"],
      field: { ...full("m30", "m30"), right: "m50" },
      ...two,
    },
    more,
  );

const last = (env: JsonObject, index: number): unknown => {
  const { turnAction } = env[`playerId_${index}`] as { turnAction: readonly unknown[] };
  return turnAction.at(-1);
};

describe("a battle that does not end the match", () => {
  const match = playTo(matchFrom(battle({ more: { overallGamePoint: 5 } }, {}), cards), "right");
  const state = stateOf(match);

  it("adds its margin to the victory points of the winner", () => {
    expect(state.counters.map(({ overall, points }) => [overall, points])).toEqual([
      [25, 0],
      [0, 0],
    ]);
    expect(written(match)).toMatchObject({ playerId_1: { overallGamePoint: 25, playerPoint: 0 } });
    expect(written(match).playerId_2).not.toHaveProperty("overallGamePoint");
  });

  it("writes the victory points of the winner where the file had none", () => {
    const file = written(playTo(matchFrom(battle({}, {}), cards), "right"));
    expect(file).toMatchObject({ playerId_1: { overallGamePoint: 20 } });
    expect(file.playerId_2).not.toHaveProperty("overallGamePoint");
  });

  it("is written into the logs of both, in its own turn", () => {
    const entry = { turn: 2, type: "EndSummonerBattle", winner: "playerId_1" };
    expect([1, 2].map((index) => last(written(match), index))).toEqual([entry, entry]);
    expect(happened(match)).toContain("summoners");
  });

  it("discards all cards of both fields, which no longer count as played", () => {
    for (const seat of [0, 1]) {
      for (const zone of ["sky", "left", "right", "help"] as const) expect(idsIn(state, zone, seat)).toEqual([]);
      expect(idsIn(state, "discard", seat)).toHaveLength(4);
    }
    expect(state.table.order).toEqual([]);
    expect(must(envFormat.write(match)).remarks).toEqual([{ message: "8 discarded cards are not part of gameEnv." }]);
  });

  it("is followed by the battle of the next summoners, and by the turn of the other player", () => {
    expect(state.counters.map(({ summonerIndex }) => summonerIndex)).toEqual([1, 1]);
    expect(written(match)).toMatchObject({
      playerId_1: { deck: { currentSummonerIdx: 1 }, Field: { summonner: { id: "B" }, sky: [] } },
      playerId_2: { deck: { hand: ["m20", "m20"] }, Field: { summonner: { id: "D" } } },
      currentPlayer: "playerId_2",
      currentTurn: 2.5,
    });
    expect(state.zones.summoners.map((ids) => ids.map((id) => state.cards[id]?.covered))).toEqual([
      [false, false],
      [false, false],
    ]);
  });
});

describe("a drawn battle", () => {
  const drawn = battle({ field: full("m30", "m30") }, {});

  it("leaves its total to the next one only where the option says so", () => {
    expect(stateOf(playTo(matchFrom(drawn, cards), "right")).table.carried).toBe(0);
    const carried = playTo(matchFrom(drawn, cards, "ruled", { carryDraw: true }), "right");
    expect(stateOf(carried).table.carried).toBe(110);
    expect(last(written(carried), 1)).toMatchObject({ winner: "draw" });
  });
});

describe("what ends a match", () => {
  const outcomeOf = (env: JsonObject, profile: "ruled" | "compat-r1" = "ruled") => {
    const match = playTo(matchFrom(env, cards, profile), "right");
    return { outcome: stateOf(match).outcome, file: written(match) };
  };

  it("is a lead of more than 50", () => {
    const { outcome, file } = outcomeOf(battle({ field: full("m60", "m60") }, {}));
    expect(outcome).toEqual({ winners: [0], reason: "margin" });
    expect(file).toMatchObject({ phase: "GAME_END", winner: "playerId_1", playerId_1: { playerPoint: 170 } });
  });

  it("is more than 50 victory points", () => {
    const { outcome, file } = outcomeOf(battle({ more: { overallGamePoint: 31 } }, {}));
    expect(outcome).toEqual({ winners: [0], reason: "victory-points" });
    expect(file).toMatchObject({ playerId_1: { overallGamePoint: 51 } });
    expect(outcomeOf(battle({ more: { overallGamePoint: 30 } }, {})).outcome).toBeNull();
  });

  it("is that a player has no other summoner, by our rules whoever it is", () => {
    for (const [one, two] of [
      [["A"], ["C", "D"]],
      [["A", "B"], ["C"]],
      [["A"], ["C"]],
    ] as const) {
      const { outcome } = outcomeOf(battle({ summoners: one }, { summoners: two }));
      expect(outcome, `${one.join()} ${two.join()}`).toEqual({ winners: [0], reason: "last-summoner" });
    }
  });

  it("is in the reference only that the player who did not act has none; whoever acted wins", () => {
    const behind = { more: { overallGamePoint: 25 }, summoners: ["C"] };
    expect(outcomeOf(battle({ field: full("m40", "m20") }, behind), "compat-r1").outcome).toEqual({
      winners: [0],
      reason: "last-summoner",
    });
    const { outcome, file } = outcomeOf(battle({ summoners: ["A"] }, {}), "compat-r1");
    expect(outcome).toBeNull();
    expect(file).toMatchObject({ playerId_1: { deck: { currentSummonerIdx: 1 } } });
  });

  it("is a draw where nothing is to choose between them, and the file says so", () => {
    const twins = [...cards, summonerCard("X"), summonerCard("Y")];
    const env = battle({ field: full("m30", "m30"), summoners: ["X"] }, { summoners: ["Y"] });
    const match = playTo(matchFrom(env, twins), "right");
    expect(stateOf(match).outcome).toEqual({ winners: [], reason: "last-summoner" });
    expect(written(match)).toMatchObject({ phase: "GAME_END", winner: "draw" });
  });
});

it("in the reference the cards of the monster zones vanish, and the others stay", () => {
  const state = stateOf(playTo(matchFrom(battle({}, {}), cards, "compat-r1"), "right"));
  for (const seat of [0, 1]) {
    expect(idsIn(state, "help", seat)).toEqual(["h"]);
    expect([idsIn(state, "gone", seat).length, idsIn(state, "discard", seat).length]).toEqual([3, 0]);
  }
});
