import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ptgPlay } from "../../../../../../shared/games/ptg/play/play.js";
import { playScenario, type ScenarioGame } from "../../../../../../shared/scenario/index.js";
import { trialMaterial } from "../../../../../support/match/ptg.js";
import { scenarioIn, scenariosIn } from "../../../../../support/scenarios/folder.js";

/** The cards beside the scenarios, and the rules they are played by. */
function trialGame(): ScenarioGame {
  const { definitions, decks, options, remarks } = trialMaterial();
  expect(remarks).toEqual([]);
  return {
    rulesets: ptgPlay.rulesets,
    definitions,
    decks,
    options,
    nameOf: (each) => ptgPlay.nameOf(each),
    idOf: (each) => ptgPlay.idOf?.(each) ?? null,
  };
}

const game = trialGame();

describe.each([
  ["spec", 40],
  ["effects", 45],
  ["events", 42],
  ["rulings", 32],
])("%s", (folder, count) => {
  const path = join(import.meta.dirname, folder);
  const names = scenariosIn(path);

  test("is whole", () => expect(names).toHaveLength(count));

  test("has titles of its own", () =>
    expect(new Set(names.map((name) => scenarioIn(path, name).text.title)).size).toBe(count));

  test.each(names)("%s", (name) => {
    const scenario = scenarioIn(path, name);
    const { report } = playScenario(scenario, game);
    const wrong = report.checks.filter(({ held }) => !held);
    expect({ faults: report.faults, wrong }).toEqual({ faults: [], wrong: [] });
    expect(report.verdict).toBe("passed");
    // Every step that expects something was come to, and there is one.
    const last = scenario.text.steps.findLastIndex(({ expect: wanted }) => wanted !== undefined);
    expect(last).toBeGreaterThanOrEqual(0);
    expect(Math.max(...report.checks.map(({ step }) => step))).toBeGreaterThanOrEqual(last + 1);
  });
});
