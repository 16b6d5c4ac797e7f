import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cardsDrawn,
  chanceOfAtLeast,
  deckOdds,
  groupColumns,
  groupOdds,
  groupsAtMost,
  groupsBy,
  openingHandOf,
  sampleHand,
} from "../../../../shared/odds/index.js";
import { toySetup } from "../match/toy/decks.js";
import { toy } from "../match/toy/rules.js";

describe("the chance of at least so many copies", () => {
  // By hand, or from the tables that players of collectible card games use.
  it.each([
    [1, { deck: 60, copies: 4, drawn: 7 }, 0.3995],
    [1, { deck: 40, copies: 3, drawn: 5 }, 0.3376],
    [2, { deck: 60, copies: 24, drawn: 7 }, 0.8573],
    [1, { deck: 2, copies: 1, drawn: 1 }, 0.5],
    [2, { deck: 4, copies: 2, drawn: 2 }, 1 / 6],
    [0, { deck: 60, copies: 0, drawn: 7 }, 1],
    [-1, { deck: 60, copies: 4, drawn: 7 }, 1],
    [4, { deck: 60, copies: 3, drawn: 60 }, 0],
    [1, { deck: 60, copies: 4, drawn: 0 }, 0],
    [0, { deck: 0, copies: 0, drawn: 0 }, 1],
    [1, { deck: 60, copies: 0, drawn: 7 }, 0],
    [3, { deck: 60, copies: 4, drawn: 2 }, 0],
    [1, { deck: 60, copies: 4, drawn: 57 }, 1],
    [1, { deck: 10_000, copies: 1, drawn: 5_000 }, 0.5],
  ])("%i of %j", (wanted, draw, chance) => {
    expect(chanceOfAtLeast(wanted, draw)).toBeCloseTo(chance, 4);
  });

  it("is what counting all hands of a small deck says", () => {
    const hands = (cards: readonly number[], size: number): readonly (readonly number[])[] =>
      size === 0
        ? [[]]
        : cards.flatMap((card, at) => hands(cards.slice(at + 1), size - 1).map((others) => [card, ...others]));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 0, max: 3 }),
        (deck, given, taken, wanted) => {
          const [copies, drawn] = [Math.min(given, deck), Math.min(taken, deck)];
          const all = hands(
            Array.from({ length: deck }, (_, at) => at),
            drawn,
          );
          const good = all.filter((hand) => hand.filter((card) => card < copies).length >= wanted);
          expect(chanceOfAtLeast(wanted, { deck, copies, drawn })).toBeCloseTo(good.length / all.length, 9);
        },
      ),
    );
  });
});

describe("the opening hand of a game", () => {
  it("is what it deals", () => {
    for (const opening of [1, 3]) {
      // The turn that begins draws one more, to the seat whose turn it is.
      expect(openingHandOf(toy, toySetup(5, { options: { opening } }))).toBe(opening);
    }
  });

  it("is unknown where nothing is dealt, or no match can be set up", () => {
    expect(openingHandOf(toy, toySetup(5, { options: { opening: 0 } }))).toBeUndefined();
    expect(openingHandOf(toy, toySetup(5, { decks: [] }))).toBeUndefined();
  });
});

const rule = { hand: 2, perTurn: 1, drawsFirst: true, turns: 2 };

describe("the odds of a deck", () => {
  it("say of each card how sure it is in hand and by each turn", () => {
    expect(deckOdds(["Oak", "Ash", "Ash", "Elm"], rule)).toEqual([
      { name: "Ash", copies: 2, chances: [expect.closeTo(5 / 6), 1, 1] },
      { name: "Elm", copies: 1, chances: [expect.closeTo(1 / 2), expect.closeTo(3 / 4), 1] },
      { name: "Oak", copies: 1, chances: [expect.closeTo(1 / 2), expect.closeTo(3 / 4), 1] },
    ]);
  });

  it("draw no more than there is, and in the first turn only where the rule says so", () => {
    expect(cardsDrawn(rule, 60)).toEqual([2, 3, 4]);
    expect(cardsDrawn({ ...rule, drawsFirst: false }, 60)).toEqual([2, 2, 3]);
    expect(cardsDrawn({ ...rule, hand: 9, perTurn: 3 }, 10)).toEqual([9, 10, 10]);
    expect(deckOdds([], rule)).toEqual([]);
  });

  it("have the cards with the most copies first, then by name", () => {
    const rule = { hand: 1, perTurn: 0, drawsFirst: false, turns: 1 };
    expect(deckOdds(["Ash", "Oak", "Elm", "Oak", "Fir"], rule).map(({ name }) => name)).toEqual([
      "Oak",
      "Ash",
      "Elm",
      "Fir",
    ]);
  });

  it("are those of as many copies as are asked for", () => {
    const [ash, elm] = deckOdds(
      ["Elm", "Ash", "Ash", "Oak"],
      { ...rule, hand: 2, perTurn: 1, turns: 1, drawsFirst: true },
      2,
    );
    expect([ash?.name, elm?.name]).toEqual(["Ash", "Elm"]);
    expect(ash?.chances[0]).toBeCloseTo(1 / 6, 9);
    expect(ash?.chances[1]).toBeCloseTo(1 / 2, 9);
    expect(elm?.chances).toEqual([0, 0]);
  });
});

