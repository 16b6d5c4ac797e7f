import { editMatch, NOBODY, NONE, type Automatic, type Edit, type MatchState, type Ruleset } from "../match/index.js";
import type { Path } from "../toml/index.js";
import type { ScenarioRun } from "./scenario-run.js";
import { nthOf, sharedKey } from "./names.js";
import { Refusal, unknown } from "./refusal.js";
import type { PlayersText, StepText } from "./schema.js";

/** Every position of a match is kept, and each holds all cards. */
const mostCards = 2_000;

/** Changes the match by hand; what then needs no asking is answered. */
export function edit(run: ScenarioRun, change: Edit, path: Path, automatic: Automatic = "driver"): void {
  run.spend(path);
  if (change.kind === "create" && run.state.cards.length >= mostCards) {
    throw new Refusal("scenario/too-many", `No more than ${mostCards} cards in a match.`, path);
  }
  const edited = editMatch(run.match, change, automatic);
  if (!edited.ok) throw new Refusal(edited.error.code, edited.error.message, path);
  run.match = edited.value;
}

/** Puts cards into zones, the first of a pile on top, and sets counters; counters last, for cards that come change them. */
export function changePlayers(run: ScenarioRun, players: PlayersText, path: Path): void {
  const sides = Object.entries(players).map(([key, content]) => {
    const seat = run.names.side(key, [...path, key]);
    if (seat === NOBODY) {
      throw new Refusal("scenario/shared-zone", "What all share is set by the options.", [...path, key]);
    }
    return { key, seat, content };
  });
  for (const { key, seat, content } of sides) {
    const order = fillingOrder(run.match.ruleset);
    const zones = Object.entries(content).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
    for (const [zone, cards] of zones) {
      if (typeof cards === "number") continue;
      const at = [...path, key, zone];
      putCards(run, run.names.zone(zone, seat, at), seat, cards, at);
    }
  }
  for (const { key, seat, content } of sides) {
    for (const [counter, value] of Object.entries(content)) {
      if (typeof value === "number") setCounter(run, seat, counter, value, [...path, key, counter]);
    }
  }
}

/** The zones in the order they are filled: cards that lie still come before those that act when they come. */
function fillingOrder({ zones, layout: { setUpOrder = [] } }: Ruleset): readonly string[] {
  return [...Object.keys(zones).filter((zone) => !setUpOrder.includes(zone)), ...setUpOrder];
}

/** In a pile the last card is the top; elsewhere cards lie in the order of the list. */
function isPile({ match }: ScenarioRun, zone: string): boolean {
  const look = match.ruleset.layout.zones.find((each) => each.zone === zone)?.look;
  return look === undefined || look === "hidden" || look === "pile" || look === "stack";
}

function putCards(run: ScenarioRun, zone: string, seat: number, cards: readonly string[], path: Path): void {
  const definitions = run.names.definitions(cards, run.state, path);
  for (const definition of isPile(run, zone) ? definitions.reverse() : definitions) {
    edit(run, { kind: "create", definition, owner: seat, zone, side: seat }, path);
  }
}

function setCounter(run: ScenarioRun, seat: number, counter: string, value: number, path: Path): void {
  const known = Object.keys(run.state.counters[seat] ?? {});
  if (!known.includes(counter)) {
    const message = `There is no counter "${counter}".`;
    throw unknown("scenario/unknown-counter", message, path, counter, known);
  }
  edit(run, { kind: "count", seat, counter, value }, path);
}

/** The card of a name, wherever it lies, or in a zone of a side; `Ember #2` is the second. */
export function cardNamed(run: ScenarioRun, text: string, path: Path, within?: { zone: string; side: number }): number {
  const { words, nth } = nthOf(text);
  const plain = words.trim().toLowerCase();
  const { ruleset } = run.match;
  const faces = run.cardsOf(ruleset.view(run.state, "all"));
  const same = faces.filter(
    ({ face, zone, side }) =>
      face.name.toLowerCase() === plain &&
      (within === undefined || (zone === within.zone && (within.side === NOBODY || side === within.side))),
  );
  const found = same[(nth ?? 1) - 1];
  if (found !== undefined) return found.id;
  const known = [...new Set(faces.map(({ face }) => face.name))];
  throw unknown("scenario/no-such-card", `There is no card "${text}" on the table.`, path, words, known);
}

/** Moves cards by hand. */
export function moveCards(run: ScenarioRun, moves: NonNullable<StepText["move"]>, path: Path): void {
  for (const [at, { card, player, from, to, side }] of moves.entries()) {
    const here = [...path, at];
    const owner = run.names.side(player ?? sharedKey, [...here, "player"]);
    const zone = run.names.zone(from, owner, [...here, "from"]);
    const goal = side === undefined ? owner : run.names.side(side, [...here, "side"]);
    const target = run.names.zone(to, goal, [...here, "to"]);
    const cards =
      card === undefined
        ? listOf(run.state, zone, owner)
        : [cardNamed(run, card, [...here, "card"], { zone, side: owner })];
    for (const each of cards) edit(run, { kind: "move", card: each, zone: target, side: Math.max(0, goal) }, here);
  }
}

const listOf = ({ zones }: MatchState, zone: string, side: number): readonly number[] =>
  zones[zone]?.[Math.max(0, side)] ?? [];

/** Changes that only the game knows. */
export function editByHand(run: ScenarioRun, edits: NonNullable<StepText["by-hand"]>, path: Path): void {
  for (const [at, { what, player, card, value }] of edits.entries()) {
    const here = [...path, at];
    const seat = player === undefined ? 0 : run.names.seat(player, [...here, "player"]);
    const id = card === undefined ? NONE : cardNamed(run, card, [...here, "card"]);
    edit(run, { kind: "game", what, seat, card: id, value: value ?? NONE }, here);
  }
}
