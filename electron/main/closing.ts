import type { BrowserWindow } from "electron";
import type { CallResponses } from "../../shared/bridge/index.js";
import type { SessionHandle } from "../session/index.js";

export interface ClosingOptions {
  /** Asks whether to close although this many changes are not on disk; null where the disk has not answered in time. */
  readonly confirm: (unsaved: number | null) => Promise<boolean>;
  /** How long a slow disk is waited for before the person is asked. */
  readonly limitMs: number;
}

/**
 * Lets the window go only when the writes in flight are done. What cannot be written stays in the journal and is offered at the
 * next start, so closing anyway loses nothing; the person is asked first.
 */
export function closeAfterSaving(window: BrowserWindow, session: SessionHandle, options: ClosingOptions): void {
  let state: "open" | "closing" | "done" = "open";

  const close = async (): Promise<void> => {
    const unsaved = await within(options.limitMs, flush(session));
    if (unsaved !== 0 && !(await options.confirm(unsaved))) {
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

async function flush(session: SessionHandle): Promise<number | null> {
  const flushed = await session.call("workspace/flush", {});
  // Nothing is open, or the session is gone: then there is nothing left that waiting could save.
  return flushed.ok ? (flushed.value as CallResponses["workspace/flush"]).unsaved : 0;
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
