import { expect, it } from "vitest";
import { predicate, predicateBase } from "../../../shared/games/dreamtides/language/display/ability/predicates.js";
import { forEach } from "../../../shared/games/dreamtides/language/display/ability/quantities.js";
import { plural } from "../../../shared/games/dreamtides/language/display/ability/say.js";
import { plainOf, runsOf } from "../../../shared/games/dreamtides/language/display/index.js";
import type { CardPredicate, Predicate } from "../../../shared/games/dreamtides/language/ast.js";
import { describeWithSpec, sectionLines } from "./material.js";

/** The card predicates as the table of the specification names them. */
const CARDS: Readonly<Record<string, CardPredicate>> = {
  Card: "Card",
  Character: "Character",
  Event: "Event",
  "CharacterType:Warrior": { CharacterType: "Warrior" },
  "NotCharacterType:Warrior": { NotCharacterType: "Warrior" },
  "CharacterWithSpark[2,OrLess]": { CharacterWithSpark: [2, "OrLess"] },
  "CardWithCost{Character,OrLess,2}": { CardWithCost: { target: "Character", cost_operator: "OrLess", cost: 2 } },
  "Fast{Card}": { Fast: { target: "Card" } },
  CharacterWithMaterializedAbility: "CharacterWithMaterializedAbility",
  CharacterWithMultiActivatedAbility: "CharacterWithMultiActivatedAbility",
  "CouldDissolve{Another Character}": { CouldDissolve: { target: { Another: "Character" } } },
  "CostComparedToControlled{Character,Warrior}": {
    CharacterWithCostComparedToControlled: {
      target: "Character",
      cost_operator: "OrLess",
      count_matching: { CharacterType: "Warrior" },
    },
  },
  "CostComparedToAbandoned{Character}": {
    CharacterWithCostComparedToAbandoned: { target: "Character", cost_operator: "OrLess" },
  },
  "SparkComparedToAbandoned{Character}": {
    CharacterWithSparkComparedToAbandoned: { target: "Character", spark_operator: "OrLess" },
  },
  "SparkComparedToAbandonedCountThisTurn{Character}": {
    CharacterWithSparkComparedToAbandonedCountThisTurn: { target: "Character", spark_operator: "OrLess" },
  },
  "CostComparedToVoidCount{Character}": {
    CharacterWithCostComparedToVoidCount: { target: "Character", cost_operator: "OrLess" },
  },
  "SparkComparedToEnergySpent{Character}": {
    CharacterWithSparkComparedToEnergySpent: { target: "Character", spark_operator: "OrLess" },
  },
};

const OWNERS: Readonly<Record<string, (card: CardPredicate) => Predicate>> = {
  Your: (card) => ({ Your: card }),
  Another: (card) => ({ Another: card }),
  Any: (card) => ({ Any: card }),
  Enemy: (card) => ({ Enemy: card }),
  AnyOther: (card) => ({ AnyOther: card }),
  YourVoid: (card) => ({ YourVoid: card }),
  EnemyVoid: (card) => ({ EnemyVoid: card }),
};

function predicateNamed(name: string): Predicate {
  if (name === "This" || name === "That" || name === "It" || name === "Them") return name;
  const [, owner = "", card = ""] = /^(\w+)\((.*)\)$/.exec(name) ?? [];
  const read = CARDS[card];
  const owned = OWNERS[owner];
  if (read === undefined || owned === undefined) throw new Error(`Unknown predicate ${name}`);
  return owned(read);
}

const letters = (markup: string): string => plainOf(runsOf(markup));

describeWithSpec("predicates (DISPLAY-13)", () => {
  const rows = sectionLines("3.8").flatMap((line) => {
    const [, name, one, other, base, each] = /^\| `([^`]*)` \| (.*) \| (.*) \| (.*) \| (.*) \|$/.exec(line) ?? [];
    if (name === undefined || one === undefined || other === undefined) return [];
    return [{ name, one, other: other === "(same)" ? one : other, base, each }];
  });

  it("are all read", () => expect(rows).toHaveLength(84));

  it.each(rows)("$name", ({ name, one, other, base, each }) => {
    const target = predicateNamed(name);
    const value = predicate(target);
    expect({
      one: letters(value.text),
      other: letters(plural(value).text),
      base: letters(predicateBase(target).text),
      each: letters(forEach(target)),
    }).toEqual({ one, other, base, each });
  });
});
