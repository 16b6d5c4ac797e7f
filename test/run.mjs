// @ts-check
// `npm test`: sets up what is missing, then checks types, rules and format, and runs the tests. Ends with `N passed, N failed`.
import { ensureBuilt } from "../electron/start/build.mjs";
import { ensureInstalled } from "../electron/start/install.mjs";
import { root } from "../electron/start/steps.mjs";
import { findChromium, isRequired } from "./support/chromium.mjs";
import { changedFiles, isCode } from "./support/runner/changed-files.mjs";
import { sumOf } from "./support/runner/run-record.mjs";
import {
  checkFormat,
  checkRules,
  checkTypesAndTypedRules,
  checkUntypedRules,
  conclude,
  failed,
  passed,
  runTests,
  runTestsInBrowser,
  stage,
} from "./support/runner/stages.mjs";

/** @typedef {import("./support/runner/run-record.mjs").Tally} Tally */

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
  if (browser.kind === "found") {
    return runTestsInBrowser({ ...process.env, CHROME_PATH: browser.file });
  }
  if (browser.kind === "unusable") console.log(`FAIL CHROME_PATH is set, but ${browser.file} cannot be run.`);
  else console.log(browserNotice);
  return browser.kind === "unusable" || isRequired("chromium") ? failed : { passed: 0, failed: 0, skipped: 1 };
}

async function main() {
  if (!(await ensureInstalled())) return [failed];
  const browser = await findChromium();
  if (browser.kind === "missing") console.log(browserNotice);

  const tallies = await Promise.all([checkTypesAndTypedRules(), checkUntypedRules(), checkFormat(["."])]);
  const changed = (changedFiles(root)?.files ?? []).filter(isCode);
  if (changed.length > 0) tallies.push(await checkRules(changed));
  const build = await stage("build", async () => ((await ensureBuilt()) ? passed : failed));
  tallies.push(build);
  tallies.push(await runTests());
  if (build.failed === 0) tallies.push(await runInBrowser(browser));
  else console.log("SKIP end-to-end tests: the app was not built.");
  return tallies;
}

conclude(await stage("the test run", async () => sumOf(await main())));
