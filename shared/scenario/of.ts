import { failed, ok, type Result } from "../base/index.js";
import { NOBODY, presentState, type Match, type MatchView, type Ruleset, type Seat } from "../match/index.js";
import { writeValue } from "../toml/index.js";
import type { ScenarioGame } from "./game.js";
import { keyOf } from "./names.js";
import { readScenario } from "./read.js";
import { playScenario } from "./run.js";

/** What a position is called when it becomes a scenario, and what it is played with. */
export interface ScenarioOrigin {
  readonly title: string;
  /** Id of the game. */
  readonly gameId: string;
  readonly game: ScenarioGame;
}

export interface WrittenScenario {
  readonly text: string;
  /** What the scenario's first position has otherwise than the match, in sentences. */
  readonly losses: readonly string[];
}

/**
 * The present position of a match as the text of a scenario: zones and counters of all players, and a first step that expects
 * them. What neither tells is lost and named: the turn, the stack, lasting changes of cards. Fails where the text would not play.
 */
export function scenarioOf(match: Match, origin: ScenarioOrigin): Result<WrittenScenario> {
  const { ruleset } = match;
  const state = presentState(match);
  const wanted = ruleset.view(state, "all");
  const counters = state.counters.map((numbers) => Object.entries(numbers).filter(isNumber));
  const setUp = [
    ...headOf(match, origin),
    ...ruleset.seats.flatMap((name, seat) => sideOf(ruleset, wanted, name, seat, counters[seat] ?? [])),
  ];
  const text = `${setUp.join("\n")}\n`;
  const read = readScenario(text);
  if (!read.ok) return failed(read.error[0] ?? { code: "scenario/shape", message: "The position cannot be written." });
  const { report, match: played } = playScenario(read.value, origin.game);
  if (played === null) {
    return failed(report.faults[0] ?? { code: "scenario/shape", message: "The position cannot be played." });
  }
  const got = ruleset.view(presentState(played), "all");
  const step = expectationOf(ruleset, got, counters);
  return ok({ text: `${text}\n${step.join("\n")}\n`, losses: lossesOf(ruleset, wanted, got) });
}

const isNumber = (entry: [string, unknown]): entry is [string, number] => typeof entry[1] === "number";

const quoted = (value: string): string => writeValue({ kind: "string", value });

function headOf({ ruleset, setup }: Match, { title, gameId, game }: ScenarioOrigin): string[] {
  const head = [`title = ${quoted(title)}`, `game = ${quoted(gameId)}`, `seed = ${setup.seed}`];
  if (game.rulesets[0]?.id !== ruleset.id) head.push(`rules = ${quoted(ruleset.id)}`);
  // With decks, even of no cards, a scenario takes up what else the folder has to play with.
  if (Object.keys(game.options).length > 0) {
    head.push("", "[decks]", ...ruleset.seats.map((name) => `${keyOf(name)} = []`));
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
    if (ruleset.zones[zone]?.shared === true) continue;
    const names = namesIn(view, zone, seat);
    if (names.length === 0) continue;
    const order = look === "pile" || look === "stack" ? names.toReversed() : names;
    lines.push(`${zone} = [${counted(order).map(quoted).join(", ")}]`);
  }
  for (const [counter, value] of counters) if (value !== 0) lines.push(`${counter} = ${value}`);
  return lines;
}

/** From bottom to top. */
function namesIn(view: MatchView, zone: string, side: Seat): string[] {
  const cards = view.zones.find((each) => each.zone === zone && each.side === side)?.cards ?? [];
  const names = new Map(view.cards.map(({ id, face }) => [id, face.name]));
  return cards.map((id) => names.get(id) ?? "");
}

/** Equal names side by side as one: `3 × Ember`. */
function counted(names: readonly string[]): string[] {
  const runs: { name: string; count: number }[] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.name === name) last.count += 1;
    else runs.push({ name, count: 1 });
  }
  return runs.map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`));
}

/** A step that does nothing and expects the position. */
function expectationOf(
  ruleset: Ruleset,
  view: MatchView,
  counters: readonly (readonly (readonly [string, number])[])[],
): string[] {
  const lines = ["[[steps]]"];
  const asked = ruleset.seats[view.waitingFor];
  if (asked !== undefined) lines.push(`expect.asked = ${quoted(keyOf(asked))}`);
  ruleset.seats.forEach((name, seat) => {
    const zones = ruleset.layout.zones
      .filter(({ zone }) => ruleset.zones[zone]?.shared !== true)
      .map(({ zone }) => `${zone} = ${namesIn(view, zone, seat).length}`);
    const numbers = (counters[seat] ?? []).map(([counter]) => `${counter} = ${view.counters[seat]?.[counter] ?? 0}`);
    lines.push(`expect.${keyOf(name)} = { ${[...zones, ...numbers].join(", ")} }`);
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
