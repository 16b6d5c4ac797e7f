import { describe, expect, it } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { choose, presentDecision, type JsonObject } from "../../../../../../shared/match/index.js";
import type { SummonerMatch } from "../../../../../../shared/games/summoner/position/requests.js";
import {
  envWith,
  happened,
  helpCard,
  idsIn,
  matchFrom,
  monster,
  playTo,
  ruleOf,
  stateOf,
  summonerCard,
  written,
  type PlayerHas,
} from "../../../../../support/match/summoner-position.js";

const once = (effect: string, side: string, scope: readonly string[], more: JsonObject = {}): JsonObject =>
  ruleOf(effect, side, scope, { span: "oneOff", ...more });
const drawTo = (side: string, value: string, more: JsonObject = {}): JsonObject =>
  once("drawCardToLimit", side, [], { value, ...more });

const cards = [
  ...["m1", "m2", "m3", "m4"].map((id) => monster(id)),
  helpCard("own", drawTo("self", "3")),
  helpCard("theirs", drawTo("opponent", "2")),
  helpCard("both", drawTo("self", "2"), drawTo("opponent", "1")),
  helpCard("never", drawTo("self", "3", { condition: { type: "not", condition: { type: "always" } } })),
  helpCard("mute", ruleOf("invalidCardEffect", "opponent", ["help"])),
  helpCard("change", once("swapSummonerCard", "self", ["summoner"])),
  helpCard("swap", once("swapMonsterPosition", "opponent", ["sky", "left"])),
  monster("drawer", { effectRules: [drawTo("self", "4")] }),
  ...["A", "B", "C", "D"].map((id) => summonerCard(id)),
];

const begin = (one: Partial<PlayerHas>, two: Partial<PlayerHas> = {}, more: JsonObject = {}): SummonerMatch =>
  matchFrom(
    envWith(
      cards,
      { summoners: ["A", "B"], deck: ["m1", "m2", "m3", "m4"], ...one },
      { summoners: ["C", "D"], deck: ["m1", "m2", "m3", "m4"], ...two },
      more,
    ),
    cards,
  );
const hands = (match: SummonerMatch): readonly number[] =>
  [0, 1].map((seat) => idsIn(stateOf(match), "hand", seat).length);

/** Chooses the card of this name. */
function pick(match: SummonerMatch, name: string): SummonerMatch {
  const { state, decision } = { state: stateOf(match), decision: presentDecision(match) };
  if (decision.kind !== "choice") throw new Error("Nothing is asked");
  const named = decision.actions.find(
    ({ card }) => state.constants.blueprints[state.cards[card]?.definition ?? -1]?.id === name,
  );
  if (named === undefined) throw new Error(`${name} is not offered`);
  return must(choose(match, named, "person", "nobody"));
}
const asked = (match: SummonerMatch): string => {
  const decision = presentDecision(match);
  return decision.kind === "choice" ? decision.prompt.purpose : decision.kind;
};
const offered = (match: SummonerMatch): readonly string[] => {
  const decision = presentDecision(match);
  const state = stateOf(match);
  return decision.kind !== "choice"
    ? []
    : decision.actions.map(({ card }) => state.constants.blueprints[state.cards[card]?.definition ?? -1]?.id ?? "");
};

// Whoever is next draws a card, so that player 2 has one more after each play of player 1.
describe("drawing up to a number", () => {
  it("is done by the player, or by the opponent, of whoever plays the card", () => {
    expect(hands(playTo(begin({ hand: ["own"] }), "help"))).toEqual([3, 1]);
    expect(hands(playTo(begin({ hand: ["theirs"] }), "help"))).toEqual([0, 3]);
    const second = begin({}, { hand: ["theirs"] }, { currentPlayer: "playerId_2", currentTurn: 2.5 });
    expect(hands(playTo(second, "help", { player: 2 }))).toEqual([3, 0]);
  });

  it("is done rule by rule", () => expect(hands(playTo(begin({ hand: ["both"] }), "help"))).toEqual([2, 2]));

  it("is not done face down, without its condition, or while the card is silenced", () => {
    expect(hands(playTo(begin({ hand: ["own"] }), "help", { hide: true }))).toEqual([0, 1]);
    expect(hands(playTo(begin({ hand: ["never"] }), "help"))).toEqual([0, 1]);
    expect(hands(playTo(begin({ hand: ["own"] }, { field: { help: "mute" } }), "help"))).toEqual([0, 1]);
  });

  it("ends with the deck", () => {
    const match = playTo(begin({ hand: ["own"], deck: ["m1"] }), "help");
    expect(hands(match)).toEqual([1, 1]);
    expect(happened(match)).toContain("empty-deck");
  });

  it("is not done by the reference, which knows no such effect", () => {
    const env = envWith(
      cards,
      { summoners: ["A", "B"], hand: ["drawer"], deck: ["m1", "m2", "m3", "m4"] },
      { summoners: ["C", "D"], deck: ["m1"] },
    );
    for (const profile of ["compat-r1", "compat-r2"] as const) {
      expect(hands(playTo(matchFrom(env, cards, profile), "sky"))).toEqual([0, 1]);
    }
    expect(hands(playTo(matchFrom(env, cards), "sky"))).toEqual([4, 1]);
  });
});

