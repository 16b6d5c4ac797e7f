import { failed, ok, type Result } from "../base/index.js";
import {
  choose,
  presentMoment,
  presentState,
  randomFrom,
  type Action,
  type Choice,
  type LogEntry,
  type Match,
  type MatchRecord,
  type MatchSetup,
  type MatchState,
  type Outcome,
  type Ruleset,
} from "../match/index.js";
import { candidates, type Bot, type BotContext, type Candidates } from "./bot.js";

export interface PlayOptions<State extends MatchState> {
  /** Seeds the chance of the bots; the match has its own in the setup. */
  readonly seed: number;
  /** Asked while a bot thinks. */
  readonly shouldStop?: () => boolean;
  /**
   * Told of the first position and of every one after, with what happened on the way. The position is played on with: what is to
   * be kept of it must be read at once.
   */
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
  const { state } = first.value;
  watch?.(state, first.value.events);
  const context = { random: randomFrom(seed), shouldStop };
  const choices: Choice[] = [];
  while (state.outcome === null) {
    if (choices.length >= limit) {
      return failed({ code: "match/endless", message: `The match is not over after ${limit} choices.` });
    }
    const known = candidates(ruleset, state);
    const action = choiceOf(ruleset, state, bots, context, known);
    const refusal = known.actions.includes(action) ? null : ruleset.refusal(state, action);
    if (refusal !== null) return failed({ code: "match/refused", message: refusal });
    // Nobody else has the position: nothing of it needs to be copied.
    const events: LogEntry[] | null = watch ? [] : null;
    const done = ruleset.proceed(state, action, events);
    if (!done.ok) return done;
    choices.push({ kind: "action", by: "bot", action });
    watch?.(state, events ?? []);
  }
  return ok({ outcome: state.outcome, state, record: { ruleset: ruleset.id, setup, choices } });
}

/** Plays on from where a match stands, until it is over or bots have made so many choices. */
export function playOn<State extends MatchState>(
  match: Match<State>,
  bots: readonly Bot[],
  { seed, shouldStop = () => false, watch, limit = 20_000 }: PlayOptions<State>,
  choices = Number.POSITIVE_INFINITY,
): Result<Match<State>> {
  const { ruleset } = match;
  const context = { random: randomFrom(seed), shouldStop };
  let current = match;
  for (let made = 0; made < choices; made++) {
    const state = presentState(current);
    if (state.outcome !== null) break;
    if (made >= limit) {
      return failed({ code: "match/endless", message: `The match is not over after ${limit} choices.` });
    }
    const next = choose(current, choiceOf(ruleset, state, bots, context), "bot", "nobody");
    if (!next.ok) return next;
    current = next.value;
    const moment = presentMoment(current);
    watch?.(moment.state, moment.events);
  }
  return ok(current);
}

/** What the bot of the seat that decides chooses; the only choice is not asked for. */
function choiceOf<State extends MatchState>(
  ruleset: Ruleset<State>,
  state: State,
  bots: readonly Bot[],
  context: BotContext,
  known: Candidates = candidates(ruleset, state),
): Action {
  const { seat, actions } = known;
  const bot = bots[seat];
  if (bot === undefined) throw new RangeError(`No bot for seat ${seat}`);
  return actions.length === 1 ? actions[0] : bot.choose(ruleset, state, context, known);
}
