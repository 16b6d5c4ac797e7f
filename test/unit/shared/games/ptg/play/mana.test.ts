import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canPay, pay, totalOf, type Pool } from "../../../../../../shared/games/ptg/play/values/mana.js";
import type { Mana } from "../../../../../../shared/games/ptg/cards/definition.js";
import { manaTypes } from "../../../../../../shared/games/ptg/vocabulary.js";

const pool = (some: Mana): Pool => ({ fire: 0, earth: 0, water: 0, air: 0, any: 0, ...some });

describe("a cost", () => {
  it.each<[of: Mana, cost: Mana, left: Mana | null]>([
    [{ fire: 2 }, { fire: 2 }, {}],
    [{ fire: 1 }, { fire: 2 }, null],
    [{ any: 9 }, { fire: 1 }, null],
    [{ any: 1, fire: 1 }, { any: 1 }, { fire: 1 }],
    [{ any: 1, fire: 1 }, { any: 2 }, {}],
    [{ fire: 1, earth: 1, water: 1, air: 1 }, { any: 2 }, { water: 1, air: 1 }],
    [{ fire: 1, air: 2 }, { fire: 1, any: 2 }, {}],
    [{ fire: 1, air: 1 }, { fire: 1, any: 2 }, null],
    [{ fire: 3 }, {}, { fire: 3 }],
  ])("%j pays %j and leaves %j", (of, cost, left) => {
    expect(pay(pool(of), cost)).toEqual(left && pool(left));
    expect(canPay(pool(of), cost)).toBe(left !== null);
  });

  it("is paid whole or not at all, whatever it is, and mana of the type any goes before what is left of others", () => {
    const mana = fc.record(Object.fromEntries(manaTypes.map((type) => [type, fc.nat(4)])));
    fc.assert(
      fc.property(mana, mana, (of, cost) => {
        const before = pool(of);
        const left = pay(before, cost);
        const named = manaTypes.filter((type) => type !== "any");
        const isPayable = named.every((type) => before[type] >= (cost[type] ?? 0)) && totalOf(before) >= totalOf(cost);
        expect(left !== null).toBe(isPayable);
        expect(canPay(before, cost)).toBe(isPayable);
        if (!left) return;
        expect(totalOf(left)).toBe(totalOf(before) - totalOf(cost));
        for (const type of named) {
          expect(left[type]).toBeGreaterThanOrEqual(0);
          expect(left[type]).toBeLessThanOrEqual(before[type] - (cost[type] ?? 0));
        }
        const specificLeft = named.some((type) => left[type] < before[type] - (cost[type] ?? 0));
        if (specificLeft) expect(left.any).toBe(0);
      }),
    );
  });
});
