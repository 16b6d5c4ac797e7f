import { describe, expect, test } from "vitest";
import { boardWith, doing, event, type Board, type Position, type TestCard } from "./board.js";

const figures = (board: Board) => ({
  hand: board.size("hand"),
  energy: board.energy(),
  points: board.points(),
  theirs: board.points(1),
});

/** What is there after `It`, which costs 1 of 20, was played. */
const before = { hand: 0, energy: 19, points: 0, theirs: 0 };

const rows: readonly [string, TestCard, Position, Partial<ReturnType<typeof figures>>][] = [
  ["DrawCards", event("Draw {cards($c)}.", "c: 3"), {}, { hand: 3 }],
  [
    "DrawCardsForEach, of cards drawn this turn",
    event("Draw {cards($c)}. Draw {cards($c)} for each card you have drawn this turn.", "c: 2"),
    {},
    { hand: 6 },
  ],
  ["GainEnergy", event("Gain {energy($e)}.", "e: 4"), {}, { energy: 23 }],
  [
    "GainEnergyForEach",
    event("Gain {energy($e)} for each event in your void.", "e: 2"),
    { mine: { hand: ["It"], void: ["Spell", "Zap", "Ally"] } },
    { energy: 23 },
  ],
  ["GainPoints", event("Gain {points($p)}.", "p: 3"), {}, { points: 3 }],
  [
    "GainPointsForEach, the card itself counting as played",
    event("Gain {points($p)} for each card you have played this turn.", "p: 2"),
    {},
    { points: 2 },
  ],
  [
    "LosePoints",
    event("Draw {cards($c)}. You lose {points($p)}.", "c: 1\np: 3"),
    { mine: { hand: ["It"], points: 5 } },
    { hand: 1, points: 2 },
  ],
  [
    "LosePoints, not below none",
    event("Draw {cards($c)}. You lose {points($p)}.", "c: 1\np: 3"),
    { mine: { hand: ["It"], points: 1 } },
    { hand: 1, points: 0 },
  ],
  [
    "EnemyGainsPoints",
    event("Draw {cards($c)}. The opponent gains {points($p)}.", "c: 1\np: 2"),
    {},
    { hand: 1, theirs: 2 },
  ],
  ["EnemyLosesPoints", doing({ EnemyLosesPoints: { count: 2 } }), { theirs: { points: 3 } }, { theirs: 1 }],
  ["MultiplyYourEnergy", doing({ MultiplyYourEnergy: { multiplier: 2 } }), {}, { energy: 38 }],
  ["NoEffect", doing("NoEffect"), {}, {}],
  [
    "MultiplyEnergyGainFromCardEffects, until end of turn",
    event(
      "{multiply_by($n)} the amount of {energy_symbol} you gain from card effects this turn. Gain {energy($e)}.",
      "n: 3\ne: 2",
    ),
    {},
    { energy: 25 },
  ],
  [
    "SpendAllEnergyDrawAndDiscard",
    doing("SpendAllEnergyDrawAndDiscard"),
    { mine: { hand: ["It"], energy: 3 } },
    { hand: 0, energy: 0 },
  ],
];

describe("cards, energy and points", () => {
  test.each(rows)("%s", (_name, it, position, expected) => {
    const board = boardWith(it, position).play("It");
    const { mine } = position;
    expect(figures(board)).toEqual({ ...before, points: mine?.points ?? 0, ...expected });
  });

  test("after an effect without effect the player continues", () => {
    expect(boardWith(doing("NoEffect")).play("It").asks).toBe("0 main");
  });

  test("YouWinTheGame", () => {
    expect(boardWith(event("You win the game.")).play("It").winners).toEqual([0]);
  });

  test("reaching the goal wins at once, and nothing else resolves", () => {
    const board = boardWith(event("Gain {points($p)}. Draw {cards($c)}.", "p: 3\nc: 1"), {
      options: { pointsToWin: 3 },
    });
    expect(board.play("It").winners).toEqual([0]);
    expect(board.size("hand")).toBe(0);
  });

  test("the opponent can win by what it is given", () => {
    const board = boardWith(event("Draw {cards($c)}. The opponent gains {points($p)}.", "c: 1\np: 3"), {
      options: { pointsToWin: 3 },
    });
    expect(board.play("It").winners).toEqual([1]);
  });

  test("GainEnergyEqualToCost, of the ally abandoned for it", () => {
    const board = boardWith(event("Abandon an ally: Gain {energy_symbol} equal to that character's cost."), {
      mine: { hand: ["It"], battlefield: ["Big"] },
    });
    expect(board.play("It").energy()).toBe(24);
    expect(board.in("void")).toEqual(["Big", "It"]);
  });

  test("EnemyGainsPointsEqualToItsSpark, of the character it dissolved", () => {
    const board = boardWith(
      doing({ DissolveCharacter: { target: { Enemy: "Character" } } }, "EnemyGainsPointsEqualToItsSpark"),
      {
        theirs: { battlefield: ["Enemy"] },
      },
    );
    expect(board.play("It").points(1)).toBe(3);
  });

  test("GainTwiceThatMuchEnergyInstead adds the amount once more without another event", () => {
    const doubling: TestCard = {
      cardType: "Character",
      energyCost: 0,
      abilities: [{ Triggered: { trigger: "GainEnergy", effect: { Effect: "GainTwiceThatMuchEnergyInstead" } } }],
    };
    const board = boardWith(event("Gain {energy($e)}.", "e: 4"), {
      cards: { Doubling: doubling },
      mine: { hand: ["It"], battlefield: ["Doubling"] },
    });
    expect(board.play("It").energy()).toBe(27);
  });

  test("MultiplyCardDrawFromCardEffects concerns effects only", () => {
    const board = boardWith(
      doing(
        { CreateStaticAbilityUntilEndOfTurn: { ability: { MultiplyCardDrawFromCardEffects: { multiplier: 2 } } } },
        { DrawCards: { count: 2 } },
      ),
    );
    expect(board.play("It").size("hand")).toBe(4);
    expect(board.end().end().size("hand")).toBe(5);
  });
});
