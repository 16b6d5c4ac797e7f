import { Emitter, failed, type Fault, type Result } from "../../shared/base/index.js";
import type { BridgeEvents, EventName } from "../../shared/bridge/index.js";
import type { WorkspaceView } from "../../shared/workspace/index.js";
import type { Clock } from "../files/index.js";
import type { SessionHandle, SessionListener } from "./handle.js";
import type { FromSession, Port, ToSession } from "./messages.js";
import { Suspects } from "./suspects.js";
import type { SetAside } from "./work-note.js";

/** A thread that ends unexpectedly is started again, unless it has ended this often within the window. */
const mostRestarts = 3;
const restartWindowMs = 60_000;
/** Restarts that leave a file out are not counted, since each gets further; but not without end. */
const mostSetAside = 50;

const stopped: Fault = {
  code: "session/stopped",
  message: "The session stopped unexpectedly. Unsaved edits are in its journal.",
};
const gaveUp =
  "Cardwright stopped again and again and is not started any more. Close it and start it again; unsaved edits are in its journal.";
const closed: Fault = { code: "session/closed", message: "The session has ended." };

/** What a session needs of a thread; tests supply their own. */
export interface SessionThread extends Port<ToSession, FromSession> {
  /** The error that ended the thread, if one did. */
  onExit(listener: (error?: Error) => void): void;
  end(): void;
}

interface Pending {
  readonly message: ToSession;
  readonly resolve: (result: Result<unknown>) => void;
}

/**
 * A session behind a port. When its thread dies, calls under way fail and a new thread opens the same workspace. A file that
 * the thread died of, or that it does not come to an end with, is set aside: the next thread does not read it.
 */
export class RemoteSession implements SessionHandle {
  readonly #startThread: (setAside: readonly SetAside[]) => SessionThread;
  readonly #clock: Pick<Clock, "now" | "after">;
  readonly #pending = new Map<number, Pending>();
  readonly #events = new Emitter<Parameters<SessionListener>>();
  readonly #allowed = new Set<string>();
  readonly #exits: number[] = [];
  readonly #setAside = new Map<string, SetAside>();
  #thread: SessionThread | undefined;
  #next = 1;
  /** The request that opened what is open. */
  #open: unknown;
  #closing: Promise<void> | undefined;

  constructor(startThread: (setAside: readonly SetAside[]) => SessionThread, clock: Pick<Clock, "now" | "after">) {
    this.#startThread = startThread;
    this.#clock = clock;

    this.#start();
  }

  async call(name: string, request: unknown): Promise<Result<unknown>> {
    if (this.#closing) return failed(closed);
    const result = await this.#send((id) => ({ kind: "call", id, name, request }));
    if (name === "workspace/open" && result.ok) this.#open = request;
    return result;
  }

  subscribe(listener: SessionListener): () => void {
    return this.#events.on(listener);
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
    const thread = this.#startThread([...this.#setAside.values()]);
    this.#thread = thread;
    const suspects = new Suspects(this.#clock, () => {
      thread.end();
      // A thread that waits for a disk ends when the disk answers, if ever.
      this.#exited(thread, suspects, undefined);
    });
    thread.on("message", (message) => {
      if (this.#thread === thread) this.#take(message, suspects);
    });
    thread.onExit((error) => this.#exited(thread, suspects, error));
  }

  #take(message: FromSession, suspects: Suspects): void {
    switch (message.kind) {
      case "event":
        this.#emit(message.event, message.payload);
        return;
      case "note":
        suspects.take(message.note);
        return;
      case "wanted-again":
        this.#setAside.delete(message.path);
        return;
      case "answer":
        this.#pending.get(message.id)?.resolve(message.result);
        this.#pending.delete(message.id);
    }
  }

  #emit<Name extends EventName>(event: Name, payload: BridgeEvents[Name]): void {
    this.#events.emit(event, payload);
  }

  #send(message: (id: number) => ToSession): Promise<Result<unknown>> {
    const thread = this.#thread;
    if (!thread) return Promise.resolve(failed(stopped));
    const id = this.#next;
    this.#next += 1;
    return new Promise((resolve) => {
      const sent = message(id);
      thread.postMessage(sent);
      this.#pending.set(id, { message: sent, resolve });
    });
  }

  #exited(thread: SessionThread, suspects: Suspects, error: Error | undefined): void {
    const culprit = suspects.culprit(error);
    if (this.#thread !== thread) return;
    this.#thread = undefined;
    const isNew = culprit !== undefined && !this.#setAside.has(culprit.path) && this.#setAside.size < mostSetAside;
    if (isNew) this.#setAside.set(culprit.path, culprit);
    const mayRestart = !this.#closing && (isNew || this.#countExit());
    const opening = [...this.#pending].filter(([, { message }]) => isNew && mayRestart && isOpening(message));
    for (const [id, { resolve }] of this.#pending) {
      if (opening.some(([kept]) => kept === id)) continue;
      this.#pending.delete(id);
      resolve(failed(stopped));
    }
    if (mayRestart) void this.#restart(opening.map(([, { message }]) => message));
    else if (!this.#closing) this.#emit("notice", { id: "session-stopped", severity: "error", message: gaveUp });
  }

  /** Whether the thread may be started again after it ended for no reason that can be helped. */
  #countExit(): boolean {
    const now = this.#clock.now();
    this.#exits.push(now);
    return this.#exits.filter((at) => now - at < restartWindowMs).length <= mostRestarts;
  }

  /**
   * Row keys of the old thread mean nothing to the new one: pages fetch all rows again. What was being opened when the thread
   * died is opened in place of what was open before.
   */
  async #restart(opening: readonly ToSession[]): Promise<void> {
    this.#start();
    for (const path of this.#allowed) await this.#send((id) => ({ kind: "allow", id, path }));
    if (opening.length > 0) {
      for (const message of opening) this.#thread?.postMessage(message);
      return;
    }
    if (this.#open === undefined) return;
    const opened = await this.call("workspace/open", this.#open);
    if (!opened.ok) return;
    for (const { ref: sheet, revision } of (opened.value as WorkspaceView).sheets) {
      const patch = { sheet, revision, origin: "outside", change: { kind: "reset" } } as const;
      this.#emit("sheet/patch", patch);
    }
  }
}

const isOpening = (message: ToSession): boolean => message.kind === "call" && message.name === "workspace/open";
