import { describe, expect, it } from "vitest";
import { checkEffect } from "../../../../../../shared/games/tcgone/script/check/clauses.js";
import { parseEffect } from "../../../../../../shared/games/tcgone/script/parse.js";
import { scriptNames } from "../../../../../../shared/games/tcgone/script/registry/index.js";
import type { CardKind } from "../../../../../../shared/games/tcgone/vocabulary.js";

function problems(text: string, kind: CardKind = "unit"): readonly string[] {
  const { items, faults } = parseEffect(text, scriptNames);
  expect(faults).toEqual([]);
  return checkEffect(items, kind).map(
    ({ code, from, to }) => `${code.slice("effect/".length)} ${text.slice(from, to)}`,
  );
}
const attack = (statements: string): string => `move "Test" { onAttack { ${statements} } }`;
const heard = (event: string, statements: string): string =>
  `bwAbility "Test" { delayedA { ${event}, { ${statements} } } }`;

describe("scripts that are right", () => {
  it.each([
    attack("damage 10, defending"),
    attack("damage 10 * my.bench.size"),
    attack('def picked = opp.all.select("Which?"); directDamage 20, picked'),
    attack('my.hand.select(count: 2, "Which?") { it.is(ENERGY) }.discard()'),
    attack('my.deck.search(max: 1, "A unit") { it.is(BASIC) }.each { benchPCS it }; shuffleDeck()'),
    attack("if (defending != null && defending.damage > 0) { damage 20 }"),
    attack("if (defending == null) { return }\ndamage defending.damage"),
    attack('assert defending : "Nobody"\ndamage defending.damage'),
    attack("damage defending == null ? 0 : defending.damage"),
    attack('if (my.deck.notEmpty && confirm("Draw?")) { draw 1 }'),
    attack("flip 2, { damage 10 }, { apply POISONED }"),
    attack("apply POISONED, defending, SRC_ABILITY"),
    attack("flip(3, byHeads: [0: { draw 1 }, 3: { damage 100 }])"),
    attack("def total = 0; my.all.each { total += it.energyCount(W) }; damage total"),
    attack("def list = [W, F]; if (my.all.any { it.types.containsAny(list) }) { damage 10 }"),
    attack("sub twice(n) { damage n; damage n }\ntwice(10)"),
    attack(
      'delayed { def by; before APPLY_ATTACK_DAMAGES, { by = ef.attacker } unregisterAfter 2\nregister { if (by) { bc "x" } } }',
    ),
    attack('discardSelfEnergy C, C; def answer = choose(["Deck", "Hand"], "Which?"); if (answer == "Deck") { draw 1 }'),
    heard(
      "before KNOCKOUT, self",
      "if (ef.byDamageFromAttack && ef.attacker != null) { directDamage 60, ef.attacker }",
    ),
    heard("before DIRECT_DAMAGE, self, ATTACK", "ef.amount -= 10"),
    heard("before APPLY_ATTACK_DAMAGES", "entries.each { if (it.to == self && it.notNoEffect) { it.dmg -= 30 } }"),
    heard("before PREVENT_EVOLVE, self, null, EVOLVE", "prevent()"),
    heard("before null, self, SRC_ABILITY", "if (ef.player != self.owner) { prevent() }"),
    heard("before COIN_FLIP_BETWEEN_EXECUTION", "reflip()"),
    'bwAbility "Test" { getterA (GET_RETREAT_COST, self) { h -> h.object -= 2 } }',
    'bwAbility "Test" { getterA (GET_WEAKNESSES) { h -> if (h.target.owner == self.owner) { h.object.clear() } } }',
    'bwAbility "Test" { getterA (GET_POKEMON_TYPE, self, priority: LAST) { h -> h.object = [R] } }',
    'bwAbility "Test" { actionA { checkLastTurn(key: "Test"); assert my.deck.notEmpty : "Empty"; powerUsed(); draw 1 } }',
    'bwAbility "Test" { onActivate { reason -> if (reason == PLAY_FROM_HAND) { draw 1 } } }',
    'globalAbility "Test" { delayedA { before DRAW_CARD, { if (ef.parent(BEGIN_TURN)) { prevent() } } } }',
  ])("have no problems: %s", (text) => {
    expect(problems(text).filter((each) => !/^(?:unused|shadow) /u.test(each))).toEqual([]);
  });

  it.each<readonly [CardKind, string]>([
    ["item", 'playRequirement { assert my.deck.notEmpty : "Empty" }\nonPlay { draw 2 }'],
    ["supporter", "onPlay { draw 3 }"],
    ["stadium", "delayedA { after BEGIN_TURN, { draw 1, currentTurn } }"],
    ["tool", "allowAttach { to -> to.evolution }\ngetterA (GET_RETREAT_COST, self) { h -> h.object = 0 }"],
    ["technical-machine", 'move "Bore" { onAttack { damage 40; afterDamage { discard thisCard } } }'],
    [
      "special-energy",
      "provides self == null ? [] : RAINBOW\nonPlay { reason -> if (reason == PLAY_FROM_HAND) { draw 1 } }",
    ],
  ])("have no problems on a card of the kind %s", (kind, text) => {
    expect(problems(text, kind)).toEqual([]);
  });
});

