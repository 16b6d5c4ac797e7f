import { describe, expect, it } from "vitest";
import { ttcg } from "../../../../../../shared/games/ttcg/index.js";
import { fixed } from "../../../../../support/validate/problems.js";
import type { Files } from "../../../../../support/validate/tables.js";
import { afterFix, anotherUnit, aUnit, findings, fixIds, found, printingsOf, row, type Cells } from "./tables.js";

const run = (cells: Cells): Files => ({
  "print-run.toml": row("print-run", cells).replace("[[print-run]]", "[print-run]"),
});

describe("a print run", () => {
  it.each<[rule: string, cells: Cells, told: string[], fixes: Record<string, Cells>]>([
    [
      "shares-sum",
      { policy: '"tiered"' },
      ["- info: Tier shares total 96.25 %"],
      { normalise: { policy: '"tiered"', shares: "[51.95, 25.97, 12.99, 5.19, 2.6, 1.3]" } },
    ],
    ["shares-sum", { policy: '"tiered"', shares: "[50, 25, 12.5, 5, 5, 2.5]" }, [], {}],
    ["shares-sum", { policy: '"flat"' }, [], {}],
    [
      "print-run-field",
      { policy: '"rare"' },
      ["policy error: The policy is flat or tiered"],
      { "set-flat": { policy: '"flat"' } },
    ],
    [
      "print-run-field",
      { shares: "[1, 2]", "pack-size": "0", "copies-per-card": '"many"' },
      [
        "copies-per-card error: copies-per-card must be a whole number from 1",
        "pack-size error: pack-size must be a whole number from 1",
        "shares error: Shares are six numbers in percent, one for each tier",
      ],
      {},
    ],
    ["shares-sum", { policy: '"tiered"', shares: "[1, 2]" }, [], {}],
    [
      "print-run-field",
      { shares: "[0, 0, 0, 0, 0, 0]" },
      ["shares error: Shares are six numbers in percent, one for each tier"],
      {},
    ],
    ["print-run-field", { shares: "[100, 0, 0, 0, 0, 0]", "pack-size": "1" }, [], {}],
    [
      "single-pack",
      { "lore-cards-per-pack": "2" },
      ["lore-cards-per-pack warning: Only one universal pack exists, with exactly one lore card"],
      { "set-one": { "lore-cards-per-pack": "1" } },
    ],
    ["single-pack", { "lore-cards-per-pack": "1" }, [], {}],
  ])("%s %j", (rule, cells, told, fixes) => {
    expect(findings(rule, run(cells))).toEqual(told.map((each) => `print-run.toml 0 ${each}`));
    for (const [fix, after] of Object.entries(fixes)) {
      expect(withoutBlanks(afterFix(rule, fix, run(cells)))).toEqual(withoutBlanks(run(after)));
    }
  });

  it("shows in the fix what the shares become", () => {
    expect(fixIds("shares-sum", run({ policy: '"tiered"', shares: "[25, 25, 0, 0, 0, 0]" }))).toEqual([
      "normalise: Set shares to 50, 50, 0, 0, 0, 0",
    ]);
  });

  it("is the only one", () => {
    const files = { "a.toml": '[print-run]\npolicy = "flat"\n', "b.toml": '[print-run]\npolicy = "flat"\n' };
    expect(findings("single-pack", files)).toEqual(["b.toml 0 - warning: Only one universal pack exists"]);
  });
});

/** A key that is added comes before or behind the blank line at the end of a row. */
const withoutBlanks = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file, text.replaceAll(/\n+/gu, "\n")]));

interface Line {
  readonly id: string;
  readonly copies: number;
}

const deck = (lines: readonly Line[]): string =>
  row("decks", {
    name: '"Test"',
    cards: `[\n${lines.map(({ id, copies }) => `    { card = "${id}", copies = ${copies} },\n`).join("")}]`,
  });
const ids = Array.from({ length: 36 }, (_, at) => `Card ${at + 1}`);
const pool = ids.map((id) => anotherUnit(id, { level: "1", attack: "250", defense: "250" })).join("");
const twoOfEach = (count: number): Line[] => ids.slice(0, count).map((id) => ({ id, copies: 2 }));
const deckFiles = (lines: readonly Line[], cards = pool): Files => ({ "cards.toml": cards, "decks.toml": deck(lines) });
const inDeck = (rule: string, lines: readonly Line[], cards = pool): readonly string[] =>
  findings(rule, deckFiles(lines, cards)).map((told) => told.replace("decks.toml 0 cards ", ""));

