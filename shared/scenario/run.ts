import type { Fault } from "../base/index.js";
import {
  fingerprint,
  linesOf,
  recordOf,
  startMatch,
  type JsonObject,
  type JsonValue,
  type MatchRecord,
  type Ruleset,
} from "../match/index.js";
import type { Path } from "../toml/index.js";
import { answer } from "./answer.js";
import { changePlayers, editByHand, moveCards } from "./change.js";
import { act, beginHere, bringBack, letBotsPlay, takeBack, type Attempt } from "./choose.js";
import { ScenarioRun } from "./scenario-run.js";
import { expectAll } from "./expect/index.js";
import type { ScenarioGame, StepText } from "./schema.js";
import { Names } from "./names.js";
import { placeOf } from "./places.js";
import type { Scenario } from "./read.js";
import { Refusal, unknown } from "./refusal.js";
import type { ScenarioReport } from "./report.js";

/** A bot of a scenario that is not told how often decides so often at most. */
const usualChoices = 1_000;

/** A scenario that was played, with the match as it stands then. */
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
      ...placeOf(scenario.document, error.path),
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
  const found = name === undefined ? rulesets[0] : rulesets.find(({ id }) => id === name || id.endsWith(`-${name}`));
  if (found !== undefined) return found;
  const known = rulesets.map(({ id }) => id);
  throw unknown("scenario/unknown-rules", `There are no rules "${name ?? ""}".`, ["rules"], name ?? "", known);
}

/** The match at the position the scenario begins with. */
function begin({ text, document }: Scenario, game: ScenarioGame): ScenarioRun {
  const ruleset = rulesetOf(game, text.rules);
  const names = new Names(ruleset, game);
  const none = ruleset.seats.map((name) => ({ name, cards: [] as readonly number[] }));
  const decks = text.decks === undefined ? none : decksOf(names, game, text.decks);
  const options = { ...(text.decks === undefined ? {} : game.options), ...optionsOf(names, text.options, ["options"]) };
  const setup = { definitions: game.definitions, decks, options, seed: text.seed };
  const started = startMatch(ruleset, setup);
  if (!started.ok) throw new Refusal(started.error.code, started.error.message, ["options"]);
  const run = new ScenarioRun(document, names, started.value, text.seed);
  changePlayers(run, text.setup, ["setup"]);
  beginHere(run);
  return run;
}

function decksOf(names: Names, game: ScenarioGame, decks: Readonly<Record<string, string | string[]>>) {
  for (const key of Object.keys(decks)) names.seat(key, ["decks", key]);
  return names.players.map((key) => {
    const path = ["decks", key];
    const wanted = decks[key];
    if (wanted === undefined) return { name: key, cards: [] };
    if (Array.isArray(wanted)) return { name: key, cards: names.given(wanted, path) };
    const deck = game.decks.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
    if (deck !== undefined) return { name: deck.name, cards: deck.cards };
    const known = game.decks.map(({ name }) => name);
    throw unknown("scenario/unknown-deck", `There is no deck "${wanted}".`, path, wanted, known);
  });
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

function takeStep(run: ScenarioRun, step: StepText, path: Path): void {
  const { by, change, move, bots, undo } = step;
  if (by !== undefined) {
    const key = run.names.players[run.names.seat(by, [...path, "by"])] ?? by;
    run.compare([...path, "by"], "decides", key, run.asked);
    if (run.hasFailed()) return;
  }
  if (change !== undefined) changePlayers(run, change, [...path, "change"]);
  if (move !== undefined) moveCards(run, move, [...path, "move"]);
  if (step["by-hand"] !== undefined) editByHand(run, step["by-hand"], [...path, "by-hand"]);
  for (const [words, attempt, here] of attemptsOf(run, step, path)) {
    if (!settle(run, step, words, attempt(), here)) return;
  }
  if (bots !== undefined) letBotsPlay(run, bots, step.choices ?? usualChoices, [...path, "bots"]);
  if (undo !== undefined && !settle(run, step, "undo", takeBack(run, undo, [...path, "undo"]), [...path, "undo"])) {
    return;
  }
  if (step.redo === true) settle(run, step, "redo", bringBack(run), [...path, "redo"]);
}

/** What a step does in words and answers, one after the other. */
function attemptsOf(run: ScenarioRun, step: StepText, path: Path): readonly (readonly [string, () => Attempt, Path])[] {
  const words = step.do === undefined ? [] : typeof step.do === "string" ? [step.do] : step.do;
  const once = words.map(
    (text, at) =>
      [text, () => act(run, text), typeof step.do === "string" ? [...path, "do"] : [...path, "do", at]] as const,
  );
  const done = Array.from({ length: step.times ?? 1 }, () => once).flat();
  const answers = Object.entries(step.answer ?? {}).map(
    ([purpose, value]) =>
      [`answer ${purpose}`, () => answer(run, purpose, value), [...path, "answer", purpose]] as const,
  );
  return [...done, ...answers];
}

/** Notes what came of an attempt; whether the step may go on. The reason of a refusal may be expected. */
function settle(run: ScenarioRun, step: StepText, words: string, attempt: Attempt, path: Path): boolean {
  const { refused } = step;
  if (refused === undefined) {
    const seen = attempt === null ? "done" : `${attempt.message}${attempt.hint === "" ? "" : ` (${attempt.hint})`}`;
    run.check(path, words, attempt === null, "done", seen);
    return attempt === null;
  }
  const seen = attempt?.message ?? "done";
  run.check(path, words, attempt !== null && seen.includes(refused), `refused: ${refused}`, seen);
  return false;
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
