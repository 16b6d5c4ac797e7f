import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { MessageChannel, Worker } from "node:worker_threads";
import { systemClock } from "../../../electron/files/index.js";
import type { SessionHandle, SessionOptions } from "../../../electron/session/handle.js";
import type { FromSession, ToSession } from "../../../electron/session/messages.js";
import { RemoteSession, type SessionThread } from "../../../electron/session/remote.js";
import { root } from "./process.js";

const program = pathToFileURL(join(root, "out/main/session-worker.js")).href;

interface SharedThread {
  readonly worker: Worker;
  /** What ended it, if anything did. */
  failure?: Error;
}

let shared: SharedThread | undefined;

/** The thread of all sessions; a new one where the last did not outlive its session. */
function sharedThread(): SharedThread {
  if (shared) return shared;
  const thread: SharedThread = { worker: new Worker(new URL("./session-thread.mjs", import.meta.url)) };
  thread.worker.on("error", (error: unknown) => {
    thread.failure = error instanceof Error ? error : new Error(String(error));
  });
  thread.worker.on("exit", () => giveUp(thread));
  return (shared = thread);
}

function giveUp(thread: SharedThread): void {
  if (shared === thread) shared = undefined;
}

/**
 * A session of the built app, in a thread that serves one session after the other: loading and compiling its program takes
 * longer than most of what a test does. Shells start a thread for each session, by `startSession`.
 */
export function startSharedSession(options: SessionOptions): SessionHandle {
  return new RemoteSession((setAside) => startIn(sharedThread(), { ...options, setAside }), systemClock);
}

function startIn(thread: SharedThread, data: SessionOptions): SessionThread {
  const { port1: port, port2 } = new MessageChannel();
  thread.worker.postMessage({ program, data, port: port2 }, [port2]);
  /** The message that closes the session, and whether it was answered: the thread can serve another one then. */
  let closing: number | undefined;
  let isClosed = false;
  port.on("message", (message: FromSession) => {
    if (message.kind === "answer" && message.id === closing) isClosed = true;
  });
  return {
    postMessage: (message: ToSession) => {
      if (message.kind === "close") closing = message.id;
      port.postMessage(message);
    },
    on: (event, listener) => void port.on(event, listener),
    // The port closes with its session, and with the thread.
    onExit: (listener) => void port.on("close", () => listener(thread.failure)),
    end: () => {
      if (isClosed) return;
      giveUp(thread);
      void thread.worker.terminate();
    },
  };
}
