import { describe, expect, test } from "vitest";
import { Board, boardWith, character, doing, event, type TestCard } from "./board.js";

const unless = event("{Prevent} a played character unless the opponent pays {energy($e)} or discard a card.", "e: 3", {
  fast: true,
});

describe("cards on the stack", () => {
  test("Counterspell: the card goes to its void and does nothing", () => {
    const board = new Board({ mine: { hand: ["Ally"] }, theirs: { hand: ["Stop"] } }).play("Ally");
    expect([board.asks, board.in("stack")]).toEqual(["1 respond", ["Ally"]]);
    board.play("Stop");
    expect([board.in("void"), board.in("void", 1), board.size("battlefield")]).toEqual([["Ally"], ["Stop"], 0]);
  });

  test("Counterspell, then PutOnTopOfEnemyDeck of it", () => {
    const stop = event("{Prevent} a played event. Put it on top of the opponent's deck.", "", { fast: true });
    const board = new Board({ cards: { Back: stop }, mine: { hand: ["Spell"] }, theirs: { hand: ["Back"] } });
    board.play("Spell").play("Back");
    expect([board.top(), board.energy()]).toEqual(["Spell", 19]);
  });

  test.each([
    ["declined", "Decline", { battlefield: 0, energy: 18 }],
    ["paid", "Pay 3●", { battlefield: 1, energy: 15 }],
  ] as const)("CounterspellUnlessPaysCost, %s", (_name, answer, expected) => {
    const paying: TestCard = event("{Prevent} a played character unless the opponent pays {energy($e)}.", "e: 3", {
      fast: true,
    });
    const board = new Board({ cards: { Unless: paying }, mine: { hand: ["Ally"] }, theirs: { hand: ["Unless"] } });
    board.play("Ally").play("Unless");
    expect([board.asks, board.in("void", 1)]).toEqual(["0 payment", ["Unless"]]);
    board.choose(answer);
    const words = board.log.flatMap((entry) => board.rules().tell(board.state, entry, 0) ?? []);
    expect(words.filter((each) => each.includes("declines"))).toEqual(
      answer === "Decline" ? ["Player 1 declines to pay"] : [],
    );
    expect({ battlefield: board.size("battlefield"), energy: board.energy() }).toEqual(expected);
  });

  test("CounterspellUnlessPaysCost asks no question of a player who cannot pay", () => {
    const board = new Board({
      cards: { Unless: unless },
      mine: { hand: ["Ally"], energy: 2 },
      theirs: { hand: ["Unless"] },
    });
    expect(board.play("Ally").play("Unless").in("void")).toEqual(["Ally"]);
  });

  test("PayCost and OpponentPaysCost", () => {
    const board = boardWith(doing({ PayCost: { cost: { Energy: 2 } } }, { OpponentPaysCost: { cost: { Energy: 3 } } }));
    board.play("It");
    expect([board.energy(), board.energy(1)]).toEqual([17, 17]);
  });

  test("Copy: an event happens once more, with the same target, and the copy is gone afterwards", () => {
    const board = boardWith(event("Until end of turn, when you play an event, copy it."), {
      mine: { hand: ["It", "Spell"] },
    });
    board.play("It").play("Spell");
    expect([board.energy(), board.in("void"), board.in("gone")]).toEqual([20, ["It", "Spell"], ["Spell"]]);
  });

  test("Copy of a character in play, silently", () => {
    const board = boardWith(doing({ Copy: { target: { Enemy: "Character" } } }), {
      theirs: { battlefield: ["Enemy"] },
    });
    expect(board.play("It").in("battlefield")).toEqual(["Enemy"]);
    expect(board.marks("Enemy")).toContain("Token");
  });

  test("CopyNextPlayed copies the next matching card only, as often as it says", () => {
    const board = boardWith(event("Copy the next event you play {this_turn_times($n)}.", "n: 2"), {
      mine: { hand: ["It", "Ally", "Spell", "Spell"], energy: 10 },
    });
    board.play("It").play("Ally").play("Spell").play("Spell");
    expect([board.energy(), board.in("gone")]).toEqual([9, ["Spell", "Spell"]]);
  });

  test("a copied character card becomes a token", () => {
    const board = boardWith(event("Copy the next {fast} character you play {this_turn_times($n)}.", "n: 1"), {
      cards: { Swift: { cardType: "Character", fast: true, spark: 1 } },
      mine: { hand: ["It", "Swift"] },
    });
    board.play("It").play("Swift");
    expect(board.in("battlefield")).toEqual(["Swift", "Swift"]);
  });

  test.each([
    ["on the stack", { Your: "Event" } as const],
    ["in play", { Your: "Character" } as const],
  ])("BanishWhenLeavesPlay of a card %s", (_where, target) => {
    const it = doing({ BanishWhenLeavesPlay: { target } });
    const board = boardWith(
      { ...it, fast: true },
      {
        mine: { hand: ["It", "Spell"], battlefield: ["Ally"] },
        theirs: { hand: ["Quick", "Zap"] },
      },
    );
    if ("Event" in Object(target) || Object.values(target)[0] === "Event") {
      board.play("Spell").play("Quick").play("It").pass().pass();
      expect(board.in("banished")).toEqual(["Spell"]);
    } else {
      board.play("It").pass().end();
      board.play("Zap");
      expect(board.in("banished")).toEqual(["Ally"]);
    }
  });

  test("an event has left the stack when its question is answered, and is shown as resolving", () => {
    const board = boardWith(event("{Foresee($f)}.", "f: 1")).play("It");
    expect([board.in("stack"), board.in("void")]).toEqual([[], ["It"]]);
    const { facts, cards } = board.rules().view(board.state, 0);
    expect(cards.find(({ id }) => id === facts.resolving)?.face.marks).toContain("Resolving");
    board.submit();
    expect(board.rules().view(board.state, 0).facts.resolving).toBe(-1);
  });

  test("CouldDissolve: only events that could dissolve an ally now can be prevented", () => {
    const guard = event("{Prevent} a played event which could {dissolve} an ally.", "", { fast: true });
    const board = new Board({
      cards: { Guard: guard },
      mine: { hand: ["Zap", "Spell"], battlefield: ["Big"] },
      theirs: { hand: ["Guard"], battlefield: ["Enemy"] },
    });
    board.play("Spell");
    expect(board.asks).toBe("0 main");
    board.play("Zap");
    expect(board.asks).toBe("1 respond");
    expect(board.play("Guard").in("battlefield", 1)).toEqual(["Enemy"]);
  });

  test("a returned card leaves the stack before it resolves", () => {
    const guard = character(
      "When the opponent plays {@a subtype($t)}, you may pay {energy($e)} to return that character to hand.",
      "t: Warrior\ne: 3",
    );
    const board = new Board({ cards: { Guard: guard }, mine: { hand: ["Ally"] }, theirs: { battlefield: ["Guard"] } });
    board.play("Ally");
    expect(board.asks).toBe("1 may");
    board.yes();
    expect([board.in("hand"), board.energy(1), board.size("stack")]).toEqual([["Ally"], 17, 0]);
  });
});
