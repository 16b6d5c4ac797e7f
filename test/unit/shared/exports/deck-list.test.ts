import { describe, expect, test } from "vitest";
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

test("pictures have names that every disk takes, each its own", () => {
  const named = ["Oar", "oar", "oar-2", "Élan vital!", "CON", "漢字", "", "x".repeat(200)].map((name) => ({ name }));
  expect(pictureNames(named)).toEqual([
    "oar.png",
    "oar-2.png",
    "oar-2-2.png",
    "elan-vital.png",
    "card-con.png",
    "card.png",
    "card-2.png",
    `${"x".repeat(80)}.png`,
  ]);
});
