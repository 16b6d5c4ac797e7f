import { failed, ok, type Result } from "../../base/index.js";
import {
  NOBODY,
  presentState,
  type Match,
  type MatchView,
  type Ruleset,
  type Seat,
  type ViewZone,
} from "../../match/index.js";
import type { ScenarioGame } from "../schema.js";
import { Definitions } from "../definitions.js";
import { keyOf, sharedKey } from "../names.js";
import { readScenario } from "../read.js";
import { playScenario } from "../run.js";
import { entriesOf } from "./entries.js";
import { keyLine } from "./lines.js";
import { lossesOf } from "./losses.js";
import { Words } from "./words.js";
import type { ScenarioHead } from "./scenario-of.js";

/** A position as a text, and what the text leaves out. */
export interface WrittenPosition {
  readonly text: string;
  /** What the scenario's first position has otherwise than the match, in sentences. */
  readonly losses: readonly string[];
}

/**
 * The present position of a match as the text of a scenario: zones and counters of all players, what the game says of its cards,
 * the moment of the turn where its rules can begin there, and a first step that expects them. What is lost is named. Fails where
 * the text would not play.
 */
export function positionOf(match: Match, game: ScenarioGame, head: ScenarioHead): Result<WrittenPosition> {
  const { ruleset } = match;
  const state = presentState(match);
  const words = new Words(ruleset, new Definitions(ruleset, game), state);
  const wanted = words.view;
  const counters = state.counters.map((numbers) => Object.entries(numbers).filter(isNumber));
  const written = (isSaid: IsSaid): string => {
    const setUp = [
      ...headOf(match, game, head),
      ...ruleset.seats.flatMap((_name, seat) => sideOf(words, seat, counters[seat] ?? [], isSaid)),
      ...tableOf(words),
      ...momentOf(words),
    ];
    return `${setUp.join("\n")}\n`;
  };
  let text = written(({ value }) => value !== 0);
  let played = playedAgain(text, game);
  if (!played.ok) return played;
  const begun = presentState(played.value).counters;
  // A match does not begin with all counters at 0: those it begins with are said, too.
  const isOther: IsSaid = ({ seat, counter, value }) =>
    value !== 0 || Object.entries(begun[seat] ?? {}).some(([each, now]) => each === counter && now !== 0);
  const again = written(isOther);
  if (again !== text) {
    text = again;
    played = playedAgain(text, game);
    if (!played.ok) return played;
  }
  const got = ruleset.view(presentState(played.value), "all");
  const step = expectationOf(ruleset, got, counters);
  const losses = [...ruleset.unsaid(state), ...lossesOf(ruleset, wanted, got)];
  return ok({ text: `${text}\n${step.join("\n")}\n`, losses });
}

/** Whether a file says a counter of a player. */
type IsSaid = (counter: { readonly seat: number; readonly counter: string; readonly value: number }) => boolean;

/** The match that a text sets up. */
function playedAgain(text: string, game: ScenarioGame): Result<Match> {
  const read = readScenario(text);
  if (!read.ok) return failed(read.error[0] ?? { code: "scenario/shape", message: "The position cannot be written." });
  const { report, match } = playScenario(read.value, game);
  if (match !== null) return ok(match);
  return failed(report.faults[0] ?? { code: "scenario/shape", message: "The position cannot be played." });
}

const isNumber = (entry: [string, unknown]): entry is [string, number] => typeof entry[1] === "number";

function headOf({ ruleset, setup }: Match, game: ScenarioGame, { title, game: id, cards }: ScenarioHead): string[] {
  const head = [keyLine(["title"], title), keyLine(["game"], id), keyLine(["seed"], setup.seed)];
  if (game.rulesets[0]?.id !== ruleset.id) head.push(keyLine(["rules"], ruleset.id));
  if (cards !== null) head.push(keyLine(["cards"], cards));
  const changed = Object.entries(setup.options).filter(
    ([id, value]) => typeof value !== "object" && value !== game.options[id],
  );
  if (changed.length > 0) head.push("", "[options]", ...changed.map(([id, value]) => keyLine([id], value)));
  // With decks, even of no cards, a scenario takes up what else the folder has to play with.
  if (Object.keys(game.options).length > 0) {
    head.push("", "[decks]", ...ruleset.seats.map((name) => keyLine([keyOf(name)], [])));
  }
  return head;
}

