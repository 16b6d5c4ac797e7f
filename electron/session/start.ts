import { randomUUID } from "node:crypto";
import { Worker, type ResourceLimits } from "node:worker_threads";
import { systemClock } from "../files/index.js";
import type { SessionHandle, SessionOptions } from "./handle.js";
import { RemoteSession } from "./remote.js";

export interface StartOptions {
  /** The build puts the worker beside all it emits. */
  readonly worker?: URL;
  /** Limits beside and in place of the usual ones. */
  readonly resourceLimits?: ResourceLimits;
}

/**
 * Limits of a session's thread. Node keeps up to 48 MB for values that were made a moment ago. Opening a folder fills them, and
 * they stay with an idle program; with an eighth of them it takes no more processor time, and 28 MB less.
 */
const usualLimits: ResourceLimits = { maxYoungGenerationSizeMb: 6 };

const builtWorker = (): URL => new URL("./session-worker.js", import.meta.url);

/** Starts a session in a thread of its own, so that no work of it keeps the shell waiting. */
export function startSession(
  options: SessionOptions,
  { worker = builtWorker(), resourceLimits }: StartOptions = {},
): SessionHandle {
  const owned = { ...options, owner: options.owner ?? randomUUID() };
  return new RemoteSession((setAside) => {
    const thread = new Worker(worker, {
      workerData: { ...owned, setAside },
      resourceLimits: { ...usualLimits, ...resourceLimits },
    });
    return {
      postMessage: (message) => thread.postMessage(message),
      on: (event, listener) => void thread.on(event, listener),
      onExit: (listener) => {
        let failure: Error | undefined;
        // An error ends the thread as well; without a listener it would end the process.
        thread.on("error", (error: unknown) => {
          failure = error instanceof Error ? error : new Error(String(error));
        });
        thread.on("exit", () => listener(failure));
      },
      end: () => void thread.terminate(),
    };
  }, systemClock);
}
