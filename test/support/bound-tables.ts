import { boundTables, folderTables, games, type BoundTable, type SourceFile } from "../../shared/games/index.js";
import { noSettings } from "../../shared/validate/index.js";

/** The tables of a game in files that nothing is said of but what they hold. */
export const tablesOfGame = (game: string, sources: readonly SourceFile[]): readonly BoundTable[] =>
  boundTables(folderTables(games, sources, noSettings), { id: game });
