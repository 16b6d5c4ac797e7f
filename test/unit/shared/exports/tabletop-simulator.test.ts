import { describe, expect, test } from "vitest";
import { z } from "zod";
import { exportCards, planDecks, savedObject } from "../../../../shared/exports/index.js";

const poker = { width: 63, height: 88 };
const cardsOf = (count: number, copies = 1) =>
  exportCards(
    Array.from({ length: count }, (_, at) => ({
      ...{ id: `c${at}`, name: `Card ${at}`, text: `Says "${at}".`, copies, cells: new Map() },
    })),
  );
const planOf = (count: number, card = poker) =>
  planDecks([{ title: "cards", card, cards: cardsOf(count) }], "set", 300)[0]?.sheets ?? [];

describe("the pictures of a deck", () => {
  test.each([
    [1, [[2, 2]]],
    [3, [[3, 2]]],
    [10, [[10, 2]]],
    [21, [[10, 3]]],
    [69, [[10, 7]]],
    [70, [[10, 7]]],
    [
      71,
      [
        [10, 7],
        [2, 2],
      ],
    ],
    [
      211,
      [
        [10, 7],
        [10, 7],
        [10, 7],
        [2, 2],
      ],
    ],
  ])("for %i cards have grids %j", (count, grids) =>
    expect(planOf(count).map(({ columns, lines }) => [columns, lines])).toEqual(grids),
  );

  test.each([
    [70, poker],
    [70, { width: 88, height: 63 }],
    [10, { width: 200, height: 20 }],
    [14, { width: 20, height: 200 }],
    [1, poker],
  ])("of %i cards of %j stay below 4096 pixels a side, in the cards' proportions", (count, card) => {
    for (const { columns, lines, face } of planOf(count, card)) {
      expect(columns * face.width).toBeLessThan(4096);
      expect(lines * face.height).toBeLessThan(4096);
      expect(face.width / face.height).toBeCloseTo(card.width / card.height, 0);
      // Three hundred pixels an inch are as sharp as print.
      expect(face.width).toBeLessThanOrEqual((card.width / 25.4) * 300);
    }
  });

  test.each([
    // Ten of 409 pixels and seven of 585, the most below 4096 pixels a side, whichever is reached first.
    [70, 300, poker, [409, 571]],
    [70, 300, { width: 63, height: 100 }, [368, 585]],
    [4, 100, { width: 25.4, height: 50.8 }, [100, 200]],
  ])("of %i cards at %i pixels an inch of %j have faces of %j pixels", (count, dpi, card, face) =>
    expect(
      planDecks([{ title: "x", card, cards: cardsOf(count) }], "set", dpi)[0]?.sheets.map((sheet) => [
        sheet.face.width,
        sheet.face.height,
      ]),
    ).toEqual([face]),
  );

  test("of several decks never share a key", () => {
    const decks = [cardsOf(71), cardsOf(2)].map((cards) => ({ title: "x", card: poker, cards }));
    expect(planDecks(decks, "set", 300).flatMap(({ sheets }) => sheets.map(({ key, file }) => [key, file]))).toEqual([
      [1, "set-1.png"],
      [2, "set-2.png"],
      [3, "set-3.png"],
    ]);
  });
});

const card = z.object({ Name: z.string(), CardID: z.number(), Nickname: z.string(), Description: z.string() });
const deckSchema = z.object({
  Name: z.literal("DeckCustom"),
  SidewaysCard: z.boolean(),
  DeckIDs: z.array(z.number()),
  CustomDeck: z.record(
    z.string(),
    z.object({
      ...{ FaceURL: z.string(), BackURL: z.string(), NumWidth: z.number(), NumHeight: z.number() },
      ...{ BackIsHidden: z.literal(true), UniqueBack: z.literal(false) },
    }),
  ),
  ContainedObjects: z.array(card),
});

describe("a saved object", () => {
  const saved = (cards: ReturnType<typeof cardsOf>): unknown => {
    const decks = planDecks([{ title: "cards", card: poker, cards }], "set", 300);
    const text = savedObject("Set", decks, { base: "https://example.org/", back: "set-back.png" });
    const { ObjectStates } = z.object({ ObjectStates: z.array(z.unknown()) }).parse(JSON.parse(text));
    return ObjectStates[0];
  };

  test("names each card by its sheet and its place in it, as often as there are copies", () => {
    const deck = deckSchema.parse(saved(cardsOf(72, 2)));
    expect(deck.DeckIDs).toHaveLength(144);
    expect(deck.DeckIDs.slice(0, 3)).toEqual([100, 100, 101]);
    expect(deck.DeckIDs.slice(-4)).toEqual([200, 200, 201, 201]);
    expect(deck.ContainedObjects.map(({ CardID }) => CardID)).toEqual(deck.DeckIDs);
    expect(deck.ContainedObjects[2]).toMatchObject({ Name: "Card", Nickname: "Card 1", Description: 'Says "1".' });
    expect(deck.CustomDeck).toMatchObject({
      1: {
        FaceURL: "https://example.org/set-1.png",
        BackURL: "https://example.org/set-back.png",
        NumWidth: 10,
        NumHeight: 7,
      },
      2: { FaceURL: "https://example.org/set-2.png", NumWidth: 2, NumHeight: 2 },
    });
  });

  test("is called by its title, and has its decks side by side, their faces down, in the order of the plans", () => {
    const cards = cardsOf(2);
    const titles = ["Sea", "Sky"];
    const decks = planDecks(
      titles.map((title) => ({ title, card: poker, cards })),
      "set",
      300,
    );
    const saved = JSON.parse(savedObject("Set", decks, { base: "https://example.org/", back: "b.png" })) as unknown;
    const lying = (posX: number) => ({ posX, posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: 180 });
    expect(saved).toMatchObject({
      SaveName: "Set",
      ObjectStates: titles.map((Nickname, at) => ({ Nickname, Transform: lying(at * 4) })),
    });
  });

  test("has cards that lie on the grid of the table and join decks", () => {
    const looks = { Locked: false, Grid: true, Snap: true, Autoraise: true, Sticky: true };
    expect(saved(cardsOf(2))).toMatchObject({ ContainedObjects: [looks, looks] });
  });

  test.each([
    ["upright", poker, false],
    ["square", { width: 70, height: 70 }, false],
    ["lying on its side", { width: 88, height: 63 }, true],
  ])("says of a card that is %s whether it is sideways", (_, size, isSideways) => {
    const decks = planDecks([{ title: "cards", card: size, cards: cardsOf(2) }], "set", 300);
    expect(JSON.parse(savedObject("Set", decks, { base: "", back: "" }))).toMatchObject({
      ObjectStates: [{ SidewaysCard: isSideways, ContainedObjects: [{ SidewaysCard: isSideways }, {}] }],
    });
  });

  test("of two cards is a deck, whose cards know the pictures they are cut from", () =>
    expect(saved(cardsOf(2))).toMatchObject({
      Name: "DeckCustom",
      ContainedObjects: [0, 1].map(() => ({ CustomDeck: { 1: { NumWidth: 2, NumHeight: 2 } } })),
    }));

  test("of one card is that card, for a deck has two at least", () =>
    expect(saved(cardsOf(1))).toMatchObject({ Name: "CardCustom", CardID: 100, Nickname: "Card 0" }));
});
