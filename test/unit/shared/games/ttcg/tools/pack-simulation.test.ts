import { describe, expect, it } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import type { ToolAnswers, ToolReport, ToolTables } from "../../../../../../shared/games/index.js";
import { packSimulation } from "../../../../../../shared/games/ttcg/tools/pack-simulation.js";
import { toolRow } from "./rows.js";

const cards = Array.from({ length: 20 }, (_, at) => toolRow(`k${at}`, { id: `c${at}` }));
const printings = cards.flatMap((_, at) =>
  [1, 2, 3, 4, 5, 6].map((tier) => toolRow(`p${at}-${tier}`, { card: `c${at}`, tier, copies: tier === 1 ? 50 : 10 })),
);
const run = toolRow("r", { policy: "tiered", "pack-size": 5 });
const tables: ToolTables = new Map([
  ["cards", cards],
  ["printings", printings],
  ["print-run", [run]],
]);
const answers: ToolAnswers = { packs: 40, collectors: 200, "pack-size": 5, policy: "flat", seed: 9 };

function reportOf(given: ToolAnswers, of: ToolTables = tables, steps = Infinity): ToolReport {
  const simulation = must(packSimulation.start(of, given));
  simulation.advance(steps);
  return simulation.report();
}
const chart = (report: ToolReport, id: string) => {
  const found = report.charts.find((each) => each.id === id);
  if (!found) throw new Error(`There is no chart ${id}`);
  return found;
};
const column = (report: ToolReport, id: string, at = 0): number[] =>
  chart(report, id).rows.map(({ values }) => values[at] ?? Number.NaN);

describe("the pack simulation", () => {
  it("asks, with answers that fit the print run", () => {
    const options = packSimulation.options(tables);
    const initial = Object.fromEntries(
      options.flatMap((each) => (each.kind === "seed" ? [] : [[each.id, each.initial]])),
    );
    expect(initial).toEqual({ packs: 100, collectors: 200, "pack-size": 5, policy: "tiered" });
    expect(options.find(({ id }) => id === "policy")).toMatchObject({
      choices: [{ value: "flat" }, { value: "tiered" }, { value: "copies" }],
    });
  });

  it("opens one pack of one card at least, for one collector", () => {
    const { facts } = reportOf({ ...answers, packs: 0, collectors: -1, "pack-size": 0.2 });
    expect(facts.slice(0, 2)).toEqual([
      { title: "Packs opened", value: "1" },
      { title: "Cards drawn", value: "1" },
    ]);
  });

  it("offers no copies where nothing is printed, and a pack of ten where no table says otherwise", () => {
    const options = packSimulation.options(new Map([["cards", cards]]));
    expect(options.find(({ id }) => id === "policy")).toMatchObject({
      choices: [{ value: "flat" }, { value: "tiered" }],
    });
    expect(options.find(({ id }) => id === "pack-size")).toMatchObject({ initial: 10 });
  });

  it("cannot start without cards", () => {
    expect(packSimulation.start(new Map(), answers)).toMatchObject({ ok: false, error: { code: "ttcg/no-cards" } });
  });

  it.each([
    ["flat", [16.67, 16.67, 16.67, 16.67, 16.67, 16.67]],
    ["tiered", [51.95, 25.97, 12.99, 5.19, 2.6, 1.3]],
    ["copies", [50, 10, 10, 10, 10, 10]],
  ])("draws the tiers of %s in their shares", (policy, expected) => {
    const report = reportOf({ ...answers, policy });
    expect(column(report, "shares")).toEqual(expected);
    for (const [at, share] of column(report, "shares", 1).entries()) expect(share).toBeCloseTo(expected[at] ?? 0, -0.4);
    expect(column(report, "per-pack").reduce((a, b) => a + b, 0)).toBeCloseTo(5, 1);
  });

  it("has a tier in as many packs as chance says", () => {
    const expected = 100 * (1 - (5 / 6) ** 5);
    for (const share of column(reportOf(answers), "packs-with")) expect(Math.abs(share - expected)).toBeLessThan(2);
  });

  it("collects as many different cards as chance says, and more with each pack", () => {
    const report = reportOf(answers);
    const distinct = column(report, "distinct");
    expect(distinct).toHaveLength(40);
    expect(distinct.every((each, at) => each >= (distinct[at - 1] ?? 0))).toBe(true);
    for (const packs of [1, 5, 20])
      expect(Math.abs((distinct[packs - 1] ?? 0) - 20 * (1 - (19 / 20) ** (5 * packs)))).toBeLessThan(0.4);
  });

  it("has the chance of every card as chance says", () => {
    const complete = column(reportOf({ ...answers, collectors: 1000 }), "complete");
    // All of twenty cards after 100 draws, by inclusion and exclusion.
    let chance = 0;
    for (let missing = 0, ways = 1; missing <= 20; ways = (ways * (20 - missing)) / (missing + 1), missing += 1)
      chance += (missing % 2 === 0 ? 1 : -1) * ways * (1 - missing / 20) ** 100;
    expect(Math.abs((complete[19] ?? 0) - 100 * chance)).toBeLessThan(4);
    expect(complete[0]).toBe(0);
  });

  it("is the same however it is cut into steps, and differs by its seed", () => {
    const simulation = must(packSimulation.start(tables, answers));
    while (simulation.done < simulation.total) simulation.advance(37);
    expect(simulation.report()).toEqual(reportOf(answers));
    expect(reportOf({ ...answers, seed: 10 })).not.toEqual(reportOf(answers));
  });

  it("returns what it has after some of its steps", () => {
    const report = reportOf(answers, tables, 10);
    expect(report.facts[0]).toEqual({ title: "Packs opened", value: "10" });
    expect(column(report, "shares", 1).reduce((a, b) => a + b, 0)).toBeCloseTo(100, 0);
    expect(report.facts[2]?.value).toBe("–");
  });

  it("thins a long curve out, its ends kept", () => {
    const rows = chart(reportOf({ ...answers, packs: 500, collectors: 2 }), "distinct").rows;
    expect(rows).toHaveLength(100);
    expect([rows[0]?.label, rows.at(-1)?.label]).toEqual(["1", "500"]);
  });
});
