import { describe, expect, test } from "vitest";
import {
  playScenario,
  readScenario,
  type ScenarioGame,
  type ScenarioReport,
} from "../../../../shared/scenario/index.js";
import { sampleGame } from "../../../support/scenarios/sample.js";

const game: ScenarioGame = sampleGame();
const head = 'title = "T"\ngame = "dreamtides"\n';

function reportOf(text: string): ScenarioReport {
  const read = readScenario(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return playScenario(read.value, game).report;
}

const pile = `["1000 × Proof Walker", "1000 × Proof Walker"]`;
const loop = `["End turn", "End turn"]`;

describe("a scenario that keeps a machine busy", () => {
  test.each([
    ["more cards than any pile has", `[setup.player-1]\ndeck = ${pile}`, "scenario/too-many", 4],
    ["more cards than any deck has", `[decks]\nplayer-1 = ${pile}`, "scenario/too-many", 4],
    [
      "choices without end",
      `[options]\nturnLimit = 10000\n[[steps]]\ndo = ${JSON.stringify(Array.from({ length: 60 }, () => "End turn"))}\ntimes = 1000\n`,
      "scenario/endless",
      6,
    ],
    [
      "bots that think without end",
      `[[steps]]\nbots = { player-1 = "search:9000000", player-2 = "random" }`,
      "scenario/endless",
      4,
    ],
    [
      "changes without end",
      `[[steps]]\nchange.player-1 = { deck = ["1000 × Proof Walker"] }\n`.repeat(21),
      "scenario/too-many",
      6,
    ],
    ["a change by hand that the game does not know", `[[steps]]\nby-hand = [{ what = "conjure" }]`, "match/edit", 4],
    ["a bot there is none of", `[[steps]]\nbots = { player-1 = "clever" }`, "scenario/unknown-bot", 4],
    [
      "a zone that is a property of every object",
      `[setup.player-1]\nconstructor = ["Proof Walker"]`,
      "scenario/unknown-zone",
      4,
    ],
    [
      "a counter that is a property of every object",
      `[setup.player-1]\nhasOwnProperty = 4`,
      "scenario/unknown-counter",
      4,
    ],
    [
      "an expected counter that is a property of every object",
      `[[steps]]\nexpect.player-1.constructor = 4`,
      "scenario/unknown-zone",
      4,
    ],
    ["a player that is a property of every object", `[setup.toString]\nenergy = 4`, "scenario/unknown-player", 4],
    ["no copies of a card", `[setup.player-1]\ndeck = ["0 × Proof Walker"]`, "scenario/unknown-card", 4],
    ["options that the rules do not know", `[options]\nconstructor = 4`, "dreamtides/options", 4],
  ])(
    "or says what there is not is stopped at its line: %s",
    (_what, text, code, line) => {
      const { verdict, faults } = reportOf(head + text);
      expect([verdict, faults[0]?.code, faults[0]?.line]).toEqual(["wrong", code, line]);
    },
    60_000,
  );

  test("is none when it plays a long match", () => {
    const text = `${head}[[steps]]\ndo = ${loop}\ntimes = 24\nexpect.turn = 49`;
    expect(reportOf(text).verdict).toBe("passed");
  });
});

describe("a step that expects more than can be looked up", () => {
  const table = (count: number): string => Array.from({ length: count }, (_, at) => `"C${at}" = {}`).join(", ");

  test.each(["cards", "preview"])("is refused for its size: %s", (key) => {
    const read = readScenario(`${head}[[steps]]\nexpect.${key} = { ${table(1_001)} }\n`);
    expect(read).toMatchObject({
      ok: false,
      error: [{ message: expect.stringContaining("Expected at most 1000 entries") as string }],
    });
    expect(readScenario(`${head}[[steps]]\nexpect.${key} = { ${table(1_000)} }\n`)).toMatchObject({ ok: true });
  });
});
