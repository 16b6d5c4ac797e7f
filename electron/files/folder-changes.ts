import { dirname, join } from "node:path";
import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import type { DiskStamp } from "../../shared/workspace/index.js";
import type { Disk } from "./disk.js";
import { ownWriteFault } from "./faults.js";
import { leadsOut, type FileInFolder } from "./folder-files.js";
import { isInside, pathInside } from "./paths.js";
import type { FileStore } from "./store.js";

/** A file that is to be written. */
export interface FolderChange {
  readonly path: string;
  readonly text: string;
  /** What is there; null for a new file. */
  readonly before: FileInFolder | null;
}

/** What is to be done so that a folder has certain files. */
export interface FolderPlan {
  readonly made: readonly FolderChange[];
  readonly changed: readonly FolderChange[];
  readonly unchanged: readonly string[];
  /** Files that are to be deleted; none where absent. */
  readonly removed?: readonly FileInFolder[];
}

export function planFolder(
  before: readonly FileInFolder[],
  wanted: readonly { readonly path: string; readonly text: string }[],
): FolderPlan {
  const known = new Map(before.map((file) => [file.path, file] as const));
  const changes = wanted.map(({ path, text }): FolderChange => ({ path, text, before: known.get(path) ?? null }));
  const isSame = (change: FolderChange): boolean => change.before?.text === change.text;
  return {
    made: changes.filter((change) => change.before === null),
    changed: changes.filter((change) => change.before !== null && !isSame(change)),
    unchanged: changes.filter(isSame).map(({ path }) => path),
  };
}

/**
 * Does what a plan says in the folder of a store, each file as a whole. Nothing is done where a file is not what the
 * plan was made from, or a path leads out of the folder. `root` is free of links.
 */
export async function writeFolderPlan(
  disk: Disk,
  root: string,
  store: FileStore,
  { made, changed, removed = [] }: FolderPlan,
): Promise<Result<null>> {
  const changes = [...made, ...changed];
  const outdated = removed.map((file) => ({ path: file.path, before: file }));
  for (const { path, before } of [...changes, ...outdated]) {
    const fault = (await faultOfPlace(disk, root, path)) ?? (await faultOfChange(store, path, before?.stamp ?? null));
    if (fault) return failed(fault);
  }
  for (const { path, text, before } of changes) {
    const fault = await makeParent(disk, root, path);
    if (fault) return failed(fault);
    const outcome = await store.write(path, [{ text, byteLength: Buffer.byteLength(text) }], before?.stamp ?? null);
    if (outcome.kind === "stale") return failed(changedMeanwhile(path));
    if (outcome.kind === "failed") return failed(outcome.fault);
  }
  for (const file of removed) {
    const fault = await remove(disk, root, store, file);
    if (fault) return failed(fault);
  }
  return ok(null);
}

async function remove(
  disk: Disk,
  root: string,
  store: FileStore,
  { path, stamp }: FileInFolder,
): Promise<Fault | undefined> {
  const fault = await faultOfChange(store, path, stamp);
  if (fault) return fault;
  return disk.unlink(join(root, path)).then(
    () => undefined,
    (error: unknown) => ({ ...ownWriteFault(error), file: path }),
  );
}

async function faultOfChange(store: FileStore, path: string, expected: DiskStamp | null): Promise<Fault | undefined> {
  const found = await store.read(path);
  if (found.kind === "unreadable") return found.fault;
  const hash = found.kind === "missing" ? undefined : found.stamp.hash;
  return hash === expected?.hash ? undefined : changedMeanwhile(path);
}

const changedMeanwhile = (file: string): Fault => ({
  code: "exchange/changed-meanwhile",
  message: "It was changed by another program in the meantime.",
  file,
});

/** Folders are made for files that are new, so that the nearest one that is there must be inside. */
async function faultOfPlace(disk: Disk, root: string, path: string): Promise<Fault | undefined> {
  const inside = pathInside(root, path);
  if (!inside.ok) return inside.error;
  const real = await nearestFolder(disk, inside.value);
  return isInside(root, real) ? undefined : leadsOut(path);
}

async function nearestFolder(disk: Disk, path: string): Promise<string> {
  const folder = dirname(path);
  if (folder === path) return path;
  // A link to nothing counts as what it is: nothing can be made behind it.
  const isThere = await disk.linkStat(folder).then(
    () => true,
    () => false,
  );
  return isThere ? disk.realPath(folder).catch(() => folder) : nearestFolder(disk, folder);
}

async function makeParent(disk: Disk, root: string, file: string): Promise<Fault | undefined> {
  if (!file.includes("/")) return undefined;
  return disk.makeFolder(join(root, dirname(file))).then(
    () => undefined,
    (error: unknown) => ({ ...ownWriteFault(error), file }),
  );
}
