import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { tcgonePlay } from "../../../../../../shared/games/tcgone/play/play.js";
import { sampleMaterial } from "../../../../../support/match/tcgone.js";
import { scenarioIn, scenariosIn } from "../../../../../support/scenarios/folder.js";
import { expectPassed, scenarioGame } from "../../../../../support/scenarios/passes.js";

const game = scenarioGame(tcgonePlay, sampleMaterial());
const path = join(import.meta.dirname, "../../../../../../tabula/tcgone/scenarios");
const names = scenariosIn(path);

describe("scenarios of the sample cards", () => {
  test("have titles of their own", () =>
    expect(new Set(names.map((name) => scenarioIn(path, name).text.title)).size).toBe(names.length));

  test.each(names)("%s", (name) => void expectPassed(scenarioIn(path, name), game));
});
