import { hostname } from "node:os";
import { threadId } from "node:worker_threads";
import { z } from "zod";
import { isRunning, startOf } from "./processes.js";

const identitySchema = z.object({
  pid: z.number().int(),
  host: z.string(),
  start: z.string().optional(),
  owner: z.string(),
  thread: z.number().int().optional(),
  /** For people. */
  program: z.string().default("Cardwright"),
});

/** Who asks for a lock. */
export type Identity = z.infer<typeof identitySchema>;

const holderSchema = identitySchema.extend({
  /** Tells one holding of a lock from the next one by the same process. */
  id: z.string().default(""),
  /** Milliseconds since 1970. */
  since: z.number().default(0),
});

/** What a lock file says: who holds it. */
export type Holder = z.infer<typeof holderSchema>;

/** Undefined where a lock file is broken. */
export function holderIn(bytes: Buffer): Holder | undefined {
  try {
    return holderSchema.safeParse(JSON.parse(bytes.toString("utf8"))).data;
  } catch {
    return undefined;
  }
}

/** The name of a file of locks, and of what is made on the way to one: `0a1b.lock`, `0a1b.lock.77`. */
export const isLockName = (name: string): boolean => /\.lock(\.|$)/u.test(name);

/** Whether a lock file says that a process of this machine holds it. */
export function isLockOf(bytes: Buffer, pid: number): boolean {
  const holder = holderIn(bytes);
  return holder?.pid === pid && holder.host === hostname();
}

const ownStart = startOf(process.pid);

/** This process. `owner` names one of several parts of it that lock each other out. */
export const ownIdentity = (owner: string, program?: string): Identity => ({
  pid: process.pid,
  host: hostname(),
  owner,
  program: program ?? "Cardwright",
  ...(ownStart === undefined ? {} : { start: ownStart }),
});

/** The same, of this thread: a thread of the same owner that was started after it takes over what it left. */
export const ownThread = (owner: string, program?: string): Identity => ({
  ...ownIdentity(owner, program),
  thread: threadId,
});

/**
 * Whether a holder may still be at work. A process is known by its id and its start, so that a later process under the
 * same id is not taken for it. A process of another machine cannot be asked and counts as running.
 */
export function isAlive(holder: Identity, asking: Identity): boolean {
  if (holder.host !== asking.host) return true;
  if (holder.pid === asking.pid && holder.start === asking.start) {
    const isThisThread = holder.thread !== undefined && holder.thread === asking.thread;
    return holder.owner !== asking.owner || isThisThread;
  }
  return isRunning(holder.pid) && (holder.start === undefined || holder.start === startOf(holder.pid));
}

/** `the Cardwright app (process 4711 on this machine)`, for people. */
export function describeHolder({ program, pid, host }: Holder): string {
  return `${program} (process ${pid}${host === hostname() ? "" : ` on ${host}`})`;
}

/** A moment as people write it, in their time zone: `2026-11-22 10:07:31`. */
export const describeMoment = (ms: number): string => new Date(ms).toLocaleString("sv-SE");
