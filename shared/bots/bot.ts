import type { Action, MatchState, Random, Ruleset } from "../match/index.js";

/** What a bot may use beside the rules. Time is the caller's: a bot asks `shouldStop` now and then and answers with what it has. */
export interface BotContext {
  readonly random: Random;
  readonly shouldStop: () => boolean;
}

/** A search for a choice, step by step: the caller may do other things between the steps, or end it. */
export interface Thinking {
  /**
   * Goes on for at most `count` steps; true when there is nothing left to think about. A step takes a few ms at most. How many
   * are done at a time makes no difference to what is chosen.
   */
  step(count: number): boolean;
  /** Whether each choice was looked at: before that, `best` is not a considered answer. */
  readonly isReady: boolean;
  /** The choice it would make now; legal at any time. */
  readonly best: Action;
}

/** A computer player. It sees a match through its ruleset alone, and resamples what its seat does not know before looking ahead. */
export interface Bot {
  /** How it is asked for: `random`, `search:200`. */
  readonly name: string;
  /**
   * Begins to think for the seat that must decide. `state` must stay as it is meanwhile. `known` are its candidates, where the
   * caller has them already. Throws when the match is over.
   */
  think<State extends MatchState>(ruleset: Ruleset<State>, state: State, random: Random, known?: Candidates): Thinking;
  /** A legal choice for the seat that must decide, thought through in one go. Throws when the match is over. */
  choose<State extends MatchState>(
    ruleset: Ruleset<State>,
    state: State,
    context: BotContext,
    known?: Candidates,
  ): Action;
}

/** A bot from its name and the way it thinks. */
export function botOf({ name, think }: Pick<Bot, "name" | "think">): Bot {
  return {
    name,
    think,
    choose(ruleset, state, { random, shouldStop }, known) {
      const thinking = think(ruleset, state, random, known);
      while (!thinking.step(1)) if (thinking.isReady && shouldStop()) break;
      return thinking.best;
    },
  };
}

/** Thinking that has come to its end. */
export const decided = (best: Action): Thinking => ({ step: () => true, isReady: true, best });

/** The choices a bot picks from, at least one, and whose they are. */
export interface Candidates {
  readonly seat: number;
  readonly actions: readonly [Action, ...Action[]];
}

/** The candidates of a position: what leads forward. */
export function candidates<State extends MatchState>(ruleset: Ruleset<State>, state: State): Candidates {
  const decision = ruleset.decision(state, "forward");
  if (decision.kind === "over") throw new Error("The match is over: nobody is asked");
  const { actions } = decision;
  if (!isSome(actions)) throw new Error(`Nothing can be answered to "${decision.prompt.title}"`);
  return { seat: decision.seat, actions };
}

const isSome = (actions: readonly Action[]): actions is readonly [Action, ...Action[]] => actions.length > 0;
