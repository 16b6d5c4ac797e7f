import { describe, expect, test } from "vitest";
import type { TriggerEvent } from "../../../../../../shared/games/dreamtides/language/index.js";
import { ally, Board, boardWith, character, doing, event, type Board as Played, type TestCard } from "./board.js";

/** A character whose trigger gains a point each time. */
const hearing = (trigger: TriggerEvent): TestCard => ({
  cardType: "Character",
  energyCost: 2,
  spark: 1,
  abilities: [{ Triggered: { trigger, effect: { Effect: { GainPoints: { gains: 1 } } } } }],
});

type Act = (board: Played) => void;

const abandonAlly = event("Abandon an ally: Draw {cards($c)}.", "c: 1");
const discardOne = event("Discard {cards($d)}.", "d: 1");

/** What is listened to, what is done, and how often it is heard. */
const rows: readonly [string, TriggerEvent, Act, number][] = [
  ["Abandon(Another)", { Abandon: { Another: "Character" } }, (board) => board.play("Give").pick("Ally"), 1],
  ["Abandon(This)", { Abandon: "This" }, (board) => board.play("Give").pick("Ear"), 1],
  ["Abandon(Another) of itself", { Abandon: { Another: "Character" } }, (board) => board.play("Give").pick("Ear"), 0],
  [
    "AbandonCardsInTurn(2)",
    { AbandonCardsInTurn: 2 },
    (board) => board.play("Give").pick("Ally").play("Give").pick("Big"),
    1,
  ],
  ["Banished(Enemy)", { Banished: { Enemy: "Character" } }, (board) => board.play("Exile"), 1],
  ["Discard(Your card)", { Discard: { Your: "Card" } }, (board) => board.play("Drop").pick("Spell").submit(), 1],
  ["Dissolved(Enemy)", { Dissolved: { Enemy: "Character" } }, (board) => board.play("Zap"), 1],
  [
    "Dissolved(Another) of an abandoned ally",
    { Dissolved: { Another: "Character" } },
    (board) => board.play("Give").pick("Ally"),
    1,
  ],
  ["Dissolved(Any)", { Dissolved: { Any: "Character" } }, (board) => board.play("Zap").play("Give").pick("Big"), 2],
  ["LeavesPlay(Enemy) by dissolving", { LeavesPlay: { Enemy: "Character" } }, (board) => board.play("Zap"), 1],
  ["LeavesPlay(Enemy) by banishing", { LeavesPlay: { Enemy: "Character" } }, (board) => board.play("Exile"), 1],
  ["LeavesPlay(Enemy) by returning", { LeavesPlay: { Enemy: "Character" } }, (board) => board.play("Bounce"), 1],
  [
    "LeavesPlay(Another) by abandoning",
    { LeavesPlay: { Another: "Character" } },
    (board) => board.play("Give").pick("Big"),
    1,
  ],
  ["PutIntoVoid(Any event)", { PutIntoVoid: { Any: "Event" } }, (board) => board.play("Spell"), 1],
  [
    "PutIntoVoid(Your character), discarded or dissolved",
    { PutIntoVoid: { Your: "Character" } },
    (board) => board.play("Give").pick("Big").play("Drop").pick("Small").submit(),
    2,
  ],
  ["Materialize(Your)", { Materialize: { Your: "Character" } }, (board) => board.play("Small"), 1],
  ["Materialize(Enemy)", { Materialize: { Enemy: "Character" } }, (board) => board.play("Small"), 0],
  ["Play(Your card)", { Play: { Your: "Card" } }, (board) => board.play("Small").play("Spell"), 2],
  ["Play(Your event)", { Play: { Your: "Event" } }, (board) => board.play("Small").play("Spell"), 1],
  ["PlayFromHand", { PlayFromHand: { Your: "Event" } }, (board) => board.play("Spell").play("Old"), 1],
  ["OpponentPlays", { OpponentPlays: { Any: "Card" } }, (board) => board.play("Spell").play("Quick"), 1],
  ["PlayCardsInTurn(2)", { PlayCardsInTurn: 2 }, (board) => board.play("Spell").play("Small").play("Drop"), 1],
  ["PlayDuringTurn in my turn", { PlayDuringTurn: [{ Your: "Card" }, "YourTurn"] }, (board) => board.play("Spell"), 1],
  [
    "PlayDuringTurn in the enemy's turn",
    { PlayDuringTurn: [{ Your: "Card" }, "EnemyTurn"] },
    (board) => board.play("Spell"),
    0,
  ],
  ["DrawCardsInTurn(2), the drawn by an effect", { DrawCardsInTurn: 2 }, (board) => board.play("Pair"), 1],
  ["DrawCardsInTurn(1), the turn draw", { DrawCardsInTurn: 1 }, (board) => board.end().end(), 1],
  [
    "MaterializeNthThisTurn",
    { MaterializeNthThisTurn: [{ Your: "Character" }, 2] },
    (board) => board.end().end().play("Small").play("Small"),
    1,
  ],
  ["EndOfYourTurn", "EndOfYourTurn", (board) => board.end().end(), 1],
  ["GainEnergy", "GainEnergy", (board) => board.play("Spell").end().end(), 1],
  ["Keywords: Judgment", { Keywords: ["Judgment"] }, (board) => board.end().end(), 1],
  [
    "Keywords: Materialized and Dissolved",
    { Keywords: ["Materialized", "Dissolved"] },
    (board) => board.play("Give").pick("Ear"),
    1,
  ],
  ["Keywords: Materialized of another", { Keywords: ["Materialized"] }, (board) => board.play("Small"), 0],
  ["AnyOther", { Dissolved: { AnyOther: "Character" } }, (board) => board.play("Zap").play("Give").pick("Ear"), 1],
];

