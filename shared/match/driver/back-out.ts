import type { Seat } from "../seat.js";
import type { MatchState } from "../state.js";
import { presentDecision, presentState, type Match, type Moment } from "./match.js";

/**
 * Whether the choice that led to the question can be taken back as if it had not been made: to the moment `at`, before what
 * `label` says was chosen. Not where the seat has learnt something by it (cards seen, chance used), where somebody else has
 * decided since, or where no choice of the seat led to it.
 */
export type BackOut =
  | { readonly kind: "open"; readonly at: number; readonly label: string }
  | { readonly kind: "closed"; readonly reason: "learnt" | "answered" | "forced" };

/** The way back out of the question that is asked now; `null` where a seat is free to act, or nobody is asked. */
export function backOut<State extends MatchState>(match: Match<State>): BackOut | null {
  const decision = presentDecision(match);
  if (decision.kind === "over" || decision.prompt.kind === "act") return null;
  const { seat } = decision;
  const begun = beginning(match, seat);
  if (typeof begun === "string") return { kind: "closed", reason: begun };
  const before = match.moments[begun - 1];
  const choice = match.moments[begun]?.choice;
  if (before === undefined || choice?.kind !== "action") return { kind: "closed", reason: "forced" };
  if (hasLearnt(match, before, seat)) return { kind: "closed", reason: "learnt" };
  return { kind: "open", at: begun - 1, label: match.ruleset.words(before.state, choice.action).label };
}

/** The moment of the person's free choice that the question belongs to, or why there is none. */
function beginning<State extends MatchState>(match: Match<State>, seat: Seat): number | "answered" | "forced" {
  const { moments, at, ruleset } = match;
  const { turn } = presentState(match);
  let answered = false;
  for (let index = at; index > 0; index--) {
    const choice = moments[index]?.choice;
    const before = moments[index - 1];
    // What comes up in the course of another turn was not begun by the last choice of this one.
    if (before?.state.turn !== turn || choice?.kind !== "action") return "forced";
    const decision = ruleset.decision(before.state, "forward");
    if (decision.kind === "over") return "forced";
    const isFree = decision.prompt.kind === "act";
    if (choice.by === "driver") continue;
    if (decision.seat !== seat) answered = true;
    else if (isFree) return answered ? "answered" : index;
  }
  return "forced";
}

/** Whether the seat knows more than before: chance was used, or it sees cards that it did not see. */
function hasLearnt<State extends MatchState>(match: Match<State>, before: Moment<State>, seat: Seat): boolean {
  const now = presentState(match);
  if (now.random.some((word, at) => word !== before.state.random[at])) return true;
  const { ruleset } = match;
  const known = new Set(ruleset.view(before.state, seat).cards.map(({ id }) => id));
  return ruleset.view(now, seat).cards.some(({ id }) => !known.has(id));
}
