import { expect } from "vitest";
import { must } from "../../../shared/base/index.js";
import {
  fingerprint,
  readRecord,
  replay,
  writeRecord,
  type MatchSetup,
  type MatchState,
  type Ruleset,
} from "../../../shared/match/index.js";
import { MatchWentWrong, playRandomly, type RandomMatch } from "./random-match.js";

export interface ManyMatches<State extends MatchState> {
  readonly ruleset: Ruleset<State>;
  readonly matches: number;
  readonly setupOf: (seed: number) => MatchSetup;
  /** Looks at every position of a match; one for each, as it may count. */
  readonly watch: NonNullable<RandomMatch<State>["watch"]>;
  /** The command that shows a match again; by default that of a file with its record. */
  readonly commandOf?: (seed: number) => string;
}

/** Goes on from what was saved in place of each position. */
export const saving =
  <State extends MatchState>(ruleset: Ruleset<State>, setup: MatchSetup) =>
  (state: State): State =>
    must(ruleset.load(ruleset.save(state), setup));

/** Runs what plays matches; of one that went wrong it prints how to see it. */
export function explained<Value>(play: () => Value, command?: string): Value {
  try {
    return play();
  } catch (error) {
    if (error instanceof MatchWentWrong) console.log(`To see it: ${command ?? error.command}`);
    throw error;
  }
}

/**
 * Plays random matches with the seeds from 1 on, prints what ended them, and returns how many each reason ended. One in fifty
 * goes on from what was saved after each step, and must be the match that it is without.
 */
export function playMany<State extends MatchState>({
  ruleset,
  matches,
  setupOf,
  watch,
  commandOf,
}: ManyMatches<State>): Readonly<Record<string, number>> {
  const ends: Record<string, number> = {};
  for (let seed = 1; seed <= matches; seed++) {
    const setup = setupOf(seed);
    const isSaved = seed % 50 === 0;
    const { state, log } = explained(
      () => playRandomly({ ruleset, setup, watch, ...(isSaved && { replace: saving(ruleset, setup) }) }),
      commandOf?.(seed),
    );
    if (isSaved) expect(log).toBe(playRandomly({ ruleset, setup }).log);
    const { reason = "" } = state.outcome ?? {};
    ends[reason] = (ends[reason] ?? 0) + 1;
  }
  console.log(`${ruleset.id}: ${matches} matches, ended by ${endsInWords(ends)}`);
  return ends;
}

/** How many matches each reason ended, in one line. */
export const endsInWords = (ends: Readonly<Record<string, number>>): string =>
  Object.entries(ends)
    .map((end) => end.join(" "))
    .join(", ");

/** Checks that a match is the same when it is saved and loaded after every step, and when its record is replayed. */
export function expectSameAgain<State extends MatchState>(ruleset: Ruleset<State>, setup: MatchSetup): void {
  const { state, log, record } = playRandomly({ ruleset, setup });
  const again = playRandomly({ ruleset, setup, replace: saving(ruleset, setup) });
  expect([again.log, fingerprint(again.state)]).toEqual([log, fingerprint(state)]);
  const { match, stopped } = must(replay(ruleset, must(readRecord(writeRecord(record)))));
  expect([stopped, fingerprint(match.moments.at(-1)?.state ?? [])]).toEqual([null, fingerprint(state)]);
}
