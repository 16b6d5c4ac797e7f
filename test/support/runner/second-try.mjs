// @ts-check
import { sumOf } from "./run-record.mjs";

/** @typedef {import("./run-record.mjs").Tally} Tally */
/** @typedef {{ tally: Tally, failedFiles: readonly import("./run-record.mjs").FailedFile[] }} RunResult */

/**
 * Runs tests, and runs the files that failed once more by themselves. A test in a browser meets the machine's other work:
 * what fails twice is broken, what fails once is unsteady and listed as such, so that it is mended and holds nobody up.
 *
 * @param {(files: readonly string[]) => Promise<RunResult>} runFiles runs the files, all of them for an empty list
 * @param {(line: string) => void} [print]
 * @returns {Promise<Tally>} with the counts of the second run for files that were run twice
 */
export async function runWithSecondTry(runFiles, print = console.log) {
  const first = await runFiles([]);
  if (first.failedFiles.length === 0) return first.tally;
  const paths = first.failedFiles.map(({ file }) => file.replace(/^[^:]*: /u, ""));
  print(`Failed, and run once more: ${paths.join(", ")}`);
  const second = await runFiles(paths);
  const failedAgain = new Set(second.failedFiles.map(({ file }) => file));
  if (second.tally.failed === 0 || failedAgain.size > 0)
    for (const { file } of first.failedFiles)
      if (!failedAgain.has(file)) print(`UNSTEADY ${file}: passed the second time`);
  return sumOf([first.tally, ...first.failedFiles.map(({ tally }) => negative(tally)), second.tally]);
}

/** @param {Tally} tally @returns {Tally} */
const negative = ({ passed, failed, skipped }) => ({ passed: -passed, failed: -failed, skipped: -skipped });
