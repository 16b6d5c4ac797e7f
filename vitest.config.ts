import { defineConfig } from "vitest/config";
import { programPlugins, programSetup } from "./test/support/programs/vitest.js";
import { FileOrder } from "./test/support/runner/file-order.js";

/**
 * Limits only end what hangs: they are far above what a test takes on a slow and busy machine, and below the three minutes
 * without a finished test after which test/run.mjs stops the whole run.
 */
const hangMs = 150_000;
const pollMs = 60_000;

const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

const options = (name: string, timeoutMs = hangMs) => ({
  name,
  include: [`test/${name}/**/*.test.ts`, `test/${name}/**/*.test.tsx`],
  testTimeout: timeoutMs,
  hookTimeout: timeoutMs,
  expect: { poll: { timeout: pollMs } },
  setupFiles: "test/support/runner/note-running.ts",
  // That of the browser which the app runs in: to others Monaco answers with a way around that rejects promises at every click.
  environmentOptions: { happyDOM: { settings: { navigator: { userAgent } } } },
  // Files share a process and the modules they import: a test that changes something global puts it back.
  isolate: false,
});

export default defineConfig({
  test: {
    // All cores: Vitest's own share leaves one of two idle.
    maxWorkers: "100%",
    sequence: { sequencer: FileOrder },
    projects: [
      { plugins: programPlugins, test: { ...options("unit"), globalSetup: programSetup } },
      { plugins: programPlugins, test: { ...options("conformance"), globalSetup: programSetup } },
      { test: options("e2e") },
      {
        plugins: programPlugins,
        test: { ...options("soak", 3_600_000), globalSetup: programSetup, fileParallelism: false },
      },
    ],
  },
});
