import { describe, expect, it } from "vitest";
import { afterFix, anotherUnit, aSpell, aUnit, findings, fixIds, found, type Cells } from "./tables.js";

const cards = { unit: aUnit, spell: aSpell };

/** A card with these cells breaks the rule; each fix makes it the card with those. */
interface Break {
  readonly rule: string;
  readonly card?: keyof typeof cards;
  readonly cells: Cells;
  /** Column, severity and message. */
  readonly told: readonly string[];
  readonly fixes?: Readonly<Record<string, Cells>>;
}

const breaks: readonly Break[] = [
  {
    rule: "unit-stat-sum",
    cells: { attack: "600" },
    told: ["attack error: Attack + defense is 1030; a level 2 unit must total 1000 (+30 off)"],
    fixes: {
      "set-defense": { attack: "600", defense: "400" },
      "set-attack": { attack: "570" },
      scale: { attack: "585", defense: "415" },
    },
  },
  {
    rule: "unit-stat-sum",
    cells: { defense: "0" },
    told: ["attack error: Attack + defense is 570; a level 2 unit must total 1000 (-430 off)"],
    fixes: { "set-defense": { defense: "430" }, scale: { attack: "1000", defense: "0" } },
  },
  {
    rule: "unit-stat-sum",
    cells: { level: "3" },
    told: ["attack error: Attack + defense is 1000; a level 3 unit must total 1500 (-500 off)"],
    fixes: {
      "set-defense": { level: "3", defense: "930" },
      "set-attack": { level: "3", attack: "1070" },
      scale: { level: "3", attack: "855", defense: "645" },
    },
  },
  {
    rule: "unit-stat-range",
    cells: { attack: "-30", defense: "1030" },
    told: ["attack error: Attack must be between 0 and 1000", "defense error: Defense must be between 0 and 1000"],
    fixes: { clamp: { attack: "0", defense: "1000" } },
  },
  {
    rule: "unit-stat-range",
    cells: { attack: "+570" },
    told: ["attack error: Attack must be between 0 and 1000, without a sign"],
    fixes: { "remove-sign": { attack: "570" } },
  },
  {
    rule: "unit-stat-range",
    cells: { defense: '"much"' },
    told: ["defense error: Defense must be between 0 and 1000"],
    fixes: { "set-rest": { defense: "430" } },
  },
  {
    rule: "unit-stat-range",
    cells: { attack: "+0", defense: "1000" },
    told: ["attack error: Attack must be between 0 and 1000, without a sign"],
    fixes: { "remove-sign": { attack: "0", defense: "1000" } },
  },
  {
    rule: "stat-granularity",
    cells: { attack: "572", defense: "428" },
    told: ["attack warning: 572 is not a multiple of 5", "defense warning: 428 is not a multiple of 5"],
    fixes: { round: { attack: "570", defense: "430" } },
  },
  {
    rule: "stat-granularity",
    card: "spell",
    cells: { attack: "+3" },
    told: ["attack warning: 3 is not a multiple of 5"],
    fixes: { round: { attack: "+5" } },
  },
  {
    rule: "spell-modifier-range",
    card: "spell",
    cells: { attack: "+15", defense: "-25" },
    told: [
      "attack warning: Spell modifier +15 is outside ±10 for level 1",
      "defense warning: Spell modifier -25 is outside ±10 for level 1",
    ],
    fixes: { clamp: { attack: "+10", defense: "-25" } },
  },
  {
    rule: "spell-sign",
    card: "spell",
    cells: { attack: "10" },
    told: ["attack error: Spell modifiers need a sign: +10"],
    fixes: { "add-sign": { attack: "+10" } },
  },
  {
    rule: "spell-sign",
    card: "spell",
    cells: { defense: "0" },
    told: ["defense error: Spell modifiers need a sign: +0"],
    fixes: { "add-sign": { defense: "+0" } },
  },
  {
    rule: "level-range",
    cells: { level: "6", attack: "1250", defense: "1250" },
    told: ["level error: Unit level must be 1–5"],
    fixes: { clamp: { level: "5", attack: "1250", defense: "1250" } },
  },
  {
    rule: "level-range",
    card: "spell",
    cells: { level: "4" },
    told: ["level error: Spell level must be 1–3"],
    fixes: { clamp: { level: "3" } },
  },
  {
    rule: "level-range",
    card: "spell",
    cells: { level: undefined },
    told: ["level error: Spell level must be 1–3"],
  },
  {
    rule: "type-valid",
    cells: { type: '"fir"' },
    told: ['type error: Unknown type "fir"'],
    fixes: { nearest: { type: '"fire"' } },
  },
  {
    rule: "type-valid",
    card: "spell",
    cells: { type: '"Magic"' },
    told: ['type error: Unknown type "Magic"'],
    fixes: { nearest: { type: '"spell"' } },
  },
  {
    rule: "type-valid",
    cells: { type: '"Fire"' },
    told: ['type error: Unknown type "Fire"'],
    fixes: { nearest: { type: '"fire"' } },
  },
  {
    rule: "unit-has-subtype",
    cells: { subtypes: "[]" },
    told: ["subtypes error: A unit needs at least one subtype"],
    fixes: { "set-beast": { subtypes: '["beast"]' } },
  },
  {
    rule: "unit-has-subtype",
    cells: { subtypes: '"Beast, Fairy"' },
    told: ["subtypes error: A unit needs at least one subtype"],
    fixes: { "make-list": { subtypes: '["beast", "fairy"]' } },
  },
  {
    rule: "subtype-limit",
    cells: { subtypes: '["beast", "beest"]' },
    told: ['subtypes[1] error: Unknown subtype "beest"'],
    fixes: { remove: { subtypes: '["beast"]' } },
  },
  {
    rule: "subtype-limit",
    cells: { subtypes: '["flying"]' },
    told: ['subtypes[0] error: Unknown subtype "flying"'],
    fixes: { nearest: { subtypes: '["avian"]' } },
  },
  {
    rule: "subtype-limit",
    cells: { subtypes: '["fairy", "beast", "fairy"]' },
    told: ["subtypes[2] error: Duplicate subtype"],
    fixes: { remove: { subtypes: '["fairy", "beast"]' } },
  },
  {
    rule: "subtype-limit",
    cells: { subtypes: '["avian", "dragon", "beast", "ghost", "insect", "fairy"]' },
    told: ["subtypes[5] error: At most 5 subtypes fit the serial number"],
    fixes: { remove: { subtypes: '["avian", "dragon", "beast", "ghost", "insect"]' } },
  },
  {
    rule: "spell-no-subtype",
    card: "spell",
    cells: { subtypes: '["fairy"]' },
    told: ["subtypes error: Spells have no subtypes"],
    fixes: { clear: { subtypes: "[]" } },
  },
  {
    rule: "two-effects",
    cells: { "effect-2": '" "' },
    told: ["effect-2 error: Every card has two effects"],
  },
  {
    rule: "two-effects",
    cells: { "effect-1": undefined, "effect-2": undefined },
    told: ["effect-1 error: Every card has two effects", "effect-2 error: Every card has two effects"],
  },
  {
    rule: "effects-differ",
    cells: { "effect-2": '"Draw two cards."' },
    told: ["effect-2 warning: Both effects are the same"],
  },
  {
    rule: "name-set",
    cells: { name: '"Unnamed"' },
    told: ["name warning: Card has no name"],
    fixes: { "take-image-name": { name: '"Kiln Sparrow"' } },
  },
  {
    rule: "name-set",
    cells: { name: '""', image: '"../images/units/fire/_7.jpg"' },
    told: ["name warning: Card has no name"],
  },
  {
    rule: "effect-capital-period",
    cells: { "effect-1": '"draw two cards"' },
    told: ["effect-1 info: Effects start with a capital and end with a period"],
    fixes: { "make-sentence": { "effect-1": '"Draw two cards."' } },
  },
  {
    rule: "effect-capital-period",
    cells: { "effect-1": '"draw two cards."' },
    told: ["effect-1 info: Effects start with a capital and end with a period"],
    fixes: { "make-sentence": { "effect-1": '"Draw two cards."' } },
  },
  {
    rule: "effect-capital-period",
    cells: { "effect-1": '"Draw two cards ;!"', "effect-2": '" Gain one point."' },
    told: [
      "effect-1 info: Effects start with a capital and end with a period",
      "effect-2 info: Effects start with a capital and end with a period",
    ],
    fixes: { "make-sentence": { "effect-1": '"Draw two cards."', "effect-2": '" Gain one point."' } },
  },
  {
    rule: "serial-matches",
    cells: { rarity: "2", serial: '"old"' },
    told: ["serial warning: Serial does not match the card (K208E2MGD0G020)"],
  },
  {
    rule: "style-valid",
    cells: { "effect-1-style": '"countr"' },
    told: ['effect-1-style error: Unknown effect style "countr"'],
    fixes: { nearest: { "effect-1-style": '"counter"' }, remove: {} },
  },
  {
    rule: "style-valid",
    cells: { "effect-2-style": '"pulse"' },
    told: ['effect-2-style error: Unknown effect style "pulse"'],
    fixes: { nearest: { "effect-2-style": '"surge"' } },
  },
  {
    rule: "style-valid",
    cells: { "effect-1-style": '"None"' },
    told: ['effect-1-style error: Unknown effect style "None"'],
    fixes: { remove: {} },
  },
  {
    rule: "style-deduced",
    cells: { "effect-1": '"Counter the effect of a fire card."', "effect-1-style": '"latent"' },
    told: ["effect-1-style info: Text looks like counter, card says latent"],
    fixes: { set: { "effect-1": '"Counter the effect of a fire card."', "effect-1-style": '"counter"' } },
  },
  {
    rule: "serial-matches",
    cells: { serial: '"K208E2GMD0G000"' },
    told: ["serial warning: Serial does not match the card (K208E2MGD0G000)"],
    fixes: { recompute: { serial: '"K208E2MGD0G000"' } },
  },
  {
    rule: "serial-matches",
    cells: { serial: '"K208E2MGD0G00"' },
    told: ["serial warning: Serial does not match the card (K208E2MGD0G000)"],
    fixes: { recompute: { serial: '"K208E2MGD0G000"' } },
  },
  {
    rule: "unit-stat-range",
    cells: { defense: "430.0" },
    told: ["defense error: Defense must be between 0 and 1000, written as a whole number"],
    fixes: { convert: {} },
  },
  {
    rule: "unit-stat-range",
    cells: { attack: "9223372036854775807", defense: '"430"' },
    told: [
      "attack error: Attack must be between 0 and 1000",
      "defense error: Defense must be between 0 and 1000, written as a whole number",
    ],
    fixes: { clamp: { attack: "1000", defense: "0" } },
  },
  {
    rule: "level-range",
    cells: { level: "2.0" },
    told: ["level error: Unit level must be 1–5, written as a whole number"],
    fixes: { clamp: {} },
  },
  {
    rule: "level-range",
    cells: { level: "9223372036854775807", attack: "1250", defense: "1250" },
    told: ["level error: Unit level must be 1–5"],
    fixes: { clamp: { level: "5", attack: "1250", defense: "1250" } },
  },
  {
    rule: "spell-sign",
    card: "spell",
    cells: { attack: '"+10"', defense: "-5.0" },
    told: ["attack error: Spell modifiers need a sign: +10", "defense error: Spell modifiers need a sign: -5"],
    fixes: { "add-sign": { defense: "-5.0" } },
  },
  {
    rule: "spell-modifier-range",
    card: "spell",
    cells: { defense: "-9223372036854775808" },
    told: ["defense warning: Spell modifier -9223372036854775808 is outside ±10 for level 1"],
    fixes: { clamp: { defense: "-10" } },
  },
  {
    rule: "type-valid",
    cells: { type: "1979-05-27" },
    told: ['type error: Unknown type "1979-05-27"'],
  },
  {
    rule: "style-valid",
    cells: { "effect-1-style": "5" },
    told: ['effect-1-style error: Unknown effect style "5"'],
    fixes: { remove: {} },
  },
  {
    rule: "subtype-limit",
    cells: { subtypes: '[3, "beast"]' },
    told: ['subtypes[0] error: Unknown subtype "3"'],
    fixes: { remove: { subtypes: '["beast"]' } },
  },
  {
    rule: "subtype-limit",
    cells: { subtypes: '["beast", 3, "Dragon"]' },
    told: ['subtypes[1] error: Unknown subtype "3"', 'subtypes[2] error: Unknown subtype "Dragon"'],
  },
  {
    rule: "subtype-limit",
    cells: { subtypes: '["beast", 3, "beast"]' },
    told: ['subtypes[1] error: Unknown subtype "3"', "subtypes[2] error: Duplicate subtype"],
  },
  {
    rule: "transparency-valid",
    cells: { transparency: "60.0" },
    told: ["transparency warning: Allowed: 30, 50, 60, 75, 100"],
    fixes: { nearest: {} },
  },
  {
    rule: "transparency-valid",
    cells: { transparency: "55" },
    told: ["transparency warning: Allowed: 30, 50, 60, 75, 100"],
    fixes: { nearest: { transparency: "50" }, "nearest-2": { transparency: "60" } },
  },
  {
    rule: "image-named",
    cells: { image: '"../images/units/fire/_7.jpg"' },
    told: ["image info: Image file is not named after the card"],
    fixes: { rename: { image: '"../images/units/fire/Kiln Sparrow.jpg"' } },
  },
];

