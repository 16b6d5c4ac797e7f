// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { npm, root, run } from "./steps.mjs";

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @param {string} path
 * @returns {Record<string, LockedPackage>}
 */
function lockedPackages(path) {
  return JSON.parse(readFileSync(path, "utf8")).packages ?? {};
}

/**
 * Whether `node_modules` holds what package-lock.json asks for. npm writes its own record of an installation last, so an
 * interrupted one counts as missing; packages for other platforms may be absent.
 *
 * @param {string} folder
 */
export function isInstalled(folder = root) {
  try {
    const installed = lockedPackages(join(folder, "node_modules/.package-lock.json"));
    return Object.entries(lockedPackages(join(folder, "package-lock.json"))).every(([path, wanted]) => {
      if (path === "") return true;
      const found = installed[path];
      if (found === undefined) return Boolean(wanted.optional || wanted.devOptional);
      return found.version === wanted.version;
    });
  } catch {
    return false;
  }
}

/** Installs what package-lock.json names, where it is not there yet. Answers whether all is in place now. */
export async function ensureInstalled() {
  if (isInstalled()) return true;
  console.log("Installing the packages Cardwright is built with (npm ci, well under a minute)…");
  const { command, first, shell } = npm();
  const { code, output, seconds } = await run(command, [...first, "ci", "--no-audit", "--no-fund"], {
    quiet: true,
    shell,
  });
  if (code !== 0) {
    console.error(output.trim());
    console.error("npm ci failed; Cardwright needs its packages from the npm registry once.");
    return false;
  }
  console.log(`Installed in ${seconds.toFixed(0)} s.`);
  return true;
}
