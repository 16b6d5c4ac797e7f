// @ts-check
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { isInstalled } from "../start/install.mjs";
import { npm, root, run } from "../start/steps.mjs";

/** Where electron-builder and what it needs are: not among the packages of the app, which most people never package. */
export const tools = join(root, "node_modules/.cache/package");

/** Fetches the tools that package-lock.json beside this file names, where they are not there yet. Answers whether they are now. */
export async function ensureTools() {
  mkdirSync(tools, { recursive: true });
  for (const file of ["package.json", "package-lock.json"])
    copyFileSync(join(import.meta.dirname, file), join(tools, file));
  if (isInstalled(tools)) return true;
  console.log("Fetching what packaging needs…");
  const { command, first, shell } = npm();
  const args = [...first, "ci", "--prefix", tools, "--ignore-scripts", "--no-audit", "--no-fund"];
  const { code, output } = await run(command, args, { quiet: true, shell });
  if (code !== 0) console.error(output.trim());
  return code === 0;
}
