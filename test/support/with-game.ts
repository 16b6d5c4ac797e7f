import { afterAll, beforeAll } from "vitest";
import { games, type Game } from "../../shared/games/index.js";

/** Makes a game of tests one of the app while the tests of a file run. */
export function withGame(game: Game): void {
  // The list is read-only to all but this: files of tests share one process, so it is put back.
  const list = games as Game[];
  beforeAll(() => void list.push(game));
  afterAll(() => void list.splice(list.indexOf(game), 1));
}
