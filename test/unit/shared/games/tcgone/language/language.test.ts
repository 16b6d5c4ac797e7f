import { describe, expect, it } from "vitest";
import { effectLanguage } from "../../../../../../shared/games/tcgone/language/language.js";
import type { AstNode } from "../../../../../../shared/text/index.js";
import { readsBrokenScripts } from "../../../../../support/tcgone/broken-law.js";

const read = (effect: string, kind = "unit") => effectLanguage.read({ effect, kind });
/** Labels offered at the bar. */
function offered(text: string, kind?: string): readonly string[] {
  const at = text.indexOf("|");
  return read(text.replace("|", ""), kind)
    .completionsAt("effect", at)
    .map(({ label }) => label);
}
function hovered(text: string): readonly string[] | undefined {
  const at = text.indexOf("|");
  return read(text.replace("|", "")).hoverAt("effect", at)?.lines;
}

/** The lines of a tree; a node and the variant that it holds are one line. */
function linesOf(node: AstNode | undefined, indent = ""): readonly string[] {
  if (node === undefined) return [];
  const [only] = node.children;
  const variant = only?.isVariant === true ? only : undefined;
  const { children, value } = variant ?? node;
  const isLeaf = children.length === 0 && !(typeof value === "object" && value !== null);
  const words = [node.key, variant?.key].filter((word) => word !== null && word !== undefined).join(" ");
  return [
    `${indent}${words}${isLeaf ? `: ${JSON.stringify(value)}` : ""}`,
    ...children.flatMap((child) => linesOf(child, `${indent}  `)),
  ];
}

describe("an effect with a brace that is never closed", () => {
  const text = 'move "A" {\n  onAttack { damage 10 }\n\nmove "B" {\n  onAttack { damage 20, 30 }\n}';

  it("is read all the same, in colours and in English", () => {
    const reading = read(text);
    expect(reading.state).toBe("broken");
    expect(reading.abilities.map((ability) => ability.shown()?.plain)).toEqual([
      "A: Do 10 damage to the Defending unit.",
      undefined,
    ]);
    const styles = reading.styles();
    expect(styles.filter(({ from }) => text.startsWith("onAttack", from))).toHaveLength(2);
    expect(styles.every(({ from, to }) => to > from)).toBe(true);
  });

  it("says which brace that is with a fix, and what is wrong elsewhere", () => {
    const [brace, value] = read(text).diagnostics;
    expect(brace).toMatchObject({ code: "effect/unclosed", span: { from: 9, to: 10 } });
    expect(brace?.fixes).toEqual([
      { title: "Close it with }", edits: [{ cell: "effect", changes: [{ from: 35, to: 35, insert: "\n}" }] }] },
    ]);
    expect(value?.span.from).toBe(text.indexOf("30"));
  });
});

