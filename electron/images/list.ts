import { extname, join } from "node:path";
import { locate, type Disk } from "../files/index.js";
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
 * with `/`, in the order of their names. `.` is the workspace itself. Hidden folders are left out, and links are not followed; where
 * the folder itself is a link that leads out of the workspace, there are none. `root` is absolute and free of links.
 */
export async function listPictures(disk: Disk, root: string, folder: string): Promise<readonly string[]> {
  if (folder !== "." && !(await isWithin(disk, root, folder))) return [];
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

/** Whether a folder of a workspace really is in it. */
async function isWithin(disk: Disk, root: string, folder: string): Promise<boolean> {
  const place = await locate(disk, root, folder).catch(() => undefined);
  return place?.ok === true && !place.value.outside && !place.value.dangling;
}
