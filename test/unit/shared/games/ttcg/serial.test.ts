import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alphabet, numberId } from "../../../../../shared/games/ttcg/serial/alphabet.js";
import { combinationId, combinationIndex } from "../../../../../shared/games/ttcg/serial/combination.js";
import { freeSerial, hasStem, serialStem, type SerialFacts } from "../../../../../shared/games/ttcg/serial/serial.js";
import { subtypes, types } from "../../../../../shared/games/ttcg/vocabulary.js";

/** All sets in the order that the definition asks for: written out, sorted as lists of words. */
function allSets(): readonly (readonly string[])[] {
  const chosen: string[][] = [[]];
  for (const subtype of subtypes) {
    for (const set of chosen.slice()) if (set.length < 5) chosen.push([...set, subtype]);
  }
  const sets = types.flatMap((type) => chosen.map((set) => [type, ...set].sort()));
  // NUL stands before all letters, so a list that goes on comes behind the one that ends.
  return sets
    .map((set) => set.join("\0"))
    .sort((a, b) => (a < b ? -1 : 1))
    .map((joined) => joined.split("\0"));
}

describe("the id of a type and subtypes", () => {
  it("is the place in the list of all sets, written out", () => {
    const sets = allSets();
    expect(sets).toHaveLength(31_257);
    expect(sets.flatMap((set, at) => (combinationIndex(set) === at ? [] : [set]))).toEqual([]);
  });

  it.each<[type: string, subtypes: string[], id: string | undefined]>([
    ["air", [], "0000"],
    ["air", ["aquatic"], "0001"],
    ["fire", ["aquatic"], "04dG"],
    ["fire", ["fairy", "dragon"], "0AC0"],
    ["fire", [], "0adM"],
    ["spell", [], "0aLU"],
    ["water", ["undead", "warrior"], "0aM1"],
    ["water", [], "0aM4"],
    ["fire", ["water"], undefined],
    ["dragon", [], undefined],
    ["fire", ["humanoid"], undefined],
    ["fire", ["dragon", "dragon"], undefined],
    ["fire", ["avian", "beast", "dragon", "fairy", "ghost"], "04UN"],
    ["fire", ["avian", "beast", "dragon", "fairy", "ghost", "insect"], undefined],
  ])("of %s %j is %s", (type, chosen, id) => expect(combinationId(type, chosen)).toBe(id));

  it("does not depend on the order of the subtypes", () => {
    const set = fc.record({
      type: fc.constantFrom(...types),
      chosen: fc.shuffledSubarray([...subtypes], { maxLength: 5 }),
    });
    fc.assert(
      fc.property(set, ({ type, chosen }) => {
        expect(combinationId(type, chosen)).toBe(combinationId(type, chosen.toSorted()));
      }),
      { seed: 4 },
    );
  });
});

describe("the id of a stat", () => {
  it.each<[value: number, level: number, perLevel: number, index: number]>([
    [0, 1, 500, 0],
    [9, 1, 500, 0],
    [10, 1, 500, 1],
    [500, 1, 500, 51],
    [501, 1, 500, 51],
    [-3, 1, 500, 0],
    [375, 3, 500, 12],
    [750, 3, 500, 25],
    [10, 1, 20, 25],
    [20, 1, 20, 51],
  ])("of %i at level %i of %i is character %i", (value, level, perLevel, index) =>
    expect(numberId(value, level, perLevel)).toBe(alphabet[index]),
  );

  it("is not the rounded-down quotient at 18 values of the five levels", () => {
    const differing = [1, 2, 3, 4, 5].flatMap((level) =>
      [500, 20].flatMap((perLevel) => {
        const max = level * perLevel;
        return Array.from({ length: max + 1 }, (_, value) => value).filter(
          (value) => numberId(value, level, perLevel) !== alphabet[Math.min(51, Math.floor(value / (max / 52)))],
        );
      }),
    );
    expect(differing).toHaveLength(18);
  });
});

const card: SerialFacts = {
  name: "kettle imp",
  type: "fire",
  subtypes: ["fairy"],
  level: 2,
  attack: 600,
  defense: 400,
  effects: ["Draw one card.", ""],
  styles: [undefined, "passive"],
  rarity: 0,
};

describe("a serial number", () => {
  it.each<[what: string, change: Partial<SerialFacts>, stem: string | undefined]>([
    ["initial, level, kind, stats, effects, styles and rarity", {}, "K20a82NFD0050"],
    [
      "a spell's modifiers without their signs",
      { type: "spell", subtypes: [], attack: -5, defense: 5 },
      "K20aLUnnD0050",
    ],
    ["a unit with a negative attack as modifiers", { attack: -5, defense: 30 }, "K20a82nzD0050"],
    ["a unit without attack as stats", { attack: 0, defense: 1000 }, "K20a820zD0050"],
    ["a style that is none", { styles: ["Echo", undefined] }, "K20a82NFD0000"],
    ["the first of an initial that has two capitals", { name: "ßo" }, "S20a82NFD0050"],
    ["a printing", { rarity: 5 }, "K20a82NFD0055"],
    ["nothing without a name", { name: "" }, undefined],
    ["nothing for an unknown subtype", { subtypes: ["humanoid"] }, undefined],
    ["nothing for a level of two digits", { level: 10 }, undefined],
    ["nothing for a rarity of two digits", { rarity: 10 }, undefined],
    ["a rarity of nine", { rarity: 9 }, "K20a82NFD0059"],
    ["nothing for half a rarity", { rarity: 0.5 }, undefined],
    ["nothing for half a level", { level: 1.5 }, undefined],
    ["nothing for a level of zero", { level: 0 }, undefined],
    [
      "first characters of two halves",
      { name: "\u{1f600}o", effects: ["\u{1f600}", ""] },
      "\u{1f600}20a82NF\u{1f600}0050",
    ],
  ])("tells %s", (_, change, stem) => expect(serialStem({ ...card, ...change })).toBe(stem));

  it("gets the first character behind its stem that makes it unique", () => {
    expect(freeSerial("X", () => false)).toBe("X0");
    expect(freeSerial("X", (serial) => "X0 X1 X3".includes(serial))).toBe("X2");
    expect(freeSerial("X", () => true)).toBeUndefined();
  });

  it.each([
    ["K20a82NFD00500", true],
    ["K20a82NFD0050z", true],
    ["K20a82NFD0050", false],
    ["K20a82NFD0050O", false],
    ["K20a82NFD005000", false],
    ["K20a82NFD00510", false],
  ])("%s has the stem: %s", (serial, has) => expect(hasStem(serial, "K20a82NFD0050")).toBe(has));
});