describe("the language of effects", () => {
  it("reads each move and ability, and the clauses of the card together", () => {
    const reading = read(
      'sub a() { draw 1 }\nmove "A" { onAttack { damage 10 } }\nsub b() { draw 2 }\npokeBody "B" {}',
    );
    expect(reading.state).toBe("parsed");
    expect(reading.abilities.map((ability) => ability.shown()?.plain)).toEqual([
      "A: Do 10 damage to the Defending unit.",
      "B:",
      "",
    ]);
    expect(JSON.stringify(reading.abilities[0]?.ast)).not.toContain('"from"');
    expect(reading.abilities[0]?.tree()?.span).toEqual(reading.abilities[0]?.span);
  });

  it("shows an ability as a tree of what is said, without the parts of its syntax that say nothing", () => {
    const effect = `move "Call" {
  energyCost W, C
  attackRequirement { assert my.deck.notEmpty : "Deck is empty" }
  onAttack {
    flip { my.deck.search(max: 1, "Which?") { it.is(BASIC) }.each { benchPCS it } }
    shuffleDeck()
  }
}`;
    expect(linesOf(read(effect).abilities[0]?.tree())).toEqual([
      "move",
      '  name: "“Call”"',
      "  clauses",
      "    0 energy-cost",
      "      energies",
      '        0: "W"',
      '        1: "C"',
      "    1 attackRequirement",
      "      body",
      "        0 assert",
      '          that: "my.deck.notEmpty"',
      '          message: "“Deck is empty”"',
      "    2 onAttack",
      "      body",
      "        0 flip",
      "          closures",
      "            0",
      "              0 .each",
      "                of .search",
      '                  of: "my.deck"',
      "                  values",
      "                    max: 1",
      '                    1: "“Which?”"',
      "                  closures",
      "                    0",
      "                      0 .is",
      '                        of: "it"',
      "                        values",
      '                          0: "BASIC"',
      "                closures",
      "                  0",
      "                    0 benchPCS",
      "                      values",
      '                        0: "it"',
      "        1 shuffleDeck",
    ]);
  });

  it("is empty, parsed or broken", () => {
    expect(read(" ").state).toBe("empty");
    expect(read('move "A" { onAttack { draw 1 } }').state).toBe("parsed");
    expect(read('move "A" { onAttack { drow 1 } }').state).toBe("broken");
    expect(read('move "A" { onAttack { drow 1 } }').abilities[0]?.ast).toBeUndefined();
  });

  it("reads the moves beside one with a mistake as before", () => {
    const good = 'move "A" { onAttack { draw 1 } }';
    const shown = (text: string) => read(text).abilities.map((ability) => ability.shown()?.plain);
    const wrong = 'move "B" { onAttack { drow 1 } }';
    expect(shown(`${good}\n${wrong}`)).toEqual(["A: Draw a card.", undefined]);
    expect(shown(`${wrong}\n${good}`)).toEqual([undefined, "A: Draw a card."]);
    // What has no form is no ability yet.
    const formless = 'move "C" { drow 1 }';
    expect(shown(`${formless}\n${good}\n${wrong}`)).toEqual(["A: Draw a card.", undefined]);
    expect(read(`${formless}\n${wrong}`).diagnostics.map(({ span }) => span.from)).toEqual([11]);
  });

  it("offers what was probably meant as a fix", () => {
    const text = 'move "A" { onAttack { drow 1 } }';
    const [diagnostic] = read(text).diagnostics;
    expect(diagnostic).toMatchObject({ code: "effect/unknown-op", severity: "error", suggestions: ["draw"] });
    expect(diagnostic?.fixes[0]?.edits[0]?.changes).toEqual([{ from: 22, to: 26, insert: "draw" }]);
  });

  it("names what may follow a value, with all operators as one", () => {
    const [diagnostic] = read('pokeBody "A" { delayedA { before APPLY } }').diagnostics;
    expect(diagnostic?.message).toBe('Expected if, a comma or an operator, found "}".');
    expect(diagnostic?.expected).toEqual(["if", "a comma", "an operator"]);
    expect(read('move "A" { onAttack { draw } }').diagnostics[0]?.message).not.toContain("operator");
  });

  it("asks the kind of the card which clauses fit", () => {
    expect(read("onPlay { draw 1 }", "item").state).toBe("parsed");
    expect(read("onPlay { draw 1 }", "unit").state).toBe("broken");
    expect(read("onPlay { draw 1 }", "").state).toBe("parsed");
  });

  it("lists the questions in their order", () => {
    const text = 'move "A" { onAttack { if (confirm("Draw ${my.name}?")) { my.hand.select("Which?").discard() } } }';
    expect(
      read(text)
        .abilities[0]?.prompts()
        .map(({ plain }) => plain),
    ).toEqual(["Draw …?", "Which?"]);
  });

  it("reads again only what changed", () => {
    const reading = read('move "A" {}');
    expect(reading.after({ effect: 'move "A" {}', kind: "unit" })).toBe(reading);
    expect(reading.after({ effect: 'move "B" {}', kind: "unit" })).not.toBe(reading);
  });

  it("colours words, values and comments without overlap", () => {
    const styles = read('move "A" { onAttack { damage 10 /* x */ } }').styles();
    expect(styles.map(({ style }) => style)).toContain("phrase");
    expect(styles.every(({ from }, at) => at === 0 || from >= (styles[at - 1]?.to ?? 0))).toBe(true);
  });
});

