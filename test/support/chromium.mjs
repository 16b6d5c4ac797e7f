// @ts-check
import { accessSync, constants } from "node:fs";
import { join } from "node:path";

/** Where Chromium and its kin are installed, best first. */
const usualPlaces = {
  linux: ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/usr/bin/google-chrome-stable"],
  darwin: [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ],
  win32: ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((name) => {
    const folder = process.env[name];
    return folder === undefined ? [] : [join(folder, "Google/Chrome/Application/chrome.exe")];
  }),
};

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns {Promise<string[]>} */
async function downloadedByPlaywright() {
  try {
    const { chromium } = await import("playwright-core");
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

/**
 * The browser for the end-to-end tests. `CHROME_PATH` is taken at its word: where it is set and unusable nothing else is tried.
 *
 * @param {{ env?: NodeJS.ProcessEnv, platform?: NodeJS.Platform, usable?: (file: string) => boolean }} [machine]
 * @returns {Promise<{ kind: "found", file: string } | { kind: "missing" } | { kind: "unusable", file: string }>}
 */
export async function findChromium({ env = process.env, platform = process.platform, usable = isExecutable } = {}) {
  const named = env["CHROME_PATH"];
  if (named) return usable(named) ? { kind: "found", file: named } : { kind: "unusable", file: named };
  const places = /** @type {Partial<Record<NodeJS.Platform, string[]>>} */ (usualPlaces)[platform] ?? [];
  const file = [...places, ...(await downloadedByPlaywright())].find(usable);
  return file === undefined ? { kind: "missing" } : { kind: "found", file };
}

/**
 * Whether leaving `driver` out is a failure rather than a notice: `CW_REQUIRE=chromium,electron`, and in CI the browser always.
 *
 * @param {"chromium" | "electron"} driver
 * @param {NodeJS.ProcessEnv} [env]
 */
export function isRequired(driver, env = process.env) {
  const asked = (env["CW_REQUIRE"] ?? "").split(/[\s,]+/).includes(driver);
  return asked || (driver === "chromium" && Boolean(env["CI"]) && env["CI"] !== "0" && env["CI"] !== "false");
}

/** Arguments for a quiet browser that talks to nobody. Its own sandbox does not start as root, nor on most CI machines. */
export function chromiumArguments() {
  const bare = process.getuid?.() === 0 || process.env["CI"] ? ["--no-sandbox"] : [];
  return bare.concat(
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  );
}
