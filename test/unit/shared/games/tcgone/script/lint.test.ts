import { describe, expect, it } from "vitest";
import { effectLanguage } from "../../../../../../shared/games/tcgone/language/language.js";

/** The lints of a script, each with the words it stands at. */
const lints = (effect: string): readonly string[] =>
  effectLanguage
    .read({ effect, kind: "unit" })
    .diagnostics.map(({ code, span }) => `${code.slice("effect/".length)} ${effect.slice(span.from, span.to)}`);
const inAttack = (statements: string): string => `move "A" { onAttack { ${statements} } }`;
const inAbility = (clauses: string): string => `bwAbility "A" { ${clauses} }`;
const lowered = "if (it.to == self) { it.dmg -= 10 }";

describe("lints of effect scripts", () => {
  it.each([
    ["a question without words", inAttack("my.hand.select(min: 0)"), ["empty-info select"]],
    ["a choice without words", inAttack("draw choose([1, 2])"), ["empty-info choose"]],
    ["a zone that may be empty", inAttack('my.hand.select("Which?")'), ["unhandled-prompt select"]],
    [
      "a deck that is not shuffled",
      inAttack('my.deck.search(max: 1, "Which?").moveTo(my.hand)'),
      ["search-no-shuffle search"],
    ],
    ["an assert that comes too late", inAttack('draw 1; assert my.deck.notEmpty : "Empty"'), ["assert-late assert"]],
    ["an action that is never used", inAbility("actionA { draw 1 }"), ["power-used actionA"]],
    [
      "an assert after the ability is used",
      inAbility('actionA { powerUsed(); assert my.deck.notEmpty : "Empty"; draw 1 }'),
      ["power-used assert"],
    ],
    ["an effect that never ends", inAttack("delayed { after KNOCKOUT, { draw 1 } }"), ["never-ends delayed"]],
    [
      "a listener that hears itself",
      inAbility("delayedA { before DIRECT_DAMAGE, { directDamage 10, self } }"),
      ["raises-own-event directDamage"],
    ],
    [
      "damage lowered for all",
      inAbility(`delayedA { before APPLY_ATTACK_DAMAGES, { entries.each { ${lowered} } } }`),
      ["no-flag-test it.dmg -= 10"],
    ],
    [
      "the wrong side of weakness",
      inAbility(
        `text "It takes 10 less before applying Weakness."
        delayedA { before APPLY_ATTACK_DAMAGES, { entries.each { if (it.notNoEffect) { it.dmg -= 10 } } } }`,
      ),
      ["wr-order APPLY_ATTACK_DAMAGES"],
    ],
    [
      "a change of a copy",
      inAttack("def n = 0; delayed { after KNOCKOUT, { n += 1 }; unregisterAfter 1 }; draw n"),
      ["captured n"],
    ],
    ["three turns", inAttack("delayed { after KNOCKOUT, { draw 1 }; unregisterAfter 3 }"), ["turns 3"]],
    ["odd damage", inAttack("damage 15"), ["step 15"]],
    [
      "a blocker of itself",
      inAbility("getterA (IS_ABILITY_BLOCKED) { h -> h.object = true }"),
      ["self-blocks IS_ABILITY_BLOCKED"],
    ],
  ])("find %s", (_, effect, expected) => {
    expect(lints(effect)).toEqual(expected);
  });

  it.each([
    ["a question that may be left", inAttack('my.hand.select(min: 0, "Which?")')],
    ["as many as there are", inAttack('my.hand.select(count: 2, "Which?")')],
    ["a zone that was tested", inAttack('if (my.hand.notEmpty) { my.hand.select("Which?") }')],
    ["units in play", inAttack('damage 10, opp.all.select("Which?")')],
    ["a deck that is shuffled", inAttack('my.deck.search(max: 1, "Which?").moveTo(my.hand); shuffleDeck()')],
    ["checks before the ability is used", inAbility('actionA { checkLastTurn("A"); powerUsed(); draw 1 }')],
    ["an effect that is ended by its name", inAttack("def e = delayed { after KNOCKOUT, { draw 1 } }; e.unregister()")],
    ["a listener that ends itself", inAttack("delayed { after KNOCKOUT, { draw 1; unregister() } }")],
    [
      "a listener that asks for the source",
      inAbility("delayedA { before DIRECT_DAMAGE, { if (ef.source == ATTACK) { directDamage 10, self } } }"),
    ],
    [
      "the right side of weakness",
      inAbility(
        'text "After applying Weakness." delayedA { before APPLY_ATTACK_DAMAGES, { entries.each { if (it.notNoEffect) { it.dmg -= 10 } } } }',
      ),
    ],
    [
      "a variable of the effect",
      inAttack("delayed { def n = 0; after KNOCKOUT, { n += 1; draw n }; unregisterAfter 1 }"),
    ],
    [
      "a blocker that spares its own",
      inAbility('getterA (IS_ABILITY_BLOCKED) { h -> if (h.ability.name != "A") { h.object = true } }'),
    ],
  ])("leave alone %s", (_, effect) => {
    expect(lints(effect)).toEqual([]);
  });

  it("knows a requirement beside what it is for", () => {
    const effect = 'playRequirement { assert my.bench.notEmpty }\nonPlay { my.bench.select("Which?") }';
    expect(effectLanguage.read({ effect, kind: "item" }).diagnostics).toEqual([]);
  });

  it("say nothing about scripts that are not understood", () => {
    expect(lints(inAttack("damage 15; drow 1"))).toEqual(["unknown-op drow"]);
  });
});
