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
