import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { visitNodes, type AstRole } from "../../../../../../shared/games/dreamtides/language/ast.js";
import { parseAbilities, type Ability } from "../../../../../../shared/games/dreamtides/language/index.js";
import {
  isCarriedOut,
  namesCarriedOut,
  ROLES_WITH_TABLES,
} from "../../../../../../shared/games/dreamtides/rules/support/dispatch.js";
import { supportOf } from "../../../../../../shared/games/dreamtides/rules/support/index.js";
import { randomAbility } from "../display/random-ability.js";
import { boardWith, event } from "./board.js";

const kindFor = (ability: Ability) => ("Event" in ability ? "event" : "Named" in ability ? "event" : "character");

describe("what the rules carry out of the catalogue of abilities", () => {
  test("is all of any ability there can be, whatever it is made of", () => {
    fc.assert(
      fc.property(randomAbility, (ability) => {
        expect(supportOf(ability, kindFor(ability))).toEqual({ kind: "full" });
      }),
      { numRuns: 1_000 },
    );
  });

  test("is each variant: random abilities name every one the tables have, and no other", () => {
    const seen = new Map(ROLES_WITH_TABLES.map((role) => [role, new Set<string>()]));
    for (const ability of fc.sample(randomAbility, { numRuns: 4_000, seed: 1 })) {
      visitNodes("Ability", ability, (role, name) => seen.get(role)?.add(name));
    }
    expect(ROLES_WITH_TABLES).toHaveLength(11);
    for (const role of ROLES_WITH_TABLES)
      expect([...(seen.get(role) ?? [])].sort(), role).toEqual([...namesCarriedOut(role)].sort());
  });

  const spec = join(import.meta.dirname, "../../../../../../../shared/spec/dreamtides-battle.md");
  test.skipIf(!existsSync(spec))(
    "is each effect, cost, static, quantity and condition that the battle's rules mention",
    () => {
      const text = readFileSync(spec, "utf8");
      const section = (number: number): string =>
        text.split(new RegExp(`^## ${number}\\.`, "m"))[1]?.split(/^## /m)[0] ?? "";
      const rows = (of: string): readonly string[] =>
        [...of.matchAll(/^\| ((?:`[A-Z]\w*[^`]*`[ ,◆/]*)+)/gm)].flatMap(([, cell = ""]) =>
          [...cell.matchAll(/`([A-Z]\w*)/g)].map(([, name = ""]) => name),
        );
      const named: readonly (readonly [AstRole, readonly string[]])[] = [
        ["StandardEffect", rows(section(14))],
        ["Cost", rows(section(9))],
        ["StandardStaticAbility", rows(section(12).split("**Static abilities.**")[1] ?? "")],
        ["QuantityExpression", rows(section(15).split("**Quantities**")[1]?.split("**Conditions**")[0] ?? "")],
        ["Condition", rows(section(15).split("**Conditions**")[1] ?? "")],
      ];
      for (const [role, names] of named) {
        expect(names.length, role).toBeGreaterThan(5);
        expect(names.filter((name) => !isCarriedOut(role, name))).toEqual([]);
      }
    },
  );
});

const read = (text: string, variables = ""): Ability => {
  const abilities = parseAbilities(text, variables);
  const [ability] = abilities.ok ? abilities.value : [];
  if (ability === undefined) throw new Error(`Not understood: ${text}`);
  return ability;
};

describe("what is not carried out is said", () => {
  const draw = { DrawCards: { count: 1 } };
  const part = (effect: object) => ({ effect, optional: false });

  test.each<[string, unknown, string, RegExp]>([
    ["an effect there is not", { Event: { effect: { Effect: { Levitate: 1 } } } }, "none", /carry out Levitate/],
    [
      "one of two effects",
      { Event: { effect: { List: [part(draw), part({ Levitate: 1 })] } } },
      "partial",
      /carry out Levitate/,
    ],
    ["a trigger there is not", { Triggered: { trigger: "Thunder", effect: { Effect: draw } } }, "none", /Thunder/],
    [
      "whom it is about",
      { Event: { effect: { Effect: { DissolveCharacter: { target: { Neighbour: "Card" } } } } } },
      "partial",
      /Neighbour/,
    ],
    ["a cost that is an effect", { Activated: { costs: [draw], effect: { Effect: draw } } }, "partial", /DrawCards/],
    ["a kind of ability there is not", { Whispered: {} }, "none", /not an ability/],
    ["no ability", "Draw", "none", /not an ability/],
  ])("%s", (_, ability, kind, reason) => {
    expect(supportOf(ability, "event")).toEqual({ kind, reason: expect.stringMatching(reason) as string });
  });

  test.each<[string, Ability, Parameters<typeof supportOf>[1], string]>([
    ["an event's effect on a character", read("Draw {cards($c)}.", "c: 2"), "character", "none"],
    ["on a well", read("Draw {cards($c)}.", "c: 2"), "well", "full"],
    ["a trigger on a well", read("{Judgment} Draw {cards($c)}.", "c: 2"), "well", "none"],
    ["a trigger on an event", read("{Judgment} Draw {cards($c)}.", "c: 2"), "event", "none"],
    [
      "a trigger of the card itself on an event",
      read("When you discard this character, draw {cards($c)}.", "c: 2"),
      "event",
      "full",
    ],
    ["a static of others on an event", { Static: { StaticAbility: "CharactersInHandHaveFast" } }, "event", "none"],
    ["a static of itself on an event", { Static: { StaticAbility: "PlayOnlyFromVoid" } }, "event", "full"],
  ])("%s", (_, ability, kind, support) => {
    expect(supportOf(ability, kind).kind).toBe(support);
  });

  test("on the table, too", () => {
    const board = boardWith(event("{Judgment} Draw {cards($c)}.", "c: 2"));
    const [it] = board
      .rules()
      .view(board.state, "all")
      .cards.filter(({ face }) => face.name === "It");
    expect(it?.face.marks.at(-1)).toBe("Not carried out: An event is never in play to notice it.");
  });
});
