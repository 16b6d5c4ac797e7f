import { basename } from "node:path";
import type { FolderTable } from "../../shared/games/index.js";
import { isPictureName } from "../images/index.js";

/** Keys of cells in which a bare number or name stands for a picture. */
const pictureKey = /(?:^|[-_.])(?:image|picture|art|icon|illustration|portrait)s?(?:$|[-_.])/iu;

/** What the cells of tables name that can be pictures, in lower case: their paths, names and numbers. */
export function picturesNamedIn(tables: readonly Pick<FolderTable, "rows">[]): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (value: unknown, isOfPicture: boolean): void => {
    if (typeof value === "string") {
      const text = value.trim();
      if (isOfPicture || isPictureName(text)) found.add(text.replace(/^(?:\.\/)+/u, "").toLowerCase());
    } else if (typeof value === "number") {
      if (isOfPicture) found.add(String(value));
    } else if (Array.isArray(value)) {
      for (const item of value) look(item, isOfPicture);
    } else if (typeof value === "object" && value !== null) {
      for (const [key, item] of Object.entries(value)) look(item, isOfPicture || pictureKey.test(key));
    }
  };
  for (const { rows } of tables) for (const row of rows) look(row, false);
  return found;
}

/** Whether a picture is named: by its path in the workspace or in the folder of images, by its name, or by it without its ending. */
export function isNamed(names: ReadonlySet<string>, path: string, folder: string | undefined): boolean {
  const lower = path.toLowerCase();
  const name = basename(lower);
  const inFolder = folder !== undefined && lower.startsWith(`${folder.toLowerCase()}/`);
  const within = inFolder ? [lower.slice(folder.length + 1)] : [];
  return [lower, ...within, name, name.replace(/\.[^.]+$/u, "")].some((each) => names.has(each));
}
