import { watch, type FSWatcher } from "chokidar";
import { basename, dirname, join } from "node:path";
import { settingsFile } from "../../shared/validate/index.js";
import type { Clock } from "./clock.js";
import type { Disk } from "./disk.js";
import { errorCode } from "./disk.js";
import { isWorkspaceFile } from "./list.js";

/** How often the folder itself is checked, in ms: renaming or unmounting it causes no event. */
const folderLookMs = 1_000;
/** A change within 50 ms of another one is swallowed by chokidar: what was touched is touched again after this, in ms. */
const againMs = 75;
/** How often files are polled where the system does not report changes, in ms. */
const pollMs = 1_000;

export interface WatchOptions {
  readonly disk: Disk;
  readonly clock: Clock;
  /** Absolute, free of links. */
  readonly root: string;
  readonly polling: boolean;
  /** Names of files that are watched besides the TOML files. */
  readonly others?: ReadonlySet<string>;
  /** Something happened to this file of the folder; it may be gone, or new. */
  readonly touched: (file: string) => void;
  /** Any name of the folder appeared, went, or changed hands, in the system's order; reported only on Linux. */
  readonly named: (name: string) => void;
  /** The folder itself went away or came back. */
  readonly folder: (present: boolean) => void;
  /** Changes may go unnoticed from now on. */
  readonly failing: (error: unknown) => void;
}

/**
 * Reports changes of the TOML files of a folder and of its settings: that something happened, which is a reason to look. It reports at once
 * and once more when the file has settled, since a change that follows another one, of ours too, has no event of its own
 * (FILES-5).
 */
export class FolderWatcher {
  readonly #options: WatchOptions;
  #watcher: FSWatcher | undefined;
  #stopLooking: (() => void) | undefined;
  readonly #again = new Map<string, () => void>();
  /** Which folder is watched: another one may come under its name. */
  #folder: string | undefined;
  #looking: Promise<void> = Promise.resolve();
  #polling: boolean;
  #closed = false;

  constructor(options: WatchOptions) {
    this.#options = options;

    this.#polling = options.polling;
  }

  /** Resolves when changes from now on are seen. */
  async start(): Promise<void> {
    this.#folder = await this.#identity();
    await this.#watch();
    this.#lookLater();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#stopLooking?.();
    for (const stop of this.#again.values()) stop();
    await this.#looking;
    await this.#watcher?.close();
  }

  async #watch(): Promise<void> {
    const { root } = this.#options;
    await this.#watcher?.close();
    const settings = join(root, settingsFile);
    const watched = new Set([root, dirname(settings), settings]);
    const watcher = watch(root, {
      ignoreInitial: true,
      depth: 1,
      ignored: (path) => !watched.has(path) && !(dirname(path) === root && this.#isWatched(basename(path))),
      usePolling: this.#polling,
      interval: pollMs,
    });
    this.#watcher = watcher;
    const touched = (path: string): void => {
      if (path === settings) this.#touched(settingsFile);
      else if (dirname(path) === root) this.#touched(basename(path));
    };
    watcher.on("add", touched).on("change", touched).on("unlink", touched);
    if (process.platform === "linux" && !this.#polling) {
      // Where a file is replaced twice in a row, as by two checkouts, chokidar may say nothing of the second time.
      watcher.on("raw", (event: string, name: unknown, details: unknown) => {
        if (typeof name !== "string" || !isOf(root, details)) return;
        if (event === "rename") this.#options.named(name);
        if (this.#isWatched(name)) this.#touchLater(name);
      });
    }
    watcher.on("unlinkDir", (path) => {
      if (path === root) this.#lookNow();
    });
    watcher.on("error", (error) => void this.#fail(error));
    await new Promise<void>((resolve) => {
      watcher.once("ready", resolve);
    });
  }

  #isWatched(name: string): boolean {
    return isWorkspaceFile(name) || this.#options.others?.has(name) === true;
  }

  #touched(file: string): void {
    if (this.#closed) return;
    this.#options.touched(file);
    this.#touchLater(file);
  }

  /** Once nothing more happened to the file for a while. */
  #touchLater(file: string): void {
    if (this.#closed) return;
    this.#again.get(file)?.();
    const stop = this.#options.clock.after(againMs, () => {
      this.#again.delete(file);
      this.#options.touched(file);
    });
    this.#again.set(file, stop);
  }

  /** Too many watched files is what systems limit first: looking from time to time still works then. */
  async #fail(error: unknown): Promise<void> {
    if (this.#closed) return;
    if (!this.#polling && ["ENOSPC", "EMFILE"].includes(errorCode(error))) {
      this.#polling = true;
      await this.#watch();
    }
    this.#options.failing(error);
  }

  #lookLater(): void {
    if (this.#closed) return;
    this.#stopLooking?.();
    this.#stopLooking = this.#options.clock.after(folderLookMs, () => this.#lookNow());
  }

  #lookNow(): void {
    this.#looking = this.#looking.then(() => this.#look());
  }

  /** Another folder under the same name counts as gone and back: its files are watched again. */
  async #look(): Promise<void> {
    const before = this.#folder;
    this.#folder = await this.#identity();
    if (this.#closed) return;
    if (before !== this.#folder) {
      if (before !== undefined) this.#options.folder(false);
      if (this.#folder !== undefined) {
        await this.#watch();
        this.#options.folder(true);
      }
    }
    this.#lookLater();
  }

  async #identity(): Promise<string | undefined> {
    return this.#options.disk.stat(this.#options.root).then(
      ({ kind, inode, bornNs }) => (kind === "folder" ? `${inode} ${bornNs}` : undefined),
      () => undefined,
    );
  }
}

/** Whether a raw event is one of this folder, not of a file that is watched for itself. */
const isOf = (folder: string, details: unknown): boolean =>
  typeof details === "object" && details !== null && "watchedPath" in details && details.watchedPath === folder;
