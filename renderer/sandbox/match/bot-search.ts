import type { Bot, Thinking } from "../../../shared/bots/index.js";
import { presentState, randomFrom, type Action, type Match } from "../../../shared/match/index.js";

/** The longest a bot searches for a choice, in ms of its own time. */
const longestSearchMs = 1_500;

/** A bot's search for a choice at one moment of a match, in slices: other requests wait for a slice, not for the whole search. */
export class BotSearch {
  readonly #bot: Bot;
  readonly #match: Match;
  readonly #now: () => number;
  readonly #thinking: Thinking;
  #spentMs = 0;

  constructor(bot: Bot, match: Match, now: () => number) {
    this.#bot = bot;
    this.#match = match;
    this.#now = now;

    const { ruleset, setup, at } = match;
    // The seed is the same whenever this moment is searched.
    const random = randomFrom((setup.seed + Math.imul(at + 1, 0x9e3779b1)) >>> 0);
    this.#thinking = bot.think(ruleset, presentState(match), random);
  }

  /** Whether it is of this bot and this moment, so that it can be continued. */
  isAbout(bot: Bot, match: Match): boolean {
    return this.#bot === bot && this.#match === match;
  }

  /** Continues for about `ms`; returns the choice once it is made. */
  slice(ms: number): Action | undefined {
    const thinking = this.#thinking;
    const now = this.#now;
    const start = now();
    let passed = 0;
    let isDone = false;
    while (!isDone && passed < ms && !(thinking.isReady && this.#spentMs + passed >= longestSearchMs)) {
      isDone = thinking.step(1);
      passed = now() - start;
    }
    this.#spentMs += passed;
    return isDone || (thinking.isReady && this.#spentMs >= longestSearchMs) ? thinking.best : undefined;
  }
}
