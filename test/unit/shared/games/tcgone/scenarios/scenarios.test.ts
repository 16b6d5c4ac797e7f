import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { tcgonePlay } from "../../../../../../shared/games/tcgone/play/play.js";
import { playScenario, type ScenarioGame } from "../../../../../../shared/scenario/index.js";
import { sampleMaterial } from "../../../../../support/match/tcgone.js";
import { scenarioIn, scenariosIn } from "../../../../../support/scenarios/folder.js";

const { definitions, decks, options, remarks } = sampleMaterial();
const game: ScenarioGame = {
  rulesets: tcgonePlay.rulesets,
  definitions,
  decks,
  options,
  nameOf: (each) => tcgonePlay.nameOf(each),
  idOf: (each) => tcgonePlay.idOf?.(each) ?? null,
};

const path = join(import.meta.dirname, "../../../../../../tabula/tcgone/scenarios");
const names = scenariosIn(path);

test("the sample cards are read without remarks", () => expect(remarks).toEqual([]));

describe("scenarios of the sample cards", () => {
  test("have titles of their own", () =>
    expect(new Set(names.map((name) => scenarioIn(path, name).text.title)).size).toBe(names.length));

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
