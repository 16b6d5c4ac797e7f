import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ptgPlay } from "../../../../../../shared/games/ptg/play/play.js";
import { trialMaterial } from "../../../../../support/match/ptg.js";
import { scenarioIn, scenariosIn } from "../../../../../support/scenarios/folder.js";
import { expectPassed, scenarioGame } from "../../../../../support/scenarios/passes.js";

/** The cards beside the scenarios, and the rules they are played by. */
const game = scenarioGame(ptgPlay, trialMaterial());

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

  test.each(names)("%s", (name) => void expectPassed(scenarioIn(path, name), game));
});
