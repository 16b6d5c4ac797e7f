import type { Browser, BrowserContextOptions } from "playwright-core";
import { watchErrors } from "./browser.js";
import { startProcess, type AppProcess } from "./process.js";
import type { RunningApp } from "./running-app.js";

export interface BrowserAppOptions {
  readonly dataDirectory: string;
  /** The folder to open; the sample where none is named. */
  readonly folder?: string;
  readonly roots?: readonly string[];
  readonly context?: BrowserContextOptions;
}

export interface BrowserApp extends RunningApp {
  readonly url: string;
  readonly host: AppProcess;
}

/** Ends what hangs; far above what an act takes on a slow and busy machine. */
const actionLimitMs = 60_000;

/** `npm start -- --web`, with a page of it in a browser. */
export async function openInBrowser(browser: Browser, options: BrowserAppOptions): Promise<BrowserApp> {
  const roots = (options.roots ?? []).flatMap((path) => ["--root", path]);
  const host = startProcess(
    ["electron/start.mjs", "--web", ...roots, ...(options.folder === undefined ? [] : [options.folder])],
    { env: { CARDWRIGHT_DATA: options.dataDirectory } },
  );
  const [, url = ""] = await host.prints(/^Cardwright: (http:\S+)$/m);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    permissions: ["clipboard-read", "clipboard-write"],
    ...options.context,
  });
  context.setDefaultTimeout(actionLimitMs);
  const page = await context.newPage();
  const errors = watchErrors(page);
  await page.goto(url);
  return {
    page,
    url,
    host,
    errors,
    dataDirectory: options.dataDirectory,
    close: async () => {
      await context.close();
      return host.signal("SIGTERM");
    },
    kill: async () => {
      await host.signal("SIGKILL");
      await context.close();
    },
  };
}