describe("scripts that are wrong", () => {
  it.each([
    [attack("damge 10"), "unknown-op damge"],
    [attack("damage other"), "unknown-name other"],
    [attack("damage self.damge"), "unknown-property damge"],
    [attack("apply POISONNED"), "unknown-constant POISONNED"],
    [heard("before KNOCKOT", "prevent()"), "unknown-event KNOCKOT"],
    ['bwAbility "A" { getterA (GET_RETREAT) { h -> h.object = 1 } }', "unknown-getter GET_RETREAT"],
    [attack("damage()"), "arguments damage"],
    [attack("damage 10, self, self"), "type self"],
    [attack("damage(amout: 10)"), "arguments amout"],
    [attack('draw "x"'), 'type "x"'],
    [attack("directDamage 10, my.hand"), "type my.hand"],
    [attack('if ("x") { draw 1 }'), 'type "x"'],
    [attack("draw self == 3 ? 1 : 2"), "type self == 3"],
    [attack("x = my.hand.size"), "unknown-name x"],
    [attack("self = self"), "type self"],
    [attack("damage defending.damage"), "maybe-null defending"],
    [attack("if (defending || true) { damage defending.damage }"), "maybe-null defending"],
    [attack("damage (10 + 2) * 2"), "paren-argument damage (10 + 2)"],
    [attack("my.all.each { 3 }"), "unreachable 3"],
    [attack("return; draw 1"), "unreachable draw 1"],
    [attack('my.all.filter { confirm("x") }.each { heal 10, it }'), "ask-here confirm"],
    [attack("my.all.filter { draw(1) }.each { heal 10, it }"), "ask-here draw"],
    [attack("def self = 1"), "shadow self"],
    [attack("def x = 1"), "unused x"],
    [attack("makeChoice([1, 2])"), "other-name makeChoice"],
    [attack("sub a() { b() }\nsub b() { a() }\na()"), "recursion b"],
    [attack("sub a(x) { draw x }\na()"), "arguments a"],
    [heard("after DIRECT_DAMAGE", "prevent()"), "prevent-here prevent"],
    [heard("after KNOCKOUT", "damage 10"), "damage-outside damage"],
    [heard("after DIRECT_DAMAGE", "ef.amount = 0"), "type amount"],
    [heard("before KNOCKOUT", "ef.unit = self"), "type unit"],
    ['bwAbility "A" { getterA (GET_RETREAT_COST, self) { h -> draw 1 } }', "getter-impure draw"],
    ['move "A" { attackRequirement { draw 1 } }', "requirement-impure draw"],
    ['move "A" { energyCost Q }', "unknown-constant Q"],
    ['move "A" { onPlay { draw 1 } }', "clause-here onPlay"],
    ['move "A" { onAttack {} onAttack {} }', "twice onAttack"],
    ["onPlay { draw 1 }", "clause-here onPlay"],
  ])("%s: %s", (text, problem) => {
    expect(problems(text)).toContain(problem);
  });

  it("says one thing about one mistake", () => {
    expect(problems(attack("damge 10"))).toEqual(["unknown-op damge"]);
    expect(problems(attack("damage foo.bar.baz(1)"))).toEqual(["unknown-name foo"]);
  });

  it.each<readonly [CardKind, string, string]>([
    ["item", 'move "A" {}', "clause-here move"],
    ["item", "onPlay { heal 10, self }", "unknown-name self"],
    ["supporter", "delayedA { }", "clause-here delayedA"],
    ["basic-energy", "onPlay { draw 1 }", "clause-here onPlay"],
  ])("on a card of the kind %s: %s", (kind, text, problem) => {
    expect(problems(text, kind)).toContain(problem);
  });

  // Were an inner value read again for each place it might take, these would never end.
  it("costs work in proportion to the text, however it is nested", () => {
    const nested = (depth: number): string => attack(`draw ${"min(1, ".repeat(depth)}1${")".repeat(depth)}`);
    expect(problems(nested(28))).toEqual([]);
    const lists = attack(`def x = ${"[1, 2].filter { it > ".repeat(12)}1${" }.size".repeat(12)}; draw x`);
    expect(problems(lists)).toEqual([]);
  });
});