describe("triggers", () => {
  test.each(rows)("%s", (_name, trigger, action, times) => {
    const draws = typeof trigger === "object" && "DrawCardsInTurn" in trigger;
    const hand = draws ? ["Pair"] : ["Give", "Give", "Drop", "Zap", "Exile", "Bounce", "Spell", "Small", "Small"];
    const board = new Board({
      cards: {
        Ear: hearing(trigger),
        Give: abandonAlly,
        Drop: discardOne,
        Exile: event("{Banish} an enemy with cost {energy($e)} or less.", "e: 9"),
        Pair: event("Draw {cards($c)}.", "c: 2"),
        Old: event("Draw {cards($c)}.\n\n{Reclaim_For_Cost($r)}", "c: 1\nr: 0"),
      },
      options: { profile: "classic" },
      mine: {
        hand,
        battlefield: ["Ear", "Ally", "Big"],
        void: ["Old"],
        points: 0,
        energy: 30,
      },
      theirs: {
        battlefield: ["Enemy"],
        hand: typeof trigger === "object" && "OpponentPlays" in trigger ? ["Quick"] : [],
      },
    });
    // Judgments score; what they score is not what is tested.
    const scored = (): number =>
      board.log
        .filter(({ type }) => type === "judgment")
        .reduce((sum, { seat, amount }) => (seat === 0 ? sum + amount : sum), 0);
    const begun = board.points() - scored();
    action(board);
    expect(board.points() - scored() - begun).toBe(times);
  });

  test("DrawAllCardsInCopyOfDeck: only a draw from an empty deck, not a look at it", () => {
    const ear = hearing("DrawAllCardsInCopyOfDeck");
    const drawing = new Board({
      cards: { Ear: ear },
      fillers: 0,
      mine: { hand: ["Quick"], battlefield: ["Ear"], void: ["Ally", "Big"] },
    });
    expect(drawing.play("Quick").points()).toBe(1);
    const looking = boardWith(event("{Foresee($f)}.", "f: 1"), {
      cards: { Ear: ear },
      fillers: 0,
      mine: { hand: ["It"], battlefield: ["Ear"], void: ["Ally"] },
    });
    expect(looking.play("It").submit().points()).toBe(0);
  });

  test("once per turn: once for each object and turn", () => {
    const it = character("Once per turn, when you play an event, gain {points($p)}.", "p: 1");
    const board = boardWith(it, { mine: { battlefield: ["It"], hand: ["Spell", "Spell"] } });
    expect(board.play("Spell").play("Spell").points()).toBe(1);
    const two = boardWith(it, { mine: { battlefield: ["It", "It"], hand: ["Spell"] } });
    expect(two.play("Spell").points()).toBe(2);
  });

  test("it works from the void where its effect takes it out of there", () => {
    const it = character(
      "{Judgment} You may pay {energy($e)} to return this character from your void to your hand.",
      "e: 1",
    );
    const board = boardWith(it, { mine: { void: ["It"], hand: [] } })
      .end()
      .end();
    expect(board.asks).toBe("0 may");
    expect(board.yes().in("hand")).toEqual(["Filler", "It"]);
  });

  test("in play such an ability does not ask", () => {
    const it = character(
      "{Judgment} You may pay {energy($e)} to return this character from your void to your hand.",
      "e: 1",
    );
    expect(
      boardWith(it, { mine: { battlefield: ["It"] } })
        .end()
        .end().asks,
    ).toBe("0 main");
  });

  test("two that leave together hear each other", () => {
    const it = hearing({ Dissolved: { Another: "Character" } });
    const board = new Board({
      cards: {
        It: it,
        All: event("{Banish} your void with {count($n)} or more cards: {Dissolve} all characters.", "n: 1"),
      },
      mine: { hand: ["All"], battlefield: ["It", "It"], void: ["Spell"] },
    });
    expect(board.play("All").points()).toBe(2);
  });

  test("they fire in the order of their cards, before anybody responds", () => {
    const it = character("When you play {cards($c)} in a turn, {kindle($k)}.", "c: 1\nk: 1");
    const board = new Board({
      cards: { It: it },
      mine: { hand: ["Spell"], battlefield: ["It"] },
      theirs: { hand: ["Stop"] },
    });
    board.play("Spell");
    expect([board.asks, board.spark("It")]).toEqual(["1 respond", 2]);
  });

  test("one whose card has left play does not fire any more", () => {
    const first = character("When you play an event, {banish} an ally.");
    const second = character("When you play an event, gain {points($p)}.", "p: 1");
    const board = new Board({
      cards: { First: first, Second: second },
      mine: { hand: ["Spell"], battlefield: ["First", "Second"] },
    });
    expect(board.play("Spell").points()).toBe(0);
  });

  test("an event is triggered by being played", () => {
    const it = event("When you play this event from your hand, gain {points($p)}.", "p: 2");
    expect(boardWith(it).play("It").points()).toBe(2);
  });

  test("a modal trigger asks for its mode and its targets when it fires", () => {
    const it: TestCard = {
      ...ally(),
      abilities: [
        {
          Triggered: {
            trigger: { Keywords: ["Materialized"] },
            effect: {
              Modal: [
                { energy_cost: 1, effect: { Effect: { DissolveCharacter: { target: { Enemy: "Character" } } } } },
                { energy_cost: 50, effect: { Effect: { GainPoints: { gains: 1 } } } },
              ],
            },
          },
        },
      ],
    };
    const board = boardWith(it, { theirs: { battlefield: ["Enemy", "Small"] } }).play("It");
    expect([board.asks, board.actions.length]).toEqual(["0 mode", 1]);
    board.choose(0).pick("Small");
    expect([board.in("void", 1), board.energy()]).toEqual([["Small"], 17]);
  });

  test("triggers that never end make a draw", () => {
    const it = hearing("GainEnergy");
    const loop: TestCard = {
      ...it,
      abilities: [{ Triggered: { trigger: "GainEnergy", effect: { Effect: { GainEnergy: { gains: 1 } } } } }],
    };
    const board = boardWith(doing({ GainEnergy: { gains: 1 } }), {
      cards: { Loop: loop },
      mine: { hand: ["It"], battlefield: ["Loop"] },
    });
    expect(board.play("It").winners).toEqual([]);
  });
});