describe("a deck", () => {
  it.each<[cards: number, lines: Line[], told: string[]]>([
    [49, [...twoOfEach(24), { id: "Card 25", copies: 1 }], ["error: Deck has 49 cards; 50–70 allowed"]],
    [50, twoOfEach(25), []],
    [70, twoOfEach(35), []],
    [72, twoOfEach(36), ["error: Deck has 72 cards; 50–70 allowed"]],
    [0, [], ["error: Deck has 0 cards; 50–70 allowed"]],
  ])("of %i cards", (_, lines, told) => expect(inDeck("deck-size", lines)).toEqual(told));

  it("has at most two copies of a card, in one line or several; the fix leaves two", () => {
    const most = twoOfEach(25);
    const three = [...most.slice(1), { id: "Card 1", copies: 1 }, { id: "Card 1", copies: 2 }];
    expect(inDeck("deck-copies", most)).toEqual([]);
    expect(inDeck("deck-copies", three)).toEqual(['error: 3 copies of "Card 1"; at most 2 across all rarities']);
    const repaired = afterFix("deck-copies", "reduce", deckFiles(three))["decks.toml"] ?? "";
    expect([...repaired.matchAll(/Card 1", copies = (\d)/gu)].map(([, copies]) => copies)).toEqual(["1", "1"]);
  });

  it.each([
    [
      "a list with comments",
      '[[decks]]\nname = "D"\ncards = [\n  {card="Card 1",copies=2}, # the opener\n  {card="Card 1"}, # one more\n  {card = "Card 2", copies = 60}, # many\n]\n',
      '[[decks]]\nname = "D"\ncards = [\n  {card="Card 1",copies=2}, # the opener\n  {card = "Card 2", copies = 60}, # many\n]\n',
    ],
    [
      "tables of their own",
      '[[decks]]\nname = "D"\n\n[[decks.cards]]\ncard = "Card 2" # the opener\ncopies = 60\n\n[[decks.cards]]\ncard = "Card 1"\ncopies = 3\n',
      '[[decks]]\nname = "D"\n\n[[decks.cards]]\ncard = "Card 2" # the opener\ncopies = 60\n\n[[decks.cards]]\ncard = "Card 1"\ncopies = 2\n',
    ],
  ])("with too many copies in %s is fixed in its own spelling", (_, decks, repaired) => {
    const files = { "cards.toml": pool, "decks.toml": decks };
    const told = found(files).find(({ message }) => message.includes('copies of "Card 1"'));
    expect(told && fixed(told, "reduce", files)).toEqual({ ...files, "decks.toml": repaired });
  });

  it("has at most two copies of a name, whatever rows have it", () => {
    const twins = pool + anotherUnit("twin", { name: '"Card 1"', level: "1", attack: "250", defense: "250" });
    expect(inDeck("deck-copies", [...twoOfEach(25), { id: "twin", copies: 1 }], twins)).toEqual([
      'error: 3 copies of "Card 1"; at most 2 across all rarities',
    ]);
  });

  it("may be of any ratio of units to spells", () => {
    expect(found(deckFiles(twoOfEach(25))).filter(({ sheet }) => sheet.file === "decks.toml")).toEqual([]);
  });

  it("can play a card of a higher level onto one of its type in the deck", () => {
    const high = (type: string): string => pool + anotherUnit("High", { level: "2", type: `"${type}"` });
    const lines = [...twoOfEach(25), { id: "High", copies: 1 }];
    expect(inDeck("deck-playable", lines, high("fire"))).toEqual([]);
    expect(inDeck("deck-playable", lines, high("water"))).toEqual([
      'info: Nothing in the deck can level up into "High"',
    ]);
  });

  it("names cards that exist", () => {
    expect(inDeck("unknown-card", [...twoOfEach(25), { id: "gone", copies: 1 }])).toEqual([
      "error: No card has the id gone",
    ]);
    expect(inDeck("unknown-card", twoOfEach(25))).toEqual([]);
  });
});

describe("a lore card", () => {
  const lore = (cells: Cells = {}): Files => ({
    "cards.toml": aUnit(),
    "printings.toml": printingsOf("unit"),
    "lore.toml": row("lore-cards", { id: '"l"', name: '"The Kiln"', text: '"It was warm."', ...cells }),
  });

  it.each([
    ["level", "1"],
    ["attack", "500"],
    ["effect-1", '"Draw one card."'],
    ["type", '"fire"'],
    ["subtypes", '["beast"]'],
  ])("has no %s", (key, value) => {
    expect(findings("lore-inert", lore())).toEqual([]);
    expect(findings("lore-inert", lore({ [key]: value }))).toEqual([
      `lore.toml 0 ${key} error: Lore cards carry no game text`,
    ]);
    expect(afterFix("lore-inert", "clear", lore({ [key]: value }))).toEqual(lore());
  });

  it.each([
    ["subtypes", "[]"],
    ["effect-2", '" "'],
  ])("may have an empty %s, which is not a game text", (key, value) =>
    expect(findings("lore-inert", lore({ [key]: value }))).toEqual([]),
  );

  it("has an id that no card has", () => {
    expect(findings("id-unique", lore({ id: '"u"' }))).toEqual([
      'lore.toml 0 id error: ID already used by "Kiln Sparrow"',
    ]);
  });
});

describe("every rule", () => {
  it("says why it exists and where it is written down", () => {
    for (const { id, title, explanation, source } of ttcg.invariants?.rules ?? []) {
      expect(`${id} ${title}`).toMatch(/^[a-z-]+ [A-Z].*[^.]$/u);
      expect(explanation.length, id).toBeGreaterThan(40);
      expect(source.length, id).toBeGreaterThan(10);
    }
  });
});
