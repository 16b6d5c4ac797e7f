import { dirname, join } from "node:path";
import { isOwnFile, type Fault } from "../../shared/base/index.js";
import type { Disk, FileStore } from "../files/index.js";

/** Files of an open folder that are no sheets, each read and written as a whole. Names are relative to the folder. */
export class TextFiles {
  readonly #disk: Disk;
  readonly #root: string;
  readonly #store: FileStore;

  constructor(disk: Disk, root: string, store: FileStore) {
    this.#disk = disk;
    this.#root = root;
    this.#store = store;
  }

  /** The text of any file of the folder; null where there is none that can be read. */
  async read(name: string): Promise<string | null> {
    const read = await this.#store.read(name);
    return read.kind === "content" ? read.text : null;
  }

  /** Creates or replaces a file; returns why it could not be written. */
  async write(name: string, text: string): Promise<Fault | undefined> {
    const found = await this.#store.read(name);
    if (found.kind === "unreadable") return found.fault;
    // Folders of ours are made as they are needed. One that cannot be made makes the write itself fail.
    if (isOwnFile(name)) {
      await this.#disk.makeFolder(join(this.#root, dirname(name))).catch(() => undefined);
    }
    const piece = { text, byteLength: Buffer.byteLength(text) };
    const written = await this.#store.write(name, [piece], found.kind === "missing" ? null : found.stamp);
    if (written.kind === "written") return undefined;
    return written.kind === "failed"
      ? written.fault
      : { code: "file/busy", message: "Another program changed it; nothing was written." };
  }

  /** Removes a file if it still holds the text that was seen; returns why it could not be removed. */
  async remove(name: string, seen: string): Promise<Fault | undefined> {
    const found = await this.#store.read(name);
    if (found.kind === "missing") return undefined;
    if (found.kind === "unreadable" || found.kind === "not-text") return found.fault;
    if (found.text !== seen) return changedMeanwhile;
    const removed = await this.#store.remove(name, found.stamp);
    if (removed.kind === "failed") return removed.fault;
    return removed.kind === "removed" ? undefined : changedMeanwhile;
  }
}

const changedMeanwhile: Fault = { code: "file/changed", message: "Another program changed it; nothing was done." };
