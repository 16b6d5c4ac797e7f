import { extname, join } from "node:path";
import type { Disk } from "../files/index.js";
import { imageEndings } from "./kind.js";

const endings: ReadonlySet<string> = new Set(imageEndings.map((ending) => `.${ending}`));

/** Whether a file is named as pictures are. */
export const isPictureName = (name: string): boolean => endings.has(extname(name).toLowerCase());

/** Pictures lie no deeper in a folder than this. */
const deepest = 8;

/** More files than these are not looked at. */
const mostPictures = 50_000;

/**
 * The files in a folder of a workspace, and in the folders in it, that are named as pictures are: paths relative to the workspace,
 * with `/`, in the order of their names. `.` is the workspace itself. Hidden folders are left out, and links are not followed.
 */
export async function listPictures(disk: Disk, root: string, folder: string): Promise<readonly string[]> {
  const found: string[] = [];
  const look = async (place: string, depth: number): Promise<void> => {
    const entries = await disk.list(join(root, place)).catch(() => []);
    for (const { name, kind, isGarbled } of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (found.length === mostPictures) return;
      const path = place === "" ? name : `${place}/${name}`;
      if (isGarbled) continue;
      if (kind === "file" && isPictureName(name)) found.push(path);
      if (kind === "folder" && depth < deepest && !name.startsWith(".") && name !== "node_modules") {
        await look(path, depth + 1);
      }
    }
  };
  await look(folder === "." ? "" : folder, 0);
  return found;
}
