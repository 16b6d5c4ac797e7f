import { describe, expect, it } from "vitest";
import { expandable } from "../../../../../../shared/games/ttcg/invariants/effect-table.js";
import { afterFix, aSpell, aUnit, findings, fixIds, row } from "./tables.js";

const table = [
  row("effect-templates", { text: '"Draw <number> card(s)."' }),
  row("effect-templates", { text: '"Gain one point."' }),
  row("effect-templates", { text: '"Mill two cards."' }),
  row("placeholders", { name: '"number"', values: '["one", "two", "three"]' }),
  row("effect-replacements", { from: '"one card(s)"', to: '"one card"' }),
  row("effect-replacements", { from: '"card(s)"', to: '"cards"' }),
  row("effect-classes", { column: '"UNIT"', mode: '"pattern"', patterns: '["Draw <number> card"]' }),
  row("effect-classes", { column: '"SPELL"', mode: '"exact"', patterns: '["Mill two", "Draw one"]' }),
  row("effect-classes", { column: '"LEVEL_1"', mode: '"exact"', patterns: '["Mill two", "Draw one"]' }),
  row("effect-classes", { column: '"LEVEL_2"', mode: '"exact"', patterns: '["Draw two"]' }),
  row("effect-classes", { column: '"LEVEL_3"', mode: '"exact"', patterns: '["Draw three"]' }),
].join("");
const files = (cards: string, effects = table) => ({ "cards.toml": cards, "effects.toml": effects });

