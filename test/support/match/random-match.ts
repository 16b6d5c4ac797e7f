import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isEqual, must } from "../../../shared/base/index.js";
import { candidates } from "../../../shared/bots/bot.js";
import { randomBot, type Bot } from "../../../shared/bots/index.js";
import {
  fingerprint,
  randomFrom,
  writeRecord,
  type Choice,
  type Edit,
  type LogEntry,
  type MatchRecord,
  type MatchSetup,
  type MatchState,
  type Ruleset,
} from "../../../shared/match/index.js";

export interface RandomMatch<State extends MatchState> {
  readonly ruleset: Ruleset<State>;
  readonly setup: MatchSetup;
  readonly bots?: readonly Bot[];
  /** Changes by hand before anybody chooses. */
  readonly before?: readonly Edit[];
  /** A change by hand instead of a choice; null for none. */
  readonly meddle?: (state: State) => Edit | null;
  /** Looks at every position; throws where something is wrong. */
  readonly watch?: (state: State, events: readonly LogEntry[], step: number) => void;
  /** Goes on from another position in place of each. */
  readonly replace?: (state: State) => State;
  /** After so many choices the match is taken to go on without end, which is an error. */
  readonly limit?: number;
}

/** A match that went wrong, with all that leads there. */
export class MatchWentWrong extends Error {
  constructor(
    readonly record: MatchRecord,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }

  /** The command that shows it. */
  get command(): string {
    const file = join(mkdtempSync(join(tmpdir(), "cardwright-match-")), "match.json");
    writeFileSync(file, writeRecord(this.record));
    return `cardwright match --replay ${file}`;
  }
}

/** Plays to the end; chance of bots as of the match comes from the setup's seed, as with `cardwright match`. */
export function playRandomly<State extends MatchState>({
  ruleset,
  setup,
  bots = [randomBot, randomBot],
  before = [],
  meddle,
  watch,
  replace,
  limit = 20_000,
}: RandomMatch<State>): { readonly state: State; readonly log: string; readonly record: MatchRecord } {
  const choices: Choice[] = [];
  const log: LogEntry[] = [];
  const record: MatchRecord = { ruleset: ruleset.id, setup, choices };
  try {
    let { state, events } = must(ruleset.setup(setup));
    const seen = (): void => {
      log.push(...events);
      watch?.(state, events, choices.length);
      state = replace?.(state) ?? state;
    };
    const change = (edit: Edit): void => {
      choices.push({ kind: "edit", by: "person", edit });
      ({ state, events } = must(ruleset.edit(state, edit)));
      seen();
    };
    seen();
    for (const edit of before) change(edit);
    const context = { random: randomFrom(setup.seed), shouldStop: () => false };
    while (state.outcome === null) {
      if (choices.length >= limit) throw new Error(`The match goes on without end, after ${limit} choices.`);
      const edit = meddle?.(state) ?? null;
      if (edit !== null) {
        change(edit);
        continue;
      }
      const { seat, actions } = candidates(ruleset, state);
      const first = ruleset.first(state);
      if (!isEqual(first, actions[0])) {
        throw new Error(`The first choice is ${JSON.stringify(first)}, not ${JSON.stringify(actions[0])}.`);
      }
      const bot = bots[seat] ?? randomBot;
      const action = actions.length === 1 ? actions[0] : bot.choose(ruleset, state, context);
      choices.push({ kind: "action", by: "bot", action });
      ({ state, events } = must(ruleset.apply(state, action)));
      seen();
    }
    return { state, log: fingerprint(log), record };
  } catch (error) {
    throw new MatchWentWrong(record, error);
  }
}
