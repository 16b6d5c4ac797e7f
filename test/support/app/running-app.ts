import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { Result } from "../../../shared/base/index.js";
import type { CallName, CallRequest, CallResponses } from "../../../shared/bridge/index.js";

/** The app as a test drives it, whichever shell shows it. */
export interface RunningApp {
  readonly page: Page;
  /** The app-data folder. */
  readonly dataDirectory: string;
  /** What the page complained about since it was opened; a test of the app ends with this empty. */
  readonly errors: readonly string[];
  /** Ends the app as a person does: it waits for its writes. Gives the exit code. */
  close(): Promise<number | null>;
  /** Ends it as a power failure does. */
  kill(): Promise<void>;
}

/** Calls the bridge from inside the page, past the interface; only in shells that expose it to the page. */
export function callBridge<Name extends CallName>(
  page: Page,
  name: Name,
  request: CallRequest<Name>,
): Promise<Result<CallResponses[Name]>> {
  type Invoke = (name: string, request: unknown) => Promise<unknown>;
  const asked: readonly [string, unknown] = [name, request];
  return page.evaluate(
    ([called, given]) => (window as unknown as { cardwright: { invoke: Invoke } }).cardwright.invoke(called, given),
    asked,
  ) as Promise<Result<CallResponses[Name]>>;
}

/** A folder of the test's own, gone with `remove`. */
export function temporaryFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "cardwright-e2e-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }) };
}

/** A copy of a folder that a test may change. */
export function copyOf(folder: string, to: string): string {
  cpSync(folder, to, { recursive: true });
  return to;
}
