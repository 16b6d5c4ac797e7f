import { failed, ok, type Result } from "../base/index.js";
import {
  randomFrom,
  type Choice,
  type LogEntry,
  type MatchRecord,
  type MatchSetup,
  type MatchState,
  type Outcome,
  type Ruleset,
} from "../match/index.js";
import { candidates, type Bot } from "./bot.js";

export interface PlayOptions<State extends MatchState> {
  /** Seeds the chance of the bots; the match has its own in the setup. */
  readonly seed: number;
  /** Asked while a bot thinks. */
  readonly shouldStop?: () => boolean;
  /** Told of the first position and of every one after, with what happened on the way. */
  readonly watch?: (state: State, events: readonly LogEntry[]) => void;
  /** More choices than this are a fault: `match/endless`. */
  readonly limit?: number;
}

/** A match played to its end. */
export interface PlayedMatch<State extends MatchState = MatchState> {
  readonly outcome: Outcome;
  readonly state: State;
  readonly record: MatchRecord;
}

/** Plays a match between bots, one per seat, without a screen. Choices that are none are not asked for. */
export function playMatch<State extends MatchState>(
  ruleset: Ruleset<State>,
  setup: MatchSetup,
  bots: readonly Bot[],
  { seed, shouldStop = () => false, watch, limit = 20_000 }: PlayOptions<State>,
): Result<PlayedMatch<State>> {
  const first = ruleset.setup(setup);
  if (!first.ok) return first;
  watch?.(first.value.state, first.value.events);
  const context = { random: randomFrom(seed), shouldStop };
  const choices: Choice[] = [];
  let { state } = first.value;
  while (state.outcome === null) {
    if (choices.length >= limit) {
      return failed({ code: "match/endless", message: `The match is not over after ${limit} choices.` });
    }
    const { seat, actions } = candidates(ruleset, state);
    const bot = bots[seat];
    if (bot === undefined) throw new RangeError(`No bot for seat ${seat}`);
    const action = actions.length === 1 ? actions[0] : bot.choose(ruleset, state, context);
    const step = ruleset.apply(state, action);
    if (!step.ok) return step;
    choices.push({ kind: "action", by: "bot", action });
    watch?.(step.value.state, step.value.events);
    ({ state } = step.value);
  }
  return ok({ outcome: state.outcome, state, record: { ruleset: ruleset.id, setup, choices } });
}
