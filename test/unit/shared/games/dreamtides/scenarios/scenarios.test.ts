import { describe, expect, test } from "vitest";
import { playScenario, type Scenario, type ScenarioGame } from "../../../../../../shared/scenario/index.js";
import { actedIn } from "../../../../../support/scenarios/acted.js";
import { catalogue } from "../../../../../support/scenarios/catalogue.js";
import {
  sampleGame,
  sampleScenario,
  scenarioNames,
  unwrittenNames,
  unwrittenScenario,
} from "../../../../../support/scenarios/sample.js";
import { unwrittenGame } from "../../../../../support/scenarios/unwritten.js";

/** The test oracle of the reference has so many scenarios. */
const oracle = 114;

/** The variants of abilities that did something in scenarios whose expectations held. */
const acted = new Set<string>();

function expectPassed(scenario: Scenario, game: ScenarioGame): void {
  const { report, match } = playScenario(scenario, game);
  const wrong = report.checks.filter(({ held }) => !held);
  expect({ faults: report.faults, wrong, waiting: wrong.length > 0 ? report.waiting : "" }).toEqual({
    faults: [],
    wrong: [],
    waiting: "",
  });
  expect(report.verdict).toBe("passed");
  // Every step that expects something was come to, and there is one.
  const last = scenario.text.steps.findLastIndex(({ expect: wanted }) => wanted !== undefined);
  expect(last).toBeGreaterThanOrEqual(0);
  expect(Math.max(...report.checks.map(({ step }) => step))).toBeGreaterThanOrEqual(last + 1);
  if (match !== null) for (const variant of actedIn(match)) acted.add(variant);
}

describe("the scenarios of the sample", () => {
  const game = sampleGame();

  test("hold every scenario of the battle's test oracle once, under its number", () => {
    const numbers = scenarioNames.flatMap((name) => /^(\d{3})-/u.exec(name)?.[1] ?? []);
    expect(numbers.filter((number) => Number(number) <= oracle)).toEqual(
      Array.from({ length: oracle }, (_, at) => String(at + 1).padStart(3, "0")),
    );
  });

  test("have titles and numbers of their own", () => {
    const titles = scenarioNames.map((name) => sampleScenario(name).text.title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(scenarioNames.map((name) => name.slice(0, 3))).size).toBe(titles.length);
  });

  test.each(scenarioNames)("%s", (name) => expectPassed(sampleScenario(name), game));
});

describe("what no rules text says", () => {
  const game = unwrittenGame();
  test.each(unwrittenNames)("%s", (name) => expectPassed(unwrittenScenario(name), game));
});

describe("the catalogue of abilities", () => {
  test("has each variant at work in a scenario", () => {
    const missing = Object.entries(catalogue).flatMap(([kind, variants]) =>
      Object.keys(variants)
        .map((variant) => `${kind}.${variant}`)
        .filter((variant) => !acted.has(variant)),
    );
    expect(missing).toEqual([]);
  });
});
