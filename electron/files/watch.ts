import { watch, type FSWatcher } from "chokidar";
import { basename, dirname } from "node:path";
import type { Clock } from "./clock.js";
import type { Disk } from "./disk.js";
import { errorCode } from "./disk.js";
import { isWorkspaceFile } from "./list.js";

/** How often the folder itself is looked for: a folder that is renamed or unmounted tells nobody. In ms. */
const folderLookMs = 1_000;
/** How often files are looked at where the system does not tell of changes, in ms. */
const pollMs = 1_000;

export interface WatchOptions {
  readonly disk: Disk;
  readonly clock: Clock;
  /** Absolute, free of links. */
  readonly root: string;
  readonly polling: boolean;
  /** Something happened to this file of the folder; it may be gone, or new. */
  readonly touched: (file: string) => void;
  /** The folder itself went away or came back. */
  readonly folder: (present: boolean) => void;
  /** Changes may go unnoticed from now on. */
  readonly failing: (error: unknown) => void;
}

/**
 * Tells of changes of the TOML files of a folder. Only that something happened: chokidar swallows what comes within 50 ms
 * of an earlier change, so what is told is a reason to look, now and again a little later (stack 6).
 */
export class FolderWatcher {
  #watcher: FSWatcher | undefined;
  #stopLooking: (() => void) | undefined;
  #folder: bigint | undefined;
  #polling: boolean;
  #closed = false;

  constructor(private readonly options: WatchOptions) {
    this.#polling = options.polling;
  }

  /** Resolves when changes from now on are seen. */
  async start(): Promise<void> {
    this.#folder = await this.#inode();
    await this.#watch();
    this.#lookLater();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#stopLooking?.();
    await this.#watcher?.close();
  }

  async #watch(): Promise<void> {
    const { root } = this.options;
    await this.#watcher?.close();
    const watcher = watch(root, {
      ignoreInitial: true,
      depth: 0,
      ignored: (path) => path !== root && !(dirname(path) === root && isWorkspaceFile(basename(path))),
      usePolling: this.#polling,
      interval: pollMs,
    });
    this.#watcher = watcher;
    const touched = (path: string): void => {
      if (dirname(path) === root) this.options.touched(basename(path));
    };
    watcher.on("add", touched).on("change", touched).on("unlink", touched);
    watcher.on("error", (error) => void this.#fail(error));
    await new Promise<void>((resolve) => {
      watcher.once("ready", resolve);
    });
  }

  /** Too many watched files is what systems limit first: looking from time to time still works then. */
  async #fail(error: unknown): Promise<void> {
    if (this.#closed) return;
    if (!this.#polling && ["ENOSPC", "EMFILE"].includes(errorCode(error))) {
      this.#polling = true;
      await this.#watch();
    }
    this.options.failing(error);
  }

  #lookLater(): void {
    if (this.#closed) return;
    this.#stopLooking = this.options.clock.after(folderLookMs, () => void this.#look());
  }

  /** A folder under the same name that is another one counts as gone and back: its files are watched anew. */
  async #look(): Promise<void> {
    const before = this.#folder;
    this.#folder = await this.#inode();
    if (this.#closed) return;
    if (before !== this.#folder) {
      if (before !== undefined) this.options.folder(false);
      if (this.#folder !== undefined) {
        await this.#watch();
        this.options.folder(true);
      }
    }
    this.#lookLater();
  }

  async #inode(): Promise<bigint | undefined> {
    return this.options.disk.stat(this.options.root).then(
      ({ kind, inode }) => (kind === "folder" ? inode : undefined),
      () => undefined,
    );
  }
}
