import { describe, expect, test } from "vitest";
import type { StandardStaticAbility, StaticAbility } from "../../../../../../shared/games/dreamtides/language/index.js";
import { ally, Board, character, event, type TestCard } from "./board.js";

const having = (
  rule: StandardStaticAbility,
  condition?: NonNullable<Extract<StaticAbility, { WithOptions: unknown }>["WithOptions"]["condition"]>,
): TestCard => ({
  cardType: "Character",
  energyCost: 2,
  spark: 1,
  subtype: "Warrior",
  abilities: [
    { Static: condition === undefined ? { StaticAbility: rule } : { WithOptions: { ability: rule, condition } } },
  ],
});

describe("statics", () => {
  test.each([
    [
      "SparkBonusOtherCharacters spares itself",
      { SparkBonusOtherCharacters: { matching: "Character", added_spark: 2 } },
      1,
      4,
    ],
    [
      "SparkBonusYourCharacters does not",
      { SparkBonusYourCharacters: { matching: "Character", added_spark: 2 } },
      3,
      4,
    ],
    [
      "what does not match has no bonus",
      { SparkBonusYourCharacters: { matching: { CharacterType: "Mage" }, added_spark: 2 } },
      1,
      2,
    ],
  ] as const)("%s", (_name, rule, own, other) => {
    const board = new Board({
      cards: { It: having(rule) },
      mine: { battlefield: ["It", "Ally"] },
      theirs: { battlefield: ["Enemy"] },
    });
    expect([board.spark("It"), board.spark("Ally"), board.spark("Enemy", 1)]).toEqual([own, other, 3]);
  });

  test("a bonus ends when its source leaves play", () => {
    const it = having({ SparkBonusOtherCharacters: { matching: "Character", added_spark: 2 } });
    const board = new Board({ cards: { It: it }, mine: { battlefield: ["It", "Ally"] }, theirs: { hand: ["Zap"] } })
      .stop()
      .play("Zap")
      .pick("It");
    expect(board.spark("Ally")).toBe(2);
  });

  test("SparkEqualToPredicateCount is counted continuously", () => {
    const it = character("This character's spark is equal to the number of cards in your void.");
    const board = new Board({ cards: { It: it }, mine: { battlefield: ["It"], hand: ["Spell"], void: ["Ally"] } });
    expect([board.spark("It"), board.play("Spell").spark("It")]).toEqual([1, 2]);
  });

  test("a static with the condition that its card is in the void works there only", () => {
    const it = character("If this card is in your void, allied characters have +{$s} spark.", "s: 3");
    expect(new Board({ cards: { It: it }, mine: { void: ["It"], battlefield: ["Ally"] } }).spark("Ally")).toBe(5);
    expect(new Board({ cards: { It: it }, mine: { battlefield: ["It", "Ally"] } }).spark("Ally")).toBe(2);
  });

  test.each([
    ["YourCardsCostIncrease", { YourCardsCostIncrease: { matching: "Character", increase: 3 } }, 0, 5],
    [
      "YourCardsCostReduction, at least nothing",
      { YourCardsCostReduction: { matching: "Character", reduction: 3 } },
      0,
      0,
    ],
    ["EnemyCardsCostIncrease", { EnemyCardsCostIncrease: { matching: "Character", increase: 1 } }, 1, 3],
  ] as const)("%s", (_name, rule, seat, cost) => {
    const sides = { mine: { battlefield: ["It"], hand: ["Ally"] }, theirs: { hand: ["Ally"] } };
    const board = new Board({ cards: { It: having(rule) }, ...sides });
    expect([board.cost("Ally", seat), board.cost("Ally", 1 - seat)]).toEqual([cost, 2]);
  });

  test("CostReductionForEach", () => {
    const it = having({ CostReductionForEach: { reduction: 2, quantity: { Matching: { YourVoid: "Card" } } } });
    const board = new Board({
      cards: { It: { ...it, energyCost: 5 } },
      mine: { hand: ["It"], void: ["Ally", "Spell"] },
    });
    expect([board.cost("It"), board.play("It").energy()]).toEqual([1, 19]);
  });

  test("CharactersInHandHaveFast while the condition holds", () => {
    const it = character(
      "With {count_allied_subtype($a, $t)}, characters in your hand have {fast}.",
      "a: 1\nt: Warrior",
    );
    const fast = new Board({ cards: { It: it }, mine: { battlefield: ["It", "Ally"], hand: ["Big", "Spell"] } })
      .stop()
      .stop();
    expect([fast.asks, fast.can("play", "Big"), fast.can("play", "Spell")]).toEqual(["0 ending", true, false]);
    expect(new Board({ cards: { It: it }, mine: { battlefield: ["It"], hand: ["Big"] } }).stop().stop().asks).toBe(
      "0 main",
    );
  });

  test("DisableEnemyMaterializedAbilities", () => {
    const it = having("DisableEnemyMaterializedAbilities");
    const greeter = character("{Materialized} Gain {points($p)}.", "p: 1");
    const board = new Board({
      cards: { It: it, Greeter: greeter },
      mine: { hand: ["Greeter"] },
      theirs: { battlefield: ["It"] },
    });
    expect(board.play("Greeter").points()).toBe(0);
  });

  test("JudgmentTriggersWhenMaterialized", () => {
    const judge = character("{Judgment} Gain {points($p)}.", "p: 1");
    const it = character("The '{Judgment}' ability of allied characters triggers when you {materialize} them.");
    const board = new Board({ cards: { It: it, Judge: judge }, mine: { battlefield: ["It"], hand: ["Judge"] } });
    expect(board.play("Judge").points()).toBe(1);
  });

  test("HasAllCharacterTypes, also under a condition", () => {
    const bonus = having({ SparkBonusOtherCharacters: { matching: { CharacterType: "Robot" }, added_spark: 1 } });
    const everyone = having("HasAllCharacterTypes");
    const sometimes = having("HasAllCharacterTypes", {
      PredicateCount: { count: 4, predicate: { Your: "Character" } },
    });
    const board = new Board({
      cards: { Bonus: bonus, Everyone: everyone, Sometimes: sometimes },
      mine: { battlefield: ["Bonus", "Everyone", "Sometimes"] },
    });
    expect([board.spark("Everyone"), board.spark("Sometimes")]).toEqual([2, 1]);
    board.make("Ally", "battlefield");
    expect(board.spark("Sometimes")).toBe(2);
  });

  test("HasAllCharacterTypes under a condition about types asks for the printed ones", () => {
    const bonus = having({ SparkBonusOtherCharacters: { matching: { CharacterType: "Robot" }, added_spark: 1 } });
    const sometimes = having("HasAllCharacterTypes", { AlliesThatShareACharacterType: { count: 3 } });
    const board = new Board({
      cards: { Bonus: bonus, Sometimes: sometimes },
      mine: { battlefield: ["Bonus", "Sometimes"] },
    });
    expect(board.spark("Sometimes")).toBe(1);
    board.make("Ally", "battlefield");
    expect(board.spark("Sometimes")).toBe(2);
  });

  test("YouMayLookAtTopCardOfYourDeck shows it to its owner alone", () => {
    const board = new Board({
      cards: { It: having("YouMayLookAtTopCardOfYourDeck") },
      mine: { battlefield: ["It"], deck: ["Spell"] },
    });
    const top = board.state.zones.deck[0]?.at(-1);
    const knows = (viewer: number): boolean =>
      board
        .rules()
        .view(board.state, viewer)
        .cards.some(({ id }) => id === top);
    expect([knows(0), knows(1)]).toEqual([true, false]);
  });
});