describe("another summoner", () => {
  it("changes places with the present one, and lies open on the field", () => {
    const match = playTo(begin({ hand: ["change"], summoners: ["A", "B", "D"] }), "help");
    expect([asked(match), offered(match)]).toEqual(["swap-summoner", ["B", "D"]]);
    const done = pick(match, "D");
    expect(idsIn(stateOf(done), "summoners", 0)).toEqual(["D", "B", "A"]);
    expect(written(done)).toMatchObject({
      playerId_1: { deck: { summoner: ["D", "B", "A"], currentSummonerIdx: 0 }, Field: { summonner: { id: "D" } } },
    });
    const [first = -1] = stateOf(done).zones.summoners[0] ?? [];
    expect(stateOf(done).cards[first]?.covered).toBe(false);
  });

  it("is taken without a question where there is one, and none where none is to come", () => {
    expect(idsIn(stateOf(playTo(begin({ hand: ["change"] }), "help")), "summoners", 0)).toEqual(["B", "A"]);
    expect(asked(playTo(begin({ hand: ["change"], summoners: ["A"] }), "help"))).toBe("main");
  });
});

describe("an exchange of monsters", () => {
  const own = { sky: "m1", left: "m2" };
  const zonesOf = (match: SummonerMatch): readonly string[] =>
    [0, 1].flatMap((seat) =>
      (["sky", "left", "right"] as const).map((zone) => idsIn(stateOf(match), zone, seat).join()),
    );

  it("is about monsters of the opponent in the zones of the rule, then about own ones", () => {
    const match = playTo(
      begin({ hand: ["swap"], field: own }, { field: { sky: "m3", left: "m4", right: "m3" } }),
      "help",
    );
    expect([asked(match), offered(match)]).toEqual(["swap-opponent", ["m3", "m4"]]);
    const next = pick(match, "m4");
    expect([asked(next), offered(next)]).toEqual(["swap-own", ["m1", "m2"]]);
    const done = pick(next, "m1");
    expect(zonesOf(done)).toEqual(["m4", "m2", "", "m3", "m1", "m3"]);
    expect(asked(done)).toBe("main");
  });

  it("asks for neither where there is one", () => {
    const match = playTo(
      begin({ hand: ["swap"], field: { left: "m2" } }, { field: { sky: "m3", right: "m4" } }),
      "help",
    );
    expect(zonesOf(match)).toEqual(["", "m3", "", "m2", "", "m4"]);
  });

  it("is none without a monster on either side", () => {
    expect(asked(playTo(begin({ hand: ["swap"] }, { field: { sky: "m3", left: "m4" } }), "help"))).toBe("main");
    expect(asked(playTo(begin({ hand: ["swap"], field: own }, { field: { right: "m4" } }), "help"))).toBe("main");
  });

  it("leaves both where they were in the order of play", () => {
    const played = (id: string, field: number, turn: number): JsonObject => ({
      turnAction: [{ type: "PlayCard", card_idx: 0, field_idx: field, selectedCard: { card: [id] }, turn }],
    });
    const before = begin(
      { hand: ["swap"], field: { left: "m2" }, more: played("m2", 1, 1) },
      { field: { sky: "m3" }, more: played("m3", 0, 1.5) },
    );
    const namesInOrder = (match: SummonerMatch): readonly string[] => {
      const { table, cards: all, constants } = stateOf(match);
      return table.order.map((object) => {
        const card = all.find((each) => each.object === object);
        return constants.blueprints[card?.definition ?? -1]?.id ?? "gone";
      });
    };
    expect(namesInOrder(before)).toEqual(["m2", "m3"]);
    const done = playTo(before, "help");
    expect(zonesOf(done)).toEqual(["", "m3", "", "m2", "", ""]);
    expect(namesInOrder(done)).toEqual(["m2", "m3", "swap"]);
  });
});
