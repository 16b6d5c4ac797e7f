import { test } from "vitest";
import { ptgPlay as play } from "../../../../../../shared/games/ptg/play/play.js";
import { ptgRuleset as ruleset } from "../../../../../../shared/games/ptg/play/ruleset.js";
import { anySetup, trialMaterial } from "../../../../../support/match/ptg.js";
import { expectSamePositions } from "../../../../../support/scenarios/positions.js";

const material = trialMaterial();
const setup = (seed: number) => anySetup(material, seed);

test.each([1, 1001, 2001, 3001, 4001])(
  "20 random positions from seed %i on are the same when written and played",
  (first) => {
    expectSamePositions({ game: "ptg", play, ruleset, material, setup, choices: 60 }, { first, count: 20 });
  },
);
