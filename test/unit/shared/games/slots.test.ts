import { join } from "node:path";
import { expect, test } from "vitest";
import { games, scenarioGame } from "../../../../shared/games/index.js";
import { playScenario, readScenario } from "../../../../shared/scenario/index.js";
import { materialOf } from "../../../support/match/folder.js";

/** What comes of a scenario with two cards in a zone of slots, the second of which is put into the slot of the first. */
function outcomeOf(game: string, zone: string, one: string, two: string): readonly string[] {
  const play = games.find(({ id }) => id === game)?.play;
  if (!play) throw new Error(`${game} cannot be played`);
  const material = materialOf(game, join(import.meta.dirname, "../../../../tabula", game));
  const text = [
    `title = "A slot that another card has"`,
    `game = "${game}"`,
    `[setup.alice]`,
    `${zone} = [{ card = "${one}", slot = 0 }, { card = "${two}", slot = 1 }]`,
    `[[steps]]`,
    `set = [{ card = "${two}", slot = 0 }]`,
    `expect.cards."${two}".slot = 0`,
    `expect.cards."${one}".slot = 1`,
  ].join("\n");
  const scenario = readScenario(text);
  if (!scenario.ok) return scenario.error.map(({ message }) => message);
  const { report } = playScenario(scenario.value, scenarioGame(play, material));
  return [report.verdict, ...report.faults.map(({ message }) => message)];
}

test("a card that goes to a slot of TCG ONE changes places with the one that has it", () => {
  expect(outcomeOf("tcgone", "play", "Ember Fox", "Alley Kit")).toEqual(["passed"]);
});

test("a card cannot go to a slot of TTCG that another card has", () => {
  const outcome = outcomeOf("ttcg", "units", "Gravel Tender", "Cairn Pup");
  expect(outcome).toEqual(["wrong", 'Cairn Pup cannot go to slot "1" in units.']);
});
