import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { summonerPlay } from "../../../../../../shared/games/summoner/play/play.js";
import { playScenario, type ScenarioGame } from "../../../../../../shared/scenario/index.js";
import { trialMaterial } from "../../../../../support/match/summoner.js";
import { scenarioIn, scenariosIn } from "../../../../../support/scenarios/folder.js";

/** The cards beside the scenarios, and the rules they are played by. */
function trialGame(): ScenarioGame {
  const { definitions, decks, options, remarks } = trialMaterial();
  expect(remarks).toEqual([]);
  return {
    rulesets: summonerPlay.rulesets,
    definitions,
    decks,
    options,
    nameOf: (each) => summonerPlay.nameOf(each),
    idOf: (each) => summonerPlay.idOf?.(each) ?? null,
  };
}

const game = trialGame();

describe.each([
  ["spec", 46],
  ["effects", 24],
  ["conditions", 29],
  ["rulings", 9],
  ["reference", 6],
])("%s", (folder, count) => {
  const path = join(import.meta.dirname, folder);
  const names = scenariosIn(path);

  test("is whole", () => expect(names).toHaveLength(count));

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
