import { MatchFault, type Action, type MatchState, type Ruleset } from "../match/index.js";

/**
 * A private position that a bot plays on, with the work that may still be put into it: counted in steps of the rules, so that
 * a bot thinks as far on every machine, however long effects go on that use each other.
 */
export class LookAhead<State extends MatchState> {
  /** Whether effects went on without end, so that the position is of no use any more. */
  isBroken = false;
  /** Steps of the rules that were taken. */
  taken = 0;

  readonly #ruleset: Ruleset<State>;
  readonly #most: number;

  /** `position` belongs to the bot and is used up. */
  constructor(
    ruleset: Ruleset<State>,
    readonly position: State,
    most: number,
  ) {
    this.#ruleset = ruleset;
    this.#most = most;
  }

  /** Whether it can be played on: it is sound, and work is left. */
  get goesOn(): boolean {
    return !this.isBroken && this.taken < this.#most;
  }

  /** Makes a legal choice. */
  choose(action: Action): void {
    try {
      this.taken += 1 + this.#ruleset.advance(this.position, action);
    } catch (error) {
      if (!(error instanceof MatchFault)) throw error;
      this.isBroken = true;
    }
  }
}
