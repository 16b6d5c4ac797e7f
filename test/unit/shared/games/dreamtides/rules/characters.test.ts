import { describe, expect, test } from "vitest";
import { Board, boardWith, character, doing, event, type Position } from "./board.js";

describe("spark", () => {
  const warriors: Position = { mine: { hand: ["It"], battlefield: ["Ally", "Big"] } };

  test.each([
    ["EachMatchingGainsSpark", event("Have each allied {subtype($t)} gain +{$s} spark.", "t: Warrior\ns: 2"), [4, 6]],
    [
      "EachMatchingGainsSparkForEach",
      doing({ EachMatchingGainsSparkForEach: { each: "Character", gains: 1, for_each: "Character" } }),
      [4, 8],
    ],
    ["Kindle: the highest spark gains", event("{Kindle($k)}.", "k: 3"), [2, 9]],
    ["SparkBecomes", doing({ SparkBecomes: { collection: "All", matching: "Character", spark: 4 } }), [4, 4]],
    [
      "SparkBecomes of chosen ones",
      doing({ SparkBecomes: { collection: { UpTo: 1 }, matching: "Character", spark: 4 } }),
      [2, 4],
    ],
  ])("%s", (_name, it, [first, second]) => {
    const board = boardWith(it, warriors).play("It");
    if (board.asks === "0 characters") board.pick("Big").submit();
    expect([board.spark("Ally"), board.spark("Big")]).toEqual([first, second]);
  });

  test("Kindle takes the earliest of equals", () => {
    const board = boardWith(event("{Kindle($k)}.", "k: 3"), {
      mine: { hand: ["It"], battlefield: ["Ally", "Ally"] },
    }).play("It");
    expect(board.state.zones.battlefield[0]?.map((id) => board.state.cards[id]?.spark)).toEqual([5, 2]);
  });

  test("GainsSpark of that character", () => {
    const board = boardWith(character("When you {materialize} an ally, that character gains +{$s} spark.", "s: 1"), {
      mine: { hand: ["It", "Ally"] },
    });
    expect(board.play("It").play("Ally").spark("Ally")).toBe(3);
  });

  test("GainsSparkForQuantity counts when it happens", () => {
    const it = character("{Judgment} This character gains +{$s} spark for each card in your void.", "s: 1");
    const board = new Board({ cards: { It: it }, mine: { battlefield: ["It"], void: ["Spell", "Zap"] } });
    expect(board.end().end().spark("It")).toBe(3);
  });

  test("GainsSparkUntilYourNextMainForEach lasts through the opponent's turn", () => {
    const it = doing({
      GainsSparkUntilYourNextMainForEach: { target: { Your: "Character" }, gains: 2, for_each: { Your: "Character" } },
    });
    const board = boardWith(it, { mine: { hand: ["It"], battlefield: ["Ally"] } }).play("It");
    expect(board.spark("Ally")).toBe(4);
    expect(board.end().spark("Ally")).toBe(4);
    expect(board.end().spark("Ally")).toBe(2);
  });

  test("spark is printed again when a character comes back", () => {
    const board = boardWith(event("{Kindle($k)}.", "k: 3"), {
      mine: { hand: ["It"], battlefield: ["Ally"] },
      theirs: { hand: ["Bounce"] },
    });
    board.play("It").pass().stop();
    board.play("Bounce");
    expect(board.end().play("Ally").spark("Ally")).toBe(2);
  });
});

