import { failed, ok, type Result } from "../../shared/base/index.js";
import {
  games,
  openPosition,
  ownerOfPosition,
  positionFormats,
  recordFormatName,
  type GamePlay,
  type PositionRemark,
} from "../../shared/games/index.js";
import type { Match } from "../../shared/match/index.js";
import { readText, writeText } from "./files.js";
import { botsNamed, forSeats, readMaterial, type MatchToPlay, type SetupRequest } from "./match-setup.js";
import { describeFault, type Output } from "./output.js";

/** A match that stands where a file says, and the format of the file. */
export interface PositionToPlay extends MatchToPlay {
  readonly format: string;
  readonly remarks: readonly PositionRemark[];
}

/** Reads a position from a file; of a game if one is named, else of the first that recognises it. */
export async function matchAt(output: Output, path: string, request: SetupRequest): Promise<Result<PositionToPlay>> {
  const file = await readText(path, output);
  if (!file.ok) return file;
  const { text } = file.value;
  const owner = ownerOfPosition(
    games.filter(({ id }) => request.game === undefined || id === request.game),
    text,
  );
  if (!owner.ok) return failed({ ...owner.error, file: path });
  const { play, format } = owner.value;
  const game = owner.value.game.id;
  const read = await readMaterial(output, game, play, request.cards);
  if (!read.ok) return read;
  const { material, isPartial } = read.value;
  const opened = openPosition(owner.value, text, material);
  if (!opened.ok) return failed({ ...opened.error, file: path });
  const { match, remarks } = opened.value;
  const players = forSeats(request.players ?? "random", match.ruleset.seats.length);
  const bots = botsNamed(players);
  if (!bots.ok) return bots;
  return ok({ game, play, match, bots: bots.value, players, isPartial, format: format.name, remarks });
}

/** Writes where a match stands into a file; recorded matches are the usual format. */
export async function savePosition(
  output: Output,
  path: string,
  { play, match }: { readonly play: GamePlay; readonly match: Match },
  name = recordFormatName,
): Promise<Result<readonly PositionRemark[]>> {
  const formats = positionFormats(play);
  const format = formats.find((each) => each.name === name);
  if (!format) {
    const expected = formats.map((each) => each.name).join(" or ");
    return failed({ code: "cli/unknown-format", message: `There is no format of positions “${name}”.`, expected });
  }
  const position = format.write(match);
  if (!position.ok) return position;
  const written = await writeText(path, output, position.value.text, true);
  return written.ok ? ok(position.value.remarks) : failed({ ...written.error, file: path });
}

/** Says what should be known about the file of a position. */
export function sayRemarks(output: Output, path: string, remarks: readonly PositionRemark[]): void {
  for (const { line, message } of remarks) {
    output.remark(describeFault({ code: "", file: path, message, ...(line === undefined ? {} : { line }) }));
  }
}
