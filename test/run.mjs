// @ts-check
// `npm test`: sets up what is missing, then checks types, rules and format, and runs the tests. Ends with `N passed, N failed`.
import { join } from "node:path";
import { ensureBuilt } from "../electron/start/build.mjs";
import { ensureInstalled } from "../electron/start/install.mjs";
import { root, run } from "../electron/start/steps.mjs";
import { findChromium, isRequired } from "./support/chromium.mjs";
import { sumOf } from "./support/runner/run-record.mjs";
import { runReportedTests } from "./support/runner/run-tests.mjs";

/** @typedef {import("./support/runner/run-record.mjs").Tally} Tally */

const passed = { passed: 1, failed: 0, skipped: 0 };
const failed = { passed: 0, failed: 1, skipped: 0 };

/** @param {string} path */
const tool = (path) => join(root, "node_modules", path);

/**
 * One stage of the run. Whatever goes wrong in it is its failure, and the other stages run all the same.
 *
 * @param {string} name @param {() => Promise<Tally>} work @returns {Promise<Tally>}
 */
async function stage(name, work) {
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

/** @param {readonly string[]} projects @param {NodeJS.ProcessEnv} [env] */
function runTests(projects, env) {
  const reporter = join(root, "test/support/runner/progress-reporter.mjs");
  return stage(projects.join(" and "), () =>
    runReportedTests({
      name: projects.join(" and "),
      args: [
        tool("vitest/vitest.mjs"),
        "run",
        ...projects.map((project) => `--project=${project}`),
        "--reporter=default",
        `--reporter=${reporter}`,
      ],
      ...(env && { env }),
    }),
  );
}

/** @param {string} text */
function frame(text) {
  const line = "-".repeat(78);
  return `${line}\n${text}\n${line}`;
}

const browserNotice = frame(
  "SKIP end-to-end tests: no Chromium found. To get one: apt-get install chromium,\n" +
    "or npx playwright-core install chromium, or set CHROME_PATH to an executable.",
);

/** @param {Awaited<ReturnType<typeof findChromium>>} browser @returns {Promise<Tally>} */
async function runInBrowser(browser) {
  if (browser.kind === "found") return runTests(["e2e"], { ...process.env, CHROME_PATH: browser.file });
  if (browser.kind === "unusable") console.log(`FAIL CHROME_PATH is set, but ${browser.file} cannot be run.`);
  else console.log(browserNotice);
  return browser.kind === "unusable" || isRequired("chromium") ? failed : { passed: 0, failed: 0, skipped: 1 };
}

async function main() {
  if (!(await ensureInstalled())) return [failed];
  const browser = await findChromium();
  if (browser.kind === "missing") console.log(browserNotice);

  const tallies = await Promise.all([
    check("types", "typescript/bin/tsc", ["--noEmit"]),
    check("rules", "eslint/bin/eslint.js", [".", "--max-warnings", "0"]),
  ]);
  tallies.push(await check("format", "prettier/bin/prettier.cjs", ["--check", "--log-level", "warn", "."]));
  const build = await stage("build", async () => ((await ensureBuilt()) ? passed : failed));
  tallies.push(build);
  tallies.push(await runTests(["unit", "conformance"]));
  if (build.failed === 0) tallies.push(await runInBrowser(browser));
  else console.log("SKIP end-to-end tests: the app was not built.");
  return tallies;
}

const total = await stage("the test run", async () => sumOf(await main()));
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
