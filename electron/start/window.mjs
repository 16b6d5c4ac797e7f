// @ts-check
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { root, run } from "./steps.mjs";

const fetchLimitMs = 90_000;
/** A window that ends sooner than this with an error never came up: a missing system library, no usable display. */
const startLimitMs = 5_000;
const electronFolder = join(root, "node_modules/electron");
const refusalFile = join(root, "node_modules/.cache/cardwright/electron-refused.json");

/** @param {string} folder @param {string | undefined} otherDist */
function executableOf(folder, otherDist) {
  const pathFile = join(folder, "path.txt");
  if (otherDist !== undefined)
    return join(otherDist, existsSync(pathFile) ? readFileSync(pathFile, "utf8") : "electron");
  return join(folder, "dist", readFileSync(pathFile, "utf8"));
}

/**
 * The Electron executable, if there is one. Never asks the `electron` package itself: importing it starts a download.
 *
 * @param {string} folder the package's folder
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
export function electronExecutable(folder = electronFolder, env = process.env) {
  try {
    const file = env["ELECTRON_EXEC_PATH"] ?? executableOf(folder, env["ELECTRON_OVERRIDE_DIST_PATH"]);
    accessSync(file, constants.X_OK);
    return file;
  } catch {
    return undefined;
  }
}

/**
 * Why no window can be shown here at all, whatever is installed; undefined where one may be.
 *
 * @param {{ platform: NodeJS.Platform, env: NodeJS.ProcessEnv, uid: number | undefined }} machine
 */
export function noWindowReason({ platform, env, uid }) {
  if (platform !== "linux") return undefined;
  if (!env["DISPLAY"] && !env["WAYLAND_DISPLAY"]) return "there is no display";
  if (uid === 0) return "the window's sandbox does not run as root";
  return undefined;
}

const again = "retry with: npx install-electron";

/** @param {string} file @param {string} version */
function isRefused(file, version) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).version === version;
  } catch {
    return false;
  }
}

/**
 * Tries to fetch Electron, once: a failure is remembered for that version of Electron.
 *
 * @param {{ version: string, refusals: string, attempt: () => Promise<boolean> }} options `refusals` is the file that remembers
 * @returns {Promise<string | undefined>} why there is no Electron, where it could not be fetched
 */
export async function fetchOnce({ version, refusals, attempt }) {
  if (isRefused(refusals, version)) return `Electron could not be fetched earlier (${again})`;
  if (await attempt()) return undefined;
  mkdirSync(dirname(refusals), { recursive: true });
  writeFileSync(refusals, JSON.stringify({ version }));
  return `Electron could not be fetched (${again})`;
}

/** @returns {Promise<string | undefined>} */
async function fetchElectron() {
  if (process.env["ELECTRON_SKIP_BINARY_DOWNLOAD"]) return "ELECTRON_SKIP_BINARY_DOWNLOAD is set";
  const { version } = JSON.parse(readFileSync(join(electronFolder, "package.json"), "utf8"));
  const attempt = async () => {
    console.log(`Fetching Electron ${version} once (about 110 MB, at most ${fetchLimitMs / 1000} s)…`);
    const script = join(electronFolder, "install.js");
    const { code } = await run(process.execPath, [script], { quiet: true, limitMs: fetchLimitMs });
    return code === 0 && electronExecutable() !== undefined;
  };
  return fetchOnce({ version, refusals: refusalFile, attempt });
}

/**
 * Shows the window and waits until it is closed.
 *
 * @param {string} executable
 * @param {readonly string[]} args
 * @returns {Promise<{ kind: "closed", code: number } | { kind: "not-started", reason: string }>}
 */
export function runWindow(executable, args) {
  const started = performance.now();
  const env = { ...process.env };
  delete env["ELECTRON_RUN_AS_NODE"];
  return new Promise((done) => {
    const child = spawn(executable, [root, ...args], { stdio: "inherit", env });
    child.on("error", (error) => done({ kind: "not-started", reason: error.message }));
    child.on("close", (code) => {
      const failed = code !== 0 && performance.now() - started < startLimitMs;
      if (failed) done({ kind: "not-started", reason: `Electron ended at once (code ${code ?? "none"})` });
      else done({ kind: "closed", code: code ?? 1 });
    });
  });
}

/**
 * Opens the window, if this machine can show one.
 *
 * @param {string | undefined} folder
 * @returns {Promise<{ kind: "closed", code: number } | { kind: "not-started", reason: string }>}
 */
export async function openWindow(folder) {
  const impossible = noWindowReason({ platform: process.platform, env: process.env, uid: process.getuid?.() });
  if (impossible) return { kind: "not-started", reason: impossible };
  const refusal = electronExecutable() ? undefined : await fetchElectron();
  const executable = electronExecutable();
  if (executable === undefined) return { kind: "not-started", reason: refusal ?? "there is no Electron executable" };
  return runWindow(executable, folder === undefined ? [] : [folder]);
}
