import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { cardListFormat } from "../../../../../../shared/games/ttcg/csv/format.js";
import { parseDocument } from "../../../../../../shared/toml/index.js";

const header =
  "NAME;TYPE;SUBTYPES;LEVEL;IMAGE;ATTACK;DEFENSE;EFFECT1;EFFECT2;SERIAL;RARITY;TRANSPARENCY;EFFECT1_STYLE;EFFECT2_STYLE";
const table = ["ttcg-cards"];

const newt = 'Ash Newt;Fire;Reptile, Spirit;2;newt.png;570;430;Add one.;"Mill; one.";F20aemoEC0T000;3;60;None;passive';
const low = "Low;Spell;;1;low.png;+10;-5;Mill.;Draw.;;0;50;None;None";
const list = (...cards: readonly string[]): string => [header, ...cards, ""].join("\r\n");

const imported = (text: string, makeId?: () => string): string => must(cardListFormat.toToml(text, table, makeId));
const exported = (toml: string): string => must(cardListFormat.fromToml(must(parseDocument(toml)), table));

/** The TOML line of a key in the card that a line becomes; undefined where the card has no such key. */
const lineOf = (card: string, key: string): string | undefined =>
  imported(list(card))
    .split("\n")
    .find((line) => line.startsWith(`${key} = `))
    ?.slice(`${key} = `.length);

/** A line with other fields than those of a card that has all. */
function withFields(fields: Readonly<Record<string, string>>): string {
  const names = header.split(";");
  const card = "Ash;Fire;Beast;2;ash.png;570;430;Add.;Mill.;F;3;60;passive;passive".split(";");
  for (const [name, field] of Object.entries(fields)) card[names.indexOf(name)] = field;
  return card.join(";");
}

/** The field that a card has in a column. */
function fieldOf(card: string, column: string): string | undefined {
  const [first, line] = exported(`[[ttcg-cards]]\n${card}\n`).split("\r\n");
  return line?.split(";")[first?.split(";").indexOf(column) ?? -1];
}

