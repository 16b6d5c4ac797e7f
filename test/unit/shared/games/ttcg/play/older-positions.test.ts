import { expect, it } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { ttcgRuleset as ruleset } from "../../../../../../shared/games/ttcg/play/ruleset.js";
import { anySetup, trialMaterial } from "../../../../../support/match/ttcg.js";

it("a position that was saved before a match knew of what is revealed for a moment is loaded", () => {
  const setup = anySetup(trialMaterial(), 1);
  const { state } = must(ruleset.setup(setup));
  const saved = ruleset.save(state);
  const older = saved.replace('"revealedNow":[]', "").replace(/,(?=[,}])/u, "");
  expect(older).not.toContain("revealedNow");
  expect(must(ruleset.load(older, setup))).toEqual(state);
});
