import { describe, expect, test } from "vitest";
import { ally, boardWith, character, doing, event, type Board, type Position, type TestCard } from "./board.js";

const twoEnemies: Position = { theirs: { battlefield: ["Enemy", "Small"] } };
const sides = (board: Board) => ({
  mine: board.in("battlefield"),
  theirs: board.in("battlefield", 1),
  void: board.in("void"),
  theirVoid: board.in("void", 1),
});

describe("effects on characters", () => {
  test("DissolveCharacter hits what was chosen", () => {
    const board = boardWith(event("{Dissolve} an enemy."), twoEnemies).play("It");
    expect(board.asks).toBe("0 character");
    expect(board.pickable).toEqual(["Enemy", "Small"]);
    expect(sides(board.pick("Enemy"))).toEqual({ mine: [], theirs: ["Small"], void: ["It"], theirVoid: ["Enemy"] });
  });

  test("BanishCharacter", () => {
    const board = boardWith(event("{Banish} an enemy with cost {energy($e)} or less.", "e: 1"), twoEnemies).play("It");
    expect(board.in("banished", 1)).toEqual(["Small"]);
  });

  test.each([
    ["your void", event("{Banish} an event in your void."), 0],
    ["the opponent's void", event("{Banish} a card in the opponent's void."), 1],
  ])("BanishCharacter of a card in %s", (_where, it, seat) => {
    const board = boardWith(it, { mine: { hand: ["It"], void: ["Spell", "Ally"] }, theirs: { void: ["Zap"] } }).play(
      "It",
    );
    board.pick(seat === 0 ? "Spell" : "Zap").submit();
    expect(board.in("banished", seat)).toHaveLength(1);
  });

  test("BanishCollection of any number remembers them for the next part", () => {
    const board = boardWith(event("{Banish} any number of allies. {Materialize} them."), {
      mine: { hand: ["It"], battlefield: ["Ally", "Big", "Small"] },
    });
    board.play("It").pick("Ally", "Small").submit();
    expect(board.in("battlefield")).toEqual(["Ally", "Big", "Small"]);
    const objects = ["Ally", "Small"].map((name) => board.state.cards[board.card(name)]?.object ?? 0);
    expect(Math.min(...objects)).toBeGreaterThan(board.state.cards[board.card("Big")]?.object ?? 0);
  });

  test("BanishCollection of all asks no question", () => {
    const all = doing({ BanishCollection: { target: { Enemy: "Character" }, count: "All" } });
    expect(boardWith(all, twoEnemies).play("It").in("banished", 1)).toEqual(["Enemy", "Small"]);
  });

  test.each([
    ["EachOther spares the card itself", "EachOther", ["It"]],
    ["All does not", "All", []],
  ] as const)("DissolveCharactersCount: %s", (_name, count, left) => {
    const it: TestCard = {
      ...ally(),
      abilities: [
        {
          Triggered: {
            trigger: { Keywords: ["Materialized"] },
            effect: { Effect: { DissolveCharactersCount: { target: { Any: "Character" }, count } } },
          },
        },
      ],
    };
    const board = boardWith(it, { mine: { hand: ["It"], battlefield: ["Ally"] }, ...twoEnemies }).play("It");
    expect([...board.in("battlefield"), ...board.in("battlefield", 1)]).toEqual(left);
  });

  test("DissolveCharactersCount: all of both sides at once", () => {
    const board = boardWith(
      event("{Banish} your void with {count($n)} or more cards: {Dissolve} all characters.", "n: 1"),
      {
        mine: { hand: ["It"], battlefield: ["Ally"], void: ["Spell"] },
        ...twoEnemies,
      },
    );
    board.play("It");
    expect(sides(board)).toEqual({ mine: [], theirs: [], void: ["Ally", "It"], theirVoid: ["Enemy", "Small"] });
  });

  test.each([
    ["AllButOne: one is kept", "AllButOne", ["Enemy"]],
    ["UpTo: fewer than allowed", { UpTo: 2 }, ["Enemy"]],
    ["OrMore: at least so many", { OrMore: 1 }, ["Enemy"]],
  ] as const)("DissolveCharactersCount, %s", (_name, count, gone) => {
    const it = doing({ DissolveCharactersCount: { target: { Enemy: "Character" }, count } });
    const board = boardWith(it, twoEnemies).play("It").pick("Enemy").submit();
    expect(board.in("void", 1)).toEqual(gone);
  });

  test("DissolveCharactersQuantity: all whose cost is at most the number", () => {
    const it = doing({
      DissolveCharactersQuantity: { target: { Any: "Character" }, quantity: { Matching: { Your: "Character" } } },
    });
    const board = boardWith(it, {
      mine: { hand: ["It"], battlefield: ["Big", "Big"] },
      theirs: { battlefield: ["Enemy", "Ally"] },
    });
    expect(board.play("It").in("void", 1)).toEqual(["Ally"]);
  });

  test("SpendAllEnergyDissolveEnemy reaches as far as the energy", () => {
    const board = boardWith(doing("SpendAllEnergyDissolveEnemy"), {
      mine: { hand: ["It"], energy: 2 },
      theirs: { battlefield: ["Enemy", "Small"] },
    });
    board.play("It");
    expect([board.energy(), board.in("void", 1)]).toEqual([0, ["Small"]]);
  });

  test("AbandonAndGainEnergyForSpark", () => {
    const it = doing({ AbandonAndGainEnergyForSpark: { target: { Your: "Character" }, energy_per_spark: 2 } });
    const board = boardWith(it, { mine: { hand: ["It"], battlefield: ["Big"] } }).play("It");
    expect([board.energy(), board.in("void")]).toEqual([31, ["Big", "It"]]);
  });

  test("EachPlayerAbandonsCharacters: the active player chooses first", () => {
    const board = boardWith(event("Each player abandons a {subtype($t)}.", "t: Warrior"), {
      cards: { Foe: ally(1, { subtype: "Warrior" }) },
      mine: { hand: ["It"], battlefield: ["Ally", "Ally", "Big"] },
      theirs: { battlefield: ["Ally", "Foe", "Enemy"] },
    });
    board.play("It");
    expect([board.asks, board.pickable]).toEqual(["0 character", ["Ally", "Ally"]]);
    board.pick("Ally");
    expect([board.asks, board.pickable]).toEqual(["1 character", ["Ally", "Foe"]]);
    board.pick("Foe");
    expect(sides(board)).toEqual({
      mine: ["Ally", "Big"],
      theirs: ["Ally", "Enemy"],
      void: ["Ally", "It"],
      theirVoid: ["Foe"],
    });
  });

  test("ReturnToHand shows the card to everybody and forgets its gains", () => {
    const board = boardWith(event("Return an enemy to hand."), { theirs: { battlefield: ["Enemy"] } }).play("It");
    const id = board.state.zones.hand[1]?.[0] ?? -1;
    expect(
      board
        .rules()
        .view(board.state, 0)
        .cards.some((card) => card.id === id),
    ).toBe(true);
  });

  test("PutOnTopOfEnemyDeck", () => {
    const board = boardWith(event("Put an enemy on top of the opponent's deck."), {
      theirs: { battlefield: ["Enemy"] },
    });
    expect(board.play("It").top(1)).toBe("Enemy");
  });

  test("PreventDissolveThisTurn: no target, and nothing happens to it, until the turn ends", () => {
    const board = boardWith(doing({ PreventDissolveThisTurn: { target: { Enemy: "Character" } } }), {
      mine: { hand: ["It", "Zap", "Zap"] },
      theirs: { battlefield: ["Enemy"] },
    });
    board.play("It");
    expect(board.refusal("play", "Zap")).toBe("There is nothing it could be aimed at.");
    board.end().end();
    expect(board.can("play", "Zap")).toBe(true);
  });

  test("a target that has changed its zone is left alone, the rest still happens", () => {
    const board = boardWith(event("{Dissolve} an enemy. Draw {cards($c)}.", "c: 1", { fast: true }), {
      mine: { hand: ["It", "Bounce"] },
      theirs: { hand: ["Quick"], battlefield: ["Enemy"] },
    });
    board.play("It").play("Quick").play("Bounce");
    expect(sides(board).theirVoid).toEqual(["Quick"]);
    expect([board.in("hand", 1).includes("Enemy"), board.size("hand")]).toEqual([true, 1]);
  });

  test("two targeted parts aim at two cards", () => {
    const board = boardWith(
      doing(
        { DissolveCharacter: { target: { Enemy: "Character" } } },
        { BanishCharacter: { target: { Enemy: "Character" } } },
      ),
      twoEnemies,
    );
    board.play("It").pick("Enemy").pick("Small");
    expect([board.in("void", 1), board.in("banished", 1)]).toEqual([["Enemy"], ["Small"]]);
  });

  test("a trigger aims when it fires: the only target by itself, one of several by choice", () => {
    const it = character("{Materialized} Return an enemy to hand.");
    expect(
      boardWith(it, { theirs: { battlefield: ["Enemy"] } })
        .play("It")
        .in("hand", 1),
    ).toEqual(["Enemy"]);
    const board = boardWith(it, twoEnemies).play("It");
    expect(board.asks).toBe("0 character");
    expect(board.pick("Small").in("hand", 1)).toEqual(["Small"]);
  });

  test("a trigger without a target does nothing", () => {
    expect(boardWith(character("{Materialized} Return an enemy to hand.")).play("It").asks).toBe("0 main");
  });
});
