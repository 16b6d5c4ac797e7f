import { rmSync, type Dirent } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { failed, ok, type Result } from "../../shared/base/index.js";
import { placeFault } from "./faults.js";
import { holderIn, isAlive, ownIdentity } from "./holder.js";

/** A folder of the user alone that is there for as long as a command runs. */
export interface ScratchFolder {
  readonly path: string;
  write(name: string, content: string | Uint8Array): Promise<Result<null>>;
  remove(): Promise<void>;
  /** The same for a program that ends at once. */
  removeNow(): void;
}

const prefix = "cardwright-scratch-";
/** Says which process the folder belongs to. */
const ownerName = "owner.json";
/** A folder that says nothing may be one that is just being made; in ms. */
const madeWithinMs = 60_000;

/** Makes one where the system keeps what is temporary, and removes those of processes that have ended without doing so. */
export async function makeScratchFolder(): Promise<Result<ScratchFolder>> {
  const place = tmpdir();
  await removeLeftoversIn(place);
  try {
    const path = await realpath(await mkdtemp(join(place, prefix)));
    await writeFile(join(path, ownerName), JSON.stringify(ownIdentity("scratch")));
    return ok(scratchFolder(path));
  } catch (error) {
    return failed({ ...placeFault(place, error), suggestion: "name another folder by TMPDIR" });
  }
}

const scratchFolder = (path: string): ScratchFolder => ({
  path,
  write: async (name, content) => {
    try {
      await mkdir(dirname(join(path, name)), { recursive: true });
      await writeFile(join(path, name), content);
      return ok(null);
    } catch (error) {
      return failed(placeFault(path, error));
    }
  },
  // Another program, such as one that indexes files, may be in it just then.
  remove: () => rm(path, { recursive: true, force: true, maxRetries: 3 }),
  removeNow: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }),
});

/** What cannot be read or removed stays: it may be another user's. */
async function removeLeftoversIn(place: string): Promise<void> {
  const entries: readonly Dirent[] = await readdir(place, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(place, entry.name);
    if (!entry.isDirectory() || !entry.name.startsWith(prefix) || !(await isLeftover(path))) continue;
    await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function isLeftover(path: string): Promise<boolean> {
  try {
    const owner = holderIn(await readFile(join(path, ownerName)).catch(() => Buffer.alloc(0)));
    if (owner) return !isAlive(owner, ownIdentity("another"));
    return Date.now() - (await stat(path)).mtimeMs > madeWithinMs;
  } catch {
    return false;
  }
}
