import { describe, expect, test } from "vitest";
import type { Ruleset } from "../../../../shared/match/index.js";
import { leakCases, leaksIn } from "../../../support/match/leak-matches.js";

/** Views are looked at after every so many choices. The soak plays 200 matches of each set of rules, and looks after each. */
const every = 10;

describe.each(leakCases())("random matches of $name", (each) => {
  test.each([1, 3])("show no seat a card that it does not know, from seed %i on", (first) => {
    const { leaks, looked } = leaksIn(each, { first, count: 2, every });
    expect(leaks.slice(0, 10)).toEqual([]);
    // Two matches of a small game have few of each.
    expect(Math.min(looked.views, looked.offers, looked.entries)).toBeGreaterThan(0);
  });

  const { ruleset } = each;
  const leaky: readonly (readonly [string, Ruleset, RegExp])[] = [
    ["views", { ...ruleset, view: (state) => ruleset.view(state, "all") }, /the view of seat \d has card/u],
    ["names in the log", { ...ruleset, tell: (state, entry) => ruleset.tell(state, entry, "all") }, /the log .* name/u],
    [
      "worlds",
      { ...ruleset, determinize: (state, seat, random) => ruleset.determinize(state, 1 - seat, random) },
      /another one once/u,
    ],
  ];
  test.each(leaky)("would be found out if they leaked by their %s", (_, rules, leak) => {
    const { leaks } = leaksIn({ ...each, ruleset: rules }, { first: 1, count: 6, every, wanted: leak });
    expect(leaks.join("\n")).toMatch(leak);
  });
});
