import { ok, type Result } from "../../shared/base/index.js";
import type { BridgeEvents, EventName } from "../../shared/bridge/index.js";
import type { SessionHandle, SessionListener } from "../../electron/session/index.js";

/** A session that notes what it is asked and answers as told; for tests of what stands before a session. */
export class FakeSession implements SessionHandle {
  readonly calls: { readonly name: string; readonly request: unknown }[] = [];
  readonly allowed: string[] = [];
  closed = false;
  answer: (name: string, request: unknown) => Promise<Result<unknown>> = () => Promise.resolve(ok({}));
  readonly #listeners = new Set<SessionListener>();

  get listenerCount(): number {
    return this.#listeners.size;
  }

  call(name: string, request: unknown): Promise<Result<unknown>> {
    this.calls.push({ name, request });
    return this.answer(name, request);
  }

  subscribe(listener: SessionListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  publish<Name extends EventName>(event: Name, payload: BridgeEvents[Name]): void {
    for (const listener of this.#listeners) listener(event, payload);
  }

  allow(path: string): Promise<void> {
    this.allowed.push(path);
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.closed = true;
    return Promise.resolve();
  }
}
