import { describe, expect, test } from "vitest";
import type { Change, Estimate, Figure } from "../../../../shared/simulation/index.js";
import {
  orderAfter,
  orderedCards,
  type CardColumn,
  type CardOrder,
  type NamedFigures,
} from "../../../../renderer/simulation/card-order.js";

const share = (of: number, value: number): Estimate => ({ of, value, low: value, high: value });
const change = (value: number): Change => ({
  before: share(100, 0),
  after: share(100, value),
  value,
  low: value,
  high: value,
});
const figure = (of: number, value: number, changed: number): Figure => ({
  now: share(of, value),
  change: change(changed),
});
const nothing: Figure = { now: null, change: null };

const plain = { usual: null, aboveDeck: null, later: null, kept: null };
const rest = { ...plain, opening: null, shrunk: null, turn: null, stuck: null };
const more = (shrunk: number, turn: number, stuck: number) => ({
  ...{ ...plain, shrunk, turn: share(100, turn) },
  ...{ opening: share(100, 1 - shrunk), stuck: share(100, stuck) },
});

/** In every column the order is another. `Nobody` was neither drawn nor played. */
const cards: readonly NamedFigures[] = [
  { card: 0, name: "Nobody", drawn: nothing, played: nothing, holders: null, notDrawn: null, lift: null, ...rest },
  {
    card: 1,
    name: "ash",
    drawn: figure(300, 0.2, 0.1),
    played: figure(90, 0.5, 0),
    holders: null,
    notDrawn: null,
    lift: change(-0.1),
    ...more(0.3, 2.5, 0.4),
  },
  {
    card: 2,
    name: "Élan",
    drawn: figure(100, 0.6, -0.2),
    played: figure(80, 0.4, 0.3),
    holders: null,
    notDrawn: null,
    lift: change(0),
    ...more(0.5, 1.5, 0.1),
  },
  {
    card: 3,
    name: "Ember",
    drawn: figure(200, 0.4, 0),
    played: figure(70, 0.6, -0.1),
    holders: null,
    notDrawn: null,
    lift: change(0.2),
    ...more(0.4, 3.5, 0.2),
  },
];

const namesBy = (by: CardColumn, isDescending: boolean): string =>
  orderedCards(cards, { by, isDescending })
    .map(({ name }) => name)
    .join(" ");

describe("cards in the order of a column", () => {
  test.each<[CardColumn, string]>([
    ["drawn", "Élan Ember ash Nobody"],
    ["drawnChange", "ash Ember Élan Nobody"],
    ["lift", "Ember Élan ash Nobody"],
    ["draws", "ash Ember Élan Nobody"],
    ["played", "Ember ash Élan Nobody"],
    ["playedChange", "Élan ash Ember Nobody"],
    ["plays", "ash Élan Ember Nobody"],
    ["shrunk", "Élan Ember ash Nobody"],
    ["opening", "ash Ember Élan Nobody"],
    ["turn", "Ember ash Élan Nobody"],
    ["stuck", "ash Ember Élan Nobody"],
  ])("the highest %s first", (by, expected) => expect(namesBy(by, true)).toBe(expected));

  test("the lowest share first, and those without one last all the same", () =>
    expect(namesBy("drawn", false)).toBe("ash Ember Élan Nobody"));

  test("a card that was never drawn was drawn 0 times", () =>
    expect(namesBy("draws", false)).toBe("Nobody Élan Ember ash"));

  test("a card drawn four times comes after all that were drawn often, whichever way", () => {
    const lucky = {
      card: 9,
      name: "Lucky",
      drawn: figure(4, 1, 0),
      played: nothing,
      holders: null,
      notDrawn: null,
      lift: null,
      ...rest,
    };
    const names = (isDescending: boolean) =>
      orderedCards([lucky, ...cards], { by: "drawn", isDescending }).map(({ name }) => name);
    expect(names(true)).toEqual(["Élan", "Ember", "ash", "Lucky", "Nobody"]);
    expect(names(false)).toEqual(["ash", "Ember", "Élan", "Lucky", "Nobody"]);
  });

  test("names as people order them, whatever their accents and capitals", () => {
    expect(namesBy("name", false)).toBe("ash Élan Ember Nobody");
    expect(namesBy("name", true)).toBe("Nobody Ember Élan ash");
  });

  test("equals stay in the order of the cards, either way", () => {
    const same = [4, 2, 3].map((card) => ({
      card,
      name: `${card}`,
      drawn: figure(1, 1, 0),
      played: nothing,
      holders: null,
      notDrawn: null,
      lift: null,
      ...rest,
    }));
    for (const isDescending of [false, true]) {
      expect(orderedCards(same, { by: "drawn", isDescending }).map(({ card }) => card)).toEqual([2, 3, 4]);
    }
  });

  test("what was given is not put in order itself", () => {
    const before = [...cards];
    orderedCards(cards, { by: "name", isDescending: true });
    expect(cards).toEqual(before);
  });
});

describe("a click on a heading", () => {
  test.each<[string, CardOrder, CardColumn, CardOrder]>([
    ["turns the order round", { by: "lift", isDescending: true }, "lift", { by: "lift", isDescending: false }],
    ["and back", { by: "lift", isDescending: false }, "lift", { by: "lift", isDescending: true }],
    [
      "shows another figure from the highest",
      { by: "name", isDescending: false },
      "plays",
      { by: "plays", isDescending: true },
    ],
    ["shows names from A", { by: "plays", isDescending: true }, "name", { by: "name", isDescending: false }],
  ])("%s", (_what, before, by, after) => expect(orderAfter(before, by)).toEqual(after));
});
