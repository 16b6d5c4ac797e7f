import { basename, dirname, join, resolve } from "node:path";
import type { Result } from "../../shared/base/index.js";
import type { ReadOutcome } from "../../shared/workspace/index.js";
import {
  defaultDataDirectory,
  FileStore,
  finishOverwrites,
  nodeDisk,
  ownIdentity,
  placeFault,
  removeOrphans,
  systemClock,
  tidyDisk,
  workspacePlaces,
  writeLocksFolder,
  WriteLocks,
  type Disk,
  type HeldFile,
} from "../files/index.js";
import type { Output } from "./output.js";

/** How long an edit waits for another Cardwright process that holds the file, in ms. */
const standardPatienceMs = 15_000;

/** The disk of all commands: what they leave unfinished on it is removed when a signal ends them. */
export const { disk, removeLeftovers } = tidyDisk(nodeDisk);
const clock = systemClock;

/** A file that was named on the command line, in the store that reads and writes it. */
export interface NamedFile {
  read(): Promise<ReadOutcome>;
  /** Reads and writes while no other program of ours writes the file, after finishing or undoing a write that a crash interrupted. */
  exclusively<Value>(act: (held: HeldFile) => Promise<Value>): Promise<Result<Value>>;
}

/** Where a named file really is: links followed, also of a file that is still to be made. */
async function locateFile(path: string): Promise<string> {
  const absolute = resolve(path);
  try {
    return await disk.realPath(absolute);
  } catch {
    const folder = await disk.realPath(dirname(absolute)).catch(() => dirname(absolute));
    return join(folder, basename(absolute));
  }
}

/** Opens the file for as long as `use` runs. */
export async function withFile<Value>(
  path: string,
  output: Output,
  use: (file: NamedFile) => Promise<Value>,
  patienceMs = standardPatienceMs,
): Promise<Value> {
  const real = await locateFile(path);
  const [root, name] = [dirname(real), basename(real)];
  const { store, makePlaces, overwrites } = openStore(path, root, output, patienceMs);
  const finishInterruptedWrites = async (): Promise<void> => {
    await removeOrphans(disk, root, clock.now());
    await finishOverwrites(disk, overwrites, (target, finish) => (target === real ? finish() : Promise.resolve()));
  };
  try {
    return await use({
      read: () => store.read(name),
      exclusively: (act) =>
        tidily(async () => {
          await makePlaces();
          return store.exclusively(name, async (held) => {
            await finishInterruptedWrites();
            return act(held);
          });
        }),
    });
  } finally {
    await store.close();
  }
}

/** A folder that was named on the command line, in the store that writes its files. */
export interface NamedFolder {
  readonly disk: Disk;
  /** Free of links. */
  readonly root: string;
  readonly store: FileStore;
}

/** Opens the folder, which is made where it is missing, for as long as `use` writes files in it. */
export async function withFolder<Value>(
  path: string,
  output: Output,
  use: (folder: NamedFolder) => Promise<Value>,
): Promise<Value> {
  await disk.makeFolder(resolve(path));
  const root = await disk.realPath(resolve(path));
  const { store, locks, makePlaces, overwrites } = openStore(path, root, output, standardPatienceMs);
  try {
    return await tidily(async () => {
      await makePlaces();
      await finishOverwrites(disk, overwrites, (target, finish) => locks.hold(target, finish));
      return use({ disk, root, store });
    });
  } finally {
    await store.close();
  }
}

interface OpenedStore {
  readonly store: FileStore;
  readonly locks: WriteLocks;
  /** Where overwrites under way are noted. */
  readonly overwrites: string;
  /** Makes the folders that saves use. */
  readonly makePlaces: () => Promise<void>;
}

/** The store of the files in a folder. `path` is what was named. */
function openStore(path: string, root: string, output: Output, patienceMs: number): OpenedStore {
  const dataDirectory = defaultDataDirectory(process.env, process.platform);
  const { backups, overwrites } = workspacePlaces(dataDirectory, root);
  const lockFolder = writeLocksFolder(dataDirectory);
  const remark = (what: string): void => output.remark(`cardwright: ${path}: ${what}`);
  const locks = new WriteLocks({
    disk,
    clock,
    folder: lockFolder,
    identity: ownIdentity(clock.unique(), "cardwright on the command line"),
    patienceMs,
    waiting: (_, holder) => remark(`waiting for ${holder}`),
    unavailable: (error) => remark(`written without a lock: ${placeFault(lockFolder, error).message}`),
  });
  const rescued = (kept: { readonly path: string }): void =>
    remark(`another program changed it in this very moment; its version is kept in ${kept.path}`);
  const waiting = (_: string, error: unknown): void =>
    remark(
      `another program changed it in this very moment; its version cannot be kept yet: ${placeFault(backups, error).message}`,
    );
  const overrun = (): void => remark("another program changed it in this very moment; its version could not be kept");
  const store = new FileStore({ disk, clock, root, locks, backups, overwrites, rescued, waiting, overrun });
  return {
    store,
    locks,
    overwrites,
    makePlaces: async () => {
      // Without these folders, as in a read-only home, saves still work; only what they replace is not kept.
      for (const folder of [backups, overwrites]) await disk.makeFolder(folder).catch(() => undefined);
    },
  };
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Leaves no temporary file and no lock when a signal ends the program in the meantime. */
export async function tidily<Value>(act: () => Promise<Value>): Promise<Value> {
  const end = (signal: NodeJS.Signals): void => {
    // A command that ends in its own way, as `watch` does, finishes what it writes.
    if (process.listenerCount(signal) > 1) return;
    removeLeftovers();
    process.off(signal, end);
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.prependListener(signal, end);
  try {
    return await act();
  } finally {
    for (const signal of signals) process.off(signal, end);
  }
}