describe("completion", () => {
  it("offers after a dot the parts of what is before it", () => {
    const after = (chain: string, kind = "unit"): readonly string[] =>
      offered(`move "A" { onAttack { if (${chain}.|) { draw 1 } } }`, kind);
    const [ofList, ofPlayer, ofUnit] = [after("my.bench"), after("my"), after("self")];
    expect(ofList).toEqual(expect.arrayContaining(["notEmpty", "size", "any", "select"]));
    expect(ofList).not.toContain("deck");
    expect(ofPlayer).toEqual(expect.arrayContaining(["deck", "bench", "active"]));
    expect(ofPlayer).not.toContain("notEmpty");
    expect(ofUnit).toContain("remainingHP");
    expect(ofUnit).not.toContain("bench");
    // There may be no active unit; its parts are wanted where that has been asked.
    expect(after("my.active")).toEqual(ofUnit);
    expect(after("my.active.owner")).toEqual(ofPlayer);
    // What takes more than the words before the dot may have any part.
    const all = [...ofPlayer, "notEmpty", "remainingHP"];
    for (const chain of ["it", "my.bench.first()", "my.deck.search(max: 1).first", "nobody.name"])
      expect([chain, after(chain)]).toEqual([chain, expect.arrayContaining(all)]);
    expect(after("self", "item")).toEqual(expect.arrayContaining(all));
  });

  it.each([
    ["", "|", ["move", "bwAbility", "playRequirement"]],
    ["clauses in a move", 'move "A" { on|', ["onAttack"]],
    ["operations where a statement begins", 'move "A" { onAttack { dam|', ["damage"]],
    ["variables", 'move "A" { onAttack { def total = 1; draw to|', ["total"]],
    ["names of values", 'move "A" { onAttack { attachEnergyFrom(my.discard, self, ma|', ["max:"]],
    ["events", 'bwAbility "A" { delayedA { before KNO|', ["KNOCKOUT", "KNOCKOUT_DISCARD_STEP"]],
    ["getters", 'bwAbility "A" { getterA (GET_RET|', ["GET_RETREAT_COST"]],
    ["parts of a value", 'move "A" { onAttack { draw my.hand.si|', ["size"]],
    ["methods that ask", 'move "A" { onAttack { my.hand.sel|', ["select"]],
    ["functions in a value", 'move "A" { onAttack { draw mi|', ["min"]],
    ["constants", 'move "A" { onAttack { apply POIS|', ["POISONED"]],
  ])("offers %s: %s", (_, text, labels) => {
    const found = offered(text);
    for (const label of labels) expect(found).toContain(label);
  });

  it("offers nothing within a text", () => {
    expect(offered('move "A|')).toEqual([]);
  });

  it.each(['move "A" { onAttack { damage 20|', 'move "A" { onAttack { damage 20n|'])(
    "offers no word to be written into a number: %s",
    (text) => {
      expect(offered(text)).toEqual([]);
    },
  );

  it("writes over what was typed", () => {
    const text = 'move "A" { onAttack { dam';
    expect(read(text).completionsAt("effect", text.length)[0]?.change).toEqual({ from: 22, to: 25, insert: "damage" });
  });
});

describe("hover", () => {
  it.each([
    ['move "A" { onAttack { dam|age 10 } }', "damage(amount: Int, to?: Unit*, flags?: List<Flag>)"],
    ['move "A" { onAttack { draw m|in(1, 2) } }', "min(a: Int, b: Int) → Int"],
    ['bwAbility "A" { delayedA { before KNOCK|OUT, { prevent() } } }', "A unit is knocked out."],
    [
      'bwAbility "A" { getterA (GET_RETREAT|_COST) { h -> h.object = 1 } }',
      "What a retreat costs: as printed, 0 to 9.",
    ],
    ['move "A" { energyCost |W }', "Water energy."],
    ['move "A" { onAttack { draw my.hand.si|ze } }', "Of a list: a number."],
    ['move "A" { onAttack { delayed { unregisterAfter |2 } } }', "Lasts through the opponent's next turn."],
  ])("explains %s", (text, line) => {
    expect(hovered(text)).toContain(line);
  });

  it("says nothing about names and marks", () => {
    expect(hovered('move "A" |{ }')).toBeUndefined();
    expect(hovered('move "A" { onAttack { draw se|lf } }')).toBeUndefined();
  });
});

// `npm run soak` runs the same law on 10,000.
describe("scripts with stretches cut out and put in", () => {
  it("are read without an exception, and diagnostics lie within them", () => {
    readsBrokenScripts(300);
  });
});