/** The zones of a side that are laid out, and its counters. */
function sideOf(
  words: Words,
  seat: number,
  counters: readonly (readonly [string, number])[],
  isSaid: IsSaid,
): string[] {
  const lines = ["", `[setup.${words.seat(seat)}]`, ...zoneLines(words, seat)];
  for (const [counter, value] of counters) {
    if (isSaid({ seat, counter, value })) lines.push(keyLine([counter], value));
  }
  return lines;
}

function zoneLines(words: Words, side: number): string[] {
  return words.ruleset.layout.zones.flatMap(({ zone }) => {
    const there = words.view.zones.find((each) => each.zone === zone && each.side === side);
    return there === undefined || there.cards.length === 0 ? [] : [keyLine([zone], entriesOf(words, there))];
  });
}

/** What lies in zones that all share, but what waits on the stack and what the options bring. */
function tableOf(words: Words): string[] {
  const { ruleset, view } = words;
  // What belongs to nobody comes with the rules; how it lies can be said where a match can begin anywhere.
  const isKept = ({ zone }: ViewZone): boolean =>
    (ruleset.setUp.canBeginAnywhere || ruleset.zones[zone]?.unowned !== true) &&
    ruleset.layout.zones.find((each) => each.zone === zone)?.look !== "stack";
  const zones = view.zones.filter((zone) => zone.side === NOBODY && zone.cards.length > 0 && isKept(zone));
  if (zones.length === 0) return [];
  return ["", `[setup.${sharedKey}]`, ...zones.map((zone) => keyLine([zone.zone], entriesOf(words, zone)))];
}

/** The turn, its player and its phase, where the rules can begin there. */
function momentOf({ ruleset, view }: Words): string[] {
  if (!ruleset.setUp.canBeginAnywhere || view.turn < 1 || view.outcome !== null) return [];
  const active = ruleset.seats[view.active];
  const isPhase = ruleset.layout.phases.some(({ phase }) => phase === view.phase);
  return [
    "",
    "[position]",
    keyLine(["turn"], view.turn),
    ...(active === undefined ? [] : [keyLine(["active"], keyOf(active))]),
    ...(isPhase ? [keyLine(["phase"], view.phase)] : []),
  ];
}

/** From bottom to top. */
function namesIn(view: MatchView, zone: string, side: Seat): string[] {
  const cards = view.zones.find((each) => each.zone === zone && each.side === side)?.cards ?? [];
  const names = new Map(view.cards.map(({ id, face }) => [id, face.name]));
  return cards.map((id) => names.get(id) ?? "");
}

/** A step that does nothing and expects the position. */
function expectationOf(
  ruleset: Ruleset,
  view: MatchView,
  counters: readonly (readonly (readonly [string, number])[])[],
): string[] {
  const lines = ["[[steps]]"];
  const asked = ruleset.seats[view.waitingFor];
  if (asked !== undefined) lines.push(keyLine(["expect", "asked"], keyOf(asked)));
  ruleset.seats.forEach((name, seat) => {
    const facts: Record<string, number> = {};
    for (const { zone, look } of ruleset.layout.zones) {
      if (ruleset.zones[zone]?.shared !== true && look !== "hidden") facts[zone] = namesIn(view, zone, seat).length;
    }
    for (const [counter] of counters[seat] ?? []) facts[counter] = view.counters[seat]?.[counter] ?? 0;
    lines.push(keyLine(["expect", keyOf(name)], facts));
  });
  return lines;
}
