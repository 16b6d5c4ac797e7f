import { basename, dirname, join } from "node:path";
import type { WorkspacePlaces } from "./app-data.js";
import { ownIdentity } from "./holder.js";
import { tryLock } from "./lock.js";
import { folderAt, isSameFolder, movedFrom, type Opening } from "./moved-journals.js";

/**
 * Takes over what is kept of a folder that was moved or renamed since, its undo history or its view: they are kept by path, as
 * journals are. What the folder has at its new place already stays. Only the holder of the lock may.
 *
 * @param pathIn the path of the file among the places of a folder
 */
export async function bringMovedFile(opening: Opening, pathIn: (places: WorkspacePlaces) => string): Promise<void> {
  const { disk, clock, owner, root, places } = opening;
  const path = pathIn(places);
  if (await disk.stat(path).catch(() => undefined)) return;
  const here = await folderAt(disk, root);
  const all = dirname(places.folder);
  for (const { name } of await disk.list(all)) {
    const folder = join(all, name);
    const former = join(folder, basename(path));
    if (folder === places.folder || (await disk.stat(former).catch(() => undefined))?.kind !== "file") continue;
    const known = await movedFrom(opening, folder);
    if (!known || !isSameFolder(known, here)) continue;
    const lock = await tryLock(disk, clock, join(folder, basename(places.lock)), ownIdentity(owner));
    if (lock.kind === "held") continue;
    try {
      await disk.rename(former, path);
      return;
    } finally {
      await lock.release();
    }
  }
}
