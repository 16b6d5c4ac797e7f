import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { summonerPlay } from "../../../../../../shared/games/summoner/play/play.js";
import { trialMaterial } from "../../../../../support/match/summoner.js";
import { scenarioIn, scenariosIn } from "../../../../../support/scenarios/folder.js";
import { expectPassed, scenarioGame } from "../../../../../support/scenarios/passes.js";

/** The cards beside the scenarios, and the rules they are played by. */
const game = scenarioGame(summonerPlay, trialMaterial());

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

  test.each(names)("%s", (name) => void expectPassed(scenarioIn(path, name), game));
});
