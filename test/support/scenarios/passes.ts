import { expect } from "vitest";
import type { GamePlay, PlayMaterial } from "../../../shared/games/play.js";
import { playScenario, type PlayedScenario, type Scenario, type ScenarioGame } from "../../../shared/scenario/index.js";

/** The rules of a game with the cards and decks of a folder, which are read without remarks. */
export function scenarioGame(
  play: Pick<GamePlay, "rulesets" | "nameOf" | "idOf">,
  { definitions, decks, options, remarks }: PlayMaterial,
): ScenarioGame {
  expect(remarks).toEqual([]);
  return {
    rulesets: play.rulesets,
    definitions,
    decks,
    options,
    nameOf: (each) => play.nameOf(each),
    idOf: (each) => play.idOf?.(each) ?? null,
  };
}

/** Plays a scenario and expects that all it says holds, up to the last step that expects something. */
export function expectPassed(scenario: Scenario, game: ScenarioGame): PlayedScenario {
  const played = playScenario(scenario, game);
  const { report } = played;
  const wrong = report.checks.filter(({ held }) => !held);
  expect({ faults: report.faults, wrong }).toEqual({ faults: [], wrong: [] });
  expect(report.verdict).toBe("passed");
  // Every step that expects something was come to, and there is one.
  const last = scenario.text.steps.findLastIndex(({ expect: wanted }) => wanted !== undefined);
  expect(last).toBeGreaterThanOrEqual(0);
  expect(Math.max(...report.checks.map(({ step }) => step))).toBeGreaterThanOrEqual(last + 1);
  return played;
}
