import {
  fingerprint,
  presentState,
  recordAsJson,
  recordOf,
  type Match,
  type MatchRecord,
} from "../../shared/match/index.js";
import { printJsonLine, type Output } from "./output.js";

/** The report of a match that was played. */
export interface MatchEnd {
  readonly game: string;
  readonly players: readonly string[];
  readonly match: Match;
  /** Where it is not the record of the match. */
  readonly record?: MatchRecord;
  readonly lines: readonly string[];
  readonly json: boolean;
}

/** Says how a match ended; for programs with its log and its record. */
export function sayEnd(output: Output, { game, players, match, record, lines, json }: MatchEnd): void {
  const { ruleset, setup } = match;
  const { seed } = setup;
  const state = presentState(match);
  const { outcome, turn: turns } = state;
  const winners = (outcome?.winners ?? []).map((seat) => ruleset.seats[seat] ?? String(seat));
  const reason = outcome?.reason ?? "not over";
  if (json) {
    const written = recordAsJson(record ?? recordOf(match));
    printJsonLine(output, { game, seed, players, winners, reason, turns, log: lines, record: written });
    return;
  }
  const who =
    winners.length === 0 ? "Nobody wins" : `${winners.join(" and ")} ${winners.length === 1 ? "wins" : "win"}`;
  output.remark(`${who} (${reason}). Seed ${seed}, end ${fingerprint(state)}.`);
}
