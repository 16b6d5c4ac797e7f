import { expect, it } from "vitest";
import { commonFixes, grouped } from "../../../../renderer/problems/grouping.js";
import type { ProblemView } from "../../../../shared/validate/index.js";

const withFixes = (fixes: readonly (readonly [id: string, title: string])[], waived = false): ProblemView => ({
  id: fixes.join(),
  code: "ttcg/unit-stat-sum",
  severity: "error",
  sheet: { file: "cards.toml", table: ["cards"] },
  rowKey: "r",
  rowTitle: "A",
  column: "attack",
  columnTitle: "Attack",
  message: "It does not add up.",
  related: [],
  fixes: fixes.map(([id, title]) => ({ id, title })),
  ...(waived ? { waived: { reason: "so" } } : {}),
});

it("names a way to mend several problems by what it does to all of them", () => {
  const fixes = commonFixes([
    withFixes([
      ["attack", "Set attack to 200"],
      ["defense", "Set defense to 290"],
      ["round", "Round it"],
    ]),
    withFixes([
      ["attack", "Set attack to 290"],
      ["defense", "Set defense to 290, as all"],
      ["round", "Round it"],
    ]),
    withFixes([["attack", "Set attack to 5"]], true),
    withFixes([["scale", "Scale both"]]),
  ]);
  expect(fixes).toEqual([
    { id: "attack", title: "Set attack to …", count: 2 },
    { id: "defense", title: "Set defense to …", count: 2 },
    { id: "round", title: "Round it", count: 2 },
  ]);
});

it("lists rows as people count", () => {
  const named = (rowTitle: string): ProblemView => ({ ...withFixes([]), rowTitle });
  const groups = grouped([named("Card 10"), named("Card 9"), named("Card 1")], "row");
  expect(groups.map(({ key }) => key)).toEqual(["Card 1 · cards.toml", "Card 9 · cards.toml", "Card 10 · cards.toml"]);
});
