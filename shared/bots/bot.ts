import type { Action, MatchState, Random, Ruleset } from "../match/index.js";

/** What a bot may use beside the rules. Time is the caller's: a bot asks `shouldStop` now and then and answers with what it has. */
export interface BotContext {
  readonly random: Random;
  readonly shouldStop: () => boolean;
}

/** A computer player. It sees a match through its ruleset alone, and resamples what its seat does not know before looking ahead. */
export interface Bot {
  /** How it is asked for: `random`, `search:200`. */
  readonly name: string;
  /** A legal choice for the seat that must decide. Throws when the match is over. */
  choose<State extends MatchState>(ruleset: Ruleset<State>, state: State, context: BotContext): Action;
}

/** The choices a bot picks from: those that lead forward. */
export function candidates<State extends MatchState>(
  ruleset: Ruleset<State>,
  state: State,
): { readonly seat: number; readonly actions: readonly [Action, ...Action[]] } {
  const decision = ruleset.decision(state, "forward");
  if (decision.kind === "over") throw new Error("The match is over: nobody is asked");
  const [first, ...rest] = decision.actions;
  if (first === undefined) throw new Error(`Nothing can be answered to "${decision.prompt.title}"`);
  return { seat: decision.seat, actions: [first, ...rest] };
}
