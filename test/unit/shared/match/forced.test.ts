import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { editMatch, presentState, randomFrom, recordOf, replay, startMatch } from "../../../../shared/match/index.js";
import { MatchFault } from "../../../../shared/match/kernel.js";
import { lab, type ToyMachine } from "./lab.js";
import { toySetup } from "./toy/decks.js";
import { toy } from "./toy/rules.js";

const coin = { purpose: "a coin", words: ["heads", "tails"] };

/** What a draw from the lab gives, or the message of its fault, and what is left of the forced outcomes. */
function drawn(forced: readonly (number | string)[], draw: (machine: ToyMachine) => unknown): readonly unknown[] {
  const { machine, draft } = lab();
  draft.forced = forced;
  try {
    return [draw(machine), draft.forced];
  } catch (error) {
    if (!(error instanceof MatchFault)) throw error;
    return [error.fault.message, draft.forced];
  }
}

/** The cards of the first deck, from the bottom. */
const deck = (machine: ToyMachine): readonly number[] => machine.zone("deck", 0);

describe("a forced outcome", () => {
  it.each([
    ["a number", [4, "x"], (m: ToyMachine) => m.chance(6), [4, ["x"]]],
    ["a word, in any case", ["Tails"], (m: ToyMachine) => m.chance(2, coin), [1, []]],
    ["a number where there are words", [1], (m: ToyMachine) => m.chance(2, coin), [1, []]],
    ["the only one", [0], (m: ToyMachine) => m.chance(1), [0, []]],
    [
      "a word that is none",
      ["Ember", 3],
      (m: ToyMachine) => m.chance(2, coin),
      ['The next draw of chance is a coin (heads, tails); "Ember" is not an outcome of it.', ["Ember", 3]],
    ],
    [
      "a number beyond the bound",
      [6],
      (m: ToyMachine) => m.chance(6, { purpose: "a die" }),
      ["The next draw of chance is a die (0 to 5); 6 is not an outcome of it.", [6]],
    ],
    [
      "a part of a number",
      [0.5],
      (m: ToyMachine) => m.chance(2),
      ["The next draw of chance is a number (0 to 1); 0.5 is not an outcome of it.", [0.5]],
    ],
    [
      "as it lies where nothing is shuffled",
      ["as it lies"],
      (m: ToyMachine) => m.chance(2, coin),
      ['The next draw of chance is a coin (heads, tails); "as it lies" is not an outcome of it.', ["as it lies"]],
    ],
  ] as const)("is %s", (_name, forced, draw, expected) => {
    expect(drawn(forced, draw)).toEqual(expected);
  });

  it("is a card by its name, the first where several have it", () => {
    const draw = (m: ToyMachine): number => {
      const cards = m.draft.cards.slice(0, 6).map(({ id }) => id);
      return m.chance(6, { purpose: "a card at random", cards });
    };
    expect(drawn(["Ember"], draw)).toEqual([2, []]);
    expect(drawn(["Screen"], draw)).toEqual([
      'The next draw of chance is a card at random (Flare, Ember, Gather); "Screen" is not an outcome of it.',
      ["Screen"],
    ]);
  });

  it("lets a shuffle keep the order, and is not taken by one where it is anything else", () => {
    const shuffle = (m: ToyMachine): boolean => {
      const before = deck(m).join();
      m.shuffle("deck", 0);
      return deck(m).join() === before;
    };
    expect(drawn(["as it lies", "heads"], shuffle)).toEqual([true, ["heads"]]);
    expect(drawn(["heads"], shuffle)).toEqual([false, ["heads"]]);
  });

  it("leaves the chance in the state alone", () => {
    const { machine, draft } = lab();
    const before = draft.random;
    draft.forced = [3, "as it lies"];
    machine.chance(6);
    machine.shuffle("deck", 0);
    expect(draft.random).toBe(before);
  });

  it("is recorded, replayed, and unknown to whoever looks ahead", () => {
    const match = must(startMatch(toy, toySetup(1)));
    const edited = must(editMatch(match, { kind: "chance", values: ["heads", 3] }));
    const state = presentState(edited);
    expect(state.forced).toEqual(["heads", 3]);
    expect(toy.determinize(state, 0, randomFrom(1)).forced).toEqual([]);
    expect(toy.fork(state).forced).toEqual([]);
    expect(presentState(must(replay(toy, recordOf(edited))).match)).toEqual(state);
    expect(must(toy.load(toy.save(state), toySetup(1))).forced).toEqual(["heads", 3]);
  });

  it("decides what a match begins with", () => {
    const { state } = must(toy.setup(toySetup(1, { chance: ["as it lies", "as it lies", 5] })));
    expect(state.zones.hand[0]).toEqual([29, 28, 27, 26]);
    expect(state.forced).toEqual([5]);
  });
});
