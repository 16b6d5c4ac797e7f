import { createHash } from "node:crypto";
import { join } from "node:path";
import { z } from "zod";
import {
  errorCode,
  JsonFile,
  readBytes,
  removeOrphans,
  removeQuietly,
  replaceOwn,
  type Clock,
  type Disk,
} from "../files/index.js";

/** All that is kept of hosts, in bytes. */
const standardLimit = 500 * 1024 * 1024;

/** Looking at pictures changes the index many times a second; it is written when that rests, in ms. */
const restMs = 1_000;

const indexSchema = z.strictObject({
  entries: z.record(
    z.string().regex(/^[0-9a-f]{64}$/),
    z.strictObject({ url: z.string(), size: z.number().int().nonnegative(), last_access: z.number().int() }),
  ),
  total_size: z.number().int().nonnegative(),
});
type Index = z.infer<typeof indexSchema>;
type Entry = Index["entries"][string];

const indexName = "cache_metadata.json";

/** What the check at the start put right. */
export interface CacheCheck {
  readonly entriesWithoutFile: number;
  readonly filesWithoutEntry: number;
  readonly isTotalCorrected: boolean;
}

/** The name of a URL's file (IMAGES-1). */
export const cacheKey = (url: string): string => createHash("sha256").update(url).digest("hex");

/**
 * Pictures fetched from hosts, in a folder of ours: a file by the hash of its URL each, and an index. What was used longest
 * ago makes room. The index may lag behind a crash; `open` makes both agree again.
 */
export class ImageCache {
  /** The one used longest ago first. */
  readonly #entries: Map<string, Entry>;
  readonly #index: JsonFile<Index>;
  #totalSize: number;
  #changing: Promise<unknown> = Promise.resolve();
  #saving: Promise<void> = Promise.resolve();
  #stopTimer: (() => void) | undefined;

  /** Opens the cache in `folder`, which is made where it is missing, and checks it. Rejects when the disk refuses. */
  static async open(
    disk: Disk,
    clock: Clock,
    folder: string,
    limit = standardLimit,
  ): Promise<{ readonly cache: ImageCache; readonly check: CacheCheck }> {
    await disk.makeFolder(folder);
    await removeOrphans(disk, folder, clock.now());
    const index = new JsonFile(disk, clock, join(folder, indexName), indexSchema, { entries: {}, total_size: 0 });
    const { entries: told, total_size: toldSize } = await index.read();
    const sizes = new Map<string, number>();
    for (const { name } of await disk.list(folder)) {
      if (/^[0-9a-f]{64}$/.test(name)) sizes.set(name, (await disk.stat(join(folder, name))).size);
    }
    const orphans = [...sizes.keys()].filter((name) => !Object.hasOwn(told, name));
    for (const name of orphans) await removeQuietly(disk, join(folder, name));
    const kept = Object.entries(told)
      .flatMap(([name, entry]): [string, Entry][] => {
        const size = sizes.get(name);
        return size === undefined ? [] : [[name, { ...entry, size }]];
      })
      .sort(([, a], [, b]) => a.last_access - b.last_access);
    const cache = new ImageCache(disk, clock, folder, limit, index, new Map(kept));
    const check: CacheCheck = {
      entriesWithoutFile: Object.keys(told).length - kept.length,
      filesWithoutEntry: orphans.length,
      isTotalCorrected: cache.totalSize !== toldSize,
    };
    if (check.entriesWithoutFile > 0 || check.isTotalCorrected) await cache.save();
    return { cache, check };
  }

  readonly #disk: Disk;
  readonly #clock: Clock;
  readonly #folder: string;
  readonly #limit: number;

  private constructor(
    disk: Disk,
    clock: Clock,
    folder: string,
    limit: number,
    index: JsonFile<Index>,
    entries: Map<string, Entry>,
  ) {
    this.#disk = disk;
    this.#clock = clock;
    this.#folder = folder;
    this.#limit = limit;

    this.#index = index;
    this.#entries = entries;
    this.#totalSize = [...entries.values()].reduce((sum, { size }) => sum + size, 0);
  }

  get count(): number {
    return this.#entries.size;
  }

  /** In bytes. */
  get totalSize(): number {
    return this.#totalSize;
  }

  /** What is kept of a URL; undefined for nothing. Rejects when the disk fails. */
  async get(url: string): Promise<Buffer | undefined> {
    const key = cacheKey(url);
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    try {
      const bytes = await readBytes(this.#disk, join(this.#folder, key));
      if (this.#entries.get(key) === entry) this.#note(key, { ...entry, last_access: this.#nowSeconds() });
      return bytes;
    } catch (error) {
      if (errorCode(error) !== "ENOENT") throw error;
      this.#drop(key);
      return undefined;
    }
  }

  /** Keeps the bytes of a URL, in place of earlier ones; what is larger than the whole cache is not kept. */
  put(url: string, bytes: Buffer): Promise<void> {
    return this.#inTurn(async () => {
      const key = cacheKey(url);
      const size = bytes.byteLength;
      if (size > this.#limit) return;
      const others = this.#totalSize - (this.#entries.get(key)?.size ?? 0);
      await this.#makeRoom(others + size - this.#limit, key);
      await replaceOwn(this.#disk, this.#clock, join(this.#folder, key), bytes);
      this.#note(key, { url, size, last_access: this.#nowSeconds() });
    });
  }

  /** Whether there was something to remove. */
  remove(url: string): Promise<boolean> {
    return this.#inTurn(() => this.#remove(cacheKey(url)));
  }

  clear(): Promise<void> {
    return this.#inTurn(async () => {
      for (const key of [...this.#entries.keys()]) await this.#remove(key);
    });
  }

  /** Writes the index. Rejects when the disk refuses. */
  save(): Promise<void> {
    this.#stopTimer?.();
    this.#stopTimer = undefined;
    const saved = this.#index.write({ entries: Object.fromEntries(this.#entries), total_size: this.#totalSize });
    this.#saving = saved.catch(() => undefined);
    return saved;
  }

  /** Waits for what is being kept, and writes the index where it changed since it was written. */
  async close(): Promise<void> {
    await this.#changing;
    await this.#saving;
    if (this.#stopTimer) await this.save();
  }

  async #makeRoom(needed: number, except: string): Promise<void> {
    let left = needed;
    for (const [key, { size }] of [...this.#entries]) {
      if (left <= 0) return;
      if (key === except) continue;
      await this.#remove(key);
      left -= size;
    }
  }

  async #remove(key: string): Promise<boolean> {
    if (!this.#drop(key)) return false;
    await removeQuietly(this.#disk, join(this.#folder, key));
    return true;
  }

  #drop(key: string): boolean {
    const entry = this.#entries.get(key);
    if (!entry) return false;
    this.#entries.delete(key);
    this.#totalSize -= entry.size;
    this.#saveSoon();
    return true;
  }

  /** Makes the entry the one used last. */
  #note(key: string, entry: Entry): void {
    this.#totalSize += entry.size - (this.#entries.get(key)?.size ?? 0);
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    this.#saveSoon();
  }

  /** An index that cannot be written costs fetching again what it lacks. */
  #saveSoon(): void {
    this.#stopTimer ??= this.#clock.after(restMs, () => void this.save().catch(() => undefined));
  }

  #nowSeconds(): number {
    return Math.floor(this.#clock.now() / 1000);
  }

  #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.#changing.then(work);
    this.#changing = done.catch(() => undefined);
    return done;
  }
}
