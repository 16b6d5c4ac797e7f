import type { Bot, Thinking } from "../../../shared/bots/index.js";
import { presentState, randomFrom, type Action, type Match } from "../../../shared/match/index.js";

/** A bot thinks no longer than this about a choice, in ms of its own time. */
const longestThoughtMs = 1_500;

/** What a bot thinks about one moment of a match, in slices: who wants something of the table waits for one slice, not for the whole thought. */
export class Thought {
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
    // Chance is the same whenever this moment is thought about.
    const random = randomFrom((setup.seed + Math.imul(at + 1, 0x9e3779b1)) >>> 0);
    this.#thinking = bot.think(ruleset, presentState(match), random);
  }

  /** Whether it is about this moment and this bot: then it can be gone on with. */
  isAbout(bot: Bot, match: Match): boolean {
    return this.#bot === bot && this.#match === match;
  }

  /** Thinks on for about so long, in ms; the choice when it is made. */
  slice(ms: number): Action | undefined {
    const thinking = this.#thinking;
    const now = this.#now;
    const start = now();
    let passed = 0;
    let isDone = false;
    while (!isDone && passed < ms && !(thinking.isReady && this.#spentMs + passed >= longestThoughtMs)) {
      isDone = thinking.step(1);
      passed = now() - start;
    }
    this.#spentMs += passed;
    return isDone || (thinking.isReady && this.#spentMs >= longestThoughtMs) ? thinking.best : undefined;
  }
}
