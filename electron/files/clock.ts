import { randomBytes } from "node:crypto";

/** Time and randomness, so that tests can supply their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back after `ms`; what it returns stops it. */
  after(ms: number, action: () => void): () => void;
  /** Letters and digits no other process comes up with. */
  unique(): string;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, action) => {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  },
  unique: () => randomBytes(8).toString("hex"),
};

/** A time as part of a file name, to the millisecond, in UTC: `2026-11-21T05-12-33-123Z`. */
export const timeName = (nowMs: number): string => new Date(nowMs).toISOString().replace(/[:.]/g, "-");

/** Lets other calls have their turn in the middle of long work. */
export const yieldToEventLoop = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