describe("what the classes of effects say about cards", () => {
  it("keeps effects from cards of the other kind", () => {
    expect(findings("effect-category", files(aUnit({ "effect-2": '"Mill two cards."' })))).toEqual([
      "cards.toml 0 effect-2 warning: This effect is not available to units",
    ]);
    expect(findings("effect-category", files(aSpell({ "effect-2": '"Draw two cards."' })))).toEqual([
      "cards.toml 0 effect-2 warning: This effect is not available to spells",
    ]);
    expect(findings("effect-category", files(aSpell()))).toEqual([]);
  });

  it("passes over patterns that cannot be expanded, those with such placeholders in their values too", () => {
    const broken =
      table +
      row("placeholders", { name: '"odd"', values: '["<number>", "< odd>"]' }) +
      row("effect-classes", { column: '"DRAWS"', mode: '"pattern"', patterns: '["Draw <odd>", "Draw < odd>"]' });
    expect(findings("effect-category", files(aUnit({ "effect-2": '"Mill two cards."' }), broken))).toEqual([
      "cards.toml 0 effect-2 warning: This effect is not available to units",
    ]);
  });

  it("keeps effects from cards of another level, with effects of that level and the level itself as fixes", () => {
    const card = aUnit({ "effect-1": '"Draw three cards."' });
    expect(findings("effect-level", files(card))).toEqual([
      "cards.toml 0 effect-1 warning: Effect is meant for level 3, not 2",
    ]);
    expect(fixIds("effect-level", files(card))).toEqual([
      "sibling: Write “Draw two cards.”",
      "set-level: Set the level to 3",
    ]);
    expect(afterFix("effect-level", "sibling", files(card))["cards.toml"]).toContain("Draw two cards.");
  });

  it("offers the highest level that a card can have", () => {
    const spell = aSpell({ "effect-1": '"Draw three cards."' });
    expect(fixIds("effect-level", files(spell))).toContain("set-level: Set the level to 3");
  });

  it("leaves what it says of an effect to it, whatever the bands of numbers say", () => {
    const four = table.replace('"three"]', '"three", "four"]');
    const level = row("effect-classes", { column: '"LEVEL_4"', mode: '"exact"', patterns: '["Draw four"]' });
    const card = files(aUnit({ "effect-1": '"Draw four cards."' }), four + level);
    expect(findings("effect-level", card)).toHaveLength(1);
    expect(findings("creep-effect-scale", card)).toEqual([]);
    expect(findings("creep-effect-scale", { "cards.toml": card["cards.toml"] })).toHaveLength(1);
  });

  it("offers the nearest of several levels, and none that the kind of card does not have", () => {
    const five = row("effect-classes", {
      column: '"LEVEL_5"',
      mode: '"exact"',
      patterns: '["Draw three", "Mill two"]',
    });
    expect(fixIds("effect-level", files(aUnit({ "effect-1": '"Draw three cards."' }), table + five)).at(-1)).toBe(
      "set-level: Set the level to 3",
    );
    const below = row("effect-classes", { column: '"LEVEL_1"', mode: '"exact"', patterns: '["Draw three"]' });
    expect(
      fixIds("effect-level", files(aUnit({ level: "4", "effect-1": '"Draw three cards."' }), table + below)).at(-1),
    ).toBe("set-level: Set the level to 3");
    const high = table.replace('"LEVEL_1"', '"LEVEL_4"') + five;
    expect(findings("effect-level", files(aSpell(), high))).toContain(
      "cards.toml 0 effect-1 warning: Effect is meant for level 4, 5, not 1",
    );
    expect(fixIds("effect-level", files(aSpell(), high)).filter((id) => id.startsWith("set-level"))).toEqual([]);
  });

  it("offers no effect of the kind that is not for the level", () => {
    const four = table.replace('"three"]', '"three", "four"]');
    expect(fixIds("effect-level", files(aUnit({ "effect-1": '"Draw three cards."' }), four))).toEqual([
      "sibling: Write “Draw two cards.”",
      "set-level: Set the level to 3",
    ]);
  });

  it("passes over a template that cannot be expanded", () => {
    const broken = row("effect-templates", { text: '"Draw < number> cards."' });
    expect(findings("effect-category", files(aUnit({ "effect-2": '"Mill two cards."' }), table + broken))).toHaveLength(
      1,
    );
  });

  it("takes a class without a mode for one with placeholders", () => {
    const modeless = table.replace('mode = "pattern"\n', "");
    expect(findings("effect-level", files(aUnit({ "effect-1": '"Draw three cards."' }), modeless))).toHaveLength(1);
  });

  it("goes by what the classes say now, where only a mode or a pattern changed", () => {
    const draws = aUnit({ "effect-1": '"Draw three cards."' });
    const said = (effects: string): number => findings("effect-level", files(draws, effects)).length;
    const [exact, other] = [
      table.replace('mode = "pattern"', 'mode = "exact"'),
      table.replace('["Draw <number> card"]', '["Draw the <number> card"]'),
    ];
    expect([table, exact, table, other, table].map(said)).toEqual([1, 0, 1, 0, 1]);
  });

  it("offers three effects of the level at most, each with an id of its own", () => {
    const many = [
      row("effect-templates", { text: '"Draw <number> cards."' }),
      row("placeholders", { name: '"number"', values: '["two", "three", "four", "five", "six"]' }),
      row("effect-classes", { column: '"UNIT"', mode: '"pattern"', patterns: '["Draw <number>"]' }),
      row("effect-classes", { column: '"LEVEL_2"', mode: '"exact"', patterns: '["three", "four", "five", "six"]' }),
      row("effect-classes", { column: '"LEVEL_3"', mode: '"exact"', patterns: '["Draw two"]' }),
    ].join("");
    expect(fixIds("effect-level", files(aUnit({ "effect-1": '"Draw two cards."' }), many))).toEqual([
      "sibling: Write “Draw five cards.”",
      "sibling-2: Write “Draw four cards.”",
      "sibling-3: Write “Draw six cards.”",
      "set-level: Set the level to 3",
    ]);
  });

  it("says nothing of cards without a type, and nothing of the level of those without one", () => {
    const [typeless, levelless] = [{ type: undefined }, { level: undefined }].map((cells) =>
      files(aUnit({ "effect-1": '"Draw three cards."', "effect-2": '"Mill two cards."', ...cells })),
    );
    expect(["effect-category", "effect-level"].flatMap((rule) => findings(rule, typeless ?? {}))).toEqual([]);
    expect(findings("effect-level", levelless ?? {})).toEqual([]);
    expect(findings("effect-category", levelless ?? {})).toHaveLength(1);
  });

  it("ignores effects that the templates do not make, and those without a level in any class", () => {
    const card = aUnit({ "effect-1": '"Draw four cards."', "effect-2": '"Gain one point."' });
    expect(["effect-category", "effect-level"].flatMap((rule) => findings(rule, files(card)))).toEqual([]);
    const other = aUnit({ "effect-2": '"Mill two cards."' });
    expect(findings("effect-category", { "cards.toml": other })).toEqual([]);
  });

  it("looks at no template that is switched off", () => {
    const off = table.replace('text = "Mill two cards."', 'text = "Mill two cards."\noff = true');
    expect(findings("effect-category", files(aUnit({ "effect-2": '"Mill two cards."' }), off))).toEqual([]);
  });
});

describe("the templates that are looked at while cards are checked", () => {
  const values = Array.from({ length: 500 }, (_, at) => String(at));
  const placeholders = new Map([
    ["a", values],
    ["b", values],
    ["all", ["<a><b>"]],
    ["more", ["<a><b>", "x"]],
    ["odd", ["< a>"]],
  ]);

  it.each<[templates: readonly string[], isLooked: boolean]>([
    [["<a><b>"], true],
    [["<a> <b>", "x"], false],
    [["x", "<a> <b>"], false],
    [["<all>"], true],
    [["<more>"], false],
    [["<more>", "x"], false],
  ])("are those of at most 250,000 combinations: %j %j", (templates, isLooked) =>
    expect(expandable(templates, placeholders)).toEqual(isLooked ? templates : undefined),
  );

  it("are those that can be expanded", () =>
    expect(expandable(["< a>", "x", "<odd>", "y"], placeholders)).toEqual(["x", "y"]));
});
