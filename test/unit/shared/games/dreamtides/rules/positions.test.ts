import { join } from "node:path";
import { describe, test } from "vitest";
import { allCards, PROFILES } from "../../../../../support/match/dreamtides.js";
import { materialOf, playOf } from "../../../../../support/match/folder.js";
import { expectSamePositions } from "../../../../../support/scenarios/positions.js";

const play = playOf("dreamtides");
const material = materialOf("dreamtides", join(import.meta.dirname, "../../../../../../tabula/dreamtides"));
const setup = (seed: number) => allCards(material, seed);

describe.each(PROFILES)("$title", (ruleset) => {
  test.each([1, 1001])("20 random positions from seed %i on are the same when written and played", (first) => {
    expectSamePositions({ game: "dreamtides", play, ruleset, material, setup, choices: 60 }, { first, count: 20 });
  });
});
