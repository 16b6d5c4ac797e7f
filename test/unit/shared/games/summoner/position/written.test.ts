import { describe, expect, it } from "vitest";
import { objectOf } from "../../../../../../shared/games/summoner/cards/json.js";
import type { JsonObject } from "../../../../../../shared/match/index.js";
import {
  envWith,
  helpCard,
  matchFrom,
  monster,
  playTo,
  summonerCard,
  written,
} from "../../../../../support/match/summoner-position.js";

const cards = [monster("m1"), helpCard("h"), summonerCard("A"), summonerCard("B")];
const has = { summoners: ["A", "B"], hand: ["m1", "h"], deck: ["m1", "h"] };
const placed = { card: ["m1"], cardDetails: [monster("m1")], valueOnField: 50 };
const env = (more: JsonObject = {}, all: JsonObject = {}): JsonObject => envWith(cards, { ...has, more }, has, all);
const json = (value: unknown): string => JSON.stringify(value);

describe("a position that nothing has happened in", () => {
  it.each([
    ["by itself", env()],
    ["as part of a game file", { gameId: "g", gameEnv: env(), note: [1] }],
    [
      "with numbers written as texts",
      env({ redraw: "1", playerPoint: "0", overallGamePoint: "7" }, { currentTurn: "2" }),
    ],
    ["with readiness that is not a number", env({ redraw: true })],
    ["without lists that are empty", env({ deck: { currentSummonerIdx: 0, summoner: ["A"] }, Field: { sky: [] } })],
    ["with a card that does not say how it lies", env({ Field: { summonner: {}, sky: [placed] } })],
    [
      "with a card without a value",
      env({ Field: { sky: [{ card: ["h"], cardDetails: [helpCard("h")], isBack: [false] }] } }),
    ],
    [
      "with unknown keys at every level",
      env({ x: 1, deck: { ...has, y: 2, summoner: ["A"], mainDeck: [], currentSummonerIdx: 0 } }, { z: 3 }),
    ],
    ["before the first turn", { playerId_1: { deck: { summoner: ["A"], hand: ["m1"] } }, playerId_2: { deck: {} } }],
    ["that is over", env({}, { phase: "GAME_END", winner: "draw" })],
  ])("is written as it was read: %s", (_what, file) => {
    for (const profile of ["ruled", "compat-r1", "compat-r2"] as const) {
      expect(json(written(matchFrom(file, cards, profile)))).toBe(json(file));
    }
  });

  it("says of a player who is not ready what the file says", () => {
    const file = (redraw: JsonObject) => {
      const player = Object.entries(objectOf(env().playerId_1)).filter(([key]) => key !== "redraw");
      return { ...env({}, { phase: "START_REDRAW" }), playerId_1: { ...Object.fromEntries(player), ...redraw } };
    };
    for (const each of [{}, { redraw: 0 }, { redraw: "0" }]) {
      expect(json(written(matchFrom(file(each), cards)))).toBe(json(file(each)));
    }
  });
});

describe("a card that was played", () => {
  const cardsOf = (profile: "ruled" | "compat-r1", at: number, zone: "sky" | "help", hide = false) => {
    const file = written(playTo(matchFrom(env(), cards, profile), zone, { at, hide }));
    const { Field, turnAction } = file.playerId_1 as {
      Field: Record<string, readonly JsonObject[]>;
      turnAction: readonly JsonObject[];
    };
    return { card: Field[zone]?.[0], entry: turnAction[0] };
  };

  it("lies on the field with its details, and in the log", () => {
    const card = { card: ["m1"], cardDetails: [monster("m1")], isBack: [false], valueOnField: 50 };
    for (const profile of ["ruled", "compat-r1"] as const) {
      expect(json(cardsOf(profile, 0, "sky"))).toBe(
        json({ card, entry: { type: "PlayCard", card_idx: 0, field_idx: 0, selectedCard: card, turn: 2 } }),
      );
    }
  });

  it("face down is worth nothing", () => {
    const card = { card: ["m1"], cardDetails: [monster("m1")], isBack: [true], valueOnField: 0 };
    expect(json(cardsOf("ruled", 0, "help", true))).toBe(
      json({ card, entry: { type: "PlayCardBack", card_idx: 0, field_idx: 3, selectedCard: card, turn: 2 } }),
    );
  });

  it("has no value where it is not a monster", () => {
    const card = { card: ["h"], cardDetails: [helpCard("h")], isBack: [false] };
    expect(json(cardsOf("ruled", 1, "help").card)).toBe(json(card));
  });
});

it("the deck begins with its top, and restrictions are those of the first revision only", () => {
  const next = (profile: "ruled" | "compat-r1") =>
    written(playTo(matchFrom(env({ restrictions: { own: 1 } }), cards, profile), "sky"));
  expect(next("ruled")).toMatchObject({
    playerId_1: { restrictions: { own: 1 } },
    playerId_2: { deck: { hand: ["m1", "h", "m1"], mainDeck: ["h"] } },
    currentTurn: 2.5,
  });
  expect(next("compat-r1")).toMatchObject({ playerId_1: { restrictions: { summonRestrictions: [] } } });
});
