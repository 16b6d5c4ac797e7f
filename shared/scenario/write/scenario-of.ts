import { failed, ok, type Result } from "../../base/index.js";
import { fingerprint, presentDecision, presentState, type JsonValue, type Match } from "../../match/index.js";
import type { ScenarioGame } from "../schema.js";
import { Definitions } from "../definitions.js";
import { keyOf } from "../names.js";
import { readScenario } from "../read.js";
import { playScenario } from "../run.js";
import { expectationOf } from "./expected.js";
import { keyLine, shortened } from "./lines.js";
import { stepsOf } from "./steps.js";

/** What the head of a scenario says. */
export interface ScenarioHead {
  readonly title: string;
  /** The id of the game. */
  readonly game: string;
  /** A folder of cards, as seen from the file; `null` for the workspace itself. */
  readonly cards: string | null;
}

/**
 * The present position of a match as the text of a scenario: what the match began with, every choice in words, and all that must be
 * so then. Playing it leads to the same position, which is tried before the text is given; a fault says why it cannot.
 */
export function scenarioOf(match: Match, game: ScenarioGame, head: ScenarioHead): Result<string> {
  const { ruleset } = match;
  const steps = stepsOf(match, game);
  if (!steps.ok) return steps;
  const state = presentState(match);
  const expected = expectationOf(ruleset, ruleset.view(state, "all"), presentDecision(match));
  const text = [
    ...headLines(match, game, head),
    ...[...steps.value, expected].flatMap((lines) => ["", "[[steps]]", ...lines]),
    "",
  ].join("\n");
  return leadsTo(text, game, fingerprint(state)) ?? ok(text);
}

function headLines({ ruleset, setup }: Match, game: ScenarioGame, head: ScenarioHead): readonly string[] {
  const { title, game: id, cards } = head;
  const definitions = new Definitions(ruleset, game);
  const nameOf = (index: number): string => definitions.wordFor(index, game.nameOf(setup.definitions[index]));
  const lines = [keyLine(["title"], title), keyLine(["game"], id)];
  if (ruleset.id !== game.rulesets[0]?.id) lines.push(keyLine(["rules"], ruleset.id));
  lines.push(keyLine(["seed"], setup.seed));
  if (cards !== null) lines.push(keyLine(["cards"], cards));
  if (setup.chance !== undefined) lines.push(keyLine(["chance"], setup.chance));
  const options = Object.entries(setup.options);
  if (options.length > 0) lines.push("", "[options]");
  for (const [key, value] of options) lines.push(keyLine([key], withNames(value, nameOf)));
  lines.push("", "[decks]");
  ruleset.seats.forEach((seat, at) => {
    const names = setup.decks[at]?.cards.map(nameOf) ?? [];
    lines.push(keyLine([keyOf(seat)], shortened(names)));
  });
  return lines;
}

/** An option with names in the place of definitions, as they are read: lists of whole numbers are lists of cards. */
function withNames(value: JsonValue, nameOf: (index: number) => string): JsonValue {
  if (!Array.isArray(value)) return value;
  const numbers = value.filter((each) => typeof each === "number");
  if (numbers.length === value.length) return shortened(numbers.map(nameOf));
  return value.map((each: JsonValue) => withNames(each, nameOf));
}

/** Why a text does not lead to a position; `undefined` when it does. */
function leadsTo(text: string, game: ScenarioGame, position: string): Result<never> | undefined {
  const read = readScenario(text);
  if (!read.ok) return failed(read.error[0] ?? { code: "scenario/other-position", message: "It cannot be read." });
  const { report, match } = playScenario(read.value, game);
  const [fault] = report.faults;
  if (fault !== undefined) return failed(fault);
  const wrong = report.checks.find(({ held }) => !held);
  if (match !== null && wrong === undefined && fingerprint(presentState(match)) === position) return undefined;
  const detail = wrong === undefined ? "" : ` ${wrong.what}: ${wrong.seen}.`;
  return failed({
    code: "scenario/other-position",
    message: `With the cards as they are now the match takes another run.${detail}`,
  });
}
