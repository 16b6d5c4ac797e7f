// @ts-check
import { createRequire, syncBuiltinESMExports } from "node:module";
import { parentPort } from "node:worker_threads";

/**
 * A thread that runs the program of sessions for one session after the other. Each is started with its own data and port, as
 * if the thread were its own; what the program imports is loaded once. See session-threads.ts.
 *
 * @typedef {{ readonly program: string, readonly data: unknown, readonly port: import("node:worker_threads").MessagePort }} Start
 */
const threads = createRequire(import.meta.url)("node:worker_threads");
let started = 0;

parentPort?.on("message", (/** @type {Start} */ { program, data, port }) => {
  Object.assign(threads, { workerData: data, parentPort: port });
  syncBuiltinESMExports();
  started += 1;
  // Another address is another module: it runs again, and what it imports does not.
  void import(`${program}?session=${started}`);
});
