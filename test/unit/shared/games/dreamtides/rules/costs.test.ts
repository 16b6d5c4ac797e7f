import { describe, expect, test } from "vitest";
import type { Cost } from "../../../../../../shared/games/dreamtides/language/index.js";
import { Board, boardWith, event, type Board as Played, type Position, type TestCard } from "./board.js";

/** An event that costs this in addition and draws a card. */
const costing = (cost: Cost): TestCard => ({
  cardType: "Event",
  energyCost: 1,
  abilities: [{ Activated: { costs: [cost], effect: { Effect: { DrawCards: { count: 1 } } } } }],
});

const everything: Position = {
  mine: { hand: ["It", "Ally", "Spell"], battlefield: ["Big", "Small"], void: ["Zap", "Ally"] },
  theirs: { void: ["Big", "Zap"] },
};

const nothing: Position = { mine: { hand: ["It"], energy: 1, produced: 0 } };

const NO_PAY = "What it costs besides energy cannot be paid.";

/** What is asked for, how it is answered, and what is then where; `refusal` with nothing to pay with. */
const rows: readonly [
  string,
  Cost,
  string,
  (board: Played) => void,
  (board: Played) => unknown,
  unknown,
  string | null,
][] = [
  [
    "AbandonCharactersCount Exactly",
    { AbandonCharactersCount: { target: { Another: "Character" }, count: { Exactly: 1 } } },
    "0 character",
    (board) => board.pick("Small"),
    (board) => [board.in("battlefield"), board.in("void").includes("Small")],
    [["Big"], true],
    NO_PAY,
  ],
  [
    "AbandonCharactersCount AnyNumberOf",
    { AbandonCharactersCount: { target: { Another: "Character" }, count: "AnyNumberOf" } },
    "0 characters",
    (board) => board.submit(),
    (board) => board.size("battlefield"),
    2,
    null,
  ],
  [
    "AbandonCharactersCount OrMore",
    { AbandonCharactersCount: { target: { Any: "Character" }, count: { OrMore: 1 } } },
    "0 characters",
    (board) => board.pick("Small", "Big").submit(),
    (board) => board.size("battlefield"),
    0,
    NO_PAY,
  ],
  [
    "AbandonCharactersCount UpTo",
    { AbandonCharactersCount: { target: { Any: "Character" }, count: { UpTo: 1 } } },
    "0 character",
    (board) => board.pick("Small").submit(),
    (board) => board.in("battlefield"),
    ["Big"],
    null,
  ],
  [
    "AbandonCharactersCount All asks nothing",
    { AbandonCharactersCount: { target: { Any: "Character" }, count: "All" } },
    "0 main",
    () => undefined,
    (board) => board.size("battlefield"),
    0,
    null,
  ],
  [
    "BanishAllCardsFromYourVoid",
    "BanishAllCardsFromYourVoid",
    "0 main",
    () => undefined,
    (board) => board.in("banished"),
    ["Ally", "Zap"],
    null,
  ],
  [
    "BanishAllCardsFromYourVoidWithMinCount",
    { BanishAllCardsFromYourVoidWithMinCount: 2 },
    "0 main",
    () => undefined,
    (board) => board.in("banished"),
    ["Ally", "Zap"],
    NO_PAY,
  ],
  [
    "BanishCardsFromEnemyVoid",
    { BanishCardsFromEnemyVoid: 1 },
    "0 void",
    (board) => board.pick("Zap").submit(),
    (board) => board.in("banished", 1),
    ["Zap"],
    NO_PAY,
  ],
  [
    "BanishCardsFromYourVoid",
    { BanishCardsFromYourVoid: 1 },
    "0 void",
    (board) => board.pick("Zap").submit(),
    (board) => board.in("banished"),
    ["Zap"],
    NO_PAY,
  ],
  [
    "BanishFromHand",
    { BanishFromHand: { Any: "Card" } },
    "0 hand",
    (board) => board.pick("Spell").submit(),
    (board) => board.in("banished"),
    ["Spell"],
    NO_PAY,
  ],
  [
    "Choice",
    { Choice: [{ Energy: 3 }, "DiscardHand"] },
    "0 cost",
    (board) => board.choose(0),
    (board) => board.energy(),
    16,
    null,
  ],
  [
    "CostList",
    { CostList: [{ Energy: 3 }, { BanishCardsFromYourVoid: 1 }] },
    "0 void",
    (board) => board.pick("Zap").submit(),
    (board) => [board.energy(), board.in("banished")],
    [16, ["Zap"]],
    NO_PAY,
  ],
  [
    "DiscardCards",
    { DiscardCards: { target: { Any: "Card" }, count: 1 } },
    "0 discard",
    (board) => board.pick("Spell").submit(),
    (board) => board.in("hand"),
    ["Ally", "Filler"],
    NO_PAY,
  ],
  ["DiscardHand", "DiscardHand", "0 main", () => undefined, (board) => board.in("hand"), ["Filler"], null],
  ["Energy", { Energy: 2 }, "0 main", () => undefined, (board) => board.energy(), 17, NO_PAY],
  [
    "LoseMaximumEnergy",
    { LoseMaximumEnergy: 2 },
    "0 main",
    () => undefined,
    (board) => [board.produced(), board.energy()],
    [18, 19],
    NO_PAY,
  ],
  [
    "ReturnToHand AllButOne: one is kept",
    { ReturnToHand: { target: { Another: "Character" }, count: "AllButOne" } },
    "0 characters",
    (board) => board.pick("Small").submit(),
    (board) => board.in("battlefield"),
    ["Big"],
    NO_PAY,
  ],
  [
    "SpendOneOrMoreEnergy",
    "SpendOneOrMoreEnergy",
    "0 energy",
    (board) => board.set(4),
    (board) => board.energy(),
    15,
    NO_PAY,
  ],
];

