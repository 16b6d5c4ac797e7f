import { chromium, type Browser, type Page } from "playwright-core";
import { chromiumArguments, findChromium } from "../chromium.mjs";

/** A Chromium of the tests' own. One serves all tests of a file; each app gets a context of its own in it. */
export async function launchBrowser(): Promise<Browser> {
  const found = await findChromium();
  if (found.kind !== "found") throw new Error("End-to-end tests need a Chromium: set CHROME_PATH or install one.");
  return chromium.launch({ executablePath: found.file, args: chromiumArguments() });
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
