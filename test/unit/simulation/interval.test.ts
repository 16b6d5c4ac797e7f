import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changeOf, meanOf, shareOf, type Cross } from "../../../shared/simulation/index.js";

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
  test("has the standard interval of its numbers", () => {
    const mean = meanOf(4, 10, 30);
    expect(mean?.value).toBe(2.5);
    expect(mean?.high).toBeCloseTo(2.5 + 1.96 * Math.sqrt(5 / 3 / 4), 3);
    expect(meanOf(1, 3, 9)).toEqual({ of: 1, value: 3, low: 3, high: 3 });
    expect(meanOf(0, 0, 0)).toBeNull();
  });
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
    const apart = changeOf(before, after, { matches: 0, before: 0, after: 0, both: 0 });
    if (!paired || !apart) throw new Error("Counted on both sides");
    expect(paired.high - paired.low).toBeLessThan((apart.high - apart.low) / 3);
    expect(paired.low).toBeGreaterThan(0);
    expect(apart.low).toBeLessThan(0);
  });

  test("of nothing on one side is unknown", () => {
    const none = { matches: 0, wins: 0 };
    expect(changeOf(none, { matches: 4, wins: 1 }, { matches: 0, before: 0, after: 0, both: 0 })).toBeNull();
  });
});
