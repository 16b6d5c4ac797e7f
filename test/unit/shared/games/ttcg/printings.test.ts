import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apportioned,
  copiesByTier,
  normalised,
  publishedShares,
  sumOfShares,
} from "../../../../../shared/games/ttcg/printings/shares.js";
import {
  distributed,
  printedSpell,
  printedTotal,
  printedUnit,
  spellBonus,
  tiers,
} from "../../../../../shared/games/ttcg/printings/tiers.js";

describe("the totals of printings", () => {
  it.each([
    [1, [500, 510, 520, 530, 540, 550]],
    [2, [1000, 1010, 1020, 1030, 1040, 1050]],
    [5, [2500, 2510, 2520, 2530, 2540, 2550]],
  ])("of a unit of level %i are %j", (level, totals) =>
    expect(tiers.map(({ tier }) => printedTotal(level, tier))).toEqual(totals),
  );

  it("of a spell grow by 5 a tier", () =>
    expect(tiers.map(({ tier }) => spellBonus(tier))).toEqual([0, 5, 10, 15, 20, 25]));

  it.each([
    [6, 750, 750, 775, 775],
    [2, 750, 750, 755, 755],
    [1, 820, 680, 820, 680],
  ])("of a unit are split in half: tier %i of %i/%i is %i/%i", (tier, attack, defense, a, d) =>
    expect(printedUnit({ attack, defense }, tier)).toEqual({ attack: a, defense: d }),
  );

  it.each([
    [2, 20, 0, 25, 0],
    [5, 20, 0, 40, 0],
    [6, 20, 0, 45, 0],
    [4, 0, 20, 0, 35],
    [3, -10, -10, 0, -10],
  ])("of a spell go to the larger modifier: tier %i of %i/%i is %i/%i", (tier, attack, defense, a, d) =>
    expect(printedSpell({ attack, defense }, tier)).toEqual({ attack: a, defense: d }),
  );

  const stats = fc.record({ attack: fc.integer({ min: -40, max: 40 }), defense: fc.integer({ min: -40, max: 40 }) });

  it("of a spell are reached from any printing, lowering nothing", () => {
    fc.assert(
      fc.property(stats, stats, fc.integer({ min: 1, max: 6 }), (base, printed, tier) => {
        const repaired = printedSpell(base, tier, printed);
        const attackGain = repaired.attack - base.attack;
        const defenseGain = repaired.defense - base.defense;
        expect(attackGain + defenseGain).toBe(spellBonus(tier));
        expect(Math.min(attackGain, defenseGain)).toBeGreaterThanOrEqual(0);
        expect(printedSpell(base, tier, repaired)).toEqual(repaired);
      }),
      { seed: 4 },
    );
  });

  it("are reached from any stats by a distributed difference, without a negative stat", () => {
    fc.assert(
      fc.property(stats, fc.integer({ min: 0, max: 3000 }), (from, total) => {
        const { attack, defense } = distributed(from, total);
        expect(attack + defense).toBe(total);
        expect(Math.min(attack, defense)).toBeGreaterThanOrEqual(0);
      }),
      { seed: 4 },
    );
    expect(distributed({ attack: 500, defense: 500 }, 1010)).toEqual({ attack: 505, defense: 505 });
    expect(distributed({ attack: 500, defense: 500 }, 993)).toEqual({ attack: 493, defense: 500 });
  });
});

describe("copies by tier", () => {
  it.each([
    ["flat", 3600, [600, 600, 600, 600, 600, 600]],
    ["flat", 100, [17, 17, 17, 17, 16, 16]],
    ["tiered", 3600, [1870, 935, 468, 187, 93, 47]],
    ["tiered", 77, [40, 20, 10, 4, 2, 1]],
    ["tiered", 0, [0, 0, 0, 0, 0, 0]],
  ] as const)("%s of %i are %j", (policy, total, copies) => expect(copiesByTier(total, policy)).toEqual(copies));

  it("add up, each within one copy of its exact share", () => {
    const weights = fc
      .array(fc.nat(1000), { minLength: 6, maxLength: 6 })
      .filter((each) => each.some((one) => one > 0));
    fc.assert(
      fc.property(fc.nat(100_000), weights, (total, shares) => {
        const parts = apportioned(total, shares);
        const sum = shares.reduce((a, b) => a + b, 0);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
        parts.forEach((part, at) => expect(Math.abs(part - (total * (shares[at] ?? 0)) / sum)).toBeLessThan(1));
      }),
      { seed: 4 },
    );
  });

  it("have published shares that lack 3.75 percent, and normalised ones that lack none", () => {
    expect(sumOfShares(publishedShares)).toBe(96.25);
    expect(normalised(publishedShares)).toEqual([51.95, 25.97, 12.99, 5.19, 2.6, 1.3]);
    expect(sumOfShares(normalised(publishedShares))).toBe(100);
  });
});