const fileOf = ({ card = "unit" }: Break, cells: Cells) => ({ "cards.toml": cards[card](cells) });
const fixesOf = breaks.flatMap((each) =>
  Object.entries(each.fixes ?? {}).map(([fix, after]) => ({ ...each, fix, after })),
);

describe("cards that hold every rule", () => {
  it.each<[string, string]>([
    ["a unit", aUnit()],
    ["a spell", aSpell()],
    ["a unit with no defense at all", aUnit({ attack: "1000", defense: "0", serial: '"K208E2z0D0G000"' })],
    ["a spell with zeros, which have signs too", aSpell({ attack: "+0", defense: "-0", serial: '"L10aLUiiM0D000"' })],
    ["a serial number with another last character", aUnit({ serial: '"K208E2MGD0G00z"' })],
    ["without transparency, rarity and image", aUnit({ transparency: undefined, rarity: undefined, image: undefined })],
    ["without a list of subtypes, for a spell", aSpell({ subtypes: undefined })],
    ["two effects in the other order on one card only", aUnit() + aSpell()],
    ["a style that no text tells", aUnit({ "effect-1-style": '"echo"', serial: '"K208E2MGD8G000"' })],
    ["names that begin with each other", aUnit() + anotherUnit("Kiln", { serial: '"K208E2MGE0G000"' })],
  ])("%s: no problem", (_, text) => expect(found({ "cards.toml": text })).toEqual([]));
});

