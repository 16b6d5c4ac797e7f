import type { Action, MatchState, Random, Ruleset } from "../match/index.js";
import { botOf, candidates, decided, type Bot, type Thinking } from "./bot.js";
import { LookAhead } from "./look-ahead.js";

interface GreedyOptions {
  /** On how many samples of what is hidden each choice is tried. */
  readonly samples: number;
  /** How many turns later the position is judged, so that all choices are judged at one time. */
  readonly turns: number;
}

/** More choices than this within the horizon are cut short. */
const stepLimit = 120;

/** What all choices of a decision may cost on one sample, in steps of the rules, and a choice costs at least where there are many. */
const mostWork = 50_000;
const leastWork = 1_000;

/** What a position is worth that the rules cannot go on from: as much as a lost one. */
const brokenWorth = -1;

/**
 * Tries each choice once, lets everybody pass from there on, and takes the one after which the ruleset's own evaluation likes the
 * position best; equals by chance.
 */
export function greedyBot(options: GreedyOptions = { samples: 3, turns: 2 }): Bot {
  return botOf({
    name: "greedy",
    think(ruleset, state, random, { seat, actions } = candidates(ruleset, state)) {
      return actions.length === 1 ? decided(actions[0]) : new Trials(ruleset, state, random, seat, actions, options);
    },
  });
}

/** Each step is one choice tried on one sample: all choices on the first sample, then all on the next. */
class Trials<State extends MatchState> implements Thinking {
  readonly #sums: number[];
  #tried = 0;
  #world: State;
  #chosen: Action | undefined;

  readonly #ruleset: Ruleset<State>;
  readonly #state: State;
  readonly #random: Random;
  readonly #seat: number;
  readonly #actions: readonly [Action, ...Action[]];
  readonly #options: GreedyOptions;

  constructor(
    ruleset: Ruleset<State>,
    state: State,
    random: Random,
    seat: number,
    actions: readonly [Action, ...Action[]],
    options: GreedyOptions,
  ) {
    this.#ruleset = ruleset;
    this.#state = state;
    this.#random = random;
    this.#seat = seat;
    this.#actions = actions;
    this.#options = options;

    this.#sums = actions.map(() => 0);
    this.#world = ruleset.determinize(state, seat, random);
  }

  step(count: number): boolean {
    const all = this.#options.samples * this.#actions.length;
    for (let done = 0; done < count && this.#tried < all; done++) this.#try();
    return this.#tried >= all;
  }

  get isReady(): boolean {
    return this.#tried >= this.#actions.length;
  }

  /** The best of the samples that were tried through. */
  get best(): Action {
    return this.#chosen ?? this.#actions[0];
  }

  #try(): void {
    const ruleset = this.#ruleset;
    const actions = this.#actions;
    const seat = this.#seat;
    const random = this.#random;
    const options = this.#options;
    const at = this.#tried % actions.length;
    if (at === 0 && this.#tried > 0) this.#world = ruleset.determinize(this.#state, seat, random);
    const action = actions[at] ?? actions[0];
    const work = Math.max(leastWork, Math.floor(mostWork / actions.length));
    this.#sums[at] = (this.#sums[at] ?? 0) + worthOf(ruleset, this.#world, action, seat, options.turns, work);
    this.#tried += 1;
    if (at === actions.length - 1) this.#chosen = bestOf(actions, this.#sums, (bound) => random.below(bound));
  }
}

function worthOf<State extends MatchState>(
  ruleset: Ruleset<State>,
  world: State,
  action: Action,
  seat: number,
  turns: number,
  work: number,
): number {
  const ahead = new LookAhead(ruleset, ruleset.fork(world), work);
  const { position } = ahead;
  ahead.choose(action);
  const horizon = world.turn + turns;
  for (let steps = 0; steps < stepLimit && ahead.goesOn && position.turn < horizon; steps++) {
    const first = ruleset.first(position);
    if (first === null) break;
    ahead.choose(first);
  }
  return ahead.isBroken ? brokenWorth : ruleset.evaluate(position, seat);
}

function bestOf(
  actions: readonly [Action, ...Action[]],
  worths: readonly number[],
  below: (bound: number) => number,
): Action {
  const best = Math.max(...worths);
  const equals = actions.filter((_action, at) => worths[at] === best);
  return equals[below(equals.length)] ?? actions[0];
}
