import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  AST_SCHEMA,
  findNode,
  sameNode,
  visitNodes,
  type Ability,
  type AstRole,
  type StandardEffect,
} from "../../../../../../shared/games/dreamtides/language/ast.js";
import { parseAbilities } from "../../../../../../shared/games/dreamtides/language/index.js";
import { readSample } from "../../../../../support/sample.js";
import { randomAbility, roleOf } from "../display/random-ability.js";

interface Visit {
  readonly role: AstRole;
  readonly name: string;
  readonly node: unknown;
}

function visitsOf(ability: Ability): readonly Visit[] {
  const visits: Visit[] = [];
  visitNodes("Ability", ability, (role, name, node) => visits.push({ role, name, node }));
  return visits;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isVariant = (value: object): boolean => /^[A-Z]/.test(Object.keys(value)[0] ?? "");

/** Every string and every object with a capitalised key, found without the schema: in the JSON form, these are all nodes there are. */
function nodesOf(value: unknown): readonly unknown[] {
  if (typeof value === "string") return [value];
  if (!isObject(value)) return [];
  const inside = Object.values(value).flatMap(nodesOf);
  return !Array.isArray(value) && isVariant(value) ? [value, ...inside] : inside;
}

const abilitiesOfSample = readSample("dreamtides")
  .flatMap(({ content }) => Object.values(content))
  .flatMap((rows): readonly unknown[] => (Array.isArray(rows) ? rows : []))
  .flatMap((row) => {
    if (!isObject(row) || !("rules-text" in row) || typeof row["rules-text"] !== "string") return [];
    const variables = "variables" in row && typeof row.variables === "string" ? row.variables : "";
    const parsed = parseAbilities(row["rules-text"], variables);
    return parsed.ok ? parsed.value : [];
  });

describe("a visit of an ability's AST", () => {
  test("reaches every node of every ability of the sample set once, outside in", () => {
    expect(abilitiesOfSample.length).toBeGreaterThan(200);
    for (const ability of abilitiesOfSample) {
      expect(visitsOf(ability).map(({ node }) => node)).toEqual(nodesOf(ability));
    }
  });

  test("and of any ability the catalogue allows, in the role it was made for", () => {
    fc.assert(
      fc.property(randomAbility, (ability) => {
        const visits = visitsOf(ability);
        expect(visits.map(({ node }) => node)).toEqual(nodesOf(ability));
        for (const { role, node } of visits) if (isObject(node)) expect(roleOf(node)).toBe(role);
      }),
      { numRuns: 500 },
    );
  });

  test("gives every node a name that the schema has for its role", () => {
    for (const ability of abilitiesOfSample) {
      for (const { role, name } of visitsOf(ability)) expect(Object.keys(AST_SCHEMA[role])).toContain(name);
    }
  });

  test("names what a role does not have, and does not enter it", () => {
    const seen: string[] = [];
    const unknown = { Event: { effect: { Effect: { Levitate: { target: "This" } } } } };
    visitNodes("Ability", unknown, (role, name) => seen.push(`${role} ${name}`));
    expect(seen).toEqual(["Ability Event", "Effect Effect", "StandardEffect Levitate"]);
  });

  test("distinguishes what fields of one name hold", () => {
    const roleOfAmount = (effect: StandardEffect): readonly string[] => {
      const seen: string[] = [];
      visitNodes("StandardEffect", effect, (role) => seen.push(role));
      return seen.slice(1);
    };
    expect(roleOfAmount({ GainEnergyForEach: { gains: 1, for_each: { Your: "Character" } } })).toEqual([
      "Predicate",
      "CardPredicate",
    ]);
    expect(roleOfAmount({ DrawCardsForEach: { count: 1, for_each: { PlayedThisTurn: "Card" } } })).toEqual([
      "QuantityExpression",
      "CardPredicate",
    ]);
    expect(roleOfAmount({ EachMatchingGainsSparkForEach: { each: "Card", gains: 1, for_each: "Event" } })).toEqual([
      "CardPredicate",
      "CardPredicate",
    ]);
  });
});

describe("finding a node", () => {
  const effect: StandardEffect = {
    CounterspellUnlessPaysCost: { target: { Enemy: { CouldDissolve: { target: "This" } } }, cost: { Energy: 2 } },
  };

  test("takes the outermost of its role", () => {
    expect(findNode("StandardEffect", effect, "Predicate")).toEqual({
      Enemy: { CouldDissolve: { target: "This" } },
    });
  });

  test("moves to the first that passes the test", () => {
    expect(findNode("StandardEffect", effect, "Predicate", (node) => typeof node === "string")).toBe("This");
  });

  test("finds nothing in another role", () => {
    expect(findNode("StandardEffect", effect, "Condition")).toBeUndefined();
  });
});

describe("two nodes", () => {
  test("are the same as themselves written again, with their fields in another order", () => {
    const reversed = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(reversed)
        : isObject(value)
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([key, inside]) => [key, reversed(inside)]),
            )
          : value;
    fc.assert(fc.property(randomAbility, (ability) => sameNode(ability, reversed(ability))));
  });

  test("differ where any value, field or item does", () => {
    expect(sameNode({ Energy: 1 }, { Energy: 2 })).toBe(false);
    expect(sameNode({ Energy: 1 }, { LoseMaximumEnergy: 1 })).toBe(false);
    expect(sameNode({ Choice: ["DiscardHand"] }, { Choice: ["DiscardHand", "DiscardHand"] })).toBe(false);
    expect(sameNode({ Choice: [] }, { Choice: {} })).toBe(false);
    expect(sameNode("DiscardHand", { DiscardHand: 1 })).toBe(false);
    expect(sameNode({ cost: null }, {})).toBe(false);
  });
});
