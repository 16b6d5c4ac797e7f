import { randomUUID } from "node:crypto";
import { Worker } from "node:worker_threads";
import { failed, type Fault, type Result } from "../../shared/base/index.js";
import type { WorkspaceView } from "../../shared/workspace/index.js";
import type { SessionHandle, SessionListener, SessionOptions } from "./handle.js";
import type { FromSession, Port, ToSession } from "./messages.js";

/** A thread that ends by itself is started again, unless it has ended this often within the time. */
const mostRestarts = 3;
const restartWindowMs = 60_000;

const stopped: Fault = {
  code: "session/stopped",
  message: "The session stopped unexpectedly. Unsaved edits are in its journal.",
};
const closed: Fault = { code: "session/closed", message: "The session has ended." };

/** The build puts the worker beside all it emits. */
const builtWorker = (): URL => new URL("./session-worker.js", import.meta.url);

/** What `startSession` needs of a thread; tests give one of their own. */
export interface SessionThread extends Port<ToSession, FromSession> {
  onExit(listener: () => void): void;
  end(): void;
}

/** Starts a session in a thread of its own, so that no work of it keeps the shell waiting. */
export function startSession(options: SessionOptions, worker: URL = builtWorker()): SessionHandle {
  const owned = { ...options, owner: options.owner ?? randomUUID() };
  return new RemoteSession(() => {
    const thread = new Worker(worker, { workerData: owned });
    return {
      postMessage: (message) => thread.postMessage(message),
      on: (event, listener) => void thread.on(event, listener),
      onExit: (listener) => {
        // An error ends the thread as well; without a listener it would end the process.
        thread.on("error", () => undefined);
        thread.on("exit", listener);
      },
      end: () => void thread.terminate(),
    };
  });
}

/** A session behind a port. When its thread dies, calls under way fail and a new thread opens the same workspace. */
export class RemoteSession implements SessionHandle {
  readonly #pending = new Map<number, (result: Result<unknown>) => void>();
  readonly #listeners = new Set<SessionListener>();
  readonly #allowed = new Set<string>();
  readonly #exits: number[] = [];
  #thread: SessionThread | undefined;
  #next = 1;
  /** The request that opened what is open. */
  #open: unknown;
  #closing: Promise<void> | undefined;

  constructor(
    private readonly startThread: () => SessionThread,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#start();
  }

  async call(name: string, request: unknown): Promise<Result<unknown>> {
    if (this.#closing) return failed(closed);
    const result = await this.#send((id) => ({ kind: "call", id, name, request }));
    if (name === "workspace/open" && result.ok) this.#open = request;
    return result;
  }

  subscribe(listener: SessionListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async allow(path: string): Promise<void> {
    this.#allowed.add(path);
    const result = await this.#send((id) => ({ kind: "allow", id, path }));
    if (!result.ok) throw new Error(result.error.message);
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#send((id) => ({ kind: "close", id })).then(() => this.#thread?.end()));
  }

  #start(): void {
    const thread = this.startThread();
    this.#thread = thread;
    thread.on("message", (message) => {
      if (message.kind === "event") {
        for (const listener of this.#listeners) listener(message.event, message.payload);
      } else {
        this.#pending.get(message.id)?.(message.result);
        this.#pending.delete(message.id);
      }
    });
    thread.onExit(() => this.#exited(thread));
  }

  #send(message: (id: number) => ToSession): Promise<Result<unknown>> {
    const thread = this.#thread;
    if (!thread) return Promise.resolve(failed(stopped));
    const id = this.#next;
    this.#next += 1;
    return new Promise((resolve) => {
      this.#pending.set(id, resolve);
      thread.postMessage(message(id));
    });
  }

  #exited(thread: SessionThread): void {
    if (this.#thread !== thread) return;
    this.#thread = undefined;
    for (const resolve of this.#pending.values()) resolve(failed(stopped));
    this.#pending.clear();
    if (this.#closing) return;
    const now = this.now();
    this.#exits.push(now);
    if (this.#exits.filter((at) => now - at < restartWindowMs).length <= mostRestarts) void this.#restart();
  }

  /** Row keys of the old thread mean nothing to the new one: pages fetch all rows anew. */
  async #restart(): Promise<void> {
    this.#start();
    for (const path of this.#allowed) await this.#send((id) => ({ kind: "allow", id, path }));
    if (this.#open === undefined) return;
    const opened = await this.call("workspace/open", this.#open);
    if (!opened.ok) return;
    for (const { ref: sheet, revision } of (opened.value as WorkspaceView).sheets) {
      const patch = { sheet, revision, origin: "outside", change: { kind: "reset" } } as const;
      for (const listener of this.#listeners) listener("sheet/patch", patch);
    }
  }
}
