// @ts-check
// `npm run test:quick`: types, the rules and format of the files that were changed, and the nearest of the tests that import them.
import { checkFormat, checkRules, checkTypes, conclude, passed, runTests, stage } from "./support/runner/stages.mjs";
import { root } from "../electron/start/steps.mjs";
import { importersOf, nearTests, readModules } from "./support/runner/near-tests.mjs";
import { changedFiles, isCode } from "./support/runner/changed-files.mjs";
import { sumOf } from "./support/runner/run-record.mjs";

/** @typedef {import("./support/runner/run-record.mjs").Tally} Tally */

const mostListed = 20;
/** So many files of tests are run; a file in the middle of everything is imported by nearly all. */
const mostTests = 40;
/** What tests can import. */
const isImported = (/** @type {string} */ file) => /\.([cm]?[jt]sx?|json)$/u.test(file);

/** @param {string} title @param {readonly string[]} files */
function list(title, files) {
  if (files.length === 0) return;
  console.log(`${title}:`);
  for (const file of files.slice(0, mostListed)) console.log(`  ${file}`);
  if (files.length > mostListed) console.log(`  and ${files.length - mostListed} more`);
}

/** @returns {Promise<Tally[]>} */
async function main() {
  const changes = changedFiles(root);
  if (changes === undefined) {
    console.log("Git does not say what was changed here, so only the types are checked. npm test checks everything.");
    return [await checkTypes()];
  }
  const { since, files, deleted } = changes;
  if (files.length === 0 && deleted.length === 0) {
    console.log(`Nothing was changed since ${since}. npm test checks everything.`);
    return [passed];
  }
  list(`Changed since ${since}`, files);
  list("Deleted", deleted);
  const code = files.filter(isCode);
  const tallies = await Promise.all([checkTypes(), ...(code.length > 0 ? [checkRules(code)] : [])]);
  if (files.length > 0) tallies.push(await checkFormat(files));

  const imported = files.filter(isImported);
  const near = nearTests(imported, importersOf(readModules(root)));
  if (near.length > mostTests)
    console.log(`Running the ${mostTests} nearest of ${near.length} test files that import them; npm test runs all.`);
  if (near.length > 0) tallies.push(await runTests(near.slice(0, mostTests)));
  list(
    "Not checked here, as tests do not import them (npm test runs all tests)",
    files.filter((file) => !isImported(file)),
  );
  return tallies;
}

conclude(await stage("the quick run", async () => sumOf(await main())));
