import { randomUUID } from "node:crypto";
import { Worker, type ResourceLimits } from "node:worker_threads";
import { systemClock } from "../files/index.js";
import type { SessionHandle, SessionOptions } from "./handle.js";
import { RemoteSession } from "./remote.js";

export interface StartOptions {
  /** The build puts the worker beside all it emits. */
  readonly worker?: URL;
  readonly resourceLimits?: ResourceLimits;
}

const builtWorker = (): URL => new URL("./session-worker.js", import.meta.url);

/** Starts a session in a thread of its own, so that no work of it keeps the shell waiting. */
export function startSession(
  options: SessionOptions,
  { worker = builtWorker(), resourceLimits = {} }: StartOptions = {},
): SessionHandle {
  const owned = { ...options, owner: options.owner ?? randomUUID() };
  return new RemoteSession((setAside) => {
    const thread = new Worker(worker, { workerData: { ...owned, setAside }, resourceLimits });
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
