import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { tcgonePlay } from "../../../../../../shared/games/tcgone/play/play.js";
import { tcgoneRuleset } from "../../../../../../shared/games/tcgone/play/ruleset.js";
import { events } from "../../../../../../shared/games/tcgone/script/registry/events.js";
import { getters } from "../../../../../../shared/games/tcgone/script/registry/getters.js";
import { operations } from "../../../../../../shared/games/tcgone/script/registry/operations/index.js";
import { must } from "../../../../../../shared/base/index.js";
import { playScenario, type ScenarioGame } from "../../../../../../shared/scenario/index.js";
import { materialOf } from "../../../../../support/match/folder.js";
import { sampleMaterial } from "../../../../../support/match/tcgone.js";
import { scenarioIn, scenariosIn } from "../../../../../support/scenarios/folder.js";

const sample = sampleMaterial();
const own = materialOf("tcgone", import.meta.dirname);
const game: ScenarioGame = {
  rulesets: tcgonePlay.rulesets,
  definitions: [...sample.definitions, ...own.definitions],
  decks: [],
  options: {},
  nameOf: (each) => tcgonePlay.nameOf(each),
  idOf: (each) => tcgonePlay.idOf?.(each) ?? null,
};

/** Plays a scenario; everything that it expects must hold. */
function expectPassed(folder: string, name: string): void {
  const { report } = playScenario(scenarioIn(folder, name), game);
  const wrong = report.checks.filter(({ held }) => !held);
  expect({ faults: report.faults, wrong }).toEqual({ faults: [], wrong: [] });
  expect(report.verdict).toBe("passed");
}

const path = join(import.meta.dirname, "events");
const names = scenariosIn(path);
const fileOf = (event: string): string => event.toLowerCase().replaceAll("_", "-");

/** `GET_MAX_TOOLS` and `directDamage` as names of files. */
const kebab = (name: string): string =>
  /^[A-Z_]+$/u.test(name) ? fileOf(name) : name.replaceAll(/(?<!^)([A-Z])/gu, "-$1").toLowerCase();

describe("scenarios of events", () => {
  test("their cards work", () => {
    const empty = ["Alice", "Bob"].map((name) => ({ name, cards: [] }));
    const setup = { definitions: game.definitions, decks: empty, options: {}, seed: 1 };
    const { constants } = must(tcgoneRuleset.setup(setup)).state;
    expect(constants.cards.flatMap(({ definition, fault }) => (fault === null ? [] : [definition.name]))).toEqual([]);
  });

  test("are about each event of the language", () => {
    expect(names).toEqual(events.map(({ name }) => fileOf(name)).sort());
  });

  test.each(names)("%s", (name) => {
    const scenario = scenarioIn(path, name);
    // The card of the event takes part in it.
    expect(JSON.stringify(scenario.text.setup)).toContain(`Hears ${name.toUpperCase().replaceAll("-", "_")}`);
    expectPassed(path, name);
  });
});

const wanted: Readonly<Record<string, readonly string[]>> = {
  operations: operations.map(({ name }) => name),
  getters: getters.map(({ name }) => name),
};
/** Scenarios that are about more than the operation of their name. */
const others = ["power-used-of-a-stadium"];

describe.each(Object.entries(wanted))("scenarios of %s", (kind, registered) => {
  const folder = join(import.meta.dirname, kind);
  const files = scenariosIn(folder);

  test("are about each of the language", () => {
    const about = files.filter((name) => !others.includes(name));
    expect(about).toEqual([...new Set(registered.map(kebab))].sort());
  });

  test.each(files)("%s", (name) => expectPassed(folder, name));
});

describe("scenarios of options", () => {
  const folder = join(import.meta.dirname, "options");

  test.each(scenariosIn(folder))("%s", (name) => expectPassed(folder, name));
});
