import { ok, type Fault, type Result } from "../../base/index.js";
import type { Ruleset } from "../ruleset.js";
import type { MatchState } from "../state.js";
import { choose, editMatch, startMatch, type Automatic, type Match } from "./match.js";
import type { Choice, MatchRecord } from "./record.js";

/** How far a replay came: the match, and the choice it could not make, if any. */
export interface Replay<State extends MatchState = MatchState> {
  readonly match: Match<State>;
  readonly stopped: { readonly index: number; readonly choice: Choice; readonly fault: Fault } | null;
}

/**
 * Plays a record again, up to the first choice that is not legal. `recorded` takes every input as it was; `again` leaves out those
 * of the driver and lets it answer afresh, for cards that were edited since. Fails when the match cannot even be set up.
 */
export function replay<State extends MatchState>(
  ruleset: Ruleset<State>,
  { setup, choices }: MatchRecord,
  driver: "recorded" | "again" = "recorded",
): Result<Replay<State>> {
  const automatic: Automatic = driver === "again" ? "driver" : "nobody";
  const start = startMatch(ruleset, setup, automatic);
  if (!start.ok) return start;
  let match = start.value;
  for (const [index, choice] of choices.entries()) {
    if (choice.by === "driver" && driver === "again") continue;
    const next =
      choice.kind === "action"
        ? choose(match, choice.action, choice.by, automatic)
        : editMatch(match, choice.edit, automatic);
    if (!next.ok) return ok({ match, stopped: { index, choice, fault: next.error } });
    match = next.value;
  }
  return ok({ match, stopped: null });
}
