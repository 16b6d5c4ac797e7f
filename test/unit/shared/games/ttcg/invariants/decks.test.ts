import { describe, expect, it } from "vitest";
import { wordFixes } from "../../../../../../shared/games/ttcg/invariants/words.js";
import { anotherUnit, findings, fixIds } from "./tables.js";

const cards = anotherUnit("a", { level: "1" }) + anotherUnit("b", { level: "1" });
const decks = (lines: string) => ({ "cards.toml": cards, "decks.toml": `[[decks]]\nname = "D"\ncards = ${lines}\n` });
const said = (rule: string, lines: string): readonly string[] =>
  findings(rule, decks(lines)).map((line) => line.replace("decks.toml 0 cards ", ""));
const size = (count: number): string => `error: Deck has ${count} cards; 50–70 allowed`;

describe("the lines of a deck", () => {
  it.each<[lines: string, count: number]>([
    ["[]", 0],
    ['[{ card = "a" }]', 1],
    ['[{ card = "a", copies = 3 }, { card = "b", copies = 4 }]', 7],
    ['[{ card = "a", copies = 0 }]', 0],
    ['[{ card = "a", copies = -1 }]', 0],
    ['[{ card = "a", copies = 2.0 }]', 0],
    ['[{ card = "a", copies = "2" }]', 0],
    ['[{ card = "a", copies = 49 }]', 49],
    ['[{ card = "a", copies = 71 }]', 71],
    ['[{ card = "a", copies = 10000 }]', 10_000],
    ['[{ card = "a", copies = 10001 }]', 0],
  ])("%s make %i cards", (lines, count) => expect(said("deck-size", lines)).toEqual([size(count)]));

  it.each([50, 70])("may make %i cards", (count) =>
    expect(said("deck-size", `[{ card = "a", copies = ${count} }]`)).toEqual([]),
  );

  it.each<[lines: string, told: string[]]>([
    ['[{ card = "a", copies = 2 }, { card = "b", copies = 2 }]', []],
    ['[{ card = "a", copies = 1 }, { card = "a" }]', []],
    ['[{ card = "a", copies = 2 }, { card = "a" }]', ['error: 3 copies of "a"; at most 2 across all rarities']],
    ['[{ card = "nobody", copies = 3 }]', ['error: 3 copies of "nobody"; at most 2 across all rarities']],
    ['[{ copies = 3 }, { card = "", copies = 3 }]', []],
    ['[{ card = "a", copies = 0 }]', ["error: Copies in a deck are whole numbers from 1"]],
    ['[{ card = "a", copies = "x" }, { card = "b" }]', ["error: Copies in a deck are whole numbers from 1"]],
    [
      '[{ card = "a", copies = 3 }, { card = "b", copies = 4 }]',
      [
        'error: 3 copies of "a"; at most 2 across all rarities',
        'error: 4 copies of "b"; at most 2 across all rarities',
      ],
    ],
  ])("%s are checked for their copies", (lines, told) => {
    expect([...said("deck-copies", lines)].sort()).toEqual(told);
  });

  it("with too many copies have a fix that names the card", () => {
    expect(fixIds("deck-copies", decks('[{ card = "a", copies = 3 }]'))).toEqual(['reduce: Leave 2 copies of "a"']);
  });

  it.each<[lines: string, told: string[]]>([
    ['[{ card = "a" }]', []],
    ['[{ card = "x" }]', ["No card has the id x"]],
    ["[{ copies = 2 }]", ["A line of the deck does not name a card"]],
    ["[{ card = 7 }]", ["A line of the deck does not name a card"]],
    ['[{ card = "a" }, { card = "b" }, "a"]', ["A line of the deck does not name a card"]],
  ])("%s name cards that there are", (lines, told) => {
    expect(said("unknown-card", lines).map((line) => line.replace(/^\w+: /u, ""))).toEqual(told);
  });
});

describe("the format of a deck", () => {
  const deck = (format: string, copies: number) => ({
    "cards.toml": cards,
    "decks.toml": `[[decks]]\nname = "D"\ncards = [{ card = "a", copies = ${copies} }]\nformat = "${format}"\n`,
  });
  it.each<[format: string, copies: number, told: string[]]>([
    ["constructed", 49, ["error: Deck has 49 cards; 50–70 allowed"]],
    ["sealed", 39, ["error: Deck has 39 cards; a sealed deck has at least 40"]],
    ["sealed", 90, []],
    ["sandbox", 1, []],
    ["none of these", 49, ["error: Deck has 49 cards; 50–70 allowed"]],
  ])("%s allows %i cards or not", (format, copies, told) => {
    const lines = findings("deck-size", deck(format, copies));
    expect(lines.map((line) => line.replace("decks.toml 0 cards ", ""))).toEqual(told);
  });

  it.each([
    ["constructed", 1],
    ["sealed", 0],
    ["sandbox", 0],
  ])("%s limits copies or not", (format, told) => {
    expect(findings("deck-copies", deck(format, 60))).toHaveLength(told);
  });
});

