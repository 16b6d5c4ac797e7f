import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changeOf, meanOf, shareOf, type Cross } from "../../../../shared/simulation/index.js";

/** ln n!, from which the chances of counts are computed. */
const logFactorial = [0];
for (let each = 1; each <= 100; each++) logFactorial.push((logFactorial[each - 1] ?? 0) + Math.log(each));

/** How likely these counts of outcomes are, each with its chance (multinomial). */
function chanceOf(counts: readonly number[], chances: readonly number[]): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const part = (count: number, at: number): number =>
    (count === 0 ? 0 : count * Math.log(chances[at] ?? 0)) - (logFactorial[count] ?? 0);
  return Math.exp(counts.reduce((sum, count, at) => sum + part(count, at), logFactorial[all] ?? 0));
}

const noCross: Cross = { matches: 0, before: 0, after: 0, both: 0 };

/** Wins before and after of the same matches. */
const matchesArb = fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 400 });

const counted = (matches: readonly (readonly [boolean, boolean])[]) => {
  const won = (when: (pair: readonly [boolean, boolean]) => boolean): number => matches.filter(when).length;
  const cross: Cross = {
    matches: matches.length,
    before: won(([before]) => before),
    after: won(([, after]) => after),
    both: won(([before, after]) => before && after),
  };
  return [
    { matches: matches.length, wins: cross.before },
    { matches: matches.length, wins: cross.after },
    cross,
  ] as const;
};

describe("a share", () => {
  // Newcombe 1998, Statistics in Medicine 17, 857: table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [29, 29, 0.883, 1],
  ])("of %i in %i has the published interval", (wins, of, low, high) => {
    const share = shareOf(wins, of);
    expect(share?.value).toBe(wins / of);
    expect(share?.low).toBeCloseTo(low, 4);
    expect(share?.high).toBeCloseTo(high, 4);
  });

  test("of nothing is unknown", () => expect(shareOf(0, 0)).toBeNull());

  test("of none and of all has an end that is exact", () => {
    expect(shareOf(0, 7)).toMatchObject({ of: 7, value: 0, low: 0 });
    expect(shareOf(7, 7)).toMatchObject({ of: 7, value: 1, high: 1 });
    // The formula alone would end just short of 1 here.
    for (let of = 1; of < 60; of++) expect([shareOf(0, of)?.low, shareOf(of, of)?.high]).toEqual([0, 1]);
  });

  test("mirrors that of the matches that were lost", () => {
    fc.assert(
      fc.property(fc.nat({ max: 300 }), fc.nat({ max: 300 }), (wins, losses) => {
        fc.pre(wins + losses > 0);
        const [won, lost] = [shareOf(wins, wins + losses), shareOf(losses, wins + losses)];
        expect(won?.low).toBeCloseTo(1 - (lost?.high ?? 0), 12);
        expect(won?.high).toBeCloseTo(1 - (lost?.low ?? 0), 12);
      }),
    );
  });

  test.each([20, 50, 100])("of %i matches is held by its interval in 95 of 100 simulations", (of) => {
    const held = Array.from({ length: 49 }, (_, at) => {
      const truth = (at + 1) / 50;
      let chance = 0;
      for (let wins = 0; wins <= of; wins++) {
        const share = shareOf(wins, of);
        if (share && share.low <= truth && truth <= share.high)
          chance += chanceOf([wins, of - wins], [truth, 1 - truth]);
      }
      return chance;
    });
    expect(held.reduce((sum, each) => sum + each, 0) / held.length).toBeCloseTo(0.95, 2);
    expect(Math.min(...held)).toBeGreaterThan(0.92);
  });

  test("lies in its interval, the interval within 0 and 1, and more matches make it smaller", () => {
    const counts = fc.integer({ min: 1, max: 5000 }).chain((of) => fc.tuple(fc.nat({ max: of }), fc.constant(of)));
    fc.assert(
      fc.property(counts, ([wins, of]) => {
        const share = shareOf(wins, of);
        const more = shareOf(wins * 4, of * 4);
        if (!share || !more) throw new Error("A share of something is known");
        expect(0 <= share.low && share.low <= share.value).toBe(true);
        expect(share.value <= share.high && share.high <= 1).toBe(true);
        expect(more.high - more.low).toBeLessThan(share.high - share.low);
      }),
    );
  });
});

