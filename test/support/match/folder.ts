import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { must, runToEnd } from "../../../shared/base/index.js";
import { gameOf, type GamePlay, type PlayMaterial } from "../../../shared/games/index.js";
import { tablesOfGame } from "../bound-tables.js";
import { documentContent, parseDocument } from "../../../shared/toml/index.js";

/** How a game is played. */
export function playOf(game: string): GamePlay {
  const play = gameOf(game)?.play;
  if (!play) throw new Error(`${game} cannot be played`);
  return play;
}

/** What a match is set up from, out of the TOML files of a folder. */
export function materialOf(game: string, folder: string): PlayMaterial {
  const names = readdirSync(folder).filter((name) => name.endsWith(".toml"));
  const sources = names.sort().map((file) => {
    const document = must(parseDocument(readFileSync(join(folder, file), "utf8")));
    return { file, content: runToEnd(documentContent(document)) };
  });
  return playOf(game).material(tablesOfGame(game, sources));
}