describe("deck-playable", () => {
  const card = (id: string, level: number, type: string, effect = "Draw one card.", subtype = "beast") =>
    anotherUnit(id, {
      ...{ level: `${level}`, type: `"${type}"`, subtypes: `["${subtype}"]`, "effect-2": `"${effect}"` },
    });
  const told = (...cards: readonly string[]): readonly string[] => {
    const ids = cards.map((each) => /id = "(\w+)"/u.exec(each)?.[1] ?? "");
    const lines = ids.map((id) => `{ card = "${id}" }`).join(", ");
    const decks = `[[decks]]\nname = "D"\ncards = [${lines}]\n`;
    return findings("deck-playable", { "cards.toml": cards.join(""), "decks.toml": decks }).map(
      (line) => /"(\w+)"/u.exec(line)?.[1] ?? "",
    );
  };

  it("wants a card of the same type and one level lower", () => {
    expect(told(card("a", 2, "fire"), card("b", 1, "water"))).toEqual(["a"]);
    expect(told(card("a", 2, "fire"), card("b", 1, "fire"))).toEqual([]);
    expect(told(card("a", 3, "fire"), card("b", 1, "fire"))).toEqual(["a"]);
  });

  it.each<[text: string, told: string[]]>([
    ["You can rank up this card using a fire card.", []],
    ["You can rank up this card using an air card.", ["a"]],
    ["You can rank up this card using a beast card of any type.", []],
    ["You can rank up this card using a ghost card of any type.", ["a"]],
    ["You can rank up this card using a fire unit from your discard pile.", []],
    ["While this card is on the field, water cards can rank up using fire cards.", []],
    ["While this card is on the field, fire cards can rank up using water cards.", ["a"]],
    ["While this card is on the field, water cards can rank up using spell cards.", ["a"]],
  ])("counts hosts that a text allows: %s", (text, expected) => {
    expect(told(card("a", 2, "fire"), card("b", 1, "water", text))).toEqual(expected);
  });

  it.each<[rank: string, told: string[]]>([
    ["rank 1", []],
    ["rank 2", ["a"]],
    ["rank 1 or higher", []],
    ["rank 2 or higher", ["a"]],
    ["rank 2 or lower", []],
  ])("counts the rank of the material: of a level 1 card in the deck, %s", (rank, expected) => {
    const text = `While this card is on the field, ${rank} water units can rank up using fire cards.`;
    expect(told(card("a", 2, "fire"), card("b", 1, "water", text))).toEqual(expected);
  });

  it("counts the level of the host, and the card that has the text where it speaks of itself", () => {
    const text = "You can rank up this card using a fire card.";
    expect(told(card("a", 3, "fire"), card("b", 1, "water", text))).toEqual(["a"]);
    const everywhere = "While this card is on the field, water cards can rank up using fire cards.";
    expect(told(card("a", 2, "fire"), card("b", 1, "water"), card("c", 1, "dark", everywhere))).toEqual([]);
    expect(told(card("a", 2, "fire"), card("b", 1, "water"), card("c", 1, "dark", text))).toEqual([]);
  });
});

describe("words put into a cell", () => {
  const fixes = (text: string, aliases?: Readonly<Record<string, string | null>>): string[] =>
    wordFixes(text, ["fire", "water", "waiter"], "type", aliases).map(
      ({ id, title, kind }) => `${id} ${title} ${kind}`,
    );
  it.each<[text: string, aliases: Readonly<Record<string, string | null>> | undefined, expected: string[]]>([
    ["flame", { flame: "fire" }, ["nearest Set to “fire” undefined"]],
    [" Flame ", { flame: "fire" }, ["nearest Set to “fire” undefined"]],
    ["fyre", { flame: "fire" }, ["nearest Set to “fire” guess"]],
    ["fyre", undefined, ["nearest Set to “fire” guess"]],
    ["watter", undefined, ["nearest Set to “water” guess", "nearest-2 Set to “waiter” guess"]],
    ["constructor", {}, []],
    ["nothing", { nothing: null }, []],
  ])("for %j", (text, aliases, expected) => expect(fixes(text, aliases)).toEqual(expected));
});