describe("a sample hand", () => {
  it("is the deck in another order, the same for one seed", () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 12 }), fc.integer({ min: 0, max: 0xffffffff }), (cards, seed) => {
        const drawn = sampleHand(cards, { ...rule, turns: 20 }, seed);
        expect(drawn.hand).toHaveLength(Math.min(2, cards.length));
        expect([...drawn.hand, ...drawn.turns.flat()].sort()).toEqual(cards.toSorted());
        expect(sampleHand(cards, { ...rule, turns: 20 }, seed)).toEqual(drawn);
      }),
    );
  });

  it("has nothing to do with that of the seed before", () => {
    const first = (seed: number) => sampleHand(["Oak", "Ash"], { ...rule, hand: 1 }, seed).hand[0];
    const seeds = Array.from({ length: 4_000 }, (_, seed) => seed);
    const same = seeds.filter((seed) => first(seed) === first(seed + 1)).length;
    expect(same / seeds.length).toBeGreaterThan(0.46);
    expect(same / seeds.length).toBeLessThan(0.54);
  });

  it("holds each card as often as its chance says", () => {
    const cards = ["Oak", "Ash", "Ash", "Elm"];
    const seeds = Array.from({ length: 4_000 }, (_, seed) => seed);
    const held = seeds.filter((seed) => sampleHand(cards, rule, seed).hand.includes("Elm")).length;
    expect(held / seeds.length).toBeGreaterThan(0.47);
    expect(held / seeds.length).toBeLessThan(0.53);
  });
});

describe("groups of cards", () => {
  const row = (name: string, cost: unknown, tags: readonly string[] = []): Readonly<Record<string, unknown>> => ({
    ...{ name, cost, tags, same: "yes", nested: { a: 1 } },
  });
  const oak = row("Oak", 1, ["tree", "tree"]);
  const ash = row("Ash", 3, ["tree", "old"]);
  const elm = row("Elm", "3", []);
  const fog = row("Fog", "*", ["old"]);
  const deck = [oak, oak, ash, elm, fog, undefined];

  it("are those of columns whose values several different rows share", () => {
    expect(groupColumns(deck)).toEqual([
      { key: "cost", isNumeric: true },
      { key: "tags", isNumeric: false },
    ]);
    expect(groupColumns([oak, oak, oak])).toEqual([]);
    const many = Array.from({ length: 200 }, (_, at) => row(String(at), at % 61));
    expect(groupColumns(many).map(({ key }) => key)).toEqual([]);
    expect(
      groupColumns(many.slice(0, 60).concat(many.slice(0, 9).map((each) => ({ ...each })))).map(({ key }) => key),
    ).toContain("cost");
  });

  it("have each card by the items of its list, once, and by numbers up to each larger one", () => {
    expect(groupsBy(deck, "tags")).toEqual([["tree"], ["tree"], ["tree", "old"], [], ["old"], []]);
    expect(groupsBy(deck, "constructor")).toEqual(deck.map(() => []));
    expect(groupsAtMost(deck, "cost")).toEqual([["≤ 1", "≤ 3"], ["≤ 1", "≤ 3"], ["≤ 3"], ["≤ 3"], [], []]);
  });

  it("are texts without the spaces around them, ticks and numbers below zero, and no blank ones", () => {
    const odd = [{ kind: " tree " }, { kind: "tree" }, { kind: "  " }, { kind: true }, { kind: -2 }, { kind: 1 }];
    expect(groupsBy(odd, "kind")).toEqual([["tree"], ["tree"], [], ["true"], ["-2"], ["1"]]);
    expect(groupsAtMost(odd, "kind")).toEqual([[], [], [], [], ["≤ -2", "≤ 1"], ["≤ 1"]]);
  });

  it("come as a card with as many copies as they have cards does", () => {
    const rule = { hand: 2, perTurn: 1, drawsFirst: true, turns: 3 };
    const odds = groupOdds(groupsAtMost(deck, "cost"), rule, "turn");
    expect(odds.map(({ name, copies }) => [name, copies])).toEqual([
      ["≤ 1", 2],
      ["≤ 3", 4],
    ]);
    const drawn = cardsDrawn(rule, deck.length);
    for (const { copies, chances } of odds) {
      expect(chances).toEqual(
        [1, 1, 2, 3].map((wanted, turn) => chanceOfAtLeast(wanted, { deck: 6, copies, drawn: drawn[turn] ?? 0 })),
      );
    }
    const names = groupOdds([["10"], ["9"], ["9"]], rule).map(({ name }) => name);
    expect(names).toEqual(["9", "10"]);
  });
});
