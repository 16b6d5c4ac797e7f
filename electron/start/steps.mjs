// @ts-check
import { spawn } from "node:child_process";
import { resolve } from "node:path";

/** The repository, or the folder the app was unpacked to. */
export const root = resolve(import.meta.dirname, "../..");

/**
 * Runs a program to its end. Its output is shown as it comes, or kept for `output` where `quiet`.
 * `code` is null where it was stopped: after `limitMs`, or by a signal.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, quiet?: boolean, limitMs?: number, env?: NodeJS.ProcessEnv, shell?: boolean }} [options]
 * @returns {Promise<{ code: number | null, output: string, seconds: number }>}
 */
export function run(command, args, options = {}) {
  const started = performance.now();
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: options.env ?? process.env,
      stdio: ["ignore", options.quiet ? "pipe" : "inherit", options.quiet ? "pipe" : "inherit"],
      shell: options.shell ?? false,
    });
    let output = "";
    const keep = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    const limit = options.limitMs === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), options.limitMs);
    const finish = (/** @type {number | null} */ code) => {
      clearTimeout(limit);
      done({ code, output, seconds: (performance.now() - started) / 1000 });
    };
    child.on("error", (error) => {
      output += error.message;
      finish(127);
    });
    child.on("close", finish);
  });
}

/** npm as a program: the one that runs this script, else the one on the path (a `.cmd` file on Windows needs a shell). */
export function npm() {
  const script = process.env["npm_execpath"];
  if (script?.endsWith("npm-cli.js")) return { command: process.execPath, first: [script], shell: false };
  const windows = process.platform === "win32";
  return { command: windows ? "npm.cmd" : "npm", first: [], shell: windows };
}
