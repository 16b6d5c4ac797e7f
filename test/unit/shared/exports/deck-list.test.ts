import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { copiesByDeck, pictureNames, readDeckList } from "../../../../shared/exports/index.js";

const cards = [
  { id: "a1", name: "Anchor" },
  { id: "a2", name: "anchor" },
  { id: "", name: "3 Oars" },
];

describe("a deck list", () => {
  test("is lines of copies and cards", () => {
    expect(readDeckList("\uFEFF# Deck\r\n3 Anchor\n// more\n2x Oar\n\n4 × Rope\nMast\n")).toEqual({
      ok: true,
      value: [
        { copies: 3, card: "Anchor", line: 2 },
        { copies: 2, card: "Oar", line: 4 },
        { copies: 4, card: "Rope", line: 6 },
        { copies: 1, card: "Mast", line: 7 },
      ],
    });
  });

  test.each([
    ["1000 Anchor", { copies: 1_000, card: "Anchor" }],
    ["0 Anchor", { copies: 0, card: "Anchor" }],
    ["2X Anchor", { copies: 2, card: "Anchor" }],
    ["2 X", { copies: 2, card: "X" }],
    ["2x", { copies: 1, card: "2x" }],
    ["2", { copies: 1, card: "2" }],
    ["\uFEFF2 Oar", { copies: 2, card: "Oar" }],
    ["  2   Long  Oar  ", { copies: 2, card: "Long  Oar" }],
    ["Oar #2", { copies: 1, card: "Oar #2" }],
    ["Oar // Mast", { copies: 1, card: "Oar // Mast" }],
  ])("%j is read", (line, entry) => expect(readDeckList(line)).toEqual({ ok: true, value: [{ ...entry, line: 1 }] }));

  test("holds no more copies of a card in several lines than in one", () => {
    const deck = must(readDeckList("600 Anchor\n# more of them\n600 A1"));
    expect(copiesByDeck(deck, cards)).toMatchObject({ ok: false, error: { code: "deck/too-many-copies", line: 3 } });
    const most = must(copiesByDeck(must(readDeckList("600 Anchor\n400 A1")), cards));
    expect([...most.values()]).toEqual([1_000]);
  });

  test("is read whatever ends its lines", () => {
    const deck = readDeckList("a\rb\r\nc\n\nd");
    expect(deck.ok && deck.value.map(({ card, line }) => [card, line])).toEqual([
      ["a", 1],
      ["b", 2],
      ["c", 3],
      ["d", 5],
    ]);
  });

  test("names cards in whatever way their letters are composed", () => {
    const deck = readDeckList("1 e\u0301lan");
    const named = [{ id: "", name: "\u00c9lan" }];
    expect(deck.ok && copiesByDeck(deck.value, named)).toEqual({ ok: true, value: new Map([[named[0], 1]]) });
  });

  test("knows no card by an id that is empty", () =>
    expect(copiesByDeck([{ copies: 1, card: " ", line: 1 }], cards)).toMatchObject({ ok: false }));

  test("refuses more copies than anyone prints", () => {
    expect(readDeckList("1 a\n1001 b")).toMatchObject({ ok: false, error: { code: "deck/too-many-copies", line: 2 } });
  });

  test("names cards by id before name, and adds up what it names twice", () => {
    const deck = readDeckList("1 ANCHOR\n2 a2\n1 Anchor\n1 3 Oars");
    const copies = deck.ok && copiesByDeck(deck.value, cards);
    expect(copies && copies.ok && [...copies.value.values()]).toEqual([2, 2, 1]);
  });

  test("names the line of a card that is not there", () => {
    const deck = readDeckList("1 Anchor\n1 Mast");
    expect(deck.ok && copiesByDeck(deck.value, cards)).toMatchObject({ ok: false, error: { line: 2 } });
  });
});

describe("the names of pictures", () => {
  test.each<readonly [name: string, plain: string]>([
    ["Oar", "oar"],
    ["Élan vital!", "elan-vital"],
    ["Sailor's Oar", "sailors-oar"],
    ["Sailor’s Oar", "sailors-oar"],
    ["ﬁn ①", "fin-1"],
    ["--Oar--", "oar"],
    ["漢字", "card"],
    ["", "card"],
    ["x".repeat(200), "x".repeat(80)],
    [`${"x".repeat(79)} oar`, "x".repeat(79)],
    ["console", "console"],
    ["xcon", "xcon"],
    ["com10", "com10"],
    ["lpt10", "lpt10"],
    ...["con", "PRN", "aux", "nul", "COM1", "com9", "lpt2"].map(
      (name) => [name, `card-${name.toLowerCase()}`] as const,
    ),
  ])("are good on every disk: %j", (name, plain) => expect(pictureNames([{ name }])).toEqual([`${plain}.png`]));

  test.each([
    ["Oar oar OAR", "oar oar-2 oar-3"],
    ["oar oar-2 oar oar", "oar oar-2 oar-3 oar-4"],
    ["oar oar oar-2 oar-2", "oar oar-2 oar-2-2 oar-2-3"],
    ["oar-2 oar-3 oar oar", "oar-2 oar-3 oar oar-4"],
  ])("are each its own: %s", (names, files) =>
    expect(pictureNames(names.split(" ").map((name) => ({ name })))).toEqual(
      files.split(" ").map((file) => `${file}.png`),
    ),
  );
});
