import { describe, expect, test } from "vitest";
import { ttcgPlay } from "../../../../../../shared/games/ttcg/play/play.js";
import { playScenario, type ScenarioGame } from "../../../../../../shared/scenario/index.js";
import { trialFolder, trialMaterial } from "../../../../../support/match/ttcg.js";
import { scenarioIn, scenariosIn } from "../../../../../support/scenarios/folder.js";

/** The cards beside the scenarios, and the rules they are played by. */
function trialGame(): ScenarioGame {
  const { definitions, decks, options, remarks } = trialMaterial();
  expect(remarks).toEqual([]);
  return {
    rulesets: ttcgPlay.rulesets,
    definitions,
    decks,
    options,
    nameOf: (each) => ttcgPlay.nameOf(each),
    idOf: (each) => ttcgPlay.idOf?.(each) ?? null,
  };
}

const game = trialGame();
const names = scenariosIn(trialFolder);

describe("the list of scenarios", () => {
  const numbers = names.map((name) => Number(name.slice(0, 3)));

  test("has each number once, and all of the rules", () => {
    expect(new Set(numbers).size).toBe(names.length);
    expect(numbers.slice(0, 80)).toEqual(Array.from({ length: 80 }, (_, at) => at + 1));
  });

  test("has titles of its own", () =>
    expect(new Set(names.map((name) => scenarioIn(trialFolder, name).text.title)).size).toBe(names.length));
});

test.each(names)("%s", (name) => {
  const scenario = scenarioIn(trialFolder, name);
  const { report } = playScenario(scenario, game);
  const wrong = report.checks.filter(({ held }) => !held);
  expect({ faults: report.faults, wrong }).toEqual({ faults: [], wrong: [] });
  expect(report.verdict).toBe("passed");
  // Every step that expects something was come to, and there is one.
  const last = scenario.text.steps.findLastIndex(({ expect: wanted }) => wanted !== undefined);
  expect(last).toBeGreaterThanOrEqual(0);
  expect(Math.max(...report.checks.map(({ step }) => step))).toBeGreaterThanOrEqual(last + 1);
});
