import { describe, expect, it } from "vitest";
import { randomStats, scaledTo, statSource, toGranularity } from "../../../../../shared/games/ttcg/stats.js";
import { randomFrom } from "../../../../../shared/match/index.js";

describe("stats", () => {
  it.each([
    [572, 570],
    [573, 575],
    [-12, -10],
    [-2, 0],
    [0, 0],
  ])("%i to the nearest multiple of 5 is %i", (value, rounded) => expect(toGranularity(value)).toBe(rounded));

  it.each([
    [500, 600, 400, 300, 200],
    [500, 100, 0, 500, 0],
    [1000, 333, 333, 500, 500],
    [500, 0, 0, 250, 250],
    [500, 1, 6, 70, 430],
  ])("to %i in the proportion of %i and %i are %i and %i", (total, attack, defense, wantedAttack, wantedDefense) =>
    expect(scaledTo(total, { attack, defense })).toEqual({ attack: wantedAttack, defense: wantedDefense }),
  );

  it("of no proportion are not scaled", () => expect(scaledTo(500, { attack: -5, defense: 505 })).toBeUndefined());

  it.each([
    [5, "spell", "+5"],
    [0, "spell", "+0"],
    [-5, "spell", "-5"],
    [5, "unit", "5"],
  ] as const)("%i of a %s is written %s", (value, category, source) =>
    expect(statSource(value, category)).toBe(source),
  );
});

describe("random stats", () => {
  const draws = (category: "unit" | "spell", level: number | undefined) => {
    const random = randomFrom(7);
    return Array.from({ length: 4000 }, () => randomStats(category, level, random));
  };

  it.each([1, 2, 3, 4, 5])("of a unit of level %i have its total in multiples of 5, both ends included", (level) => {
    const drawn = draws("unit", level);
    expect(drawn.filter(({ attack, defense }) => attack + defense !== 500 * level)).toEqual([]);
    expect(drawn.filter(({ attack, defense }) => attack % 5 !== 0 || attack < 0 || defense < 0)).toEqual([]);
    expect(new Set(drawn.map(({ attack }) => attack)).size).toBe(100 * level + 1);
  });

  it.each([1, 2, 3])("of a spell of level %i are any two modifiers in range", (level) => {
    const drawn = draws("spell", level);
    const steps = 4 * level + 1;
    expect(new Set(drawn.map(({ attack }) => attack)).size).toBe(steps);
    expect(Math.min(...drawn.map(({ defense }) => defense))).toBe(-10 * level);
    expect(Math.max(...drawn.map(({ defense }) => defense))).toBe(10 * level);
    expect(new Set(drawn.map(({ attack, defense }) => `${attack} ${defense}`)).size).toBe(steps ** 2);
  });

  it.each([undefined, 0, 6, 2.5])("of a level that is none (%s) are those of level 1", (level) => {
    expect(draws("unit", level)).toEqual(draws("unit", 1));
    expect(draws("spell", level)).toEqual(draws("spell", 1));
  });

  it("of one seed are the same", () => expect(draws("unit", 3)).toEqual(draws("unit", 3)));
});