describe("a card list (TTCG-5)", () => {
  it("becomes a row a card, with its keys in their order and those that are empty left out", () => {
    let ids = 0;
    expect(imported(list(newt, low), () => `card-${(ids += 1)}`)).toBe(`[[ttcg-cards]]
id = "card-1"
name = "Ash Newt"
type = "fire"
subtypes = ["reptile", "spirit"]
level = 2
attack = 570
defense = 430
effect-1 = "Add one."
effect-2 = "Mill; one."
effect-2-style = "passive"
serial = "F20aemoEC0T000"
rarity = 3
transparency = 60
image = "newt.png"

[[ttcg-cards]]
id = "card-2"
name = "Low"
type = "spell"
subtypes = []
level = 1
attack = +10
defense = -5
effect-1 = "Mill."
effect-2 = "Draw."
serial = ""
rarity = 0
transparency = 50
image = "low.png"
`);
    expect(imported(list(newt))).not.toContain("id =");
  });

  it("comes back as it was", () => expect(exported(imported(list(newt, low)))).toBe(list(newt, low)));

  it("comes back with any texts in it", () => {
    const text = fc.string({ unit: fc.constantFrom(";", '"', "\r", "\n", "a", " ", "'", "\\") });
    const field = (each: string): string => `"${each.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(text, text, (name, effect) => {
        const toml = imported(list(withFields({ NAME: field(name), EFFECT1: field(effect) })));
        expect(imported(exported(toml))).toBe(toml);
      }),
    );
  });

  it.each<[column: string, field: string, key: string, source: string | undefined]>([
    ["LEVEL", "2", "level", "2"],
    ["LEVEL", "", "level", undefined],
    ["LEVEL", "two", "level", '"two"'],
    // A whole number of TOML has no zeros before it, and not every reader holds more than fifteen digits.
    ["LEVEL", "02", "level", '"02"'],
    ["ATTACK", "-0", "attack", "-0"],
    ["ATTACK", "1.5", "attack", '"1.5"'],
    ["RARITY", "123456789012345", "rarity", "123456789012345"],
    ["RARITY", "1234567890123456", "rarity", '"1234567890123456"'],
    ["TYPE", "FIRE", "type", '"fire"'],
    ["SUBTYPES", " Beast ,dragon,, ", "subtypes", '["beast", "dragon"]'],
    ["SUBTYPES", "", "subtypes", "[]"],
    ["EFFECT1", "", "effect-1", '""'],
    ["EFFECT1_STYLE", "None", "effect-1-style", undefined],
    ["EFFECT1_STYLE", "", "effect-1-style", undefined],
    ["EFFECT2_STYLE", "none", "effect-2-style", '"none"'],
  ])("reads %s %j as %s %j", (column, field, key, source) =>
    expect(lineOf(withFields({ [column]: field }), key)).toBe(source),
  );

  it.each<[card: string, column: string, field: string]>([
    ['type = "fire"', "TYPE", "Fire"],
    ['subtypes = ["beast", "dragon"]', "SUBTYPES", "Beast, Dragon"],
    ['subtypes = "beast"', "SUBTYPES", "Beast"],
    ["level = 0x10", "LEVEL", "16"],
    ["level = 1_000", "LEVEL", "1000"],
    ['level = "two"', "LEVEL", "two"],
    ["name = 12", "NAME", "12"],
    ["attack = +10", "ATTACK", "+10"],
    // The numbers of spells have a sign, those that are not there too.
    ['type = "spell"\nattack = 10', "ATTACK", "+10"],
    ['type = "spell"\nattack = 0', "ATTACK", "+0"],
    ['type = "spell"\nattack = -5', "ATTACK", "-5"],
    ['type = "spell"', "DEFENSE", "+0"],
    ['type = "spell"\nlevel = 3', "LEVEL", "3"],
    ['type = "spell"', "RARITY", "0"],
  ])("writes %j with %s %j", (card, column, field) => expect(fieldOf(card, column)).toBe(field));

  it("has a usual field for each key that a card lacks", () =>
    expect(exported("[[ttcg-cards]]\n")).toBe(list("Unnamed;;;1;default.png;0;0;;;;0;50;None;None")));

  it("may have blank lines, other line ends and a byte order mark", () => {
    const text = `\uFEFF${header}\n\n${newt}\n\n\n${low}\n\n`;
    expect(imported(text)).toBe(imported(list(newt, low)));
    expect(cardListFormat.recognises(text)).toBe(true);
    expect(cardListFormat.recognises(list(newt))).toBe(true);
    expect(cardListFormat.recognises("NAME;TYPE\r\n")).toBe(false);
  });

  it.each([
    ["NAME;TYPE\r\n", "ttcg-csv/header", `The first line of a card list is ${header}.`],
    ["", "ttcg-csv/header", `The first line of a card list is ${header}.`],
    [list(newt, "Low;Spell"), "ttcg-csv/fields", "Card 2 has 2 fields, but a card list has 14."],
    [list(`${newt};`), "ttcg-csv/fields", "Card 1 has 15 fields, but a card list has 14."],
  ])("is refused where it is %j", (text, code, message) =>
    expect(cardListFormat.toToml(text, table)).toMatchObject({ ok: false, error: { code, message } }),
  );

  it("keeps a card of which all fields are empty", () =>
    expect(imported(list(";".repeat(13)))).toContain('name = ""\ntype = ""\n'));

  it("is not made of a file without cards, and names the table that was looked for", () =>
    expect(cardListFormat.fromToml(must(parseDocument("[[cards]]\n")), ["my", "cards"])).toMatchObject({
      ok: false,
      error: { message: "The file has no cards in a table my.cards.", suggestion: "--table NAME" },
    }));

  it("goes into a table of any name", () =>
    expect(must(cardListFormat.toToml(list(newt), ["a b", "c"]))).toMatch(/^\[\["a b"\.c\]\]\n/u));
});