describe("characters that enter play", () => {
  test("MaterializeFigments", () => {
    const board = boardWith(event("{Materialize} {n_figments($n, $g)}.", "n: 2\ng: celestial")).play("It");
    expect(board.in("battlefield")).toEqual(["Celestial Figment", "Celestial Figment"]);
  });

  test("MaterializeFigmentsQuantity", () => {
    const it = doing({
      MaterializeFigmentsQuantity: { figment: "Shadow", count: 2, quantity: { Matching: { Your: "Character" } } },
    });
    const board = boardWith(it, { mine: { hand: ["It"], battlefield: ["Ally"] } }).play("It");
    expect(board.in("battlefield")).toEqual(["Ally", "Shadow Figment", "Shadow Figment"]);
  });

  test("a figment that leaves play raises an event and ceases to exist", () => {
    const watcher = character("When an ally is {dissolved}, gain {points($p)}.", "p: 1");
    const board = boardWith(event("{Materialize} {@a figment($g)}.", "g: radiant"), {
      cards: { Watcher: watcher },
      mine: { hand: ["It"], battlefield: ["Watcher"] },
      theirs: { hand: ["Zap"] },
    });
    board.play("It").pass().stop();
    board.play("Zap").pick("Radiant Figment");
    expect([board.in("gone"), board.in("void"), board.points()]).toEqual([["Radiant Figment"], ["It"], 1]);
  });

  test("figments have the stats of the options", () => {
    const board = boardWith(event("{Materialize} {@a figment($g)}.", "g: shadow"), {
      options: { figments: { Shadow: { cost: 1, spark: 4 } } },
    });
    expect(board.play("It").spark("Shadow Figment")).toBe(4);
  });

  test.each([
    ["so many", { count: 2, quantity: { Matching: { Your: "Character" } } } as const, 3],
    ["as many as match", { count: 0, quantity: { Matching: { Your: "Character" } } } as const, 2],
    ["so many for each", { count: 2, quantity: { PlayedThisTurn: "Card" } } as const, 3],
  ])("MaterializeSilentCopy: %s", (_name, of, size) => {
    const it = doing({ MaterializeSilentCopy: { target: { Your: "Character" }, ...of } });
    expect(
      boardWith(it, { mine: { hand: ["It"], battlefield: ["Ally"] } })
        .play("It")
        .size("battlefield"),
    ).toBe(size);
  });

  test("a silent copy triggers others but not itself", () => {
    const greeter = character("{Materialized} Gain {points($p)}.", "p: 5");
    const watcher = character("When you {materialize} an ally, gain {points($p)}.", "p: 1");
    const board = boardWith(event("{Materialize} a copy of an enemy."), {
      cards: { Greeter: greeter, Watcher: watcher },
      mine: { hand: ["It"], battlefield: ["Watcher"] },
      theirs: { battlefield: ["Greeter"] },
    });
    expect(board.play("It").points()).toBe(1);
  });

  test("MaterializeCharacter comes from the hand where no card is named", () => {
    const board = boardWith(event("{Materialize} an allied {subtype($t)}.", "t: Warrior"), {
      mine: { hand: ["It", "Ally", "Big"] },
    });
    board.play("It");
    expect([board.asks, board.pickable]).toEqual(["0 hand-card", ["Ally"]]);
    expect(board.pick("Ally").submit().in("battlefield")).toEqual(["Ally"]);
  });

  test("MaterializeCharacter of the card itself, when it is discarded or abandoned", () => {
    const back = character("When you discard this character, {materialize} it.");
    const board = boardWith(event("Discard {cards($d)}.", "d: 1"), {
      cards: { Back: back },
      mine: { hand: ["It", "Back"] },
    });
    expect(board.play("It").in("battlefield")).toEqual(["Back"]);
  });

  test("MaterializeCharacterFromVoid and ThenMaterializeIt", () => {
    const it = doing({ MaterializeCharacterFromVoid: { target: "Character" } });
    const board = boardWith(it, { mine: { hand: ["It"], void: ["Ally", "Zap"] } })
      .play("It")
      .pick("Ally")
      .submit();
    expect(board.in("battlefield")).toEqual(["Ally"]);
    const then = doing({ BanishCharacter: { target: { Your: "Character" } } }, "ThenMaterializeIt");
    expect(
      boardWith(then, { mine: { hand: ["It"], battlefield: ["Big"] } })
        .play("It")
        .in("battlefield"),
    ).toEqual(["Big"]);
  });

  test("MaterializeCollection from the hand", () => {
    const it = doing({ MaterializeCollection: { target: { Your: "Character" }, count: "All" } });
    const board = boardWith(it, { mine: { hand: ["It", "Ally", "Big", "Zap"] } }).play("It");
    expect(board.in("battlefield")).toEqual(["Ally", "Big"]);
  });

  test("BanishThenMaterialize resets, and entering raises an event", () => {
    const greeter = character("{Materialized} Gain {points($p)}.", "p: 1");
    const board = boardWith(event("{Banish} {up_to_n_allies($n)}, then {materialize} {pronoun:$n}.", "n: 2"), {
      cards: { Greeter: greeter },
      mine: { hand: ["It"], battlefield: ["Greeter", "Ally"] },
    });
    board.play("It").pick("Greeter", "Ally").submit();
    expect([board.in("battlefield"), board.points()]).toEqual([["Ally", "Greeter"], 1]);
  });

  test("GainControl keeps spark; the card goes to its owner's void", () => {
    const board = boardWith(character("{Materialized} Gain control of an enemy."), {
      mine: { hand: ["It"] },
      theirs: { battlefield: ["Enemy"], hand: ["Zap"] },
    });
    const stolen = board.play("It");
    expect([stolen.in("battlefield"), stolen.spark("Enemy"), stolen.marks("Enemy").includes("Controlled")]).toEqual([
      ["Enemy", "It"],
      3,
      true,
    ]);
    stolen.stop().play("Zap").pick("Enemy");
    expect(stolen.in("void", 1)).toEqual(["Enemy", "Zap"]);
  });
});

