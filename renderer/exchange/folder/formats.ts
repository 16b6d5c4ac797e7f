import { games, type FolderFormat } from "../../../shared/games/index.js";
import { getApp } from "../../state/index.js";

/** A format of folders with the game that has it. */
export interface GameFolderFormat {
  readonly game: string;
  readonly format: FolderFormat;
}

/** The formats of folders, of all games. */
export const folderFormats: readonly GameFolderFormat[] = games.flatMap(({ id: game, folders = [] }) =>
  folders.map((format) => ({ game, format })),
);

/** The format to begin with: one that the folder was recognised as, else one of a game of the open sheets. */
export function usualFormat(recognised: readonly string[]): FolderFormat | undefined {
  const sheets = getApp().workspace?.sheets ?? [];
  const isOfSheets = ({ game }: GameFolderFormat): boolean => sheets.some(({ binding }) => binding?.game === game);
  const found =
    folderFormats.find(({ format }) => recognised.includes(format.name)) ??
    folderFormats.find(isOfSheets) ??
    folderFormats[0];
  return found?.format;
}