describe("card predicates", () => {
  const robot = ally(1, { subtype: "Robot", energyCost: 4, fast: true });
  const greeter = character("{Materialized} Draw {cards($c)}.", "c: 1");
  const worker = character("{energy($e)}: Draw {cards($c)}.", "e: 1\nc: 1");

  test.each([
    ["CharacterType", { CharacterType: "Robot" }, ["Robot"]],
    ["NotCharacterType", { NotCharacterType: "Robot" }, ["Big", "Greeter", "Small", "Worker"]],
    ["CharacterWithSpark", { CharacterWithSpark: [2, "OrMore"] }, ["Big"]],
    ["CardWithCost Exactly", { CardWithCost: { target: "Character", cost_operator: "Exactly", cost: 4 } }, ["Robot"]],
    [
      "CardWithCost OrLess",
      { CardWithCost: { target: "Character", cost_operator: "OrLess", cost: 2 } },
      ["Greeter", "Small", "Worker"],
    ],
    [
      "CardWithCost OrMore",
      { CardWithCost: { target: "Character", cost_operator: "OrMore", cost: 4 } },
      ["Big", "Robot"],
    ],
    [
      "CardWithCost LowerBy, of the card itself",
      { CardWithCost: { target: "Character", cost_operator: { LowerBy: 1 }, cost: 1 } },
      ["Greeter", "Worker"],
    ],
    [
      "CardWithCost HigherBy",
      { CardWithCost: { target: "Character", cost_operator: { HigherBy: 1 }, cost: 1 } },
      ["Robot"],
    ],
    [
      "CharacterWithCostComparedToControlled: less means strictly",
      {
        CharacterWithCostComparedToControlled: {
          target: "Character",
          cost_operator: "OrLess",
          count_matching: "Character",
        },
      },
      ["Small"],
    ],
    [
      "CharacterWithCostComparedToVoidCount",
      { CharacterWithCostComparedToVoidCount: { target: "Character", cost_operator: "Exactly" } },
      ["Small"],
    ],
    [
      "CharacterWithSparkComparedToAbandonedCountThisTurn",
      { CharacterWithSparkComparedToAbandonedCountThisTurn: { target: "Character", spark_operator: "OrMore" } },
      ["Big", "Greeter", "Robot", "Small", "Worker"],
    ],
    ["CharacterWithMaterializedAbility", "CharacterWithMaterializedAbility", ["Greeter"]],
    ["CharacterWithMultiActivatedAbility", "CharacterWithMultiActivatedAbility", ["Worker"]],
    ["Fast", { Fast: { target: "Character" } }, ["Robot"]],
  ] as const)("%s", (_name, predicate, expected) => {
    const it: TestCard = {
      cardType: "Event",
      energyCost: 3,
      abilities: [
        { Event: { effect: { Effect: { DissolveCharactersCount: { target: { Enemy: predicate }, count: "All" } } } } },
      ],
    };
    const board = new Board({
      cards: { It: it, Robot: robot, Greeter: greeter, Worker: worker },
      mine: { hand: ["It"], battlefield: ["Ally", "Ally"], void: ["Spell"] },
      theirs: { battlefield: ["Robot", "Big", "Small", "Greeter", "Worker"] },
    });
    expect(board.play("It").in("void", 1)).toEqual(expected);
  });

  test.each([
    ["less spark", event("Abandon an ally: {Dissolve} an enemy with spark less than that ally's spark."), ["Small"]],
    [
      "greater spark",
      event("Abandon an ally: {Banish} an enemy with spark greater than that ally's spark."),
      ["Big", "Enemy"],
    ],
  ])("compared to the abandoned: %s", (_name, it, expected) => {
    const board = new Board({
      cards: { It: it },
      mine: { hand: ["It"], battlefield: ["Ally"] },
      theirs: { battlefield: ["Enemy", "Small", "Big", "Ally"] },
    }).play("It");
    if (board.asks === "0 main") expect(board.in("void", 1)).toEqual(expected);
    else expect([...board.pickable].sort()).toEqual(expected);
  });

  test("CharacterWithCostComparedToAbandoned", () => {
    const it: TestCard = {
      cardType: "Event",
      abilities: [
        {
          Activated: {
            costs: [{ AbandonCharactersCount: { target: { Another: "Character" }, count: { Exactly: 1 } } }],
            effect: {
              Effect: {
                DissolveCharacter: {
                  target: {
                    Enemy: { CharacterWithCostComparedToAbandoned: { target: "Character", cost_operator: "OrLess" } },
                  },
                },
              },
            },
          },
        },
      ],
    };
    const board = new Board({
      cards: { It: it },
      mine: { hand: ["It"], battlefield: ["Ally"] },
      theirs: { battlefield: ["Ally", "Small"] },
    });
    expect(board.play("It").in("void", 1)).toEqual(["Small"]);
  });

  test.each([
    ["AbandonedThisTurn", "Gain {points($p)} for each ally abandoned this turn.", 1],
    ["DiscardedThisTurn", "Gain {points($p)} for each event you have discarded this turn.", 1],
    ["PlayedThisTurn", "Gain {points($p)} for each card you have played this turn.", 3],
  ])("quantity %s", (_name, text, expected) => {
    const board = new Board({
      cards: {
        It: event(text, "p: 1"),
        Give: event("Abandon an ally: Draw {cards($c)}.", "c: 1"),
        Drop: event("Discard {cards($d)}.", "d: 1"),
      },
      mine: { hand: ["It", "Give", "Drop", "Spell"], battlefield: ["Ally"] },
    });
    board.play("Give").play("Drop").pick("Spell").submit();
    expect(board.play("It").points()).toBe(expected);
  });

  test("quantity DissolvedThisTurn counts both sides", () => {
    const board = new Board({
      cards: { It: event("Draw {cards($c)} for each {subtype($t)} which dissolved this turn.", "c: 1\nt: Warrior") },
      mine: { hand: ["It", "Zap"], battlefield: ["Ally"] },
      theirs: { battlefield: ["Ally"] },
    });
    expect(board.play("Zap").play("It").size("hand")).toBe(1);
  });
});
