import { describe, expect, it } from "vitest";
import { effectInEnglish } from "../../../../../../shared/games/tcgone/script/english/effect.js";
import { parseEffect } from "../../../../../../shared/games/tcgone/script/parse.js";
import { nodesIn } from "../../../../../../shared/games/tcgone/script/syntax/visit.js";
import { effectRows } from "../../../../../../shared/games/tcgone/script/rows/effect-rows.js";
import { effectScriptOf } from "../../../../../../shared/games/tcgone/script/rows/effect-script.js";
import { definitionSchema } from "../../../../../../shared/games/tcgone/play/cards/definition.js";
import { scriptNames } from "../../../../../../shared/games/tcgone/script/registry/index.js";
import { sampleMaterial } from "../../../../../support/match/tcgone.js";

const english = (script: string): string => effectInEnglish(parseEffect(script, scriptNames).items);
const ofAttack = (body: string): string => english(`move "A" { onAttack { ${body} } }`).replace(/^A: /u, "");

describe("the English of an effect", () => {
  it.each([
    ["damage 20", "Do 20 damage to the Defending unit."],
    ["directDamage 30, self", "Put 3 damage counters on this unit."],
    ["directDamage 10, opp.active", "Put a damage counter on your opponent's Active unit."],
    ["draw 1", "Draw a card."],
    ["draw 3, opp", "Have your opponent draw 3 cards."],
    ['my.hand.select("Which?").discard()', "Choose a card from your hand, then discard it."],
    ['my.hand.select(count: 2, "Which?").discard()', "Choose 2 cards from your hand, then discard them."],
    [
      'my.hand.select(min: 1, max: 60, "Which?").discard()',
      "Choose at least 1 card from your hand, then discard them.",
    ],
    [
      'my.deck.search(max: 1, "Which?").showToOpponent("This").moveTo(my.hand)',
      "Search your deck for up to 1 card, then reveal it, then put it into your hand.",
    ],
    [
      'my.deck.search(max: 1, "Which?").each { benchPCS it }',
      "Search your deck for up to 1 card, then put it onto the Bench.",
    ],
    ['def x = my.hand.select(min: 0, "Which?")\nx.discard()', "Choose up to 1 card from your hand. Discard it."],
    ['def x = my.hand.select(count: 2, "Which?")\nx.discard()', "Choose 2 cards from your hand. Discard them."],
    ["lookAtTop(3).discard()", "Look at 3 cards from the top of your deck, then discard them."],
    [
      "astonish()",
      "Choose a card from your opponent's hand without looking, to be revealed and shuffled into the deck.",
    ],
    ["flip { damage 10 }", "Flip a coin. If heads, do 10 damage to the Defending unit."],
    [
      "flip 2, { apply ASLEEP }, { heal 10 }",
      "Flip 2 coins. For each heads, the Defending unit is now Asleep. For each tails, heal 10 damage from this unit.",
    ],
    ["discardAllSelfEnergy R", "Discard all Fire Energy from this unit."],
    ["discardAllSelfEnergy()", "Discard all Energy from this unit."],
    [
      'if (self.active && confirm("Heal?")) { heal 20 }',
      "If this unit is Active, you may heal 20 damage from this unit.",
    ],
    [
      'my.deck.search(max: 2, "Cards") { it.is(BASIC) }.moveTo(my.hand)',
      "Search your deck for up to 2 Basic cards, then put them into your hand.",
    ],
    ['bc "Nothing to see"', ""],
    ["opp.deck.subList(0, 3).discard()", "Discard the top 3 cards of your opponent's deck."],
    [
      "damage(opp.active != null ? 60 : 30)",
      "Do 30 damage to the Defending unit, or 60 if your opponent has an Active unit.",
    ],
    [
      'def from = choose(["Deck", "Hand"], "From?")\nif (from == "Deck") { draw 1 }',
      "Choose from Deck and Hand. If Deck was chosen, draw a card.",
    ],
    ['my.hand.select(max: 99, "Which?").discard()', "Choose any number of cards from your hand, then discard them."],
    ['my.deck.search(max: 99, "Which?")', "Search your deck for any number of cards."],
    [
      'my.hand.select(min: 1, max: 99, "Which?").discard()',
      "Choose at least 1 card from your hand, then discard them.",
    ],
    ["my.hand.without(thisCard).discard()", "Discard your hand except this card."],
    ['if (stored("x") == turnCount) { draw 1 }', "If “x” was noted this turn, draw a card."],
    ['assert my.all.any { it.damage > 0 } : "None"', "This can be used only if at least one of your units has damage."],
    ["if (self.topCard.is(ITEM)) { draw 1 }", "If self.topCard is an Item, draw a card."],
    [
      "draw((2 + my.hand.size) * 3 - (4 - 1))",
      "Draw a number of cards equal to (2 plus the number of cards in your hand) times 3 minus (4 minus 1).",
    ],
    [
      "if (self.active && (my.bench.full || my.hand.empty)) { draw 1 }",
      "If this unit is Active and (your Bench is full or there are no cards in your hand), draw a card.",
    ],
    [
      "if (!(self.active && my.bench.full)) { draw 1 }",
      "If it is not so that (this unit is Active and your Bench is full), draw a card.",
    ],
    ["draw my.bench.size", "Draw a number of cards equal to the number of units on your Bench."],
    [
      'opp.hand.select(count: 3, "Discard 3 cards", player: opp).discard()',
      "Have your opponent choose 3 cards from your opponent's hand, then discard them.",
    ],
    [
      'if (opp.deck.notEmpty && oppConfirm("Draw?")) { draw 1, opp }',
      "If there are cards in your opponent's deck and your opponent chooses to, have your opponent draw a card.",
    ],
    ['if (confirm("Draw?", player: opp)) { draw 1 }', "If your opponent chooses to, draw a card."],
    ['ifDamagedByAttackNextTurn { bc "Nothing to see" }', ""],
    ["if (rockPaperScissors()) { draw 1 }", "If you win at rock, paper, scissors, draw a card."],
  ])("of %s is %s", (body, expected) => {
    expect(ofAttack(body).replace(/^A:$/u, "")).toBe(expected);
  });

  it.each([
    // Numbers that grow, or depend on something
    ["damage 20 * my.bench.size", "Do 20 damage to the Defending unit for each unit on your Bench."],
    ["damage my.hand.size * 10", "Do 10 damage to the Defending unit for each card in your hand."],
    ["damage 10 * opp.all.size", "Do 10 damage to the Defending unit for each of your opponent's units."],
    [
      "damage 50 + 10 * self.energyCount(W)",
      "Do 50 damage to the Defending unit plus 10 damage for each Water Energy attached to this unit.",
    ],
    ["draw(self.active ? 4 : 3)", "Draw 3 cards, or 4 if this unit is Active."],
    ["damage 10 * turnCount", "Do 10 times the number of the turn damage to the Defending unit."],
    ["damage self.damage * 2", "Do this unit's damage times 2 damage to the Defending unit."],
    // Whether there is something
    ["if (defending != null && defending.damage > 0) { draw 1 }", "If the Defending unit has damage, draw a card."],
    [
      "if (self.active && defending != null && defending.energyCount(R) > 0) { draw 1 }",
      "If this unit is Active and the Defending unit has any Fire Energy attached, draw a card.",
    ],
    [
      "if (defending != null && self.active) { draw 1 }",
      "If there is a Defending unit and this unit is Active, draw a card.",
    ],
    ["if (opp.active == null) { draw 1 }", "If your opponent has no Active unit, draw a card."],
    ["if (my.active != null) { draw 1 }", "If you have an Active unit, draw a card."],
    ["if (my.stadium != null) { draw 1 }", "If there is a Stadium in play, draw a card."],
    ["if (self != null) { draw 1 }", "If this unit is in play, draw a card."],
    ["if (self.damage == 0) { draw 1 }", "If this unit has no damage, draw a card."],
    ["if (self.energyCount(G) == 0) { draw 1 }", "If this unit has no Grass Energy attached, draw a card."],
    [
      "if (my.hand.empty && opp.bench.notEmpty) { draw 1 }",
      "If there are no cards in your hand and there is a unit on your opponent's Bench, draw a card.",
    ],
    [
      "if (my.bench.empty && my.discard.notEmpty) { draw 1 }",
      "If there is no unit on your Bench and there are cards in your discard pile, draw a card.",
    ],
    ["if (my.hand.size < 4) { draw 1 }", "If there are fewer than 4 cards in your hand, draw a card."],
    ["if (my.bench.size >= 1) { draw 1 }", "If there is at least 1 unit on your Bench, draw a card."],
    ["if (my.hand.size == 3) { draw 1 }", "If there are exactly 3 cards in your hand, draw a card."],
    // Whose it is, and when
    ["if (currentTurn == self.owner) { draw 1 }", "If it is your turn, draw a card."],
    ["if (self.owner != currentTurn) { draw 1 }", "If it is your opponent's turn, draw a card."],
    ["if (defending.owner == self.owner) { draw 1 }", "If the Defending unit is yours, draw a card."],
    ["if (defending.owner != self.owner) { draw 1 }", "If the Defending unit is your opponent's, draw a card."],
    ["if (self.owner == opp) { draw 1 }", "If your opponent is you, draw a card."],
    [
      "if (my.lastKnockoutByOpponentDamageTurn == turnCount - 1) { draw 1 }",
      "If one of your units was Knocked Out by your opponent's damage during the last turn, draw a card.",
    ],
    [
      "if (opp.lastKnockoutByOpponentDamageTurn == turnCount - 1) { draw 1 }",
      "If one of your opponent's units was Knocked Out by your damage during the last turn, draw a card.",
    ],
    ['if (stored("x") != turnCount) { draw 1 }', "If “x” was not noted this turn, draw a card."],
    ['if (defending.name == "Pal") { draw 1 }', "If the Defending unit is Pal, draw a card."],
    // What is looked for
    [
      'my.deck.search(max: 1, "A") { it.name.contains("Brook") && it.is(BASIC) }.moveTo(my.hand)',
      "Search your deck for up to 1 Basic card whose name contains “Brook”, then put it into your hand.",
    ],
    [
      'my.all.filter { it.damage > 0 }.select("Which?").discard()',
      "Choose 1 of your units that have damage, then discard it.",
    ],
    ['my.bench.select(count: 2, "Which?")', "Choose 2 of your Benched units."],
    ['my.hand.select("Which?") { it.is(ITEM) }', "Choose an Item card from your hand."],
    [
      'my.all.select("Which?") { it.active || it.damage > 0 }',
      "Choose 1 of your units where it is Active or it has damage.",
    ],
    [
      "if (my.all.every { it.types.contains(D) }) { draw 1 }",
      "If the types of each of your units include Darkness, draw a card.",
    ],
    [
      "if (my.all.any { it.active && it.damage > 0 }) { draw 1 }",
      "If for at least one of your units, it is Active and it has damage, draw a card.",
    ],
    [
      "draw my.all.count { it.damage > 0 }",
      "Draw a number of cards equal to the number of your units that have damage.",
    ],
    ["switchYourActive()", "Switch your Active unit with 1 of your Benched units."],
    // Energies by number
    ["discardSelfEnergy C, C", "Discard 2 Colorless Energy from this unit."],
    ["discardSelfEnergy R, W, W", "Discard a Fire and 2 Water Energy from this unit."],
  ])("is plain: %s is %s", (body, expected) => {
    expect(ofAttack(body)).toBe(expected);
  });

  it.each([
    [
      "before APPLY_ATTACK_DAMAGES",
      "e.to == self && e.dmg > 0 && e.notNoEffect",
      "-= 20",
      "done to this unit by attacks is reduced by 20 (after applying Weakness and Resistance)",
    ],
    [
      "after PROCESS_ATTACK_EFFECTS",
      "e.from == self && e.to == defending",
      "+= 40",
      "done to the Defending unit by attacks of this unit is increased by 40 (before applying Weakness and Resistance)",
    ],
    [
      "before APPLY_RESISTANCE",
      "e.to == self && e.dmg > 10",
      "*= 2",
      "done to this unit by attacks is multiplied by 2 if its damage is more than 10 (after applying Weakness)",
    ],
    ["before APPLY_WEAKNESS", "e.notNoEffect", "= 0", "done by attacks is 0 (before applying Weakness and Resistance)"],
  ])("says how the damage of attacks is changed: %s, %s", (heard, test, change, expected) => {
    const body = `if (${test}) { e.dmg ${change} }`;
    for (const loop of [`entries.each { e -> ${body} }`, `for (e in entries) { ${body} }`]) {
      expect(english(`bwAbility "B" { delayedA { ${heard}, { ${loop} } } }`)).toBe(`B: Damage ${expected}.`);
    }
  });

  it("goes through damages where more is done than changing them", () => {
    const more = "entries.each { if (it.to == self) { it.dmg -= 10\n draw 1 } }";
    expect(english(`bwAbility "B" { delayedA { before APPLY_WEAKNESS, { ${more} } } }`)).toContain(
      "for each of the amounts",
    );
  });

  it("joins requirements that follow each other", () => {
    expect(
      english('playRequirement { assert my.deck.notEmpty : "a"\nassert my.bench.notFull : "b" }\nonPlay { draw 1 }'),
    ).toBe("This can be used only if there are cards in your deck and your Bench is not full. Draw a card.");
  });

  it.each([
    ["(GET_WEAKNESSES) { h -> h.object.clear() }", "Units have no Weakness."],
    ["(GET_RESISTANCES, self) { h -> h.object.clear() }", "This unit has no Resistance."],
    ["(GET_BENCH_SIZE, my) { h -> h.object = 8 }", "The size of your Bench is 8."],
    [
      "(GET_FULL_HP, self) { h -> h.object += 20 * self.energyCount(M) }",
      "The maximum HP of this unit is 20 more for each Metal Energy attached to this unit.",
    ],
    ["(GET_TURN_DRAW, opp) { h -> h.object = 2 }", "Your opponent's number of cards drawn for the turn is 2."],
  ])("says plainly what a modifier changes: %s", (modifier, expected) => {
    expect(english(`getterA ${modifier}`)).toBe(expected);
  });

  it("says how many energies a card provides", () => {
    expect(english("provides C, C")).toBe("This card provides 2 Colorless Energy while it is attached.");
    expect(english("provides R")).toBe("This card provides a Fire Energy while it is attached.");
  });

  it("says when listeners act, for how long, and what modifiers change", () => {
    expect(ofAttack("delayed { before RETREAT, { prevent() }\n unregisterAfter 2 }")).toBe(
      "During your opponent's next turn, before a unit retreats, prevent it.",
    );
    expect(english('bwAbility "B" { delayedA { before KNOCKOUT, self, { heal 10 } } }')).toBe(
      "B: Before this unit is Knocked Out, heal 10 damage from this unit.",
    );
    expect(english("getterA (GET_RETREAT_COST, self) { h -> h.object -= 2 }")).toBe(
      "The Retreat Cost of this unit is 2 less.",
    );
    expect(english("getterA (IS_ABILITY_BLOCKED) { h -> if (self.active) { h.object = true } }")).toBe(
      "Abilities don't work if this unit is Active.",
    );
  });

  it.each([
    ["before PLAY_TRAINER, { if (ef.fromHand) { prevent() } }", "if it is played from the hand, prevent it"],
    ["before KNOCKOUT, { if (ef.byDamageFromAttack) { prevent() } }", "if it is by damage from an attack, prevent it"],
    [
      "before DIRECT_DAMAGE, { if (ef.source == SRC_ABILITY) { prevent() } }",
      "if the source is an ability, prevent it",
    ],
    [
      "before COIN_FLIP_BETWEEN_EXECUTION, { if (ef.attackFlip) { reflip() } }",
      "if the coins are flipped for an attack, flip all those coins again",
    ],
  ])("says what is so of an event: %s", (listener, expected) => {
    expect(ofAttack(`delayed { ${listener}\n unregisterAfter 1 }`)).toContain(`, ${expected}.`);
  });

  it("says when an action can be used after what it does", () => {
    const action = (before: string): string => english(`bwAbility "B" { actionA { ${before}\npowerUsed()\ndraw 1 } }`);
    expect(action('checkLastTurn "B", "Once"\ncheckNoSPC()')).toBe(
      "B: Once during your turn, you may do this: draw a card. This can't be used if this unit is affected by a Special Condition.",
    );
    expect(action('oncePerGame "B", "Once"')).toBe(
      "B: During your turn, you may do this: draw a card. You can do this only once during the game.",
    );
  });

  it("says what a card may be attached to and why something came into play", () => {
    expect(english("allowAttach { to -> to.evolution }")).toBe("Attach this card only where the unit is an Evolution.");
    expect(english('bwAbility "B" { onActivate { reason -> if (reason == PLAY_FROM_HAND) { draw 1 } } }')).toBe(
      "B: When this comes into play, if it was played from the hand, draw a card.",
    );
  });

  it.each([
    [
      'def tar = opp.all.select("Which?")\ndirectDamage 20, tar',
      "Choose 1 of your opponent's units. Put 2 damage counters on it.",
    ],
    [
      'def some = my.hand.select(max: 2, "Which?")\nsome.discard()',
      "Choose up to 2 cards from your hand. Discard them.",
    ],
    ['def n = chooseNumber(1, 3, "How many?")\ndraw n', "Choose a number from 1 to 3. Draw that many cards."],
    ['def top = my.deck.subList(0, 3)\nrearrange top, "Order?"', "Put the top 3 cards of your deck back in any order."],
    ["def most = self.active ? 4 : 3\ndraw most", "Draw a number of cards equal to 3 (4 if this unit is Active)."],
    ["for (each in opp.bench) { heal 10, each }", "For each of your opponent's Bench, heal 10 damage from it."],
    [
      "def n = my.hand.size\ndelayed { before KNOCKOUT, self, { if (my.hand.size > n) { heal 10 } }\n unregisterAfter 1 }",
      "Until the end of this turn, before this unit is Knocked Out, if the number of cards in your hand is more than the number of cards in your hand when this began, heal 10 damage from this unit.",
    ],
    [
      "delayed { def by\n before KNOCKOUT, self, { by = ef.unit }\n after KNOCKOUT, self, { directDamage 10, by } }",
      "After this unit is Knocked Out, put a damage counter on the unit.",
    ],
    [
      "if (self.active) { def one = my.deck.subList(0, 1)\none.discard() } else { def one = my.hand\none.discard() }",
      "If this unit is Active, discard the top 1 cards of your deck. Otherwise, discard your hand.",
    ],
  ])("speaks of variables as what they hold: %s", (body, expected) => {
    expect(ofAttack(body)).toBe(expected);
  });

  it("names no variable of a sample card", () => {
    for (const card of sampleMaterial().definitions.map((each) => definitionSchema.parse(each))) {
      const { items } = parseEffect(card.effect, scriptNames);
      const own = nodesIn(...items).flatMap((node) => (node.kind === "definition" ? [node.name.word] : []));
      const renamed = own.reduce(
        (script, name) => script.replaceAll(new RegExp(`(?<![."\\w])${name}\\b`, "gu"), `qq${name}`),
        card.effect,
      );
      expect(english(renamed), card.id).not.toContain("qq");
    }
  });

  it("is the same for a script and for its rows, and whole for every sample card", () => {
    for (const card of sampleMaterial().definitions.map((each) => definitionSchema.parse(each))) {
      const { items, comments } = parseEffect(card.effect, scriptNames);
      const says = effectInEnglish(items);
      const lines = (text: string): readonly string[] => text.split("\n").sort();
      const again = effectScriptOf(effectRows(items, comments)).text;
      expect(lines(english(again))).toEqual(lines(says));
      expect(says).not.toMatch(/\{\w+\}|undefined/u);
      expect(says, "nothing stands as it is written in the script").not.toMatch(
        /[a-z]\(|\.[a-z]|[a-z][A-Z]|[_[\]]|->/u,
      );
    }
  });
});
