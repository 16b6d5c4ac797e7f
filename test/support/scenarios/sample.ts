import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { must, runToEnd } from "../../../shared/base/index.js";
import { dreamtidesPlay } from "../../../shared/games/dreamtides/play/play.js";
import { scenarioGame } from "../../../shared/games/index.js";
import { tablesOfGame } from "../bound-tables.js";
import { readScenario, type Scenario, type ScenarioGame } from "../../../shared/scenario/index.js";
import { documentContent, parseDocument } from "../../../shared/toml/index.js";

const sample = join(import.meta.dirname, "../../../tabula/dreamtides");
const ending = ".scenario.toml";

/** The sample's cards, and the rules they are played by. */
export function sampleGame(): ScenarioGame {
  const names = readdirSync(sample).filter((name) => name.endsWith(".toml"));
  const sources = names.sort().map((file) => {
    const document = must(parseDocument(readFileSync(join(sample, file), "utf8")));
    return { file, content: runToEnd(documentContent(document)) };
  });
  return scenarioGame(dreamtidesPlay, dreamtidesPlay.material(tablesOfGame("dreamtides", sources)));
}

/** The names of scenarios in a folder, without their ending, in order. */
const namesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort();

const sampleFolder = join(sample, "scenarios");
export const scenarioNames = namesIn(sampleFolder);

/** Scenarios of what no rules text says. */
const unwrittenFolder = join(import.meta.dirname, "../../unit/shared/games/dreamtides/scenarios/unwritten");
export const unwrittenNames = namesIn(unwrittenFolder);

/** Reads a scenario of the sample; throws with everything that is wrong in it. */
export const sampleScenario = (name: string): Scenario => scenarioIn(sampleFolder, name);
export const unwrittenScenario = (name: string): Scenario => scenarioIn(unwrittenFolder, name);

function scenarioIn(folder: string, name: string): Scenario {
  const read = readScenario(readFileSync(join(folder, `${name}${ending}`), "utf8"));
  if (read.ok) return read.value;
  throw new Error(read.error.map(({ line, message }) => `${name}:${line}: ${message}`).join("\n"));
}
