// @ts-check
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { chromiumArguments, findChromium } from "../chromium.mjs";

/** @typedef {import("playwright-core").BrowserContext} BrowserContext */

/**
 * A Chromium the tests can join from their own process by `endpoint`.
 *
 * @returns {Promise<{ context: BrowserContext, endpoint: string, close: () => Promise<void> }>}
 */
export async function launch() {
  const found = await findChromium();
  if (found.kind !== "found") throw new Error("The stand-in needs a Chromium.");
  const profile = mkdtempSync(join(tmpdir(), "cardwright-window-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: found.file,
    args: [...chromiumArguments(), "--remote-debugging-port=0"],
    viewport: { width: 1280, height: 800 },
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const port = readFileSync(join(profile, "DevToolsActivePort"), "utf8").split("\n")[0];
  return {
    context,
    endpoint: `http://127.0.0.1:${port}`,
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
    },
  };
}

/**
 * The page's own scheme as Chromium can have it: a name below `.localhost` is a secure context and leads nowhere.
 *
 * @param {string} url
 */
export const toHttp = (url) => url.replace(/^app:\/\/([^/]+)/, "http://$1.localhost");

/** @param {string} url */
export const toScheme = (url) => url.replace(/^http:\/\/([^/:]+)\.localhost(?=\/|$)/, "app://$1");