describe("conditions", () => {
  const judged = (text: string, variables: string): TestCard => character(text, variables);

  test.each([
    [
      "CardsInVoidCount",
      judged("{Judgment} While you have {count($n)} or more cards in your void, gain {energy($e)}.", "n: 2\ne: 7"),
      { void: ["Spell", "Zap"] },
      { void: ["Spell"] },
    ],
    [
      "AlliesThatShareACharacterType",
      judged("{Judgment} With {count_allies($a)} that share a character type, gain {energy($e)}.", "a: 2\ne: 7"),
      { battlefield: ["It", "Ally", "Ally"] },
      { battlefield: ["It", "Ally", "Big"] },
    ],
    [
      "AlliesThatShareACharacterType, of all types",
      judged("{Judgment} With {count_allies($a)} that share a character type, gain {energy($e)}.", "a: 2\ne: 7"),
      { battlefield: ["It", "Ally", "Everyone"] },
      { battlefield: ["It", "Everyone"] },
    ],
  ])("%s", (_name, it, holds, fails) => {
    const energy = (mine: { readonly void?: readonly string[]; readonly battlefield?: readonly string[] }): number => {
      const board = new Board({
        cards: { It: it, Everyone: character("Has all character types.") },
        mine: { battlefield: ["It"], produced: 0, ...mine },
      });
      board.end().stop();
      const gained = board.log.filter(({ type, seat }) => type === "energy" && seat === 0);
      return gained.reduce((sum, { amount }) => sum + amount, 0);
    };
    expect([energy(holds), energy(fails)]).toEqual([7, 0]);
  });

  test.each([
    ["CardsDiscardedThisTurn", { CardsDiscardedThisTurn: { count: 1, predicate: "Card" } } as const],
    ["CardsDrawnThisTurn", { CardsDrawnThisTurn: { count: 1 } } as const],
    ["DissolvedThisTurn", { DissolvedThisTurn: { predicate: { Enemy: "Character" } } } as const],
    ["PredicateCount", { PredicateCount: { count: 2, predicate: { Your: "Character" } } } as const],
  ])("%s", (_name, condition) => {
    const it: TestCard = {
      cardType: "Event",
      abilities: [
        { Event: { effect: { WithOptions: { effect: { GainPoints: { gains: 1 } }, optional: false, condition } } } },
      ],
    };
    const position = {
      cards: { Drop: discardOne },
      mine: { hand: ["It", "It", "Drop", "Spell", "Quick", "Zap", "Ally"], battlefield: ["Ally"] },
      theirs: { battlefield: ["Enemy"] },
    };
    const board = boardWith(it, position).play("It");
    expect(board.points()).toBe(0);
    board.play("Zap").play("Ally").play("Quick").play("Drop").pick("Spell").submit().play("It");
    expect(board.points()).toBe(1);
  });
});

test("a trigger until end of turn fires in the turn its card comes into play, and in no other", () => {
  const it: TestCard = {
    cardType: "Character",
    energyCost: 1,
    abilities: [
      {
        Triggered: {
          trigger: { Play: { Your: "Card" } },
          effect: { Effect: { GainPoints: { gains: 1 } } },
          options: { once_per_turn: false, until_end_of_turn: true },
        },
      },
    ],
  };
  const board = new Board({ cards: { It: it }, mine: { hand: ["It", "Quick", "Quick"] } }).play("It");
  expect(board.play("Quick").points()).toBe(1);
  board.end().end();
  expect(board.play("Quick").points()).toBe(1);
});
