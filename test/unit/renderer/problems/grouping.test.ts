import { describe, expect, it } from "vitest";
import { commonFixes, filtered, grouped, totalsOf } from "../../../../renderer/problems/grouping.js";
import { problemView } from "../../../support/validate/problem-view.js";
import type { ProblemView } from "../../../../shared/validate/index.js";

const problem = (id: string, more: Partial<ProblemView> = {}): ProblemView =>
  problemView(id, { rowTitle: `Card ${id}`, ...more });

const sum = problem("a");
const rare = problem("b", { code: "toy/rare", severity: "warning", message: "Too rare." });
const kept = problem("c", { waived: { reason: "as printed" } });
const note = problem("d", { severity: "info", sheet: { file: "more.toml", table: ["cards"] } });
const all = [note, rare, kept, sum];
const ids = (problems: readonly ProblemView[]): string => problems.map(({ id }) => id).join("");
const everything = { text: "", severities: new Set(["error", "warning", "info"] as const), withWaived: true };

describe("the list of problems", () => {
  it.each([
    ["everything", {}, "dbca"],
    ["no accepted ones", { withWaived: false }, "dba"],
    ["one severity", { severities: new Set(["warning"] as const) }, "b"],
    ["what is said", { text: "too RARE" }, "b"],
    ["the row it is in", { text: "card b" }, "b"],
    ["the file", { text: "more.toml" }, "d"],
    ["all words, wherever they are", { text: "cards.toml sum" }, "ca"],
    ["words that nothing has", { text: "sum nowhere" }, ""],
    ["the rule", { text: "rare" }, "b"],
    ["what its rule says in a line", { text: "scarce" }, "b"],
    ["beginnings of words, not what is inside them", { text: "carce" }, ""],
    ["words on both sides of a sign", { text: "toy/sum cards.toml" }, "ca"],
  ])("is narrowed to %s", (_rule, filter, expected) => {
    expect(ids(filtered(all, { ...everything, ...filter }, new Map([["toy/rare", "Cards are scarce"]])))).toBe(
      expected,
    );
  });

  it("is grouped by rule, the most severe first in each", () => {
    expect(grouped(all, "rule").map(({ key, problems }) => `${key} ${ids(problems)}`)).toEqual([
      "toy/sum cad",
      "toy/rare b",
    ]);
  });

  it("is grouped by row, those of a table under its file", () => {
    const table = problem("e", { rowKey: null, rowTitle: "" });
    expect(
      grouped([sum, table, problem("f", { rowKey: sum.rowKey, rowTitle: "Card a" })], "row").map(({ name }) => name),
    ).toEqual(["Card a · cards.toml", "cards.toml"]);
  });

  it("keeps rows of the same name apart", () => {
    const twins = [problem("a", { rowKey: "r1", rowTitle: "Ash" }), problem("b", { rowKey: "r2", rowTitle: "Ash" })];
    expect(grouped(twins, "row").map(({ name, problems }) => `${name}: ${ids(problems)}`)).toEqual([
      "Ash · cards.toml: a",
      "Ash · cards.toml: b",
    ]);
  });

  it("counts those of each severity that nobody accepted", () => {
    expect(totalsOf(all)).toEqual({ severities: { error: 1, warning: 1, info: 1 }, waived: 1 });
  });
});

const withFixes = (fixes: readonly (readonly [id: string, title: string])[], waived = false): ProblemView =>
  problem(fixes.join(), {
    fixes: fixes.map(([id, title]) => ({ id, title, kind: "certain" as const })),
    ...(waived ? { waived: { reason: "so" } } : {}),
  });

it("names a way to fix several problems by what it does to all of them", () => {
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
  expect(fixes.map(({ problems, guesses }) => [problems.length, guesses])).toEqual([
    [2, 0],
    [2, 0],
    [2, 0],
  ]);
  expect(fixes.map(({ id, title }) => ({ id, title }))).toEqual([
    { id: "attack", title: "Set attack to …" },
    { id: "defense", title: "Set defense to …" },
    { id: "round", title: "Round it" },
  ]);
});

it("lists rows as people count", () => {
  const named = (rowTitle: string): ProblemView => ({ ...withFixes([]), rowKey: rowTitle, rowTitle });
  const groups = grouped([named("Card 10"), named("Card 9"), named("Card 1")], "row");
  expect(groups.map(({ name }) => name)).toEqual([
    "Card 1 · cards.toml",
    "Card 9 · cards.toml",
    "Card 10 · cards.toml",
  ]);
});

it("offers to fix exactly what is listed, with guesses apart from the rest", () => {
  const fixes = (kind: "certain" | "guess") => [{ id: "set", title: "Set it", kind }];
  const listed = [
    problem("a", { fixes: fixes("certain"), message: "Wanted." }),
    problem("b", { fixes: fixes("guess") }),
    problem("c", { fixes: fixes("guess"), waived: { reason: "so" } }),
    problem("d", { fixes: fixes("certain") }),
  ];
  const narrowed = filtered(listed, { ...everything, text: "card", withWaived: true });
  expect(commonFixes(narrowed)).toEqual([{ id: "set", title: "Set it", problems: ["a", "b", "d"], guesses: 1 }]);
  expect(commonFixes(filtered(listed, { ...everything, text: "wanted" }))).toEqual([]);
});

it("groups as many problems as there are", () => {
  const [group] = grouped(
    Array.from({ length: 200_000 }, () => note),
    "rule",
  );
  expect(group?.problems).toHaveLength(200_000);
});

describe("problems of untouched data", () => {
  it("come behind those that came since, in their group and with their group", () => {
    const old = { isFromOpening: true } as const;
    const groups = grouped(
      [
        problemView("1", { code: "toy/a", severity: "error", ...old }),
        problemView("2", { code: "toy/b", severity: "error", ...old }),
        problemView("3", { code: "toy/b", severity: "info" }),
      ],
      "rule",
    );
    expect(groups.map(({ name, problems }) => [name, problems.map(({ id }) => id)])).toEqual([
      ["toy/b", ["3", "2"]],
      ["toy/a", ["1"]],
    ]);
  });
});