describe("costs", () => {
  test.each(rows)("%s", (_name, cost, asks, answer, look, expected, refusal) => {
    const board = boardWith(costing(cost), everything).play("It");
    expect(board.asks).toBe(asks);
    answer(board);
    expect(board.asks).toBe("0 main");
    expect(look(board)).toEqual(expected);
    expect(boardWith(costing(cost), nothing).refusal("play", "It")).toBe(refusal);
  });

  test("an alternative that cannot be paid is shown and refused; the only payable one is not asked for", () => {
    const cost: Cost = { Choice: [{ Energy: 30 }, { Energy: 3 }] };
    const board = boardWith(costing(cost), everything).play("It");
    expect([board.asks, board.energy()]).toEqual(["0 main", 16]);
  });

  test("energy for the card and for its cost is needed together", () => {
    const board = boardWith(costing("SpendOneOrMoreEnergy"), { mine: { hand: ["It"], energy: 1 } });
    expect(board.refusal("play", "It")).toBe(NO_PAY);
    expect(boardWith(costing({ Energy: 1 }), { mine: { hand: ["It"], energy: 0 } }).refusal("play", "It")).toBe(
      "Needs 1 energy, has 0.",
    );
  });

  test("several costs must be payable together", () => {
    const two: TestCard = {
      cardType: "Event",
      abilities: [
        {
          Activated: {
            costs: [{ DiscardCards: { target: { Any: "Card" }, count: 1 } }, { BanishFromHand: { Any: "Card" } }],
            effect: { Effect: { DrawCards: { count: 1 } } },
          },
        },
      ],
    };
    expect(boardWith(two, { mine: { hand: ["It", "Ally"] } }).refusal("play", "It")).toBe(NO_PAY);
    expect(boardWith(two, { mine: { hand: ["It", "Ally", "Big"] } }).refusal("play", "It")).toBeNull();
  });

  test("AbandonedThisWay, ReturnedToHandThisWay and the energy spent count what was paid", () => {
    const abandoning = event("Abandon any number of allies: Draw {cards($c)} for each ally abandoned.", "c: 1");
    const board = boardWith(abandoning, everything).play("It").pick("Big", "Small").submit();
    expect(board.size("hand")).toBe(4);
    const returning = event(
      "Return any number of allies to hand: Draw {cards($c)} for each character returned.",
      "c: 1",
    );
    expect(boardWith(returning, everything).play("It").pick("Big").submit().size("hand")).toBe(4);
    const spending = event("Pay 1 or more {energy_symbol}: Draw {cards($c)} for each {energy_symbol} spent.", "c: 1");
    expect(boardWith(spending, everything).play("It").set(3).size("hand")).toBe(5);
  });

  test("what was paid stands with a card on the stack", () => {
    const spending = event("Pay 1 or more {energy_symbol}: Draw {cards($c)} for each {energy_symbol} spent.", "c: 1");
    const stop = event("{Prevent} a played event.", "", { fast: true });
    const board = boardWith(spending, { cards: { Back: stop }, theirs: { hand: ["Back"] } })
      .play("It")
      .set(3);
    const shown = board
      .rules()
      .view(board.state, 1)
      .cards.find(({ zone }) => zone === "stack");
    expect(shown?.face.text).toMatch(/\n\(3● paid\)$/u);
  });

  test("targets that depend on a payment are chosen after it", () => {
    const it = event(
      "Pay 1 or more {energy_symbol}: {Dissolve} an enemy with spark less than the amount of {energy_symbol} paid.",
      "",
    );
    const board = boardWith(it, { theirs: { battlefield: ["Enemy", "Small", "Big"] } })
      .play("It")
      .set(3);
    expect(board.in("void", 1)).toEqual(["Small"]);
  });

  test("AdditionalCostToPlay", () => {
    const it: TestCard = { ...event("To play this card, discard {cards($d)}.\n\nDraw {cards($c)}.", "d: 1\nc: 2") };
    expect(boardWith(it).refusal("play", "It")).toBe(NO_PAY);
    const board = boardWith(it, { mine: { hand: ["It", "Ally"] } }).play("It");
    expect([board.in("void"), board.size("hand")]).toEqual([["Ally", "It"], 2]);
  });

  test("PlayForAlternateCost: the player chooses how to pay, and is not asked where one way is better in every respect", () => {
    const echo = event(
      "{Banish} an event from hand: Play this event for {energy($e)}.\n\nDraw {cards($c)}.",
      "e: 0\nc: 1",
      { energyCost: 3 },
    );
    const board = boardWith(echo, { mine: { hand: ["It", "Spell"] } }).play("It");
    expect(board.asks).toBe("0 way");
    expect(board.choose("Banish").energy()).toBe(20);
    const cheap = event(
      "This event costs {energy($e)} if you have discarded cards this turn.\n\nDraw {cards($c)}.",
      "e: 0\nc: 1",
      { energyCost: 3 },
    );
    const cheaper = boardWith(cheap, {
      cards: { Drop: event("Discard {cards($d)}.", "d: 1") },
      mine: { hand: ["Drop", "It", "Ally"] },
    });
    expect(cheaper.cost("It")).toBe(3);
    cheaper.play("Drop").pick("Ally").submit().play("It");
    expect(cheaper.energy()).toBe(19);
  });

  test("PlayForAlternateCost, then abandon it: what is done follows when it has come", () => {
    const it = {
      ...event(
        "Abandon an ally: Play this character for {energy($e)}, then abandon it.\n\n{Dissolved} Draw {cards($c)}.",
        "e: 0\nc: 2",
      ),
      cardType: "Character" as const,
      spark: 1,
      energyCost: 9,
    };
    const board = new Board({ cards: { It: it }, mine: { hand: ["It"], battlefield: ["Ally"], energy: 5 } }).play("It");
    expect([board.in("void"), board.size("hand"), board.energy()]).toEqual([["Ally", "It"], 2, 5]);
  });

  test("costs of effects: asked for, declined, paid", () => {
    const it = event("Discard a character to {dissolve} an enemy.");
    const position: Position = { mine: { hand: ["It", "Ally"] }, theirs: { battlefield: ["Enemy"] } };
    expect(boardWith(it, position).play("It").no().in("void", 1)).toEqual([]);
    const board = boardWith(it, position).play("It").yes();
    expect([board.in("void"), board.in("void", 1)]).toEqual([["Ally", "It"], ["Enemy"]]);
  });
});

test("a cost of each other character spares the one whose ability it is", () => {
  const cost: Cost = { AbandonCharactersCount: { target: { Your: "Character" }, count: "EachOther" } };
  const it: TestCard = {
    cardType: "Character",
    abilities: [{ Activated: { costs: [cost], effect: { Effect: { GainPoints: { gains: 1 } } } } }],
  };
  const board = new Board({ cards: { It: it }, mine: { battlefield: ["It", "Ally", "Big"] } }).activate("It");
  expect([board.in("battlefield"), board.points()]).toEqual([["It"], 1]);
});
