import { describe, expect, it } from "vitest";
import { uuidOf } from "../../../../../../shared/games/dreamtides/invariants/ids.js";
import { writeValue } from "../../../../../../shared/toml/index.js";
import type { FixEdit } from "../../../../../../shared/validate/index.js";
import { aCharacter, aDreamwell, aListRow, anEffect, anEvent, found, id, type Cells } from "./tables.js";

const edited = (edit: FixEdit): string => {
  if (edit.kind !== "cell") return edit.kind;
  const to = edit.to.kind === "value" ? writeValue(edit.to.value) : edit.to.kind;
  return `${edit.column.path.join(".")} = ${to}`;
};

/** What is said of files: code, message, and each fix as `id: what it does`. */
const said = (files: Record<string, string>): readonly string[] =>
  found(files).map(
    ({ code, message, fixes }) =>
      `${code.replace("dreamtides/", "")}: ${message} [${fixes
        .map(({ id: name, title, edits }) => `${name} “${title}” ${edits.map(edited).join()}`)
        .join("; ")}]`,
  );

const ofCharacter = (cells: Cells): readonly string[] => said({ "cards.toml": aCharacter(cells) });
const ofEvent = (cells: Cells): readonly string[] => said({ "cards.toml": anEvent(cells) });

describe("a UUID", () => {
  const plain = "6d2b1e52-0f6a-4c39-9c1e-3a1d5d7a8b90";
  it.each([
    plain,
    plain.toUpperCase(),
    `{${plain}}`,
    `urn:uuid:${plain}`,
    plain.replaceAll("-", ""),
    `{${plain.replaceAll("-", "")}}`,
  ])("is read in %s", (text) => expect(uuidOf(text)).toBe(plain));

  it.each([
    "",
    "x",
    `${plain}0`,
    `0${plain}`,
    ` ${plain}`,
    `x{${plain}}`,
    `{${plain}}x`,
    `{${plain}`,
    `xurn:uuid:${plain}`,
    `urn:uuid:${plain}\nx`,
    plain.replace("-", ""),
    plain.replace("6", "g"),
    plain.replaceAll("-", "").slice(1),
    `${plain.replaceAll("-", "")}0`,
  ])("is none in %j", (text) => expect(uuidOf(text)).toBeUndefined());
});

describe("a value that the game reads as another type", () => {
  const type = (key: string, wanted: string, fix = ""): string =>
    `field-type: ${key} must be ${wanted}. The game loads nothing of this file while it is not. [${fix}]`;
  it.each<[key: string, value: string, wanted: string, fix: string]>([
    ...["YES", "true", "1"].map((word): [string, string, string, string] => [
      ...(["is-fast", `"${word}"`, "true or false", "convert “Set is-fast to true” is-fast = true"] as const),
    ]),
    ...["No", " false ", "0"].map((word): [string, string, string, string] => [
      ...(["is-fast", `"${word}"`, "true or false", "convert “Set is-fast to false” is-fast = false"] as const),
    ]),
    ["is-fast", '"constructor"', "true or false", ""],
    ["is-fast", "[true]", "true or false", ""],
    ["is-fast", "{ a = 1 }", "true or false", ""],
    ["image-number", '" 7 "', "a whole number", "convert “Set image-number to 7” image-number = 7"],
    ["image-number", '"+7.000"', "a whole number", "convert “Set image-number to 7” image-number = 7"],
    ["image-number", '"-70"', "a whole number", "convert “Set image-number to -70” image-number = -70"],
    [
      "image-number",
      "3000000000.0",
      "a whole number",
      "convert “Set image-number to 3000000000” image-number = 3000000000",
    ],
    ["image-number", '"7.5"', "a whole number", ""],
    ["image-number", '"x7"', "a whole number", ""],
    ["image-number", '"7x"', "a whole number", ""],
    ["image-number", '"9007199254740993"', "a whole number", ""],
    ["image-number", "[7]", "a whole number", ""],
    ["image-number", "true", "a whole number", ""],
    ["spark", '"2147483648"', 'a whole number, or "" or "*" for none', ""],
    ["spark", '"x1"', 'a whole number, or "" or "*" for none', ""],
    ["spark", '"1x"', 'a whole number, or "" or "*" for none', ""],
    ["spark", "2147483648", 'a whole number, or "" or "*" for none', ""],
    ["rarity", "[1]", "a text", ""],
    ["rarity", "{ a = 1 }", "a text", ""],
  ])("%s = %s", (key, value, wanted, fix) => {
    expect(ofCharacter({ [key]: value })).toContain(type(key, wanted, fix));
  });

  it.each(["2147483647", '"2147483647"', '"+12"', '"0012"', '"*"'])("is none in spark = %s", (spark) =>
    expect(ofCharacter({ spark })).toEqual([]),
  );
  it.each(["-2147483648", '"-2147483648"'])("is none in spark = %s, though it is negative", (spark) =>
    expect(ofCharacter({ spark })).toEqual([
      "negative-number: spark cannot be negative, but is -2147483648. [set-number “Set spark to 0” spark = 0]",
    ]),
  );
  it("is reported for numbers below the minimum", () =>
    expect(ofCharacter({ spark: "-2147483649" })[0]).toContain("field-type: spark must be"));
});

