import { hash } from "node:crypto";
import { join } from "node:path";
import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import type { Clock } from "./clock.js";
import { errorCode, type Disk } from "./disk.js";
import { describeHolder, describeMoment, type Holder, type Identity } from "./holder.js";
import { KeptHolder } from "./kept-holder.js";
import { tryLock, type LockAttempt } from "./lock.js";

/** So long is the pause before a lock is asked for again, in ms: about as long as a small edit takes. */
const shortestPauseMs = 4;
const longestPauseMs = 24;
/** Whoever waits for longer than this learns who holds the lock, in ms. */
const quietMs = 1_000;

export interface WriteLockOptions {
  readonly disk: Disk;
  readonly clock: Clock;
  /** The folder of the locks; made when it is first needed. */
  readonly folder: string;
  readonly identity: Identity;
  /**
   * Where a session that saves often keeps the file that says who it is; nobody else uses the path meanwhile. Without it a
   * file is made and removed for each lock.
   */
  readonly holderFile?: string | undefined;
  /** How long one holder is waited for, in ms. While the lock goes from hand to hand, waiting goes on. */
  readonly patienceMs: number;
  /** Somebody keeps us waiting. */
  readonly waiting: (target: string, holder: string) => void;
  /** Locks cannot be made in the folder; the write goes on without one. */
  readonly unavailable: (error: unknown) => void;
}

type Release = () => Promise<void>;

/**
 * Locks for the moment of a write, one for each file, kept with the app's data. Every program of ours takes them, so that
 * none replaces what another one has just written. Programs of others know nothing of them; their changes are found by
 * the stamps of files.
 */
export class WriteLocks {
  readonly #options: WriteLockOptions;
  readonly #kept: KeptHolder | undefined;

  constructor(options: WriteLockOptions) {
    this.#options = options;

    const { holderFile: path } = options;
    this.#kept = path === undefined ? undefined : new KeptHolder({ ...options, path });
  }

  /** Removes what a session keeps for its locks. */
  async close(): Promise<void> {
    await this.#kept?.close();
  }

  /** Does something while it holds the lock of a file, named by its real path. Fails where another process does not release it. */
  async hold<Value>(target: string, act: () => Promise<Value>): Promise<Result<Value>> {
    const release = await this.#take(target);
    if (!release.ok) return release;
    try {
      return ok(await act());
    } finally {
      await release.value();
    }
  }

  async #take(target: string): Promise<Result<Release>> {
    const { clock, patienceMs, waiting, unavailable } = this.#options;
    const path = this.#pathOf(target);
    const begun = clock.now();
    let isTold = false;
    let seen: { readonly id: string | undefined; readonly since: number } | undefined;
    for (;;) {
      let attempt: LockAttempt;
      try {
        attempt = await this.#try(path);
      } catch (error) {
        unavailable(error);
        return ok(() => Promise.resolve());
      }
      if (attempt.kind === "taken") return ok(attempt.release);
      const { by } = attempt;
      const now = clock.now();
      if (seen === undefined || seen.id !== by?.id) seen = { id: by?.id, since: now };
      if (by && !isTold && now - begun >= quietMs) {
        waiting(target, heldBy(by));
        isTold = true;
      }
      if (now - seen.since >= patienceMs) return failed(stillHeld(target, path, by));
      await this.#pause();
    }
  }

  async #try(path: string): Promise<LockAttempt> {
    const { disk, clock, folder, identity } = this.#options;
    const quick = await this.#kept?.take(path);
    if (quick) return quick;
    try {
      return await tryLock(disk, clock, path, identity);
    } catch (error) {
      if (errorCode(error) !== "ENOENT") throw error;
      await disk.makeFolder(folder);
      return tryLock(disk, clock, path, identity);
    }
  }

  /** Of uneven length, so that those who wait do not come back at the same moments for ever. */
  #pause(): Promise<void> {
    const ms = shortestPauseMs + Math.random() * (longestPauseMs - shortestPauseMs);
    return new Promise((resolve) => {
      this.#options.clock.after(ms, resolve);
    });
  }

  #pathOf(target: string): string {
    const key = hash("sha256", target).slice(0, 32);
    return join(this.#options.folder, `${key}.lock`);
  }
}

const heldBy = (holder: Holder): string => `${describeHolder(holder)}, since ${describeMoment(holder.since)}`;

const stillHeld = (file: string, lock: string, by: Holder | undefined): Fault => ({
  code: "file/locked",
  message: `Nothing was written: the file is being written by ${by ? heldBy(by) : "another Cardwright"}.`,
  suggestion: `again when it is done; if that program is gone, remove ${lock}`,
  file,
});
