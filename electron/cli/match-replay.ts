import { failed, ok, type Result } from "../../shared/base/index.js";
import { games } from "../../shared/games/index.js";
import { linesOf, readRecord, replay, type Match, type MatchRecord } from "../../shared/match/index.js";
import { readText } from "./files.js";
import type { Output } from "./output.js";

/** A recorded match, played again. */
export interface Replayed {
  readonly game: string;
  readonly record: MatchRecord;
  readonly match: Match;
  readonly lines: readonly string[];
}

/**
 * Plays the match of a file again, of a game if one is named. Fails for a record of another game, and at the first choice
 * that the rules refuse.
 */
export async function replayFile(path: string, output: Output, wanted?: string): Promise<Result<Replayed>> {
  const file = await readText(path, output);
  if (!file.ok) return file;
  const record = readRecord(file.value.text);
  if (!record.ok) return record;
  for (const { id: game, play } of games) {
    const ruleset = play?.rulesets.find(({ id }) => id === record.value.ruleset);
    if (ruleset === undefined) continue;
    if (wanted !== undefined && wanted !== game) {
      return failed({ code: "cli/other-game", message: `This is a match of ${game}, not of ${wanted}.` });
    }
    const again = replay(ruleset, record.value);
    if (!again.ok) return again;
    const { match, stopped } = again.value;
    if (stopped !== null) {
      const message = `Choice ${stopped.index + 1} of ${record.value.choices.length} cannot be made: ${stopped.fault.message}`;
      return failed({ ...stopped.fault, message });
    }
    const lines = linesOf(match, "all").map(({ text }) => text);
    return ok({ game, record: record.value, match, lines });
  }
  const known = games.flatMap(({ play }) => play?.rulesets.map(({ id }) => id) ?? []);
  return failed({
    code: "cli/unknown-rules",
    message: `This match was played by rules that this version does not have: ${record.value.ruleset}.`,
    expected: known.join(" or "),
  });
}
