import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { definitionSchema } from "../../../../../../shared/games/tcgone/play/cards/definition.js";
import { tcgonePlay } from "../../../../../../shared/games/tcgone/play/play.js";
import { parseEffect } from "../../../../../../shared/games/tcgone/script/parse.js";
import { scriptNames } from "../../../../../../shared/games/tcgone/script/registry/index.js";
import { effectRows } from "../../../../../../shared/games/tcgone/script/rows/effect-rows.js";
import { fingerprint } from "../../../../../../shared/match/index.js";
import { sampleMaterial } from "../../../../../support/match/tcgone.js";
import { scenarioIn, scenariosIn } from "../../../../../support/scenarios/folder.js";
import { expectPassed, scenarioGame } from "../../../../../support/scenarios/passes.js";

const sample = sampleMaterial();
const game = scenarioGame(tcgonePlay, sample);

/** The same cards with their effects in rows. */
const rows = sample.definitions.map((definition) => {
  const { effect, ...row } = definitionSchema.parse(definition);
  const { items, comments } = parseEffect(effect, scriptNames);
  return { ...row, abilities: effectRows(items, comments) };
});
const inRows = scenarioGame(
  tcgonePlay,
  tcgonePlay.material([{ file: "cards.toml", table: ["cards"], kind: "cards", rows }]),
);

const path = join(import.meta.dirname, "../../../../../../tabula/tcgone/scenarios");
const names = scenariosIn(path);

describe("scenarios of the sample cards", () => {
  test("have titles of their own", () =>
    expect(new Set(names.map((name) => scenarioIn(path, name).text.title)).size).toBe(names.length));

  test("are about the 28 cards of the specification", () => {
    const numbers = new Set(names.map((name) => Number.parseInt(name, 10)));
    expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 28 }, (_, at) => at + 1));
  });

  test.each(names)("%s, as a script and as rows", (name) => {
    const [asText, asRows] = [game, inRows].map((each) => expectPassed(scenarioIn(path, name), each).match);
    const marks = (match: typeof asText) => match?.moments.map(({ state }) => fingerprint(state));
    expect(marks(asRows)).toEqual(marks(asText));
  });
});
