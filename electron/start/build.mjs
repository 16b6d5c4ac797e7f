// @ts-check
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./steps.mjs";

const sources = ["electron", "renderer", "shared"];
const settings = ["electron.vite.config.ts", "package.json", "package-lock.json", "tsconfig.json"];

/** Files under `out/` without which the app is not built. */
export const results = [
  "main/index.js",
  "main/web.js",
  "main/session-worker.js",
  "main/simulation-worker.js",
  "main/cli.js",
  "preload/index.cjs",
  "renderer/index.html",
];
const stampFile = "out/.built-from";

/**
 * A hash over the paths and bytes of everything the build reads. Bytes rather than times: git sets new times on a checkout.
 *
 * @param {string} folder
 */
export function sourceStamp(folder = root) {
  const hash = createHash("sha256");
  const files = sources.flatMap((source) =>
    readdirSync(join(folder, source), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of [...files.sort(), ...settings.map((name) => join(folder, name))]) {
    if (!existsSync(file)) continue;
    const bytes = readFileSync(file);
    hash.update(`${file.slice(folder.length)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}

/** @param {string} folder */
export function isBuilt(folder = root) {
  try {
    if (readFileSync(join(folder, stampFile), "utf8") !== sourceStamp(folder)) return false;
    return results.every((result) => existsSync(join(folder, "out", result)));
  } catch {
    return false;
  }
}

/** Builds the app into `out/`. Answers whether that succeeded; where it did not, why is shown. */
export async function build() {
  try {
    return await buildInto(join(root, "out"));
  } catch (error) {
    console.error(`The app cannot be built: ${error instanceof Error ? error.message : String(error)}`);
    console.error(`It is built into ${join(root, "out")}, which has to be writable.`);
    return false;
  }
}

/**
 * @param {string} out
 * @returns {Promise<boolean>}
 */
async function buildInto(out) {
  mkdirSync(out, { recursive: true });
  rmSync(join(root, stampFile), { force: true });
  const stamp = sourceStamp();
  const builder = join(root, "node_modules/electron-vite/bin/electron-vite.js");
  const { code, output, seconds } = await run(process.execPath, [builder, "build"], { quiet: true });
  if (code !== 0) {
    console.error(output.trim());
    console.error("The build failed.");
    return false;
  }
  writeFileSync(join(root, stampFile), stamp);
  console.log(`Built in ${seconds.toFixed(0)} s.`);
  return true;
}

/** Builds the app where `out/` is missing or older than its sources. Answers whether it is up to date now. */
export async function ensureBuilt() {
  if (isBuilt()) return true;
  console.log("Building Cardwright…");
  return build();
}

if (process.argv[1] === import.meta.filename) process.exitCode = (await build()) ? 0 : 1;
