import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  changeOf,
  fewestMatches,
  shareOf,
  significanceOf,
  significanceOfChange,
  type Significance,
} from "../../../../shared/simulation/index.js";

const significance = (wins: number, of: number, baseline: number): Significance | null => {
  const share = shareOf(wins, of);
  return share && significanceOf(share, baseline);
};

const changed = (before: readonly [number, number], after: readonly [number, number]): Significance | null => {
  const count = ([wins, matches]: readonly [number, number]) => ({ wins, matches });
  const change = changeOf(count(before), count(after), { matches: 0, before: 0, after: 0, both: 0 });
  return change && significanceOfChange(change);
};

describe("where a share stands", () => {
  test.each<[string, number, number, Significance]>([
    ["four of four prove nothing, though the interval begins above a half", 4, 4, "too-few"],
    ["nor do none of four", 0, 4, "too-few"],
    ["one match short of enough", 29, 29, "too-few"],
    ["enough, and all won", 30, 30, "above"],
    ["enough, and all lost", 0, 30, "below"],
    ["60 % of 50 may be chance", 30, 50, "undecided"],
    ["60 % of 500 are not", 300, 500, "above"],
    ["40 % of 500 neither", 200, 500, "below"],
  ])("%s", (_what, wins, of, expected) => expect(significance(wins, of, 0.5)).toBe(expected));

  test("is measured by the baseline, not by a half", () => {
    expect(significance(300, 500, 0.6)).toBe("undecided");
    expect(significance(300, 500, 0.7)).toBe("below");
  });

  test("that touches the baseline is undecided", () => {
    const share = { of: 100, value: 0.6, low: 0.5, high: 0.7 };
    expect(significanceOf(share, 0.5)).toBe("undecided");
    expect(significanceOf(share, 0.7)).toBe("undecided");
  });

  test("follows the interval, whatever the value", () => {
    const count = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(count, count, fc.double({ min: 0, max: 1, noNaN: true }), (wins, losses, baseline) => {
        const share = shareOf(wins, wins + losses);
        if (!share) return;
        const expected =
          share.of < fewestMatches
            ? "too-few"
            : baseline < share.low
              ? "above"
              : baseline > share.high
                ? "below"
                : "undecided";
        expect(significanceOf(share, baseline)).toBe(expected);
      }),
    );
  });
});

describe("where a change stands", () => {
  test.each<[string, readonly [number, number], readonly [number, number], Significance]>([
    ["a card drawn four times does not beat the others", [100, 200], [4, 4], "too-few"],
    ["nor does it where it is the other side that is too small", [0, 4], [150, 200], "too-few"],
    ["half and half is not a change", [100, 200], [100, 200], "undecided"],
    ["more", [80, 200], [150, 200], "above"],
    ["less", [150, 200], [80, 200], "below"],
  ])("%s", (_what, before, after, expected) => expect(changed(before, after)).toBe(expected));

  test("that may be nothing is undecided", () => {
    const share = { of: 100, value: 0.5, low: 0.4, high: 0.6 };
    const change = { before: share, after: share, value: 0.1 };
    expect(significanceOfChange({ ...change, low: 0, high: 0.2 })).toBe("undecided");
    expect(significanceOfChange({ ...change, low: -0.2, high: 0 })).toBe("undecided");
    expect(significanceOfChange({ ...change, low: 0.001, high: 0.2 })).toBe("above");
    expect(significanceOfChange({ ...change, low: -0.2, high: -0.001 })).toBe("below");
  });
});
