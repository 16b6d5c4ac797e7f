import { describe, expect, test } from "vitest";
import type { Change, Estimate } from "../../../../shared/simulation/index.js";
import {
  changeTitle,
  intervalText,
  percent,
  pointsInterval,
  pointsText,
  shareTitle,
  timeLeft,
} from "../../../../renderer/simulation/format.js";

const share = (value: number, low = value, high = value): Estimate => ({ of: 100, value, low, high });
const change = (value: number, low: number, high: number): Change => ({
  before: share(0.5),
  after: share(0.5 + value),
  value,
  low,
  high,
});

const textOf = (given: Change): string => `${pointsText(given.value)} ${pointsInterval(given)}`;

test.each([
  [0, "0.0 %"],
  [0.5418, "54.2 %"],
  [1, "100.0 %"],
])("the share %d is read as %s", (value, text) => expect(percent(value)).toBe(text));

test("an interval is in whole percents", () => expect(intervalText(share(0.5, 0.448, 0.552))).toBe("45–55"));

describe("a share in words", () => {
  test.each([
    ["above", "100 matches, 95 % interval 55–65 %: clearly above 50.0 %."],
    ["below", "100 matches, 95 % interval 55–65 %: clearly below 50.0 %."],
    ["undecided", "100 matches, 95 % interval 55–65 %: may as well be 50.0 %."],
    ["too-few", "100 matches, 95 % interval 55–65 %. Too few to judge: fewer than 30 matches."],
  ] as const)("that is %s", (significance, text) =>
    expect(shareTitle(share(0.6, 0.55, 0.65), 0.5, significance)).toBe(text),
  );

  test("that is measured by nothing", () =>
    expect(shareTitle(share(0.6, 0.55, 0.65), null, "undecided")).toBe("100 matches, 95 % interval 55–65 %"));
});

describe("a change", () => {
  test.each([
    [change(0.021, -0.004, 0.046), "+2.1 (−0.4 … +4.6)"],
    [change(-0.1, -0.15, -0.05), "−10.0 (−15.0 … −5.0)"],
    [change(0.1, 0.05, 0.15), "+10.0 (+5.0 … +15.0)"],
    [change(0, 0, 0), "+0.0 (+0.0 … +0.0)"],
    [change(0.1, 0, 0.2), "+10.0 (+0.0 … +20.0)"],
  ])("has its sign and its interval: %#", (given, text) => expect(textOf(given)).toBe(text));

  test("says of how many matches it is, and whether it may be chance", () => {
    expect(changeTitle(change(0.1, 0.05, 0.15), "above")).toMatch(/^100 matches against 100. More than chance.*gain/u);
    expect(changeTitle(change(0.1, -0.05, 0.25), "undecided")).toContain("May be chance");
    expect(changeTitle(change(0.1, 0.05, 0.15), "too-few")).toContain("fewer than 30");
  });

  test("that rounds to nothing has no minus", () =>
    expect(textOf(change(-0.0001, -0.0004, 0.0004))).toBe("+0.0 (+0.0 … +0.0)"));
});

describe("what is left of a run", () => {
  test.each([
    ["nothing is said before the first match", 0, 100, 10_000, ""],
    ["nothing is said in the first half second", 10, 100, 499, ""],
    ["as long again after half of it", 50, 100, 10_000, "about 10 s left"],
    ["a begun second counts", 3, 4, 1_000, "about 1 s left"],
    ["seconds up to a minute and a half", 10, 99, 10_000, "about 89 s left"],
    ["then minutes", 10, 100, 10_000, "about 2 min left"],
    ["minutes up to an hour and a half", 1, 5_391, 1_000, "about 90 min left"],
    ["then hours", 1, 5_401, 1_000, "about 2 h left"],
    ["none at the end", 100, 100, 10_000, "about 0 s left"],
  ])("%s", (_what, played, total, elapsedMs, text) => expect(timeLeft(played, total, elapsedMs)).toBe(text));
});
