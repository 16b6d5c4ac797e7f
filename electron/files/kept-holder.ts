import type { Clock } from "./clock.js";
import { errorCode, type Disk } from "./disk.js";
import type { Holder, Identity } from "./holder.js";
import type { TakenLock } from "./lock.js";
import { removeQuietly } from "./temporary.js";

export interface KeptHolderOptions {
  readonly disk: Disk;
  readonly clock: Clock;
  /** Nobody else uses this path while the session lasts. On the same file system as the locks. */
  readonly path: string;
  readonly identity: Identity;
}

/** The file as it was last written. */
interface Written {
  readonly inode: bigint;
  readonly device: bigint;
  readonly length: number;
}

/**
 * A file that says who holds a lock, kept for as long as a session lasts: a lock is one more name for it. Making and removing
 * a file for each save would cost more than all other work of a small save. It is linked at one lock at a time, and written
 * only while it is linked at none, so that no reader sees half of it.
 */
export class KeptHolder {
  readonly #options: KeptHolderOptions;
  #written: Written | undefined;
  #isLinked = false;
  #isUseless = false;

  constructor(options: KeptHolderOptions) {
    this.#options = options;
  }

  /**
   * Takes a lock that is free. Undefined where it is not, while this file is used for another one, and where such links
   * cannot be made: then the lock is to be asked for in the ordinary way.
   */
  async take(lock: string): Promise<TakenLock | undefined> {
    if (this.#isLinked || this.#isUseless) return undefined;
    this.#isLinked = true;
    try {
      const written = await this.#write();
      await this.#options.disk.link(this.#options.path, lock);
      return { kind: "taken", release: () => this.#release(lock, written) };
    } catch (error) {
      this.#isLinked = false;
      const code = errorCode(error);
      if (code === "ENOENT") this.#written = undefined;
      else if (code !== "EEXIST") this.#isUseless = true;
      return undefined;
    }
  }

  /** Removes the file, also one that no lock could be taken with. Locks that are held stay until they are released. */
  async close(): Promise<void> {
    this.#isUseless = true;
    await removeQuietly(this.#options.disk, this.#options.path);
  }

  /** Says that a new holding begins now. */
  async #write(): Promise<Written> {
    const { disk, clock, path, identity } = this.#options;
    const holder: Holder = { ...identity, id: clock.unique(), since: clock.now() };
    const bytes = Buffer.from(JSON.stringify(holder));
    if (!this.#written) await removeQuietly(disk, path);
    const file = await disk.open(path, this.#written ? "update" : "new", 0o600);
    try {
      await file.write(bytes, 0);
      if (this.#written?.length === bytes.length) return this.#written;
      await file.truncate(bytes.length);
      const { inode, device } = await file.stat();
      this.#written = { inode, device, length: bytes.length };
      return this.#written;
    } finally {
      await file.close();
    }
  }

  /** Removes the lock, unless it was taken away in the meantime: then another file is there. */
  async #release(lock: string, { inode, device }: Written): Promise<void> {
    const { disk } = this.#options;
    const found = await disk.linkStat(lock).catch(() => undefined);
    if (found?.inode === inode && found.device === device) await removeQuietly(disk, lock);
    this.#isLinked = false;
  }
}
