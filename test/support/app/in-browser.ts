import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { withoutTour } from "./app-data.js";
import { actionLimitMs, appPermissions, sharedBrowser, usualViewport, watchErrors } from "./browser.js";
import { startProcess, type AppProcess } from "./process.js";
import type { RunningApp } from "./running-app.js";
import { openOnWarmHost } from "./warm-host.js";

export interface BrowserAppOptions {
  readonly dataDirectory: string;
  /** The folder to open; the sample where none is named. */
  readonly folder?: string;
  readonly roots?: readonly string[];
  readonly context?: BrowserContextOptions;
  /** The app shows its tour, as it does to somebody new. */
  readonly isFirstRun?: boolean;
}

/** The app in a page of a browser. */
export interface BrowserApp extends RunningApp {
  readonly url: string;
}

/** The app as a person starts it, in a process of its own. */
export interface BrowserProcessApp extends BrowserApp {
  readonly host: AppProcess;
}

/** How the app is opened. */
export type Opening = Pick<BrowserContextOptions, "viewport" | "colorScheme"> & Pick<BrowserAppOptions, "isFirstRun">;

/** A context for pages of the app, with the clipboard. */
export async function newAppContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: usualViewport,
    permissions: appPermissions,
    ...options,
  });
  context.setDefaultTimeout(actionLimitMs);
  return context;
}

/** `npm start -- --web`, with a page of it in a browser. */
export async function openInBrowser(browser: Browser, options: BrowserAppOptions): Promise<BrowserProcessApp> {
  if (options.isFirstRun !== true) withoutTour(options.dataDirectory);
  const roots = (options.roots ?? []).flatMap((path) => ["--root", path]);
  const host = startProcess(
    ["electron/start.mjs", "--web", ...roots, ...(options.folder === undefined ? [] : [options.folder])],
    { env: { CARDWRIGHT_DATA: options.dataDirectory } },
  );
  const [, url = ""] = await host.prints(/^Cardwright: (http:\S+)$/m);
  const context = await newAppContext(browser, options.context);
  const { page, errors } = await loadPage(context, url);
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

/** The app on the warm host, in a page of its own of the context that all tests share. */
export async function openWarm(
  { folder, dataDirectory }: { readonly folder: string; readonly dataDirectory: string },
  { viewport = usualViewport, colorScheme = "light", isFirstRun = false }: Opening = {},
): Promise<BrowserApp> {
  if (!isFirstRun) withoutTour(dataDirectory);
  const session = await openOnWarmHost(folder, dataDirectory);
  const { context } = await sharedBrowser();
  const loading = loadPage(context, session.url, async (fresh) => {
    await fresh.setViewportSize(viewport ?? usualViewport);
    await fresh.emulateMedia({ colorScheme });
  });
  // The page loads while the session starts and reads the folder; what it asks before is answered after.
  const [{ page, errors }] = await Promise.all([loading, session.ready]);
  return {
    page,
    url: session.url,
    errors,
    dataDirectory,
    close: async () => {
      await page.close();
      await session.close();
      return 0;
    },
    kill: () => Promise.reject(new Error("Only an app in a process of its own can be killed: see appForEachTest.")),
  };
}

async function loadPage(
  context: BrowserContext,
  url: string,
  prepare: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<{ readonly page: Page; readonly errors: readonly string[] }> {
  const page = await context.newPage();
  await prepare(page);
  const errors = watchErrors(page);
  await page.goto(url);
  return { page, errors };
}
