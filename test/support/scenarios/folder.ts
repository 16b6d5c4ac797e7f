import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readScenario, type Scenario } from "../../../shared/scenario/index.js";

const ending = ".scenario.toml";

/** The names of the scenarios in a folder, without their ending, in order. */
export const scenariosIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort();

/** Reads a scenario; throws with everything that is wrong in it. */
export function scenarioIn(folder: string, name: string): Scenario {
  const read = readScenario(readFileSync(join(folder, `${name}${ending}`), "utf8"));
  if (read.ok) return read.value;
  throw new Error(read.error.map(({ line, message }) => `${name}:${line}: ${message}`).join("\n"));
}
