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
    ['my.hand.select("Which?").discard()', "Choose 1 from your hand, then discard it."],
    ['my.hand.select(count: 2, "Which?").discard()', "Choose 2 from your hand, then discard them."],
    ['my.hand.select(min: 1, max: 60, "Which?").discard()', "Choose at least 1 from your hand, then discard them."],
    [
      'my.deck.search(max: 1, "Which?").showToOpponent("This").moveTo(my.hand)',
      "Search your deck for up to 1 card, then reveal it, then put it into your hand.",
    ],
    [
      'my.deck.search(max: 1, "Which?").each { benchPCS it }',
      "Search your deck for up to 1 card, then put it onto the Bench.",
    ],
    ['def x = my.hand.select(min: 0, "Which?")\nx.discard()', "Choose up to 1 from your hand. Discard it."],
    ['def x = my.hand.select(count: 2, "Which?")\nx.discard()', "Choose 2 from your hand. Discard them."],
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
      "Search your deck for up to 2 cards where it is a Basic, then put them into your hand.",
    ],
    ['bc "Nothing to see"', ""],
    ["opp.deck.subList(0, 3).discard()", "Discard the top 3 cards of your opponent's deck."],
    [
      "damage(opp.active != null ? 60 : 30)",
      "Do 60 (30 unless your opponent's Active unit is there) damage to the Defending unit.",
    ],
    [
      'def from = choose(["Deck", "Hand"], "From?")\nif (from == "Deck") { draw 1 }',
      "Choose from Deck and Hand. If Deck was chosen, draw a card.",
    ],
    ['my.hand.select(max: 99, "Which?").discard()', "Choose any number from your hand, then discard them."],
    ['my.deck.search(max: 99, "Which?")', "Search your deck for any number of cards."],
    ['my.hand.select(min: 1, max: 99, "Which?").discard()', "Choose at least 1 from your hand, then discard them."],
    ["my.hand.without(thisCard).discard()", "Discard your hand except this card."],
    ['if (stored("x") == turnCount) { draw 1 }', "If what is noted as “x” is the number of the turn, draw a card."],
    [
      'assert my.all.any { it.damage > 0 } : "None"',
      "This can be used only if for at least one of your units, its damage is more than 0.",
    ],
    ["if (self.topCard.is(ITEM)) { draw 1 }", "If self.topCard is an Item, draw a card."],
    [
      "draw((2 + my.hand.size) * 3 - (4 - 1))",
      "Draw a number of cards equal to (2 plus the number of cards in your hand) times 3 minus (4 minus 1).",
    ],
    [
      "if (self.active && (my.bench.full || my.hand.empty)) { draw 1 }",
      "If this unit is Active and (your Bench is full or your hand is empty), draw a card.",
    ],
    [
      "if (!(self.active && my.bench.full)) { draw 1 }",
      "If it is not so that (this unit is Active and your Bench is full), draw a card.",
    ],
    ["draw my.bench.size", "Draw a number of cards equal to the number of units on your Bench."],
    [
      'opp.hand.select(count: 3, "Discard 3 cards", player: opp).discard()',
      "Have your opponent choose 3 from your opponent's hand, then discard them.",
    ],
    [
      'if (opp.deck.notEmpty && oppConfirm("Draw?")) { draw 1, opp }',
      "If your opponent's deck is not empty and your opponent chooses to, have your opponent draw a card.",
    ],
    ['if (confirm("Draw?", player: opp)) { draw 1 }', "If your opponent chooses to, draw a card."],
    ['ifDamagedByAttackNextTurn { bc "Nothing to see" }', ""],
    ["if (rockPaperScissors()) { draw 1 }", "If you win at rock, paper, scissors, draw a card."],
  ])("of %s is %s", (body, expected) => {
    expect(ofAttack(body).replace(/^A:$/u, "")).toBe(expected);
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
      "Choose 1 from your opponent's units. Put 2 damage counters on it.",
    ],
    ['def some = my.hand.select(max: 2, "Which?")\nsome.discard()', "Choose up to 2 from your hand. Discard them."],
    ['def n = chooseNumber(1, 3, "How many?")\ndraw n', "Choose a number from 1 to 3. Draw that many cards."],
    ['def top = my.deck.subList(0, 3)\nrearrange top, "Order?"', "Put the top 3 cards of your deck back in any order."],
    ["def most = self.active ? 4 : 3\ndraw most", "Draw a number of cards equal to 4 (3 unless this unit is Active)."],
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
