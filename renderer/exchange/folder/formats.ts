import type { FolderFormat } from "../../../shared/games/index.js";
import { getApp, loadedGames } from "../../state/index.js";

/** A format of folders with the game that has it. */
export interface GameFolderFormat {
  readonly game: string;
  readonly format: FolderFormat;
}

/** The formats of folders, of all games that are here. */
export const folderFormats = (): readonly GameFolderFormat[] =>
  loadedGames().flatMap(({ id: game, folders = [] }) => folders.map((format) => ({ game, format })));

/** The format to begin with: one that the folder was recognised as, else one of a game of the open sheets. */
export function usualFormat(recognised: readonly string[]): FolderFormat | undefined {
  const sheets = getApp().workspace?.sheets ?? [];
  const isOfSheets = ({ game }: GameFolderFormat): boolean => sheets.some(({ binding }) => binding?.game === game);
  const formats = folderFormats();
  const found =
    formats.find(({ format }) => recognised.includes(format.name)) ?? formats.find(isOfSheets) ?? formats[0];
  return found?.format;
}