describe("a cost", () => {
  const cost = (shown: string, fix = ""): string =>
    `energy-cost: The cost must be a whole number or "*", not ${shown}. [${fix}]`;
  const number = (value: number): string => `set-number “Set energy-cost to ${value}” energy-cost = ${value}`;
  it.each<[value: string, said: string]>([
    ["-12", `energy-cost: The game reads a cost of -12 as a huge number. [${number(0)}]`],
    ["2147483648", "energy-cost: 2147483648 is more than the game can count. []"],
    ['" * "', cost("*", 'set-star “Set energy-cost to "*"” energy-cost = "*"')],
    ['"12.00"', cost("12.00", number(12))],
    ['" 12 "', cost("12", number(12))],
    ["2.5", cost("2.5")],
    ['"x2"', cost("x2")],
    ['"2x"', cost("2x")],
    ['"2147483648"', cost("2147483648")],
    ["true", cost("true")],
    ['"**"', cost("**")],
  ])("of %s", (value, message) => expect(ofCharacter({ "energy-cost": value })).toEqual([message]));

  it.each(["0", "2147483647", '"0"', '"12"', '"2147483647"'])("may be %s", (value) =>
    expect(ofCharacter({ "energy-cost": value })).toEqual([]),
  );
});

it.each<[cells: Cells, message: string | undefined]>([
  [{ phase: '"-12"' }, "phase cannot be negative, but is -12."],
  [{ phase: "-3" }, "phase cannot be negative, but is -3."],
  [{ "energy-produced": "-1" }, "energy-produced cannot be negative, but is -1."],
  [{ phase: '"12"' }, undefined],
  [{ phase: '"+1"' }, undefined],
])("a dreamwell card with %o", (cells, message) =>
  expect(found({ "dreamwell.toml": aDreamwell(cells) }).map((each) => each.message)).toEqual(message ? [message] : []),
);

describe("words that the game does not know", () => {
  it.each<[cells: Cells, start: string, fixes: string]>([
    [{ "card-type": '"Spell"' }, "“Spell” is not a card type of the game. It knows Character, Event", "[]"],
    [
      { rarity: '" Rare "' },
      "“ Rare ” is not a rarity of the game. It knows Common, Uncommon, Rare",
      "nearest “Set to Rare”",
    ],
    [{ rarity: '""' }, "An empty text is not a rarity of the game.", "remove “Remove rarity” rarity = absent"],
  ])("%o", (cells, start, fixes) => {
    const [message = ""] = ofCharacter(cells);
    expect(message).toContain(`unknown-word: ${start}`);
    expect(message).toContain(fixes);
  });
});

describe("lists and effects", () => {
  const list = (cells: Cells) => said({ "cards.toml": aCharacter(), "card-lists.toml": aListRow(cells) });
  const effect = (cells: Cells) => said({ "cards.toml": aCharacter(), "card-fx.toml": anEffect(cells) });

  it.each<[cells: Cells, said: string[]]>([
    [{}, []],
    [{ copies: "0" }, []],
    [{ copies: "-1" }, ["table-field: copies must be a whole number from 0. []"]],
    [{ copies: '"2"' }, ["table-field: copies must be a whole number from 0. []"]],
    [{ copies: undefined }, ["table-field: copies must be a whole number from 0. []"]],
    [{ "list-name": '" "' }, ["table-field: The row needs a list-name. []"]],
    [{ "card-id": '"x"' }, ["table-field: “x” is not a UUID. []"]],
    [{ "card-id": `"${id(9)}"` }, [`list-card-known: No card of the game has the id ${id(9)}. []`]],
    [
      { "list-type": '"DreamwellCardId"' },
      [
        'list-type-fits: The card is in the cards table, so the list type is BaseCardId. [set-list-type “Set to BaseCardId” list-type = "BaseCardId"]',
      ],
    ],
  ])("a row of a list with %o", (cells, expected) => {
    const messages = list(cells).map((line) => line.replace(/^[\w-]+: No card/u, "list-card-known: No card"));
    expect(messages).toEqual(expected);
  });

  it.each<[color: string, fixes: string | undefined]>([
    ["", undefined],
    ["#C8402B", undefined],
    ["c8402bff", undefined],
    ["#C84", 'write-out “Set to #CC8844” dissolve-color = "#CC8844"'],
    [" c84 ", 'write-out “Set to #cc8844” dissolve-color = "#cc8844"'],
    ["#C8402", ""],
    ["x#C8402B", ""],
    ["#C8402Bx", ""],
    ["xc84", ""],
    ["c84x", ""],
    ["xyz", ""],
    ["c8x", ""],
    ["red", ""],
  ])("a colour %j", (color, fixes) => {
    const expected =
      fixes === undefined ? [] : [`dissolve-color: “${color}” is not a colour such as #C8402B. [${fixes}]`];
    expect(effect({ "dissolve-color": `"${color}"` })).toEqual(expected);
  });

  it.each(["card-id", "effect-type", "effect-trigger"])("an effect without %s", (key) => {
    expect(effect({ [key]: '" "' }).join()).toContain(`table-field: The row needs a ${key}. []`);
  });
});

it("an event's subtype, and shared names and ids, are reported by name", () => {
  expect(ofEvent({ subtype: '"Mage"' })[0]).toContain("An event has no subtype, but this one is a Mage.");
  const twice = { "cards.toml": aCharacter() + aCharacter({ name: '"Ash"' }) };
  const [problem] = found(twice);
  expect(problem?.message).toBe("This id is already used by Ember; the game keeps only one of the two.");
  expect(problem?.fixes.map(({ id: name }) => name)).toEqual(["new-id"]);
  const [named] = found({ "cards.toml": aCharacter() + aCharacter({ id: `"${id(2)}"` }) });
  expect(named?.message).toBe("Another card is already called Ember.");
  const [missing] = found({ "dreamwell.toml": aDreamwell({ "energy-produced": '"*"' }) });
  expect(missing?.message).toBe("The card has no energy-produced, so the game leaves it out.");
});
