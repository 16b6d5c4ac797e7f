import { describe, expect, it } from "vitest";
import { ptg } from "../../../../../../shared/games/ptg/index.js";
import { columnSource } from "../../../../../../shared/sheet/index.js";
import { fixed, problemsOf } from "../../../../../support/validate/problems.js";

/** A card that holds all rules, with the lines of an alteration and of the card besides. */
const card = (
  alteration: string,
  { head = 'type = "creature"\ndefense = 2', ability = 'ability_type = "triggered"' } = {},
): string =>
  `[[cards]]\ncard_id = "imp_01"\nname = "Imp"\n${head}\n\n  [[cards.abilities]]\n  ${ability}\n\n    [[cards.abilities.alterations]]\n    ${alteration}\n`;
const drawing = 'effect = "draw_card"\n    target = "owner"\n    start_trigger = "on_card_death"';
const damaging = 'effect = "damage_card"\n    start_trigger = "on_card_death"\n    params = { amount = 2 }';
const spell = 'type = "spell"';

const problems = (text: string) => problemsOf(ptg, { "cards.toml": text });
const told = (text: string): readonly string[] =>
  problems(text).map(
    ({ code, severity, column, message }) =>
      `${code.slice(4)} ${severity} ${column ? columnSource(column) : "-"}: ${message}`,
  );

const first = "abilities[0].alterations[0]";
const token = 'effect = "spawn_creature"\n    target = "owner"\n    start_trigger = "on_card_death"';

/** A token with an ability of one alteration. */
const tokenWith = (alteration: string): string =>
  `{ card_id = "t", name = "T", type = "creature", defense = 1, abilities = [{ ability_type = "triggered", alterations = [${alteration}] }] }`;
const inToken = "params.template.abilities[0].alterations[0]";
const spawning = 'effect = "spawn_creature", target = "owner", start_trigger = "on_card_death"';
const aliased = '{ effect = "draw_card", target = "owner", start_trigger = "on_card_enter" }';

const breaks: readonly (readonly [text: string, ...told: string[]])[] = [
  [card(drawing).replace('name = "Imp"\n', ""), "missing-key error name: The row has no name."],
  [
    card(drawing, { ability: 'name = "x"' }),
    "missing-key error abilities[0].ability_type: Ability 1 has no ability_type.",
  ],
  [
    `[[cards]]\ncard_id = "a"\nname = "A"\ntype = "mana"\n[[cards.abilities]]\nability_type = "activated"\n`,
    "missing-key error abilities[0].alterations: Ability 1 has no alterations; it needs at least 1.",
  ],
  [
    card(drawing.replace("draw_card", "drow_card")),
    `unknown-value error ${first}.effect: "drow_card" is not an effect. Did you mean draw_card?`,
  ],
  [
    card(drawing, { head: 'type = "creature"\ndefense = 2\nmana = { fier = 1 }' }),
    'unknown-value error mana.fier: "fier" is not a mana type. Did you mean fire?',
  ],
  [
    card(drawing, { head: 'type = "creature"\ndefense = 2\n_dropped = { defense = 1 }' }),
    "duplicate-key warning _dropped.defense: defense is in the card file twice; 1 was dropped.",
  ],
  [
    card(`${drawing}\n    _dropped = { target = "self" }`),
    `duplicate-key warning ${first}._dropped.target: target is in the card file twice; "self" was dropped.`,
  ],
  [card(drawing) + card(drawing), 'id-unique error card_id: "Imp" already has the id imp_01'],
  [
    card(`${token}\n    params = { template_card_id = "wasp" }`),
    `unknown-card error ${first}.params.template_card_id: There is no card "wasp".`,
  ],
  [
    card(drawing.replace("on_card_death", "on_card_enter")),
    `trigger-alias warning ${first}.start_trigger: on_card_enter is another name of on_card_enter_battlefield.`,
  ],
  [
    card(
      'effect = "buff_card"\n    start_trigger = "on_card_death"\n    end_trigger = "on_card_enter"\n    params = { attack_increase = 1 }',
    ),
    `trigger-alias warning ${first}.end_trigger: on_card_enter is another name of on_card_enter_battlefield.`,
  ],
  [
    card(
      `${token}\n    params = { template = ${tokenWith(`{ ${spawning}, params = { template = ${tokenWith(aliased)} } }`)} }`,
    ),
    `trigger-alias warning ${first}.${inToken}.${inToken}.start_trigger: on_card_enter is another name of on_card_enter_battlefield.`,
  ],
  [
    card('effect = "draw_card"\n    target = "owner"'),
    `trigger-mismatch warning ${first}.start_trigger: It never happens: a triggered ability needs a start_trigger.`,
  ],
  [
    card(drawing, { ability: 'ability_type = "activated"' }),
    `trigger-mismatch warning ${first}.start_trigger: The start_trigger of an activated ability says nothing.`,
  ],
  [
    card(drawing, { head: spell, ability: 'ability_type = "triggered"\n  mana_requirement = { any = 1 }' }),
    "trigger-mismatch warning abilities[0].ability_type: An ability of a spell is carried out when the spell is played.",
    `trigger-mismatch warning ${first}.start_trigger: The start_trigger of a spell says nothing.`,
    "trigger-mismatch warning abilities[0].mana_requirement: Nobody pays for an ability of a spell.",
  ],
  [
    card(damaging.replace("{ amount = 2 }", '{ amount = "two" }')),
    `param error ${first}.params.amount: ${first}.params.amount must be a whole number; it is a text.`,
  ],
  [
    card(damaging.replace("amount =", "amuont =")),
    `param error ${first}.params.amount: params has no amount.`,
    `param error ${first}.params.amuont: params has a key "amuont" that the game does not know. Did you mean amount?`,
  ],
  [
    card(`${token}\n    params = { count = 51, template_card_id = "imp_01" }`),
    `param error ${first}.params.count: count is 51; it must be at most 50.`,
  ],
  [
    card(`${token}\n    params = {}`),
    `param error ${first}.params: spawn_creature needs a template or a template_card_id.`,
  ],
  [
    card(`${token}\n    params = { template = { card_id = "t", name = "T", type = "spell" } }`),
    `param error ${first}.params.template.type: Only creatures are spawned; this is of the type spell.`,
  ],
  [
    card('effect = "set_stats"\n    start_trigger = "on_card_death"'),
    `param error ${first}.params: set_stats needs attack, defense or both.`,
  ],
  [
    card(`${drawing}\n    turn_duration = 1`),
    `param info ${first}.turn_duration: turn_duration says nothing: draw_card is over at once.`,
  ],
  [
    card('effect = "return_to_hand"\n    start_trigger = "on_card_death"\n    params = { card_uuid = "x" }'),
    `param error ${first}.params.card_uuid: No uuid is known when a card is written.`,
  ],
  [
    card(drawing, { head: 'type = "creature"' }),
    "no-defense warning defense: A creature without defense dies as it arrives.",
  ],
  [
    card(`${token}\n    params = { template = { card_id = "t", name = "T", type = "creature" } }`),
    `no-defense warning ${first}.params.template.defense: A creature without defense dies as it arrives.`,
  ],
  [
    card(drawing, { head: 'type = "mana"\nmana = { any = 1 }' }),
    "any-provided warning mana.any: Mana of the type any pays only the any part of a cost.",
  ],
  [
    card(drawing.replace("owner", "self")),
    `target-kind error ${first}.target: draw_card acts on a player; self is none.`,
  ],
  [
    card(`${damaging}\n    target = "opponent"`),
    `target-kind error ${first}.target: damage_card acts on a creature; opponent is none.`,
  ],
  [
    card(`${drawing}\n    why = 1`),
    `unknown-key info ${first}.why: Alteration 1 has a key "why" that the game does not know.`,
  ],
  [
    card(drawing, { head: 'type = "creature"\ndefense = 2\nrarity = 1' }),
    "unknown-key info -: The package does not read rarity; card files keep it.",
  ],
  [
    card(damaging, { ability: 'ability_type = "triggered"\n  description = "3 damage, 9/9"' }),
    "text-number info abilities[0].description: The text says 9/9, the ability does not.",
    "text-number info abilities[0].description: The text says 3, the ability does not.",
  ],
  [
    card(damaging, { ability: 'ability_type = "triggered"\n  description = "Hurt another creature."' }),
    `text-target info ${first}.other: The text says another creature; without other = true it may choose itself.`,
  ],
  [
    card(damaging, { ability: 'ability_type = "triggered"\n  description = "Hurt any target."' }),
    `text-target info ${first}.effect: The text says any target; only creatures can be chosen.`,
  ],
];

