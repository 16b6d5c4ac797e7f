import { describe, expect, test } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import {
  BLANK_SOURCE,
  callerOfRow,
  cardLists,
  cardOfRow,
  indexesOf,
  wellOfRow,
} from "../../../../../../shared/games/dreamtides/rules/index.js";
import { act, fingerprint, preview, randomFrom } from "../../../../../../shared/match/index.js";
import { Board, boardWith, character, event, type TestCard } from "./board.js";

describe("dreamcallers", () => {
  const caller: TestCard = {
    kind: "dreamcaller",
    awakening: 2,
    rulesText: "Allied characters have +{$s} spark.\n\nWhen you play an event, gain {points($p)}.",
    variables: "s: 1\np: 1",
  };

  test("their abilities are active from the given turn of their owner", () => {
    const board = new Board({
      cards: { Caller: caller },
      mine: { callers: ["Caller"], hand: ["Spell", "Spell"], battlefield: ["Ally"] },
    });
    board.play("Spell");
    expect([board.points(), board.spark("Ally")]).toEqual([0, 2]);
    board.end().end();
    const scored = board.points();
    expect([board.play("Spell").points() - scored, board.spark("Ally")]).toEqual([1, 3]);
  });

  test("a match is set up with them", () => {
    const board = new Board({ cards: { Caller: { ...caller, awakening: 0 } }, options: { dreamcallers: [[10], []] } });
    expect(board.in("callers")).toEqual(["Caller"]);
  });
});

describe("changes by hand", () => {
  test("a card put on the stack is played for nothing and aimed", () => {
    const board = new Board({ mine: { energy: 0 }, theirs: { battlefield: ["Enemy", "Small"] } });
    board.make("Zap", "stack");
    expect(board.asks).toBe("0 character");
    expect(board.pick("Small").in("void", 1)).toEqual(["Small"]);
  });

  test("a card put on the stack while a player may respond gives the opponent of its player the answer", () => {
    const board = new Board({
      mine: { hand: ["Quick", "Small"] },
      theirs: { hand: ["Quick", "Spell"] },
    }).play("Small");
    expect(board.asks).toBe("1 respond");
    const spell = board.state.zones.hand[1]?.find((id) => board.nameOf(id) === "Spell") ?? -1;
    board.edit({ kind: "move", card: spell, zone: "stack", side: 1 });
    expect(board.asks).toBe("0 respond");
    expect(board.play("Quick").asks).toBe("1 respond");
  });

  test("a card taken from the stack does not resolve", () => {
    const board = new Board({ mine: { hand: ["Ally"] }, theirs: { hand: ["Stop"] } }).play("Ally");
    const card = board.state.stack[0]?.card ?? -1;
    board.edit({ kind: "move", card, zone: "hand", side: 0 });
    expect([board.state.stack.length, board.in("hand")]).toEqual([0, ["Ally"]]);
  });

  test("what a change sets off happens before the question that waits", () => {
    const board = new Board({
      cards: { Greeter: character("{Materialized} Return an enemy to hand.") },
      theirs: { battlefield: ["Enemy", "Small"] },
    });
    board.make("Greeter", "battlefield");
    expect(board.asks).toBe("0 character");
    expect(board.pick("Small").asks).toBe("0 main");
  });

  test.each([
    ["draw", { value: 2 }, (board: Board) => board.size("hand"), 2],
    ["gain-points", { value: 3 }, (board: Board) => board.points(), 3],
    ["deck-size", { value: 3 }, (board: Board) => [board.size("deck"), board.size("void")], [3, 5]],
    ["hand-to-deck", {}, (board: Board) => board.size("deck"), 9],
    ["spark", { value: 9 }, (board: Board) => board.spark("Ally"), 9],
  ])("%s", (what, more, look, expected) => {
    const board = new Board({ mine: { battlefield: ["Ally"], hand: what === "hand-to-deck" ? ["Spell"] : [] } });
    board.edit({ kind: "game", what, seat: 0, card: board.card("Ally"), value: 0, ...more });
    expect(look(board)).toEqual(expected);
  });

  test("next-well", () => {
    const board = new Board({});
    const well = board.state.zones.dreamwell[0]?.[0] ?? -1;
    board.edit({ kind: "game", what: "next-well", seat: 0, card: well, value: 0 });
    expect(board.stop().state.table.well).toBe(well);
  });

  test("edited cards take the places of those they were, statics included", () => {
    const grower: TestCard = character("Allied characters have +{$s} spark.", "s: 1");
    const board = new Board({ cards: { Grower: grower }, mine: { battlefield: ["Grower", "Ally"], hand: ["Spell"] } });
    const definitions = board.state.constants.definitions
      .slice(0, board.state.constants.given)
      .map(({ source }) => source);
    const edited = definitions.map((source) => ({
      ...source,
      ...(source.name === "Grower" ? { variables: "s: 5" } : {}),
      ...(source.name === "Spell" ? { energyCost: 4 } : {}),
    }));
    board.edit({ kind: "redefine", definitions: edited });
    expect([board.spark("Ally"), board.cost("Spell")]).toEqual([7, 4]);
  });
});