describe("the character limit", () => {
  const eight = Array.from({ length: 8 }, (_, at) => (at === 3 ? "Small" : "Filler"));

  test("the weakest makes way for a ninth and leaves its spark behind", () => {
    const board = new Board({ mine: { hand: ["Big"], battlefield: eight } }).play("Big");
    expect([board.size("battlefield"), board.in("void"), board.state.counters[0]?.sparkBonus]).toEqual([
      8,
      ["Small"],
      1,
    ]);
  });

  test("it holds for characters that enter by other means", () => {
    const board = boardWith(doing({ MaterializeCharacterFromVoid: { target: "Character" } }), {
      mine: { hand: ["It"], battlefield: eight, void: ["Big"] },
    });
    board.play("It").pick("Big").submit();
    expect([board.size("battlefield"), board.in("void")]).toEqual([8, ["It", "Small"]]);
  });

  test("nobody makes way for a token", () => {
    const board = boardWith(event("{Materialize} {n_figments($n, $g)}.", "n: 2\ng: celestial"), {
      mine: { hand: ["It"], battlefield: eight.slice(1) },
    });
    expect(
      board
        .play("It")
        .in("battlefield")
        .filter((name) => name === "Celestial Figment"),
    ).toHaveLength(1);
  });
});

describe("what lasts or comes later", () => {
  test("AbandonAtEndOfTurn, if it is still the same", () => {
    const board = boardWith(doing({ AbandonAtEndOfTurn: { target: { Your: "Character" } } }), {
      mine: { hand: ["It"], battlefield: ["Ally"] },
    });
    expect(board.play("It").end().in("void")).toEqual(["Ally", "It"]);
  });

  test("MaterializeCharacterAtEndOfTurn of the banished", () => {
    const it = event("{Banish} an ally. {Materialize} it at end of turn.");
    const board = boardWith(it, { mine: { hand: ["It"], battlefield: ["Ally"] } }).play("It");
    expect(board.in("banished")).toEqual(["Ally"]);
    expect(board.end().in("battlefield")).toEqual(["Ally"]);
  });

  test("BanishUntilNextMain returns it to its owner in my next main phase", () => {
    const it = character("{Materialized} {Banish} an enemy until your next main phase.");
    const board = boardWith(it, { theirs: { battlefield: ["Enemy"] } }).play("It");
    expect(board.end().in("banished", 1)).toEqual(["Enemy"]);
    expect(board.end().in("battlefield", 1)).toEqual(["Enemy"]);
  });

  test("BanishCharacterUntilLeavesPlay returns it when the banisher leaves", () => {
    const it = character("{Materialized} {Banish} an enemy until this character leaves play.");
    const board = boardWith(it, { theirs: { battlefield: ["Enemy"], hand: ["Zap"] } }).play("It");
    expect(board.in("banished", 1)).toEqual(["Enemy"]);
    expect(board.stop().play("Zap").in("battlefield", 1)).toEqual(["Enemy"]);
  });

  test("CreateTriggerUntilEndOfTurn hears until the turn ends", () => {
    const board = boardWith(event("Until end of turn, when an enemy is {dissolved}, gain {points($p)}.", "p: 1"), {
      mine: { hand: ["It", "Zap", "Zap"] },
      theirs: { battlefield: ["Enemy", "Enemy"] },
    });
    board.play("It").play("Zap").pick("Enemy");
    expect(board.points()).toBe(1);
    expect(board.end().end().play("Zap").points()).toBe(1);
  });

  test("DisableActivatedAbilitiesWhileInPlay lasts as long as its source", () => {
    const it = character("{Materialized} Disable the activated abilities of an enemy while this character is in play.");
    const worker = character("{energy($e)}: Draw {cards($c)}.", "e: 1\nc: 1");
    const board = boardWith(it, { cards: { Worker: worker }, theirs: { battlefield: ["Worker"], hand: ["Zap"] } })
      .play("It")
      .end();
    expect(board.refusal("activate", "Worker", 1)).toBe("Its abilities are disabled.");
    expect(board.play("Zap").can("activate", "Worker")).toBe(true);
  });

  test("TakeExtraTurn", () => {
    const board = boardWith(event("Take an extra turn after this one.")).play("It").end();
    expect([board.state.active, board.state.turn]).toEqual([0, 2]);
    expect(board.end().state.active).toBe(1);
  });

  test("TriggerAdditionalJudgmentPhaseAtEndOfTurn scores and triggers once more", () => {
    const it = event("At the end of this turn, trigger an additional {judgment_phase_name} phase.");
    const judge = character("{Judgment} Gain {energy($e)}.", "e: 1");
    const board = boardWith(it, {
      cards: { Judge: judge },
      mine: { hand: ["It"], battlefield: ["Judge", "Ally"] },
    }).play("It");
    expect([board.end().points(), board.energy()]).toEqual([3, 20]);
  });

  test.each([
    ["All", "All", 2],
    ["EachOther", "EachOther", 2],
    ["UpTo", { UpTo: 1 }, 1],
  ] as const)("TriggerJudgmentAbility, %s", (_name, collection, points) => {
    const judge = character("{Judgment} Gain {points($p)}.", "p: 1");
    const board = boardWith(doing({ TriggerJudgmentAbility: { matching: { Your: "Character" }, collection } }), {
      cards: { Judge: judge },
      mine: { hand: ["It"], battlefield: ["Judge", "Judge"] },
    });
    board.play("It");
    if (board.asks === "0 characters") board.pick("Judge").submit();
    expect(board.points()).toBe(points);
  });
});