describe("the rules", () => {
  it("hold for these cards", () => {
    expect(told(card(drawing))).toEqual([]);
    expect(told(card(damaging))).toEqual([]);
    expect(told(card('effect = "return_to_hand"\n    start_trigger = "on_turn_end"'))).toEqual([]);
    expect(told(card(`${token}\n    params = { template_card_id = "imp_01", count = "$attack" }`))).toEqual([]);
    expect(told('[[cards]]\ncard_id = "a"\nname = "A"\ntype = "creature"\nhealth = 3\n')).toEqual([]);
  });

  it.each(breaks)("speak about %#", (text, ...wanted) => {
    expect(told(text).toSorted()).toEqual(wanted.toSorted());
  });

  const fixes = breaks.flatMap(([text]) =>
    problems(text).flatMap((problem) =>
      problem.fixes.map(({ id }) => [`${problem.code} ${id}`, text, problem.code, id] as const),
    ),
  );

  it.each(fixes)("have the fix %s, after which it is gone and nothing else is wrong", (_, text, code, id) => {
    const files = { "cards.toml": text };
    const problem = problems(text).find((each) => each.code === code && each.fixes.some((fix) => fix.id === id));
    if (!problem) throw new Error("no problem");
    const after = problemsOf(ptg, fixed(problem, id, files));
    const lines = (all: ReturnType<typeof problems>) =>
      all.map((each) => `${each.code} ${each.column ? columnSource(each.column) : ""}`);
    const before = lines(problems(text));
    expect(lines(after)).not.toContain(lines([problem])[0]);
    expect(lines(after).filter((each) => !before.includes(each))).toEqual([]);
  });

  it("speak about decks", () => {
    const deck = '[[decks]]\nname = "d"\ncards = { imp_01 = 0, wasp = 1 }\n';
    expect(told(card(drawing) + deck)).toEqual([
      "structure-range error cards.imp_01: imp_01 is 0; it must be at least 1.",
      'unknown-card error cards.wasp: There is no card "wasp".',
    ]);
  });
});
