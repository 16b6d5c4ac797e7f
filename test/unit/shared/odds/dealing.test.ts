import { describe, expect, it } from "vitest";
import { gameOf } from "../../../../shared/games/index.js";
import {
  chanceOfAtLeast,
  dealHand,
  dealtOdds,
  deckOdds,
  marginOfHands,
  mulliganFigures,
  sampleOfDealt,
  type DealtHand,
  type KeepRule,
} from "../../../../shared/odds/index.js";
import { tablesOfGame } from "../../../support/bound-tables.js";
import { readSample } from "../../../support/sample.js";
import { toySetup } from "../match/toy/decks.js";
import { toy } from "../match/toy/rules.js";

const seeds = (count: number): readonly number[] => Array.from({ length: count }, (_, seed) => seed);
const always: KeepRule = () => true;

/** The first deck of a sample, and hands of it. */
function sampleHands(game: string, options: Record<string, string>, count: number, keeps: KeepRule) {
  const { play } = gameOf(game) ?? {};
  const [ruleset] = play?.rulesets ?? [];
  const material = play?.material(tablesOfGame(game, readSample(game)));
  const [deck] = material?.decks ?? [];
  if (!play || !ruleset || !material || !deck) throw new Error(`${game} is played`);
  const { definitions } = material;
  const setup = { definitions, decks: [deck, deck], options: { ...material.options, ...options } };
  const hands = seeds(count).flatMap((seed) => dealHand(ruleset, { ...setup, seed }, keeps) ?? []);
  return { definitions, deck: deck.cards, hands, nameOf: (at: number) => play.nameOf(definitions[at]) };
}

describe("a hand by the rules", () => {
  it("is what is dealt before the first turn, where nothing is asked", () => {
    const hand = dealHand(toy, toySetup(5, { options: { opening: 3 } }), always);
    expect(hand?.hand).toHaveLength(3);
    expect(hand).toMatchObject({ mulligans: 0, isAsked: false });
    expect(hand?.first).toEqual(hand?.hand);
    expect(dealHand(toy, toySetup(5, { decks: [] }), always)).toBeUndefined();
  });

  it("is put back where the rules ask and it is not to be kept, for one card fewer", () => {
    const kept = sampleHands("ttcg", { mulligan: "on" }, 6, always);
    expect(kept.hands.map(({ mulligans, isAsked, hand }) => [mulligans, isAsked, hand.length])).toEqual(
      seeds(6).map(() => [0, true, 7]),
    );
    const none = sampleHands("ttcg", { mulligan: "on" }, 6, () => false);
    expect(none.hands.map(({ mulligans, hand, first }) => [mulligans, hand.length, first.length])).toEqual(
      seeds(6).map(() => [1, 6, 7]),
    );
    expect(mulliganFigures(none.hands)).toEqual({ areThere: true, redrawn: 1, held: 6 });
    const off = sampleHands("ttcg", {}, 3, () => false);
    expect(mulliganFigures(off.hands)).toEqual({ areThere: false, redrawn: 0, held: 7 });
  });

  it("is put back by the rules alone as often as its chance says", () => {
    const { hands, deck, definitions } = sampleHands("tcgone", {}, 300, always);
    expect(hands).toHaveLength(300);
    const isBasic = (at: number | undefined): boolean => {
      const { stage, ...card } = definitions[at ?? -1] as { readonly stage: string; readonly "card-kind": string };
      return card["card-kind"] === "unit" && stage === "basic";
    };
    // Who has no basic unit draws again, until there is one; the first hand says how often that is.
    const lacking = 1 - chanceOfAtLeast(1, { deck: deck.length, copies: deck.filter(isBasic).length, drawn: 7 });
    const redrawn = hands.filter(({ first }) => !first.some(isBasic)).length / hands.length;
    expect(mulliganFigures(hands).redrawn).toBe(redrawn);
    expect(Math.abs(redrawn - lacking)).toBeLessThan(marginOfHands(300));
    expect(hands.every(({ hand }) => hand.some(isBasic))).toBe(true);
  });
});

describe("a sample of a dealt hand", () => {
  it("goes on with the rest of the deck, and says what was put back", () => {
    const hand: DealtHand = { hand: [1], first: [0, 2], mulligans: 1, isAsked: true };
    const rule = { hand: 7, perTurn: 1, drawsFirst: true, turns: 3 };
    const sample = sampleOfDealt(hand, [0, 1, 1, 2], String, rule, 4);
    expect([sample.first, sample.hand]).toEqual([["0", "2"], ["1"]]);
    expect(sample.turns.flat().sort()).toEqual(["0", "1", "2"]);
    expect(sampleOfDealt({ ...hand, mulligans: 0 }, [0, 1], String, rule, 4).first).toBeUndefined();
  });
});

describe("the odds of dealt hands", () => {
  const rule = { hand: 2, perTurn: 1, drawsFirst: true, turns: 2 };
  const dealt = (...hand: readonly number[]): DealtHand => ({ hand, first: hand, mulligans: 0, isAsked: false });
  const names = ["Oak", "Ash", "Elm"];
  const groupsOf = (...cards: readonly number[]) => cards.map((at) => [names[at] ?? ""]);

  it("are shares of the hands, and exact from there on", () => {
    // A deck of an oak, two ashes and an elm; the hands: oak and ash, ash and ash, elm alone.
    const odds = dealtOdds([dealt(0, 1), dealt(1, 1), dealt(2)], [0, 1, 1, 2], groupsOf(0, 1, 1, 2), rule);
    expect(odds.find(({ name }) => name === "Oak")).toEqual({
      name: "Oak",
      copies: 1,
      // In hand in one of three; then one of two, and one of three, that are left.
      chances: [1 / 3, (1 + 1 / 2 + 1 / 3) / 3, (1 + 1 + 2 / 3) / 3].map(
        (chance) => expect.closeTo(chance, 12) as number,
      ),
    });
    const two = dealtOdds(
      [dealt(0, 1), dealt(1, 1)],
      [0, 1, 1, 2],
      groupsOf(0, 1, 1, 2),
      { ...rule, drawsFirst: false },
      2,
    );
    expect(two.find(({ name }) => name === "Ash")?.chances).toEqual([0.5, 0.5, expect.closeTo(0.75, 12)]);
    expect(dealtOdds([], [0], groupsOf(0), rule)[0]?.chances).toEqual([0, 0, 0]);
  });

  it("are those of plain draws where hands are dealt plainly, as far as so many hands can say", () => {
    const { deck, hands, nameOf } = sampleHands("ptg", {}, 300, always);
    const own = { ...rule, hand: 7 };
    const exact = new Map(deckOdds(deck.map(nameOf), own).map(({ name, chances }) => [name, chances]));
    const odds = dealtOdds(
      hands,
      deck,
      deck.map((at) => [nameOf(at)]),
      own,
    );
    expect(odds).toHaveLength(exact.size);
    const off = odds.flatMap(({ name, chances }) =>
      chances.filter((chance, turn) => Math.abs(chance - (exact.get(name)?.[turn] ?? 0)) > marginOfHands(300)),
    );
    expect(off.length / (odds.length * 3)).toBeLessThan(0.05);
  });
});
