// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../electron/start/steps.mjs";
import { sumOf } from "./run-record.mjs";

/** @typedef {import("./run-tests.mjs").RunResult} RunResult */

/** What shows for a moment, or slows the page down, and what is dragged: a busy machine makes such a test miss its moment. */
const needsQuiet = /\.hover\(|setCPUThrottlingRate|mouse\.down\(/u;

/**
 * The browser tests that run one after the other, when the others are done.
 *
 * @param {string} [folder] the repository
 */
export function filesAlone(folder = root) {
  const inFolder = readdirSync(join(folder, "test/e2e")).filter((name) => name.endsWith(".test.ts"));
  return inFolder
    .filter((name) => needsQuiet.test(readFileSync(join(folder, "test/e2e", name), "utf8")))
    .map((name) => `test/e2e/${name}`)
    .sort();
}

/**
 * Runs all browser tests: on all cores those that can, then the others. Files that are named run one after the other.
 *
 * @param {(run: { files: readonly string[], together?: boolean }) => Promise<RunResult>} run
 *   `together` runs all files but those that are alone (vitest.config.ts)
 * @param {readonly string[]} files all for an empty list
 * @param {readonly string[]} [alone]
 * @returns {Promise<RunResult>}
 */
export async function runBrowserTests(run, files, alone = filesAlone()) {
  if (files.length > 0) return run({ files });
  const parts = [await run({ files: [], together: true })];
  if (alone.length > 0) parts.push(await run({ files: alone }));
  return {
    tally: sumOf(parts.map(({ tally }) => tally)),
    failedFiles: parts.flatMap(({ failedFiles }) => failedFiles),
    failures: parts.flatMap(({ failures }) => failures),
  };
}
