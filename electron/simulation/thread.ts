import { Worker } from "node:worker_threads";
import type { FromThread, ThreadData, ToThread } from "./messages.js";

/** What the pool needs of a thread; tests supply their own. */
export interface SimulationThread {
  post(message: ToThread): void;
  onMessage(listener: (message: FromThread) => void): void;
  /** Told once when the thread has ended, with why where it is known. */
  onExit(listener: (reason: string | undefined) => void): void;
  end(): Promise<void>;
}

export type StartThread = (data: ThreadData) => SimulationThread;

/**
 * The build puts the worker beside all it emits. Run from the sources, as tests and development do, it is TypeScript, and a
 * thread does not take over the loader of the thread that starts it.
 */
function startWorker(workerData: ThreadData): Worker {
  if (!import.meta.url.endsWith(".ts"))
    return new Worker(new URL("./simulation-worker.js", import.meta.url), { workerData });
  const source = JSON.stringify(new URL("./worker.ts", import.meta.url).href);
  const loader = JSON.stringify(new URL("../../node_modules/tsx/dist/esm/api/index.mjs", import.meta.url).href);
  const load = `import(${loader}).then(({ register }) => { register(); return import(${source}); });`;
  return new Worker(load, { eval: true, workerData });
}

/** A thread of Node that plays batches. */
export const startThread: StartThread = (workerData) => {
  const worker = startWorker(workerData);
  let reason: string | undefined;
  // An error ends the thread as well; without a listener it would end the process.
  worker.on("error", (error: Error) => {
    reason = error.message;
  });
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => void worker.on("message", listener),
    onExit: (listener) => void worker.on("exit", () => listener(reason)),
    end: async () => {
      await worker.terminate();
    },
  };
};
