import type { Fault } from "../base/index.js";
import {
  fingerprint,
  forcedChance,
  linesOf,
  recordOf,
  startMatch,
  type JsonObject,
  type JsonValue,
  type MatchRecord,
  type Ruleset,
} from "../match/index.js";
import { nearestWords, suggestionLimit } from "../text/index.js";
import { nearestPosition, type Path } from "../toml/index.js";
import { beginHere } from "./choose.js";
import { ScenarioRun } from "./scenario-run.js";
import { expectAll } from "./expect/index.js";
import type { ScenarioGame } from "./schema.js";
import { checkAllDrawn } from "./set-up/chance.js";
import { changePlayers } from "./set-up/players.js";
import { takePosition } from "./set-up/position.js";
import { takeStep } from "./steps.js";
import { Names } from "./names.js";
import type { Scenario } from "./read.js";
import { Refusal, unknown } from "./refusal.js";
import type { ScenarioReport } from "./report.js";

/** A scenario that was played, with the match in its final state. */
export interface PlayedScenario {
  readonly report: ScenarioReport;
  /** The match, begun at the set-up position; `null` where there is none because the file is wrong. */
  readonly match: ScenarioRun["match"] | null;
  /** All that leads there from the start of the match, the set-up too; `null` where there is no match. */
  readonly record: MatchRecord | null;
}

/** Plays a scenario: sets the match up, takes its steps, and looks at all that is expected. */
export function playScenario(scenario: Scenario, game: ScenarioGame): PlayedScenario {
  const { title } = scenario.text;
  let run: ScenarioRun | null = null;
  try {
    run = begin(scenario, game);
    takeSteps(run, scenario, game, scenario.text.steps.length);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const fault: Fault = {
      code: error.code,
      message: error.message,
      ...nearestPosition(scenario.document, error.path),
      ...error.hints,
    };
    const checks = run?.checks ?? [];
    return {
      report: { title, verdict: "wrong", checks, faults: [fault], ...endOf(run) },
      match: null,
      record: null,
    };
  }
  const verdict = run.hasFailed() ? "failed" : "passed";
  const record = recordOf(run.match);
  return {
    report: { title, verdict, checks: run.checks, faults: [], ...endOf(run) },
    match: run.match,
    record: { ...record, choices: [...run.setUp, ...record.choices] },
  };
}

function endOf(run: ScenarioRun | null): Pick<ScenarioReport, "log" | "waiting"> {
  if (run === null) return { log: [], waiting: "" };
  const log = linesOf(run.match, "all", 1).map(({ text }) => text);
  const { decision } = run;
  if (decision.kind === "over") return { log, waiting: "" };
  const { purpose, title } = decision.prompt;
  return { log, waiting: `${run.asked}: ${purpose} (${title})` };
}

function rulesetOf({ rulesets }: ScenarioGame, name: string | undefined): Ruleset {
  const isNamed = ({ id, profile }: Ruleset): boolean =>
    id === name || profile === name || id.endsWith(`-${name ?? ""}`);
  const found = name === undefined ? rulesets[0] : rulesets.find(isNamed);
  if (found !== undefined) return found;
  const known = rulesets.map(({ id, profile }) => (profile === "" ? id : profile));
  throw unknown("scenario/unknown-rules", `There are no rules "${name ?? ""}".`, ["rules"], name ?? "", known);
}

/** The match at the position the scenario begins with. */
function begin({ text, document }: Scenario, game: ScenarioGame): ScenarioRun {
  const ruleset = rulesetOf(game, text.rules);
  const names = new Names(ruleset, game);
  const none = ruleset.seats.map((name) => ({ name, cards: [] as readonly number[] }));
  const decks = text.decks === undefined ? none : decksOf(names, game, text.decks);
  checkOptions(ruleset, game, text.options);
  const options = { ...(text.decks === undefined ? {} : game.options), ...optionsOf(names, text.options, ["options"]) };
  const forced = text.chance === undefined ? {} : { chance: text.chance };
  const started = startMatch(ruleset, { definitions: game.definitions, decks, options, seed: text.seed, ...forced });
  if (!started.ok) {
    const { code, message } = started.error;
    if (code === forcedChance) throw new Refusal(code, message, ["chance"]);
    throw new Refusal(code, message, ...placeOfOption(game.optionNames?.(ruleset.id) ?? [], text.options));
  }
  const run = new ScenarioRun(document, names, started.value, text.seed);
  changePlayers(run, text.setup, ["setup"], text.position !== undefined);
  if (text.position !== undefined) takePosition(run, text.position, ["position"]);
  checkAllDrawn(run, ["chance"]);
  beginHere(run);
  return run;
}

