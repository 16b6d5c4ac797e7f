import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { forSpreadsheets } from "../../../../shared/formats/index.js";
import {
  addOutcome,
  csvOf,
  emptyOutcome,
  frameOf,
  recordsOf,
  runBatch,
  type FigureRecord,
} from "../../../../shared/simulation/index.js";
import { toy } from "../match/toy/rules.js";
import { toyCards, toyPlan } from "./plans.js";

const plan = toyPlan({ matches: 10, before: toyCards });
const { sums } = addOutcome(emptyOutcome(), runBatch(plan, toy, { pairing: 0, from: 0, to: 10 }));
const names = toyCards.definitions.map((_definition, index) => (index === 0 ? '=1+1, "so"' : `Card ${index}`));
const records = recordsOf(frameOf(plan, toy), sums, names);

const some = (figure: FigureRecord["figure"]) => records.filter((record) => record.figure === figure);

describe("figures in lines", () => {
  test("name every kind of figure, each with what it is of", () => {
    expect(some("wins").map(({ contestant, of, change }) => [contestant, of, change])).toEqual([
      ["All", 10, 0],
      ["Dear", 10, 0],
    ]);
    expect(some("wins against")).toHaveLength(1);
    expect(some("seat wins")).toHaveLength(2);
    expect(some("wins drawn").length).toBeGreaterThan(20);
    expect(some("wins in opening hand").some(({ of }) => (of ?? 0) > 0)).toBe(true);
    expect(some("wins drawn, shrunk").every(({ value }) => value === null || (value >= 0 && value <= 1))).toBe(true);
    expect(some("own turn first played").some(({ value }) => (value ?? 0) >= 1)).toBe(true);
    expect(some("drawn and never played")).toHaveLength(some("wins drawn").length);
    expect(some("counter at start of turn").some(({ counter }) => counter === "Life")).toBe(true);
    expect(some("matches of this length").reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(10);
  });

  test("as CSV keep names apart, and are no formulas for spreadsheets", () => {
    const lines = must(forSpreadsheets(csvOf(records))).text.split("\n");
    expect(lines).toHaveLength(records.length + 2);
    expect(lines.filter((line) => line.includes(`"'=1+1, ""so"""`)).length).toBeGreaterThan(0);
    expect(lines.every((line) => !line.includes(",="))).toBe(true);
  });
});
