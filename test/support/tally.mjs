// @ts-check

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 *
 * @typedef {object} Report the parts of Vitest's JSON report that are counted
 * @property {{ status: string, message?: string, assertionResults: { status: string }[] }[]} testResults one per file
 */

/**
 * Counts the tests of a run. A file that failed without a failing test of its own (it did not load, a hook threw) counts as one
 * failure, as does a run that ended badly and does not say why.
 *
 * @param {Report | undefined} report undefined where the run left none
 * @param {number | null} exitCode
 * @returns {Tally}
 */
export function tallyOf(report, exitCode) {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for (const file of report?.testResults ?? []) {
    let failedHere = 0;
    for (const { status } of file.assertionResults) {
      if (status === "passed") tally.passed += 1;
      else if (status === "failed") failedHere += 1;
      else tally.skipped += 1;
    }
    tally.failed += file.status === "failed" ? Math.max(failedHere, 1) : failedHere;
  }
  if (tally.failed === 0 && (exitCode !== 0 || report === undefined)) tally.failed = 1;
  return tally;
}

/** @param {readonly Tally[]} tallies @returns {Tally} */
export function sumOf(tallies) {
  return tallies.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}
