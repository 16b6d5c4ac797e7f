// @ts-check
import { join } from "node:path";
import { root, run } from "../../../electron/start/steps.mjs";
import { runReportedTests } from "./run-tests.mjs";
import { runWithSecondTry } from "./second-try.mjs";

/** @typedef {import("./run-record.mjs").Tally} Tally */

export const passed = { passed: 1, failed: 0, skipped: 0 };
export const failed = { passed: 0, failed: 1, skipped: 0 };

/** @param {string} path */
const tool = (path) => join(root, "node_modules", path);

/**
 * One stage of a run. Whatever goes wrong in it is its failure, and the other stages run all the same.
 *
 * @param {string} name @param {() => Promise<Tally>} work @returns {Promise<Tally>}
 */
export async function stage(name, work) {
  try {
    return await work();
  } catch (error) {
    console.log(`FAIL ${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return failed;
  }
}

/** @param {string} name @param {string} script @param {readonly string[]} args */
const check = (name, script, args) =>
  stage(name, async () => {
    const { code, output, seconds } = await run(process.execPath, [tool(script), ...args], { quiet: true });
    if (code !== 0) console.log(output.trimEnd());
    console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds.toFixed(0)} s)`);
    return code === 0 ? passed : failed;
  });

export const checkTypes = () => check("types", "typescript/bin/tsc", ["--noEmit"]);

/** @param {readonly string[]} files */
export const checkRules = (files) =>
  check("rules", "eslint/bin/eslint.js", [...files, "--max-warnings", "0", "--no-warn-ignored"]);

/** @param {readonly string[]} files */
export const checkFormat = (files) =>
  check("format", "prettier/bin/prettier.cjs", ["--check", "--log-level", "warn", "--ignore-unknown", ...files]);

/**
 * Runs Vitest, as `vitest run` or otherwise, on projects.
 *
 * @param {readonly string[]} projects
 * @param {{ command?: readonly string[], env?: NodeJS.ProcessEnv, secondTry?: boolean }} [options] `secondTry` runs files
 *   that failed once more by themselves, see second-try.mjs
 */
export function runTests(projects, { command = ["run"], env, secondTry = false } = {}) {
  const name = projects.join(" and ");
  const reporter = join(root, "test/support/runner/progress-reporter.mjs");
  const runFiles = (/** @type {readonly string[]} */ files) =>
    runReportedTests({
      name,
      args: [
        tool("vitest/vitest.mjs"),
        ...command,
        ...files,
        ...projects.map((project) => `--project=${project}`),
        "--passWithNoTests",
        "--reporter=default",
        `--reporter=${reporter}`,
      ],
      ...(env && { env }),
    });
  return stage(name, async () => (secondTry ? runWithSecondTry(runFiles) : (await runFiles([])).tally));
}

/**
 * Prints the last line of a run, `N passed, N failed`, and sets the exit code.
 *
 * @param {Tally} total
 */
export function conclude(total) {
  if (total.skipped > 0) console.log(`${total.skipped} skipped`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}
