import { chromium, type Browser, type BrowserContext, type LaunchOptions, type Page } from "playwright-core";
import { chromiumArguments, findChromium } from "../chromium.mjs";

/** Ends what hangs; far above what an act takes on a slow and busy machine. */
export const actionLimitMs = 60_000;
export const usualViewport = { width: 1280, height: 800 };
export const appPermissions = ["clipboard-read", "clipboard-write"];

const disabledFeatures = [
  // Scripts fetched in the background are compiled on every load, even where their compiled code is cached.
  "BackgroundResourceFetch",
  // Only the last argument of the kind counts: these are Playwright's, without those for other systems and browsers.
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay"],
  ...["HttpsFirstBalancedModeAutoEnable", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning"],
  ...["AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying"],
  ...["AimEnabled", "PreconnectToSearch"],
];

/** A Chromium, and the context whose pages are its ordinary windows. */
export interface SharedBrowser {
  readonly browser: Browser;
  /**
   * Serves one test after the other, which loads pages much faster than a context for each: only an ordinary profile caches
   * compiled scripts, and its window stays open between pages.
   */
  readonly context: BrowserContext;
}

let launched: Promise<SharedBrowser> | undefined;

/** The Chromium of this process. One serves all tests; it ends with the process. */
export async function sharedBrowser(): Promise<SharedBrowser> {
  const shared = await (launched ??= launchShared());
  if (shared.browser.isConnected()) return shared;
  return (launched = launchShared());
}

async function launchShared(): Promise<SharedBrowser> {
  // An empty path is a profile that is removed when the browser ends.
  const context = await chromium.launchPersistentContext("", {
    ...(await launchOptions()),
    viewport: usualViewport,
    permissions: appPermissions,
  });
  context.setDefaultTimeout(actionLimitMs);
  const browser = context.browser();
  if (browser === null) throw new Error("A context of a profile has no browser.");
  // A window closes with its last page, and to open one and start its process takes longer than to load the app.
  if (context.pages().length === 0) await context.newPage();
  return { browser, context };
}

/** A Chromium of the caller's own. */
export const launchBrowser = async (): Promise<Browser> => chromium.launch(await launchOptions());

async function launchOptions(): Promise<LaunchOptions> {
  const found = await findChromium();
  if (found.kind !== "found") throw new Error("End-to-end tests need a Chromium: set CHROME_PATH or install one.");
  return {
    executablePath: found.file,
    args: [
      ...chromiumArguments(),
      // Pages of one context share a process.
      "--process-per-site",
      `--disable-features=${disabledFeatures.join()}`,
    ],
  };
}

/** Everything a page complains about: errors on its console (violations of its policy are among them) and uncaught ones. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.stack ?? String(error)));
  page.on("crash", () => errors.push("The page crashed."));
  return errors;
}
