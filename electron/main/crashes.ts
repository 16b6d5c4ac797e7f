import type { BrowserWindow } from "electron";

/** A page that broke this often within the time is not loaded again unasked. */
const mostReloads = 3;
const reloadWindowMs = 60_000;

/** Tells a page that broke once from one that breaks at every start. */
export class ReloadLimit {
  #times: number[] = [];

  /** Whether the page may be loaded again at this time; counts the attempt. */
  mayReload(nowMs: number): boolean {
    this.#times = this.#times.filter((time) => nowMs - time < reloadWindowMs);
    if (this.#times.length >= mostReloads) return false;
    this.#times.push(nowMs);
    return true;
  }
}

export interface CrashOptions {
  readonly log: (message: string) => void;
  readonly now: () => number;
  /** Asks whether to do the named thing; false leaves things as they are. */
  readonly ask: (message: string, action: string) => Promise<boolean>;
}

/**
 * Brings a broken page back. Cards and edits live in the session, outside the page, so a page that is loaded again shows them as
 * they were.
 */
export function recoverPage(window: BrowserWindow, options: CrashOptions): void {
  const limit = new ReloadLimit();
  const reload = (): void => {
    if (!window.isDestroyed()) window.webContents.reload();
  };
  const offer = async (message: string): Promise<void> => {
    if (await options.ask(message, "Reload")) reload();
  };

  window.webContents.on("render-process-gone", (_event, { reason, exitCode }) => {
    if (reason === "clean-exit") return;
    options.log(`The page is gone: ${reason} (${exitCode}).`);
    if (limit.mayReload(options.now())) reload();
    else void offer("The window keeps breaking. Your cards are safe on disk.");
  });
  window.on("unresponsive", () => {
    options.log("The page does not answer.");
    void offer("The window does not answer. Your cards are safe on disk.");
  });
}

export interface FailureOptions {
  readonly log: (message: string) => void;
  /** Shows the message and waits until it was read. */
  readonly tell: (message: string) => void;
  readonly end: () => Promise<unknown>;
}

/** Ends the app in order after a mistake of our own that nothing caught: what was edited is saved or in the journal. */
export function endAfterFailure(emitter: Pick<NodeJS.Process, "on">, options: FailureOptions): void {
  let ending = false;
  const fail = (reason: unknown): void => {
    options.log(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason));
    if (ending) return;
    ending = true;
    options.tell(reason instanceof Error ? reason.message : String(reason));
    void options.end();
  };
  emitter.on("uncaughtException", fail);
  emitter.on("unhandledRejection", fail);
}