function decksOf(names: Names, game: ScenarioGame, decks: Readonly<Record<string, string | string[]>>) {
  const given = Object.entries(decks).map(([key, wanted]) => ({ key, wanted, seat: names.seat(key, ["decks", key]) }));
  return names.players.map((player, at) => {
    const { key, wanted } = given.find(({ seat }) => seat === at) ?? { key: player, wanted: undefined };
    const path = ["decks", key];
    if (wanted === undefined) return { name: player, cards: [] };
    if (Array.isArray(wanted)) return { name: player, cards: names.given(wanted, path) };
    const deck = game.decks.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
    if (deck !== undefined) return deck;
    const known = game.decks.map(({ name }) => name);
    throw unknown("scenario/unknown-deck", `There is no deck "${wanted}".`, path, wanted, known);
  });
}

function checkOptions({ id: ruleset }: Ruleset, game: ScenarioGame, options: JsonObject): void {
  for (const [id, value] of Object.entries(options)) {
    const fault = game.faultOfOption?.(ruleset, id, value);
    if (fault !== undefined) throw new Refusal("scenario/wrong-option", fault, ["options", id]);
  }
}

/** Where options that the rules refuse are wrong: at one that resembles another, with that, as far as it can be told. */
function placeOfOption(known: readonly string[], options: JsonObject): readonly [Path, Pick<Fault, "suggestion">] {
  for (const id of Object.keys(options)) {
    const [suggestion] = known.includes(id) ? [] : nearestWords(id, known, Math.max(2, suggestionLimit(id)));
    if (suggestion !== undefined) return [["options", id], { suggestion }];
  }
  return [["options"], {}];
}

/** The options of the match: lists of texts in them name cards. */
function optionsOf(names: Names, options: JsonObject, path: Path): JsonObject {
  const read = (value: JsonValue, here: Path): JsonValue => {
    if (!Array.isArray(value)) return value;
    const words = value.filter((each) => typeof each === "string");
    if (words.length === value.length) return names.given(words, here);
    return value.map((each: JsonValue, at) => read(each, [...here, at]));
  };
  return Object.fromEntries(Object.entries(options).map(([key, value]) => [key, read(value, [...path, key])]));
}

/** Takes the first steps of a scenario, as far as each goes well. */
function takeSteps(run: ScenarioRun, scenario: Scenario, game: ScenarioGame, count: number): void {
  for (const [at, step] of scenario.text.steps.slice(0, count).entries()) {
    run.step = at + 1;
    run.begun = run.match.at + 1;
    const path = ["steps", at];
    takeStep(run, step, path);
    if (run.hasFailed()) return;
    if (step.expect === undefined) continue;
    expectAll(run, step.expect, [...path, "expect"]);
    if (step.expect["same-again"] === true) compareAgain(run, scenario, game, [...path, "expect", "same-again"]);
    if (run.hasFailed()) return;
  }
}

/** Plays everything up to here once more: the same was chosen from the same, and led to the same. */
function compareAgain(run: ScenarioRun, scenario: Scenario, game: ScenarioGame, path: Path): void {
  const text = {
    ...scenario.text,
    steps: scenario.text.steps.map((step) => ({ ...step, expect: undefined })),
  };
  const again = begin({ ...scenario, text }, game);
  takeSteps(again, { ...scenario, text }, game, run.step);
  run.compare(path, "choices played again", run.trace.join("; "), again.trace.join("; "));
  run.compare(path, "position played again", fingerprint(run.state), fingerprint(again.state));
}
