// @ts-check
import { join } from "node:path";
import { root, run } from "../../../electron/start/steps.mjs";
import { runReportedTests } from "./run-tests.mjs";
import { runWithSecondTry } from "./second-try.mjs";
import { oxlintArguments } from "./typed-rules.mjs";

/** @typedef {import("./run-record.mjs").Tally} Tally */

export const passed = { passed: 1, failed: 0, skipped: 0 };
export const failed = { passed: 0, failed: 1, skipped: 0 };

/**
 * What failed in the stages so far, repeated at the end: what was printed of it is thousands of lines above by then.
 *
 * @type {string[]}
 */
const failures = [];

/**
 * What failed once and passed when it was run again, repeated too.
 *
 * @type {string[]}
 */
const unsteady = [];

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
    failures.push(name);
    return failed;
  }
}

/** @param {string} name @param {string} script @param {readonly string[]} args */
const check = (name, script, args) =>
  stage(name, async () => {
    const { code, output, seconds } = await run(process.execPath, [tool(script), ...args], { quiet: true });
    if (code !== 0) {
      console.log(output.trimEnd());
      failures.push(name);
    }
    console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds.toFixed(0)} s)`);
    return code === 0 ? passed : failed;
  });

export const checkTypes = () => check("types", "typescript/bin/tsc", ["--noEmit"]);

/**
 * All rules, those that need types too, by ESLint alone: too slow for all files.
 *
 * @param {readonly string[]} files
 */
export const checkRules = (files) =>
  check("rules of changed files", "eslint/bin/eslint.js", [...files, "--max-warnings", "0", "--no-warn-ignored"]);

/** The types of all files, and the rules that need them. */
export const checkTypesAndTypedRules = () =>
  stage("types and typed rules", async () =>
    check("types and typed rules", "oxlint/bin/oxlint", [...(await oxlintArguments()), "--deny-warnings", "."]),
  );

/** The rules that need no types, for all files. */
export const checkUntypedRules = () =>
  check("untyped rules", "eslint/bin/eslint.js", [
    ...[".", "--config", ".eslint/untyped.js", "--max-warnings", "0"],
    ...["--cache", "--cache-strategy", "content", "--cache-location", "node_modules/.cache/eslint"],
  ]);

/** @param {readonly string[]} files */
export const checkFormat = (files) =>
  check("format", "oxfmt/bin/oxfmt", ["--check", "--no-error-on-unmatched-pattern", ...files]);

/**
 * Runs Vitest on projects.
 *
 * @param {readonly string[]} projects
 * @param {{ args: readonly string[], env?: NodeJS.ProcessEnv }} options `args` begin with its command
 */
const runVitest = (projects, { args, env }) =>
  runReportedTests({
    name: projects.join(" and "),
    args: [
      tool("vitest/vitest.mjs"),
      ...args,
      ...projects.map((project) => `--project=${project}`),
      "--passWithNoTests",
      "--reporter=default",
      `--reporter=${join(root, "test/support/runner/progress-reporter.mjs")}`,
    ],
    ...(env && { env }),
  });

/**
 * Runs the tests of projects that are not in a browser, of all files or of those that are named. Files that failed are run
 * once more by themselves, see second-try.mjs.
 *
 * @param {readonly string[]} [files]
 */
export const runTests = (files = []) => {
  const projects = ["unit", "conformance"];
  return runTwice(projects, (again) => runVitest(projects, { args: ["run", ...(again.length > 0 ? again : files)] }));
};

/**
 * The files that are run again, because a test of them failed, run one after the other.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export const runTestsInBrowser = (env) =>
  runTwice(["e2e"], (again) =>
    runVitest(["e2e"], { args: ["run", ...again, ...(again.length > 0 ? ["--no-file-parallelism"] : [])], env }),
  );

/** @param {readonly string[]} projects @param {Parameters<typeof runWithSecondTry>[0]} runFiles */
const runTwice = (projects, runFiles) =>
  stage(projects.join(" and "), async () => {
    const result = await runWithSecondTry(runFiles);
    failures.push(...result.failures);
    unsteady.push(...result.unsteady);
    return result.tally;
  });

const mostRepeated = 100;

/**
 * Repeats what failed, prints the last line of a run, `N passed, N failed`, and sets the exit code.
 *
 * @param {Tally} total
 */
export function conclude(total) {
  for (const failure of unsteady) console.log(`UNSTEADY, passed the second time: ${failure}`);
  for (const failure of failures.slice(0, mostRepeated)) console.log(`FAIL ${failure}`);
  if (failures.length > mostRepeated) console.log(`and ${failures.length - mostRepeated} more`);
  if (total.skipped > 0) console.log(`${total.skipped} skipped`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}
