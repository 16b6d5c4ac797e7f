import { editMatch, forcedChance, NOBODY, NONE, type Automatic, type Edit, type MatchState } from "../match/index.js";
import type { Path } from "../toml/index.js";
import type { ScenarioRun } from "./scenario-run.js";
import { nthOf, sharedKey } from "./names.js";
import { Refusal, unknown } from "./refusal.js";
import type { StepText } from "./schema.js";

/** Every position of a match is kept, and each holds all cards. */
const mostCards = 2_000;

/** Changes the match by hand; what then needs no asking is answered. */
export function edit(run: ScenarioRun, change: Edit, path: Path, automatic: Automatic = "driver"): void {
  run.spend(path);
  if (change.kind === "create" && run.state.cards.length >= mostCards) {
    throw new Refusal("scenario/too-many", `No more than ${mostCards} cards in a match.`, path);
  }
  const edited = editMatch(run.match, change, automatic);
  if (!edited.ok) {
    const { code, message } = edited.error;
    throw new Refusal(code, message, code === forcedChance ? run.chancePath : path);
  }
  run.match = edited.value;
}

/** The card of a name among some, `Ember #2` the second of them; `null` where there is none. */
export function nthAmong(run: ScenarioRun, text: string, cards: readonly number[]): number | null {
  const named = (words: string): readonly number[] =>
    cards.filter((card) => run.nameOf(card).toLowerCase() === words.trim().toLowerCase());
  const { words, nth } = nthOf(text);
  return named(words)[(nth ?? 1) - 1] ?? named(text)[0] ?? null;
}

interface Within {
  readonly zone: string;
  readonly side: number;
}

/** The card of a name, wherever it lies, or in a zone of a side; `Ember #2` is the second. Those of `first` are counted first. */
export function cardNamed(run: ScenarioRun, text: string, path: Path, within?: Within, first: number = NOBODY): number {
  const faces = run.cardsOf(run.view);
  const there = faces.filter(
    ({ zone, side }) =>
      within === undefined || (zone === within.zone && (within.side === NOBODY || side === within.side)),
  );
  const firsts = first === NOBODY ? [] : there.filter(({ side }) => side === first);
  const order = [...firsts, ...there.filter((card) => !firsts.includes(card))];
  const found = nthAmong(
    run,
    text,
    order.map(({ id }) => id),
  );
  if (found !== null) return found;
  const known = [...new Set(faces.map(({ face }) => face.name))];
  throw unknown("scenario/no-such-card", `There is no card "${text}" on the table.`, path, nthOf(text).words, known);
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
    const seat = player === undefined ? NOBODY : run.names.seat(player, [...here, "player"]);
    const id = card === undefined ? NONE : cardNamed(run, card, [...here, "card"], undefined, seat);
    edit(run, { kind: "game", what, seat: Math.max(0, seat), card: id, value: value ?? NONE }, here);
  }
}
