import { failed, ok, parseJson, type Result } from "../base/index.js";
import { readRecord, recordOf, replay, writeRecord, type Match } from "../match/index.js";
import type { Game } from "./game.js";
import type { GamePlay, PlayMaterial } from "./play.js";
import type { PositionFormat, PositionRemark } from "./position-format.js";

/** The name of the format that every game has: its recorded matches. */
export const recordFormatName = "cardwright-match";

/** Recorded matches of a game as positions: where their choices came to. They hold their own cards. */
const recordFormat = ({ rulesets }: GamePlay): PositionFormat => ({
  name: recordFormatName,
  about: "a recorded match with its cards and choices",
  extension: "json",
  recognises(text) {
    const record = readRecord(text);
    return record.ok && rulesets.some(({ id }) => id === record.value.ruleset);
  },
  read(text) {
    const record = readRecord(text);
    return record.ok ? ok({ ...record.value, driver: "recorded", remarks: [] }) : record;
  },
  write: (match) => ok({ text: writeRecord(recordOf(match)), remarks: [] }),
});

/** The formats of a game's positions: its own, and recorded matches. */
export const positionFormats = (play: GamePlay): readonly PositionFormat[] => [
  ...(play.positions ?? []),
  recordFormat(play),
];

/** A game whose cards can be played, and a format of its positions. */
export interface PositionOwner {
  readonly game: Game;
  readonly play: GamePlay;
  readonly format: PositionFormat;
}

/** Whether a text means to be one value of JSON: its first line is not one already, as that of a log is. */
const isMeantAsJson = (text: string): boolean =>
  /^\uFEFF?\s*[{[]/u.test(text) && !parseJson(text.trimStart().split("\n", 1)[0] ?? "").ok;

/** The game and the format of a position, the first of these games that recognises it. */
export function ownerOfPosition(games: readonly Game[], text: string): Result<PositionOwner> {
  for (const game of games) {
    const { play } = game;
    const format = play && positionFormats(play).find((each) => each.recognises(text));
    if (play && format) return ok({ game, play, format });
  }
  const record = readRecord(text);
  if (record.ok) {
    const message = `This match was played by rules that are not known here: ${record.value.ruleset}.`;
    return failed({ code: "position/unknown-rules", message });
  }
  // A text that claims to be a recorded match gets the error of that record.
  if (record.error.code === "match/record-version" || record.error.code === "match/record-shape") return record;
  const json = parseJson(text);
  if (!json.ok && isMeantAsJson(text)) {
    const message = `This is not a position of a match: ${json.error.message}.`;
    return failed({ ...json.error, code: "position/broken", message });
  }
  const names = games.flatMap(({ play }) => (play ? positionFormats(play).map(({ name }) => name) : []));
  const message = "This is not a position of a match in a format that is known here.";
  return failed({ code: "position/unknown-format", message, expected: [...new Set(names)].join(" or ") });
}

/** A match that stands where a position says. */
export interface OpenedPosition {
  readonly match: Match;
  readonly remarks: readonly PositionRemark[];
}

/** Reads a position and makes the choices in it; fails at the first that the rules refuse. */
export function openPosition(
  { play, format }: Pick<PositionOwner, "play" | "format">,
  text: string,
  material: PlayMaterial,
): Result<OpenedPosition> {
  const position = format.read(text, material);
  if (!position.ok) return position;
  const { ruleset: id, setup, choices, driver, remarks } = position.value;
  const ruleset = play.rulesets.find((each) => each.id === id);
  if (!ruleset) return failed({ code: "position/unknown-rules", message: `There are no rules ${id} here.` });
  const again = replay(ruleset, { ruleset: id, setup, choices }, driver);
  if (!again.ok) return again;
  const { match, stopped } = again.value;
  if (stopped === null) return ok({ match, remarks });
  const message = `Choice ${stopped.index + 1} of ${choices.length} cannot be made: ${stopped.fault.message}`;
  return failed({ ...stopped.fault, message });
}
