import type { BrowserWindow } from "electron";
import type { Flushed } from "../../shared/bridge/index.js";
import type { SessionHandle } from "../session/index.js";

export interface ClosingOptions {
  /** Asks whether to close although changes are not on disk; null where the disk has not answered in time. */
  readonly confirm: (left: Flushed | null) => Promise<boolean>;
  /** How long a slow disk is waited for before the person is asked. */
  readonly limitMs: number;
}

/**
 * Lets the window go only when the writes in flight are done. What cannot be written stays in the journal and is offered at the
 * next start; where there is no journal, it is lost. The person is asked first.
 */
export function closeAfterSaving(window: BrowserWindow, session: SessionHandle, options: ClosingOptions): void {
  let state: "open" | "closing" | "done" = "open";

  const close = async (): Promise<void> => {
    const left = await within(options.limitMs, flush(session));
    if ((left?.unsaved !== 0 || left.whatIfs !== undefined) && !(await options.confirm(left))) {
      state = "open";
      return;
    }
    await within(options.limitMs, session.close());
    state = "done";
    if (!window.isDestroyed()) window.destroy();
  };

  window.on("close", (event) => {
    if (state === "done") return;
    event.preventDefault();
    if (state === "closing") return;
    state = "closing";
    void close();
  });
}

/** Waits for the writes in flight; what is not on disk after them. */
export async function flush(session: Pick<SessionHandle, "call">): Promise<Flushed> {
  const flushed = await session.call("workspace/flush", {});
  // Nothing is open, or the session is gone: then there is nothing left that waiting could save.
  return flushed.ok ? (flushed.value as Flushed) : { unsaved: 0 };
}

/** The value of the promise, or null where it took longer. */
export async function within<Value>(limitMs: number, promise: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), limitMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
