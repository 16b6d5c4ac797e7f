// @ts-check
import { sumOf } from "./run-record.mjs";

/** @typedef {import("./run-record.mjs").Tally} Tally */
/** @typedef {{ tally: Tally, failedFiles: readonly import("./run-record.mjs").FailedFile[], failures: readonly string[] }} RunResult */

/** More files than these do not fail by accident. */
const mostFiles = 10;

/**
 * Runs tests, and runs the files that failed once more by themselves. A test meets the machine's other work, and what earlier
 * files left in its process: what fails twice is broken, what fails once is unsteady and listed as such, so that it is mended
 * and holds nobody up.
 *
 * @param {(files: readonly string[]) => Promise<RunResult>} runFiles runs the files, all of them for an empty list
 * @param {(line: string) => void} [print]
 * @returns {Promise<{ tally: Tally, failures: readonly string[], unsteady: readonly string[] }>} the tally has the counts of
 *   the second run for files that were run twice
 */
export async function runWithSecondTry(runFiles, print = console.log) {
  const first = await runFiles([]);
  const { failedFiles } = first;
  if (failedFiles.length === 0 || failedFiles.length > mostFiles) return { ...first, unsteady: [] };
  const paths = failedFiles.map(({ file }) => file.replace(/^[^:]*: /u, ""));
  print(`Failed, and run once more: ${paths.join(", ")}`);
  const second = await runFiles(paths);
  const failedAgain = new Set(second.failedFiles.map(({ file }) => file));
  const isWhole = second.tally.failed === 0 || failedAgain.size > 0;
  const passedThen = failedFiles.filter(({ file }) => isWhole && !failedAgain.has(file));
  return {
    tally: sumOf([first.tally, ...failedFiles.map(({ tally }) => negative(tally)), second.tally]),
    failures: second.failures,
    unsteady: first.failures.filter((failure) => passedThen.some(({ file }) => failure.startsWith(file))),
  };
}

/** @param {Tally} tally @returns {Tally} */
const negative = ({ passed, failed, skipped }) => ({ passed: -passed, failed: -failed, skipped: -skipped });