describe("a card that breaks a rule", () => {
  it.each(breaks)("$rule: $told.0", (broken) => {
    const told = broken.told.map((each) => `cards.toml 0 ${each}`);
    expect(findings(broken.rule, fileOf(broken, broken.cells))).toEqual(told);
    expect(findings(broken.rule, fileOf(broken, {}))).toEqual([]);
  });

  it.each(fixesOf)("$rule, fixed by $fix: $told.0", (broken) => {
    expect(afterFix(broken.rule, broken.fix, fileOf(broken, broken.cells))).toEqual(fileOf(broken, broken.after));
  });

  it("a style that the text implies is added where there is none", () => {
    const text = { "effect-1": '"Counter the effect of a fire card."' };
    const files = { "cards.toml": aUnit(text) };
    expect(findings("style-deduced", files)).toEqual([
      "cards.toml 0 effect-1-style info: Text looks like counter, card says none",
    ]);
    const repaired = afterFix("style-deduced", "set", files)["cards.toml"] ?? "";
    expect(repaired.replace('effect-1-style = "counter"\n', "")).toBe(aUnit(text));
    expect(repaired).not.toBe(aUnit(text));
  });

  it("stats that would leave the range are no fix", () => {
    expect(fixIds("unit-stat-sum", { "cards.toml": aUnit({ attack: "1000", defense: "1000" }) })).toEqual([
      "set-defense: Set defense to 0",
      "set-attack: Set attack to 0",
      "scale: Scale both to 500/500",
    ]);
    expect(fixIds("unit-stat-range", { "cards.toml": aUnit({ attack: "1200" }) })).toEqual([
      "set-rest: Set attack to 570",
      "clamp: Set both to 1000/0",
    ]);
    expect(fixIds("unit-stat-range", { "cards.toml": aUnit({ attack: "1200", defense: "0" }) })).toEqual([
      "clamp: Set attack to 1000",
    ]);
  });
});

