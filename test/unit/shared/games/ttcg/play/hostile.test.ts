import { expect, it } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { scenarioGame } from "../../../../../../shared/games/index.js";
import { ttcgPlay } from "../../../../../../shared/games/ttcg/play/play.js";
import { ttcgRuleset } from "../../../../../../shared/games/ttcg/play/ruleset.js";
import { editMatch, presentDecision, startMatch, type MatchSetup } from "../../../../../../shared/match/index.js";
import { playScenario, readScenario } from "../../../../../../shared/scenario/index.js";
import { anySetup, trialMaterial } from "../../../../../support/match/ttcg.js";

const material = trialMaterial();
const setup = anySetup(material, 5);

it.each(["unit-slots", "spell-slots"])("a row of a thousand million slots by hand is offered bounded: %s", (what) => {
  const edits = [0, 1].map((seat) => ({ kind: "game", what, seat, card: -1, value: 1e9 }) as const);
  const match = edits.reduce(
    (before, edit) => must(editMatch(before, edit)),
    must(startMatch(ttcgRuleset, { ...setup, options: { ...setup.options, "opening-hand": 20 } })),
  );
  const decision = presentDecision(match);
  expect(decision.kind === "choice" ? decision.actions.length : 0).toBeLessThan(5_000);
});

it.each([
  [
    "options",
    { options: { "start-points": 1_000 } },
    "The options do not fit: start-points: Expected no more than 999.",
  ],
  ["cards", { definitions: [{}] }, "The cards do not fit the rules: 0.id: A text is missing (and 6 more)."],
] as const)("what is wrong with %s is said in a sentence", (_what, wrong: Partial<MatchSetup>, message) => {
  expect(startMatch(ttcgRuleset, { ...setup, ...wrong })).toMatchObject({ ok: false, error: { message } });
});

it("a scenario with a misspelled option gets the nearest one as a suggestion", () => {
  const text = 'title = "T"\ngame = "ttcg"\n[options]\nopening-hand = 3\nopening-hnad = 3\n';
  const read = readScenario(text);
  const faults = read.ok ? playScenario(read.value, scenarioGame(ttcgPlay, material)).report.faults : read.error;
  expect(faults).toMatchObject([{ code: "ttcg/options", line: 5, suggestion: "opening-hand" }]);
});
