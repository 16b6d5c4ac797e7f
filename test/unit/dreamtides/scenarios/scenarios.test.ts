import { describe, expect, test } from "vitest";
import { playScenario } from "../../../../shared/scenario/index.js";
import { sampleGame, sampleScenario, scenarioNames } from "../../../support/scenarios/sample.js";

/** The test oracle of dreamtides-battle.md 20.3 has so many scenarios. */
const oracle = 114;

describe("the scenarios of the sample", () => {
  const game = sampleGame();

  test("hold every scenario of the battle's test oracle once, under its number", () => {
    const numbers = scenarioNames.flatMap((name) => /^(\d{3})-/u.exec(name)?.[1] ?? []);
    expect(numbers.filter((number) => Number(number) <= oracle)).toEqual(
      Array.from({ length: oracle }, (_, at) => String(at + 1).padStart(3, "0")),
    );
  });

  test("have titles of their own", () => {
    const titles = scenarioNames.map((name) => sampleScenario(name).text.title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test.each(scenarioNames)("%s", (name) => {
    const scenario = sampleScenario(name);
    const { report } = playScenario(scenario, game);
    const wrong = report.checks.filter(({ held }) => !held);
    expect({ faults: report.faults, wrong }).toEqual({ faults: [], wrong: [] });
    expect(report.verdict).toBe("passed");
    // Every step that expects something was come to.
    const last = scenario.text.steps.findLastIndex(({ expect: wanted }) => wanted !== undefined);
    expect(Math.max(...report.checks.map(({ step }) => step))).toBeGreaterThanOrEqual(last + 1);
  });
});
