import type { DiskStamp } from "../../shared/workspace/index.js";
import type { Clock } from "./clock.js";
import type { Disk, OpenFile } from "./disk.js";
import { hashOf, looksAs } from "./stamp.js";
import { KeptVersions, type KeptVersionsOptions } from "./kept-versions.js";
import { readAll } from "./whole.js";

/** Programs that opened a file before it was replaced may write to the old content for a while, in ms. */
const holdMs = 500;
/** Of more than these the oldest are released early, though not in the midst of the save: each holds the space of a file. */
const mostHeld = 4;
const shortHoldMs = 50;

/** Content that a save replaced, still open. */
export interface Replaced {
  readonly file: string;
  readonly content: OpenFile;
  readonly expected: DiskStamp;
  /** The stamp is too young for its time to reveal every change. */
  readonly doubtful: boolean;
}

/** `unknown`: it cannot be read. */
export type Verdict = "as expected" | "rescued" | "unknown";

interface Held {
  readonly replaced: Replaced;
  /** Stops the timer after which it is released. */
  stop: () => void;
}

/**
 * The contents that saves replaced, held open for a moment: a content without a name lives as long as it is open. What
 * another program wrote into it between our last look and the replacement, or afterwards through a handle of its own, is
 * found there and copied to the backups (FILES-2).
 */
export class ReplacedFileGuard {
  readonly #options: { readonly disk: Disk; readonly clock: Clock };
  readonly #versions: KeptVersions;
  readonly #held: Held[] = [];
  #work: Promise<void> = Promise.resolve();

  constructor(options: KeptVersionsOptions) {
    this.#options = options;
    this.#versions = new KeptVersions(options);
  }

  /** Opens what is about to be replaced; undefined where that is refused, or would be in the way of the replacement. */
  async keep(target: string): Promise<OpenFile | undefined> {
    // Windows replaces no open file: there nobody else can have it open either.
    if (process.platform === "win32") return undefined;
    return this.#options.disk.open(target, "read").catch(() => undefined);
  }

  /** Looks at a content now that it was replaced, and again when nobody can be writing to it any more. */
  async watch(replaced: Replaced): Promise<Verdict> {
    const verdict = await this.#rescue(replaced, "look");
    if (verdict !== "as expected") {
      await close(replaced.content);
      return verdict;
    }
    const held: Held = { replaced, stop: () => undefined };
    this.#releaseAfter(held, holdMs);
    this.#held.push(held);
    const oldest = this.#held.at(-1 - mostHeld);
    if (oldest) this.#releaseAfter(oldest, shortHoldMs);
    return verdict;
  }

  /** Looks at all that is held a last time. */
  async close(): Promise<void> {
    for (const held of [...this.#held]) this.#release(held);
    await this.#work;
    await this.#versions.close();
  }

  #releaseAfter(held: Held, ms: number): void {
    held.stop();
    held.stop = this.#options.clock.after(ms, () => this.#release(held));
  }

  #release(held: Held): void {
    const at = this.#held.indexOf(held);
    if (at === -1) return;
    this.#held.splice(at, 1);
    held.stop();
    this.#work = this.#work.then(async () => {
      await this.#rescue(held.replaced, held.replaced.doubtful ? "read" : "look");
      await close(held.replaced.content);
    });
  }

  /** Copies a content that is not the expected one to the backups. */
  async #rescue({ file, content, expected }: Replaced, how: "look" | "read"): Promise<Verdict> {
    let bytes: Buffer;
    try {
      const stat = await content.stat();
      if (how === "look" && looksAs(stat, expected)) return "as expected";
      bytes = await readAll(content, stat.size);
    } catch {
      return "unknown";
    }
    if (hashOf(bytes) === expected.hash) return "as expected";
    await this.rescue(file, bytes);
    return "rescued";
  }

  /** Copies another program's version to the backups. */
  rescue(file: string, bytes: Uint8Array): Promise<void> {
    return this.#versions.keep({ file, bytes });
  }
}

const close = (content: OpenFile): Promise<void> => content.close().catch(() => undefined);