describe("a mean", () => {
  // The half width is 1.959964 standard errors; the standard deviation of 2, 4, 4, 4, 5, 5, 7, 9 is √(32/7).
  test.each<[name: string, numbers: readonly number[], value: number, half: number]>([
    ["eight numbers", [2, 4, 4, 4, 5, 5, 7, 9], 5, 1.959964 * Math.sqrt(32 / 7 / 8)],
    ["two numbers", [1, 3], 2, 1.959964],
    ["numbers below zero", [-1, -3], -2, 1.959964],
    ["one number, which says nothing of the spread", [3], 3, 0],
    ["equal numbers", [4, 4, 4], 4, 0],
  ])("of %s has the standard interval", (_, numbers, value, half) => {
    const sum = numbers.reduce((total, each) => total + each, 0);
    const squares = numbers.reduce((total, each) => total + each * each, 0);
    const mean = meanOf(numbers.length, sum, squares);
    expect(mean).toMatchObject({ of: numbers.length, value });
    expect(mean?.low).toBeCloseTo(value - half, 6);
    expect(mean?.high).toBeCloseTo(value + half, 6);
  });

  test("of nothing is unknown", () => expect(meanOf(0, 0, 0)).toBeNull());
});

describe("a change", () => {
  test("has the published interval: Newcombe 1998, Statistics in Medicine 17, 2635, method 10 of 36, 12, 2 and 0 pairs", () => {
    const change = changeOf(
      { matches: 50, wins: 38 },
      { matches: 50, wins: 48 },
      { matches: 50, before: 38, after: 48, both: 36 },
    );
    expect(change?.low).toBeCloseTo(0.0569, 4);
    expect(change?.high).toBeCloseTo(0.3404, 4);
  });

  test("is the difference, within its interval, and turns its sign when before and after change places", () => {
    fc.assert(
      fc.property(matchesArb, (matches) => {
        const there = changeOf(...counted(matches));
        const back = changeOf(...counted(matches.map(([before, after]) => [after, before])));
        if (!there || !back) throw new Error("Counted on both sides");
        expect(there.low).toBeLessThanOrEqual(there.value);
        expect(there.high).toBeGreaterThanOrEqual(there.value);
        expect(back.value).toBeCloseTo(-there.value, 10);
        expect(back.low).toBeCloseTo(-there.high, 10);
      }),
    );
  });

  test("is better known from the same seeds than from others, where most matches end alike", () => {
    const alike = Array.from({ length: 1000 }, (_, at): [boolean, boolean] => [at % 2 === 0, at % 2 === 0 || at < 40]);
    const [before, after, cross] = counted(alike);
    const paired = changeOf(before, after, cross);
    const apart = changeOf(before, after, noCross);
    if (!paired || !apart) throw new Error("Counted on both sides");
    expect(paired.high - paired.low).toBeLessThan((apart.high - apart.low) / 3);
    expect(paired.low).toBeGreaterThan(0);
    expect(apart.low).toBeLessThan(0);
  });

  // Newcombe 1998, Statistics in Medicine 17, 873: table II, method 10, for shares that have nothing in common.
  test.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [6, 7, 2, 7, 0.0582, 0.8062],
    [5, 56, 0, 29, -0.0381, 0.1926],
    [0, 10, 0, 20, -0.1611, 0.2775],
    [0, 10, 0, 10, -0.2775, 0.2775],
    [10, 10, 0, 20, 0.6791, 1],
    [10, 10, 0, 10, 0.6075, 1],
  ])("to %i in %i from %i in %i other matches has the published interval", (after, now, before, then, low, high) => {
    const change = changeOf({ matches: then, wins: before }, { matches: now, wins: after }, noCross);
    expect(change?.value).toBeCloseTo(after / now - before / then, 12);
    expect(change?.low).toBeCloseTo(low, 4);
    expect(change?.high).toBeCloseTo(high, 4);
    expect(change?.before).toEqual(shareOf(before, then));
    expect(change?.after).toEqual(shareOf(after, now));
  });

  test("of the same matches has the interval of the paper's four cells", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 60 }), { minLength: 4, maxLength: 4 }), ([e = 0, f = 0, g = 0, h = 0]) => {
        const n = e + f + g + h;
        fc.pre(n > 0);
        // Won both times: e; before alone: f; after alone: g; never: h. The correlation is φ, corrected by half a match.
        const margins = (e + f) * (g + h) * (e + g) * (f + h);
        const excess = e * h - f * g;
        const phi = margins === 0 ? 0 : (excess > 0 ? Math.max(0, excess - n / 2) : excess) / Math.sqrt(margins);
        const [was, is] = [shareOf(e + f, n), shareOf(e + g, n)];
        if (!was || !is) throw new Error("A share of something is known");
        const reach = (a: number, b: number): number => Math.sqrt(Math.max(0, a * a - 2 * phi * a * b + b * b));
        const change = changeOf(
          { matches: n, wins: e + f },
          { matches: n, wins: e + g },
          { matches: n, before: e + f, after: e + g, both: e },
        );
        const value = is.value - was.value;
        expect(change?.low).toBeCloseTo(value - reach(is.value - is.low, was.high - was.value), 6);
        expect(change?.high).toBeCloseTo(value + reach(is.high - is.value, was.value - was.low), 6);
      }),
    );
  });

  test.each<[name: string, cross: Cross, correlation: number]>([
    ["no match in common", noCross, 0],
    ["half of them in common, all alike", { matches: 20, before: 10, after: 10, both: 10 }, 0.45],
    ["half of them in common, all opposite", { matches: 20, before: 10, after: 10, both: 0 }, -0.5],
    ["all in common, all alike", { matches: 40, before: 20, after: 20, both: 20 }, 0.95],
    ["all in common, all opposite", { matches: 40, before: 20, after: 20, both: 0 }, -1],
    ["all in common, nothing to do with each other", { matches: 40, before: 20, after: 20, both: 10 }, 0],
    ["all in common, and all but nothing", { matches: 40, before: 20, after: 20, both: 11 }, 0.05],
  ])("of a card that was drawn in 40 matches each time, %s", (_, cross, correlation) => {
    const half = { matches: 40, wins: 20 };
    const share = shareOf(20, 40);
    const reach = ((share?.high ?? 0) - 0.5) * Math.sqrt(2 - 2 * correlation);
    const change = changeOf(half, half, cross);
    expect(change?.high).toBeCloseTo(reach, 10);
    expect(change?.low).toBeCloseTo(-reach, 10);
  });

  test.each([
    [0, 4, 0, 4],
    [4, 4, 4, 4],
    [4, 4, 0, 4],
    [0, 4, 2, 4],
  ])(
    "from %i in %i to %i in %i is as if the matches were others where one side has no spread",
    (was, then, is, now) => {
      const [before, after] = [
        { matches: then, wins: was },
        { matches: now, wins: is },
      ];
      const cross = { matches: 4, before: was, after: is, both: Math.min(was, is) };
      expect(changeOf(before, after, cross)).toEqual(changeOf(before, after, noCross));
    },
  );

  // Chances that a match is won both times, before alone, after alone, never.
  test.each([
    [0.25, 0.25, 0.25, 0.25],
    [0.4, 0.1, 0.1, 0.4],
    [0.1, 0.4, 0.4, 0.1],
    [0.6, 0.1, 0.2, 0.1],
    [0.3, 0.05, 0.25, 0.4],
  ])("of chances %d, %d, %d, %d is held by its interval in 95 of 100 simulations", (...chances) => {
    const truth = chances[2] - chances[1];
    const n = 20;
    let held = 0;
    for (let e = 0; e <= n; e++)
      for (let f = 0; e + f <= n; f++)
        for (let g = 0; e + f + g <= n; g++) {
          const change = changeOf(
            { matches: n, wins: e + f },
            { matches: n, wins: e + g },
            { matches: n, before: e + f, after: e + g, both: e },
          );
          if (!change || change.low > truth + 1e-9 || change.high < truth - 1e-9) continue;
          held += chanceOf([e, f, g, n - e - f - g], chances);
        }
    expect(held).toBeGreaterThan(0.94);
    expect(held).toBeLessThan(0.975);
  });

  test.each([
    ["before", { matches: 0, wins: 0 }, { matches: 4, wins: 1 }],
    ["after", { matches: 4, wins: 1 }, { matches: 0, wins: 0 }],
    ["on both sides", { matches: 0, wins: 0 }, { matches: 0, wins: 0 }],
  ])("of nothing %s is unknown", (_, before, after) => expect(changeOf(before, after, noCross)).toBeNull());
});
