import { describe, expect, it } from "vitest";
import { ptg } from "../../../../../../shared/games/ptg/index.js";
import { columnSource } from "../../../../../../shared/sheet/index.js";
import { fixed, problemsOf } from "../../../../../support/validate/problems.js";

const file = "cards.toml";
const creature = (id: string, ...more: string[]): string =>
  ["[[cards]]", `card_id = "${id}"`, `name = "${id}"`, 'type = "creature"', "defense = 2", ...more, ""].join("\n");
const withAlteration = (...lines: string[]): string =>
  creature(
    "imp_01",
    "[[cards.abilities]]",
    'ability_type = "triggered"',
    "[[cards.abilities.alterations]]",
    'start_trigger = "on_card_death"',
    ...lines,
  );

const told = (text: string): readonly string[] =>
  problemsOf(ptg, { [file]: text }).map(
    ({ code, column }) => `${code.slice(4)} ${column ? columnSource(column) : "-"}`,
  );

/** The text after the fix of the first problem that has it. */
function fixedText(text: string, fix: string): string {
  const problem = problemsOf(ptg, { [file]: text }).find(({ fixes }) => fixes.some(({ id }) => id === fix));
  if (!problem) throw new Error(`No problem has the fix ${fix}`);
  return fixed(problem, fix, { [file]: text })[file] ?? "";
}

describe("a new id for a card whose id another one has", () => {
  it.each<[id: string, others: string[], free: string]>([
    ["goblin_01", [], "goblin_02"],
    ["goblin_01", ["goblin_02", "goblin_03"], "goblin_04"],
    ["goblin", [], "goblin_01"],
    ["goblin", ["goblin_01"], "goblin_02"],
    ["goblin_7", [], "goblin_08"],
    ["goblin_099", [], "goblin_100"],
    ["goblin_009", [], "goblin_010"],
    ["goblin9", [], "goblin_10"],
    ["goblin_1234567890", [], "goblin_0000000001"],
  ])("that is %s, beside %j, is %s", (id, others, free) => {
    const text = [id, ...others, id].map((each) => creature(each)).join("\n");
    const ids = [...fixedText(text, "number").matchAll(/^card_id = "(.*)"$/gmu)].map(([, each]) => each);
    expect(ids).toEqual([id, ...others, free]);
  });
});

describe("values that a file had twice", () => {
  it("are left out one by one, and the last with what kept them", () => {
    const text = creature("imp_01", "_dropped = { attack = 1, name = 'x' }");
    expect(told(text)).toEqual(["duplicate-key _dropped.attack", "duplicate-key _dropped.name"]);
    const one = fixedText(text, "drop");
    expect(one).toBe(creature("imp_01", "_dropped = { name = 'x' }"));
    expect(fixedText(one, "drop")).toBe(creature("imp_01"));
  });
});

describe("at the limits", () => {
  const token = (stats: string): string =>
    withAlteration(
      'effect = "spawn_creature"',
      'target = "owner"',
      `params = { template = { card_id = "t", name = "T", type = "creature", ${stats} } }`,
    );
  const first = "abilities[0].alterations[0]";

  it.each<[name: string, text: string, told: string[]]>([
    ["a creature lives with a defense of 1", creature("a").replace("= 2", "= 1"), []],
    ["and dies with one of 0", creature("a").replace("= 2", "= 0"), ["no-defense defense"]],
    ["a token lives with a defense of 1", token("defense = 1"), []],
    ["or health of 1, though nobody reads it", token("health = 1"), [`unknown-key ${first}.params.template.health`]],
    ["and dies with one of 0", token("defense = 0"), [`no-defense ${first}.params.template.defense`]],
    [
      "mana of any type that is given pays for little",
      withAlteration('effect = "gain_mana"', 'target = "owner"', "params = { amounts = { any = 1 } }"),
      [`any-provided ${first}.params.amounts.any`],
    ],
    [
      "and speaks of nothing else where it is spent",
      withAlteration('effect = "spend_mana"', 'target = "owner"', "params = { amounts = { any = 1 } }"),
      [`param ${first}.params.amounts`, `param ${first}.params.mana_requirement`],
    ],
    ["stats are set by attack alone", withAlteration('effect = "set_stats"', "params = { attack = 1 }"), []],
    ["or by defense alone", withAlteration('effect = "set_stats"', "params = { defense = 1 }"), []],
    [
      "a token is of a template or of a card, not of both",
      token("defense = 1").replace("params = {", 'params = { template_card_id = "imp_01",'),
      [`param ${first}.params`],
    ],
    [
      "tokens of a card are creatures, too",
      creature("bolt").replace('"creature"\ndefense = 2', '"spell"') +
        withAlteration('effect = "spawn_creature"', 'target = "owner"', 'params = { template_card_id = "bolt" }'),
      [`param ${first}.params.template_card_id`],
    ],
    ["effects on creatures act on the card itself", withAlteration('effect = "destroy_card"', 'target = "self"'), []],
  ])("%s (%#)", (_, text, wanted) => expect(told(text)).toEqual(wanted));

  it("a token that becomes a creature gets defense where it has none, and keeps its own", () => {
    const spell = (stats: string): string => token(stats).replace('type = "creature", ', 'type = "spell", ');
    expect(fixedText(spell("defense = 3"), "creature")).toMatch(/type = "creature", defense = 3/u);
    expect(fixedText(spell("attack = 3"), "creature")).toMatch(/type = "creature", attack = 3, defense = 1/u);
    expect(fixedText(spell("defense = 0"), "creature")).toMatch(/type = "creature", defense = 1/u);
  });
});
