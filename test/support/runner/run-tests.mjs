// @ts-check
import { spawn } from "node:child_process";
import { root } from "../../../electron/start/steps.mjs";
import { endGroup } from "./process-group.mjs";
import { RunRecord } from "./run-record.mjs";
import { runningTests } from "./running-tests.mjs";
import { watchProgress } from "./watchdog.mjs";

/**
 * `failures` names each test that failed.
 *
 * @typedef {{ tally: import("./run-record.mjs").Tally, failedFiles: readonly import("./run-record.mjs").FailedFile[], failures: readonly string[] }} RunResult
 */

/** How long no test may finish before a run is stopped. */
export const stallLimitMs = 3 * 60_000;

/**
 * Runs a program that reports its tests over a channel (see progress-reporter.mjs). There is no limit on how long it takes
 * as long as tests finish; where none does, it is stopped and the tests that were running are named.
 *
 * @param {{ name: string, args: readonly string[], env?: NodeJS.ProcessEnv, limitMs?: number, print?: (line: string) => void, repeat?: import("./watchdog.mjs").Repeat }} options
 *   `args` is what Node is started with
 * @returns {Promise<RunResult>}
 */
export function runReportedTests({ name, args, env, limitMs = stallLimitMs, print = console.log, repeat }) {
  const record = new RunRecord();
  const notes = runningTests();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...(env ?? process.env), ...notes.env },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    // A group of its own, so that what it has started ends with it.
    detached: process.platform !== "win32",
  });
  const watchdog = watchProgress({
    limitMs,
    ...(repeat && { repeat }),
    stalled: () => {
      print(`FAIL ${name}: no test finished for ${inWords(limitMs)}. What was running:`);
      const running = record.running(notes.read());
      for (const line of running.length > 0 ? running : ["no test yet"]) print(`  ${line}`);
      endGroup(child);
    },
  });
  child.on("message", (event) => {
    if (record.take(/** @type {import("./run-record.mjs").RunEvent} */ (event))) watchdog.progress();
  });
  const release = endWithUs(child);
  return new Promise((done) => {
    const finish = (/** @type {number | null} */ code) => {
      watchdog.stop();
      release();
      notes.remove();
      done({ tally: record.tally(code), failedFiles: record.failedFiles(), failures: record.failures() });
    };
    child.on("error", (error) => {
      print(`FAIL ${name}: ${error.message}`);
      finish(127);
    });
    child.on("close", finish);
  });
}

/** @param {number} ms */
const inWords = (ms) => (ms < 60_000 ? `${ms / 1000} s` : `${ms / 60_000} min`);

/**
 * A group of its own does not get the Ctrl+C of the terminal, so it is passed on.
 *
 * @param {import("node:child_process").ChildProcess} child
 */
function endWithUs(child) {
  /** @type {readonly NodeJS.Signals[]} */
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    endGroup(child);
    child.once("close", () => process.exit(signal === "SIGINT" ? 130 : 143));
  };
  for (const signal of signals) process.on(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
}
