import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  duplicateGroups,
  finderOf,
  hasAlike,
  hasInside,
  Likenesses,
  queryOfCard,
} from "../../../../shared/search/index.js";
import { queryOf, searched } from "../../../support/meaning.js";

const draw = (count: number) => ({ Event: { effect: { Draw: { count } } } });
const kin = (type: string, gains = 1) => ({ Gain: { each: { Type: type }, gains } });

describe("cards are alike", () => {
  it.each<[string, readonly unknown[], readonly unknown[], boolean, boolean]>([
    ["numbers apart", [draw(1)], [draw(2)], true, true],
    ["another name", [draw(1)], [{ Event: { effect: { Discard: { count: 1 } } } }], false, false],
    ["a variable's value apart", [kin("Mage")], [kin("Warrior", 3)], false, true],
    ["in another order", [draw(1), kin("Mage")], [kin("Mage"), draw(4)], true, true],
    ["one ability more", [draw(1)], [draw(1), draw(1)], false, false],
    ["something inside more", [{ Draw: { count: 1 } }], [{ Draw: { count: 1, may: true } }], false, false],
    ["no abilities", [], [], false, false],
    ["with problems", [undefined, draw(1)], [undefined, draw(1)], false, false],
  ])("%s", (_, left, right, isAlike, isAlikeUpToVariables) => {
    const { card, names, guide } = searched({ variables: ["Type"] });
    const cards = [["a", card(left)] as const, ["b", card(right)] as const];
    const groups = [false, true].map((ignoreVariables) =>
      duplicateGroups(cards, new Likenesses(names, guide, { ignoreVariables })),
    );
    expect(groups.map(({ length }) => length === 1)).toEqual([isAlike, isAlikeUpToVariables]);
  });

  it("in groups ordered by their first cards, each in the order of the cards", () => {
    const { card, names, guide } = searched();
    const cards = [[draw(1)], [kin("Mage")], [draw(2)], [kin("Mage", 2)], ["Other"], [draw(3)]];
    const groups = duplicateGroups(
      cards.map((asts, at) => [at, card(asts)] as const),
      new Likenesses(names, guide, { ignoreVariables: false }),
    );
    expect(groups.map(({ keys }) => keys)).toEqual([
      [0, 2, 5],
      [1, 3],
    ]);
  });
});

describe("a sample", () => {
  const sample = searched({ variables: ["Type"], around: ["Event", "effect"] });
  const likenesses = new Likenesses(sample.names, sample.guide, { ignoreVariables: true });
  const within = { Triggered: { trigger: "Judgment", effect: { Draw: { count: 3 } } } };

  it.each<[string, unknown, boolean, boolean]>([
    ["the same with other numbers", draw(9), true, true],
    ["the same inside something else", within, false, true],
    ["something else", kin("Mage"), false, false],
    ["a name that only begins so", { Drawn: { count: 1 } }, false, false],
  ])("compared with %s", (_, other, isWhole, isInside) => {
    const wanted = sample.card([draw(1)]);
    const card = sample.card([other]);
    expect(hasAlike(likenesses, likenesses.of(wanted))(card)).toBe(isWhole);
    expect(hasInside(likenesses, likenesses.cores(wanted))(card)).toBe(isInside);
  });

  it("without abilities is like nothing", () => {
    const empty = sample.card([]);
    expect(hasAlike(likenesses, likenesses.of(empty))(sample.card([draw(1)]))).toBe(false);
    expect(hasInside(likenesses, likenesses.cores(empty))(sample.card([draw(1)]))).toBe(false);
  });
});

describe("the query of a card", () => {
  it.each<[readonly unknown[], string]>([
    [[draw(1)], "Event: effect: Draw: count"],
    [[kin("Mage")], "Gain(each: Type: Mage, gains)"],
    [["Win", draw(1)], "Ability(Win), Ability(Event: effect: Draw: count)"],
    [[{ Say: "Hello there, you!" }], "Say: 'Hello there, you!'"],
    [[{ and: "it's" }], "'and': 'it*s'"],
    [[], ""],
  ])("with %j is %s", (asts, query) => {
    const { card, names } = searched();
    expect(queryOfCard(card(asts).outline, names)).toBe(query);
  });

  it("leaves out what is around a bare sentence", () => {
    const { card, names } = searched();
    expect(queryOfCard(card([draw(1)]).outline, names, ["Event", "effect"])).toBe("Draw: count");
  });

  it("finds the card", () => {
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom("Ab", "and", "9", "a b", "it's", "", "2..4", "x*"),
        fc.integer(),
        fc.boolean(),
        fc.array(tie("value"), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom("Ab", "cd", "or", "e-f", "1"), tie("value"), { maxKeys: 3 }),
      ),
    }));
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 3 }), (asts) => {
        const { card, names } = searched();
        const meaning = card(asts);
        const query = queryOf(queryOfCard(meaning.outline, names));
        return query === undefined || finderOf(query, names)(meaning);
      }),
      { numRuns: 1_000 },
    );
  });
});
