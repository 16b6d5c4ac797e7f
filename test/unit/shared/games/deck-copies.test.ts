import { expect, it } from "vitest";
import { games, type BoundTable } from "../../../../shared/games/index.js";

/** A deck of a game with so many copies of one card, as the game's tables spell it. */
const tables: Readonly<Record<string, (copies: number) => readonly Omit<BoundTable, "file">[]>> = {
  ptg: (copies) => [
    { table: ["cards"], kind: "cards", rows: [{ card_id: "a", name: "A", type: "mana", mana: { fire: 1 } }] },
    { table: ["decks"], kind: "decks", rows: [{ name: "Deck", cards: { a: copies } }] },
  ],
  ttcg: (copies) => [
    {
      ...{ table: ["cards"], kind: "cards" },
      rows: [{ name: "A", id: "a", type: "water", subtypes: [], level: 1, attack: 1, defense: 1 }],
    },
    {
      ...{ table: ["decks"], kind: "decks" },
      rows: [{ name: "Deck", cards: Array.from({ length: 20 }, () => ({ card: "a", copies })) }],
    },
  ],
  tcgone: (copies) => [
    { table: ["cards"], kind: "cards", rows: [{ name: "A", id: "a", "card-kind": "item", effect: "" }] },
    { table: ["decks"], kind: "decks", rows: [{ "deck-name": "Deck", card: "a", copies }] },
  ],
};

it.each([
  ["ptg", 60, 60],
  ["ptg", 10_001, 10_000],
  ["ptg", 99_999_999_999, 10_000],
  ["ttcg", 1_000, 10_000],
  ["tcgone", 60, 60],
  ["tcgone", 99_999_999_999, 10_000],
])("a deck of %s with %i copies of a card has %i cards, and says what is left out", (game, copies, wanted) => {
  const play = games.find(({ id }) => id === game)?.play;
  const material = play?.material((tables[game]?.(copies) ?? []).map((table) => ({ file: "a.toml", ...table })));
  expect(material?.decks.map(({ name, cards }) => [name, cards.length])).toEqual([["Deck", wanted]]);
  const remark = "The deck Deck has more than 10,000 cards; the others are left out.";
  expect(material?.remarks.includes(remark)).toBe(wanted < copies * (game === "ttcg" ? 20 : 1));
});
