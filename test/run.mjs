// @ts-check
// `npm test`: sets up what is missing, then checks types, rules and format, and runs the tests. Ends with `N passed, N failed`.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "../electron/start/build.mjs";
import { ensureInstalled } from "../electron/start/install.mjs";
import { root, run } from "../electron/start/steps.mjs";
import { findChromium, isRequired } from "./support/chromium.mjs";
import { sumOf, tallyOf } from "./support/tally.mjs";

const limitMs = 10 * 60_000;
const passed = { passed: 1, failed: 0, skipped: 0 };
const failed = { passed: 0, failed: 1, skipped: 0 };

/** @param {string} path */
const tool = (path) => join(root, "node_modules", path);

/** @param {string} name @param {string} script @param {readonly string[]} args */
async function check(name, script, args) {
  const { code, output, seconds } = await run(process.execPath, [tool(script), ...args], { quiet: true, limitMs });
  if (code !== 0) console.log(output.trimEnd());
  console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds.toFixed(0)} s)`);
  return code === 0 ? passed : failed;
}

/** @param {readonly string[]} projects @param {NodeJS.ProcessEnv} [env] */
async function runTests(projects, env = process.env) {
  const folder = mkdtempSync(join(tmpdir(), "cardwright-test-"));
  const reportFile = join(folder, "report.json");
  try {
    const { code } = await run(
      process.execPath,
      [
        tool("vitest/vitest.mjs"),
        "run",
        ...projects.map((project) => `--project=${project}`),
        "--passWithNoTests",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${reportFile}`,
      ],
      { limitMs, env },
    );
    if (code === null)
      console.log(`FAIL ${projects.join(" and ")}: stopped, at the latest after ${limitMs / 60_000} min`);
    return tallyOf(readReport(reportFile), code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} file @returns {import("./support/tally.mjs").Report | undefined} */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
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

/** @param {Awaited<ReturnType<typeof findChromium>>} browser */
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
  const built = await ensureBuilt();
  tallies.push(built ? passed : failed);
  tallies.push(await runTests(["unit", "conformance"]));
  if (built) tallies.push(await runInBrowser(browser));
  return tallies;
}

const total = sumOf(await main());
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
