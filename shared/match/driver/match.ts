import { failed, ok, type Result } from "../../base/index.js";
import type { Action } from "../action.js";
import type { Edit } from "../edit.js";
import type { LogEntry } from "../log.js";
import type { MatchSetup } from "../rules.js";
import type { Decision, Ruleset, Step } from "../ruleset.js";
import { NOBODY, type Seat, type Viewer } from "../seat.js";
import type { MatchState } from "../state.js";
import type { Choice, ChoiceBy, MatchRecord } from "./record.js";

/** A point of a match: the position, the input that led to it (none: the start), and what happened on the way. */
export interface Moment<State extends MatchState = MatchState> {
  readonly choice: Choice | null;
  /** Who had to decide; `NOBODY` for the start. */
  readonly seat: Seat;
  /** Whether undo stops before it. */
  readonly stop: boolean;
  readonly state: State;
  readonly events: readonly LogEntry[];
}

/**
 * A match with its history, as an immutable value: every function here returns another one. `at` is the present; what comes
 * after it can be redone.
 */
export interface Match<State extends MatchState = MatchState> {
  readonly ruleset: Ruleset<State>;
  readonly setup: MatchSetup;
  readonly moments: readonly Moment<State>[];
  readonly at: number;
}

/** Who answers what need not be asked for: the driver at once, or nobody (an exact replay, a test). */
export type Automatic = "driver" | "nobody";

/** More answers in a row that need no asking are a fault of the cards. */
const automaticLimit = 1_000;

/** A new match at its first position. */
export function startMatch<State extends MatchState>(
  ruleset: Ruleset<State>,
  setup: MatchSetup,
  automatic: Automatic = "driver",
): Result<Match<State>> {
  const first = ruleset.setup(setup);
  if (!first.ok) return first;
  const start: Moment<State> = { choice: null, seat: NOBODY, stop: false, ...first.value };
  return goOn({ ruleset, setup, moments: [start], at: 0 }, automatic);
}

export function presentMoment<State extends MatchState>({ moments, at }: Match<State>): Moment<State> {
  const moment = moments[at];
  if (moment === undefined) throw new RangeError(`No moment ${at} among ${moments.length}`);
  return moment;
}

export const presentState = <State extends MatchState>(match: Match<State>): State => presentMoment(match).state;

export const presentDecision = <State extends MatchState>(match: Match<State>): Decision =>
  match.ruleset.decision(presentState(match));

/** The match after a choice of the seat that decides, and after all that then needs no asking. What could be redone is gone. */
export function choose<State extends MatchState>(
  match: Match<State>,
  action: Action,
  by: ChoiceBy = "person",
  automatic: Automatic = "driver",
): Result<Match<State>> {
  const chosen = added(match, { kind: "action", by, action });
  return chosen.ok ? goOn(chosen.value, automatic) : chosen;
}

/** The match after a change by hand; it is undone like a choice of whoever had to decide. */
export function editMatch<State extends MatchState>(
  match: Match<State>,
  edit: Edit,
  automatic: Automatic = "driver",
): Result<Match<State>> {
  const edited = added(match, { kind: "edit", by: "person", edit });
  return edited.ok ? goOn(edited.value, automatic) : edited;
}

/** The match after one input, without what follows by itself. */
function added<State extends MatchState>(match: Match<State>, choice: Choice): Result<Match<State>> {
  const { ruleset } = match;
  const state = presentState(match);
  const decision = ruleset.decision(state, "forward");
  const step: Result<Step<State>> =
    choice.kind === "action" ? ruleset.apply(state, choice.action) : ruleset.edit(state, choice.edit);
  if (!step.ok) return step;
  const stop = choice.by === "person" && (choice.kind === "edit" || ruleset.isUndoStop(state, choice.action));
  const seat = decision.kind === "over" ? NOBODY : decision.seat;
  const moments = [...match.moments.slice(0, match.at + 1), { choice, seat, stop, ...step.value }];
  return ok({ ...match, moments, at: moments.length - 1 });
}

function goOn<State extends MatchState>(match: Match<State>, automatic: Automatic): Result<Match<State>> {
  if (automatic === "nobody") return ok(match);
  let current = match;
  for (let count = 0; count < automaticLimit; count++) {
    const action = current.ruleset.automatic(presentState(current));
    if (action === null) return ok(current);
    const next = added(current, { kind: "action", by: "driver", action });
    if (!next.ok) return next;
    current = next.value;
  }
  return failed({ code: "match/endless", message: "The match goes on without anybody having to decide." });
}

/** The match before the last choice a seat (or anybody, `"all"`) made as a person; `null` when there is none. */
export function undo<State extends MatchState>(match: Match<State>, seat: Viewer): Match<State> | null {
  for (let at = match.at; at > 0; at--) {
    const moment = match.moments[at];
    if (moment?.stop === true && (seat === "all" || moment.seat === seat)) return { ...match, at: at - 1 };
  }
  return null;
}

/** The match after the next undone choice of a person, up to the one behind it; `null` when nothing was undone. */
export function redo<State extends MatchState>(match: Match<State>): Match<State> | null {
  const last = match.moments.length - 1;
  if (match.at >= last) return null;
  let at = match.at + 1;
  while (at < last && match.moments[at + 1]?.stop !== true) at++;
  return { ...match, at };
}

/** The match at one of its moments; what lies behind can be redone. */
export function jump<State extends MatchState>(match: Match<State>, at: number): Match<State> {
  return { ...match, at: Math.max(0, Math.min(at, match.moments.length - 1)) };
}

/** The record of the match up to its present. */
export function recordOf<State extends MatchState>({ ruleset, setup, moments, at }: Match<State>): MatchRecord {
  const choices = moments.slice(1, at + 1).flatMap(({ choice }) => (choice === null ? [] : [choice]));
  return { ruleset: ruleset.id, setup, choices };
}

/** What happened up to the present, in order. */
export function logOf<State extends MatchState>({ moments, at }: Match<State>): readonly LogEntry[] {
  return moments.slice(0, at + 1).flatMap(({ events }) => events);
}

/** A line of the log as a viewer reads it, with the moment it belongs to. */
export interface LogLine {
  readonly at: number;
  readonly entry: LogEntry;
  readonly text: string;
}

/** The log in words for a viewer, up to the present. */
export function linesOf<State extends MatchState>(match: Match<State>, viewer: Viewer, from = 0): readonly LogLine[] {
  const lines: LogLine[] = [];
  for (let at = from; at <= match.at; at++) {
    const moment = match.moments[at];
    for (const entry of moment?.events ?? []) {
      const text = moment === undefined ? null : match.ruleset.tell(moment.state, entry, viewer);
      if (text !== null) lines.push({ at, entry, text });
    }
  }
  return lines;
}
