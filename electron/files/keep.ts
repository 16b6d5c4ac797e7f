import { basename, dirname, join } from "node:path";
import type { DiskStamp } from "../../shared/workspace/index.js";
import { timeName, type Clock } from "./clock.js";
import { errorCode, type Disk } from "./disk.js";
import { hashOf, looksAs } from "./stamp.js";
import { removeQuietly, temporaryName } from "./temporary.js";
import { readBytes, writeBytes } from "./whole.js";

/** Programs that opened a file before it was replaced may write to the old content for a while, in ms. */
const holdMs = 500;
/** Of more than these the oldest are let go early, though not in the midst of the save: each holds the space of a file. */
const mostHeld = 4;
const shortHoldMs = 50;

/** A version of another program that a save would have lost, and where it is now. */
export interface Rescued {
  readonly file: string;
  readonly path: string;
}

interface Held {
  readonly file: string;
  readonly path: string;
  readonly expected: DiskStamp;
  /** The stamp is too young for its time to tell every change. */
  readonly doubtful: boolean;
}

/** `unknown`: it cannot be read. */
export type Verdict = "replaced as expected" | "rescued" | "unknown";

interface Watched {
  readonly copy: Held;
  /** Stops the timer after which it is let go. */
  stop: () => void;
}

/**
 * Second names of the content that saves replace, held for a moment. What another program wrote between our last look and
 * the replacement is found there afterwards, and moved to the backups (editor 4.6, step 5).
 */
export class Keeper {
  readonly #held: Watched[] = [];
  #work: Promise<void> = Promise.resolve();

  constructor(
    private readonly disk: Disk,
    private readonly clock: Clock,
    private readonly backups: string,
    private readonly rescued: (rescued: Rescued) => void,
  ) {}

  /** Gives the content at `target` a second name; undefined where the file system cannot. */
  async keep(target: string): Promise<string | undefined> {
    const name = temporaryName(this.clock);
    for (const folder of [this.backups, dirname(target)]) {
      const path = join(folder, name);
      try {
        await this.disk.link(target, path);
        return path;
      } catch (error) {
        if (!["EXDEV", "ENOENT", "EACCES", "ENOSPC", "EROFS"].includes(errorCode(error))) return undefined;
      }
    }
    return undefined;
  }

  /** Looks at a kept content now that it was replaced, and again when nobody can be writing to it any more. */
  async watch(copy: Held): Promise<Verdict> {
    const verdict = await this.#rescue(copy, "look");
    if (verdict !== "replaced as expected") return verdict;
    const entry: Watched = { copy, stop: () => undefined };
    this.#letGoAfter(entry, holdMs);
    this.#held.push(entry);
    const oldest = this.#held.at(-1 - mostHeld);
    if (oldest) this.#letGoAfter(oldest, shortHoldMs);
    return verdict;
  }

  /** Looks at all that is held a last time. */
  async close(): Promise<void> {
    for (const entry of [...this.#held]) this.#letGo(entry);
    await this.#work;
  }

  #letGoAfter(entry: Watched, ms: number): void {
    entry.stop();
    entry.stop = this.clock.after(ms, () => this.#letGo(entry));
  }

  #letGo(entry: Watched): void {
    const at = this.#held.indexOf(entry);
    if (at === -1) return;
    this.#held.splice(at, 1);
    entry.stop();
    this.#work = this.#work.then(async () => {
      const verdict = await this.#rescue(entry.copy, entry.copy.doubtful ? "read" : "look");
      if (verdict === "replaced as expected") await removeQuietly(this.disk, entry.copy.path);
    });
  }

  /** Moves a kept content that is not the expected one to the backups. What cannot be read stays where it is. */
  async #rescue(copy: Held, how: "look" | "read"): Promise<Verdict> {
    let bytes: Buffer;
    try {
      const stat = await this.disk.stat(copy.path);
      if (how === "look" && looksAs(stat, copy.expected)) return "replaced as expected";
      bytes = await readBytes(this.disk, copy.path);
    } catch {
      return "unknown";
    }
    if (hashOf(bytes) === copy.expected.hash) return "replaced as expected";
    const path = await this.#moveToBackups(copy, bytes).catch(() => copy.path);
    this.rescued({ file: copy.file, path });
    return "rescued";
  }

  /** By renaming where that is possible, so that what is still being written arrives there too. */
  async #moveToBackups(copy: Held, bytes: Buffer): Promise<string> {
    const path = join(this.backups, `${basename(copy.file)}.${timeName(this.clock.now())}`);
    try {
      await this.disk.rename(copy.path, path);
    } catch (error) {
      if (errorCode(error) !== "EXDEV") throw error;
      await writeBytes(this.disk, path, bytes);
      await removeQuietly(this.disk, copy.path);
    }
    return path;
  }
}