describe("attack and defense of a unit add up to 500 for each level, to the point", () => {
  const off = (level: number, sum: number): readonly string[] =>
    findings("unit-stat-sum", {
      "cards.toml": aUnit({ level: `${level}`, attack: "20", defense: `${sum - 20}`, subtypes: "[]" }),
    });

  it.each([
    [1, 500],
    [2, 1000],
    [3, 1500],
    [4, 2000],
    [5, 2500],
  ])("level %i: %i, neither more nor less", (level, total) => {
    expect(off(level, total)).toEqual([]);
    for (const by of [-10, -5, -1, 1, 5, 10]) {
      const signed = by > 0 ? `+${by}` : `${by}`;
      expect(off(level, total + by)).toEqual([
        `cards.toml 0 attack error: Attack + defense is ${total + by}; a level ${level} unit must total ${total} (${signed} off)`,
      ]);
    }
  });
});

it("what exceeds the budget outclasses other cards, which is shown beside the sum and is not a problem of its own", () => {
  const beside = (cells: Cells) =>
    found({ "cards.toml": aUnit(cells) })
      .filter(({ code }) => code === "ttcg/unit-stat-sum")
      .map(({ related }) => related.map(({ message }) => message));
  expect(beside({ defense: "530" })).toEqual([["Defense is 530. Out-classes level 2 cards by 100"]]);
  expect(beside({ defense: "330" })).toEqual([["Defense is 330"]]);
});

