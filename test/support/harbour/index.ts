import { afterAll, beforeAll } from "vitest";
import { gameLoaders, games, type GameLoader } from "../../../shared/games/index.js";
import type { Game } from "../../../shared/games/game.js";
import { harbourInvariants } from "./invariants/index.js";
import { shipFiles } from "./folder.js";
import { harbourPlay } from "./play/play.js";
import { pilotLanguage, shipLanguage } from "./language/language.js";
import { harbourSheets } from "./sheets.js";

/**
 * Harbour, a game of tests only: what a game may offer, whole, and in words that no game of the app has. Ships dock at the berths
 * of a quay, open or covered, and bring crates; who has enough of them first wins.
 */
export const harbour: Game = {
  id: "harbour",
  title: "Harbour",
  sheets: harbourSheets,
  languages: [
    { sheets: ["ships"], language: shipLanguage },
    { sheets: ["pilots"], language: pilotLanguage },
  ],
  invariants: harbourInvariants,
  folders: [shipFiles],
  play: harbourPlay,
};

/** Makes a game of tests one of the app while the tests of a file run. */
export function withGame(game: Game): void {
  // The lists are read-only to all but this: files of tests share one process, so they are put back.
  const list = games as Game[];
  const loaders = gameLoaders as GameLoader[];
  const loader: GameLoader = { id: game.id, load: () => Promise.resolve(game) };
  beforeAll(() => {
    list.push(game);
    loaders.push(loader);
  });
  afterAll(() => {
    list.splice(list.indexOf(game), 1);
    loaders.splice(loaders.indexOf(loader), 1);
  });
}
