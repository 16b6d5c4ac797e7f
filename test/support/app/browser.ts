import { chromium, type Browser, type Page } from "playwright-core";
import { chromiumArguments, findChromium } from "../chromium.mjs";

let launched: Promise<Browser> | undefined;

/** The Chromium of this process. One serves all tests; it ends with the process. */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await (launched ??= launchBrowser());
  if (browser.isConnected()) return browser;
  return (launched = launchBrowser());
}

/** A Chromium of the caller's own. */
export async function launchBrowser(): Promise<Browser> {
  const found = await findChromium();
  if (found.kind !== "found") throw new Error("End-to-end tests need a Chromium: set CHROME_PATH or install one.");
  // Pages of one context share a process, and with it the scripts it has compiled.
  return chromium.launch({ executablePath: found.file, args: [...chromiumArguments(), "--process-per-site"] });
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