describe("what a player sees", () => {
  test("the words of actions, refused ones with their reasons", () => {
    const board = new Board({ mine: { hand: ["Spell", "Big"], energy: 1 } });
    const offers = board
      .rules()
      .offers(board.state)
      .map(({ label, refusal }) => [label, refusal]);
    expect(offers).toEqual([
      ["End turn", null],
      ["Play Spell", null],
      ["Play Big", "Needs 5 energy, has 1."],
    ]);
  });

  test("the log says what happened", () => {
    const board = boardWith(event("{Dissolve} an enemy."), { theirs: { battlefield: ["Enemy"] } });
    const from = board.log.length;
    board.play("It");
    const words = board.log.slice(from).flatMap((entry) => board.rules().tell(board.state, entry, 0) ?? []);
    expect(words).toContain("Player 1 plays It for 1●");
    expect(words).toContain("Enemy: dissolved");
  });

  test("who could win at the next judgment is shown", () => {
    const board = new Board({ options: { pointsToWin: 6 }, mine: { battlefield: ["Big"] } }).stop();
    expect(board.rules().view(board.state, 0).facts.imminent).toEqual([true, false]);
  });

  test("the points of the next judgment are shown beside the counters", () => {
    const board = new Board({ mine: { battlefield: ["Big"] }, theirs: { battlefield: ["Enemy"] } });
    const ahead = board.spark("Big") - board.spark("Enemy", 1);
    expect(
      board
        .rules()
        .view(board.state, 0)
        .counters.map(({ scores }) => scores),
    ).toEqual([ahead, 0]);
  });

  test("a position is saved and loaded in the middle of an effect", () => {
    const board = boardWith(event("{Foresee($f)}. Discard {cards($d)}.", "f: 2\nd: 1"), {
      mine: { hand: ["It", "Ally", "Big"] },
    }).play("It");
    const rules = board.rules();
    const setup = {
      definitions: board.state.constants.definitions.slice(0, board.state.constants.given).map(({ source }) => source),
      decks: [
        { name: "Test", cards: [] },
        { name: "Test", cards: [] },
      ],
      options: { openingHand: 0, pointsToWin: 100 },
      seed: 1,
    };
    const loaded = must(rules.load(rules.save(board.state), setup));
    expect(fingerprint(loaded)).toBe(fingerprint(board.state));
    expect(rules.decision(loaded)).toEqual(rules.decision(board.state));
  });

  test("a guess at what is hidden looks the same to who guesses", () => {
    const board = boardWith(event("{Discover} a character with cost {energy($e)}.", "e: 2"), {
      mine: { hand: ["It"] },
      theirs: { hand: ["Zap", "Ally"] },
    }).play("It");
    const rules = board.rules();
    const guess = rules.determinize(board.state, 0, randomFrom(7));
    expect({ ...rules.view(guess, 0), step: 0 }).toEqual({ ...rules.view(board.state, 0), step: 0 });
  });

  test("a better position is judged better", () => {
    const good = new Board({ mine: { battlefield: ["Big"], points: 5 } });
    const rules = good.rules();
    expect(rules.evaluate(good.state, 0)).toBeGreaterThan(0.1);
    expect(rules.evaluate(good.state, 1)).toBeCloseTo(-rules.evaluate(good.state, 0));
  });
});

