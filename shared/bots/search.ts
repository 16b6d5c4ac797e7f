import { sameAction, type Action, type MatchState, type Random, type Ruleset } from "../match/index.js";
import { botOf, candidates, decided, type Bot, type Thinking } from "./bot.js";
import { LookAhead } from "./look-ahead.js";

export interface SearchOptions {
  /** How many playouts a decision may take; fewer when `shouldStop` says so. */
  readonly iterations: number;
  /** How much the search prefers what it has tried little; of the order of the differences between the worths of choices. */
  readonly exploration: number;
  /** So many turns after the decision a position is judged by the ruleset's evaluation: random play says little about the distant future. */
  readonly turns: number;
  /** After how many choices a playout is cut short within these turns. */
  readonly playoutLimit: number;
}

/** The default number of playouts for a decision: they take about a second. */
export const usualIterations = 1_000;

const defaults: SearchOptions = { iterations: usualIterations, exploration: 0.3, turns: 4, playoutLimit: 2_000 };

/** What one playout may cost, and how much all of a decision may on an average, in steps of the rules. */
const mostWork = 5_000;
const averageWork = 1_000;

/** A choice made at a node of the tree, and what came of it for the seat that made it. */
interface Branch {
  readonly action: Action;
  readonly seat: number;
  visits: number;
  /** How often it could have been chosen: hidden cards make a choice legal in some samples only. */
  available: number;
  reward: number;
  readonly branches: Branch[];
}

/**
 * Tree search over samples (determinized UCT): each iteration samples what the seat does not know, descends one tree of choices
 * by their upper confidence bounds among those legal in the sample, adds a branch, plays on at random for a few turns and
 * credits what that was worth to every choice on the way, for the seat that made it. The most visited first choice is taken.
 */
export function searchBot(options: Partial<SearchOptions> = {}): Bot {
  const settings = { ...defaults, ...options };
  return botOf({
    name: `search:${settings.iterations}`,
    think(ruleset, state, random, { seat, actions } = candidates(ruleset, state)) {
      return actions.length === 1 ? decided(actions[0]) : new Search(ruleset, state, random, seat, actions, settings);
    },
  });
}

/** Each step is one iteration. */
class Search<State extends MatchState> implements Thinking {
  readonly #root: Branch[] = [];
  #count = 0;
  #work = 0;

  readonly #ruleset: Ruleset<State>;
  readonly #state: State;
  readonly #random: Random;
  readonly #seat: number;
  readonly #actions: readonly [Action, ...Action[]];
  readonly #settings: SearchOptions;

  constructor(
    ruleset: Ruleset<State>,
    state: State,
    random: Random,
    seat: number,
    actions: readonly [Action, ...Action[]],
    settings: SearchOptions,
  ) {
    this.#ruleset = ruleset;
    this.#state = state;
    this.#random = random;
    this.#seat = seat;
    this.#actions = actions;
    this.#settings = settings;
  }

  step(count: number): boolean {
    const ruleset = this.#ruleset;
    const state = this.#state;
    const seat = this.#seat;
    const random = this.#random;
    const settings = this.#settings;
    for (let done = 0; done < count && !this.#isDone; done++) {
      const ahead = new LookAhead(ruleset, ruleset.determinize(state, seat, random), mostWork);
      iterate(ruleset, ahead, this.#root, settings, random);
      this.#work += ahead.taken;
      this.#count += 1;
    }
    return this.#isDone;
  }

  /** All iterations are made, or each choice was looked at and the work of all was done. */
  get #isDone(): boolean {
    const { iterations } = this.#settings;
    return this.#count >= iterations || (this.isReady && this.#work >= iterations * averageWork);
  }

  get isReady(): boolean {
    return this.#count >= this.#actions.length;
  }

  get best(): Action {
    return mostVisited(this.#root)?.action ?? this.#actions[0];
  }
}

function mostVisited(branches: readonly Branch[]): Branch | undefined {
  return branches.reduce<Branch | undefined>(
    (best, branch) =>
      best === undefined ||
      branch.visits > best.visits ||
      (branch.visits === best.visits && branch.reward > best.reward)
        ? branch
        : best,
    undefined,
  );
}

/** One descent, one new branch, one playout on a private sample. */
function iterate<State extends MatchState>(
  ruleset: Ruleset<State>,
  ahead: LookAhead<State>,
  root: Branch[],
  { exploration, turns, playoutLimit }: SearchOptions,
  random: Random,
): void {
  const { position: world } = ahead;
  const horizon = world.turn + turns;
  const path: Branch[] = [];
  let branches = root;
  while (ahead.goesOn && world.turn < horizon) {
    const decision = ruleset.decision(world, "forward");
    if (decision.kind === "over") break;
    const [only, ...others] = decision.actions;
    if (only !== undefined && others.length === 0) {
      // Nothing is learned of it, and the tree is deeper without it.
      ahead.choose(only);
      continue;
    }
    const { branch, isNew } = select(branches, decision.actions, decision.seat, exploration, random);
    ahead.choose(branch.action);
    path.push(branch);
    branches = branch.branches;
    if (isNew) break;
  }
  playOn(ruleset, ahead, playoutLimit, random, horizon);
  // A position that the rules cannot go on from is worth as much as a lost one, to whoever came there.
  const worths = ruleset.seats.map((_name, seat) => (ahead.isBroken ? -1 : ruleset.evaluate(world, seat)));
  for (const branch of path) {
    branch.visits += 1;
    branch.reward += worths[branch.seat] ?? 0;
  }
}

/** An untried legal choice, by chance; else the tried one with the best bound. */
function select(
  branches: Branch[],
  actions: readonly Action[],
  seat: number,
  exploration: number,
  random: Random,
): { readonly branch: Branch; readonly isNew: boolean } {
  const untried: Action[] = [];
  let best: Branch | undefined;
  let bestBound = -Infinity;
  for (const action of actions) {
    const branch = branches.find((each) => each.seat === seat && sameAction(each.action, action));
    if (branch === undefined) {
      untried.push(action);
      continue;
    }
    branch.available += 1;
    const mean = branch.reward / branch.visits;
    const bound = mean + exploration * Math.sqrt(Math.log(branch.available) / branch.visits);
    if (bound > bestBound) {
      bestBound = bound;
      best = branch;
    }
  }
  const fresh = untried[random.below(untried.length)];
  if (fresh !== undefined) {
    const branch: Branch = { action: fresh, seat, visits: 0, available: 1, reward: 0, branches: [] };
    branches.push(branch);
    return { branch, isNew: true };
  }
  if (best === undefined) throw new Error("Nothing can be chosen");
  return { branch: best, isNew: false };
}

/** Plays a private position on at random, in place: to the end, to the beginning of the turn `horizon`, or for `limit` choices. */
export function playOut<State extends MatchState>(
  ruleset: Ruleset<State>,
  draft: State,
  limit: number,
  random: Random,
  horizon = Infinity,
): void {
  playOn(ruleset, new LookAhead(ruleset, draft, Infinity), limit, random, horizon);
}

function playOn<State extends MatchState>(
  ruleset: Ruleset<State>,
  ahead: LookAhead<State>,
  limit: number,
  random: Random,
  horizon: number,
): void {
  const { position } = ahead;
  for (let steps = 0; steps < limit && ahead.goesOn && position.turn < horizon; steps++) {
    const decision = ruleset.decision(position, "forward");
    if (decision.kind === "over") return;
    const action = decision.actions[random.below(decision.actions.length)];
    if (action === undefined) throw new Error(`Nothing can be answered to "${decision.prompt.title}"`);
    ahead.choose(action);
  }
}