describe("two cards that are alike", () => {
  const twin = (cells: Cells): string => anotherUnit("Ash Hen", { serial: '"A208E2MGE0G000"', ...cells });

  it.each<[rule: string, second: string, told: string[], fix: string | undefined, repaired: string]>([
    [
      "name-unique",
      twin({ name: '"Kiln Sparrow"', serial: '"K208E2MGE0G000"' }),
      ["cards.toml 1 name error: Name already used by row 1"],
      "append-number",
      twin({ name: '"Kiln Sparrow 2"', serial: '"K208E2MGE0G000"' }),
    ],
    [
      "name-unique",
      twin({ name: '"kiln sparrow"', serial: '"K208E2MGE0G000"' }),
      ['cards.toml 1 name warning: Name already used by row 1, apart from capitalisation: "Kiln Sparrow"'],
      "append-number",
      twin({ name: '"kiln sparrow 2"', serial: '"K208E2MGE0G000"' }),
    ],
    [
      "effect-pair-unique",
      twin({ "effect-1": '"Gain one point."', "effect-2": '"Draw two cards."', serial: undefined }),
      ['cards.toml 1 effect-1 error: Same two effects as "Kiln Sparrow"'],
      undefined,
      "",
    ],
    ["id-unique", twin({ id: '"u"' }), ['cards.toml 1 id error: ID already used by "Kiln Sparrow"'], undefined, ""],
    [
      "serial-unique",
      twin({ serial: '"K208E2MGD0G000"' }),
      ['cards.toml 1 serial error: Serial already used by "Kiln Sparrow"'],
      "next-free",
      twin({ serial: '"K208E2MGD0G001"' }),
    ],
  ])("%s", (rule, second, told, fix, repaired) => {
    const files = { "cards.toml": aUnit() + second };
    expect(findings(rule, files)).toEqual(told);
    expect(findings(rule, { "cards.toml": aUnit() + twin({}) })).toEqual([]);
    if (fix !== undefined) expect(afterFix(rule, fix, files)).toEqual({ "cards.toml": aUnit() + repaired });
  });

  it("id-unique draws another id for each row, of other files too", () => {
    const files = Object.fromEntries(["a.toml", "b.toml", "c.toml"].map((file) => [file, anotherUnit("u")]));
    const drawn = found(files)
      .filter(({ code }) => code === "ttcg/id-unique")
      .map(({ fixes }) => JSON.stringify(fixes.map(({ edits }) => edits.map((edit) => "to" in edit && edit.to))));
    expect(drawn).toHaveLength(2);
    expect(new Set(drawn).size).toBe(2);
  });

  it("name-unique passes over numbers that another name has, whatever its case", () => {
    const named = (id: string, name: string): string => anotherUnit(id, { name: `"${name}"` });
    const files = {
      "cards.toml": [named("a", "Ash"), named("b", "Ash"), named("c", "ash 2"), named("d", "ASH 3")].join(""),
    };
    expect(fixIds("name-unique", files)).toEqual(["append-number: Set name to “Ash 4”"]);
  });

  it.each(["../images/Unnamed.jpg", "default.png", "_7.jpg", "", "images/"])(
    "name-set takes no name from the image %j",
    (image) => {
      const files = { "cards.toml": aUnit({ name: '""', image: JSON.stringify(image) }) };
      expect(findings("name-set", files)).toHaveLength(1);
      expect(fixIds("name-set", files)).toEqual([]);
    },
  );

  it("name-unique names the row of another file with the file", () => {
    const files = { "a.toml": twin({}) + aUnit(), "b.toml": twin({ id: '"v"', name: '"Kiln Sparrow"' }) };
    expect(findings("name-unique", files)).toEqual(["b.toml 0 name error: Name already used by row 2 of a.toml"]);
  });

  it("name-unique leaves cards that are not named yet to name-set", () => {
    const files = { "cards.toml": aUnit({ name: '"Unnamed"' }) + twin({ name: '"Unnamed"' }) };
    expect(findings("name-unique", files)).toEqual([]);
    expect(findings("name-set", files).length).toBe(2);
  });

  it("serial-matches proposes an unused number", () => {
    const files = { "cards.toml": aUnit() + aUnit({ id: '"v"', serial: '"old"', name: '"Kiln Wren"' }) };
    expect(findings("serial-matches", files)).toEqual([
      "cards.toml 1 serial warning: Serial does not match the card (K208E2MGD0G001)",
    ]);
  });
});