describe("cards and decks from rows", () => {
  const row = {
    id: "A",
    name: "Ally",
    "energy-cost": 2,
    "card-type": "Character",
    subtype: "Mage",
    spark: "*",
    "is-fast": true,
    "rules-text": "x",
    variables: "y",
  };

  test.each([
    [
      "a card",
      cardOfRow(row),
      {
        ...BLANK_SOURCE,
        id: "A",
        name: "Ally",
        cardType: "Character",
        energyCost: 2,
        spark: null,
        subtype: "Mage",
        fast: true,
        rulesText: "x",
        variables: "y",
      },
    ],
    [
      "a row of nonsense",
      cardOfRow({ id: 3, "energy-cost": -1, spark: {}, "is-fast": "yes" }),
      { ...BLANK_SOURCE, energyCost: null },
    ],
    ["numbers as text", cardOfRow({ "energy-cost": "3", spark: 2n }), { ...BLANK_SOURCE, energyCost: 3, spark: 2 }],
    [
      "a well",
      wellOfRow({ id: "W", name: "Well", "energy-produced": 2, phase: 1 }),
      { ...BLANK_SOURCE, kind: "dreamwell", id: "W", name: "Well", energyProduced: 2, phase: 1 },
    ],
    [
      "a dreamcaller",
      callerOfRow({ id: "C", awakening: 3 }),
      { ...BLANK_SOURCE, kind: "dreamcaller", id: "C", awakening: 3 },
    ],
  ])("%s", (_name, source, expected) => {
    expect(source).toEqual(expected);
  });

  test("lists become decks; unknown cards are named", () => {
    const [list] = cardLists([
      { "list-name": "L", "list-type": "BaseCardId", "card-id": "a", copies: 2 },
      { "list-name": "L", "card-id": "gone" },
      { "list-name": 4 },
      { "list-name": "W", "list-type": "DreamwellCardId", "card-id": "w" },
    ]);
    expect([list?.name, list?.kind]).toEqual(["L", "deck"]);
    expect(indexesOf(list ?? { entries: [] }, [cardOfRow(row)])).toEqual({ indexes: [0, 0], missing: ["gone"] });
  });
});

describe("a preview of a choice", () => {
  const foreseen = (board: Board, name: string) => {
    const action = board.actions.find(({ verb, card }) => verb === "play" && board.nameOf(card) === name);
    return preview(board.rules(), board.state, 0, action ?? act("play"));
  };

  test("tells energy, spark and points to come of a character that is played", () => {
    const board = boardWith(character("", "", { energyCost: 3, spark: 2 }), { mine: { hand: ["It"], energy: 5 } });
    expect(foreseen(board, "It").counters).toEqual(
      expect.arrayContaining([
        { seat: 0, counter: "energy", from: 5, to: 2 },
        { seat: 0, counter: "spark", from: 0, to: 2 },
        { seat: 0, counter: "scores", from: 0, to: 2 },
      ]),
    );
  });

  test("warns of a full hand and of a full battlefield", () => {
    const many = (count: number): string[] => Array.from({ length: count }, () => "Ally");
    const drawing = boardWith(event("Draw {cards($c)}.", "c: 2"), { mine: { hand: ["It", ...many(9)] } });
    expect(foreseen(drawing, "It").warnings).toEqual(["Player 1 has a full hand: energy instead of a card"]);
    const crowded = boardWith(character(""), { mine: { hand: ["It"], battlefield: many(8) } });
    expect(foreseen(crowded, "It").warnings).toEqual([expect.stringMatching(/^Player 1 has no room: Ally makes way/)]);
    const roomy = boardWith(character(""), { mine: { hand: ["It"] } });
    expect(foreseen(roomy, "It").warnings).toEqual([]);
  });
});
