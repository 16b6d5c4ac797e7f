import { expect, it } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { scenarioGame } from "../../../../../../shared/games/index.js";
import { ttcgPlay as play } from "../../../../../../shared/games/ttcg/play/play.js";
import { ttcgRuleset as ruleset } from "../../../../../../shared/games/ttcg/play/ruleset.js";
import { choose, presentState, randomFrom, startMatch, type Match } from "../../../../../../shared/match/index.js";
import { playScenario, positionOf, readScenario } from "../../../../../../shared/scenario/index.js";
import { anySetup, trialMaterial } from "../../../../../support/match/ttcg.js";

const material = trialMaterial();

/** The first match from a seed on in which the turn player has to discard down to the hand limit; not every one comes to that. */
function fromHandLimit(first: number): Match {
  for (let seed = first; seed < first + 20; seed++) {
    const match = atHandLimit(seed);
    if (match !== null) return match;
  }
  throw new Error(`seeds from ${first} on: nobody has too many cards`);
}

function atHandLimit(seed: number): Match | null {
  const setup = anySetup(material, seed);
  const random = randomFrom(seed);
  let match = must(startMatch(ruleset, { ...setup, options: { ...setup.options, "hand-limit": 3 } }));
  for (let left = 500; left > 0; left--) {
    const state = presentState(match);
    const decision = ruleset.decision(state, "forward");
    if (decision.kind === "over") break;
    const isLimit = decision.prompt.purpose === "hand-limit";
    if (isLimit && ruleset.view(state, "all").phase === "end" && ruleset.unsaid(state).length === 0) return match;
    const action = decision.actions[random.below(decision.actions.length)];
    if (action === undefined) break;
    match = must(choose(match, action));
  }
  return null;
}

it.each([100, 200, 300])(
  "a match is saved and goes on where cards are discarded at the end of a turn (seed %i)",
  (seed) => {
    const match = fromHandLimit(seed);
    const game = scenarioGame(play, material);
    const { text, losses } = must(positionOf(match, game, { title: "The end", game: "ttcg", cards: null }));
    expect(losses).toEqual([]);
    const scenario = readScenario(text);
    if (!scenario.ok) throw new Error(scenario.error.map(({ message }) => message).join("\n"));
    const { report, match: again } = playScenario(scenario.value, game);
    expect(report.verdict).toBe("passed");
    const view = (each: Match) => each.ruleset.view(presentState(each), "all");
    expect(again && view(again).prompt).toMatchObject({ purpose: "hand-limit", title: view(match).prompt?.title });
    expect(again && [view(again).turn, view(again).active, view(again).phase]).toEqual([
      view(match).turn,
      view(match).active,
      "end",
    ]);
  },
);

it("a position that was saved before a match knew of what is revealed for a moment is loaded", () => {
  const setup = anySetup(material, 1);
  const { state } = must(ruleset.setup(setup));
  const saved = ruleset.save(state);
  const older = saved.replace('"revealedNow":[]', "").replace(/,(?=[,}])/u, "");
  expect(older).not.toContain("revealedNow");
  expect(must(ruleset.load(older, setup))).toEqual(state);
});
