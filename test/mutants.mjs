// @ts-check
// `npm run mutants -- PATH…`: changes the sources under the paths in small ways, one at a time, and reports which changes no
// unit test notices. Works on a copy in out/mutants, at low priority, and takes minutes for a file and hours for a large room.
import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join, relative, sep } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { root } from "../electron/start/steps.mjs";
import { notCopied, sourceFiles, testsOf } from "./support/mutants/paths.mjs";
import { scoreTable, survivors } from "./support/mutants/scores.mjs";

const usage = "Usage: npm run mutants -- PATH…   (files or folders of electron, renderer or shared)";

/** @param {readonly string[]} paths */
async function main(paths) {
  if (paths.length === 0) return refuse(usage);
  const found = sourceFiles(root, paths, process.env["INIT_CWD"] ?? process.cwd());
  if (!found.ok) return refuse(`${found.message}\n${usage}`);

  process.chdir(root);
  setPriority(constants.priority.PRIORITY_LOW);
  const tests = testsOf(root, found.files);
  const results = await new Stryker({
    mutate: found.files,
    testFiles: tests,
    testRunner: "vitest",
    vitest: { configFile: "test/support/mutants/vitest.config.ts", related: tests.length === 0 },
    plugins: ["@stryker-mutator/vitest-runner", "./test/support/mutants/left-out.mjs"],
    ignorers: ["sentences"],
    // What runs only while a file is loaded, such as a table of names, would need a fresh process and all tests for each
    // mutant. Such tables are mostly words.
    ignoreStatic: true,
    // Vitest does not check types, so that the copy needs no comment against it in each file.
    disableTypeChecks: false,
    ignorePatterns: [...notCopied],
    tempDirName: "out/mutants/copy",
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 20,
    reporters: ["progress-append-only"],
  }).runMutationTest();

  const mutants = results.map((mutant) => ({
    ...mutant,
    fileName: relative(root, mutant.fileName).split(sep).join("/"),
  }));
  console.log(["", ...survivors(mutants, (file) => readFileSync(join(root, file), "utf8")), ""].join("\n"));
  console.log(scoreTable(mutants).join("\n"));
  return 0;
}

/** @param {string} message */
function refuse(message) {
  console.error(message);
  return 2;
}

process.exitCode = await main(process.argv.slice(2));
