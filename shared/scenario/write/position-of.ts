import { failed, ok, type Result } from "../../base/index.js";
import { NOBODY, presentState, type Match, type MatchView, type Ruleset, type Seat } from "../../match/index.js";
import type { ScenarioGame } from "../schema.js";
import { keyOf } from "../names.js";
import { readScenario } from "../read.js";
import { playScenario } from "../run.js";
import { keyLine, shortened } from "./lines.js";
import type { ScenarioHead } from "./scenario-of.js";

/** A position as a text, and what the text does not tell. */
export interface WrittenPosition {
  readonly text: string;
  /** What the scenario's first position has otherwise than the match, in sentences. */
  readonly losses: readonly string[];
}

/**
 * The present position of a match as the text of a scenario: zones and counters of all players, and a first step that expects
 * them. What neither tells is lost and named: the turn, the stack, lasting changes of cards. Fails where the text would not play.
 */
export function positionOf(match: Match, game: ScenarioGame, head: ScenarioHead): Result<WrittenPosition> {
  const { ruleset } = match;
  const state = presentState(match);
  const wanted = ruleset.view(state, "all");
  const counters = state.counters.map((numbers) => Object.entries(numbers).filter(isNumber));
  const setUp = [
    ...headOf(match, game, head),
    ...ruleset.seats.flatMap((name, seat) => sideOf(ruleset, wanted, name, seat, counters[seat] ?? [])),
  ];
  const text = `${setUp.join("\n")}\n`;
  const read = readScenario(text);
  if (!read.ok) return failed(read.error[0] ?? { code: "scenario/shape", message: "The position cannot be written." });
  const { report, match: played } = playScenario(read.value, game);
  if (played === null) {
    return failed(report.faults[0] ?? { code: "scenario/shape", message: "The position cannot be played." });
  }
  const got = ruleset.view(presentState(played), "all");
  const step = expectationOf(ruleset, got, counters);
  return ok({ text: `${text}\n${step.join("\n")}\n`, losses: lossesOf(ruleset, wanted, got) });
}

const isNumber = (entry: [string, unknown]): entry is [string, number] => typeof entry[1] === "number";

function headOf({ ruleset, setup }: Match, game: ScenarioGame, { title, game: id, cards }: ScenarioHead): string[] {
  const head = [keyLine(["title"], title), keyLine(["game"], id), keyLine(["seed"], setup.seed)];
  if (game.rulesets[0]?.id !== ruleset.id) head.push(keyLine(["rules"], ruleset.id));
  if (cards !== null) head.push(keyLine(["cards"], cards));
  // With decks, even of no cards, a scenario takes up what else the folder has to play with.
  if (Object.keys(game.options).length > 0) {
    head.push("", "[decks]", ...ruleset.seats.map((name) => keyLine([keyOf(name)], [])));
  }
  return head;
}

/** The zones of a side that are laid out, and its counters. */
function sideOf(
  ruleset: Ruleset,
  view: MatchView,
  name: string,
  seat: Seat,
  counters: readonly (readonly [string, number])[],
): string[] {
  const lines = ["", `[setup.${keyOf(name)}]`];
  for (const { zone, look } of ruleset.layout.zones) {
    if (ruleset.zones[zone]?.shared === true || look === "hidden") continue;
    const names = namesIn(view, zone, seat);
    if (names.length === 0) continue;
    const order = look === "pile" || look === "stack" ? names.toReversed() : names;
    lines.push(keyLine([zone], shortened(order)));
  }
  for (const [counter, value] of counters) if (value !== 0) lines.push(keyLine([counter], value));
  return lines;
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

function lossesOf(ruleset: Ruleset, wanted: MatchView, got: MatchView): string[] {
  const losses: string[] = [];
  if (wanted.turn !== got.turn || wanted.active !== got.active) {
    losses.push(`It begins in turn ${got.turn}, the turn of ${ruleset.seats[got.active] ?? "nobody"}.`);
  }
  if (wanted.stack.length > 0) losses.push("What waits on the stack is not kept.");
  for (const { zone, side, cards } of wanted.zones) {
    if (side === NOBODY) continue;
    const others = got.zones.find((each) => each.zone === zone && each.side === side)?.cards ?? [];
    cards.forEach((id, at) => {
      const before = wanted.cards.find((card) => card.id === id)?.face;
      const after = got.cards.find((card) => card.id === others[at])?.face;
      for (const { title, value } of before?.figures ?? []) {
        const now = after?.figures.find((figure) => figure.title === title)?.value;
        if (before && now !== undefined && now !== value) {
          losses.push(`${before.name} has ${title.toLowerCase()} ${now} instead of ${value}.`);
        }
      }
    });
  }
  return losses;
}
