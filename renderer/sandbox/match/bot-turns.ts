import type { Fault, Result } from "../../../shared/base/index.js";
import type { Bot } from "../../../shared/bots/index.js";
import { choose, type Match } from "../../../shared/match/index.js";
import { BotSearch } from "./bot-search.js";
import type { Pace } from "./players.js";
import { botToMove, type Seating } from "./seating.js";

/** Time, for waits between the moves of bots and for how long they may think. */
export interface TableClock {
  /** In ms, from anywhere. */
  now(): number;
  /** Calls back after a while, in ms, unless it is called off before. */
  after(ms: number, run: () => void): () => void;
}

const waitMs: Readonly<Record<Pace, number>> = { slow: 1_700, normal: 750, instant: 0 };

/** At the instant pace bots move on for this long before the page is shown where they are. */
const sliceMs = 60;

/** A bot thinks for this long before requests of the page are seen to. */
const searchSliceMs = 24;

/** What follows from the moves of bots. */
interface BotTurnEvents {
  /** The match of the seating is further. */
  readonly onMoved: (seating: Seating) => void;
  /** A bot chose what the rules refuse: the bots are held. */
  readonly onFault: (fault: Fault) => void;
}

/** Lets bots move in their time: one after another, with a pause that the pace says, and thinking in slices. */
export class BotTurns {
  readonly #clock: TableClock;
  readonly #events: BotTurnEvents;
  #callOff: (() => void) | undefined;
  #search: BotSearch | undefined;

  constructor(clock: TableClock, events: BotTurnEvents) {
    this.#clock = clock;
    this.#events = events;
  }

  stop(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }

  /** Lets the next bot move after the pause of the pace. */
  schedule(seating: Seating): void {
    this.#callOff = this.#clock.after(waitMs[seating.pace], () => this.#letMove(seating));
  }

  #letMove(seating: Seating): void {
    const end = this.#clock.now() + sliceMs;
    let fault: Fault | undefined;
    for (let bot = botToMove(seating); bot !== null; bot = botToMove(seating)) {
      const next = this.#chosenBy(bot, seating.match);
      if (next === null) {
        this.#callOff = this.#clock.after(0, () => this.#letMove(seating));
        return;
      }
      if (!next.ok) {
        seating.held = true;
        fault = next.error;
        break;
      }
      seating.match = next.value;
      if (seating.pace !== "instant" || this.#clock.now() >= end) break;
    }
    this.#events.onMoved(seating);
    // What is said of the position that is shown is said after it.
    if (fault !== undefined) this.#events.onFault(fault);
  }

  /** The match after the bot's choice; `null` while it still searches: the search continues until the match changes. */
  #chosenBy(bot: Bot, match: Match): Result<Match> | null {
    if (this.#search?.isAbout(bot, match) !== true) {
      this.#search = new BotSearch(bot, match, () => this.#clock.now());
    }
    const action = this.#search.slice(searchSliceMs);
    if (action === undefined) return null;
    this.#search = undefined;
    return choose(match, action, "bot");
  }
}
