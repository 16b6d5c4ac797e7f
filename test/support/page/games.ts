import { loadAllGames } from "../../../renderer/state/games.js";

/**
 * The page fetches the code of a game when a sheet of it is to be shown. Tests begin with all of them there, so that what a page
 * shows does not depend on what ran before; `test/unit/renderer/state/games.test.ts` is about the fetching.
 */
await loadAllGames();

export { gameOf } from "../../../renderer/state/games.js";
